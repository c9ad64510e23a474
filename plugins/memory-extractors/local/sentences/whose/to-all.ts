// "You owe me 20 each", said among several: to all who are there, and to no one of them.

const ALL_OF_YOU = /\b(?:you (?:all|guys|lot|folks)|all of you|y'all)\b/gi;
const EACH_OF_YOU = /\b(each|one|some|any|most|none|neither|two|three|both) of you\b/gi;
/** "You owe me 20 each", "I'll send you each a link", "you're all invited" */
const YOU_EACH = /\byou(?='?r?e? (?:all|each)\b| (?:[^,;.!?]|[.,](?=\d)){2,50} each\b| both\b)/gi;
const OTHERS_ARE = /\bthe others're\b/g;

export const toTheOthers = (text: string): string =>
  /\by(?:ou|'all)\b/i.test(text)
    ? text
        .replace(EACH_OF_YOU, "$1 of the others")
        .replace(ALL_OF_YOU, "the others")
        .replace(YOU_EACH, "the others")
        .replace(OTHERS_ARE, "the others are")
    : text;
