// People with what is remembered of them, and short questions as a profile page or an assistant asks them: a word or two, or a plain
// question that shares no word with its answer. Each statement and each question has its topics; a person with no statement of a question's
// topics is a stranger to it. The first half of the people was used to fit, the second half only to measure.

/** Topics, then what is remembered; "-" for what no question asks. */
const PEOPLE: Readonly<Record<string, string>> = {
  ida: `
    pets | Ida has a cat called Mia.
    home | Ida lives in Bergen, above a bakery.
    job | Ida is a nurse on a children's ward.
    food | Ida loves mushroom risotto.
    siblings family | Ida's brother Jonas is two years older than she is.
    music hobby | Ida plays the cello in an amateur orchestra.
    allergy health | Ida's throat swells when she eats hazelnuts.
    trip | Ida is flying to Lisbon in June.
    language | Ida speaks Norwegian and German.
    transport | Ida cycles to the hospital every morning.
    birthday | Ida was born on 4 March 1991.
    drink | Ida drinks oolong all day long.
    - | Ida took a torn raincoat back to the shop.
    - | Ida was stuck in the lift for an hour on Tuesday.
    - | Ida asked the plumber to look at the dripping tap.
    - | Ida lent her stapler to a neighbour.`,
  bram: `
    job | Bram runs a bicycle repair shop with two employees.
    kids family | Bram has twin daughters, Fenna and Roos.
    partner family | Bram has been married to Lotte since 2012.
    sport hobby | Bram goes bouldering on Thursday evenings.
    food | Bram's favourite dish is lamb stew with apricots.
    health | Bram was diagnosed with type 1 diabetes as a teenager.
    medicine health | Bram injects insulin before every meal.
    education | Bram studied mechanical engineering in Delft.
    home | Bram moved to a houseboat in Utrecht last year.
    film | Bram never misses a new science-fiction movie.
    money | Bram puts 300 euros aside every month.
    goal | Bram wants to open a second branch by 2027.
    - | Bram found an old coin between the floorboards.
    - | Bram's parcel came with a day's delay.
    - | Bram painted the fence green on Saturday.`,
  user1: `
    pets | The user has two rabbits and a tortoise.
    home | The user lives in a small town near Kraków.
    job | The user works as a tax adviser.
    drink | The user takes her espresso without sugar.
    books hobby | The user reads mostly Russian novels.
    parents family | The user's mother is a retired judge.
    diet food | The user has been vegan since 2019.
    sleep | The user usually gets up at five in the morning.
    language | The user is learning Portuguese.
    trip | The user booked a week in the Dolomites for September.
    goal | The user hopes to write a cookbook one day.
    software | The user writes her scripts in Python.
    clothes | The user wears only black.
    - | The user dropped a glass this morning.
    - | The user's neighbour has a noisy lawnmower.
    - | The user forgot an umbrella on the tram.`,
  user2: `
    kids family | The user's son Emil starts school this autumn.
    partner family | The user's wife is called Hanna.
    job | The user teaches chemistry at a grammar school.
    allergy health | The user gets a rash from penicillin.
    sport hobby | The user swims two kilometres every other day.
    music | The user listens to Baroque organ works.
    transport | The user drives an old Saab.
    education | The user holds a doctorate in biochemistry.
    garden hobby | The user grows tomatoes and chillies on the balcony.
    religion | The user goes to mass on Sundays.
    birthday | The user turned 46 in October.
    device | The user has a Pixel 8.
    food | The user can't get enough of dumplings.
    - | The user got the wrong change at the kiosk.
    - | The user's printer jams on thick paper.
    - | The user waited two hours for a locksmith.`,
  me1: `
    home | I rent a studio flat in Lyon.
    origin | I grew up in Dakar.
    job | I'm a junior barista in a hotel bar.
    pets | My dachshund is called Waldi.
    siblings family | I have three sisters.
    games hobby | I spend my evenings with chess puzzles.
    film | I like slow Japanese dramas best.
    friends | Moussa and I have been inseparable since primary school.
    health | I get migraines when the weather changes.
    money | I still owe the bank 4,000 euros for my studies.
    goal | I plan to run a marathon before I turn thirty.
    food | I could eat couscous every day.
    language | I grew up with Wolof and French.
    - | I left my scarf on the night bus.
    - | My downstairs neighbour is moving out.
    - | I called the landlord about the window handle.`,
  owen: `
    pets | Owen's golden retriever Biscuit is nine years old.
    home | Owen owns a cottage in the Brecon Beacons.
    job | Owen drives a snowplough for the county.
    kids family | Owen is the father of a baby girl, Carys.
    music hobby | Owen sings tenor in a men's choir.
    food | Owen adores Welsh rarebit.
    drink | Owen prefers stout to any wine.
    allergy health | Owen breaks out in hives after eating shellfish.
    trip | Owen will spend ten days in Iceland in February.
    transport | Owen commutes in a battered Land Rover.
    garden hobby | Owen keeps leeks and sweet peas behind the house.
    siblings family | Owen's sister Megan moved to Canada.
    - | Owen found the post office closed at noon.
    - | Owen replaced the batteries of the smoke detector.
    - | Owen got a letter from the water company.`,
  tomoko: `
    job | Tomoko translates manga for a publishing house.
    partner family | Tomoko is engaged to a pilot named Ren.
    education | Tomoko graduated from Kyoto University in linguistics.
    sport hobby | Tomoko has trained judo since she was six.
    film | Tomoko's favourite director is Agnès Varda.
    books | Tomoko is in the middle of Middlemarch.
    diet food | Tomoko eats no meat, only fish.
    medicine health | Tomoko takes ibuprofen for her back.
    birthday | Tomoko's birthday falls on 29 February.
    language | Tomoko is fluent in English and Korean.
    sleep | Tomoko rarely goes to bed before two.
    clothes | Tomoko sews her own linen dresses.
    - | Tomoko's umbrella was swapped at the café.
    - | Tomoko sent the wrong file to the printer.
    - | Tomoko queued an hour for stamps.`,
  user3: `
    pets | The user keeps four hens and a parakeet.
    home | The user's apartment is in downtown Montevideo.
    job | The user is a freelance sound engineer.
    parents family | The user's dad restores old clocks.
    partner family | The user broke up with Camila in spring.
    games | The user plays Zelda every weekend.
    health | The user has had asthma since childhood.
    religion | The user is a practising Buddhist.
    money | The user earns about 2,800 dollars a month.
    software | The user edits everything in Reaper on Linux.
    trip | The user wants to see the fjords next summer.
    food | The user hates coriander but loves grilled squid.
    device | The user bought a ThinkPad last week.
    - | The user's bus pass was left in a coat.
    - | The user asked for a receipt at the garage.
    - | The user swept the stairs on Sunday.`,
  user4: `
    kids family | The user has no children but a godson, Tim.
    job | The user was promoted to head of logistics in May.
    education | The user dropped out of law school.
    home | The user shares a house in Leeds with two nurses.
    origin | The user comes from Kerala.
    sport hobby | The user plays cricket for a village team.
    drink | The user gave up alcohol three years ago.
    music | The user collects jazz records.
    transport | The user takes the 6:40 train to Manchester.
    friends | The user meets Priya for brunch every Saturday.
    goal | The user is saving up for a campervan.
    allergy health | The user can't stand near birch trees in April without sneezing.
    - | The user returned a library card found in the street.
    - | The user spilled ink on the carpet.
    - | The user had to reset the router twice.`,
  me2: `
    home | I've just moved to Porto for good.
    job | I code payment systems for a start-up.
    pets | I look after my aunt's iguana.
    partner family | Marek and I have been together for six years.
    siblings family | My twin brother is a monk.
    food | There is nothing better than my grandmother's pierogi.
    books hobby | I devour crime novels set in Iceland.
    sport hobby | I do yoga before breakfast.
    medicine health | I'm on thyroid tablets.
    birthday | I'll be 35 on 2 July.
    software | I do all my work in Neovim.
    origin | I was born in Gdańsk.
    garden | My herbs grow on the windowsill.
    - | I bought a new doormat.
    - | The parcel service lost my keyboard twice.
    - | I had my boots resoled.`,
};

