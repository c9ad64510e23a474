/** As many likings as make a bucket due for a summary. */
export const FOODS = [
  "pears",
  "olives",
  "grapes",
  "leeks",
  "plums",
  "beans",
  "dates",
  "limes",
  "nuts",
  "kale",
  "rice",
  "mint",
];
