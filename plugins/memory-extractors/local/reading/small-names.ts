// Names of people whom those who talk in haste type small, and no list holds: "orla's allergic", "is jowan still with tamsin?". What only
// somebody does, or is asked, shows that a word is one; then it is written as a name wherever the talk says it.

import type { ExtractionInput } from "#contracts/memory-extractor.ts";
import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "../capitals.ts";
import { KIN_NOUNS, kinGender } from "../cues/kin.ts";
import { isPlaceOrNation, withCapitals } from "../cues/proper-names.ts";
import { ADVERBS, BASE_VERBS, FINITE, IRREGULAR_PAST, MODALS } from "../cues/verbs.ts";
import { CALENDAR_WORDS } from "../dates/calendar.ts";
import { anyOf, matchesIn, opensSmall, wordSet } from "../patterns.ts";
import { OFFICES } from "../references/persons/strangers.ts";
import { withNarrowText } from "./narrow.ts";
import { type Passage, readPassages } from "./passages.ts";

const WORD = "([a-z]{3,12})";
const CLAUSE = wrapped`
  (?<=
    ^|[.!?,;:]\s
    |\b(?:
      and|but|so|because|cos|cause|since|if|that|think|thought|reckon|heard|hope|guess|btw|yeah|no|nah|yes|ok|oh|lol
      |when|then|maybe|apparently
    ) )`;
/** Behind what stands this, the word before is over. */
const ENDS = wrapped`
  (?=
    [.!?,;)]|\s*$
    | (?:
      to|if|about|that|who|and|but|in|on|at|for|since|last|yesterday|already|yet|too|now|from|has|is|was|will|still|she
      |he|i|we|with|because|so|when
    )\b
  )`;
const OFTEN = "(?:(?:also|already|still|just|now|not|only|even|never|always|apparently|finally|really|both) )?";
/** "is" */
const STATE = anyOf(
  "moving (?:to|in|out|back|away)",
  "getting (?:married|divorced|engaged|a (?:lodger|dog|cat|puppy|job|tattoo|divorce))",
  "seeing (?:someone|somebody|an?|her|his|my)|dating|married|divorced|pregnant|expecting|allergic|coeliac",
  "celiac|vegan|vegetarian|diabetic",
  "applying|studying|teaching|living (?:in|with|at)|working (?:in|at|nights|with|for|late|there)",
  "staying (?:with|at mine)|bringing|cooking|looking after|scared|afraid|obsessed|furious|fuming|off sick",
  "in hospital|taking (?:me|us|him|her|over)|driving (?:me|us|him|her)",
  "coming (?:with|over|round|along|home)|selling (?:his|her)|leaving (?:him|her|his|uni|school|us)",
  "seeing to it|paying|asking (?:me|us|for|if|about)|calling|my|our|quitting|retiring",
  String.raw`\d\d? (?:now|in|on|next)`,
);
const DOES = anyOf(
  wrapped`
    (?:
      wants|loves|hates|likes|thinks|reckons|knows|lives|hopes|misses|snores|sings|drives|cooks|bakes|drinks|smokes
      |teaches|studies|works (?:in|at|for|nights|there|with)
    )`,
  wrapped`
    (?:
      told|asked|texted|promised|forgot|quit|cheated|dumped|proposed|married|cried|retired|graduated|reckoned|invited
      |kissed|lied|fainted|moved (?:to|in|out|back)|called [a-z]+ (?:fat|an?|names|stupid)
    )`,
  wrapped`
    (?:
      got (?:the job|a job|engaged|married|promoted|fired|sacked|pregnant|dumped|his|her|into|a (?:dog|cat|puppy))
      |(?:broke|left|lost|passed|failed|hurt|sold) (?:his|her)|left (?:him|her|me|us)
    )`,
  "(?:can'?t|cannot|won'?t|doesn'?t|didn'?t|don'?t) (?:eat|drink|drive|stand|like|want|know|believe|speak|talk|sleep|care|mind|say|tell)",
);
const QUESTION = anyOf(
  wrapped`
    (?:is|was|isn'?t) ${WORD} (?:
      being|coming|bringing|still (?:with|seeing|living|in|at|working|mad)|ok|okay|alright|mad|angry|upset|pregnant
      |taking|moving (?:to|in|out)|with you|seeing|joining
    )\b`,
  `(?:does|did|didn'?t|doesn'?t) ${WORD} (?:know|want|mind|think|tell|ask|eat|drink|hate|agree|cry|apologi[sz]e)\\b`,
  `(?:has|hasn'?t) ${WORD} (?:told|said|asked|seen|met|heard|apologi[sz]ed|moved)\\b`,
  `(?:hows|how'?s|how is|hows about) ${WORD} (?:doing|taking|coping|getting on|feeling|holding|settling|finding)\\b`,
);
const PERSON = wrapped`
  teacher|guy|girl|woman|man|nurse|friend|mate|dog|cat|puppy|kitten|rabbit|horse|boy|baby|lad|bloke|lodger|doctor|son
  |daughter|someone|somebody|one`;