/** Topics, then the questions: each is asked of everybody. */
const QUESTIONS = `
  pets | pets; does she have any animals?; what pets do I have
  home | where does he live; home address; where do I live?; current city
  origin home | where is she from; hometown
  job | job; what does she do for a living; my profession; where does he work
  food diet drink | food she likes; favourite meal; what do I like to eat
  diet food allergy | dietary restrictions; is he vegetarian?
  allergy health medicine | allergies; what is she allergic to
  health medicine allergy | health problems; medical conditions; illnesses
  medicine health | medication; what medicine does he take
  partner family | relationship status; is she married?; my spouse
  kids family | kids; does he have children?; sons and daughters
  siblings family | siblings; any brothers or sisters?
  parents family | parents; what do my mum and dad do
  family partner kids siblings parents | family; relatives; tell me about the family
  birthday | birthday; how old is he; date of birth; my age
  hobby sport music garden games books | hobbies; what does she do in her free time; interests
  sport hobby | sports; how does he stay fit; exercise
  music | music; what instrument does she play; musical taste
  film | favourite films; what movies does he like
  books | books; what am I reading
  trip | upcoming travel; vacation plans; where is she going on holiday
  transport | commute; how does he get to work; my car
  education | education; what did she study; my degree
  language | languages; which languages does he speak
  drink | beverages; what does she drink
  goal | goals; dreams and ambitions; what does he want to achieve
  money | finances; income and savings; how much money do I have
  religion | religion; is she religious?
  games | video games; what does he play
  garden | plants; does she grow anything?
  sleep | sleep habits; when does he get up
  software | tools; which software does he use; programming language
  device | gadgets; what phone or laptop do I have
  clothes | clothing style; what does she wear
  friends | friends; who is his best friend
  pets | furry companions; what's the vet for
  home | landlord; which part of the country
  job | office life; professional background; boss
  food diet | cooking; restaurant recommendations; recipe ideas
  allergy health | what makes him ill; pharmacy
  partner family | love life; romance
  kids family | school run; being a parent
  birthday | zodiac sign; generation
  sport hobby | getting active; gym membership
  music | concert tickets; playlist
  film | what to watch tonight; streaming
  books | bedtime story; bookshop
  trip | suitcase; airline
  transport | rush hour; traffic
  education | student days; academic record
  language | mother tongue; interpreter
  drink | bar order; caffeine
  money | paying the bills; net worth
  garden | watering can; weeds
  clothes | wardrobe; dress code
  pets | the user's pets; what pets does the user have?
  home | where does the user live?
  job | the user's job; what does the user do for a living?
  food diet drink | what does the user like to eat
  kids family | does the user have kids?
  hobby sport music garden games books | the user's hobbies
  birthday | how old is the user?
  language | what languages does the user speak?
  allergy health medicine | is the user allergic to anything?
  goal | what are the user's goals?
  trip | the user's travel plans`;

const splitRow = (line: string): readonly [topics: string[], text: string] => {
  const [topics = "", text = ""] = line.split("|");
  return [topics.trim().split(" "), text.trim()];
};

const rowsOf = (text: string): (readonly [string[], string])[] =>
  text.split("\n").flatMap((line) => (line.includes("|") ? [splitRow(line)] : []));

export interface ShortQuestion {
  readonly text: string;
  /** The first is what it asks for; what is of the others may come up as well. */
  readonly topics: readonly string[];
}

export const SHORT_QUESTIONS: readonly ShortQuestion[] = rowsOf(QUESTIONS).flatMap(([topics, questions]) =>
  questions.split(";").map((text) => ({ topics, text: text.trim() })),
);

export interface Remembered {
  readonly name: string;
  readonly isFitted: boolean;
  readonly statements: readonly { readonly text: string; readonly topics: readonly string[] }[];
}

export const REMEMBERED: readonly Remembered[] = Object.entries(PEOPLE).map(([name, statements], i) => ({
  name,
  isFitted: i < Object.keys(PEOPLE).length / 2,
  statements: rowsOf(statements).map(([topics, text]) => ({ topics, text })),
}));
