// Words of caution before what is told: "I think", "I'm afraid that we had to cancel", "I meant to tell you, I left the firm". Where one
// can be wrong about it, they stay.

import { wrapped } from "#domain/wrapped.ts";
import { GLAD_TO_SAY, HEDGES } from "#plugins/memory-extractors/local/cues/openings.ts";

/** "I think I lost my keys at yours", "I think I have asthma", "I guess I'll take the job": one can be wrong about it, or change one's mind. */
const DOUBTED = wrapped`
  I (?:think|guess|suppose|believe|feel like),? (?:that )?(?:
    (?:I|we)(?:'ll| will) (?:take|sell|move|quit|leave|buy|stay|apply|join|accept|decline|retire|marry)
    |(?:I|we|my [\w-]+|our [\w-]+)(?: (?:just|also|really|must have))? (?:
      lost|left|forgot|broke|dropped|failed|passed|hurt|pulled|sprained|missed|sold|won|caught|saw|heard|met|moved|was
      |were
    )
    |(?:I'm|I am|we're|my [\w-]+(?: is|'s)) (?:
      pregnant|allergic|intolerant|expecting|getting|coming down|catching|moving|leaving|going to
    )
    |(?:I|we|my [\w-]+|our [\w-]+|he|she)(?:'ve got| have| has| might have| may have)[ ]
    (?:(?:an?|some|the|mild|early|really|undiagnosed|[a-z]+ly) )*
    (?:
      [\w-]+ (?:infection|allergy|intolerance|disorder|disease|syndrome|fracture|deficiency|ulcer|anxiety|fever)|adhd
      |autism|asthma|diabetes|covid|flu|cold|fever|depression|anxiety|concussion|migraines?|worms|fleas|arthritis
      |dyslexia|ocd|ptsd|insomnia|anemia|eczema|ibs|mono|strep
    )
  )\b`;
export const HEDGE = new RegExp(
  `^(?!${DOUBTED})(?:${HEDGES})[,:]?\\s+(?:that\\s+)?(?=(?:I|I'm|I've|I'll|I'd|we|we're|we've|my|our|the|there|it|it's)\\s)`,
  "i",
);
/** "I'm sorry to say Monty died", "Unfortunately Bramble has died", before a name. */
export const BEFORE_NEWS = new RegExp(
  wrapped`
    ^(?:
      (?:${GLAD_TO_SAY}|(?:(?:so|very) )?(?:happy|glad|proud|pleased|sad|sorry) to (?:say|report|announce))
      |unfortunately|sadly|luckily|fortunately|thankfully
    )(?:,|:| that)? (?:that )?
    (?=
      (?!(?:We|He|She|They|It|The|This|That|There|You)\b)(?-i:\p{Lu}\p{Ll}+)(?:'s)? (?-i:\p{Ll})
    )`,
  "iu",
);
/** "I'm afraid that we had to cancel" tells news in a polite way; "I'm afraid that I will lose it", "that I have cancer" are fears. */
const AFRAID = new RegExp(
  wrapped`
    ^I(?:'m| am) afraid (?:that )?(?=
      (?:I|we|(?:my|our) (?:[\w-]+ ){0,2}?[\w-]+)(?:
        (?:'ve| have| has|'s)(?: (?:just|already|now|all|also))* (?:
          had to|been|gone|died|lost|left|sold|broken|fallen|quit|cancelled|canceled|moved|decided|given up|called off
          |closed|stopped|resigned
        )
        | (?:
          had to|died|lost|left|sold|broke|fell|quit|cancelled|canceled|moved|decided|gave up|called off|closed|resigned
          |didn't|couldn't
        )
      )\b
    )`,
  "i",
);
/** "I have been meaning to tell you that I've moved", "I ought to mention that my son is deaf". */
const CAREFULLY = new RegExp(
  wrapped`
    ^I(?:
      (?:'ve| have) been meaning to (?:ask|tell|say|mention)(?: (?:you|somebody|someone|anyone))?
        (?: (?:about )?(?:this|it|that|something))?(?: for (?:ages|(?:some )?(?:weeks|months|years|time)|a while))?
        (?:[,:]| that)
      | (?:must|ought to|should|have to|need to) (?:also )?(?:add|explain|confess|mention|tell you) that
      | regret to (?:say|tell you)(?: that)?
    ) (?=(?:I|I'm|I've|we|we're|we've|my|our)\s)`,
  "i",
);
/** "I meant to tell you, I left the firm", "I don't think I told you this, but I'm learning Welsh": nothing but that it comes late. */
const COMES_LATE = new RegExp(
  wrapped`
    ^I (?:
      (?:(?:totally|almost|completely|just) )?(?:meant|forgot|wanted|keep forgetting|kept forgetting) to (?:tell|mention|say)
        (?: (?:to )?you| it| this| that)*(?: (?:earlier|before|last time|yesterday|on the phone))?(?:[,:]| that)
      |(?:should have|should've) (?:told you|mentioned|said)(?: it| this| that)*
        (?: (?:earlier|before|sooner|last time))?[,:]
      |(?:don't (?:think|believe)|can't remember if|don't know if|forget if) I(?:'ve| have)? (?:ever )?
        (?:told|mentioned)(?: you| it| this| that| to you)*,? but
      |wanted you to be the first to know(?:[,:]| that)
    ) (?=(?:I|I'm|I've|we|we're|we've|my|our)\s)`,
  "i",
);
const MAY_BE_CAREFUL = / (?:afraid|to|must|should|told) | (?:should've|mentioned) /;
export const withoutCare = (text: string): string =>
  text.startsWith("I") && MAY_BE_CAREFUL.test(text)
    ? text.replace(AFRAID, "").replace(CAREFULLY, "").replace(COMES_LATE, "")
    : text;
/** "I've been rowing, and I'm happy to say that I won": a hedge inside. */
export const HEDGE_INSIDE = new RegExp(
  `( (?:and|but) )${GLAD_TO_SAY} (?:that )?(?=(?:I|I'm|I've|my|we|we've|our)\\b)`,
  "i",
);
/** "Hopefully we can raise enough": no fact yet. */
export const HOPED =
  /^hopefully,? (?=(?:I|I'm|I've|I'll|I'd|we|we're|we've|we'll|my|our|the|there|your|(?-i:\p{Lu})\p{Ll}+)\s)/iu;
/** "I'd say tea is my favourite" */
export const SAYING = /^I(?:'d| would) say (?=[^,]*\b(?:is|are|was|were)\b)/i;
