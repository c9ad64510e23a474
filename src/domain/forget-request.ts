// What is to be forgotten, in the words it was asked for: "Please forget everything about my knee" is about "knee", of whoever asks.

export interface ForgetRequest {
  /** What it is about, without the words of asking; "" when it names nothing. */
  readonly topic: string;
  /** It is of the one who asks: "my knee", "the user's knee". */
  readonly isOwn: boolean;
  /** "Forget that I live in Graz": one statement, whatever else is about Graz. */
  readonly isStatement: boolean;
  /** "Forget everything", and nothing more. */
  readonly isEverything: boolean;
}

interface Wording {
  /** What a request begins with; `all` where it names everything, `that` where a statement follows. */
  readonly before: RegExp;
  readonly after: RegExp | null;
  /** Of whoever asks. */
  readonly own: string;
  /** Says nothing of a topic; only known for the language that the request begins in. */
  readonly small: string;
}

const KNOWN = `(?:of )?(?:the |your )?(?:memories|memory|facts|things|stuff|information)|(?:that |which )?(?:you(?:'ve| have)? (?:know|knew|remember|have|learned|stored|saved)|i(?:'ve| have)? (?:said|told you|mentioned))(?: to you)?`;
const SOME = "anything|every|what(?:ever)?";
const ABOUT = "about|regarding|concerning|related to|of|on|with";

const ENGLISH: Wording = {
  before: new RegExp(
    String.raw`^\s*(?:(?:please\s+)?(?:(?:can|could|would|will) you\s+(?:please\s+)?)?(?:forget|delete|remove|erase|wipe|(?:do not|don['’]t|stop) remember(?:ing)?)(?:\s+(?:(?<all>all|everything)|${SOME})\b)?(?:\s+(?:${KNOWN}))*(?:\s+(?:${ABOUT}|(?<that>that))\b)?|(?:all|everything|${SOME})(?:\s+(?:${KNOWN}))*\s+(?:about|regarding|concerning)\b)`,
    "i",
  ),
  after: /\s+(?:any ?more|please|from (?:your )?memory)\s*$/i,
  own: "i me my mine myself i'm i've user user's users'",
  small: "",
};

/** In other languages than English. */
const OTHERS: readonly Wording[] = [
  {
    before:
      /^\s*(?:bitte\s+)?(?:vergiss|vergessen sie|lösche?|löschen sie|entferne)(?:\s+bitte)?(?:\s+(?<all>alles|alle))?(?:\s+(?:erinnerungen|was du|was ich dir))*(?:\s+(?:über|von|zu|an|(?<that>dass)))?(?![\p{L}])/iu,
    after: /\s+(?:weißt|gesagt habe|erzählt habe)\s*$/i,
    own: "ich mich mir mein meine meinen meinem meiner meines",
    small: "der die das den dem des ein eine einen einem einer von vom und zu zum zur über mit bei ist bin hat habe",
  },
  {
    before:
      /^\s*(?:oublie[zr]?|supprime[zr]?|efface[zr]?)(?:\s+(?<all>tout|tous|toutes))?(?:\s+(?:les souvenirs|ce que tu sais|ce que je t'ai dit))*(?:\s+(?:sur|de|à propos de|concernant|(?<that>que)))?(?![\p{L}])/iu,
    after: null,
    own: "je moi mon ma mes j'ai",
    small: "le la les l un une des de du d et à au aux en sur que qui est a",
  },
  {
    before:
      /^\s*(?:olvida|olvide|borra|borre|elimina|elimine)(?:\s+(?<all>todos|todas|todo))?(?:\s+(?:los recuerdos|lo que sabes|lo que te dije))*(?:\s+(?:sobre|acerca de|de|(?<that>que)))?(?![\p{L}])/iu,
    after: null,
    own: "yo mí mi mis",
    small: "el la los las lo un una de del a al y en con que es",
  },
  {
    before:
      /^\s*(?:dimentica|cancella|elimina)(?:\s+(?<all>tutto|tutti|tutte))?(?:\s+(?:i ricordi|quello che sai))*(?:\s+(?:su|di|riguardo a|(?<that>che)))?(?![\p{L}])/iu,
    after: null,
    own: "io me mio mia miei mie",
    small: "il lo la i gli le un una di del della dei a al e in con che è sul sulla",
  },
  {
    before:
      /^\s*(?:esquece|esqueça|apaga|apague)(?:\s+(?<all>tudo|todos|todas))?(?:\s+(?:as memórias|o que sabes|o que você sabe))*(?:\s+(?:sobre|de|(?<that>que)))?(?![\p{L}])/iu,
    after: null,
    own: "eu mim meu minha meus minhas",
    small: "o a os as um uma de do da dos das e em com que é",
  },
  {
    before:
      /^\s*(?:vergeet|verwijder|wis)(?:\s+(?<all>alles|alle))?(?:\s+(?:herinneringen|wat je weet|wat ik je vertelde))*(?:\s+(?:over|van|(?<that>dat)))?(?![\p{L}])/iu,
    after: null,
    own: "ik mij me mijn",
    small: "de het een van en in op met is heeft",
  },
  {
    before:
      /^\s*(?:забудь(?:те)?|удали(?:те)?|сотри(?:те)?)(?:\s+(?<all>вс[её]))?(?:\s+(?:про|об?|о том|(?<that>что)))*(?![\p{L}])/iu,
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

/** "Don't forget my birthday" */
const REMEMBER =
  /^\s*(?:please\s+|bitte\s+|请)?(?:(?:do not|don['’]t|never|no|não|non|niet|не)\s+(?:forget|delete|remove|erase|olvides?|olvide|borres|esqueças?|dimenticare|vergeten|забывай(?:те)?|удаляй(?:те)?)|vergiss nicht|vergeet niet|n['’]oublie[zr]?|不要忘记|别忘)/iu;
/** "Forget everything except my name": to do half of it would forget what is to be kept. */
const EXCEPT =
  /(?<!\p{L})(?:except|apart from|other than|außer|bis auf|sauf|excepto|tranne|exceto|behalve|кроме)(?!\p{L})|以外|之外|除了/iu;

const NOTHING: ForgetRequest = { topic: "", isOwn: false, isStatement: false, isEverything: false };

const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" ").filter((word) => word !== ""));
const wordings = [...OTHERS, ENGLISH].map((wording) => ({
  ...wording,
  own: setOf(wording.own),
  small: setOf(wording.small),
}));

export const readForgetRequest = (asked: string): ForgetRequest => {
  const query = asked.replace(/\s+/g, " ").trim();
  if (REMEMBER.test(query)) return NOTHING;
  const found = wordings.find(({ before }) => before.test(query)) ?? wordings.at(-1)!;
  const { before, after, own, small } = found;
  const { all, that } = before.exec(query)?.groups ?? {};
  if (that === undefined && EXCEPT.test(query)) return NOTHING;
  const rest = query
    .replace(before, " ")
    .replace(/[\s.!?。！？]+$/u, "")
    .replace(after ?? /$^/, "");
  let isOwn = false;
  const topic = rest.replace(WORD, (word) => {
    const plain = word.toLowerCase().replaceAll("’", "'");
    if (own.has(plain)) isOwn = true;
    return own.has(plain) || small.has(plain) ? "" : word;
  });
  return {
    topic: /[\p{L}\p{N}]/u.test(topic) ? topic.replace(/\s+/g, " ").trim() : "",
    isOwn,
    isStatement: that !== undefined,
    isEverything: all !== undefined && !/[\p{L}\p{N}]/u.test(rest),
  };
};
