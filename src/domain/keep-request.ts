// What asks to keep something, alone or of what else is to be forgotten: "Don't ever forget my birthday", "everything but my name".
// Such a request forgets nothing: to do half of it would forget what is to be kept.

/** Any of them as whole words: some stand in others of other languages. */
const wordsOf = (...patterns: readonly string[]): string => `(?<![\\p{L}'’])(?:${patterns.join("|")})(?!\\p{L})`;
const anyOf = (words: string, unspaced: string): RegExp => new RegExp(`${words}|${unspaced}`, "iu");

/** "Why don't you forget it", "can't you forget it" ask to forget. */
const NOT = "(?<!why )(?:(?:do|does|must|should)n['’]t|[a-z]+n['’]t(?! you)|dont|cannot|never|not|without)";
/** "Don't you dare forget", "I don't want you to forget" */
const BETWEEN = "(?:,? (?:you|ever|even|once|dare|please|just|to|want|need|have|let|me|yourself)){0,5},?";
const FORGET = "(?:forget|delete|remove|erase|wipe|forgetting|deleting|removing|erasing|wiping)";

const REMEMBER = anyOf(
  wordsOf(
    `${NOT}${BETWEEN} ${FORGET}`,
    "(?:vergiss|vergiß|vergessen sie|lösche?|entferne)(?: bitte)? (?:nicht|nie|niemals)",
    "(?:nicht|nie|niemals) (?:zu )?(?:vergessen|löschen|entfernen)",
    // "Vergiss meinen Geburtstag nicht": the denial stands last.
    "(?:vergiss|vergiß|vergessen sie|lösche?|entferne|vergeet|verwijder|wis) .* (?:nicht|nie|niemals|niet|nooit)(?= ?[.!]*$)",
    "(?:n['’]|ne (?:[ml]['’]|me |les? |la )?)(?:oublie|supprime|efface)[zrs]?",
    "(?:no|nunca|jamás)(?: (?:te|se|me|lo|la|los|las))* (?:olvid|borr|elimin)(?:es|e|ar)",
    "(?:não|nunca)(?: (?:te|se|me|o|a|os|as))* (?:esqueças?|esquecer|apagu?es?|apagar|elimin(?:es|e|ar))",
    "(?:non|mai) (?:ti |mi |lo |la )?(?:dimentic|cancell|elimin)(?:ar(?:e|ti|lo|la)|a|ate)",
    "(?:vergeet|verwijder|wis)(?: alsjeblieft)? (?:niet|nooit)",
    "(?:niet|nooit) (?:te )?(?:vergeten|verwijderen|wissen)",
    "не (?:забудь|забывай|удали|удаляй|сотри|стирай)(?:те)?",
  ),
  "(?:不要|别|請勿|请勿)(?:忘|删|刪)|(?:忘れ|削除し|消さ)ないで",
);
/** "Remember my birthday" */
const KEEP = new RegExp(
  String.raw`^\s*(?:(?:please|just|always|and|but|so|ok|okay|bitte|por favor|per favore|请),?\s*){0,3}(?:${wordsOf(
    "(?:remember|keep|retain|preserve) (?:that|my|our|me|the|everything|all|what|who|where|when|how|user)",
    "merke? dir|behalte|souviens-toi|recuerda|ricorda(?:ti)?|lembra-te|lembre-se|onthoud|запомни(?:те)?",
  )}|记住)`,
  "iu",
);

const ALL = "(?:all|everything|anything|whatever|nothing)\\b.*";
const EXCEPT = anyOf(
  wordsOf(
    "except|excepting|excluding|apart from|aside from|other than|with the exception of",
    `${ALL}\\b(?:but|besides)`,
    // "Everything about how I save my money" excepts nothing.
    `${ALL}(?<!\\b(?:i|we|you|they|to|who|can|could|should)) save (?:for|my|our|the|what|that|user['’]s)`,
    "(?:but|and) (?:please )?(?:not|do not|don['’]t|keep|remember|retain)",
    "außer|ausser|ausgenommen|bis auf|mit ausnahme|(?:nur|aber) nicht",
    "sauf|excepté|hormis|à part|mais pas",
    "excepto|salvo|aparte de|pero no|tod[oa]s?\\b.* menos",
    "exceto|mas não|tudo\\b.* menos",
    "tranne|eccetto|a parte|ma non|tutt[oie]\\b.* meno",
    "behalve|uitgezonderd|maar niet|op (?:\\S+ ){1,4}na(?= ?[.!]*$)",
    "кроме|за исключением|не считая|но не",
  ),
  "以外|之外|除了|除外",
);

/** "Don't ever forget my birthday", "Remember my birthday" */
export const asksToKeep = (query: string): boolean => REMEMBER.test(query) || KEEP.test(query);

/** "Forget everything but my name" */
export const keepsPart = (query: string): boolean => EXCEPT.test(query);
