// Words that are written longer for their sound: "heyyy", "sooo", "wellll", "hahaha". Told as they are written they would stand before a name.

/** Most sentences have none: plain letters, since those of Unicode are looked for slowly. */
const STRETCHED = /([a-z])\1\1|^\W*(?:[Hh]eyy|[Hh]ii|[Yy]oo)/;
/** What such a word says, for words that only open a sentence. */
const OPENERS = new Set("hey hi yo so oh ah aw ok no yes well yay wow omg man ugh hm um nah and but please".split(" "));
const WORD = /^(\W*)(\p{L}+)/u;
const LAUGHS = /^\W*(?:b?w?a?(?:ha){2,}h?|(?:he){2,}h?|lo+l|lmf?ao+)[,.!]* (?=\S)/i;

/** "Heyyy I moved" → "Hey I moved", "hahaha I'm vegan now" → "I'm vegan now"; "Brrr" and "Wooolf" stay. */
export const unstretched = (text: string): string => {
  const calm = text.replace(LAUGHS, "");
  if (!STRETCHED.test(calm)) return calm;
  return calm.replace(WORD, (all, before: string, word: string) => {
    const short = word.replace(/(\p{L})\1+/gu, "$1");
    const opener = [short, short.replace(/l$/, "ll")].find((one) => OPENERS.has(one.toLowerCase()));
    return opener === undefined ? all : before + opener;
  });
};
