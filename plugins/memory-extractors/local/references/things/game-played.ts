// Names the game or the instrument that somebody plays and leaves out: "How did you get into chess?" "I've been playing ever
// since" → "I've been playing chess ever since". Only where the talk names one alone.

import { wrapped } from "#domain/wrapped.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";

const GAMES = wrapped`
  tennis|table tennis|ping[ -]pong|badminton|squash|padel|pickleball|football|soccer|basketball|baseball|softball
  |volleyball|handball|netball|rugby|cricket|hockey|ice hockey|field hockey|lacrosse|golf|water polo|dodgeball|bowls
  |darts|snooker|chess|backgammon|checkers|scrabble|poker|dominoes|mahjong`;
const INSTRUMENTS = wrapped`
  guitar|bass guitar|piano|violin|viola|cello|double bass|harp|flute|clarinet|oboe|bassoon|saxophone|sax|trumpet
  |trombone|tuba|french horn|drums|banjo|ukulele|mandolin|accordion|bagpipes|harmonica|keyboards|organ|fiddle|lute|sitar
  |recorder`;
const NAMED = new RegExp(`\\b(?:(${GAMES})|(?:acoustic |electric |classical )?(${INSTRUMENTS}))\\b`, "gi");

/** "I've been playing since I was nine", "We play twice a week" */
const PLAYS = new RegExp(
  wrapped`
    \b(?:(?:I|we)(?:'ve|'d| have| had|'ll| will)?|(?:I|we)(?:'m| am|'re| are| was| were))[ ]
    (?:(?:also|still|just|really|always|usually|only|kept|keep|been|started|stopped|began|never|used to|mostly|both) ){0,3}
      (?:play(?:s|ed|ing)?|practi[cs](?:e|ed|ing))(?= (?:
        (?:an|one|two|three|half an) hours? (?:a|every|each)|for an hour|daily|ever since|since|professionally
        |competitively|semi-professionally|regularly|seriously|again|almost|nearly|every|each|once|twice|three times
        |four times|on (?:\w+days?|weekends|the weekend)|all through|all the way through|throughout
        |through (?:middle|high|primary|secondary|college|school|uni)
        |in (?:high school|college|middle school|school|uni|(?:a|the|my|our) (?:\w+ )?(?:league|club|team))
        |at (?:school|college|uni|university)|as a (?:kid|child|teenager|boy|girl)|when I was|until I
        |for (?:about |over |almost |nearly |just |more than |around |just under )*(?:
          \d|an?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|many|years|ages|months
          |decades|the (?:\w+ )?(?:school|college|county|club|university|national)
        )
      )\b
    )`,
  "i",
);
/** "playing Catan", "plays lead": something else is played. */
const PLAYS_ELSE = new RegExp(
  wrapped`
    \bplay(?:s|ed|ing)? (?:(?:some|a|an|the|my|our|this|that|with|his|her|more|lots of|video|board|card|computer) )?(?!
      (?:
        since|ever|for|on|in|at|as|with|again|every|each|once|twice|three|all|through|throughout|together|professionally
        |regularly|competitively|seriously|when|until|and|or|but|too|so|now|it|that|this|much|often|hard|well|better|you
        |I|we|they|he|she|anymore|still|today|yesterday|tomorrow|there|here|up|out|live|sports?|pro|against|almost
        |nearly
      )\b
    )([a-z]+)`,
  "gi",
);
const BEFORE_INSTRUMENT = /^(?:acoustic|electric|classical|bass|double|french|lead|first|second)$/i;
const GAME = new RegExp(`^(?:${GAMES}|${INSTRUMENTS})$`, "i");
/** "his chess club": of somebody else. */
const OF_OTHERS =
  /\b(?:his|her|their|my (?:son|daughter|brother|sister|kids?|husband|wife|dad|mom|mum)(?:'s)?) (?:\w+ )?$/i;

/** The one that a text names, as one plays it; undefined where it names none, null where it names several. */
const gameIn = (told: string): string | null | undefined => {
  const others = matchesIn(told, PLAYS_ELSE).some(
    ([, word = ""]) => !BEFORE_INSTRUMENT.test(word) && !GAME.test(word) && !told.includes(`${word} tennis`),
  );
  const names = new Set(
    matchesIn(told, NAMED).map(([, game, instrument = ""]) =>
      game === undefined ? `the ${instrument.toLowerCase()}` : game.toLowerCase(),
    ),
  );
  if (names.size === 0) return others ? null : undefined;
  const isOfOthers = matchesIn(told, NAMED).some(({ index }) => OF_OTHERS.test(told.slice(0, index)));
  return names.size > 1 || others || isOfOthers ? null : [...names][0];
};

/** "My niece has already beaten me twice" */
const BEATS = new RegExp(
  wrapped`
    \b(?:beat|beats|beaten|beating) (?:
      me|us|him|her|everyone|everybody|my (?:dad|mom|mum|brother|sister|wife|husband|uncle|aunt|cousin|son|daughter)
    )(?=[.!,]|$| (?:twice|once|three times|every|again|already|yesterday|last|on|and|but|so)\b)`,
  "i",
);

/** "I joined a club in May", "my first tournament", "a match on Sunday": of which game. */
const OF_GAME = new RegExp(
  wrapped`
    \b(?:
      join(?:ed|ing)?|found|enter(?:ed|ing)?|signed up for|won|lost|play(?:s|ed|ing)?(?: in)?|taking part in|took part in
      |compet(?:e|ed|ing) in|have|had|got
    ) (?:an?|my|our|the) (?:(?:first|second|last|next|big|local|new|small|real|proper|weekly|regional|national|official) )*
    (?=(?:club|team|league|tournament|match|competition|championship)\b(?! (?:for|of)\b))`,
  "i",
);
/** "My brother taught me the game when I was eight" */
const THE_GAME =
  /\b(?:taught (?:me|us|him|her)|learn(?:ed|t)?|introduced (?:me|us) to|got (?:me|us) into) (the game)(?=[.!,]|$| (?:when|as|at|from|and|so)\b)/i;
/** "Not any more", "Do you play tennis as well?": what comes next may be of another. */
const NO_MORE = /^\s*(?:no|nope|nah|not)\b|\b(?:any ?more|quit|gave (?:it )?up|as well|too|also|instead)\b/i;
/** "Do you play chess?", "I've played chess since school"; not "I watched chess on TV". */
const PLAYED_BY_THEM = new RegExp(
  wrapped`
    \byou(?:r|'re|'ve)?\b[^.]*\?
    |\b(?:I|we)(?:'ve|'m|'re)? (?:(?:also|still|both|used to|have|had|been|started|love|like) )*(?:to )?play(?:s|ed|ing)?\b`,
  "i",
);
const OF_THEM = /^(?:I|we|my first)\b|\b(?:taught|introduced|got) (?:me|us)\b/i;
const IN_SENTENCES = /(?<=[.!?]) /;
const ofAnother = (said: string, [own = ""]: readonly string[]): boolean =>
  NO_MORE.test(own) || said.split(IN_SENTENCES).some((one) => gameIn(one) !== undefined && NO_MORE.test(one));
const VOWEL = /^[aeiou]/i;
const withGameOf = (text: string, told: readonly string[]): string => {
  const [of, the] = [OF_GAME.exec(text), THE_GAME.exec(text)];
  if ((of === null && the === null) || !OF_THEM.test(text) || gameIn(text) !== undefined) return text;
  for (const one of told) {
    const game = gameIn(one);
    if (game === null || game?.startsWith("the ") === true) return text;
    if (game === undefined) continue;
    if (ofAnother(one, told) || !(the !== null || PLAYED_BY_THEM.test(one))) return text;
    if (the !== null) return text.replace(the[1] ?? "", game);
    const at = (of?.index ?? 0) + (of?.[0].length ?? 0);
    return VOWEL.test(game) ? text : `${text.slice(0, at)}${game} ${text.slice(at)}`;
  }
  return text;
};

/** `told`: what was said before, the nearest first; the first that names a game or an instrument tells. */
export const withGamePlayed = (text: string, told: readonly string[]): string => {
  const [plays, beats] = [PLAYS.exec(text), BEATS.exec(text)];
  const match = plays ?? beats;
  if (match === null) return withGameOf(text, told);
  if (gameIn(text) !== undefined) return text;
  const at = match.index + match[0].length;
  for (const one of told) {
    const game = gameIn(one);
    if (game === null || (plays === null && game?.startsWith("the ") === true)) return text;
    if (game !== undefined) return `${text.slice(0, at)} ${plays === null ? "at " : ""}${game}${text.slice(at)}`;
  }
  return text;
};
