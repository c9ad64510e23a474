// Words behind "the", "this" and "that" that are known without having been named, and words before a noun that tell no kind.

import { wrapped } from "#domain/wrapped.ts";
import { CALENDAR_WORDS } from "../dates/calendar.ts";
import { wordSet } from "../patterns.ts";

export const DEFINITE = /\b[Tt]he (?=[a-z])/g;
/** "the weekend", "the way", "the world": which one, everybody knows, or nothing is meant. */
export const NO_DEFINITE = wordSet(
  "way day days week weekend month year time times morning afternoon evening night summer winter spring",
  "autumn fall end start beginning middle rest",
  "world sun moon sky sea ocean beach weather rain snow internet news truth point fact idea kind sort lot",
  "bit moment future past present same other others",
  "first last next best worst most more least only whole people kids family house home office bus train",
  "phone computer kitchen bathroom bedroom garden",
  "street road town city country countryside area pic photo picture north south east west left right top",
  "bottom front back side inside outside floor wall door window",
  "community mountains mountain forest woods coast court stage piano guitar violin drums environment fridge",
  "oven park homeless gym campfire homepage cloud media government economy public",
  "experience feeling thing things stuff part reason place life holidays birthday number amount level energy support love joy",
);

/** They praise a thing or tell its age; "the new workshop" is the workshop. */
export const PRAISE_WORDS = wordSet(
  "new great good nice lovely amazing awesome cool beautiful wonderful fantastic incredible little big small tiny huge own entire very fun",
  "cute perfect special favourite favorite latest recent crazy interesting exciting gorgeous stunning fancy local",
  "positive negative actual real current upcoming important",
);
/** "the dentist", "the gym", "the dishes": whose or which, nobody needs to be told. */
export const KNOWN_WITHOUT_NAME = wordSet(
  "gym store shops shop supermarket market bank doctor doctors dentist vet hairdresser post library school",
  "church hospital pharmacy airport station police",
  "fire park pool lake river hills coast desert jungle woods wild outdoors nature garden yard kitchen couch",
  "sofa bed shower bath table museum zoo circus",
  "dishes laundry groceries rubbish bins trash washing mail bills rent mortgage taxes tax census election",
  "lottery army navy military cleaners pavement",
  "guitar piano cello viola flute drums violin harp saxophone trumpet banjo accordion organ keyboard bass band choir team",
  "kids children baby twins girls boys family dog dogs cat cats parents grandkids grandchildren in-laws",
  "neighbours neighbors wife missus husband fam",
  "flu cold virus pandemic lockdown menopause war stars universe earth planet ground air sky heat cold dark",
  "light wind sunset sunrise horizon tide waves",
  "lord government council president king queen bible pub cinema theatre theater movies mosque temple",
  "synagogue game sport games word courage",
  "hour minute second mood meantime process background distance limit edge middle centre center opportunity",
  "chance money cash obstacles hurdles",
  "garage van bin barn drawer shelf ceiling loft attic basement cellar stairs hallway driveway hang ropes",
  "bill fields villages trees requirements fourth fifth sixth works books radio tv telly web phone car tram",
  "metro subway tube ferry plane journey clock age lights phone helm floor time",
  "marketing accounting bookkeeping admin ironing hoovering vacuuming basics details essentials same",
  "opposite scenes odds blues jazz classics poor elderly sick plunge push nerves jitters calendar camera",
  "mirror",
);

/** Behind these "that" points at a thing: "with that name", "keep that feeling". */
export const BEFORE_THAT = wrapped`
  in|at|on|for|about|of|with|from|to|into|by|without|through|after|before|since|capture|spread|finish(?:ed)?|loved?
  |miss(?:ed)?|shared?|keep|kept|need|made?|make|take|took|gave|give|found|saw|see|felt|feel|cherish|recreate|bring
  |brought|pass|read|tried|try|watch(?:ed)?|used?|get|got|had|did|do|visit(?:ed)?|play(?:ed)?|hated?|liked?|enjoy(?:ed)?
  |chose|pick(?:ed)?|wore|sold|fix(?:ed)?|joined|join|wrote|built|having|keeping|making|doing|taking|getting|seeing
  |reading|watching|playing|using|finding|trying|wearing|finishing|sharing|winning|losing`;
/** "this week", "these days": when and how. */
export const OF_TIME = wordSet(
  "day week weekend month year time morning afternoon evening night summer winter spring autumn fall season",
  "semester term quarter past last next coming same",
  CALENDAR_WORDS,
  "christmas easter thanksgiving way kind sort type world life moment point country city town house area people one ones far much long",
);

/** "This tooth is killing me": the speaker's own. */
export const OF_BODY = wordSet(
  "tooth toothache headache migraine cough cold knee back neck hip shoulder ankle wrist elbow fever flu hangover stomach",
);

/** Of these one may have been brought in: "I found a new gym" "The gym opens at six". */
export const NAMED_ANEW = wordSet(
  "gym store shop church school hospital park pool lake river museum zoo circus game team band choir city",
  "town place car van boat plane bus",
  "chance opportunity obstacle books door wall street village fields trees tram plane clock radio camera mirror painting photo picture pic",
);
/** Who and what nobody asks "which" of, though it was brought in before. */
export const ALWAYS_KNOWN = wordSet(
  "kids children baby twins girls boys family dog dogs cat cats parents neighbours neighbors wife husband",
  "mom mum dad people guys others one good bad year nurse",
);
