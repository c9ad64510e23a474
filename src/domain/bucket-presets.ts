// The twelve starter buckets, offered as templates. Each description lists what belongs in it: a list sorts best.

import type { BucketDefinition } from "./bucket.ts";

export const BUCKET_PRESETS = [
  {
    key: "preferences",
    description:
      "Likes and dislikes the user has stated: favourite food and drink, films, music, brands, colours, tools, what they avoid, and how they want things done, answered, displayed or set up.",
  },
  {
    key: "interests",
    description:
      "Topics and hobbies the user follows or spends free time on: sports, games, reading, films and series, music, art, science, nature, gardening, collecting, clubs, news.",
  },
  {
    key: "goals",
    description:
      "What the user wants to achieve, sooner or later: plans, intentions, resolutions, hopes, dreams, ambitions, targets, things they are saving or training for.",
  },
  {
    key: "work",
    description:
      "Professional life: job, role, employer, workplace, manager, team, clients, career steps, job search, own business, meetings, decisions at work.",
  },
  {
    key: "relationships",
    description:
      "People in the user's life and the tie to them: partner, parents, children, siblings, relatives, friends, neighbours, flatmates, marriages, separations, quarrels, support.",
  },
  {
    key: "health",
    description:
      "Body and mind: illnesses, allergies and intolerances, medication, doctors, injuries, sleep, stress and mental health, exercise and fitness, weight, diet for health, pregnancy.",
  },
  {
    key: "skills",
    description:
      "What the user can do or is learning to do: languages spoken, programming, software and tools, instruments, crafts, techniques, certificates, how good they are at it.",
  },
  {
    key: "finances",
    description:
      "Money: income, salary, budget, spending, prices, savings, debts and loans, rent and mortgage, investments, insurance, taxes, pension, money decisions.",
  },
  {
    key: "education",
    description:
      "Schooling past and present: schools, universities, degrees, subjects studied, courses, exams, grades, teachers, scholarships, awards, and how the user learns best.",
  },
  {
    key: "travel",
    description:
      "Places visited and journeys: trips planned or wished for, holidays, flights, trains, hotels, destinations, sights, camping, and how the user likes to travel.",
  },
  {
    key: "values",
    description:
      "What the user holds to be right and important: beliefs, religion, ethics, principles, politics, causes, the environment, fairness, family or freedom above other things.",
  },
  {
    key: "projects",
    description:
      "Things the user builds, writes, makes or launches besides the job: side projects, books, blogs, apps, websites, music, films, renovation, handicraft, community initiatives.",
  },
] as const satisfies readonly BucketDefinition[];

export type PresetKey = (typeof BUCKET_PRESETS)[number]["key"];
