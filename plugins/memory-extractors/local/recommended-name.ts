// The one thing that an assistant recommends by its name, and what the user did about it at once: "Ordered it", "installed Scenebook",
// "signed up". What was asked for is told with it (asked-for.ts).

import { wrapped } from "#domain/wrapped.ts";
import { finish } from "./assistant.ts";
import { lowerFirst } from "./capitals.ts";
import { MONTH_NAMES } from "./dates/calendar.ts";
import { anyOf, matchesIn } from "./patterns.ts";
import { emphasizedIn, itemsIn, namedAlone, namedIn, type Proposed, suggestedIn } from "./proposals.ts";
import { plainOf } from "./reading/normalise.ts";
import type { Passage } from "./reading/passages.ts";
import { bareOf, established, LEAD, lowerUnlessI, PHRASE, type Reader, withDay } from "./reply-readers.ts";

/** Days, months and the rest that is written with a capital and is no name of a thing. */
const NO_NAME = wrapped`
  (?!
    (?:
      I|You|Your|It|That|This|These|Those|They|There|He|She|We|If|My|What|Here|In|On|At|Both|Some|Most|Each|Option
      |Number|Plan|English|Mr|Mrs|Ms|Dr|[A-Z][a-z]*day|${MONTH_NAMES}
    )\b
  )`;
const NAME = wrapped`
  (?:
    "[^"]{2,60}"(?: by \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})?
    |(?:the )?${NO_NAME}\p{Lu}[\p{L}\d'&+-]*(?: (?:(?:of|the|de|do|da|del) )?(?:\p{Lu}|\d)[\p{L}\d'&+-]*){0,3}
  )`;
/** Behind the name: the reason, a description, or nothing; no second name. */
const ENDS = '(?=[.:;!]|, (?!or\\b|and\\b|\\p{Lu}|")| (?:because|since|as it|for|it|which|if|in|at)(?!\\p{L})| - |$)';

const RECOMMENDS: readonly RegExp[] = [
  new RegExp(
    wrapped`
      (?<!\p{L})(?:
        I(?:'d| would)(?: (?:probably|personally|definitely|just|simply|then))? (?:
          recommend|suggest|go (?:with|for)|use|take|pick|choose|try|get
        )
        |I (?:recommend|suggest)|[Mm]y (?:pick|recommendation|suggestion) (?:is|would be)
      ) (${NAME})${ENDS}`,
    "u",
  ),
  new RegExp(
    `^(?:\\p{Lu}[a-z' ]{1,20}[,.!:] )?(?:[Tt]ry|[Cc]heck out|[Hh]ave a look at|[Ll]ook at|[Gg]o (?:with|for)) (${NAME})${ENDS}`,
    "u",
  ),
  new RegExp(
    wrapped`
      ^(?:(?:Sure|Yes|Great|Okay|Of course)[,.!:] )?(?:The )?(${NAME}) (?:is|would be) (?:
        what I(?:'d| would) (?:recommend|suggest|use|take|pick|choose|go (?:with|for))
        |my (?:pick|recommendation|suggestion|favou?rite)
        |an? (?:good|great|solid|nice|lovely|safe|fine) (?:choice|option|pick|one|bet|fit)
      )(?!\p{L})`,
    "u",
  ),
];

