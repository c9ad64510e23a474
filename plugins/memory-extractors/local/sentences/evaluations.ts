// Tells whose experience a verdict is about: "It was great to unplug at the lake" → "I found it great to unplug at the lake".
// In talk the speaker did what is judged in the past; what is judged in the present may be anybody's, unless it names the speaker.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "../capitals.ts";
import { opensWithSubject } from "../cues/openings.ts";
import { withIndefinite } from "../references/noun-phrases.ts";

const DEGREE =
  "so|really|such|super|very|just|truly|quite|pretty|also|absolutely|definitely|incredibly|always|even|still|an?|the";
/** "to see them", not "to them"; "watching them grow", not "amazing views". */
const DEED = wrapped`
  to (?!(?:me|us|them|him|her|it|you|this|that|my|our|his|their|the|an?|some|everyone|everybody|all)\b)[a-z]+\b
  |(?!
    (?:
      feeling|evening|morning|thing|something|everything|nothing|going|amazing|interesting|exciting|fulfilling
      |challenging|relaxing|calming|rewarding|learning|welcoming|inspiring
    )\b
  )[a-z]{2,}ing (?!(?:and|but|or|so|of)\b)`;
const VERDICT = new RegExp(
  wrapped`
    ^(?:it|that)(?:( was| felt)|('s been| has been)|'s| is| feels) (
      (?:(?:${DEGREE}) )*(?!(?:${DEGREE})\b)[a-z-]+(?: fun| challenge| feeling| change| experience)?
    ) (?=${DEED})(?!.*\b(?:you|your|yours)\b)`,
  "i",
);
const JUDGES_DEED = new RegExp(`^it (?:[\\w-]+ ){1,4}?(?:${DEED})`, "i");
/** "it great to unplug": what "it" means stands behind. */
export const judgesDeed = (text: string): boolean => JUDGES_DEED.test(text);

/** No verdict: "It was time to leave", "It's been a dream to adopt". */
const NO_VERDICT = new RegExp(
  wrapped`
    \b(?:
      been|going|supposed|meant|about|used|time|due|like|not|never|only|ready|there|able|raining|snowing|dream|goal|plan
      |hope|wish|idea|lot|key|turn|what|when|where|while|because|by|after|before|for|in|on|[a-z]+ly
      |(?!(?:excited|relaxed)\b)[a-z]{3,}ed
    )$`,
  "i",
);
/** What people say when they meet or part. */
const CONTACT = new RegExp(
  wrapped`
    ^(?:to )?(?:see|seeing|hear|hearing|talk|talking|chat|chatting|catch|catching|speak|speaking|meet|meeting)\b(?: (?:
        up|again|with|to|from|everyone|everybody|it|this|that|them|him|her
      )
    )*(?:[.!]*$|,)`,
  "i",
);

/** What the speaker keeps doing, or does with what is theirs; "to help" alone may be anybody's, "seeing" what the other told of. */
const OF_ONES_OWN =
  /\b(?:I|me|my|myself|we|us|our)\b|^(?!to |seeing\b|hearing\b|knowing\b|having\b|being\b|feeling\b)/i;

/** "It reminded me why I row", "Moments like these show me how important friends are": what does stands elsewhere. */
const REMINDED = new RegExp(
  wrapped`
    ^(?:
      (?:
        it|that|this|they|which|(?:these|this|those|such) (?:\w+ )?(?:moments?|things?|times?|memories|experiences?)
        |(?:\w+ )?(?:moments?|things?|times?|experiences?) like (?:this|these|that)
      )(?:'s| has| have)?[ ]
    )?(?:(?:really|also|just|always|only|even) )*
      (?:
      reminds?|reminded|makes?|made|shows?|showed|shown|teach|teaches|taught
    ) (?:me|us) (?:(?:reali[sz]e|appreciate|see|remember|think) )?(?:(?:about|of) )?(why|how|the importance of) (.+)$`,
  "i",
);
const NO_SUBJECT = /^(?:(?:really|also|just|always|only|even) )*(?:reminds?|reminded|makes|made|shows|showed|taught) /i;
const PRECIOUS = "important|essential|crucial|vital|valuable|precious|special|meaningful|rewarding|necessary";
/** "why I row and keep me going": the second part is told of what reminds. */
const OWN = /^(?:why|how much) ((?:I|I'm|we|we're) (?!.* (?:keep|make|give|help|let|push|bring)s? (?:me|us)\b).+)$/;
const HOW_LUCKY = /^(lucky|blessed|fortunate|grateful) (I|we) (?:am|are) (.+)$/i;
const HOW_TO = new RegExp(`^(${PRECIOUS}) it is (to .+)$`, "i");
const HOW_DEAR = new RegExp(`^(${PRECIOUS}) (.+?) (?:is|are)([.!]*)$`, "i");

/** What something that is not named reminds the speaker of, told without it; other sentences as they are. */
export const remembered = (text: string): string => {
  const [, kind = "", rest = ""] = REMINDED.exec(text) ?? [];
  if (rest === "") return text;
  const word = kind.toLowerCase();
  if (word === "the importance of") return `I find ${rest.replace(/[.!]*$/, "")} important.`;
  const own = OWN.exec(`${word} ${rest}`)?.[1];
  if (own !== undefined) return own;
  const told =
    word !== "how"
      ? rest
      : rest
          .replace(
            HOW_LUCKY,
            (_, feels: string, who: string, why: string) => `${who}'${who === "I" ? "m" : "re"} ${feels} ${why}`,
          )
          .replace(HOW_TO, "I find it $1 $2")
          .replace(HOW_DEAR, "I find $2 $1$3");
  return told === rest ? text : told;
};

