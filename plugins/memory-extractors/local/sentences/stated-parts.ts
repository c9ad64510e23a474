// What a sentence states, without what is asked, ordered, proposed or doubted in the same breath: "The piece takes 7 minutes, so push
// the vows to 4:15" states how long it takes.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "../capitals.ts";
import { FINITE } from "../cues/verbs.ts";
import { countWords } from "../patterns.ts";
import { splicesOnKin } from "./apart/kin-splices.ts";
import { splicesOnToo } from "./apart/kin-too.ts";
import { splicedIn } from "./apart/question-splices.ts";
import { withoutHalfAnswer } from "./cut-off/half-answers.ts";
import { withNewFirst, withoutHalf } from "./cut-off/halves.ts";
import { reasonsIn, STATES, statedIn } from "./requests/requests.ts";

/** "Had a wild week, my car broke down": the news stands behind. */
const EXCLAIMED = new RegExp(
  wrapped`
    ^(?:(?:I|we)(?:'ve)? |it's )?(?:just |really )?(?:had|been|was|it's been) (?:(?:such|quite|just|a bit of) )*an? (?:[\w-]+ ){0,2}
      (?:week|day|month|weekend|time|year|ride|few days)(?: lately| so far)?(?:,| -|:|;)(?: (?:and|but|so))? (?=
      (?:I|I'm|I've|my|we|we're|our)\b
    )`,
  "i",
);

/** "Good because I work from home" */
const GOOD_BECAUSE =
  /^(?:that's )?(?:good|great|nice|perfect|cool|ideal|lucky),? (?:because|cause|since|as) (?=(?:I|I'm|I've|my|we|we're|our)\b)/i;

const VERDICT = wrapped`
  (?:
    realistic|possible|doable|feasible|enough|normal|okay|ok|fine|safe|legal|allowed|fair|reasonable|worth it
    |too (?:big|small|much|many|long|short|early|late|soon|expensive|heavy|old|young)|a good (?:idea|price|deal)
  )`;
/** "We booked three nights in a hut, realistic with my knee?", "my rent went up by 90 is that legal": what is so, and then what is asked of it. */
const VERDICT_ASKED = new RegExp(
  wrapped`
    ^(
      (?:
        I|I've|I'm|we|we've|we're|my|our
        |(?:the |his |her )?[a-z]+ (?:wants|charges|asks(?: for)?|offers|offered|quoted|wanted)
      ) [^?]{8,160}?
    )(?:
      , ${VERDICT}(?: (?:for|with|at|on|in|to) [^,?]{2,40})?\?$
      |(?<!\b(?:say|says|said|ask|asks|asked|know|knows|tell|told|wonder|think|if|whether|how|why|what|or|and|but)),? is (?:that|this|it) ${VERDICT}
        [?.!]*$
    )`,
  "i",
);
/** "what about my car, it's a 2012 golf": what is asked about, and what it is. */
const WHAT_ABOUT_OWN = new RegExp(
  wrapped`
    ^(?:and |so |but )?what about (?:my|our) ([a-z][\w' -]{1,30}), (?:it's|it is|its|he's|she's|they're) (?=
      (?:an?|the|only|from|in|on|at|\d|\w+ing|\w+ed)\b
    )([^?]{3,80})\??$`,
  "i",
);
const withoutVerdictAsked = (text: string): string => text.replace(VERDICT_ASKED, "$1.");

/** "I wanted to ask about my scale, which stopped working": what is so of one's own. */
const ASKS_ABOUT_OWN = new RegExp(
  wrapped`
    ^(?:(?:I|we)(?:'d| would)? (?:also |just )?(?:want|wanted|like|need|needed)|I've been meaning) to ask (?:you )?
      (?:something )?about ((?:my|our) [^,?]{2,40}), (?:which|who)
      (?= (?!(?:I|we|my|our|you|the|is to|would|could)\b)[a-z]+)([^?]{6,120}?)[.!]*$`,
  "i",
);
const aboutOwn = (_: string, own: string, told: string): string => `${upperFirst(own)}${told}.`;

