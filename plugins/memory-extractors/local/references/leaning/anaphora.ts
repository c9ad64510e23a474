// Finds words whose meaning lies outside the clause: "It was fun", "I bought them there". What could explain them is told in
// antecedents.ts and explaining-sentences.ts.

import { wrapped } from "#domain/wrapped.ts";
import { NAMED_FACT } from "#plugins/memory-extractors/local/cues/core-facts.ts";
import { isFirstName } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { MONTH_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { oncePerText } from "#plugins/memory-extractors/local/once-per-text.ts";
import { anyOf, countWords, matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { hasAntecedent, isOfDoerAlone } from "../things/antecedents.ts";
import { MADE_IT, MADE_TO, MAKES, meansNothing } from "../things/empty-it.ts";

const OPENING = new RegExp(
  wrapped`
    ^(?:
      it|it's|it'll|it'd|that's|the (?:new|old|other|first|second|last|latest) ones?
      |(?:this|that|these|those)(?= (?:
          is|was|are|were|will|would|can|has|had|really|just|all|also|makes?|made|helps?|helped|gives?|gave|means?|meant
          |reminds?|shows?|keeps?|got|one|ones|kind|sort|way|stuff|thing|things
        )\b
      )
      |they|they're|they've|they'll|he|he's|she|she's|his|her|their|its|(?:him|her|them) and|mine|ours
      |both(?! (?:my|our|of (?:my|our|us))\b)|neither(?! of (?:my|our|us)\b)|which|one of them|some of them|most of them
      |all of them|another one|the other|such|one (?:is|was|has|likes|loves)
    )\b`,
  "i",
);
const OPENING_IS_WHOLE = new RegExp(
  wrapped`
    ^(?:
      it(?:'s| is| was) (?:\w+ )?(?:important|hard|easy|difficult|essential|crucial|necessary|rare|impossible|time) (?:
        for (?:me|us)|to me|that|to
      )\b
      |it (?:takes|took|costs?) (?:me|us) (?=.* to [a-z])
      |this (?:morning|afternoon|evening|week|weekend|month|year|summer|winter|spring|fall|past|coming|\w+day)\b
      |that (?:day|night|week|weekend|morning|evening|summer)\b|these days\b
      |it(?:'s| is| was) (?:
        raining|snowing|pouring|sunny|cold|hot|icy|freezing|windy|foggy|rainy|stormy|dark|cloudy|humid
        |\d(?!
          [\d.,]*(?: ?(?:k|euros?|dollars?|pounds|bucks|quid|%|kg|km|metres|meters|square|pages|minutes|hours)\b
            | (?:an?|per|each|every)[ ]
          )
        )
      )
      |it (?:rained|snowed|poured|hailed|drizzled|thundered)\b
      |it (?:can|could|may|might|will|gets|got|never gets) (?:(?:be|get|also|still|really|very|quite|so|as|only|as low as) )*
      (?:
        rain|snow|raining|snowing|cold|hot|warm|icy|freezing|windy|foggy|rainy|stormy|dark|humid|chilly
        |(?:\w+[ -]){1,2}degrees
      )\b
      |it(?:'s| has) been \w+ (?:years?|months?|weeks?|days?) since
      |it(?:'s| is| was| feels?| felt) (?:(?:so|really|very|super|just|always|pretty|truly|such a|a) )*(?:
        awesome|amazing|great|good|nice|cool|incredible|wonderful|wild|crazy|fun|rewarding|hard|easy|lovely|special
        |important|inspiring|fascinating|surreal|strange|sad|honou?r|pleasure|joy|dream
      ) (?:how|that|to (?!it\b|that\b|them\b)|seeing|being|having|when|knowing|watching|getting|helping) ?.{12}
    )`,
  "i",
);
const DEMONSTRATIVE_OPENING = new RegExp(
  wrapped`
    ^(?!(?:this|that|these|those) (?:[\w-]+ ){1,3}(?:I|we|I've|we've) )(?:
      (?:these|those) (?!days\b|who\b|of (?:us|my)\b)
      |(?:this|that) (?!
        (?:
          past|coming|last|time|one time|morning|afternoon|evening|night|week|weekend|month|year|day|summer|winter
          |spring|fall|autumn|christmas|thanksgiving|\w+day|means|way
        )\b
      )(?:[a-z'-]+ ){1,4}?
      (?:
        isn't|wasn't|aren't|weren't|doesn't|don't|didn't|is|was|are|were|has|have|will|works?|looks?|sounds?|seems?
        |feels?|reminds?|makes?|made|means|gives?|gave|helps?|shows?|keeps?|kept|brings?|brought|taught|got|had|took
        |\w{3,}ed
      )\b
      |(?:[a-z]+ )?(?:moments|events|things|people|times|days|stuff|places|stories|friends) like (?:
        this|that|these|those
      )\b
    )`,
  "i",
);

/** Each group is a kind of pronoun, with its own kind of antecedent. */
const INNER = new RegExp(
  String.raw`\b${anyOf(
    String.raw`(it|itself)\b(?!'s (?:important|hard|easy|time))`,
    String.raw`(them|themselves|they|they're|these(?! days\b)|those(?! days\b| who| that| of| with| in need| around| close| like))\b`,
    wrapped`
      (?:
        (?:
          over|out|up|from|been|go|going|went|get|got|gone|back|be|am|was|were|live|work|lived|living|worked|stay|stayed
          |staying|down|travel\w*|fly|flying|drive|driving|moved|moving|walk|walking|met|meet|me|us|them|you|work\w*
          |volunteer\w*|come|came|coming|spend|spent|everyone|people|time
        ) )(there|here(?! in\b))\b(?! for\b)`,
    wrapped`
      (?:
        of|for|with|about|like|on|do|did|doing|from|at|than|by|through|after|loved?|enjoy|hear|know|see|saw|seen|made
        |make|making|remember|need|want|wanted|in|into|tried|keep|keeping|when|because|painted|wrote|drew|took|got
        |bought|built|found|used?|using|chose|after|before|paid|gave
      ) (that|this|those|these)
      (?=
        [.,!?;]|$| - | (?:
          too|again|once|twice|yet|already|a lot|so|now|and|but|because|as|anymore|right|lately|recently|all|every|in|on
          |with|for|next|when|happened|together|after|before|when|while|to|out|back
        )\b
      )`,
    wrapped`
      (?!(?:do|did|doing|done) )[a-z]+ (this)(?=
        [.,!?;]|$| - | (?:at|in|on|with|for|too|and|but|because|so|as|to|when|while|every|all)\b
      )`,
    wrapped`
      (
        him|he|he's|she|she's
        |her(?= (?:
            and|so|to|for|in|on|at|was|is|but|as|an?|the|some|that|how|what|with|about|again|tonight|tomorrow|yesterday
            |today|later|soon|once|back|because|until|till|my|two|three|four|five|another
          )\b
          |[.,!?;]|$
        )
      )(?![\w])`,
    String.raw`(his|her|their)\b(?= [a-z])`,
    wrapped`
      (?:
        on|of|have|had|got|need|want|make|made|making|do|doing|try|tried|trying|bought|buy|start|join|joined|adopt
        |adopted|afford|order|ordered|getting|get|use|using|wrote|writing|working on|take|took|brainstorming|planning
      ) (?:an? (?:[a-z]+ ){0,2})?(one|ones|some|another|more|a few)
      (?= (?:
          to|with|for|in|at|from|last|yesterday|today|soon|this|next|too|when|because|that's|since|until|till|now|then
        )\b
        |[.,!]| - |$
      )`,
    wrapped`
      (
        something (?:similar|like (?:that|this|it))|one of (?:mine|ours)(?![\w'])
        |the same (?:thing|way|feeling|boat|goes)|similar (?:experiences?|situations?|things?)
        |(?:this|that) (?:too|as well)
        |(?:my|your|the|his|her|their|our) (?:first|second|third|last|next|new|old|other|latest) ones?
        |(?<=^(?:I|we)(?:'ve| have)? (?:(?:just|also|only|actually|already|finally) )?)(?:
          started|began|stopped|finished|applied|enrolled|registered|signed up|agreed|accepted|declined|refused
          |submitted|said (?:yes|no)
        )(?= (?:
            when|in (?:\d|my|high|college)|at age|about|around|last|(?:a )?(?:few|couple|year|month|week|while)\b|two\b
            |three\b|\d|years|recently|back|as a\b
          )
          |[.!]*$
        )
        |(?<=^(?:I|we) )did (?:(?:pretty|so|really|very|quite) )*(?:well|good|great|okay|ok|fine|alright)(?=[.!]*$)
        |something (?:cool|new|exciting|special|great|nice|amazing|fun|interesting|different)(?: with \w+)?(?=[.!]*$)
        |(?:go|going|went) (?:
          often|regularly|a lot|again|back(?! to| home)|anymore|once|twice|(?:(?:a )?few|\w+) times
          |every (?:day|week|month|year|summer|winter|spring|autumn|${MONTH_NAMES})\b
        )
        |(?<=
          \b(?:
            failed|forgot|forgets|remembered|missed|celebrated|cancelled|lost|sold|love|loved|got|have|had|made|painted
            |finished|started|bought|like|broke|brought|fixed|passed|keep|kept|leave|left|put|use|used|feed|fed|store
            |wash|grow|bake|cook|call|called
          ) )(?:mine|ours)(?!['\w])
        |(?:taught|told|showed|asked|helped|gave|joined|invited|called)(?<!
          \b(?:I|we)\b[^,]{12,}, (?:my )?[\w'-]+ (?:helped|joined)
        ) (?:me|us)(?=[.!]*$)
        |(?:of|to|from|with|for) (?:hers|theirs)(?!['\w])
        |(?:wrote|told|sent|gave|showed|promised|read) (?:you|me|him|her|them|us) (?:that|this)(?=[.!,]|$)
        |(?:told|asked|wanted|allowed|begged|forced) (?:me|us) to(?=[.,!]| because\b| but\b|$)
        |(?:hers|theirs)(?<=
          \b(?:
            makes?|made|likes?|loves?|takes?|eats?|drinks?|has|does|did|got|gets|cooks?|keeps?|uses?|prefers?|bakes?
            |wants?
          ) \w+
        )(?!['\w])
        |(?:should|shouldn't|must|could|can|can't)(?<=
          \b(?:thinks?|says?|said|thought|suggests?|insists?|told me) (?:that )?(?:I|we) [\w']+
        )(?: too)?(?=[.!]*$)
        |(?<=^(?:I'm|I am|we're) )(?:a|such a|not a|a big|a huge|a massive) fan(?=[.!]*$)
        |(?<=^(?:I've|I have) )been (?:playing|doing|learning|practi[sc]ing|using) (?:for|since)\b
        |(?<=^(?:I|we)(?:'ve| have)? )(?:
          never (?:tried|did|been|have)|(?:already|just) (?:did|have|tried|started)|started already|felt the same
          |did the same|can manage
        )(?=[.!]*$|, )
        |(?:haven't|hasn't) (?:decided|chosen|started|finished|tried|heard back|signed|replied|answered)(?: yet)?
          (?=[.!,]|$)
      )`,
    String.raw`(?:between|whether to [a-z]+) (that|this)(?= (?:or|and)\b)`,
    wrapped`
      (?:if|whether|think|know|because|hope|say|says|said|like) (that's|this is|that is|that was)\b
        (?! (?:fine|okay|ok|alright|possible|cool|all right))`,
  )}`,
  "gi",
);
/** One look that most clauses fail. */
const ANY_INNER = new RegExp(
  wrapped`
    \b(?:
      it|itself|them|themselves|they|they're|these|those|there|here|this|that|him|he|he's|she|she's|her|his|their|one
      |ones|some|another|more|few|something|same|similar|that's|haven't|hasn't|mine|ours|hers|theirs|never|already
      |manage|(?:go|going|went) (?:often|regularly|a lot|again|back|anymore|once|twice|every|\w+ times|a few)
    )\b
    |^(?:I|we)(?:'ve| have)? (?:(?:just|also|only|actually|already|finally) )?(?:
      started|began|stopped|finished|applied|enrolled|registered|signed up|agreed|accepted|declined|refused|submitted
      |said|did
    )\b
    |^(?:I've|I have) been (?:playing|doing|learning|practi[sc]ing|using) (?:for|since)\b
    |\b(?:me|us|fan|should|shouldn't|must|could|can|can't)(?: too)?[.!]*$|\b(?:me|us) to(?=[.,!]| because\b| but\b|$)`,
  "i",
);
/** "the joy it brings": what brings it stands elsewhere; "I sold the boat because it had a leak" gives a reason. */
const BARE_RELATIVE = new RegExp(
  wrapped`
    \b(?:the|all|any|what(?:ever)?)[ ]
    (?:(?!(?:because|since|but|when|while|until|after|before|if|though|although)\b)[\w'-]+ ){0,4}?
    (?!
      (?:because|since|as|when|while|until|after|before|if|though|although|unless|once)\b
    )[\w'-]+ (?:it|they|he|she) (?:brings?|brought|gives?|gave|takes?|took|holds?|has|had|offers?|makes?|shows?|taught)\b`,
  "i",
);

export const opensDangling = oncePerText(
  (text) => (OPENING.test(text) || DEMONSTRATIVE_OPENING.test(text)) && !OPENING_IS_WHOLE.test(text),
);

/** A pronoun inside the clause with nothing before it that it could mean. */
export const hasInnerDangling = oncePerText((text) => BARE_RELATIVE.test(text) || firstInnerDangling(text) !== null);

export const firstInnerDangling = (text: string): RegExpMatchArray | null => {
  if (!ANY_INNER.test(text)) return null;
  for (const match of matchesIn(text, INNER)) {
    const before = text.slice(0, match.index);
    // "they/them" are words here.
    if (before.trim() === "" || text[match.index - 1] === "/" || text[match.index + match[0].length] === "/") continue;
    if (MAKES.test(before) && MADE_TO.test(text.slice(match.index))) return match;
    if (meansNothing(before, text.slice(match.index))) continue;
    if ((match[6] ?? match[7]) !== undefined && NAMED_FACT.test(text) && !isOfDoerAlone(before, match[6])) continue;
    if (MAKES.test(before) && MADE_IT.test(text.slice(match.index))) continue;
    if (!hasAntecedent(before, match)) return match;
  }
  return null;
};

/** ", and they want more of them" */
const COORDINATED = /(?:[,;]| -) (?:and|but|so|because|which|while|although) /g;
const FEWEST_BEFORE = 5;
/** What stands before the first coordinate that a pronoun leaves open; null where that is not the half that leans. */
export const withoutOpenTail = (text: string): string | null => {
  if (opensDangling(text)) return null;
  const tail = matchesIn(text, COORDINATED).find(({ index }) => firstInnerDangling(text.slice(0, index)) === null);
  const told = tail === undefined ? "" : text.slice(0, tail.index);
  return countWords(told) < FEWEST_BEFORE ? null : `${told}.`;
};

const SOMEBODY_BEHIND =
  /, (?:(?:and|but|so|because|while) )?s?he(?:(?:'s| is) an? | (?:works|lives|teaches|brings|drives|has|earns) )/i;
const OF_WHOM_ONE_HAS = /\b(?:got|have|bought|adopted|met|found|hired|sold|lost|own|ride) (?:an?|my|our|the) [^,]*$/i;
/** "I work nights at the mill, she's a teacher": what its speaker says of themselves, where nobody can tell who else is meant. */
export const withoutOther = (text: string): string => {
  const told = /^(?:I|we|my|our)\b/i.test(text) ? text.slice(0, Math.max(0, text.search(SOMEBODY_BEHIND))) : "";
  const isWhole = countWords(told) >= FEWEST_BEFORE && firstInnerDangling(told) === null;
  return isWhole && !OF_WHOM_ONE_HAS.test(told) ? `${told}.` : text;
};

const AT_ONCE = 24;
const SAYS_IT_FIRST = /[,;]|\b(?:so|because|since|but|and|when|if|as)\b/i;
/** "I've had them for years": what it is about, is not told; in "I don't drive, so it's two hours" it is. */
export const danglesAtOnce = (text: string): boolean => {
  const match = firstInnerDangling(text);
  return match?.index !== undefined && match.index < AT_ONCE && !SAYS_IT_FIRST.test(text.slice(0, match.index));
};

/** Whether the pronoun at an offset is the first with nothing before it that it could mean. */
export const danglesAt = (text: string, at: number): boolean => {
  const match = firstInnerDangling(text);
  return match?.index !== undefined && match.index <= at && at < match.index + match[0].length;
};

/** Whether the first pronoun with nothing before it that it could mean is of somebody; not "Otto, since he's a joiner". */
export const danglesOnSomebody = (text: string): boolean =>
  firstInnerDangling(text)?.[6] !== undefined && !isFirstName(/^\p{Lu}\p{Ll}+(?=,)/u.exec(text)?.[0] ?? "");
