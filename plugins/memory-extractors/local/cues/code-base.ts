// What is said of a code base in a session about code: how it is built, what its people do, and what is broken at the moment.

import { wrapped } from "#domain/wrapped.ts";
import { anywhere } from "../patterns.ts";
import { FIRST_SINGULAR } from "./signals.ts";

/** Told of a thing for good: where it lives, what it is made of, what it must be. */
const LASTS = anywhere(
  "is|are|lives?|sits?|belongs?|go(?:es)? (?:through|to|into|in|via|up|down)|comes?|runs?|uses?|requires?",
  "needs?|depends? on|must|mustn't|never|always|should|shouldn't|may (?:not|only|never)|can't|cannot",
  "can only",
  "reads?|writes?|talks? to|ships?|supports?|targets?|exports?|imports?|maps? to|lands? in|stays? on",
  "follows?|owns?|holds?|handles?|means|defaults? to|expires?|points? to|serves?|listens? on|stores?|has",
  "have|gets?|polls?|sends?|publishes|renders?|extends?|implements?|wraps?|breaks? otherwise|starts?",
  "begins?|ends?|maintains?|reviews?",
  wrapped`
    (?:was|were|has been|have been|got) (?:
      removed|replaced|dropped|deprecated|migrated|moved|renamed|switched|introduced|split|merged into
    )`,
);
/** Names something, or says that it holds everywhere. */
const ANCHOR = new RegExp(
  wrapped`
    (?<=[\s("'])\p{Lu}[\p{L}\d]+|\d|[\w-]\/|\/[\w-]|\w\.[A-Za-z]{2,}|[a-z]_[a-z]|[a-z][A-Z]|\w\(\)
    |\b(?:
      must|mustn't|never|always|only|every|each|all|no|any|because|otherwise|everywhere|throughout|rule|conventions?
      |policy|handling|naming|by default|idempotent|immutable|deprecated|legacy|required|source of truth|lower-?case
      |snake_case|kebab-case|separately|instead|automatically|staging|prod(?:uction)?|on (?:call|merge)|owns|maintains
      |reviews|responsible for
    )\b`,
  "u",
);
const OPENS_WITH_NAME = new RegExp(
  wrapped`
    ^(?:
      [A-Z]{2,}|\p{Lu}\p{Ll}+[\p{Lu}\d]|[a-z]+[A-Z]|\S*[/_.]\S
      |(?:[Tt]he )?(?:
        [Tt]ests?|[Ll]inter|[Ff]ormatter|[Bb]undler|[Rr]untime|[Dd]atabase|[Ff]ront-?end|[Bb]ack-?end|[Ff]ramework
        |[Qq]ueue|[Cc]ache
      )(?: is| are) (?:in |on |now )?[a-z\d.-]+[.!]*$
    )`,
  "u",
);

/** What fails, is missing or is in the works: true until it is fixed. */
const SYMPTOM = anywhere(
  "fail(?:s|ed|ing|ures?)?|broken?|breaking|crash(?:es|ed|ing)?|hangs?|hanging|flickers?|flickering|stuck",
  "breaks? (?:when|on|after|again|for)|red|errors? out|exceptions?|nan|times? out|timed out|too (?:slow|long|big|small|much|many)",
  "slow(?:er|ly)?|laggy",
  wrapped`
    (?:does|do|did|is|are|was|were|has|have)(?:n't| not) (?:\w+ )?(?:
      work(?:s|ing)?|start(?:ing)?|build(?:ing)?|compil(?:e|ing)|load(?:ing)?|render(?:ing)?|show(?:ing)?|updat(?:e|ing)
      |found|defined|recogni[sz]ed|there|helped|happening
    )
    |won't (?:start|build|compile|load|run|open|work)`,
  "wants? to (?:destroy|recreate|replace)|leaks?|leaking|missing|undefined|wrong|weird|strange|cache miss",
  String.raw`returns? (?:null|undefined|nothing|an? \d{3}|\d{3})|complains?|says?|shows?`,
  "looks? (?:off|wrong|weird|good|ok|fine|great)|gone",
  String.raw`(?:is|are) (?:down|back|green|fixed|done|ready|good|fine|ok|okay|great)(?! (?:every|each|on)\b)`,
  wrapped`
    (?:is|are) (?:only|still|just) [\d.]+|(?:my|this|the current) branch|uncommitted|unstaged|stash(?:ed)?
    |merge conflicts?|working tree
    |(?:is|are|was|were) (?:now |still |just |currently )?(?!
      missing|using|running|being|living|pending|breaking|existing|going through|coming from
    )[a-z]{3,}ing
    |right now|just now|again`,
);

