// Who helps at home or is gone to, and the pets: "has a childminder", "the childminder has moved away"; "User's childminder is Petra",
// "Petra is no longer User's childminder"; "has a tortoise named Hector", "lost Hector in May".

import { wrapped } from "#domain/wrapped.ts";
import { type Said, wordsOf } from "./said.ts";

const HELPER = wrapped`
  (
    childminder|nanny|cleaner|babysitter|au-pair|gardener|tutor|carer|dogwalker|dog walker|housekeeper|handyman|physio
    |therapist|counsellor|personal trainer|trainer|coach|lodger|flatmate|roommate|assistant|driver|cook|window cleaner
    |piano teacher|teacher|bookkeeper|accountant|dentist|doctor|gp|vet|hairdresser|chiropractor|osteopath|midwife
    |plumber
  )`;
const HAS = "(?:has |have |had |is )?";
const GONE: readonly RegExp[] = [
  // "User's childminder has moved away", "User is seeing Dr Lund now, their dentist retired"
  new RegExp(
    wrapped`
      (?:^user 's|^the|, (?:their|the)|because (?:their|the)) ${HELPER} ${HAS}(?:
        moved away|moved out|left|retired|quit|stopped|resigned|gone|given notice|gave notice|handed in notice|closed
        |shut|emigrated|died|passed away
      )(?: |$)`,
  ),
  new RegExp(`^user ${HAS}(?:lost|let go of|let) (?:the|their|user 's|his|her) ${HELPER}(?: |$)`),
  new RegExp(`^user (?:no longer has|does not have|has no|had to let) (?:a |an |the |their )?${HELPER}(?: |$)`),
  new RegExp(
    `^user ${HAS}(?:done|finished|through|stopped|quit) (?:with|seeing|going to|using) (?:the|their) ${HELPER}(?: |$)`,
  ),
];
const HELPED: readonly RegExp[] = [
  new RegExp(
    wrapped`
      ^user (?:has|have|has got|uses|pays|hired|employs|found|goes to|sees|is seeing|is going to) (?:a|an|the|their) (?:new )?
        ${HELPER}(?: |$)`,
  ),
  new RegExp(`^user 's ${HELPER} (?:is|comes|charges|costs|looks|takes|picks|works|does|cooks|teaches|has a)(?: |$)`),
];

/** Whether there is such a helper. */
export const readHelper = (line: string): Said[] => {
  const gone = GONE.map((pattern) => pattern.exec(line)).find((it) => it !== null);
  if (gone !== undefined) return [{ of: [gone[1]!], value: "gone" }];
  const has = HELPED.map((pattern) => pattern.exec(line)).find((it) => it !== null);
  return has === undefined ? [] : [{ of: [has[1]!], value: "here" }];
};

const NAMED = "([a-z' -]{2,30}?)";
const IS_ROLE_OF = new RegExp(`^user 's ([a-z-]+(?: [a-z-]+)?) is (?:called |named )?${NAMED}(?= ,|$| and | who )`);
const NO_LONGER = new RegExp(
  `^${NAMED} (?:is no longer|stopped being|has stopped being) user 's ([a-z-]+(?: [a-z-]+)?)(?: |$)`,
);

/** "User's childminder is Petra", "Petra is no longer User's childminder" */
export const readRole = (line: string, names: ReadonlySet<string>): Said[] => {
  const over = NO_LONGER.exec(line);
  const [, role, name] = over === null ? (IS_ROLE_OF.exec(line) ?? []) : [over[0], over[2], over[1]];
  if (role === undefined || name === undefined || !name.split(" ").every((word) => names.has(word))) return [];
  return [{ of: [...wordsOf(role), name.split(" ")[0]!], value: over === null ? "here" : "gone" }];
};

const ANIMAL = wrapped`
  (?:
    dog|cat|puppy|kitten|rabbit|bunny|hamster|gerbil|guinea pig|tortoise|turtle|parrot|budgie|canary|horse|pony|mare
    |goat|hen|rat|snake|gecko|lizard|ferret|fish|donkey|spaniel|terrier|labrador|collie|poodle|greyhound
  )`;
const HAS_PET: readonly RegExp[] = [
  new RegExp(`^user (?:has|have|owns|keeps) (?:a|an)(?: [a-z0-9-]+){0,2} ${ANIMAL}(?: ,)? (?:called |named )?([a-z]+)`),
  new RegExp(`^user 's ${ANIMAL} (?:is )?(?:called |named )?([a-z]+)`),
  new RegExp(`^([a-z]+) is user 's ${ANIMAL}`),
];
const LOST_PET: readonly RegExp[] = [
  /^user (?:has |have |had )?(?:lost|buried|rehomed) ([a-z]+)(?: |$)/,
  /^user (?:has |have |had )?(?:had to say|said|say) goodbye to ([a-z]+)(?: |$)/,
  /^user (?:has |have |had )?(?:had to )?(?:put|let) ([a-z]+) (?:down|go|to sleep)(?= ,|$| in | last | this | yesterday| today)/,
  /^([a-z]+) (?:is no longer with us|crossed the rainbow bridge|is gone now|has gone to a new home|was put down|was put to sleep)(?: |$)/,
];

/** A pet by its name, and that it is no more there. */
export const readPet = (line: string, names: ReadonlySet<string>): Said[] => {
  const [lost, had] = [LOST_PET, HAS_PET].map((patterns) =>
    patterns.map((pattern) => pattern.exec(line)?.[1]).find((name) => name !== undefined && names.has(name)),
  );
  if (lost !== undefined) return [{ of: [lost], value: "gone" }];
  return had === undefined ? [] : [{ of: [had], value: "here" }];
};

const KEEPS = /^user (?:has|have|rents|is renting|leases|owns|keeps|runs|shares) (?:a|an|the) ((?:[a-z-]+ ?){1,3})/;
const GIVEN_UP = new RegExp(wrapped`
  ^user (?:has |have |had )?(?:
    gave up|given up|handed back|gave back|given back|got rid of|sold|let go of|moved out of|closed|shut|cleared out
  ) (?:the|their) ((?:[a-z-]+ ?){1,3})`);
const BEHIND =
  /(?:^| )(?:in|at|on|for|with|last|this|to|near|by|now|from|of|and|because|after|since|next|where)(?: .*)?$/;

/** "rents a studio in Marsh Lane", "gave up the studio": what it is without where. */
export const readKept = (line: string): Said[] => {
  const over = GIVEN_UP.exec(line)?.[1];
  const what = over ?? KEEPS.exec(line)?.[1];
  // "has an iPhone 14", "sold the iPhone 13"
  if (what !== undefined && /^ ?\d/.test(line.slice(line.indexOf(what) + what.length))) return [];
  const of = what === undefined ? [] : wordsOf(what.replace(BEHIND, ""));
  return of.length === 0 ? [] : [{ of, value: over === undefined ? "here" : "gone" }];
};

/** It was there, and is gone. */
export const isGone = (older: Said, newer: Said): boolean =>
  older.value === "here" &&
  newer.value === "gone" &&
  older.of.at(-1) === newer.of.at(-1) &&
  newer.of.every((word) => older.of.includes(word));
