// Word tables of the linker: how words are brought to one form, and which ones say little. Data only; English.

export const list = (words: string): readonly string[] => words.split(/\s+/).filter((word) => word !== "");
const words = (of: string): ReadonlySet<string> => new Set(list(of));
const pairs = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "")
      .flatMap((line) => {
        const [base = "", forms = ""] = line.split(":");
        return forms
          .trim()
          .split(/\s+/)
          .map((form): [string, string] => [form, base.trim()]);
      }),
  );

/** Written after an apostrophe is resolved; possessives are decided by the reader of the tokens. */
export const CONTRACTIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ["can't", ["can", "not"]],
  ["cannot", ["can", "not"]],
  ["won't", ["will", "not"]],
  ["shan't", ["shall", "not"]],
  ["ain't", ["is", "not"]],
  ["i'm", ["i", "am"]],
  ["im", ["i", "am"]],
  ["let's", ["let", "us"]],
]);

/** Endings after an apostrophe, but for the possessive. */
export const CLITICS: ReadonlyMap<string, string> = new Map([
  ["re", "are"],
  ["ve", "have"],
  ["ll", "will"],
  ["d", "would"],
  ["m", "am"],
]);

/** After these words `'s` is always "is". */
export const BEFORE_IS = words("he she it that there who what where here how");
/** When one of these follows, `'s` is "is" rather than a possessive. */
export const AFTER_IS = words(
  "not now been a an the no still also just recently currently in on at from married single engaged divorced pregnant vegan vegetarian allergic retired unemployed living working moving dating studying going planning staying coming visiting expecting",
);

export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
    .split(" ")
    .map((word, number): [string, string] => [word, String(number)])
    .concat([
      ["thirty", "30"],
      ["forty", "40"],
      ["fifty", "50"],
      ["sixty", "60"],
      ["seventy", "70"],
      ["eighty", "80"],
      ["ninety", "90"],
      ["hundred", "100"],
      ["first", "1st"],
      ["second", "2nd"],
      ["third", "3rd"],
      ["fourth", "4th"],
      ["fifth", "5th"],
      ["sixth", "6th"],
      ["seventh", "7th"],
      ["eighth", "8th"],
      ["ninth", "9th"],
      ["tenth", "10th"],
    ]),
);

/** Forms that no suffix rule finds, to their base. */
export const IRREGULAR = pairs(`
be: am is are was were been being
have: has had having
do: does did done doing
go: goes went gone going
get: gets got gotten getting
make: makes made making
take: takes took taken taking
give: gives gave given giving
buy: bought
sell: sold
leave: leaves left leaving
lose: loses lost losing
find: found
become: becomes became becoming
begin: began begun beginning
break: broke broken
bring: brought
build: built
choose: chose chosen choosing
come: came coming
drink: drank drunk
drive: drives drove driven driving
eat: ate eaten
fall: fell fallen
feel: felt
fly: flies flew flown flying
forget: forgot forgotten
grow: grew grown
hear: heard
hold: held
keep: kept
know: knew known
lay: laid
lead: led
learn: learnt
lie: lied lying
meet: met
pay: paid
quit: quitting quits
cancel: cancelled cancelling canceled canceling cancels
travel: travelled travelling traveled traveling travels
month: monthly
week: weekly
year: yearly annual annually
read: reading reads
ride: rode ridden riding
run: ran running
rise: rose risen rising
say: said
see: saw seen
send: sent
shake: shook
sing: sang sung
sleep: slept
speak: spoke spoken
spend: spent
stand: stood
steal: stole stolen
swim: swam swum swimming
teach: taught
tell: told
think: thought
throw: threw thrown
understand: understood
wake: woke woken waking
wear: wore worn
win: won winning
write: writes wrote written writing
grind: ground
child: children kid kids
landlord: landlady
grandchild: grandchildren grandkids
man: men
woman: women
person: people
foot: feet
tooth: teeth
wife: wives
die: died dying dies
live: lives lived living
move: moves moved moving
change: changes changed changing
like: likes liked liking
retire: retired retires retiring
engage: engaged
divorce: divorced divorces
marry: married marries marrying
use: uses used using
close: closed closes closing
increase: increased increases increasing
raise: raised raises raising
reduce: reduced reduces
postpone: postponed
schedule: scheduled schedules
reschedule: rescheduled
replace: replaced replaces replacing
migrate: migrated migrates migrating
share: shares shared sharing
save: saves saved saving savings
rebuild: rebuilt
rewrite: rewrites rewrote rewritten rewriting
repay: repaid
outgrow: outgrew outgrown
withdraw: withdrew withdrawn
overcome: overcame
swear: swore sworn
tear: tore torn
lend: lent
draw: drew drawn
smoke: smokes smoked smoking
adopt: adopted adopts adopting
high: highest
long: longest
fast: fastest
heavy: heaviest
upgrade: upgraded upgrades upgrading
finish: finished finishes finishing
`);

