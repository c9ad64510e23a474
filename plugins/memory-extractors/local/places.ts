// Puts the place where the speaker says "here": "I live in Porto. I moved here in 2019." → "I moved to Porto in 2019."
// Where no place was named, "here" goes if the verb can do without it.

const PLACE =
  /\b(?:live|living|based|moved|moving|relocated|work|working|study|studying|stay|stayed|staying|arrived|settled|home) (?:in|at|to|near) (\p{Lu}[\p{L}'-]+(?: (?:of |the |de )?\p{Lu}[\p{L}'-]+){0,3})/gu;
/** Months and days stand behind "in" too. */
const NO_PLACE =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter|English|German|French|Spanish|God|I|I'm|I've)\b/;
const HERE = /(\b[\p{L}']+) (?:(?:out|over|down|up|back|right) )?here\b(?!')(?! (?:is|are|was|were)\b)/giu;
/** "here in town", "here at work": the place follows. */
const PLACE_FOLLOWS = /^ (?:in|at|on|near|with) (?:[a-z]|\p{Lu})/u;
const TOWARDS =
  /^(?:moved?|moving|came|come|coming|relocated|travel\w*|drove|flew|get|got|went|go|going|return\w*|brought)$/i;
const STAYS = /^(?:live[ds]?|living|stay\w*|been|settled|grew up|born)$/i;
const WITHOUT =
  /^(?:volunteer\w*|work\w*|moved|moving|relocated|teach\w*|taught|study\w*|studied|met|shop\w*|perform\w*)$/i;

const onlyPlace = (told: string): string | null => {
  const names = new Set([...told.matchAll(PLACE)].map(([, name]) => name ?? "").filter((name) => !NO_PLACE.test(name)));
  return names.size === 1 ? ([...names][0] ?? null) : null;
};

/** `told`: what the speaker said just before, where the place may stand. */
export const withPlace = (text: string, told: string): string => {
  if (!/ here\b/i.test(text)) return text;
  const place = onlyPlace(`${told} ${text}`);
  return text.replace(HERE, (all: string, verb: string, at: number) => {
    const behind = text.slice(at + all.length);
    if (PLACE_FOLLOWS.test(behind) && !NO_PLACE.test(behind.replace(/^ \w+ /, ""))) return all;
    const isAbout = TOWARDS.test(verb) || STAYS.test(verb) || WITHOUT.test(verb);
    if (isAbout && place !== null && !text.includes(place))
      return `${verb} ${TOWARDS.test(verb) ? "to" : "in"} ${place}`;
    return WITHOUT.test(verb) ? verb : all;
  });
};
