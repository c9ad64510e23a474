// Orders to an assistant that a user takes back: "You can stop with the bullet points now", "You can mention weight again". Each is
// told as an order of its own, so that it can take the place of the one before.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { anyOf } from "#plugins/memory-extractors/local/patterns.ts";
import { END, IN_LANGUAGE, OPENING, withoutGerund } from "./polite-orders.ts";
import { NOTATION, NOTATIONS, REPLIES, STYLE } from "./reply-words.ts";
import { asksAssistant } from "./standing-orders.ts";

/** One look that most sentences fail. */
const MAY_REVOKE = new RegExp(
  wrapped`
    \b(?:
      no more|(?:you|we) (?:can|may|could|are allowed)|you're allowed|again|any ?more|any longer|no longer|after all
      |from now on|going forward|forget|drop|lose|quit|stop|scrap|ditch|nvm|never ?mind|skip|no need
      |(?:don't|do not) (?:have|need) to|(?:fine|ok|okay|good|allowed|alright|all right) (?:now|by|for)
      |my (?:rule|instruction|order|request|ban|mind)
    )\b`,
  "i",
);

const NO_MORE = "(?:any ?more|any longer|from now on|going forward|after all)";
const NOT_AT_HAND = "(?! ?(?:it|this|that|these|those|them|one)\\b)";
const ERRORS = wrapped`
  (?:\w+ )?(?:
    mistakes?|errors?|grammar|spelling|pronunciation|typos|english|german|french|spanish|italian|portuguese|dutch
    |swedish|writing|sentences
  )\b`;
/** What an assistant does for a user, with or without "me". */
const SAYS = anyOf(
  String.raw`(?:talk|speak|write) to me(?= (?:like|as|in|so)\b)`,
  String.raw`(?:answer|reply|respond|explain (?:things|everything))(?= (?:like|as if|as though|so|in)\b)`,
  wrapped`
    (?:keep (?:it|things|everything|(?:your |the )?${REPLIES}) |be (?:so |that |too )?)(?:
      ${STYLE}|gentle|kind|nice|careful|cautious|soft|strict|harsh|literal
    )\b`,
  `(?:give|show|tell|send|ask|remind|quiz|correct|call|nag) me\\b${NOT_AT_HAND}`,
  `correct my ${ERRORS}`,
  `(?:mention|bring up|talk about|suggest|recommend|explain|translate|repeat|summari[sz]e|quote|cite)\\b${NOT_AT_HAND}`,
  `(?:use|add|(?:write|answer|reply) in) (?:the |any |all the )?(?:${NOTATIONS})\\b`,
);
const SAYING = anyOf(
  "(?:talking|speaking|writing) to me(?= (?:like|as|in|so)\\b)",
  `(?:giving|showing|telling|sending|asking|reminding|quizzing|correcting|calling|nagging) me\\b${NOT_AT_HAND}`,
  `correcting my ${ERRORS}`,
  wrapped`
    (?:
      mentioning|bringing up|talking about|suggesting|recommending|explaining|translating|repeating|summari[sz]ing
      |quoting|citing
    )\b${NOT_AT_HAND}`,
  `(?:using|adding|(?:writing|answering|replying) in) (?:the |any |all the )?(?:${NOTATIONS})\\b`,
);
/** Said or given on whatever occasion; "you can show me that one again" is of what is at hand. */
const SAYS_AGAIN = anyOf(
  `(?:mention|bring up|talk about|suggest|recommend|joke about)${NOT_AT_HAND}(?= )`,
  "(?:remind|correct|quiz|call|nag) me\\b",
  wrapped`
    (?:tell|give|show|send|ask) me\b(?! (?:
        the|an?|my|your|about|how|what|why|all|more|some|two|three|it|this|that|these|those|which|where|if
      )\b
    )`,
  `(?:use|add|(?:write|answer|reply) in) (?:${NOTATIONS})\\b`,
);
const OF_REST = "(?: (?!(?:it|this|that|them|one)(?:[.?! ]|$))[\\w'-]+){0,10}?";
const OTHERS_GIVEN = anyOf(
  "check-?lists|summaries|recaps|hints|translations|reminders|jokes|puns|pep ?talks?|quizzes",
  "follow-up questions|diagrams|citations|breakdowns",
  "transliterations|praise|compliments|warnings|motivational quotes|sugar-?coating|baby talk",
);
/** What an assistant gives again and again: nothing else that somebody may be in need of, and no one text. */
const GIVEN = `(?:${NOTATIONS}|${OTHERS_GIVEN})`;
/** "longer answers", "normal words": of what kind an assistant's words are. */
const KIND_OF_WORDS = wrapped`
  (?:
    (?:a bit )?(?:
      long(?:er)?|short(?:er)?|full|normal|regular|usual|big(?:ger)?|hard(?:er)?|difficult|complicated|fancy|technical
      |detailed
    )
    (?:,? (?:and )?[a-z]+)? (?:
      answers|replies|responses|messages|explanations|sentences|words|paragraphs|language|english
    )
  )`;
