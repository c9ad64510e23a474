// "Ask Jonas, his lease ends in August": what is told of somebody behind the advice to turn to them; "Use our flat, it's empty
// until August": what is told of one's own thing behind the offer of it.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { kinGender } from "#plugins/memory-extractors/local/cues/kin.ts";
import { isPlural } from "#plugins/memory-extractors/local/references/noun-phrases.ts";
import { isPerfect } from "#plugins/memory-extractors/local/references/persons/has-or-is.ts";

const TURN_TO = wrapped`
  (?:(?:just|maybe|then|so|you should|you could|you can|why don't you|why not|go) )*(?:
    ask|ring|call|phone|text|message|email|write to|talk to|speak to|try|get|tell|invite
  )`;
const TOLD_BEHIND = new RegExp(
  wrapped`
    ^${TURN_TO} (
      (?!
        (?:
          him|her|them|me|us|it|that|this|one|around|somebody|someone|anybody|anyone|everyone|everybody|again|first
          |reception|work|school|security|support
        )\b
      )[\p{L}]\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?
    ), (?:because |since |as )?(s?he|his|her)('s|'ll|'d)?(?= )(.{6,})$`,
  "iu",
);

/** Whom such advice names, and the pronoun that is said of them. */
export const advisedPerson = (text: string): { readonly name: string; readonly pronoun: string } | null => {
  const [, name = "", pronoun = ""] = text.includes(", ") ? (TOLD_BEHIND.exec(text) ?? []) : [];
  return name === "" || kinGender(name) !== undefined
    ? null
    : { name: upperFirst(name), pronoun: pronoun.toLowerCase() };
};

const OFFERED = new RegExp(
  wrapped`
    ^(?:(?:just|please|then|so|you can|you could|feel free to|you're welcome to) )*(?:
      use|take|have|borrow|keep|stay (?:in|at)|sleep (?:in|at)|park (?:in|on)
    ) ((?:my|our) (?:old |spare |other )?[\p{L}' -]{2,30}), (?:because |since |as )?(it|they)
      ('s|'re|'ve| is| are| was| were| has| have|(?= [a-z]+)) (.{6,})$`,
  "iu",
);
/** "Our flat is empty until August" */
const thingOffered = (text: string): string | null => {
  const [, thing = "", , ending = "", rest = ""] = text.includes(", ") ? (OFFERED.exec(text) ?? []) : [];
  if (thing === "" || / (?:and|or) /.test(thing)) return null;
  const verb =
    ending === "'s" ? (isPerfect(` ${rest}`) ? " has" : " is") : ending.replace("'re", " are").replace("'ve", " have");
  return `${upperFirst(thing)}${verb} ${rest}`;
};

/** "Mind the bucket, the roof's been leaking since March" */
const MIND_FIRST = new RegExp(
  wrapped`
    ^(?:mind|watch|ignore|excuse|forgive) (?:the|my|our) [a-z]+(?: [a-z]+)?,[ ]
    (?=(?:the [a-z]+|my [a-z]+|our [a-z]+|I|we)(?:'s|'m|'ve|'re| is| are| was| has| have| had) )`,
  "i",
);
/** "Mind the dogs, she's terrified of them": of what, the order says. */
const MINDED = new RegExp(
  wrapped`
    ^(?:(?:just|only|please|but|oh|and) )*(?:
      mind|watch out for|keep (?:her|him|them) away from|stay away from|avoid|beware of|no|skip|hide|leave out|forget
    ) (?:the |any )?([a-z-]+(?: [a-z-]+)?), (?:because |since |as )?
    (
      (?:s?he|they|my [a-z]+|\p{Lu}\p{Ll}+)(?:'s|'re| is| are| was| can't| hates?)?(?: (?:
          so|really|still|quite|absolutely|totally|a bit|deadly
        )
      )? (?:(?:scared|afraid|terrified|frightened|sick|jealous|fond) of|allergic to|obsessed with|stand|bear|eat|hates?)
    ) (?:them|it)(?=[.!]*$)`,
  "iu",
);

/** "leave out the balcony, we painted it last year", "tell him not to touch the boiler, I had it serviced in May" */
const TO_DO_WITH = new RegExp(
  wrapped`
    ^(?:(?:please|just|also|and|oh|so|ok|okay|but|can you|could you) )*(?:
      (?:don't|do not|no need to|remind (?:him|her|them|me) (?:not )?to|(?:tell|ask) (?:him|her|them) (?:not )?to
        |tell (?:him|her|them) (?:that )?(?:he|she|they) (?:should|shouldn't|should not|mustn't|must not)
      ) )?(?:
      touch|open|mention|add|include|drop|remove|skip|leave out|take|use|move|change|list|count|forget|ignore|delete|cut
      |cross out|book|sell|clean|paint
    ) ((?:the|my|our) (?:(?!(?:for|from|to|on|in|of|with|and|or|too|out|off)\b)[a-z-]+ ){0,2}?[a-z-]+)
      (?: (?:too|out|off|again|this time|for now|(?:from|to|on|off|in) the [a-z]+))?,? (?:(?:because|bc|since|as|cause) )?(
      (?:I|we|(?:my|our) [a-z]+)(?:'ve|'m|'re| have| had| just| already| only)* (?:(?!(?:
          the|my|our|an?|to|hates?|loves?|likes?|dislikes?|detests?|loathes?|enjoys?|dreads?|despises?|resents?|adores?
          |regrets?|minds?|stand|bear|prefers?|avoids?|does|do|did|done|doing|forgets?|forgot|find|love[ds]|hated|enjoyed|loathed|dreaded
        )\b)[a-z]+ ){1,2}
    )(it|them)(?= [a-z]|[.!]*$)`,
  "i",
);
/** "leave out the balcony, we painted it last year" → "We painted the balcony last year"; null where no thing is ordered to be dealt with. */
export const thingToDoWith = (text: string): string | null => {
  const [all = "", thing = "", told = "", pronoun = ""] = ANY_IT.test(text) ? (TO_DO_WITH.exec(text) ?? []) : [];
  const head = thing.split(" ").at(-1) ?? "";
  if (thing === "" || isPlural(head) !== (pronoun.toLowerCase() === "them")) return null;
  return `${upperFirst(told)}${thing}${text.slice(all.length)}`;
};
const ANY_IT = / (?:it|them)\b/i;

/** "Jonas's lease ends in August"; other sentences as they are. */
export const toldBehindOrder = (text: string): string => {
  const offered = thingOffered(text);
  if (offered !== null) return offered;
  const [minded, thing = "", state = ""] = text.includes(", ") ? (MINDED.exec(text) ?? []) : [];
  if (MIND_FIRST.test(text)) return upperFirst(text.replace(MIND_FIRST, ""));
  if (minded !== undefined) return `${upperFirst(state)} ${thing}${text.slice(minded.length)}`;
  const person = advisedPerson(text);
  const [, , pronoun = "", ending = "", rest = ""] = person === null ? [] : (TOLD_BEHIND.exec(text) ?? []);
  if (
    person === null ||
    /^(?:might|may|could|would|will|should|can)\b/i.test(rest.trim()) ||
    /^'(?:ll|d)$/.test(ending)
  )
    return text;
  if (/^h(?:is|er)$/i.test(pronoun)) return `${person.name}'s${rest}`;
  return `${person.name}${ending === "" ? "" : isPerfect(rest) ? " has" : " is"}${rest}`;
};