/** "We deploy on Thursdays", "we should never cache that": what a team does and holds. */
const HABIT = new RegExp(
  wrapped`
    ^(?:(?!\bwe\b|\bmaybe\b|\bif\b|\bplease\b).)*?\bwe(?:'re| are|'ve| have)?[ ]
    (?:(?:always|never|only|also|usually|now|all|still|mostly|currently|just) )*
    (?!
      (?:
        need|want|try|tried|get|got|see|saw|can|could|might|may|will|would|should|had|did|went|are|were|have|know|think
        |guess|hope|forgot|miss|missed|don't (?:have|need|know|want)|just|found|noticed|ran|hit
      )\b
    )[a-z]+`,
  "i",
);
const TEAM_RULE = new RegExp(
  wrapped`
    ^(?:(?!\bwe\b|\bmaybe\b|\bif\b).)*?\bwe(?:'re| (?:can|may|should|must|are|do|have to))? (?:
      must|never|always|should(?:n't)?|only|can't|cannot|don't|not|no longer
    )\b(?! (?:need|know|want|have)\b)`,
  "i",
);
const OF_SEVERAL = /\b(?:we|we're|we've|we'll|we'd|our|ours|us)\b/i;
const WE = /\bwe\b/i;
const SECOND = /\byou(?:r|'re|'ve|'ll|'d|rs)?\b/i;
/** Of what is pasted or shown, not of the code base. */
const SHOWN = new RegExp(
  wrapped`
    ^(?:this|that|the|these|those) (?:(?:above|following|new|same|current|last) )?(?:
      example|code|snippet|approach|implementation|function|method|solution|errors?|warnings?|lines?|change|fix|output
      |log|trace|diff|bug|issue|problem|ticket|pr|task|story
    )s?\b
    |^(?:it|this|that|here|there)\b(?! (?:
        is (?:an?|the)|(?:repo|project|app|service|code ?base|package|module|library|monorepo)\b
      )
    )`,
  "i",
);

/** "Our daughter sleeps", "we live in Graz": told in a session about code, too. */
const OF_HOME = new RegExp(
  wrapped`
    \b(?:
      our (?:
        sons?|daughters?|kids?|child(?:ren)?|baby|wedding|house|flat|apartment|garden|honeymoon|dogs?|cats?|family
        |parents
      )
      |we (?:live|grew up|got married|got engaged|met) |we(?:'re| are) (?:expecting|married|getting married|engaged)
      |we have (?:\w+ )?(?:kids?|sons?|daughters?|children|dogs?|cats?)
    )\b`,
  "i",
);

/** Of the team, not of the speaker alone. */
export const isOfTeam = (text: string): boolean =>
  OF_SEVERAL.test(text) && !FIRST_SINGULAR.test(text) && !OF_HOME.test(text);

/** "I've been fighting with this config all morning", "I need another endpoint" */
const AT_WORK = new RegExp(
  wrapped`
    \b(?:fighting|wrestling|battling) with\b
    |\b(?:breaks|fails|crashes|hangs|freezes) (?:when|whenever|if|as soon as|every time|after) I\b
    |\bno idea (?:what|why|how)\b|\b(?:nothing|(?:didn't|doesn't|did not)) help(?:ed|s)?\b
    |\bit (?:just |only |always )?says\b
    |^I (?:tried|'ve tried|have tried) (?:\w+ly )?(?:
      deleting|reinstalling|restarting|clearing|rebooting|removing|reverting|rebuilding|adding|using|setting|changing
    )\b
    |^I (?:also |just )?(?:need (?:an?|another)|forgot to) |^my branch\b|\b(?:on|to) (?:the |my )?(?:feature )?branch\b
    |\byour (?:last |latest |previous )?(?:change|commit|edit|fix|version|code|answer)s?\b`,
  "i",
);

/** What is broken or asked for at the moment. */
export const isAtHand = (text: string): boolean =>
  FIRST_SINGULAR.test(text) ? AT_WORK.test(text) : SYMPTOM.test(text);

/** "The API lives in apps/api", "All loads must be idempotent", "We deploy on Thursdays" */
export const isOfCodeBase = (text: string): boolean => {
  if (FIRST_SINGULAR.test(text) || SECOND.test(text) || SHOWN.test(text) || SYMPTOM.test(text)) return false;
  if (WE.test(text) && (HABIT.test(text) || TEAM_RULE.test(text))) return true;
  return !WE.test(text) && LASTS.test(text) && (ANCHOR.test(text) || OPENS_WITH_NAME.test(text));
};
