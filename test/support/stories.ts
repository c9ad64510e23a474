// Stories of people whose lives change, told to the service in several talks, and what it must know at the end.

export interface StoryDocument {
  readonly date: string;
  readonly content: string;
}

export interface Story {
  readonly name: string;
  /** In the order in which they arrive, which need not be that of their dates. */
  readonly documents: readonly StoryDocument[];
  /** Each is said somewhere in the profile at the end. */
  readonly holds: readonly RegExp[];
  /** None is said anywhere in the profile at the end. */
  readonly isOver: readonly RegExp[];
  readonly question: string;
  /** The first is found above everything that the second matches. */
  readonly answer: RegExp;
  readonly outdated: RegExp;
}

const on = (date: string, ...lines: readonly string[]): StoryDocument => ({
  date: `${date}T10:00:00Z`,
  content: lines.join("\n"),
});

export const STORIES: readonly Story[] = [
  {
    name: "a move",
    documents: [
      on("2025-01-10", "user: I live in Ghent and I have a balcony full of herbs.", "assistant: Lovely!"),
      on("2025-03-14", "user: I'm thinking of moving to Antwerp.", "assistant: What attracts you there?"),
      on(
        "2025-06-02",
        "user: I moved to Antwerp last week.",
        "assistant: Welcome!",
        "user: My sister Lotte lives in Bruges.",
      ),
    ],
    holds: [/Antwerp/, /Lotte.* lives in Bruges/],
    isOver: [/lives in Ghent/],
    question: "Where does the user live?",
    answer: /Antwerp/,
    outdated: /lives in Ghent/,
  },
  {
    name: "one job after the other",
    documents: [
      on(
        "2025-01-05",
        "user: I work at Norvik Freight as an accountant.",
        "assistant: How do you like it?",
        "user: My brother Tom works at Norvik Freight too.",
      ),
      on("2025-04-11", "user: I quit my job at Norvik Freight yesterday.", "assistant: Big step!"),
      on("2025-06-20", "user: I started a new job at a bike shop in Leuven.", "assistant: Congratulations!"),
    ],
    holds: [/bike shop/, /Tom.* works at Norvik/],
    isOver: [/User works at Norvik/],
    question: "Where does the user work?",
    answer: /bike shop/,
    outdated: /User works at Norvik/,
  },
  {
    name: "a couple that parts and a new one",
    documents: [
      on("2024-09-01", "Clara: I'm dating Mika.", "assistant: How did you meet?", "Clara: We met in a climbing hall."),
      on("2025-02-03", "Clara: Mika and I broke up.", "assistant: I'm sorry to hear that."),
      on(
        "2025-05-15",
        "Clara: I'm in a relationship with Noor now.",
        "assistant: How nice!",
        "Clara: Mika is still a good friend of mine.",
      ),
    ],
    holds: [/Noor/, /friend/],
    isOver: [/dating Mika/],
    question: "Who is Clara in a relationship with?",
    answer: /Noor/,
    outdated: /dating Mika/,
  },
  {
    name: "a change of diet and back",
    documents: [
      on("2025-01-03", "user: I'm vegetarian.", "assistant: Noted.", "user: I'm allergic to hazelnuts."),
      on("2025-02-10", "user: I went vegan in January.", "assistant: How is it going?"),
      on("2025-07-01", "user: I'm not vegan anymore.", "assistant: I'll keep that in mind."),
    ],
    holds: [/hazelnuts/, /not vegan/],
    isOver: [/User is vegetarian/, /went vegan/],
    question: "What does the user eat?",
    answer: /not vegan/,
    outdated: /went vegan/,
  },
  {
    name: "a car that is traded in",
    documents: [
      on(
        "2025-02-01",
        "user: I drive a Skoda Fabia.",
        "assistant: A reliable car.",
        "user: My wife works at a bakery.",
      ),
      on("2025-08-09", "user: I traded in the Skoda for a Kia Niro.", "assistant: An upgrade!"),
    ],
    holds: [/Kia Niro/, /wife works at a bakery/],
    isOver: [/drives a Skoda/],
    question: "Which car does the user drive?",
    answer: /Kia/,
    outdated: /drives a Skoda/,
  },
  {
    name: "a plan that is called off",
    documents: [
      on("2025-03-01", "user: I'm planning a trip to Iceland with my friend Ines.", "assistant: When do you go?"),
      on(
        "2025-04-02",
        "user: I cancelled the trip to Iceland.",
        "assistant: A pity.",
        "user: I'm planning a trip to Sardinia instead.",
      ),
    ],
    holds: [/Sardinia/, /cancelled the trip to Iceland/],
    isOver: [/planning a trip to Iceland/],
    question: "What trip is the user planning?",
    answer: /Sardinia/,
    outdated: /planning a trip to Iceland/,
  },
  {
    name: "a correction",
    documents: [
      on(
        "2025-05-01",
        "user: My aunt Vera lives in Graz.",
        "assistant: A beautiful town.",
        "user: My dog is called Rex.",
      ),
      on(
        "2025-05-03",
        "user: My aunt Vera lives in Linz, not in Graz.",
        "assistant: Thanks for the correction.",
        "user: My cat is called Tom.",
      ),
    ],
    holds: [/Linz/, /Rex/, /Tom/],
    isOver: [/lives in Graz/],
    question: "Where does aunt Vera live?",
    answer: /Linz/,
    outdated: /lives in Graz/,
  },
  {
    name: "documents out of the order of their dates",
    documents: [
      on("2025-09-01", "user: I live in Oslo now.", "assistant: Nice!", "user: I work at Fjordkraft."),
      on("2024-02-01", "user: I live in Malmö.", "assistant: Nice!", "user: I work at Delphi Lines."),
    ],
    holds: [/Oslo/, /Fjordkraft/],
    isOver: [/Malmö/, /Delphi/],
    question: "Where does the user live?",
    answer: /Oslo/,
    outdated: /Malmö/,
  },
  {
    name: "everything in one document",
    documents: [
      on(
        "2025-10-01",
        "user: I live in Turin and I work as a barista.",
        "assistant: How is Turin?",
        "user: I play the oboe in a small orchestra.",
        "assistant: Wonderful.",
        "user: Some news: I moved to Genoa.",
        "assistant: Congratulations.",
        "user: I quit my job and I gave up the oboe.",
        "assistant: That is a lot of change.",
      ),
    ],
    holds: [/Genoa/],
    isOver: [/lives in Turin/, /works as a barista/, /plays the oboe/],
    question: "Where does the user live?",
    answer: /Genoa/,
    outdated: /lives in Turin/,
  },
  {
    name: "memberships and subscriptions that end",
    documents: [
      on(
        "2025-01-20",
        "user: I have a Deezer subscription.",
        "assistant: OK.",
        "user: I'm a member of the rowing club.",
        "assistant: Great sport!",
        "user: I have a gym membership.",
      ),
      on("2025-03-20", "user: I cancelled my Deezer subscription.", "assistant: OK.", "user: I left the rowing club."),
    ],
    holds: [/gym membership/],
    isOver: [/has a Deezer/, /is a member of the rowing club/],
    question: "Is the user a member of the rowing club?",
    answer: /left the rowing club/,
    outdated: /is a member of the rowing club/,
  },
  {
    name: "prices, amounts and dates that change",
    documents: [
      on(
        "2025-01-02",
        "user: My rent is 900 euros a month.",
        "assistant: OK.",
        "user: My dentist appointment is on 4 May.",
        "assistant: OK.",
        "user: I have 3 hens.",
      ),
      on(
        "2025-04-20",
        "user: My rent is 960 euros a month now.",
        "assistant: OK.",
        "user: My dentist appointment was moved to 11 May.",
        "assistant: OK.",
        "user: I have 5 hens now.",
      ),
    ],
    holds: [/960/, /5 hens/],
    isOver: [/900/, /3 hens/],
    question: "How high is the rent?",
    answer: /960/,
    outdated: /900/,
  },
  {
    name: "studies that are finished and a promotion",
    documents: [
      on(
        "2025-01-08",
        "Lars: I study chemistry at the University of Uppsala.",
        "assistant: What do you like about it?",
        "Lars: My roommate studies geology.",
      ),
      on(
        "2025-06-30",
        "Lars: I graduated in chemistry.",
        "assistant: Congratulations!",
        "Lars: I work as a lab technician at Kemira.",
      ),
      on(
        "2026-02-11",
        "Lars: I got promoted to team lead at Kemira.",
        "assistant: Well deserved!",
        "Lars: My desk is next to the window.",
      ),
    ],
    holds: [/team lead/, /roommate studies geology/],
    isOver: [/Lars studies chemistry/, /works as a lab technician/],
    question: "What is Lars's job?",
    answer: /team lead/,
    outdated: /works as a lab technician/,
  },
  {
    name: "things that end, and what was done with them",
    documents: [
      on(
        "2026-01-10",
        "user: I drink green tea every day.",
        "assistant: I see.",
        "user: I smoke a pack a day.",
        "assistant: Oh.",
        "user: I migrated my app Streaky from Supabase to Neon.",
        "assistant: Nice.",
        "user: I have a Golf.",
      ),
      on("2026-02-03", "user: Please always answer in German.", "assistant: Gern."),
      on(
        "2026-03-22",
        "user: I quit smoking on 20 March.",
        "assistant: Well done!",
        "user: I'm down to one coffee a day.",
      ),
      on("2026-04-02", "user: I sold the Golf on eBay.", "assistant: OK.", "user: I sold Streaky last week."),
      on("2026-05-01", "user: Please answer in English.", "assistant: Sure."),
    ],
    holds: [/quit smoking/, /green tea/, /Supabase to Neon/, /in English/],
    isOver: [/User smokes/, /User has a Golf/, /in German/],
    question: "In which language does the user want answers?",
    answer: /in English/,
    outdated: /in German/,
  },
];
