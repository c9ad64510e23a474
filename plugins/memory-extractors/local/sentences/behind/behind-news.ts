// What is told right behind a piece of news, and whose it is by that: "I've moved! The flat in Leeds has a lift", "We got the dog! A
// whippet called Biscuit".

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";

const MOVED =
  /\b(?:I|we)(?:'ve| have)? (?:(?:just|finally|both|already) )*moved(?! (?:on|it|the|my|her|his|them|to tears|in with)\b)/i;
const NEW_HOME = new RegExp(
  wrapped`
    ^the (?:new )?(?=
      (?:flat|house|apartment|cottage|bungalow|studio|place)(?: (?:in|on|at|near|by) [^,;.!?]{2,40}?)? (?:
        is|has|costs?|looks|comes|needs
      )\b
    )`,
  "i",
);

const PET = "dog|puppy|cat|kitten|rabbit|pony|horse|parrot|tortoise|hamster|guinea pig";
const GOT_PET = new RegExp(
  wrapped`
    \b(?:I|we)(?:'ve| have)? (?:(?:just|finally|now|also) )*(?:got|adopted|bought|picked up|brought home) (?:the|our|my|a|a new) (${PET})
      \b(?!s)[^.!?]*[.!]+$`,
  "i",
);
const CALLED = /^(?=an? (?:[\p{L}-]+ ){1,4}(?:called|named) (?-i:\p{Lu}))/iu;

/** "Mia had twins! Two girls": hers. */
const OTHERS_CHILDREN = new RegExp(
  wrapped`
    ^(?:(?:guess what|yes|yeah|oh|so|and)[,!] )?(?!(?:I|I'm|I've|we|we're|we've)\b)(?:[\p{L}'-]+ ){1,4}
      (?:(?:just|finally|has|have) )*(?:
      had|has|got|gave birth to|is having|is expecting|are having|are expecting|expects|adopted|welcomed
    ) (?:[\p{L}'-]+ ){0,3}
    (?:
      twins|triplets|bab(?:y|ies)|kids|children|boys?|girls?|daughters?|sons?|puppies|kittens|dogs|cats
    )\b`,
  "iu",
);
export const isOfOthersChildren = (before: string): boolean => OTHERS_CHILDREN.test(before);

/** "The flat in Leeds has a lift" → "My new flat in Leeds has a lift" */
export const behindNews = (text: string, before: string): string => {
  if (MOVED.test(before)) return text.replace(NEW_HOME, "My new ");
  const pet = CALLED.test(text) ? GOT_PET.exec(before)?.[1] : undefined;
  return pet === undefined ? text : `My ${pet} is ${lowerFirst(text)}`;
};
