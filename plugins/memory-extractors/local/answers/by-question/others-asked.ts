// What yes or no says of somebody else: "Is your mother still in the big house?" "Yes.", "Did Carla sell the flat?" "She did."

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { isFirstName } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { countWords } from "#plugins/memory-extractors/local/patterns.ts";
import { thirdPerson } from "#plugins/memory-extractors/local/telling/verbs.ts";
import { did, ownWords } from "../questions/question-words.ts";

/** How somebody is or where, for the moment, and what was heard or eaten. */
const OF_THE_MOMENT = wrapped`
  (?:still |already |feeling )?(?:
    ok|okay|alright|all right|fine|well|better|happy|good|great|there|home|here|coming(?! to )|free|up|awake|asleep
    |ready|around|excited|nervous|sure|mad|angry|upset|tired|serious|joking|kidding|able|aware
    |have (?:an? )?(?:good|great|nice|lovely|fun|wonderful)
  )\b
  |(?:hear|know|see|think|mean|say|tell|notice|sleep|eat|want|need|feel|look|try|ask|call|mind|remember)\b`;
const ASKED = new RegExp(
  wrapped`
    ^(?:(?:and|so|but|oh|wait),? )*(is|are|was|were|has|have|will|can|did|does|do) (
      your (?:[\w-]+ )?(?:${KIN_NOUNS})|(?:(?:Mrs?|Ms|Miss|Dr|Aunt|Uncle)\.? )?(?-i:\p{Lu}\p{Ll}+)
    ) (?:(?:ever|finally|already|really|actually|even|manage to) )?((?!(?:${OF_THE_MOMENT}))[^?]{4,80})\?$`,
  "iu",
);
/** "Are your boys and the dog going?": of more than whom it names. */
const OF_MORE = /^and\b/i;
const DEED = /^((?:still|also|often) )?(?!(?:or|not|both|all|just|[a-z]+ly)\b)([a-z]+)(.*)$/;
/** "finished his degree" */
const THEIRS = /( |^)(his|her|their)(?= [a-z])/i;
const NOT: Readonly<Record<string, string>> = { can: "cannot" };

/** What is so of somebody else where yes or no answers, or null where only the asker can tell what is meant. */
export const soOfOther = (question: string, isYes: boolean): string | null => {
  const [, asked = "", whom = "", rest = ""] = ASKED.exec(question) ?? [];
  if (whom === "" || OF_MORE.test(rest) || / or |\bany\w*\b/i.test(rest)) return null;
  if (!/^your | /i.test(whom) && !isFirstName(whom)) return null;
  const own = ownWords(` ${rest.replace(THEIRS, "$1THEIRS")}`)
    ?.trim()
    .replace("THEIRS", THEIRS.exec(rest)?.[2] ?? "");
  if (own === undefined) return null;
  const who = upperFirst(whom.replace(/^your/i, "my"));
  const aux = asked.toLowerCase();
  if (!aux.startsWith("d")) return `${who} ${isYes ? aux : (NOT[aux] ?? `${aux} not`)} ${own}`;
  const [, adverb = "", verb = "", behind = ""] = DEED.exec(own) ?? [];
  if (verb === "" || (aux === "did" && countWords(behind) < 2)) return null;
  if (!isYes) return `${who} ${aux} not ${own}`;
  const form = aux === "did" ? did(verb) : aux === "does" ? thirdPerson(verb, false) : verb;
  return `${who} ${adverb}${form}${behind}`;
};

/** "Was Hilde your wife?" "Yes.": who she was; "yes, my second wife" says it better. */
const KIN_ASKED = new RegExp(`\\b(is|was) ((?-i:\\p{Lu})\\p{L}+) your ((?:[a-z]+ )?(?:${KIN_NOUNS}))\\?$`, "iu");
const AS_KIN = new RegExp(`^my (?:[a-z]+ )?(?:${KIN_NOUNS})$`, "i");
export const kinAsked = (question: string, said: string): string | null => {
  const [, verb = "", name = "", kin] = KIN_ASKED.exec(question) ?? [];
  const told = said === "" ? `my ${kin}` : said;
  return kin === undefined || !AS_KIN.test(told) ? null : `${name} ${verb.toLowerCase()} ${told}`;
};
