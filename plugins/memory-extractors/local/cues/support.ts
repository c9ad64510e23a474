// How two people stand by each other: words of encouragement and of thanks for it.

import { wrapped } from "#domain/wrapped.ts";
import { anyOf, inSmall } from "../patterns.ts";

/** Where an order to the listener begins: "keep going" of "I keep going" is none. */
const ORDER = "(?:^|[.!?,;:] |[-–—] ?| and | just | so | but )(?:just |please |always |and |so )?";
const PRAISE = wrapped`
  (?:
    amazing|awesome|inspiring|incredible|brave|so strong|strong|a rockstar|a star|a natural
    |doing (?:great|so well|amazing|awesome|fantastic)|an? (?:\w+ )?(?:inspiration|role model)
  )`;

/** "Keep at it!", "Don't let it get you down" */
const CHEERS_ON = inSmall(
  new RegExp(
    `${ORDER}${anyOf(
      wrapped`
        keep (?:
          it up|up the|going(?! over\b)|pushing|at it|trying|striving|growing|shining|following (?:your|those)|chasing
          |believing|spreading|inspiring|doing what|on \w+ing|working (?:hard|on (?:it|your|those))
        )\b`,
      wrapped`
        (?:don't|never) (?:you )?(?:ever )?(?:
          give up|lose (?:hope|heart|faith)
          |let (?:it|that|this|them|him|her|any\w+|the [^.!?]{2,40}|a few [^.!?]{2,40}) (?:
            stop|get|bring|hold|stand|discourage
          )\b
        )`,
      wrapped`
        (?:
          believe in yourself|stay (?:strong|positive|motivated|true to yourself)|hang in there|go for it
          |hold on to your|follow your (?:dreams|heart|passion)
        )\b`,
    )}`,
    "i",
  ),
);
/** What a call to go on opens with: a quick look before the long one. */
const CALL = /keep |don't |never |believe in|stay |hang in|go for|hold on|follow /;

/** "You've got this", "I'm proud of you", "Your courage is inspiring", "I'm here for you" */
const ENCOURAGES = inSmall(
  new RegExp(
    anyOf(
      wrapped`
        \byou(?:'ve)? (?:totally |really |so |definitely )?got this\b
        |\byou (?:can|will|'ll) (?:totally |definitely |surely |so )?(?:
          do (?:it|this|anything|great)|get there|make it|nail it|rock (?:it|this)|crush it|smash it
        )\b
        |\byou'll (?:do (?:great|so well|amazing)|get there|make it|nail it|smash it|crush it)\b`,
      wrapped`
        \b(?:rooting|cheering) (?:for )?you\b|\bcheering you on\b|\b(?:believe|faith) in you\b|\bhappy for you\b
        |\bproud of (?:you|your|how)\b|\byou(?:'ve)? earned it\b|\byou deserve (?:it|this|all|every)\b`,
      wrapped`
        \byou(?:'re| are) (?:(?:so|really|such|truly|totally|just|an?) )*${PRAISE}\b
        |\byour (?:[\w'-]+ ){1,6}(?:is|are) (?:so |really |truly |very )?(?:
          inspiring|amazing|admirable|incredible|impressive|an inspiration
        )\b
        |\byou(?:r [\w'-]+(?: [\w'-]+)?)? (?:really |truly )?inspires? me\b`,
      wrapped`
        \bI (?:\w+ )?(?:admire|respect|look up to) (?:you|your|how you|what you)\b
        |\b(?:impressed|inspired|blown away) (?:by|with) (?:you|your|how you)\b|\bin awe of (?:you|your)\b
        |\b(?:inspiring|brave|courageous) of you\b`,
      wrapped`
        \byou(?:'re| are) (?:really |already |truly )?making (?:such )?a (?:\w+ )?(?:difference|impact)\b
        |\byou (?:should|must|have to) be (?:so |really |very )?proud\b
        |\bto see (?:how )?you (?:\w+ ){0,3}(?:passionate|dedicated|committed|determined|doing)\b
        |\byour (?:hard work|passion|dedication|commitment|determination|courage)\b`,
      wrapped`
        \bI(?:'m| am|'ll be| will be) (?:always |right |still )?(?:here|there) for you\b|\b(?:got|have) your back\b
        |\bI(?:'ll)? (?:always )?support you\b|\bbehind you all the way\b`,
    ),
    "i",
  ),
);

