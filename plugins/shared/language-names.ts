// The languages in which somebody may want to be answered: the extractor draws the wish, the linker lets the newer one replace the older.

/** In lower case; between commas a language, with what else it is called. */
export const LANGUAGE_NAMES: readonly (readonly string[])[] = `
english, german, french, spanish, italian, portuguese, dutch, swedish, norwegian, danish, finnish, polish, czech, slovak, slovenian,
croatian, serbian, bulgarian, hungarian, romanian, greek, turkish, russian, ukrainian, arabic, hebrew, persian, hindi, urdu, bengali,
tamil, chinese mandarin, japanese, korean, vietnamese, thai, indonesian, swahili, catalan, irish, welsh, icelandic, estonian, latvian,
lithuanian, maltese, afrikaans`
  .split(",")
  .map((line) => line.trim().split(" "));
