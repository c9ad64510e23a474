// Reads subject, attribute and value from the finished sentence, for the linker. First row that fits wins.

import type { Slot } from "#domain/memory.ts";
import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS } from "../cues/kin.ts";
import { OCCUPATION } from "../cues/occupations.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "../dates/calendar.ts";

interface Row {
  /** A fixed name, or the words of a group of the pattern that name it. */
  readonly attribute: string | ((match: RegExpExecArray) => string);
  readonly pattern: RegExp;
  /** Which group holds the value. */
  readonly value?: number;
  /** "Ada is 34", never "Ada's rent is 34". */
  readonly isOfPersons?: true;
}

const ADV = wrapped`
  (?:(?:
    also|now|currently|firmly|greatly|exclusively|still|really|just|always|strongly|usually|generally|actually|recently
    |absolutely|especially|finally|mostly|definitely|tends to
  ) )*?`;

const ROWS: readonly Row[] = [
  {
    attribute: (m) => `favorite:${(m[1] ?? "").toLowerCase()}`,
    pattern: /^favou?rite ([\w-]+(?: [\w-]+)?) (?:is|are|was) (.+)$/i,
    value: 2,
  },
  { attribute: "name", pattern: /^(?:name is|is called|is named|goes by) (\p{Lu}.+)$/u },
  {
    attribute: (m) =>
      (m[1] ?? "")
        .toLowerCase()
        .replace(/^e-?mail.*/, "email")
        .replace(/^home /, ""),
    pattern: new RegExp(
      wrapped`
        ^(
          phone number|e-?mail(?: address)?|username|time ?zone|(?:home )?address|nickname|blood type|shoe size
          |native language|mother tongue
        ) is (?:now )?(.+)$`,
      "i",
    ),
    value: 2,
  },
  { attribute: "birthday", pattern: /^(?:birthday is (?:on )?(?!today)|was born on )(.+)$/i },
  {
    attribute: "age",
    pattern: new RegExp(
      wrapped`
        ^(?:is|are|turned|just turned|has turned) (1[01]\d|\d{1,2})(?: years old| years of age)?(?:
          $|,|\.$| (?:now|today|already|yesterday|recently|this|last|on|in|but|who)\b| \(
        )`,
      "i",
    ),
    isOfPersons: true,
  },
  { attribute: "origin", pattern: /^(?:is|are) (?:originally )?from (\p{Lu}.+)$/u },
  { attribute: "origin", pattern: /^(?:grew up|was born|was raised) in (\p{Lu}.+)$/u },
  {
    attribute: "home",
    pattern: new RegExp(
      wrapped`
        ^${ADV}(?:lives?|resides?|(?:is|are) (?:now )?(?:living|based)|moved|relocated|has moved|has relocated) (?:
          in|to|at|near|from [\w ]{2,30} to
        ) (?!a new|the next|another|\w+day\b|next\b|tomorrow|\d)(.+?)(?: with .+)?$`,
      "i",
    ),
  },
  {
    attribute: "home",
    pattern: new RegExp(
      wrapped`
        ^(?:(?:has )?moved(?: again| back)?, (?:and )?they are|is|are) (?:now )?in (\p{Lu}[\p{L}' -]+?)(?<! right| just) (?:now|these days)
          $`,
      "u",
    ),
  },
  {
    attribute: "employer",
    pattern: new RegExp(
      wrapped`
        ^${ADV}(?:
          works?|worked|(?:is|are) (?:now )?(?:working|employed)|got a job|has a job|has an? \w+ job
          |started (?:working|a job|a new job)
        ) (?:as [\w -]{3,40} )?(?:at|for) (.+?)(?: as .+)?$`,
      "i",
    ),
  },
  { attribute: "employer", pattern: /^(?:just |recently |has )?joined (\p{Lu}[\w&.' -]+?)(?: as .+)?$/u },
  {
    attribute: "role",
    pattern: new RegExp(
      wrapped`
        ^${ADV}(?:
          works?|working|(?:is|are) working|(?:is|was|got) promoted to|became|has become|got a job|was hired|is employed
        ) (?:as |to )?(?:an? |the )?${OCCUPATION}\b`,
      "i",
    ),
  },
  {
    attribute: "role",
    pattern: new RegExp(
      `^(?:is|are) (?:also |now |currently |firmly |greatly |exclusively  )?an? ${OCCUPATION}(?: (?:at|for|in|from|with|who) .+)?$`,
      "i",
    ),
  },
  { attribute: "partner", pattern: /^(?:is|are|got|has been) (?:married|engaged) to (.+)$/i },
  {
    attribute: "partner",
    pattern: /^(?:just |recently |finally )?married (\p{Lu}[\p{L}' -]+?)(?: (?:in|on|at|last|this) .+)?$/u,
  },
  { attribute: "partner", pattern: /^(?:is|are|started|has been) (?:dating|seeing) (\p{Lu}.+)$/u },
  {
    attribute: "marital",
    pattern:
      /^(?:is|are|got|has been) (?:now |still |recently |happily )?(married|single|divorced|engaged|separated|widowed)\b/i,
  },
  {
    attribute: "diet",
    pattern: new RegExp(
      wrapped`
        ^(?:is|are|became|went|has been|follows|is following|is on|eats?) (?:now |strictly |a |an |on )?(?:\w+ly )?(
          (?:strict(?:ly)? )?(?:
            vegan|vegetarian|pescatarian|kosher|halal|keto|ketogenic|paleo|gluten-free|dairy-free|low-carb|plant-based
            |mediterranean|carnivore
          )(?: diet)?
        )\b`,
      "i",
    ),
  },
  { attribute: "allergy", pattern: /^(?:is|are) (?:\w+ly )?(?:allergic|intolerant) to (.+)$/i },
  {
    attribute: "allergy",
    pattern: new RegExp(
      wrapped`
        ^has (?!no\b)(?:an? )?(?:(?:severe|mild|bad|serious|strong|slight|life-threatening) )?((?:[\w-]+ ){0,3}?[\w-]+) (?:
          allergy|allergies|intolerance
        )\b`,
      "i",
    ),
  },
  {
    attribute: "school",
    pattern: new RegExp(
      wrapped`
        ^(?:studies|attends|goes to|is studying|is enrolled|enrolled|transferred|graduated)(?: [\w ]{2,40})? (?:at|in|to|from) (
          (?:the )?\p{Lu}[\w&.' -]*(?:University|College|School|Academy|Institute|MIT|UCLA)\b.*
        )$`,
      "u",
    ),
  },
  {
    attribute: "car",
    pattern: new RegExp(
      wrapped`
        ^(?:drives|owns|bought|got|has) (?:an? |the )?(?!no )(
          (?:[\w-]+ ){0,3}(?:
            Toyota|Honda|Ford|Tesla|BMW|Audi|Mazda|Nissan|Subaru|Volvo|Volkswagen|VW|Hyundai|Kia|Jeep|Prius|Civic|Golf
            |Mercedes|Renault|Peugeot|Fiat|Skoda|Porsche|Chevrolet|Lexus|Mini|car|truck|SUV|van
          )\b.*
        )$`,
      "i",
    ),
  },
  { attribute: "car", pattern: /^drives (?:an? |the )([\p{Lu}\d].+)$/u },
  {
    attribute: "pet",
    pattern:
      /^(?:just |recently |has )?(?:adopted|got) (?:an? |two |three )?((?!job|car|new job)[\w -]{3,40} (?:called|named) \p{Lu}.+)$/u,
  },
  {
    attribute: "pet",
    pattern: new RegExp(
      wrapped`
        ^(?:has|adopted|got|owns) (?:an? |two |three |\d+ )?(
          (?:[\w-]+ ){0,3}(?:
            dogs?|cats?|puppy|puppies|kittens?|rabbits?|hamsters?|parrots?|turtles?|guinea pigs?|horses?|goldfish|lizard
            |snake|gecko|tortoise
          )\b.*
        )$`,
      "i",
    ),
  },
  {
    attribute: "goal",
    pattern:
      /^(?:(?:weekly|daily|monthly|yearly|annual|current|main|ultimate|long-term) )?(?:goal|dream|ambition) is (?:to )?(.+)$/i,
  },
  {
    attribute: "dislikes",
    pattern: new RegExp(
      wrapped`
        ^${ADV}(?:
          (?:does not|doesn't|do not|don't) (?:really |usually |generally )?
            (?:like|enjoy|eat|drink|watch|want|use|wear|care for|trust)
          |dislikes?|hates?|detests?|despises?|loathes?|avoids?|prefers? (?:not to|to avoid)|refuses? to(?: \w+)?
          |can't stand|cannot stand|(?:has|have) (?:a strong |a |no )?(?:aversion to|interest in|dislike (?:of|for))
          |(?:is|are) uninterested in
          |(?:is|are) (?:not|never) (?:\w+ly )?(?:interested in|a fan of|comfortable with|into|fond of|keen on)
          |never (?:eats?|drinks?|watch(?:es)?|wears?|uses?|buys?)|won't (?:eat|drink|watch|wear|use|consider|buy)
          |(?:is|are) (?:\w+ly )?(?:averse|opposed) to|(?:is|are) trying to avoid
        )\s+(.+)$`,
      "i",
    ),
  },
  {
    attribute: "likes",
    pattern: new RegExp(
      wrapped`
        ^${ADV}(?:
          only (?:eats?|watch(?:es)?|reads?|uses?|wears?|buys?|drinks?|plays?|listens? to|enjoys?|dines? at)
          |has a (?:strong |clear |strict )?preference for|likes?|loves?|enjoys?|adores?|prefers?(?! to)
          |(?:is|are) (?:\w+ly |a (?:big|huge|great) )*(?:
            into|fond of|keen on|interested in|passionate about|obsessed with|drawn to|an? (?:big |huge |great )?fan of
            |fan of
          )
        )\s+(.+)$`,
      "i",
    ),
  },
];

const VALUE_ENDS = new RegExp(
  wrapped`
    \s*(?:
      ;
      |\s(?:back )?(?:in|since|on) (?:early |late |mid |the )?(?:
        (?:19|20)\d\d|${MONTH_NAMES}|spring|summer|fall|autumn|winter|\d{1,2} [A-Z]|${WEEKDAY_NAMES}
      )\b
      |,\s(?=
        (?:and |but |so )?(?:they|it|he|she|which|who|because|as|since|so|but|especially|although|though|when|while)\b
        |[\p{L}-]+ (?:is|are|was|were|has|gets?|lives?|works?|would|can|will)\b
      )
      |\s(?:
        yesterday|today|recently|now|ago|last \w+|this (?:week|month|year|spring|summer|fall|winter|morning)
        |(?:a|one|two|three|four|five|six|ten|\d+|several|a few|a couple of) (?:days?|weeks?|months?|years?) ago
        |for (?:\w+ ){1,2}(?:years|months|weeks)|since|because|since|but|so that
        |and (?:they|it|he|she|is|has|loves|likes|wants|works|lives|also)|when|while|which|who|where|although|though
        |as (?:it|they|he|she)
      )\b
      |\s\(|\. |\.$
    ).*$`,
  "iu",
);
const BAD_VALUE = new RegExp(
  wrapped`
    ^(?:
      to|sure|when|how|what|it|that|this|them|there|everything|nothing|the way|so|being able|doing (?:it|that)|here|you
      |all
    )(?:$|\s(?!be\b))`,
  "i",
);
const MOST_WORDS = 14;

/** Behind "Ada's" these tell of Ada. */
const OWN_ATTRIBUTE = new RegExp(
  wrapped`
    ^(?:
      name|favou?rite|birthday|goal|dream|ambition|main|ultimate|long-term|weekly|daily|monthly|yearly|annual
      |current (?:goal|address)|phone number|e-?mail(?: address)?|username|time ?zone|(?:home )?address|nickname
      |blood type|shoe size|native language|mother tongue
    )\b`,
  "i",
);
const PERSON = new RegExp(String.raw`(?:^|['’]s? (?:[\w-]+ )*)(?:${KIN_NOUNS})(?:-in-law)?(?: \p{Lu}[\p{L}-]+)?$`, "u");

/** "Ada Park", "Ada's sister Nora", "User": what the sentence begins with, up to its verb. */
const splitSubject = (text: string, speaker: string): { subject: string; rest: string } | null => {
  if (!text.startsWith(speaker)) return ownedOrNamed(text);
  const rest = text.slice(speaker.length);
  if (rest.startsWith(" ")) return { subject: speaker, rest: rest.slice(1) };
  const own = rest.replace(/^'s? /, "");
  if (OWN_ATTRIBUTE.test(own)) return { subject: speaker, rest: own };
  const owned =
    /^'s? ((?:(?:younger|older|little|big|best|twin|elder|eldest|youngest|new|late) )?(?:\w+)(?:-in-law)?(?:,? \p{Lu}[\p{L}-]+)?) (.+)$/u.exec(
      rest,
    );
  if (owned === null) return null;
  const possession = owned[1] ?? "";
  return {
    subject: `${speaker}'${speaker.endsWith("s") ? "" : "s"} ${possession.replace(",", "")}`,
    rest: owned[2] ?? "",
  };
};

const ownedOrNamed = (text: string): { subject: string; rest: string } | null => {
  const named =
    /^(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}) ((?:is|are|has|was|works|lives|loves|likes|moved|joined|got|became|drives|studies|prefers|enjoys|hates|dislikes|turned|adopted|grew)\b.*)$/u.exec(
      text,
    );
  if (
    named === null ||
    /^(?:The|This|That|It|There|They|We|He|She|What|My|Our|A|An|These|Those|Some|Most|All|Everyone|Everything|Someone)\b/.test(
      named[1] ?? "",
    )
  )
    return null;
  return { subject: named[1] ?? "", rest: named[2] ?? "" };
};

interface Parsed {
  readonly subject: string | null;
  readonly slot: Slot | null;
}

const HYPOTHETICAL =
  /\b(?:[Ww]ould|[Cc]ould|[Mm]ight|may|[Mm]aybe|used to|wish|hopes? to|wants? to|thinking (?:of|about)|considering|if)\b/;

const isPerson = (subject: string, speaker: string): boolean =>
  subject === speaker || !subject.startsWith(speaker) || PERSON.test(subject);

export const parseSlot = (text: string, speaker: string): Parsed => {
  const parts = splitSubject(text, speaker);
  if (parts === null) return { subject: text.startsWith(speaker) ? speaker : null, slot: null };
  const { subject } = parts;
  const rest = parts.rest.replace(/[.!]+$/, "");
  if (HYPOTHETICAL.test(rest.slice(0, 30)) || /\. /.test(rest)) return { subject, slot: null };
  for (const { attribute, pattern, value, isOfPersons } of ROWS) {
    const match = isOfPersons === true && !isPerson(subject, speaker) ? null : pattern.exec(rest);
    const held = match?.[value ?? 1]?.replace(VALUE_ENDS, "").trim();
    if (
      match === null ||
      held === undefined ||
      held === "" ||
      BAD_VALUE.test(held) ||
      held.split(" ").length > MOST_WORDS
    )
      continue;
    return {
      subject,
      slot: { subject, attribute: typeof attribute === "string" ? attribute : attribute(match), value: held },
    };
  }
  return { subject, slot: null };
};
