// How people speak with a coding agent: orders for the moment, standing conventions ("use vitest, not jest, for new tests"),
// decisions ("let's go with Drizzle because ...") and facts without a verb ("Node 20, pnpm 9").

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "../capitals.ts";
import { isOfCodeBase } from "../cues/code-base.ts";
import { FINITE } from "../cues/verbs.ts";
import { DAY_STEMS, MONTH_STEMS } from "../dates/calendar.ts";
import { wordSet } from "../patterns.ts";
import { opensDangling } from "../references/leaning/anaphora.ts";
import { isPlural } from "../references/noun-phrases.ts";
import { isOrder } from "./orders/orders.ts";

const LEAD = new RegExp(
  wrapped`
    ^(?:
      (?:ok|okay|so(?! (?:far|long|much|many)\b)|and|then|also|but|just|btw|please|pls),?[ ]
      |(?:yes|yeah|yep|right|cool|great|nice|no|nope|remember|note|rule|convention|lesson)[,:][ ]
    )+(?=\S)`,
  "i",
);
/** Without the words that open a message to an agent: "ok so remember: never ..." */
export const withoutLead = (text: string): string => text.replace(LEAD, "");

/** What an agent is told to do next; in other talk these words open statements, too. */
const ORDERS = wordSet(
  "open run rerun bump commit push merge rebase squash revert rename move extract split delete redo clean",
  "deploy install upgrade downgrade tag switch",
  "document wire hook rewrite investigate inline mock restore undo migrate port ship apply restart drop cut",
  "drive scaffold bootstrap profile benchmark",
  "implement change try double-check verify test continue proceed kill start stop pull fetch clone checkout",
  "comment uncomment log print execute rollback",
  "look dig grep search handle wrap expose pass return throw catch cache retry enable disable turn increase",
  "decrease reduce bring back go now paste",
);
const FIRST_WORD = /^(?:(?:please|pls|also|then|now|just|ok|and|so|but) )*([\p{L}'-]+)/iu;
/** "Open source tools are ...", "Commit messages are in English": a thing, not an order. */
const IS_NOUN = new RegExp(
  wrapped`
    ^[\p{L}'-]+ (?:[\w/.'-]+ ){0,3}?(?:
      is|are|was|were|has|have|must|should|lives?|goes|comes?|never|always|uses?|need|needs|cannot|can't
    )\b(?! (?:to|you|I)\b)`,
  "iu",
);

/** "New task: the import must stream" */
const TASK = /^(?:(?:new|next|another|first|second) )?(?:task|todo|ticket|story)\b ?[:,-]/i;

export const isOrderInCode = (text: string): boolean => {
  const first = FIRST_WORD.exec(text)?.[1]?.toLowerCase() ?? "";
  return TASK.test(text) || (ORDERS.has(first) && !IS_NOUN.test(text)) || isOrder(text);
};

/** "I prefer early returns, clean that up please", "..., you looked in the wrong folder": what is to be done about it now. */
const NOW = [
  new RegExp(
    wrapped`
      (?:(?:,| -|;)(?: (?:so|and|but|then))?| so| then) (?:please |pls |just |can you )?(?:
        clean|fix|change|redo|revert|update|adjust|rewrite|move|do|undo|rename|remove|try|add|keep|put|make|set|run
        |check
      ) (?:(?:it|that|this|them|those|these)\b[^,;.]*|[^,;.]*\b(?:it|that|this|them))(?:,? (?:please|pls|now))?
        (?=[.!]*$)`,
    "i",
  ),
  // "We switched to Biome, remove the old config please"
  new RegExp(
    wrapped`
      , (?:so |and |then )?(?:please |pls )?(?:remove|delete|clean up|update|fix|revert|rename|adjust) (?:
        the|all|our|any|every
      ) [\w .-]{2,40}?(?:,? (?:please|pls|now|too))*(?=[.!]*$)`,
    "i",
  ),
  /(?:,| -|;)? (?:so |and |but )?(?:please )?(?:don't|do not) [^,;.]*\b(?:today|yet|now|this time)(?=[.!]*$)/i,
  new RegExp(
    wrapped`
      (?:(?:,| -|;)(?: (?:and|but|so))?| so) you(?:
        're| (?:don't|can|needn't)|'ve| were| are| have| had| keep| kept| forgot| should| did| just
      )\b[^,;]*?(?=[.!]*$)`,
    "i",
  ),
];
/** "Open a PR against develop, main is protected", "it was the cache, we should never share it" */
const BEFORE = /^([^,;]{3,80})(?:,| -|;) (?:(?:because|since|as|and|but|so) )?(.+)$/;

export const withoutOrder = (text: string): string => {
  const bare = NOW.reduce((left, order) => left.replace(order, ""), text);
  const [, before = "", rest = ""] = BEFORE.exec(bare) ?? [];
  return (isOrderInCode(before) || opensDangling(before)) && isOfCodeBase(rest) ? upperFirst(rest) : bare;
};

/** Holds beyond the task at hand: "instead of jest", "for new tests", "everywhere". */
const CONTRAST = String.raw`(?:,? not|,? never| instead of| over| rather than) (?!the\b|that\b|this\b|it\b|them\b|an?\b|only\b|now\b|yet\b|here\b|sure\b)[\w\`@/.-]+`;
const SCOPE = wrapped`
  (?:
    everywhere|anywhere|throughout|by default|in (?:this|the) (?:repo|project|code ?base|monorepo|app)
    |across the (?:repo|code ?base|project)|(?:for|in|on) (?:all|any|every|each|new) [\w-]+|outside(?: of)? [\w-]+
    |(?:over|under|longer than|more than|at most|max) \d+ \w+|unless [^,.]+|except [^,.]+|only
  )`;
const POINTS = String.raw`(?!(?:the|that|this|these|those|it|them|my|your|an?|another|both|any ?more|\d+)\b)`;
/** Several of a kind, or something that has no number: "named exports", "async/await". */
const KIND = String.raw`${POINTS}(?:[\w/.@-]+ ){0,4}(?:[\w/.-]*[a-z]{2}s|async/await|jsdoc|any)\b`;
const HABIT =
  "use|prefer|avoid|follow|write|put|keep|import|name|place|split|stick (?:to|with)|go through|stay (?:on|with)";
const DENIED =
  "use|add|write|create|import|introduce|put|commit|push|mock|hardcode|nest|export|edit|touch|generate|leave|rely on|log";

const STANDING: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`^((?:${HABIT}) (?=.*(?:${CONTRAST}|\\b${SCOPE}))(?!it\\b|that\\b|this\\b|them\\b).*)$`, "i"),
    "I want the assistant to $1",
  ],
  [
    new RegExp(
      wrapped`
        ^(
          (?:run|start|build|deploy|lint|format) (?:the )?(?:[\w-]+ ){1,2}(?:with|using|via|through) (?:
            make|just|task|npm|npx|bun|bunx|pnpm|yarn|deno|node|cargo|go|pytest|tox|uv|poetry|rake|mvn|gradle|docker
            |tilt|nx|turbo|\.?[\w-]*\/[\w./-]+
          )\b.*
        )$`,
      "i",
    ),
    "I want the assistant to $1",
  ],
  [new RegExp(`^((?:use|prefer|avoid|follow|stick to) ${KIND}.*)$`, "i"), "I want the assistant to $1"],
  [
    new RegExp(
      wrapped`
        ^(
          (?:prefix|suffix|tag|label|sign|name|title) (?:all |every |each |the )?(?:
            branch(?:es)?|commits?(?: messages?)?|PRs?|pull requests?|tags?|releases?|tests?|files?|migrations?
          ) (?:with|after|as|in|by|like) .+
        )$`,
      "i",
    ),
    "I want the assistant to $1",
  ],
  [
    new RegExp(`^(?:don't|do not|dont) ((?:${DENIED}) (?:${KIND}|${POINTS}.*\\b${SCOPE}).*)$`, "i"),
    "I want the assistant not to $1",
  ],
  [
    new RegExp(
      wrapped`
        ^no (
          (?!
            (?:
              need|idea|worries|problem|way|longer|one|thanks|luck|more|change|difference|errors?|output
              |tests? (?:found|ran)|matches
            )\b
          )[\w().'/@-]+(?: [\w().'/@-]+){0,3}? (?:${SCOPE}|in (?:[\w-]+ )?[\w-]+s|without [\w -]+)
        )`,
      "i",
    ),
    "I want no $1",
  ],
  [/^((?:[\w-]+ ){1,2}[\w-]+s|(?-i:\p{Lu})[\w.-]+) only(, no .+)?$/iu, "I want only $1$2"],
  [
    /^instead of (?!that\b|this\b|it\b)(.+?),? ((?:use|import|write|call|prefer|return|throw|put|go)\b[^,;]+)(.*)$/i,
    "I want the assistant to $2 instead of $1$3",
  ],
  [
    new RegExp(
      wrapped`
        ^(
          (?!(?:${HABIT}|${DENIED}|go|do|it|that|this)\b)[\w.-]+(?: [\w.-]+){0,2} (?:over|instead of|rather than) ${POINTS}
            [\w.-]+(?: [\w.-]+){0,2}
        )$`,
      "i",
    ),
    "I prefer $1",
  ],
];
const FOR_NOW = /\b(?:yet|(?:right |for )?now|today|tonight|this time|instead|again)$/i;
const TAIL = /(?:,? (?:please|pls|ok|okay|thanks|thx|here|from now on))*[.!]*$/i;

