// Who or what is meant, said behind: "She lives in Leeds now, my sister" → "My sister lives in Leeds now"; or before, without a verb:
// "Mainly the lanes by the mill. They're full of holes" → "The lanes by the mill are full of holes".

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_NOUNS, kinGender } from "#plugins/memory-extractors/local/cues/kin.ts";
import { TEENS, TENS, TWO_TO_TWELVE } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { FINITE } from "#plugins/memory-extractors/local/cues/verbs.ts";

const PERSON = `${KIN_NOUNS}|teacher|neighbou?r|colleague|boss|landlord|landlady|flatmate|roommate|doctor|coach`;
const SAID_BEHIND = new RegExp(
  wrapped`
    ^(s?he|it|they)((?:'s|'re|'ve|'ll)?(?: [\w'-]+){1,10}), (
      (?:my|our|your) (?:(?!(?:and|or|is|are|was|were|has|have|had|who|that|which|to|in|on|at|of)\b)[\w-]+ ){0,2}?
        ([\w-]{3,})
    )([.!]*)$`,
  "i",
);
const IS_PERSON = new RegExp(`^(?:${PERSON})s?$`, "i");
/** Somebody else whom the words behind may belong to: "She met him, my brother", "It was Ruta, my aunt", "He works with Ann, my boss". */
const NAMES_ANOTHER = new RegExp(
  wrapped`
    \b(?:
      him|her|them|it|us|me|you|my|our|your|his|their|someone|somebody
      |(?<!as )an? (?:\w+(?:er|or|ist|ian|man|woman)|friend|nurse|guy|girl|boy)
    )\b
    |(?:
      \b(?:is|was|are|were|be|with|to|for|from|and|met|saw|called|likes?|loves?|hates?|knows?|married|visited|helped)|'s
    ) (?-i:\p{Lu})[\p{L}'-]+$`,
  "iu",
);
/** "It was cold in Riga, my hometown" */
const ENDS_IN_PLACE = / (?:in|at|near|by) \p{Lu}[\p{L}'-]+$/u;
const SEVERAL = /(?:[^s'u]s|people|kids|children)$/i;
const GENDER: Readonly<Record<string, string>> = { he: "male", she: "female" };

const fits = (pronoun: string, noun: string, does: string): boolean => {
  const isPerson = IS_PERSON.test(noun);
  if (SEVERAL.test(noun)) return pronoun === "they" && (isPerson || !ENDS_IN_PLACE.test(does));
  if (pronoun === "they" || isPerson === (pronoun === "it")) return false;
  const gender = kinGender(noun) ?? "open";
  return pronoun === "it" ? !ENDS_IN_PLACE.test(does) : gender === "open" || gender === GENDER[pronoun];
};

/** "Update on Pepper: her glucose fell", "News from my aunt: she sold the barn" */
const TOPIC_FIRST = new RegExp(
  wrapped`
    ^(?:(?:a |an |the |some |quick |short |small |brief |latest |more )*)(?:update|news|report) (?:
      on|about|from|regarding
    ) ((?:my |our |the )?[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?): (s?he|it|his|her|its)(?= |')`,
  "iu",
);
const OF_TOPIC = /^(?:his|her|its)$/i;
const withTopicFirst = (text: string): string =>
  text.replace(TOPIC_FIRST, (_, topic: string, pronoun: string) =>
    upperFirst(OF_TOPIC.test(pronoun) ? `${topic}'s` : topic),
  );

/** "51 years we were married" → "We were married for 51 years" */
const SPAN_FIRST = new RegExp(
  wrapped`
    ^((?:about |almost |nearly |over |more than )?(?:\d{1,3}|${TWO_TO_TWELVE}|${TEENS}|(?:${TENS})(?:-\p{Ll}+)?) (?:years|months|weeks)) (
      (?:I|we)(?:'ve)? (?:was|were|have been|been|worked|lived|had|played|taught|ran|stayed|waited)(?: [^,;.]{2,60}?)?
    )([.!]*)$`,
  "iu",
);
/** The sentence with its subject in front; others as they are. */
export const withSubjectInFront = (told: string): string => {
  const said = told.replace(
    SPAN_FIRST,
    (_, span: string, does: string, end: string) => `${upperFirst(does)} for ${lowerFirst(span)}${end}`,
  );
  const text = said.includes(": ") ? withTopicFirst(said) : said;
  if (!text.includes(", ")) return text;
  const [, pronoun = "", does = "", who = "", noun = "", end = ""] = SAID_BEHIND.exec(text) ?? [];
  if (pronoun === "" || NAMES_ANOTHER.test(does) || !fits(pronoun.toLowerCase(), noun, does)) return text;
  return `${upperFirst(who)}${does}${end}`;
};

/** "Mostly the lanes by the mill." */
const NAMED_ALONE = new RegExp(
  wrapped`
    (?:^|[,.!] )(?:mainly|mostly|especially|only|just) (
      (?:the|my|our) (?:[\w-]+ ){0,2}?[\w-]+s(?: (?:by|in|at|on|near|of|around|behind) (?:the |my |our )?[\w'-]+
          (?: [\w'-]+)?
      )?
    )[.!]*$`,
  "i",
);
const THEY = /^they(?:('re)|(?= (?:are|were|have|need|look|smell|cost|take|keep|leak|break|get|can|could)\b))/i;
/** "He's on a boat. Sends me a letter a month": still he. */
const DOES = new RegExp(
  wrapped`
    ^(?:(?:still|also|always|never|only|even|just) )?(?:
      sends|works|lives|says|wants|loves|hates|plays|sings|keeps|drives|runs|teaches|studies|thinks|needs|speaks|reads
      |writes|paints|cooks|bakes|sleeps|eats|takes|calls|rings|visits|knows|swims|starts|refuses|insists|hopes|misses
      |texts|phones|wears|collects|doesn't|hasn't|can't|won't|cried|refused|wanted|loved|hated|left|moved|bought|sold
      |got|has|had
    )(?= (?:
        (?:
          me|us|him|her|them|in|at|on|for|with|to|that|there|everyone|every|all|about|as|out|up|from|until|a|an|the|his
          |her|their|my|our|two|three|four|five|six|like|much|really|any|been|even|want|eat|like|speak|live|know|sleep
          |drive
        )\b
        |\d|\p{Lu}
      )
    )(?!.*\?)(?! (?:for|like) (?:me|us|a)\b(?: |[.!]*$))`,
  "iu",
);
const BY_PRONOUN = /^(?:(?:oh|well|yes|yeah|no|so|and|but|now),? )*(s?he)(?:'s|'ll|'d)? (?:[a-z])/i;
const withSubjectOfBefore = (text: string, before: string): string => {
  const pronoun = DOES.test(text) ? BY_PRONOUN.exec(before)?.[1] : undefined;
  return pronoun === undefined ? text : `${upperFirst(pronoun.toLowerCase())} ${lowerFirst(text)}`;
};

/** "The ranger made us tea. His name was Ivo": the ranger's. */
const GIVES_NAME = /^(?:his|her) name(?:'s| (is|was)) (?=\p{Lu})/iu;
const SOMEBODY_FIRST = new RegExp(
  wrapped`
    ^(?:(?:and|but|so|then),? )?the (?!
      (?:[a-z-]+ )?(?:
        vet|nurse|doctor|owner|trainer|breeder|surgeon|carer|weather|river|paper|computer|dinner|water|letter|number
        |matter|winter|summer
      ) )(?:[a-z-]+ )?
      (
      (?:
        [a-z]+(?:er|or|ist|ian|man|woman)|lady|guy|girl|boy|guide|chef|cook|pilot|waitress|captain|priest|monk|nun|clerk
        |kid|lad|bloke|bride|groom|host
      ) )(?!(?:of|in|at|on|from|and|or)\b)[a-z]`,
  "i",
);
const withNameOfBefore = (text: string, before: string): string => {
  const [opening, verb = "is"] = GIVES_NAME.exec(text) ?? [];
  const [, noun] = opening === undefined ? [] : (SOMEBODY_FIRST.exec(before) ?? []);
  return opening === undefined || noun === undefined ? text : `The ${noun}${verb} called ${text.slice(opening.length)}`;
};

/** "Me and my neighbour Ivo. It took us a week": both. */
const WE_TWO = new RegExp(
  wrapped`
    ^(?:(?:just|only|no|yes|yeah|well),? )*(?:
      me and ((?:my |our )?(?:[\w-]+ ){0,2}[\w-]+)|((?:my |our )?(?:[\w-]+ ){0,2}[\w-]+) and (?:me|I)
    )[.!]*$`,
  "i",
);
const TOOK_US = /^(it (?:only |just |still )?(?:took|cost)) us\b/i;
const withUsOfBefore = (text: string, before: string): string => {
  const [, behind, ahead] = TOOK_US.test(text) ? (WE_TWO.exec(before) ?? []) : [];
  const other = behind ?? ahead;
  return other === undefined ? text : text.replace(TOOK_US, `$1 ${other.replace(/^(?:My|Our)\b/, lowerFirst)} and me`);
};

/** "We got him! A greyhound called Biscuit, 4 years old": whom, or what. What "we found one" is of may have been told before. */
const GOT_IT = new RegExp(
  wrapped`
    ^(?:[\p{L}' ]{1,20}[!,] )?((?:I|we)(?:'ve| have)? )?((?:(?:finally|just|actually) )?(?:
      got|found|bought|adopted|booked|hired|picked|ordered
    )) (?:him|her|it|them|(?<!^(?:I|we)\b.*)one)[!.]+$`,
  "iu",
);
const ONE_THING = new RegExp(
  wrapped`
    ^an? (?!
      (?:
        bit|lot|few|little|while|dream|disaster|relief|total|complete|real|huge|big|good|great|nice|true|miracle|joy
        |pleasure|shame|day|week|month|year|win|weight|long|steal|bargain|proper|bloody|mistake|surprise|once
      )\b
    )(?:[\p{L}\d'-]+ ?){2}`,
  "iu",
);
const withWhatWasGot = (text: string, before: string): string => {
  const thing = (text.split(",", 1)[0] ?? "").replace(/ (?:called|named) /, " ");
  if (!ONE_THING.test(text) || FINITE.test(thing)) return text;
  const [all, who = "I ", got] = GOT_IT.exec(before.trim()) ?? [];
  return all === undefined ? text : `${who}${got} ${lowerFirst(text)}`;
};

/** `before`: the sentence before it. */
export const withSubjectBefore = (text: string, before: string): string => {
  if (before === "") return text;
  const named = THEY.test(text) ? NAMED_ALONE.exec(before)?.[1] : undefined;
  return named === undefined
    ? withWhatWasGot(withUsOfBefore(withNameOfBefore(withSubjectOfBefore(text, before), before), before), before)
    : text.replace(THEY, (_, are: string | undefined) => `${upperFirst(named)}${are === undefined ? "" : " are"}`);
};
