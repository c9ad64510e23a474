// The past of a verb that a question gives in another form: "What did you paint?", "after painting" → "painted".

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  "admit:admitted be:was become:became begin:began bite:bit blow:blew break:broke bring:brought build:built buy:bought catch:caught choose:chose come:came cut:cut dig:dug do:did draw:drew drink:drank drive:drove eat:ate fall:fell feed:fed feel:felt fight:fought find:found fly:flew forget:forgot get:got give:gave go:went grow:grew hang:hung have:had hear:heard hide:hid hit:hit hold:held hurt:hurt keep:kept know:knew lead:led leave:left lend:lent let:let lose:lost make:made mean:meant meet:met pay:paid put:put quit:quit read:read refer:referred ride:rode ring:rang run:ran say:said see:saw sell:sold send:sent set:set shoot:shot sing:sang sit:sat sleep:slept speak:spoke spend:spent stand:stood steal:stole swim:swam take:took teach:taught tell:told think:thought throw:threw transfer:transferred understand:understood wake:woke wear:wore win:won write:wrote"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

/** One short vowel before one consonant: the consonant is doubled ("stop", "plan"). */
const DOUBLES = /^[^aeiou]*[aeiou][bdgklmnprt]$/;

export const pastOf = (verb: string): string => {
  const base = verb.toLowerCase();
  const irregular = IRREGULAR.get(base);
  if (irregular !== undefined) return irregular;
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return DOUBLES.test(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
};

/** Those whose participle is not their past. */
const PARTICIPLES: Readonly<Record<string, string>> = { give: "given", take: "taken" };
/** "take" → "taken", "promote" → "promoted" */
export const participleOf = (verb: string): string => PARTICIPLES[verb] ?? pastOf(verb);

/** "let" → "letting", "promote" → "promoting", "pay" → "paying" */
export const gerundOf = (verb: string): string => {
  const past = pastOf(verb);
  if (/[^aeiou]ed$/.test(past) && !verb.endsWith("y")) return past.replace(/ed$/, "ing");
  if (verb.endsWith("e")) return `${verb.slice(0, -1)}ing`;
  return DOUBLES.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
};

/** "using" → "used", "writing" → "wrote", "stopping" → "stopped" */
export const pastOfGerund = (gerund: string): string => {
  const stem = gerund.toLowerCase().replace(/ing$/, "");
  const base = [stem, `${stem}e`, stem.slice(0, -1)].find((form) => IRREGULAR.has(form));
  if (base !== undefined) return pastOf(base);
  return /[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}ied` : `${stem}ed`;
};