const CAPITAL_INSIDE = /(?<= to )[A-Z](?=[a-z])|(?<= only )[A-Z](?=[a-z]+ )/;

/** A standing convention, told as the wish that it is; null where the sentence is none. */
export const convention = (text: string): string | null => {
  const bare = text.replace(TAIL, "");
  if (bare.length > 200 || bare.includes("?") || FOR_NOW.test(bare)) return null;
  for (const [pattern, told] of STANDING)
    if (pattern.test(bare))
      return `${bare.replace(pattern, told).replace(CAPITAL_INSIDE, (letter) => letter.toLowerCase())}.`;
  return null;
};

/** "Never call the database from a handler", among the rules that a repository keeps for its agents. */
const RULE = new RegExp(
  wrapped`
    ^(?:always|never|do not|don't|use|prefer|avoid|keep|write|put|place|name|follow|stick to|make sure|ensure) (?!
      (?:it|this|that|them|these|the following)\b
    )\S+ \S+`,
  "i",
);
export const isRule = (text: string): boolean => RULE.test(text) && !/\b(?:below|following|above)\b|:$/.test(text);

const REASON = /\b(?:because|since|so that|so (?:we|I|the|it|they)\b|as (?:it|we|they|the)\b|due to|otherwise)\b/i;
const LETS = new RegExp(
  wrapped`
    ^let'?s (
      use|go with|switch (?:back )?to|stick (?:to|with)|adopt|migrate to|move to|drop|keep|stay (?:on|with)|not use
      |avoid|standardi[sz]e on
    ) (?!it\b|that\b|this\b|them\b|going\b|moving\b|working\b|the (?:first|second|last|other)\b|option\b)(.+)$`,
  "i",
);
const NAME = /[\d/_.]|\p{Lu}/u;

