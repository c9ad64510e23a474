// What people work as: the last word of it, with up to three before it.

import { wrapped } from "#domain/wrapped.ts";
import { anyOf } from "../patterns.ts";

const WORDS = anyOf(
  "engineer|developer|designer|teacher|nurse|doctor|lawyer|chef|baker|artist|writer|author|student|manager|director|analyst|scientist",
  "researcher|architect|accountant|consultant|therapist|counsell?or|photographer|journalist|musician|actor|actress|dancer|driver|pilot",
  "electrician|plumber|carpenter|mechanic|librarian|editor|translator|programmer|administrator|assistant|coordinator|technician",
  "pharmacist|dentist|veterinarian|vet|paramedic|firefighter|officer|soldier|farmer|gardener|florist|barista|waiter|waitress|cashier",
  "salesperson|realtor|agent|broker|banker|economist|professor|lecturer|tutor|coach|trainer|instructor|intern|apprentice|founder",
  "entrepreneur|freelancer|owner|producer|filmmaker|screenwriter|singer|model|biologist|chemist|physicist|psychologist|social worker",
  "tester|coder|welder|butcher|tailor|cleaner|bartender|hairdresser|receptionist|secretary|clerk|caregiver|carer|nanny|bookkeeper|auditor",
  "statistician|historian|linguist|geologist|physiotherapist|radiographer|dieti[ct]ian|nutritionist",
  "interpreter|copywriter|illustrator|animator",
  "headteacher|paralegal|surveyor|roofer|bricklayer|joiner|landscaper|pastor|priest|courier|postman|flight attendant|machinist|geneticist",
  "product owner|lead|head|specialist|supervisor|recruiter|colorist|colourist|midwife|surgeon|optician|blogger|streamer|athlete",
);
/** One group that holds the whole of it. */
export const OCCUPATION = String.raw`((?:[\w-]+ ){0,3}${WORDS})`;

/** "I'm looking for a part-time designer", "we want to hire a second baker": of one's life, and no task of the chat. */
export const SEEKS_SOMEBODY = new RegExp(
  wrapped`
    \b(?:looking (?:for|to hire)|searching for|want to hire|trying to hire|hiring) (?:an? |another )(?:
      ${OCCUPATION}|(?:new |second )?(?:flatmate|roommate|tenant|lodger|co-?founder|business partner)
    )(?=[.,!;]|$| (?:for|to|who|in|with|near|by|from|part|full)\b)`,
  "i",
);
