// A question and a statement with no more than a comma between: "What about the deposit, I paid 200 in May", "how long till I can climb
// stairs again I live on the 3rd floor".

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { isQuestion, MARKED } from "../requests/questions.ts";

/** "I need help with a puzzle, I've just solved twelve", "I can't, I have choir": two sentences with a comma between them. */
const SPLICE = new RegExp(
  wrapped`
    ,(?:
      \s+(?=I(?:'ve| have)? (?:recently|just|already)\b)
      |(?<=\b(?:that|it|this|them|those|these|one|can't|couldn't|won't|don't),)(?<! (?:of them|other one),)(?<!
        \b(?:if|when|once|because|as|since|while|until|unless) [^,]{1,60},
      )\s+(?=(?:I|I'm|I've|my|we|we're|we've|our)\b)
    )`,
  "i",
);

/** "..., can you explain it, and I've been there for six years": the speaker goes on behind what is asked. */
const SPLICE_BEHIND = new RegExp(
  wrapped`
    ,(?<=\b(?:(?:can|could|would) you|if you (?:can|could|would))\b.*,)\s+(?:(?:and|but|also|so) ){0,2}
      (?=(?:I've|I'm|I have|my|we've|we're|our)\s)`,
  "i",
);

/** "What do I cook, Goran is bringing his daughter", "how do I speed it up, the build takes 6 minutes": asked, and then told why. */
const TOLD_BEHIND = new RegExp(
  wrapped`
    ^((?:what|how|which|where|who|any|can|could|should|do)\b[^,?]{5,80}),\s+(?=
      (?:(?-i:\p{Lu}\p{Ll}+)|s?he|my [a-z]+)(?:'s| is| has| will| won't| can't| doesn't| wants| needs| loves| hates)[ ]
      |(?:the|our) (?:[\w-]+ ){1,2}(?:takes|needs|costs|weighs|lasts|runs|starts|closes|opens|ends|has|is)[ ]
      (?:(?:about|around|only|now|on|at|until|in|over|under|almost) ){0,2}[$€£]?\d
    )`,
  "iu",
);

const toldApart = (text: string): string[] => {
  const [all, asked] = TOLD_BEHIND.exec(text) ?? [];
  return all === undefined || asked === undefined ? [text] : [asked, text.slice(all.length)];
};
/** "Please be gentle, my grandfather died on Monday" */
const PLEASE = /^please (?!(?:note|remember|keep in mind|be aware|know)\b)/i;
const ASKED_FIRST = new RegExp(
  wrapped`
    ^(?!when (?!(?:do|does|did|is|are|was|were|can|could|will|would|should)\b))[^,?]{8,70}(?=
      ,\s+(?:but |so (?!(?:I|we) (?:can|could|know|don't)\b))?(?:I|I'm|I've|my|we|we're|we've|our)\s
    )`,
  "i",
);

/** "What time should I leave, I live in Montreuil?": the mark stands for what was asked first. */
const OWN_FACT_BEHIND = new RegExp(
  wrapped`
    ^,\s+(?:but )?(?:
      (?:I|we)(?:'m| am|'re| are) (?:(?:also|only|both|already) )?(?:
        an?|from|in|on|at|\d+|allergic|vegan|vegetarian|pregnant|diabetic|left-handed|not an?
      )\b
      |(?:I|we)(?:'ve| have) (?:got |only )?(?:an?|no|two|three|four|\d+|never)\b
      |(?:I|we) (?:
        live|work|own|drive|hate|love|can't (?:eat|drink|have|stand)|don't (?:eat|drink|have|own|drive|like)|start|earn
        |weigh
      )s? |my (?:[a-z-]+ )?(?:${KIN_NOUNS}) (?:is|are|has|have|wants?|hates?|loves?|can't|doesn't|don't|lives?|works?|turns)\b
    )[^?]+\?+$`,
  "i",
);
/** How much of a text asks first, before its speaker goes on. */
const askedFirst = (text: string): string | undefined => {
  const asked = ASKED_FIRST.exec(text)?.[0];
  const isTold = asked !== undefined && (!MARKED.test(text) || OWN_FACT_BEHIND.test(text.slice(asked.length)));
  return isTold ? asked : undefined;
};

/** "how long till I can climb stairs again I live on the 3rd floor": typed on behind a question; what is rare is looked at first. */
const FACT_TYPED_BEHIND = new RegExp(
  wrapped`
    (?=
      (?:
        I live (?:in|on|at|with|near)|I work (?:from|nights|mornings|evenings|days|weekends|shifts|as)
        |I (?:really )?(?:hate|can't stand|loathe) (?!it\b|that\b|this\b|them\b|how\b|when\b|you\b)
        |I'm (?:allergic|vegan|vegetarian|diabetic|pregnant|coeliac|celiac|lactose)
        |I (?:don't|can't) (?:eat|drink|drive|own) |I (?:only |just )?have (?:an?|no|one|two|three|\d+) (?!of\b)
      )(?!.*\bI live\b.*\bI live\b)[^?]*[.?]?$
    )
    (?<=
      ^(?:how|what|which|where|when|can|could|should|do|does|is|are|any)\b(?!
        .*\b(?:
          say|saying|tell|claim|pretend|think|assume|imagine|suppose|mention|write|prove|explain|called|titled|poem|song
          |lyrics|sentence|saying
        )\b
      )[^,;?]{12,80}
      (?<!
        \b(?:
          if|when|because|since|that|where|and|but|so|while|as|until|till|unless|although|though|than|or|before|after
          |the|who|which|place|time|town|city|moment|day|way|reason|year
        )
      ) )`,
  "i",
);

export const splicedIn = (text: string): string[] => {
  if (!text.includes(","))
    return text.includes(" I")
      ? text.split(FACT_TYPED_BEHIND).map((part, at) => (at === 0 ? part : part.replace(/\?$/, ".")))
      : [text];
  const asked = askedFirst(text);
  if (asked !== undefined && (isQuestion(asked) || PLEASE.test(asked))) {
    const behind = upperFirst(
      text
        .slice(asked.length)
        .replace(/^,\s+(?:(?:but|so) )?/, "")
        .replace(/\?+$/, "."),
    );
    return PLEASE.test(asked) ? splicedIn(behind) : [behind];
  }
  const [asking = "", ...behind] = text.split(SPLICE_BEHIND);
  return [asking, ...behind.map((part) => part.replace(/\?$/, "."))].flatMap((part) =>
    part
      .split(SPLICE)
      .flatMap(toldApart)
      .filter((told) => told !== ""),
  );
};
