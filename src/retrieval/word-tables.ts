// English word tables of the word index: words that say nothing of the topic, irregular forms, and words that mean the same.

export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about above after again all also am an and any are aren't as at be because been before being below between both but by
  can can't cannot could couldn't did didn't do does doesn't doing don't down during each few for from further had hadn't has hasn't
  have haven't having he he'd he'll he's her here hers herself him himself his how i i'd i'll i'm i've if in into is isn't it it's its
  itself just let's ll me more most my myself no nor not now of off on once only or other our ours ourselves out over own re really
  same shan't she she'd she'll she's should shouldn't so some such than that that's the their theirs them themselves then there
  there's these they they'd they'll they're they've this those through to too under until up us ve very was wasn't we we'd we'll
  we're we've were weren't what what's when when's where where's which while who who's whom whose why will with won't would wouldn't
  you you'd you'll you're you've your yours yourself yourselves yes yeah oh hey hi hello wow ok okay well much many ever did s t d m
  would've could've should've might've im ive id dont doesnt didnt isnt wasnt cant wont thats gonna wanna`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** Irregular forms by their base, so that "went" finds "go". */
const FORMS: Readonly<Record<string, string>> = {
  go: "went gone goes",
  buy: "bought",
  get: "got gotten",
  make: "made",
  take: "took taken",
  see: "saw seen",
  come: "came",
  give: "gave given",
  find: "found",
  think: "thought",
  tell: "told",
  say: "said",
  know: "knew known",
  become: "became",
  begin: "began begun",
  start: "started",
  leave: "left",
  feel: "felt",
  bring: "brought",
  keep: "kept",
  hold: "held",
  write: "wrote written",
  stand: "stood",
  hear: "heard",
  meet: "met",
  run: "ran",
  pay: "paid",
  sit: "sat",
  speak: "spoke spoken",
  lead: "led",
  grow: "grew grown",
  lose: "lost",
  fall: "fell fallen",
  send: "sent",
  build: "built",
  understand: "understood",
  draw: "drew drawn",
  break: "broke broken",
  spend: "spent",
  rise: "rose risen",
  drive: "drove driven",
  wear: "wore worn",
  choose: "chose chosen",
  eat: "ate eaten",
  fly: "flew flown",
  swim: "swam swum",
  sing: "sang sung",
  drink: "drank drunk",
  ride: "rode ridden",
  teach: "taught",
  catch: "caught",
  fight: "fought",
  win: "won",
  sell: "sold",
  sleep: "slept",
  forget: "forgot forgotten",
  throw: "threw thrown",
  show: "shown",
  wake: "woke woken",
  hide: "hid hidden",
  bite: "bit bitten",
  steal: "stole stolen",
  freeze: "froze frozen",
  shake: "shook shaken",
  swear: "swore sworn",
  tear: "tore torn",
  mean: "meant",
  deal: "dealt",
  dream: "dreamt",
  learn: "learnt",
  lend: "lent",
  hang: "hung",
  dig: "dug",
  stick: "stuck",
  shoot: "shot",
  feed: "fed",
  bleed: "bled",
  lie: "lay lain",
  bake: "baked",
  child: "children",
  person: "people",
  man: "men",
  woman: "women",
  foot: "feet",
  tooth: "teeth",
  mouse: "mice",
  wife: "wives",
  knife: "knives",
  leaf: "leaves",
  shelf: "shelves",
  good: "better best",
  bad: "worse worst",
};

/** Words of one meaning, by the word that stands for them all. */
const SYNONYMS: Readonly<Record<string, string>> = {
  child: "kid kids",
  mother: "mom mum mommy mama",
  father: "dad daddy papa",
  grandmother: "grandma granny nana",
  grandfather: "grandpa grandad",
  movie: "film films movies cinema",
  photo: "picture photograph pic pics pictures photos photographs",
  bike: "bicycle bicycles bikes cycling",
  phone: "telephone cellphone smartphone",
  television: "tv",
  car: "automobile vehicle",
  job: "occupation profession",
  purchase: "buy buying bought purchased",
  vacation: "holiday holidays vacations",
  price: "cost costs prices",
  trip: "journey journeys trips",
  start: "begin beginning began begun",
  dog: "puppy puppies pup doggo",
  cat: "kitten kitty kittens",
  big: "large huge",
  doctor: "physician",
  company: "firm",
  house: "home homes",
  couple: "pair",
  friend: "buddy pal pals buddies",
  sick: "ill",
  hobby: "pastime pastimes",
  book: "novel novels",
  shop: "store stores",
  college: "university universities uni",
  favorite: "favourite favourites",
  color: "colour colours",
  marry: "wedding weddings marriage",
  exercise: "workout workouts",
  january: "jan",
  february: "feb",
  august: "aug",
  september: "sept",
  october: "oct",
  november: "nov",
  december: "dec",
};

const byForm = (table: Readonly<Record<string, string>>): Map<string, string> =>
  new Map(
    Object.entries(table).flatMap(([base, forms]) => forms.split(" ").map((form): [string, string] => [form, base])),
  );

const irregular = byForm(FORMS);
const synonyms = byForm(SYNONYMS);

/** The word that stands for `word`: its base form, and of several words with one meaning the first. */
export const canonicalWord = (word: string): string => {
  const base = irregular.get(word) ?? word;
  return synonyms.get(base) ?? base;
};