const HAS_KIND = new RegExp(`^${KIND_OF_WORDS}$`, "i");
/** What may be given again, one thing at a time. */
const LIFTED = `(?:${KIND_OF_WORDS}|${NOTATION}|${OTHERS_GIVEN})`;
/** "You can use lists now in Python", "tables are ok now" */
const NOT_NOW_IN_TEXT = wrapped`
  (?!
    (?:tables?|(?:numbered )?lists?|headings?|links?|translations|summaries|semicolons|code comments|warnings|footnotes)
      \b(?!.*\b(?:again|by me|for me)\b)
  )`;
/** These name what is in a text or a program too. */
const NOT_IN_TEXT =
  "(?!(?:tables?|lists?|headings?|links?|translations|summaries|semicolons|code comments|warnings|footnotes)\\b)";
const THE = "(?:all )?(?:the|your|those|these) ";
/** What was worked out with an assistant for a while. */
const PLANS = wrapped`
  (?:
    (?:
      diet|meal|training|workout|study|revision|reading|savings|budget|fasting|cleaning|exercise|running|sleep|keto
      |weight.loss|dinner|lunch|gym
    ) )(?:plans?|schedule|programme|program|routine)
  |diet|keto|calorie counting`;
const IN_TEXT = wrapped`
  tabs|(?:two |four |2 |4 |8 )?spaces|metric(?: units)?|imperial(?: units)?|celsius|fahrenheit|british spelling
  |american spelling|camel ?case|snake ?case|emojis?|rhymes|formal tone`;
const MAY_BE_FINE = wrapped`
  metric(?: units)?|imperial(?: units)?|celsius|fahrenheit|kilomet(?:re|er)s|miles|tabs|spaces|english|german|french
  |spanish
  |(?:
    soy|dairy|milk|cheese|gluten|nuts|peanuts|eggs|fish|shellfish|meat|pork|beef|chicken|mushrooms|onions|garlic|sugar
    |caffeine|coffee|alcohol|wheat|bread|spicy food|carbs|lactose|tomatoes|fruit|red meat|seafood|grapefruit
  )`;
const ARE_FINE = "(?:is|are) (?:(?:all|totally|perfectly) )?(?:fine|ok|okay|good|allowed|alright|all right)";
const YOU_CAN = "you (?:can|may|could) (?:please )?";

