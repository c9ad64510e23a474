// What is to be forgotten, in the words it was asked for: "Please forget everything about my knee" is about "knee", of whoever asks.

import { asksToKeep, keepsPart } from "./keep-request.ts";
import { wrapped } from "./wrapped.ts";

export interface ForgetRequest {
  /** What it is about, without the words of asking; "" when it names nothing. */
  readonly topic: string;
  /** The same with its small words in their order, and "User" for whoever asks: "User reports to Ann". */
  readonly said: string;
  /** It is of the one who asks: "my knee", "the user's knee". */
  readonly isOwn: boolean;
  /** "Forget that I live in Graz", "I live in Graz.": one statement, whatever else is about Graz. */
  readonly isStatement: boolean;
  /** "Forget everything" or "everything", and nothing more. */
  readonly isEverything: boolean;
}

interface Wording {
  /** What a request begins with; `all` where it names everything, `bare` where this is all of it, `that` where a statement follows. */
  readonly before: RegExp;
  readonly after: RegExp | null;
  /** Of whoever asks. */
  readonly own: string;
  /** Says nothing of a topic; only known for the language that the request begins in. */
  readonly small: string;
}

const KNOWN = wrapped`
  (?:of )?(?:the |your )?(?:memories|memory|facts|things|stuff|information)
  |(?:that |which )?(?:
    you(?:'ve| have)? (?:know|knew|remember|have|learned|stored|saved)|i(?:'ve| have)? (?:said|told you|mentioned)
  )(?: to you)?`;
const SOME = "anything|every|what(?:ever)?";
const ALL = "it all|all of it|all|everything";
const ABOUT = "about|regarding|concerning|related to|of|on|with";

const SOFTLY = "(?:(?:please|just|kindly|hey|ok|okay|so|and|now|actually),?\\s+)*";
const OPENER = wrapped`
  ${SOFTLY}(?:
    (?:(?:can|could|would|will)(?:['’]?t)? you|why don['’]t you|i(?: want|['’]d like| would like| need) you to)\s+
  )?${SOFTLY}`;

const ENGLISH: Wording = {
  before: new RegExp(
    wrapped`
      ^\s*(?:
        ${OPENER}(?:forget|delete|remove|erase|wipe|(?:do not|don['’]t|stop) remember(?:ing)?)
          (?:\s+(?:about\s+)?(?:(?<all>${ALL})|(?<some>${SOME}))\b)?(?:\s+(?:${KNOWN}))*
          (?:\s+(?:${ABOUT}|(?:the fact )?(?<that>that))(?![\w-]))?
        |(?:all|everything|${SOME})(?:\s+(?:${KNOWN}))*\s+(?:about|regarding|concerning)\b
        |(?<bare>${ALL})(?:\s+(?:${KNOWN}))*(?=(?:,? please)?[\s.!]*$)
      )`,
    "i",
  ),
  after:
    /(?:,?\s+(?:any ?more|please|from (?:your )?memory|right now|now|completely|entirely|immediately|at once|for good|forever))+\s*$/i,
  own: "i me my mine myself i'm i've user user's users'",
  small: "",
};