/** "I have twelve so far, but I'm not sure if that's enough": what comes before is told, the doubt is the question at hand. */
const DOUBT_BEHIND = new RegExp(
  wrapped`
    (?:,|;| -)? (?:so|but|and|though) (?:now )?(?:I'm|I am|we're)[ ]
    (?:(?:still|just|really|a bit|kind of|kinda|also|feeling) )*
    (?:
      not (?:entirely |really |quite |too )?sure|unsure|stuck|confused|wondering|curious|struggling|lost
      |having (?:trouble|issues|difficulty)
    )\b.*$`,
  "i",
);
const withoutDoubt = (text: string): string => {
  const bare = text.replace(DOUBT_BEHIND, "");
  return bare !== text && STATES.test(bare) && FINITE.test(bare) && countWords(bare) >= 5 ? `${bare}.` : text;
};

/** "Yusuf's on shift until the 21st, so maybe the weekend after?": what is so, and then what is proposed. */
const PROPOSAL_BEHIND = new RegExp(
  wrapped`
    ^(
      (?:
        I|I'm|I've|I'll|we|we're|we've|we'll|my|our|the|they|they're|he|he's|she|she's
        |(?!
          (?:
            What|How|Where|When|Who|Which|Why|Any|If|Maybe|Since|Because|So|And|But|Are|Is|Do|Does|Did|Was|Were|Have|Has
            |Can|Could|Would|Will|Should|Shall
          )\b
        )(?-i:\p{Lu}\p{Ll}+)(?:'s)?
      ) [^?]{8,100}?
    ),? (?:so|but) (?:maybe|perhaps|how about|what about|possibly|probably) [^?]{3,60}\?$`,
  "iu",
);
const withoutProposal = (text: string): string => (text.endsWith("?") ? text.replace(PROPOSAL_BEHIND, "$1.") : text);

/** "The piece takes 7 minutes, so push the vows to 4:15", "I wrote one in 2021, so reuse that?": what is so, and then an order. */
const ORDER_BEHIND = new RegExp(
  wrapped`
    ^(
      (?:
        I|I'm|I've|we|we're|we've|my|our|the|there's
        |(?!(?:What|How|Where|When|Who|Which|Why|Any|If)\b)(?-i:\p{Lu}\p{Ll}+)(?:'s)?
      ) [^?]{8,160}?
    ), so (?:please |just |maybe |then )*
    (?:
      push|move|make|change|put|add|drop|swap|use(?! of)|reuse|skip|replace|remove|adjust|shift|shorten|cut|count|assume
      |update|go easy|start with|stick to|leave (?:out|off)|take (?:out|off)|plan (?:for|around|on)
      |keep (?:it|that|this|them|in mind)
    ) [^?]{2,60}[?.!]*$`,
  "iu",
);
/** "My flight moved to 6 August, so the form must be after the 27th right?": what is so, and then what is asked to follow. */
const CONCLUSION_ASKED = new RegExp(
  wrapped`
    ^((?:my|our) (?:[\w'-]+ ){1,4}(?:moved|changed|went|got|was|were|is|are|has|have|starts?|ends?|costs?) [^?]{3,120}?)
      , so (?:the|my|our|I|we|it|that|this|there) [^?]{3,90}\?$`,
  "i",
);
/** "the first asks 90k, what should I say": typed without its mark. */
const ASKED_BEHIND = new RegExp(
  wrapped`
    ^((?!(?:what|how|where|when|which|who|why|if|can|could|should|do|does|is|are)\b)[^?]{8,160}?),? (?:so |and |but )?
      (?:what|how|where|when) (?:should|can|could|do) (?:I|we) [^,;?]{2,80}[.!]?$`,
  "i",
);
/**
 * What a sentence states: itself, or the statement parts of a request. Empty when it only asks.
 * Only the first person is recovered from requests: anything else in a question may be a supposition.
 */
export const statedParts = (sentence: string, wasTagQuestion: boolean): string[] =>
  splicedIn(
    withNewFirst(
      withoutHalfAnswer(
        withoutHalf(
          withoutProposal(withoutVerdictAsked(sentence.replace(EXCLAIMED, "").replace(GOOD_BECAUSE, "")))
            .replace(WHAT_ABOUT_OWN, "My $1 is $2.")
            .replace(ASKS_ABOUT_OWN, aboutOwn)
            .replace(ORDER_BEHIND, "$1.")
            .replace(CONCLUSION_ASKED, "$1.")
            .replace(ASKED_BEHIND, "$1."),
        ),
      ),
    ),
  )
    .flatMap(splicesOnToo)
    .flatMap(splicesOnKin)
    .flatMap((part) => {
      const told = withoutDoubt(part);
      return [...statedIn(told, wasTagQuestion), ...(told === part ? [] : reasonsIn(part.slice(told.length)))];
    });