/** A name with its version, without a verb. */
const VERSION =
  /^((?:the )?[\p{L}][\p{L}.#+-]{1,20}(?: (?-i:\p{Lu})[\p{L}.]+)?(?: v| )?\d+(?:\.\d+|\.x)*(?:(?:,| and|,? with|,? on| through) .*)?)$/iu;
const NO_VERSION = new RegExp(
  wrapped`
    ^(?:
      step|line|lines|issue|pr|ticket|option|phase|part|chapter|page|version|exit|error|code|node_modules|port|test|job
      |about|after|at|around|over|only|the|all|just|another|try|task|bug|case|day|week|in|on|for|to|from|with|by|status
      |http|v|than|less|more|top|row|column|commit|build|and|or|but|(?:${DAY_STEMS})day
      |(?:${MONTH_STEMS})[a-z]*
    )\b
    |:`,
  "i",
);

/** "error handling: anyhow in the binary" */
const LABELLED = new RegExp(
  wrapped`
    ^(
      (?:[\p{L}/-]+ ){0,2}(?:
        conventions?|handling|style|stack|naming|rules?|polic(?:y|ies)|standards?|structure|layout|setup|time ?zones?
        |architecture|process|workflow|versions?|branching|logging|testing|tests|deployments?|deploy|releases?
        |formatting|linting|database|db|auth|secrets|config|i18n|state|tooling|requirements|targets?|hosting|styling
        |package manager|monitoring|caching|dependencies|deps
      )
    ): (?=\S+ \S)(.+)$`,
  "iu",
);

/** "Remember that releases are cut by the pipeline" */
const REMEMBER = /^(?:remember|note|keep in mind|bear in mind|don't forget|make a note)(?: that|:|,) (?!to\b)/i;
/** "It's a 2D platformer", "This is a legacy PHP app" */
const IS_PROJECT = new RegExp(
  wrapped`
    ^(?:it's|it is|this is) (?=
      an? (?:[\w.+#-]+ ){0,5}?(?:
        app|application|game|platformer|service|library|cli|tool|monorepo|api|site|website|package|plugin|extension
        |pipeline|repo|server|framework|prototype|project|backend|frontend|bot|crate|module
      )\b
    )`,
  "i",
);

/** The sentence as it states something: a decision, a version, a labelled fact; other sentences as they are. */
export const statedInCode = (text: string): string => {
  const [, deed = "", what = ""] = LETS.exec(text) ?? [];
  if (what !== "" && (REASON.test(what) || new RegExp(CONTRAST, "i").test(what) || NAME.test(what)))
    return /^not use$/i.test(deed) ? `I decided not to use ${what}` : `I decided to ${deed.toLowerCase()} ${what}`;
  const version = VERSION.exec(text.replace(/[.!]+$/, ""))?.[1];
  if (version !== undefined && !NO_VERSION.test(text) && !FINITE.test(version)) return `The project uses ${version}.`;
  const labelled = LABELLED.exec(text);
  if (labelled !== null && !FINITE.test(labelled[2] ?? ""))
    return `${labelled[1]} ${isPlural(labelled[1] ?? "") ? "are" : "is"} ${labelled[2]}`;
  return text.replace(REMEMBER, "").replace(IS_PROJECT, "The project is ");
};