const OWNED_KIN = `(?:my|your|his|her|our|their|ur) (?:(?:new|old|best|big|little|older|younger|twin) )?(?:${KIN_NOUNS})`;

const SHOWN_BY: readonly RegExp[] = [
  // "orla's allergic", "jowan is seeing a nurse"
  new RegExp(String.raw`${CLAUSE}${WORD}(?:['’]s| is| was) ${OFTEN}${STATE}\b`, "gi"),
  // "nia wants to quit"
  new RegExp(String.raw`${CLAUSE}${WORD} ${OFTEN}${DOES}\b`, "gi"),
  // "is jowan being nice?", "hows liv taking it"
  new RegExp(String.raw`(?<=^|[.!?,;:]\s|\b(?:and|but|so|oh|btw) )${QUESTION}`, "gi"),
  // "ask aoife", "tell liv bruno is fine"
  new RegExp(
    String.raw`\b(?:ask|asked|tell|told|texted|dating|married|marry|dumped|invite|invited) ${WORD}${ENDS}`,
    "gi",
  ),
  // "me and jowan are done"
  new RegExp(String.raw`\bme and ${WORD} (?:are|were|have|had|split|broke|got|went)\b`, "gi"),
  // "still with tamsin?"
  new RegExp(
    String.raw`\b(?:(?:still|back|(?:split|broke|break)(?: up)?|(?:going|went) out) with|(?:married|engaged) to|split from) ${WORD}${ENDS}`,
    "gi",
  ),
  // "a teacher called mina", "they're calling him emil"
  new RegExp(
    wrapped`
      \b(?:
        (?:an?|the|her|his|my) (?:[a-z]+ )?(?:${PERSON}) (?:called|named)
        |(?:calling|call|called|naming|named) (?:him|her)
      ) ${WORD}${ENDS}`,
    "gi",
  ),
  // "your boss tariq?", "mrs pugh"
  new RegExp(
    String.raw`\b${OWNED_KIN} ${WORD}(?=[,.!?]|\s*$|['’]s | (?:is|was|has|said|says|wants|got|lives|works)\b)`,
    "gi",
  ),
  new RegExp(String.raw`\b(?:mr|mrs|ms|dr|aunt|auntie|aunty|uncle) ${WORD}\b`, "gi"),
  // "giving it to wiola, she's been waiting", "hattie has their key, she waters the plants", "poor kit"
  new RegExp(
    String.raw`(?<!\b(?:in|at|from|near|by|of|on|for) )\b${WORD}, (?:she|he)(?:['’]?s|['’]ll|['’]d)? [a-z]`,
    "gi",
  ),
  new RegExp(
    `${CLAUSE}${WORD}(?:['’]s| is| has| was| will| can) [^.!?,;]{2,40}, (?:she|he)(?:['’]?s|['’]ll|['’]d)? [a-z]`,
    "gi",
  ),
  new RegExp(String.raw`\bpoor ${WORD}(?=[.!,?]|\s*$)`, "gi"),
  // "tamsin's dad"
  new RegExp(
    wrapped`
      (?<![a-z'’] )(?:${CLAUSE}|(?<=\b(?:with|at|from|to|for|about|of|is|was|it's|its) ))${WORD}['’]s (?:
        dad|mum|mom|mam|brother|sister|wife|husband|boyfriend|girlfriend|parents|kids|ex|birthday|wedding
      )\b`,
    "gi",
  ),
];