/** "Restoring the old ferry has been a joy": who did it says so, unless they take up what the other told. */
const DEED_JUDGED = new RegExp(
  wrapped`
    ^(
      (?!
        (?:
          everything|nothing|something|anything|thing|during|according|morning|evening|being|finding|bring|sing|spring
          |ring|string|swing|king|wing|(?:winning|losing|trying|watching|seeing|doing) (?:was|were|felt|has|have)
        )\b
      )[a-z]{2,}ing\b(?!.*\b(?:I|I'm|I've|me|my|mine|myself|we|we're|our|us|you|your|you're)\b)[^,;]*?(?:, [^;]*?)?
    ) (?:(was|were|felt)|(?<! (?:must|may|might|could|would|should|will) )(?:has|have) been)[ ]
    (
      (?!
        (?:
          the|my|going|supposed|about|not|in|at|on|from|until|till|by|near|over|off|with|held|done|booked|planned
          |cancelled|canceled|postponed|delayed|moved|closed|due|next|last|only|[£$€]?\d\S*
          |\S+ (?:euros?|pounds?|dollars?|quid|hours?|minutes?)
        )\b
      )[^,;]{3,60}
    )$`,
  "i",
);

const withJudge = (text: string): string =>
  text.replace(
    DEED_JUDGED,
    (_, deed: string, past: string | undefined, verdict: string) =>
      `${past === undefined ? "I've found" : "I found"} ${lowerFirst(deed)} ${verdict}`,
  );

/** "It's been a rough month for me with my back" → "I've had a rough month with my back" */
const TIME_FOR_ME = new RegExp(
  wrapped`
    ^it(?:'s| has) been (an? (?:\w+ ){0,2}(?:day|week|month|year|season|summer|winter|spring|autumn|time)) for (?:me|us) (
      with|at|because of|without
    ) (?:this ([a-z-]+)|(?=\w))`,
  "i",
);
/** "For me it's walking by the canal; it clears my head": what does is told with what it does. */
const WHAT_FOR_ME = new RegExp(
  wrapped`
    ^(?:for me,? )?it's ([a-z]{2,}ing [^;.!?]{8,}?)(?:;| -) (?:they|it|that) (
      (?:really |always )?(?:lets?|helps?|gives?|makes?|keeps?|brings?|clears?|calms?|lifts?) (?:me|us|my) .+
    )$`,
  "i",
);
/** "It's been lovely having my sister with us since March" → "I've had my sister with us since March, which has been lovely" */
const HAVING_SOMEBODY = new RegExp(
  wrapped`
    ^it('s been| has been|'s| is| was) (
      (?:(?:${DEGREE}) )*(?:
        great|lovely|wonderful|nice|good|fun|amazing|fantastic|special|strange|hard|tough|tiring|exhausting|stressful
        |chaotic|joy|blessing|pleasure|delight|relief|help|comfort
      )
    ) (?:to have|having) (
      (?:(?:my|our|the) (?:[\w'-]+ ){1,4}|them |her |him |(?-i:\p{Lu})[\p{L}'-]+ )(?:
        around|with (?:me|us)|here|back|home|over|visiting|nearby|close by
        |(?:living|staying|working) (?:with|at|in|near|next)
      )
    )(?= (?:for|since|these|this|until|all|over|during)\b)([^,;.!?]*)`,
  "iu",
);
const HAD: Readonly<Record<string, readonly [string, string]>> = {
  "'s been": ["I've had", "has been"],
  " has been": ["I've had", "has been"],
  " was": ["I had", "was"],
};
const withSomebodyAround = (_: string, was: string, verdict: string, somebody: string, rest: string): string => {
  const [had, which] = HAD[was.toLowerCase()] ?? ["I have", "is"];
  return `${had} ${somebody}${rest}, which ${which} ${verdict}`;
};
/** The same of whom the speaker has around them, to an assistant too. */
export const withSomebodyHad = (text: string): string => text.replace(HAVING_SOMEBODY, withSomebodyAround);
const MAY_BE_OWN_MATTER = /^(?:it|for me)/i;
const asOwnMatter = (text: string): string =>
  MAY_BE_OWN_MATTER.test(text)
    ? withSomebodyHad(text)
        .replace(
          TIME_FOR_ME,
          (_, time: string, link: string, thing: string | undefined) =>
            `I've had ${time} ${link} ${thing === undefined ? "" : withIndefinite({ words: thing, head: thing })}`,
        )
        .replace(WHAT_FOR_ME, (_, deed: string, does: string) => `${upperFirst(deed)} ${does}`)
    : text;

/** "to help each other": nobody does that alone. */
const OF_SEVERAL = /^(?:to )?[a-z]+ (?:each other|one another)\b/i;

const withoutSubject = (said: string, isReaction: boolean): string =>
  NO_SUBJECT.test(said) ? remembered(said) : isReaction ? said : withJudge(said);

/** The verdict on a deed of the speaker's, told as theirs; other sentences as they are. */
export const asOwnVerdict = (said: string, isReaction: boolean): string => {
  const told = asOwnMatter(said);
  const text = opensWithSubject(told) ? told : withoutSubject(told, isReaction);
  const match = VERDICT.exec(text);
  const verdict = match?.[3] ?? "";
  if (match === null || NO_VERDICT.test(verdict)) return text;
  const deed = text.slice(match[0].length);
  if (CONTACT.test(deed) || OF_SEVERAL.test(deed)) return text;
  const isNow = match[1] === undefined && match[2] === undefined;
  if (isNow && !OF_ONES_OWN.test(deed)) return text;
  const [often = ""] = /^(?:(?:always|also|still|even) )+/i.exec(verdict) ?? [];
  const finds = match[1] !== undefined ? `I ${often}found` : isNow ? `I ${often}find` : `I've ${often}found`;
  return `${finds} it ${verdict.slice(often.length)} ${deed}`;
};
