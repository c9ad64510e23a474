// Ten domains of an assistant as buckets, each described in one line as an administrator would.

import type { BucketDefinition } from "#domain/bucket.ts";

export const ONE_LINE_DOMAINS: readonly BucketDefinition[] = [
  {
    key: "banking",
    description:
      "Bank account matters: balance, transfers, bills, transactions, routing number, PIN, fraud, interest rate, checks.",
  },
  {
    key: "credit_cards",
    description:
      "Credit cards: limits, rewards, APR, credit score, lost or damaged card, applications, declined payments.",
  },
  {
    key: "kitchen_and_dining",
    description: "Cooking and eating out: recipes, ingredients, calories, restaurants, reservations, meal ideas.",
  },
  {
    key: "home",
    description:
      "Running the household: smart devices, music, shopping lists, to-do lists, reminders, calendar, orders.",
  },
  {
    key: "auto_and_commute",
    description: "Car and commuting: traffic, directions, fuel, tires, oil changes, maintenance, ride hailing.",
  },
  {
    key: "travel",
    description:
      "Travel: flights, hotels, luggage, visas, car rental, exchange rates, vaccines, translation, time zones.",
  },
  {
    key: "utility",
    description:
      "Everyday tools: weather, alarms, timers, calculations, definitions, spelling, calls and texts, date and time.",
  },
  {
    key: "work",
    description: "Job matters: vacation requests, meetings, payday, taxes, insurance, income, retirement plan.",
  },
  {
    key: "small_talk",
    description:
      "Small talk: greetings, jokes, thanks, goodbyes, questions about the assistant, its name, age, hobbies, pets.",
  },
  {
    key: "meta",
    description:
      "Controlling the assistant: language, accent, volume, speed, names, settings, yes or no, repeat, cancel.",
  },
];