/** Stand where a name can, and are none. */
const NO_NAME = wordSet(
  "the this that these those they them him her his hers she you your yours its our ours who whom whose what",
  "which there here where when why how all both each one ones two none any some many most other others",
  "another",
  "and but for nor yet not off out around again later soon today tomorrow yesterday tonight now then too",
  "once twice back away apart please sorry thanks though either neither whoever everyone everybody",
  "someone somebody anyone anybody noone nobody something anything everything nothing people folk folks guys",
  "kids mates myself yourself himself herself about after before until into onto over under with without",
  "like than from via per",
  "yes yeah yep nope nah okay well maybe perhaps sure right just only even still also always never ever",
  "really actually literally honestly apparently god lol haha omg tbh btw idk cos because since while dunno",
  "mum mom mam mummy dad daddy gran nan nana granny grandma grandpa grandad hubby bro sis babe darling love",
  "mate dude man lad lads girl boy guy woman kid baby twin bestie missus",
  "work job school uni college class course exam office team company bank council insurance police court",
  "hospital clinic surgery nursery church club gym pub shop store market town city country home house flat",
  "room place garden kitchen",
  "car van bus train tube plane flight bike boat phone laptop computer app website email letter text post",
  "news weather rain snow sun summer winter spring autumn christmas easter birthday wedding party dinner",
  "lunch breakfast food bread cake tea coffee",
  "money rent bill deposit loan salary dog cat puppy kitten horse rabbit bird fish parrot hamster dentist",
  "doctor physio vet nurse plumber builder electrician landlord landlady lodger tenant agent boss manager",
  "colleague neighbour neighbor client customer",
  "teacher coach trainer tutor captain keeper ref student pupil head staff crew band choir group management",
  "reception admin support security staff management customs life love time luck trouble hope fun stuff",
  "thing things half part rest end",
  "day week month year night morning evening weekend lately recently happily young old new good bad nice",
  "great fine cool funny crazy weird sad mad poor lucky first second third last next big little small long",
  "short same such very quite much more less enough",
  "pizza pasta salad chicken wine beer milk sugar salt water cheese chocolate traffic internet google alexa",
  "siri apple amazon netflix spotify vodafone karma nature science history jury government parliament covid",
  "legend rumour gossip",
  "english french german spanish italian polish dutch irish scottish welsh",
  CALENDAR_WORDS,
  "anyway anyways whatever whenever wherever however meanwhile otherwise instead technically legally abroad",
  "alone together upstairs downstairs outside inside nearby everywhere",
);
/** "plumber", "moving", "lately", "neighbours" */
const ENDS_AS_NOUN = /(?:er|or|ing|ed|ly|tion|ment|ness|ist|ship|ful|less|able|ous|[^i]ty|man|men|[^iau]s)$/;
const OFFICE = new RegExp(`^(?:${OFFICES})$`);
const isWord = (word: string): boolean =>
  isPlaceOrNation(word) ||
  NO_NAME.has(word) ||
  ENDS_AS_NOUN.test(word) ||
  OFFICE.test(word) ||
  kinGender(word) !== undefined ||
  FINITE.test(word) ||
  BASE_VERBS.has(word) ||
  IRREGULAR_PAST.has(word) ||
  ADVERBS.has(word) ||
  MODALS.has(word);

/** "the captain": said with an article, a word is no name. */
const BEHIND_ARTICLE =
  /\b(?:an?|the|this|that|these|those|my|your|ur|his|her|our|their|some|any|every|each|no|more|much|of) ([a-z]{3,12})\b/gi;