/** Each way to take an order back, with what is told of it; what was found stands in a group. */
const REVOKED: readonly (readonly [form: RegExp, told: (what: string) => string])[] = [
  // "You don't have to answer in German any more"
  [
    new RegExp(
      wrapped`
        ${OPENING}(?:
          (?:you (?:don't|do not) (?:have|need) to|no need to|you can stop|stop|don't) ${IN_LANGUAGE},? (?:
            any ?more|any longer|now
          )
          |no longer ${IN_LANGUAGE}
        )${END}`,
      "i",
    ),
    (language) => `I no longer want the assistant to answer in ${upperFirst(language.toLowerCase())}.`,
  ],
  // "You don't have to give me recaps any more"
  [
    new RegExp(
      wrapped`
        ${OPENING}(?:
          (?:you (?:don't|do not) (?:have|need) to|no need to) (${SAYS}${OF_REST}),? ${NO_MORE}
          |you no longer (?:have|need) to (${SAYS}${OF_REST})
        )(?:,? (?:only|just|except|unless)\b[^.?!]*)?${END}`,
      "i",
    ),
    (what) => `${noLonger(what)}.`,
  ],
  // "You don't have to correct every mistake, only the big ones"
  [
    new RegExp(
      wrapped`
        ${OPENING}(?:you (?:don't|do not) (?:have|need) to|no need to|(?:you can )?stop) (
          correct(?:ing)? (?:every|all|each)(?: (?:single )?(?:of )?(?:my )?)?(?:${ERRORS}|(?:(?:little|tiny|small) )?(?:things?|details?|words?))
            (?:,? (?:any ?more|now))?,? (?:only|just) [^.?!]{3,40}?
        )${END}`,
      "i",
    ),
    (what) => `${noLonger(withoutGerund(what))}.`,
  ],
  // "Forget the tabs", "nvm about the diet plan", "scrap the metric units"
  [
    new RegExp(
      wrapped`
        ${OPENING}(?:you can |let's |we can |please |just )?(?:
          forget(?: about)?|scrap|ditch|drop|skip|nvm(?: about)?|never ?mind(?: about)?|no need for
        ) ${THE}((?:${PLANS})|${IN_TEXT})(?:,? (?:now|${NO_MORE}))?${END}`,
      "i",
    ),
    (what) => `I no longer want ${/plan|schedule|program|routine|diet/i.test(what) ? "the " : ""}${what}.`,
  ],
  // "Metric is fine now", "dairy is ok again"
  [
    new RegExp(`${OPENING}(${MAY_BE_FINE}) ${ARE_FINE} (?:again|now|by me|for me)(?: (?:again|now))?${END}`, "i"),
    (what) => `I'm fine with ${lowerFirst(what)} now.`,
  ],
  // "You can stop reminding me about the pills"
  [
    new RegExp(`${OPENING}${YOU_CAN}stop (${SAYING}${OF_REST})(?:,? (?:now|${NO_MORE}))?${END}`, "i"),
    (what) => `${noLonger(withoutGerund(what))}.`,
  ],
  // "Stop giving me checklists", "could you stop telling me jokes"
  [
    new RegExp(
      wrapped`
        ${OPENING}(?:stop|quit|(?:can|could|would|will) you (?:please |just )*stop) (
          (?:giv|show|tell|send|quizz|correct|nagg)ing me\b${NOT_AT_HAND}${OF_REST}
        )(?:,? ${NO_MORE})?${END}`,
      "i",
    ),
    (what) => `${asksAssistant(false, `stop ${what}`)}.`,
  ],
  // "You can stop with the bullet points now"
  [
    new RegExp(
      wrapped`
        ${OPENING}${YOU_CAN}(?:stop with|leave out|leave off|skip|drop|forget(?: about)?|lose) ${THE}(${GIVEN})
          (?:,? (?:now|${NO_MORE}))?${END}`,
      "i",
    ),
    (what) => `I no longer want ${what} from the assistant.`,
  ],
  // "Forget the jokes"
  [
    new RegExp(
      `${OPENING}(?:stop with|forget(?: about)?|drop|lose|quit) ${THE}${NOT_IN_TEXT}(${GIVEN})(?:,? (?:now|${NO_MORE}))?${END}`,
      "i",
    ),
    (what) => `I no longer want ${what} from the assistant.`,
  ],
  // "So no more injection reminders"
  [
    new RegExp(
      wrapped`
        ${OPENING}no more (
          (?:(?!than\b)[a-z-]+ ){0,2}(?:
            reminders|recaps|summaries|quizzes|jokes|puns|pep ?talks?|hints|check-?lists|follow-up questions|compliments
          )
        )(?:,? (?:thanks|now|any ?more))?${END}`,
      "i",
    ),
    (what) => `I no longer want ${what} from the assistant.`,
  ],
  // "I don't need the recaps any more"
  [
    new RegExp(
      wrapped`
        ${OPENING}I (?:
          (?:don't|do not) (?:really )?(?:need|want) (?:all )?(?:the |your |those |these |any )?(${GIVEN}),? ${NO_MORE}
          |no longer (?:need|want) (?:the |your |those |these |any )?(${GIVEN})
        )${END}`,
      "i",
    ),
    (what) => `I no longer want ${what} from the assistant.`,
  ],
  // "You can drop the rule about the GP", "forget my rule on swearing"
  [
    new RegExp(
      wrapped`
        ${OPENING}(?:
          (?:you|we) (?:can|may|could) (?:please )?(?:drop|forget|ignore|lift|scrap) (?:the|my|that)
          |(?:drop|forget|ignore|lift|scrap) my
        ) (?:rule|instruction|order|request|ban) (?:about|on|against|with|for) ((?:the |my )?(?:[\w'-]+ ){0,4}?[\w'-]+)
          (?:,? (?:now|again|${NO_MORE}))?${END}`,
      "i",
    ),
    (what) => `I no longer want the rule about ${what}.`,
  ],
  // "You can mention weight again", "feel free to tell me jokes again"
  [
    new RegExp(
      wrapped`
        ${OPENING}
        (?:${YOU_CAN}|you are allowed to |you're allowed to |feel free to |it's (?:fine|ok|okay|all right|alright) to )
          (${SAYS_AGAIN}${OF_REST}),? (?:again|after all)(?: now|,? if you (?:like|want))?${END}`,
      "i",
    ),
    (what) => `I allow the assistant to ${what} again.`,
  ],
  // "You can write longer answers again", "you can do bullet points now"
  [
    new RegExp(
      wrapped`
        ${OPENING}(?:${YOU_CAN}|feel free to |it's (?:fine|ok|okay|all right|alright) to )(?:go back to )?(
          (?:
            (?:
              us(?:e|ing)|do(?:ing)?|writ(?:e|ing)|giv(?:e|ing)|send(?:ing)?|add(?:ing)?|includ(?:e|ing)|put(?:ting)? in
              |have
            )(?: me)? (?:the |your |any |some )?${NOT_NOW_IN_TEXT}${LIFTED}
            |(?:answer|reply|write|talk|explain (?:things|everything)) (?:
              at length|in (?:more|full) detail|in ${KIND_OF_WORDS}|normally
            )
            |go into (?:more |full )?detail
          ),? (?:again|now|after all)
        )(?: again| now)?${END}`,
      "i",
    ),
    (what) => `I allow the assistant to ${withoutGerund(what).replace(/^do (?:me )?/i, "use ")}.`,
  ],
  // "Lists are fine again", "emojis are ok now"
  [
    new RegExp(
      `${OPENING}${NOT_NOW_IN_TEXT}(${LIFTED}) ${ARE_FINE} (?:again|now|by me|for me)(?: (?:again|now))*${END}`,
      "i",
    ),
    (what) => `I allow the assistant to ${HAS_KIND.test(what) ? "give" : "use"} ${lowerFirst(what)} again.`,
  ],
  // "I've changed my mind about spoilers: you may tell me how it ends"
  [
    new RegExp(
      wrapped`
        ^I(?:'ve| have)? changed my mind (?:about|on) [^:;.?]{3,60}?(?::|;|,| -) (?:so )?${YOU_CAN}(
          (?:tell|give|show|use|mention|talk|call|correct|suggest|send|write)\b${NOT_AT_HAND}(?!.*\bones?\b)[^.?!;]{3,80}
        )${END}`,
      "i",
    ),
    (what) => `I allow the assistant to ${what}.`,
  ],
];

