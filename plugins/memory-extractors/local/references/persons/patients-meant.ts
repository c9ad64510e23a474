// Whose health is told of behind what a doctor says: "Dr Vasse says two more weeks. His sugar is high." Not the doctor's.

import { wrapped } from "#domain/wrapped.ts";

const OPENS_WITH_HEALTH = new RegExp(
  [
    wrapped`
      ^(?:his|her) (?:(?:left|right|poor|bad|good|new) )?(?:
        blood(?: (?:sugar|pressure|test|count)s?)?|sugar|pressure|heart|legs?|arms?|knees?|hips?|back|spine|head|eyes?
        |ears?|skin|lungs?|chest|kidneys?|liver|stomach|bowels?|fever|temperature|weight|pulse|breathing|speech|memory
        |appetite|pain|tumou?r|cancer|wound|stitches|cast|scan|x-ray|results|side|foot|feet|ankle|wrist|shoulder|neck
        |hearing|sight|teeth|gums|paw|tail|infection|cough|levels|condition
      )\b`,
    wrapped`
      ^s?he(?:'s| is| was| has been|'ll be| will be| needs| can| can't| could)?[ ]
      (?:(?:very|so|still|too|quite|much|a bit|already|not|to) )*
      (?:
        weak|better|worse|in pain|sick|ill|poorly|stable|awake|asleep|sleeping|eating|walking|feverish|confused
        |recovering|healing|surgery|an operation|rest|antibiotics|come home|go home|walk|eat|swallow|stand
        |out of (?:danger|the woods)|on (?:antibiotics|morphine|oxygen|a drip)
      )\b`,
    wrapped`
      ^s?he (?:
        (?:now )?(?:has|had|needs|needed|will have) to|must|can't|cannot|isn't allowed to|is not allowed to|may not|should
      ) (?:
        wear|rest|stay (?:in|off|at home|indoors|inside|overnight)|take (?:it easy|pills|tablets|medicine|medication|\w+ pills)
        |lie|keep (?:still|off|quiet)|use crutches|lose weight|eat|drink|lift|put (?:any )?weight|bend|run|jump
      )\b`,
    // What one is put on: "She starts levodopa tomorrow"; a new doctor "starts on Monday".
    wrapped`
      ^s?he (?:(?:will|has to|now|'ll) )*
      (?:starts?|is starting|begins?|takes?|is taking|gets?|is on|was put on|stopped|stays on) (?:(?:with|the|her|his|a|new|low|\d+ ?mg) ){0,3}(?:
        chemo(?:therapy)?|radiation|radiotherapy|dialysis|insulin|treatment|medication|antibiotics|steroids|pills|tablets|drops|physio
        |statins?|blood thinners?|\w{3,}(?:dopa|pril|statin|mab|cillin|azole|formin|sartan|olol|pine|zepam|profen|oxetine|tidine)
      )\b`,
    String.raw`^s?he (?:also )?asked (?:if|whether) s?he (?:can|could|may|must|should|is allowed)\b`,
  ].join("|"),
  "i",
);
const CARER = new RegExp(
  wrapped`
    ^(?:(?:the|my|our|his|her|your) )?(?:[\w-]+ )?(?:
      doctor|nurse|vet|surgeon|consultant|specialist|midwife|p?a?ediatrician|oncologist|cardiologist|neurologist|physio
      |physiotherapist|therapist|dentist|gp|paramedic|matron
    )\b
    |^(?:dr|doctor|nurse)\.? \p{Lu}`,
  "iu",
);
const SAYS =
  /^[^,;]{2,40}? (?:says?|said|thinks?|thought|reckons?|told (?:me|us)|wants?|hopes?|warned|explained|recommends?|recommended)\b/i;

/** Whether a clause that opens with "his" or "he" tells of the health of somebody else than this one. */
export const isOfPatient = (text: string, phrase: string): boolean =>
  OPENS_WITH_HEALTH.test(text) && CARER.test(phrase);

/** "Dr Vasse says two more weeks": behind it. */
export const isBehindCarer = (text: string, host: string): boolean =>
  SAYS.test(host) && OPENS_WITH_HEALTH.test(text) && CARER.test(host);