/** "Ada: ", "[10:04] Ada: " */
const LABEL = /^(?:\[[^\]\n]{0,40}\] ?)?[^:\n]{1,40}: /;
/** A talk is typed in haste where at least each second turn begins small. */
const isHurried = (texts: readonly string[]): boolean =>
  texts.filter((text) => opensSmall(text.replace(LABEL, ""))).length * 2 >= texts.length;

/** "and bartek?" "he's staying": asked of, and told of as somebody. */
const ASKED_LAST = new RegExp(String.raw`\b(?:and|with|about|from|hows|how's|is) ${WORD}\??\s*$`, "i");
const TOLD_OF_SOMEBODY = /^(?:[^:\n]{1,40}: )?(?:[a-z']+[,. ]+){0,4}?(?:she|he)(?:['’]?s|['’]ll|['’]d)? [a-z]/i;
/** "hows amara" "we broke up": only with somebody. */
const ASKED_AFTER_LAST = new RegExp(String.raw`\b(?:hows|how['’]s|how is|and|with) ${WORD}\??\s*$`, "i");
const OVER_WITH_SOMEBODY = new RegExp(
  wrapped`
    ^(?:[^:\n]{1,40}: )?(?:[a-z']+[,. ]+){0,2}?(?:we|were|we['’]re) (?:
      broke up|broken up|split(?: up)?|got (?:engaged|married|back together)|getting (?:married|divorced|a divorce)
      |not (?:together|speaking|talking)|done|over|divorced
    )(?=[.!,;]|\s|$)`,
  "i",
);
const askedAndTold = (texts: readonly string[]): string[] =>
  texts.flatMap((text, at) => {
    const reply = texts[at + 1] ?? "";
    const asked = TOLD_OF_SOMEBODY.test(reply) ? ASKED_LAST : OVER_WITH_SOMEBODY.test(reply) ? ASKED_AFTER_LAST : null;
    const word = asked?.exec(text)?.[1];
    return word === undefined ? [] : [word];
  });

const MOST_NAMES = 60;
const smallNamesIn = (texts: readonly string[]): ReadonlySet<string> => {
  const found = new Set(askedAndTold(texts).filter((word) => word === word.toLowerCase() && !isWord(word)));
  for (const text of texts)
    for (const shown of SHOWN_BY)
      for (const [, ...words] of matchesIn(text, shown))
        for (const word of words)
          if (word !== undefined && word === word.toLowerCase() && !isWord(word) && found.size < MOST_NAMES)
            found.add(word);
  if (found.size === 0) return found;
  for (const text of texts)
    for (const [, word = ""] of matchesIn(text, BEHIND_ARTICLE)) found.delete(word.toLowerCase());
  return found;
};

/** What is read of a talk in haste: with the names in it written as names, those that a list holds as well, each as long as it was. */
const readNamed = (input: ExtractionInput, names: readonly string[]): Passage[] => {
  const anyName =
    names.length === 0 ? null : new RegExp(`(?<![\\w@/'’-])(?:${names.join("|")})(?![\\w@/-]|\\.\\w)`, "g");
  const written = (text: string): string => withCapitals(anyName === null ? text : text.replace(anyName, upperFirst));
  const chunks = input.chunks.map((chunk) =>
    chunk.role === "other" ? { ...chunk, text: written(chunk.text) } : chunk,
  );
  const met = names.map((name) => [name, { name: upperFirst(name), isSmall: true }] as const);
  return readPassages({ ...input, chunks }).map((passage) =>
    passage.role === "other" ? { ...passage, known: new Map([...passage.known, ...met]) } : passage,
  );
};

export const readWithSmallNames = (given: ExtractionInput): Passage[] => {
  const input = { ...given, chunks: given.chunks.map(withNarrowText) };
  const said = input.chunks.filter(({ role }) => role === "other").map(({ text }) => text);
  return said.length > 1 && isHurried(said) ? readNamed(input, [...smallNamesIn(said)]) : readPassages(input);
};