/** "Congrats!", "Good luck!", "Happy to help": what anybody says to be polite, and friends as well. */
const WISHES_WELL = inSmall(
  new RegExp(
    anyOf(
      String.raw`\bcongrat(?:s|ulations)\b|^way to (?:go|be|take|make|put|keep|stand)\b`,
      wrapped`
        \b(?:
          best of luck|good luck|fingers crossed for you
          |sending (?:you )?(?:\w+ )?(?:positive |good )?(?:vibes|love|hugs|strength)
        )\b`,
      wrapped`
        \b(?:happy|glad|willing|here|there|love) to (?:help|support|lend|listen|be there)\b|\bcount me in\b
        |\blend (?:you )?(?:an ear|a hand)\b`,
      wrapped`
        \blet me know if (?:you need|there's anything|I can)\b
        |\b(?:if|whenever|anytime) you (?:ever )?need (?:anything|to talk|help|me|someone)\b`,
      wrapped`
        \b(?:thanks?|thank you) (?:so much |a lot |again )?for the (?:\w+ )?(?:
          tips?|recommendations?|suggestions?|ideas?|reminder|heads[- ]up
        )\b`,
      String.raw`\bsorry (?:to hear|for your loss|you(?:'re| are))\b`,
    ),
    "i",
  ),
);

/** "Thanks for believing in me", "Your support means the world", "I appreciate the kind words" */
const THANKS_FOR_SUPPORT = inSmall(
  new RegExp(
    anyOf(
      wrapped`
        \byour (?:\w+ ){0,3}(?:support|encouragement|kind words|pep talk|cheering)\b
        |\b(?:the|for) (?:all )?(?:the )?(?:encouragement|kind words|pep talk|motivation|boost)\b
        |\b(?:for|appreciate) (?:all )?(?:the|this) (?:support|help)\b`,
      wrapped`
        \b(?:appreciate|grateful for|thankful for|blessed to have) (?:you|your|ya)\b
        |\b(?:it|that|this|you|which) (?:really |truly |all )?means? (?:a lot|so much|the world|everything)\b`,
      wrapped`
        \bthank(?:s| you) (?:so much |a lot |again )?for (?:
          your (?:help|words|faith|belief|kindness|love)|being (?:there|here|such|so|my|you|by)|always
          |having (?:my|faith)|believing|supporting|cheering|standing by|listening|sticking|offering|helping
          |the (?:advice|boost|motivation)
        )\b`,
      wrapped`
        \b(?:glad|great|nice|good|grateful|lucky|blessed|thankful) (?:I |we |to |that I |for )?(?:have|having) you\b
        |\bfriends? like you\b|\bour friendship\b|\b(?:you're|you are|being) (?:such )?an? (?:\w+ )?friend\b
        |\byou(?:'ve| have) (?:always |really )?been (?:there for me|so|such)\b|\bin my corner\b
        |\byour (?:words|assistance|help|advice|kindness|faith in me|belief in me) (?:\w+ )?(?:
          is|are|was|were|would|means?|meant|helps?|helped|keeps?|kept|gives?|gave|makes?|made
        )\b
        |\byou're (?:so |super |really |very )?(?:helpful|supportive|the best)\b
        |\bthank(?:s| you)[^.!?]{1,60}\byou're (?:so |super |really |very )?(?:kind|sweet)\b`,
    ),
    "i",
  ),
);

export type Support = "thanks" | "encourages" | "wishes well";

/** How a sentence in small letters stands by its listener; null where it does not. */
export const supportIn = (small: string): Support | null => {
  if (THANKS_FOR_SUPPORT.test(small)) return "thanks";
  const isEncouraging =
    (small.includes("you") && ENCOURAGES.test(small)) || (CALL.test(small) && CHEERS_ON.test(small));
  if (isEncouraging) return "encourages";
  return WISHES_WELL.test(small) ? "wishes well" : null;
};
