// Tells whose experience a verdict is about: "It was great to unplug at the lake" → "I found it great to unplug at the lake".
// In talk the speaker did what is judged in the past; what is judged in the present may be anybody's.

const DEGREE =
  "so|really|such|super|very|just|truly|quite|pretty|also|absolutely|definitely|incredibly|always|even|still|an?|the";
/** "to see them", not "to them"; "watching them grow", not "amazing views". */
const DEED =
  "to (?!(?:me|us|them|him|her|it|you|this|that|my|our|his|their|the|an?|some|everyone|everybody|all)\\b)[a-z]+\\b|(?!(?:feeling|evening|morning|thing|something|everything|nothing|going|amazing|interesting|exciting|fulfilling|challenging|relaxing|calming|rewarding|learning|welcoming|inspiring)\\b)[a-z]{2,}ing (?!(?:and|but|or|so)\\b)";
const VERDICT = new RegExp(
  `^(?:it|that)(?:( was| felt)|'s been| has been) ((?:(?:${DEGREE}) )*(?!(?:${DEGREE})\\b)[a-z-]+(?: fun| challenge| feeling| change| experience)?) (?=${DEED})(?!.*\\b(?:you|your|yours)\\b)`,
  "i",
);
const JUDGES_DEED = new RegExp(`^it (?:[\\w-]+ ){1,4}?(?:${DEED})`, "i");
/** "it great to unplug": what "it" means stands behind. */
export const judgesDeed = (text: string): boolean => JUDGES_DEED.test(text);

/** No verdict: "It was time to leave", "It's been a dream to adopt". */
const NO_VERDICT =
  /\b(?:going|supposed|meant|about|used|time|due|like|not|never|only|ready|there|able|raining|snowing|dream|goal|plan|hope|wish|idea|turn|when|where|while|because|by|after|before|for|in|on|[a-z]+ly|(?!(?:excited|relaxed)\b)[a-z]{3,}ed)$/i;
/** What people say when they meet or part. */
const CONTACT =
  /^(?:to )?(?:see|seeing|hear|hearing|talk|talking|chat|chatting|catch|catching|speak|speaking|meet|meeting)\b(?: (?:up|again|with|to|from|everyone|everybody|it|this|that|them|him|her))*[.!]*$/i;

/** The verdict on a deed of the speaker's, told as theirs; other sentences as they are. */
export const asOwnVerdict = (text: string): string => {
  const match = VERDICT.exec(text);
  const verdict = match?.[2] ?? "";
  if (match === null || NO_VERDICT.test(verdict)) return text;
  const deed = text.slice(match[0].length);
  if (CONTACT.test(deed)) return text;
  return `${match[1] === undefined ? "I've found" : "I found"} it ${verdict} ${deed}`;
};
