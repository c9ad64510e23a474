// Tells whether a text names a topic that somebody gave in a few words ("credit card", "salaries"): by the stems of the
// words, whatever their order. What needs to be understood ("anything unpleasant") is not found this way.

/** A topic of more words is a sentence, and no statement holds them all. */
const MOST_WORDS = 4;

/** Words that name no topic. */
const EMPTY = new Set(
  "a an the any all every some their his her its our your my this that these those of on about regarding concerning related relating to with for from in or and such as like including anything everything something nothing thing things stuff information info data detail details fact facts message messages small talk chat chitchat chit-chat conversation conversations question questions topic topics statement statements memory memories mention mentions mentioned content text user users user's users' customer customers people person personal private sensitive irrelevant temporary unimportant trivial general assistant assistant's the bot ai casual greeting greetings filler pleasantries kind kinds sort sorts type types other be is are".split(
    " ",
  ),
);
/** Scripts that set no space between words: there a topic is looked for as it is written. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]/u;

const stem = (word: string): string => {
  const bare = word.toLowerCase().replace(/['’]s?$/, "");
  if (bare.length < 4) return bare;
  return bare
    .replace(/(?:ically|ical|ics)$/, "ic")
    .replace(/ies$/, "y")
    .replace(/(?<=[a-z]{4})(?:ing|ed)$/, "")
    .replace(/(?<=(?:s|x|z|ch|sh))es$/, "")
    .replace(/(?<=[^s])s$/, "")
    .replace(/(?<=[a-z]{3})e$/, "");
};

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*['’]?/gu) ?? [];

type Topic = (text: string, stems: ReadonlySet<string>) => boolean;

const topicOf = (given: string): Topic | null => {
  if (UNSPACED.test(given)) return (text) => text.includes(given.trim());
  const words = wordsOf(given).filter((word) => !EMPTY.has(word.toLowerCase()));
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const wanted = words.map(stem);
  return (_text, stems) => wanted.every((word) => stems.has(word));
};

/** Tells of a text whether it names one of the topics; null where none of them can be looked for. */
export const namesAnyOf = (topics: readonly string[]): ((text: string) => boolean) | null => {
  const known = topics.map(topicOf).filter((topic) => topic !== null);
  if (known.length === 0) return null;
  return (text) => {
    const stems = new Set(wordsOf(text).map(stem));
    return known.some((isNamed) => isNamed(text, stems));
  };
};
