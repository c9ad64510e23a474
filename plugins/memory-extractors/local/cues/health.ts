// Words for what people take and what they have: drugs by the stems of their international names, illnesses by their endings.

import { anyOf } from "../patterns.ts";

/** "lisinopril", "apixaban", "metformin" */
const STEMS = anyOf(
  "(?<!\\ba)pril|sartan|statin|[ao]lol|dipine|semide|thiazide|lactone|xaban|parin|grel|formin|gli(?:ptin|flozin|tazone)|glutide|thyroxine",
  "cillin|mycin|micin|cycline|floxacin|[cn]azole|prazole|(?:clo|na|ta|ti|ami)vir|quine|profen|coxib",
  "triptan|setron|tidine|tadine|rizine|terol|sone|solone|lukast",
  "oxetine|traline|pram|faxine|triptyline|apine|idone|azepam|azolam|zepine|trigine|barbital|gabalin|bapentin|racetam|phenidate|codone",
  "trexate|dronate|[lzx]imab|[ms]umab|tinib|oxifen|afil",
);
/** Without such a stem. */
const DRUG = anyOf(
  "warfarin|heparin|aspirin|lithium|insulin|paracetamol|acetaminophen|tylenol|codeine|morphine|tramadol",
  "methadone|digoxin|amiodarone|valproate|topiramate",
  "ritalin|adderall|clozaril|prozac|zoloft|xanax|lipitor|ozempic|wegovy|ventolin|salbutamol",
  "hydrocortisone|melatonin|accutane|isotretinoin|naltrexone",
  "statins|steroids|beta[- ]blockers|blood thinners|antihistamines|antidepressants|antipsychotics",
  "anticoagulants|immunosuppressants|diuretics|contraceptives",
);
export const MEDICINE = `(?:${DRUG}|[a-z]{2,}${STEMS})`;

/** "epilepsy", "arthritis", "endometriosis" */
export const ILLNESS = anyOf(
  "epilepsy|gout|lupus|asthma|diabetes|adhd|autism|ibs|copd|pcos|ptsd|ocd|hiv",
  String.raw`(?:add|als|ms)(?=[.,;!]|$| (?:and|so|but)\b)|cancer|leuka?emia|lymphoma|glaucoma|tinnitus|eczema`,
  "psoriasis|rosacea|scoliosis|narcolepsy|insomnia|dyslexia|dyscalculia|dyspraxia|aphantasia|synaesthesia",
  "long covid|bipolar(?: disorder)?|anorexia|bulimia|vertigo|migraines?",
  "parkinson's(?: disease)?|crohn's(?: disease)?|alzheimer's|lyme disease|dementia|reflux|hypertension",
  "sciatica|a?rrhythmia|a heart condition|high blood pressure",
  "[a-z]{3,}(?:itis|algia|a?emia|rosis|riosis|culosis|rrhosis|plegia|philia|thyroidism|lepsy)",
);