/** In other languages than English. */
const OTHERS: readonly Wording[] = [
  {
    before: new RegExp(
      wrapped`
          ^\s*(?:bitte\s+)?(?:vergiss|vergessen sie|lösche?|löschen sie|entferne)(?:\s+bitte)?(?:\s+(?<all>alles|alle))?
            (?:\s+(?:erinnerungen|was du|was ich dir))*(?:\s+(?:über|von|zu|an)|,?\s+(?<that>dass))?(?![\p{L}])`,
      "iu",
    ),
    after: /\s+(?:weißt|gesagt habe|erzählt habe)\s*$/i,
    own: "ich mich mir mein meine meinen meinem meiner meines",
    small: "der die das den dem des ein eine einen einem einer von vom und zu zum zur über mit bei ist bin hat habe",
  },
  {
    before: new RegExp(
      wrapped`
          ^\s*(?:oublie[zr]?|supprime[zr]?|efface[zr]?)(?:\s+(?<all>tout|tous|toutes))?
            (?:\s+(?:les souvenirs|ce que tu sais|ce que je t'ai dit))*
            (?:\s+(?:sur|de|à propos de|concernant|(?<that>que)))?(?![\p{L}])`,
      "iu",
    ),
    after: null,
    own: "je moi mon ma mes j'ai",
    small: "le la les l un une des de du d et à au aux en sur que qui est a",
  },
  {
    before: new RegExp(
      wrapped`
          ^\s*(?:olvida|olvide|borra|borre|elimina|elimine)(?:\s+(?<all>todos|todas|todo))?
            (?:\s+(?:los recuerdos|lo que sabes|lo que te dije))*(?:\s+(?:sobre|acerca de|de|(?<that>que)))?(?![\p{L}])`,
      "iu",
    ),
    after: null,
    own: "yo mí mi mis",
    small: "el la los las lo un una de del a al y en con que es",
  },
  {
    before: new RegExp(
      wrapped`
          ^\s*(?:dimentica|cancella|elimina)(?:\s+(?<all>tutto|tutti|tutte))?(?:\s+(?:i ricordi|quello che sai))*
            (?:\s+(?:su|di|riguardo a|(?<that>che)))?(?![\p{L}])`,
      "iu",
    ),
    after: null,
    own: "io me mio mia miei mie",
    small: "il lo la i gli le un una di del della dei a al e in con che è sul sulla",
  },
  {
    before: new RegExp(
      wrapped`
          ^\s*(?:esquece|esqueça|apaga|apague)(?:\s+(?<all>tudo|todos|todas))?
            (?:\s+(?:as memórias|o que sabes|o que você sabe))*(?:\s+(?:sobre|de|(?<that>que)))?(?![\p{L}])`,
      "iu",
    ),
    after: null,
    own: "eu mim meu minha meus minhas",
    small: "o a os as um uma de do da dos das e em com que é",
  },
  {
    before: new RegExp(
      wrapped`
          ^\s*(?:vergeet|verwijder|wis)(?:\s+(?<all>alles|alle))?
            (?:\s+(?:herinneringen|wat je weet|wat ik je vertelde))*(?:\s+(?:over|van|(?<that>dat)))?(?![\p{L}])`,
      "iu",
    ),
    after: null,
    own: "ik mij me mijn",
    small: "de het een van en in op met is heeft",
  },
  {
    before:
      /^\s*(?:забудь(?:те)?|удали(?:те)?|сотри(?:те)?)(?:\s+(?<all>вс[её]))?(?:\s+(?:про|об?|о том)|,?\s+(?<that>что))*(?![\p{L}])/iu,
    after: null,
    own: "я меня мне мой моя моё мои моего моей моих моём",
    small: "про о об и в на с у что",
  },
  {
    before: /^\s*(?:请)?(?:忘记|忘掉|删除)(?<all>所有|一切|全部)?(?:关于)?/u,
    after: /的?(?:一切|所有|全部)?(?:记忆|信息|事情)?$/u,
    own: "",
    small: "",
  },
  {
    before: /^\s*(?=.*(?:忘れて|削除して))/u,
    after:
      /(?:に関する|についての?)?(?:記憶|情報|こと)?を?(?:すべて|全て|全部)?(?:忘れて|削除して)(?:ください)?[。]?$/u,
    own: "",
    small: "",
  },
];

const NOTHING: ForgetRequest = { topic: "", said: "", isOwn: false, isStatement: false, isEverything: false };

const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" ").filter((word) => word !== ""));
const wordings = [...OTHERS, ENGLISH].map((wording) => ({
  ...wording,
  own: setOf(wording.own),
  small: setOf(wording.small),
}));

/** "User lives in Graz.", "Ida has a dog": what is told, not what is told of. "Where Ida lives" is that. */
const SENTENCE = new RegExp(
  wrapped`
    ^(?!(?:what|whatever|where|when|who|whose|whom|which|why|how|that)\b)(?=.* .* )(?:
      .*\.$|(?:the )?(?:user|i) (?!(?:and|or)\b)\p{Ll}+
      |.* (?:is|are|was|were|has|had|isn['’]t|doesn['’]t|does not|did not|lives in|works (?:as|at|for))[ ]
    )`,
  "iu",
);

/** "Elimina tutto" begins in Spanish and is Italian. */
const wordingOf = (query: string): (typeof wordings)[number] | undefined => {
  const fitting = wordings.filter(({ before }) => before.test(query));
  return fitting.find(({ before }) => before.exec(query)?.groups?.all !== undefined) ?? fitting[0];
};

const plainOf = (word: string): string => word.toLowerCase().replaceAll("’", "'");

export const readForgetRequest = (asked: string): ForgetRequest => {
  const query = asked.replace(/\s+/g, " ").trim();
  const asking = wordingOf(query);
  const { before, after, own, small } = asking ?? wordings.at(-1)!;
  const { bare, all = bare, some, that } = before.exec(query)?.groups ?? {};
  // "Everything that I said" is no statement.
  const isStatement =
    asking === undefined ? SENTENCE.test(query) : that !== undefined && all === undefined && some === undefined;
  // "Forget that I never forget a face"
  if ((asking === undefined || !isStatement) && asksToKeep(query)) return NOTHING;
  if (!isStatement && keepsPart(query)) return NOTHING;
  const rest = query
    .replace(before, " ")
    .replace(/[\s.!?。！？]+$/u, "")
    .replace(after ?? /$^/, "");
  let isOwn = false;
  const said = rest.trim().replace(WORD, (word) => {
    if (!own.has(plainOf(word))) return word;
    isOwn = true;
    return "User";
  });
  const topic = rest.replace(WORD, (word) => (own.has(plainOf(word)) || small.has(plainOf(word)) ? "" : word));
  return {
    topic: /[\p{L}\p{N}]/u.test(topic) ? topic.replace(/\s+/g, " ").trim() : "",
    said,
    isOwn,
    isStatement,
    isEverything: all !== undefined && !/[\p{L}\p{N}]/u.test(rest),
  };
};