/** Words taken as one when statements are compared, as stems. */
export const SYNONYMS = pairs(`
like: enjoy love adore prefer
dislike: hate detest loathe
work: employ job
live: reside
call: name
favorite: favourite fave go-to
own: possess
mother: mum mom mummy mommy
father: dad daddy
photo: photograph picture
bike: bicycle
buy: purchase
start: begin commence
finish: complete
film: movie
flat: apartment
license: licence
color: colour
trip: journey
holiday: vacation
plan: intend
allergy: allergic allergies
quit: stop
housemate: roommate flatmate
weight: weigh
database: db
production: prod
`);

/** Carry no content: never part of what is compared. */
export const STOP_WORDS = words(`
a an the this that these those it its and or but so as of in on at to for with from by into onto over under about than then there here
i me my mine we us our ours you your he him his she her hers they them their user self who which what when where while because since until
be am is are was were been being have has had having do does did will would can could shall should may might must not no
's very really just also too still even now currently recently already actually finally only quite pretty lately again anymore longer ever never
get gets got getting some any all both each such per oneself himself herself themselves myself ourselves
today yesterday tomorrow tonight once up out nowadays yet
`);

/** Say little by themselves: a difference in these alone is no difference. As stems. */
export const GENERIC = words(`
live work have drive car own use name call take like make best go do get be new old current name named thing stuff way lot kind
house flat city town area place street home university college school company firm diet regime music food film
year month week day time night morning evening weekend each every several few many much
start keep become know really plan currently especially mostly usually often always daily regularly
student user person suffer diagnose come track hold run want hope wish intend base level stop give member membership
`);

export const NAMED_MONTHS = words(
  "january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec",
);
export const WEEKDAYS = words(
  "monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun",
);
export const SEASONS = words("spring summer autumn fall winter");
/** May stand in a bracket that only dates the statement. */
export const DATE_LABEL_WORDS = words(
  "week month year weekend day of the around about circa early late mid end beginning since until to from and in on by ago before after morning evening night afternoon spring summer autumn fall winter ca approx approximately st nd rd th bc ad utc",
);

/** Whom somebody may have: subjects of their own. As stems. */
export const RELATIVES = words(`
wife husband partner girlfriend boyfriend fiance fiancee fiancé fiancée spouse fella hubby missus ex son daughter child baby toddler mother father parent brother sister sibling
grandmother grandfather grandma grandpa gran granny grandparent grandchild grandson granddaughter aunt uncle cousin nephew niece twin stepson stepdaughter
friend buddy mate boss manager supervisor mentor coach colleague coworker teammate neighbour neighbor landlord landlady roommate housemate
teacher tutor doctor dentist therapist lawyer nanny babysitter assistant client student family in-law mother-in-law father-in-law sister-in-law brother-in-law
`);

/** Stand before a name. */
/** Between "is" and a name. */
export const CALLED = words("called named");

export const TITLES = words("dr mr mrs ms prof professor");

/** One person may stand for the couple. As stems. */
export const SPOUSES = words(
  "wife husband partner girlfriend boyfriend fiance fiancee fiancé fiancée spouse fella hubby missus",
);

/** Capitalised at a sentence's start without being a name. */
export const STARTERS = words(`
a an the this that these those it there here and or but so as of in on at to for with from by after before during since until while when if because although
i we my our you your he she they his her their its some many most all both each every no not never always usually often sometimes recently currently now today
yesterday tomorrow last next later once one two three four five six seven eight nine ten first also then however meanwhile instead finally eventually
mum mom mummy mommy dad daddy mother father gran granny grandma grandpa grandad nan
new rent savings yoga piano test team lesson class course sprint work dinner lunch breakfast daily weekly monthly
`);

/** Names by which people call their cars. */
export const CAR_MAKES = words(`
volkswagen vw golf polo passat tiguan audi bmw mercedes opel corsa astra ford fiesta focus mustang toyota corolla yaris prius camry rav4 honda civic
jazz accord mazda nissan leaf micra qashqai hyundai kia skoda octavia fabia seat ibiza leon renault clio zoe twingo megane peugeot citroen fiat panda punto
peterbilt kenworth freightliner scania iveco volvo saab tesla mini dacia duster sandero subaru forester outback suzuki swift lexus jeep chevrolet chevy dodge chrysler buick cadillac porsche jaguar
`);
