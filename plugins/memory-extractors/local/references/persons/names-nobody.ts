// Which turns typed in haste surely bring in nobody: "oh no. what happened", "omg how much". A name typed small can hide in any other.

import { wordSet, wordsOf } from "#plugins/memory-extractors/local/patterns.ts";

const PLAIN = wordSet(
  "a about again ah ages alright already always amazing an and any anything are at aw aww awful back bad",
  "badly because been before being best better big bit brilliant but by can cant can't classic come congrats",
  "cool could course crazy cute damn dear definitely did didn't didnt do does doesn't doesnt done dont don't",
  "enough even ever exactly fair far ffs finally fine for forget forgot from fun funny get getting glad god",
  "going gone good gosh grand great had haha happen happened happens has have he here him his her hers hm",
  "hmm hope how how's hows huge i i'm im if in insane into is isn't isnt it it's its jeez joke joking just",
  "kidding know like lol long lovely lucky",
  "man many mad matter maybe me mean more much must my naw never next nice no nope nooo noooo not now of off",
  "oh ok okay omg on once one or ouch out over poor pretty proper quite really right sad said same say says",
  "seriously serious she shit should shut since so some sorry sound sounds still such sure sweet tell",
  "terrible than that that's thats the them then there they thing think this though to today together too",
  "tough true ugh up us",
  "very was wasn't wait way we well were what what's whats when when's whens where where's wheres which who",
  "who's whos why wild will with without wonderful won't wont worse worst would wow wtf yay yeah yep yes yet",
  "you you're youre your yours ur u",
  "week weeks month months year years day days night time tonight tomorrow yesterday morning money job news",
  "plan plans thing things reason idea chance luck shame pity relief point word words happy angry upset",
  "worried serious ill sick hurt old new expensive cheap hard easy late early soon ready free bills rent",
);
export const surelyNamesNobody = (text: string): boolean =>
  wordsOf(text.toLowerCase()).every((word) => PLAIN.has(word));
