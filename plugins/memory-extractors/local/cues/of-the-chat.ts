// What a user types for the answer it gets: hearsay to ask about, sums set by a teacher, agreement, attempts without their content.

import { wrapped } from "#domain/wrapped.ts";
import { anyOf } from "../patterns.ts";
import { isExercise } from "./fleeting.ts";
import { isFirstName } from "./proper-names.ts";
import { RELATION } from "./signals.ts";

/** "I've heard that wool mulch can keep slugs off": of things in general, by what stands behind "heard". */
const HEARD = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ve| have)? (?:(?:also|just|always|recently) )*heard (?:(?:that|of|about|it's|some of) )?(?:
      \w+ing\b
      |(?!(?:from|my|our|his|her|he|she|they|we|you|some\w*|it|back|nothing|him|them|there)\b)(\S+)(?: \S+){0,7}?(?: (?:
          can|could|might|may|helps?|has|have|makes?|improves?|works?|tends?|should|need to
        )\b
        |(?:'s| is| are) (?!\w+ing\b|now\b|getting\b|pregnant\b|closed\b)
      )
    )`,
  "i",
);

export const isHearsay = (text: string): boolean => {
  const heard = HEARD.exec(text);
  return heard !== null && !RELATION.test(text) && !isFirstName(heard[1] ?? "");
};

/** "I have a triangle with sides 6, 8 and 9", "Whether to use permutations": given in an exercise. */
const GIVEN_IN_EXERCISE = new RegExp(
  anyOf(
    wrapped`
      \b(?:triangles?|rectangles?|circles?|polygons?|parallelograms?|cylinders?|cones?) (?:\w+ ){0,2}?
        (?:with|has|have|having|of) (?:\w+ ){0,3}?(?:sides?|angles?|radius|diameter|base|vertices|legs|height)\b.*\d`,
    String.raw`\btrying to (?:decide|figure out|see) (?:whether|if|when) to use (?:permutations?|combinations?)\b`,
  ),
  "i",
);

/** A sum set by a teacher: with what is given in it, or what is to be found. */
export const isSum = (text: string): boolean => isExercise(text) || GIVEN_IN_EXERCISE.test(text);

/** "That method makes sense", "I'll stick to the list you suggested" */
export const AGREES = new RegExp(
  anyOf(
    String.raw`^(?!.*\b(?:because|since|my|our)\b).*\bmakes (?:a lot of |total |perfect |more )?sense(?: (?:to|for) me)?[.!]*$`,
    wrapped`
      ^(?:I|we) (?:think|guess|feel)\b[^,;]*\bsounds? like (?:an? )?(?:good|great|solid|reasonable|nice|perfect) (?:
        options?|ideas?|plans?|choices?|fit|starts?
      )\b`,
    wrapped`
      ^(?:[^,]{1,60}, )?(?:I|we)(?:'ll| will) (?:stick (?:to|with)|follow|use|try|go with) (?:the|your) (?:\w+ )?(?:
        agenda|plan|schedule|steps|tips|approach|advice|routine|list|template|structure|outline|checklist|method
        |framework|strategy|strategies|format
      ) you (?:suggested|recommended|mentioned|proposed|listed|gave|described)\b`,
  ),
  "i",
);

/** "I've tried a few things, but nothing works": which, nobody hears. */
export const TRIED_MUCH = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ve| have)? (?:(?:also|already|just) )*tried (?:
      everything
      |(?:a few|several|some|many|various|a couple of|a lot of|lots of|all sorts of|a bunch of|different)[ ]
      (?:(?:different|other) )?(?:things|ways|approaches|methods|options|solutions|tricks|stuff|fixes|settings)
    )(?:,? (?:but|and) [^,]*)?[.!]*$`,
  "i",
);

const OF_TEACHING = wrapped`
  (?:
    formula|concept|term|idea|theorem|rule|method|notation|equation|example|definition|principle|identity|property
    |approach|technique|phrase
  )`;
/** What says nothing that anybody could ask for later: what a chat is about, agreement with no matter, a wish that all have. */
export const SAYS_NOTHING_LATER = new RegExp(
  anyOf(
    // "I came across a formula for ...", which is not told
    wrapped`
      ^(?!.*=)(?:I|we)(?:'ve| have)? (?:just |also |recently )?(?:came|come|stumbled) (?:across|upon) (?:an?|the|this|that) (?:[\w-]+ ){0,2}?
        ${OF_TEACHING}\b`,
    // "The current version of Flask is 2.3"
    String.raw`^the (?:current|latest|newest) (?:stable )?(?:version|release) (?:of [\w.-]+(?: [\w.-]+)? )?(?:is|being) v?\d[\w.]*[.!]*$`,
    // "I've also heard of Lucia"
    String.raw`^(?:I|we)(?:'ve| have)? (?:also |just )?heard of (?!(?:my|our|his|her|their)\b)[\w.-]+(?: [\w.-]+){0,2}[.!]*$`,
    // "We don't want to break anything"
    wrapped`
      ^(?:I|we) (?:really )?don't want to (?:introduce|cause|create|make|have|break|miss|lose|get) any(?:
        thing
        |(?: (?:new|more|other))? (?:bugs?|errors?|regressions?|issues?|mistakes?|problems?|conflicts?|vulnerabilities)
          (?: or [a-z]+)?
      )(?: else)?[.!]*$`,
    // "I've made significant changes", "I've already solved a few"
    wrapped`
      ^(?:I|we)(?:'ve| have)? (?:(?:also|already|just) )*made[ ]
      (?:(?:some|a few|several|many|a lot of|significant|major|minor|big|small|great|good|huge) )+
      (?:
        changes|progress|improvements?|mistakes|adjustments|updates|edits|headway|strides
      )[.!]*$`,
    wrapped`
      ^(?:I|we)(?:'ve| have)? (?:(?:also|already|just) )*(?:solved|done|tried|tested|finished|completed|read|written) (?:
        a few|some|several|a couple
      )[.!]*$`,
    // "My rig is much like what's described in the example"
    wrapped`
      \bwhat(?:'s| is| was) (?:described|shown|explained|given|mentioned) (?:
        above|below|in (?:the|your|this) (?:[\w-]+ ){0,3}(?:examples?|section|exercise|snippet|answer)
      )[.!]*$`,
    // "I hope to keep this momentum up"
    wrapped`
      \b(?:keep|keeping|maintain|maintaining|continue|continuing) (?:up )?(?:this|the) (?:
        pace|momentum|progress|streak|habit|good work
      )(?: (?:going|up))?[.!]*$`,
    // "The improvement seems pretty linear", "Doing it now seems more urgent"
    wrapped`
      ^the (?:improvement|progress|difference|increase) (?:is|seems|looks|feels) (?:
        (?:pretty|really|quite|so|very|huge|great|clear|linear|big|noticeable|amazing|significant)\b ?
      )+(?:,? honestly|based on [^,]*)?[.!]*$`,
    wrapped`
      ^(?!.*\b(?:than|to me)\b)(?:it|that|this|[a-z]+ing [^,;]{3,80}) (?:(?:also|just|definitely|probably) )?
        (?:seems?|sounds?|feels?|is|looks) (?:
        more (?:urgent|important|relevant|useful|practical|realistic|pressing|helpful|valuable|manageable)|doable
        |manageable|feasible|reasonable|sensible
      )(?: (?:right )?now| at the moment)?[.!]*$`,
    // "I've never baked one before", "I've been debugging this since noon"
    "^(?:I|we)(?:'ve| have) never (?:[a-z]+ ){1,2}one(?: before)?[.!]*$",
    String.raw`^(?:I|we)(?:'ve| have) been (?:staring at|looking at|stuck on|fighting with|debugging) (?:this|that|it)\b`,
    String.raw`^the (?:error|issue|problem|warning|bug) (?:is|was|seems to be) (?:happening|occurring|coming|caused|thrown|raised)\b`,
    // "I've requested a review of the function"
    wrapped`
      ^(?:I|we)(?:'ve| have) (?:also )?(?:requested|asked for) (?:an? |some )?(?:
        review|help|feedback|advice|guidance|suggestions|tips|examples?|clarification|assistance
      )\b(?! from\b)`,
  ),
  "i",
);

/** The assistant's own suggestion, taken up with a word of liking: "I'm intrigued by the lantern idea". */
export const TAKES_UP = new RegExp(
  wrapped`
    ^(?:I|we)(?:'m| am|'d| would)? (?:(?:also|particularly|especially|really|definitely|very|quite|just) )*(?:
      intrigued by|drawn to|interested in|excited about|curious about|like|love|enjoy
    ) (?:the|that|those|these|this|your|how)\b
    (?!
      .*\b(?:when|because|since|my|our|ago|last|every|always|usually|prefer)\b
    )`,
  "i",
);

/** What the speaker makes of the matter under discussion: "I think two meetings could work well". */
export const MAKES_OF_IT = new RegExp(
  wrapped`
    ^(?:I|we) (?:(?:also|really|just|definitely) )?(?:think|feel like|feel|believe|guess|suppose|imagine)\b
      (?!.*\bshould (?:never|always)\b).*\b(?:could|would|will|might|should|may)\b
    |^(?:I|we) (?:was|were|am|'m) thinking maybe\b|^maybe (?:I|we)\b`,
  "i",
);

/** "I've heard that coilovers are pricey": what others say of a thing, to ask about it. */
export const HEARSAY = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ve| have)? (?:(?:also|just|always|recently) )*heard (?:that|of|about|(?:great|good|bad|mixed) things)\b
      (?!.*\b(?:but|so|my|our|from)\b)`,
  "i",
);

/** "My friend asked whether it's allowed": a question, passed on. */
export const ASKED_BY_OTHERS = new RegExp(
  wrapped`
    ^(?:my|our|an?) (?:[\w'-]+ ){1,4}(?:just )?(?:
      asked|asks|(?:is|was) (?:asking|wondering)|want(?:s|ed) to know|wonders|wondered
    ) (?:me |us )?(?:if|whether|how|what|why|which|when|where|who)\b`,
  "i",
);
