// Whom the container is about: a name that its context plainly gives, else "User".

import { wrapped } from "#domain/wrapped.ts";

const NAME = String.raw`(\p{Lu}[\p{L}'’-]+(?: (?:(?:van|von|de|da|di|la|le|del|der|bin|al|ter|den) )?\p{Lu}[\p{L}'’-]+){0,2})`;

/** "memories about React projects", "user: Preferences and facts" */
const NO_TOPIC = String.raw`(?![\p{L}'’-]| (?!(?:is|was|has|who|works|lives|likes)\b)\p{L})`;

const SAID: readonly RegExp[] = [
  new RegExp(
    wrapped`
      \b(?:[Tt]he )?(?:[Uu]ser|[Ss]peaker|[Pp]erson|[Cc]lient|[Cc]ustomer|[Oo]wner)(?:'s name)? (?:is|=) (?:named |called )?
        ${NAME}`,
    "u",
  ),
  new RegExp(
    String.raw`\b(?:[Tt]he )?(?:[Uu]ser|[Nn]ame|[Cc]lient|[Cc]ustomer|[Ee]ntity)(?: name)?(?:: ?|, )${NAME}${NO_TOPIC}`,
    "u",
  ),
  new RegExp(
    wrapped`
      \b(?:
        [Tt]his is|[Mm]y name is|[Nn]ame is|[Uu]ser named|[Uu]ser called
        |(?:[Mm]emor(?:y|ies)|[Nn]otes|[Ff]acts|[Ii]nfo(?:rmation)?|[Ee]verything) (?:of|about)
      ) ${NAME}${NO_TOPIC}`,
    "u",
  ),
  new RegExp(String.raw`^${NAME}(?:,| is an?\b| is the\b| \(| works\b| lives\b| talks\b| talking\b|'s\b|$)`, "u"),
];

/** Capitalised words that open a sentence without being anyone's name. */
const NOT_A_NAME = new RegExp(wrapped`
  ^(?:
    The|This|That|A|An|It|He|She|They|User|Users|Person|Client|Customer|Personal|Work|Project|Team|Notes?|Memory
    |Memories|Chat|Conversation|Assistant|Support|Someone|Our|My|Your|Always|Never|Remember|Please|Focus|Only|Keep
    |Extract|Store|When|If|For|In|On|At|English|American|Software|Senior|Junior|Male|Female
  )$`);

export const DEFAULT_ENTITY = "User";

/** The entity's name, or null when the context does not plainly give one. */
export const entityName = (context: string | null): string | null => {
  if (context === null) return null;
  const head = context.trim().slice(0, 1500);
  for (const pattern of SAID) {
    const name = pattern.exec(head)?.[1];
    if (name !== undefined && !name.split(" ").some((word) => NOT_A_NAME.test(word))) return name.replace(/'s$/, "");
  }
  return null;
};
