// Finds the people of a conversation that a client could only write down as messages of "user" and "assistant": their names stand
// beside the words, or before them ("Ada: hello").

import type { Role } from "#domain/extracted-text.ts";
import { wrapped } from "#domain/wrapped.ts";
import { isField, looksLikeName, roleOf } from "#plugins/shared/speakers.ts";
import type { Turn } from "./canonical-text.ts";

/** Whether a name is one of a person, not of a role, a model or a field. */
export const isPerson = (name: string): boolean => looksLikeName(name) && !isField(name) && roleOf(name) === "other";

/** What no assistant tells of itself. */
const OWN_LIFE = new RegExp(
  wrapped`
    \bmy (?:[a-z]+ ){0,2}(?:
      kids?|child|children|son|daughter|wife|husband|mom|mum|mother|dad|father|sister|brother|family|dog|cat|job|boss
      |birthday|house|apartment|flat|friends?|weekend|holiday|vacation
    )\b
    |\bI (?:just |finally |also )?(?:went|grew up|bought|ate|adopted|moved|married|missed|ran|flew|cooked|slept)\b`,
  "i",
);

/** Whether the turns are of named people, of whom one only has the role of the assistant. */
const areOfPeople = (turns: readonly Turn[]): boolean =>
  turns.every(({ speaker }) => isPerson(speaker)) &&
  turns.some(({ role, words }) => role === "assistant" && OWN_LIFE.test(words));

const LABEL = /^([\p{L}][\p{L}\p{M}.'’ -]{0,39}): +(?=\S)/u;

/** The turns with the names that stand before the words of all turns of a role; a single one may be a remark. */
const withNamesBefore = (turns: readonly Turn[]): readonly Turn[] => {
  const nameIn = ({ words }: Turn): string | null => {
    const label = LABEL.exec(words)?.[1];
    return label !== undefined && isPerson(label) ? label : null;
  };
  const isNamed = (role: Role): boolean => {
    const own = turns.filter((turn) => turn.role === role);
    return own.length > 1 && own.every((turn) => nameIn(turn) !== null);
  };
  const named = new Set<Role>((["user", "assistant"] as const).filter(isNamed));
  if (named.size === 0) return turns;
  return turns.map((turn) => {
    const speaker = named.has(turn.role) ? nameIn(turn) : null;
    if (speaker === null) return turn;
    const role = named.has("assistant") ? "other" : turn.role;
    return { ...turn, speaker, role, words: turn.words.replace(LABEL, "") };
  });
};

/** The turns with the people who speak; `arePeople` where the client says that all do. */
export const withPeople = (turns: readonly Turn[], arePeople: boolean): readonly Turn[] => {
  const named = withNamesBefore(turns);
  return arePeople || areOfPeople(named) ? named.map((turn) => ({ ...turn, role: "other" })) : named;
};
