// Messages that greet, thank, agree or take leave, and say nothing else: a client sends them as it sends questions, and nothing is to be found for them.

import { wrapped } from "#domain/wrapped.ts";

const PART = wrapped`
  (?:
    hi+|hey+|hello+|hiya|howdy|yo|greetings|good (?:morning|afternoon|evening|night|day)|welcome back
    |how(?:['’]?s| is| are) (?:you|it going|things|life|everything)(?: (?:doing|going|today|this morning))*|how do you do
    |what['’]?s up|sup|nice to (?:meet|see) you|i['’]m (?:good|fine|great|back)(?:,? thanks)?|long time no see
    |(?:many )?thanks?(?: you)?(?: (?:so much|very much|a lot|a bunch|again|for (?:that|this|everything|your help|the help)))*
    |thx|ty|cheers|much appreciated|(?:that|this|it)(?:['’]s| is| was) (?:great|perfect|very helpful|helpful|all|it|fine|good|awesome)
    |ok(?:ay)?|yes|yeah|yep|no|nope|sure|fine|great|perfect|awesome|cool|nice|super|got it|all right|alright|sounds good|will do
    |good (?:job|one)|well done|bye+|bye bye|goodbye|see (?:you|ya)(?: (?:later|soon|tomorrow|around))?|take care
    |have a (?:good|nice|great) (?:day|evening|weekend|night|one)|(?:you too|same to you)
    |hallo|guten (?:morgen|tag|abend)|danke(?: schön)?|tschüss|bonjour|bonsoir|salut|merci(?: beaucoup)?|hola|buenos días
    |buenas tardes|gracias|ciao|grazie
  )`;
const FILLER = "(?:there|all|everyone|again|today|please|then|now|so|my friend|assistant|and|but)";
const NEXT = new RegExp(`[^\\p{L}\\p{N}]*(${PART}|${FILLER})(?![\\p{L}\\p{N}])`, "iuy");
const OPENS = new RegExp(`^[^\\p{L}\\p{N}]*${PART}(?![\\p{L}\\p{N}])`, "iu");
const HAS_WORD = /[\p{L}\p{N}]/u;
const LONGEST = 100;

export const isGreeting = (text: string): boolean => {
  if (text.length > LONGEST || !OPENS.test(text)) return false;
  let rest = text;
  while (HAS_WORD.test(rest)) {
    NEXT.lastIndex = 0;
    const [next] = NEXT.exec(rest) ?? [];
    if (next === undefined) return false;
    rest = rest.slice(next.length);
  }
  return true;
};
