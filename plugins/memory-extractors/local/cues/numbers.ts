// Numbers in words, for patterns. A pattern that means fewer of them lists its own.

export const TWO_TO_SIX = "two|three|four|five|six";
export const TWO_TO_TEN = `${TWO_TO_SIX}|seven|eight|nine|ten`;
export const TWO_TO_TWELVE = `${TWO_TO_TEN}|eleven|twelve`;
export const TEENS = "thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen";
export const TENS = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
