// What an article quotes, with who said it: '"We wanted a lake for all," said Ana Ruiz, head of parks.'

const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?: (?:(?:van|von|de|der|da|di|al|el|bin) )?\p{Lu}[\p{L}'’-]+){0,2}`;
const SAID = '(?:said|says|told [^,."]{2,40}|explained|explains|added|adds|recalled|recalls|stressed|noted|notes)';
/** A clause behind the name: "head of parks", "who lives in Gas Lane" */
const WHO = String.raw`(?:, (?!but\b|and\b|while\b|as\b|\p{Ll}+ing\b)[^".;]{2,100})?`;
const QUOTATION = `["“]([^"“”]{12,260}?)[,.]?["”],? `;
const SAID_BY = new RegExp(`^${QUOTATION}${SAID} (${NAME})(${WHO})\\.?$`, "u");
const NAME_SAID = new RegExp(`^${QUOTATION}(${NAME}) ${SAID}\\.?$`, "u");
const FEWEST_WORDS = 5;
const NO_NAME =
  /^(?:He|She|They|It|We|I|You|One|The|A|An|Another|Some|My|His|Her|Their|Nobody|Everybody|Everyone|Mum|Dad)\b/;

/** "Moe" further down: "Einar Moe", where only one of the name is there. */
const fullName = (name: string, text: string): string | null => {
  if (name.includes(" ")) return name;
  const all = new Set(text.match(new RegExp(`\\p{Lu}[\\p{L}-]+ ${name}(?![\\p{L}'’-])`, "gu")) ?? []);
  return all.size === 1 ? ([...all][0] ?? null) : null;
};

/** The sentence with its speaker first; null where it quotes nobody with a name. `text`: all of the article. */
export const quotedSpeech = (raw: string, text: string): string | null => {
  const sentence = raw.trim();
  if (!/^["“]/.test(sentence)) return null;
  const [, words = "", given = "", who = ""] = SAID_BY.exec(sentence) ?? NAME_SAID.exec(sentence) ?? [];
  if (given === "" || NO_NAME.test(given) || words.split(" ").length < FEWEST_WORDS || words.endsWith("?")) return null;
  const name = fullName(given, text);
  if (name === null) return null;
  return `${name}${who === "" ? "" : `${who},`} said: "${words}${/[.!]$/.test(words) ? "" : "."}"`;
};