export const recommendedIn = (proposal: Passage): Proposed | null => {
  if (itemsIn(proposal).length > 0) return null;
  const found = proposal.sentences.flatMap((sentence) => {
    const said = plainOf(sentence);
    const title = said.includes("?") ? undefined : RECOMMENDS.flatMap((pattern) => pattern.exec(said)?.[1] ?? [])[0];
    return title === undefined ? [] : [{ title, sentence }];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
};

const DONE = "booked|ordered|bought|reserved|downloaded|installed|subscribed to|signed up (?:for|with|to)|joined|got";
const DOING = "booking|ordering|buying|reserving|downloading|installing|getting|trying";
const WHEN = "(?: (?:now|right now|right away|already|today|tonight))?(?:,? (?:then|thanks|thank you|cheers|please))?";
/** "Downloading it now", "we ordered Postduif", "I'll try Changebird". */
const ACTS = new RegExp(
  wrapped`
    ${LEAD}(?:(?:I|we)(?:'m|'re|'ve| am| are| have)? )?(?:just |already )?(?:
      (${DONE}|${DOING}) (it|them|that one|that|those|"?[\p{L}\d][^,.;!?]{1,50}?)|(signed up|subscribed)
      |(?:(?:I|we)(?:'ll| will)|let's|going to) (?:definitely )?(?:
        give (it|that|[^,.;!?]{2,50}?) a (?:go|try|shot)|try (it|that|(?:out )?[^,.;!?]{2,50}?)(?: out)?
      )
    )${WHEN}[.!]*$`,
  "iu",
);
const POINTS = /^(?:it|them|that|those|that one)$/i;

const WORD = /[\p{L}\d]{3,}/gu;
/** Whether the user's words call it by its name, or by a part of it. */
const isMeant = (phrase: string, title: string): boolean => {
  const name = title.toLowerCase();
  const words = matchesIn(phrase.toLowerCase(), WORD).map(([word]) => word);
  return words.length > 0 && words.every((word) => name.includes(word));
};

/** What was done about the one thing that was recommended: at once, so it is known that it was taken. */
export const actedOn: Reader = (proposal, sentence, reply) => {
  const [, deed, thing, alone, given, tried] = ACTS.exec(plainOf(sentence)) ?? [];
  const what = thing ?? given ?? tried;
  if (what === undefined && alone === undefined) return null;
  const recommended = recommendedIn(proposal);
  if (recommended === null) return null;
  if (what !== undefined && !POINTS.test(what) && !isMeant(what, recommended.title)) return null;
  const isDoing = deed !== undefined && IS_DOING.test(deed);
  const it = /^(?:them|those)$/i.test(what ?? "") ? "them" : "it";
  const done =
    alone ?? (deed === undefined ? `wants to try ${it}` : `${isDoing ? "is " : ""}${deed.toLowerCase()} ${it}`);
  return {
    text: finish(
      `${reply.speaker} accepted the assistant's suggestion: ${recommended.title}, and ${done.toLowerCase()}`,
    ),
    sentences: [recommended.sentence, sentence],
    isDecision: true,
    isWhole: true,
  };
};
const IS_DOING = new RegExp(`^${anyOf(...DOING.split("|"))}$`, "i");

/** "ok booked it, 5 nights" */
const DID_IT = new RegExp(
  wrapped`
    ${LEAD}(?:(?:I|we)(?:'ve| have)? )?(?:just )?(
      booked|ordered|bought|reserved|chose|downloaded|installed|signed up for|enrolled in|subscribed to
    ) (?:it|that one|one|them|((?:one|two|three|four|five|six|\d{1,2}) of (?:those|them|these)))\b(?! (?:was|is)\b)
      ([^?]*)$`,
  "i",
);

/** "Booked it": the one thing that was recommended. */
export const carriedOut: Reader = (proposal, sentence, reply) => {
  const [, verb, several, rest = ""] = DID_IT.exec(plainOf(sentence)) ?? [];
  const thing = verb === undefined ? null : (emphasizedIn(proposal) ?? suggestedIn(proposal) ?? namedAlone(proposal));
  if (thing === null) return null;
  const many = several?.split(" ")[0];
  const what = many === undefined ? thing.title : `${many} of ${thing.title}`;
  const text = `I ${verb?.toLowerCase()} ${what}${rest}`;
  return established(reply, text, [thing.sentence, sentence], { isDecision: false, isWhole: true });
};

/** "The feeder with the camera is brilliant, ordered it", "Zambra looks perfect, I just reserved a table for five" */
const PRAISES_AND_DID = new RegExp(
  wrapped`
    ^(${PHRASE}) (?:is|are|sounds|sound|looks|look) (?:(?:so|really|just|absolutely|very|pretty) )*[\p{L}]+[,.!]? (?:-+ )?
      (?:(?:and|so) )?(?:(?:I|we)(?:'ve| have)? )?(?:(?:just|already) )?(
      booked|ordered|bought|reserved|chose|downloaded|signed up for|subscribed to|got
    ) (?:
      it|that one|one|them
      |(
        (?:an?|the last|two|three) (?:
          table|room|double|night|nights|seat|seats|ticket|tickets|slot|place|places|session
        )
      )
    )\b(?! (?:was|is|at|in)\b)([^?]*)$`,
  "iu",
);
const ELSEWHERE = / (?:at|in|with) (?:the )?\p{Lu}|\b(?:instead|else|elsewhere|somewhere)\b/u;
export const praisedAndDone: Reader = (proposal, sentence, reply) => {
  const said = bareOf(sentence);
  const alone = PRAISES_AND_DID.exec(said);
  const next = alone === null ? reply.sentences[reply.sentences.indexOf(sentence) + 1] : undefined;
  const both = next && PRAISES_AND_DID.exec(`${said.replace(/[.!]+$/, "")}, ${lowerUnlessI(plainOf(next))}`);
  const [, phrase = "", verb = "", part, rest = ""] = alone ?? both ?? [];
  const thing = phrase === "" || (part !== undefined && ELSEWHERE.test(rest)) ? null : namedIn(proposal, phrase);
  if (thing === null) return null;
  const what = /^(?:the|an?|my|our)\b/i.test(phrase) ? lowerFirst(phrase) : thing.title;
  const deed = `${verb} ${part === undefined ? what : `${part} at ${what}`}${withDay(rest, reply)}`;
  const sentences = [thing.sentence, sentence, ...(next === undefined ? [] : [next])];
  return established(reply, `I ${deed}`, sentences, { isDecision: false, isWhole: true });
};