const noLonger = (what: string): string => asksAssistant(false, what).replace("I want", "I no longer want");

/** "You can stop with the checklists now" → "I no longer want checklists." */
export const noLongerWished = (text: string): string | null => {
  if (!MAY_REVOKE.test(text)) return null;
  for (const [form, told] of REVOKED) {
    const what = form.exec(text)?.slice(1).find(Boolean);
    if (what !== undefined) return told(what);
  }
  return null;
};

/** "You can mention weight again, I've reached my goal": why, told behind. */
const WHY = new RegExp(
  wrapped`
    (?:,| -)(?: (?:by the way|btw|thanks|thank you),?)?(?: (?:because|since|as|now that|but))? (?=
      (?:
        I|I'm|I've|I'll|I'd|it|it's|that's|they|they're|we|we're|we've|my|our
        |[\p{L}-]+(?: \p{L}+)? (?:gets? on|annoys?|tires?|confuses?|bores?|distracts?)(?= (?:me|my))
        |\p{L}+ (?:says?|thinks?|said|told me)
      )\s
    )
    |(?<=\b(?:again|now|any ?more|after all)) (?=(?:I|I'm|I've|my|we|we've)\s)
    | (?:because|since|now that|as) (?=(?:I|I'm|I've|my|we|we've|our)\s)`,
  "iu",
);

/** "You don't have to tell me the way any more, I found it": done with, and no order. */
const AT_HAND = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ve| have)? (?:(?:just|already|finally) )?(?:
      found|took|taken|figured|solved|managed|did|done|fixed|remembered|looked|googled
    )\b`,
  "i",
);

/** "You can use emojis again, I don't care": nothing is said by it. */
const NO_REASON = new RegExp(
  wrapped`
    ^(?:I|we)(?:
      (?: really| honestly)? (?:don't|do not) (?:care|mind)(?: any ?more| either way| now)?
      |(?:'ve| have)(?: got)? (?:the hang of it|it now|got it now)
    )[.!]*$`,
  "i",
);

/** An order taken back, and what is said behind it. */
export const revokedBefore = (text: string): { readonly said: string; readonly wish: string } | null => {
  const why = MAY_REVOKE.test(text) ? WHY.exec(text) : null;
  const wish = why === null ? null : noLongerWished(`${text.slice(0, why.index)}.`);
  const said = why === null ? "" : text.slice(why.index + why[0].length);
  return wish === null || AT_HAND.test(said) ? null : { said: NO_REASON.test(said) ? "" : upperFirst(said), wish };
};

/** "2 spaces is their style so forget the tabs": why, told in front. */
const SO =
  /(?:,? (?:so|and)|,) (?=(?:please |just |you can )?(?:forget|scrap|ditch|drop|skip|nvm|never ?mind|no need)\b)/i;
/** What is said in front of an order taken back. */
export const revokedBehind = (text: string): { readonly said: string; readonly wish: string } | null => {
  const so = MAY_REVOKE.test(text) ? SO.exec(text) : null;
  const wish = so === null ? null : noLongerWished(text.slice(so.index + so[0].length));
  return so === null || wish === null ? null : { said: `${text.slice(0, so.index)}.`, wish };
};
