// Tells a session about code from other talk: there "the API" and "we" are known to everybody who works on the repository.

import type { Chunk } from "#domain/chunk.ts";
import { wrapped } from "#domain/wrapped.ts";

/** What a client says of its container: "Knowledge about the codebase", "Developer coding session transcript". */
const OF_REPOSITORY =
  /\b(?:cod(?:e ?base|ing (?:sessions?|agents?|assistants?))|(?:software|this|the|one|a|shared) (?:[\w-]+ )?repositor(?:y|ies)|repo)\b/i;

const EXTENSION = wrapped`
  (?:
    tsx?|jsx?|mjs|cjs|py|rs|go|java|kt|swift|rb|php|cs|cpp|cc|c|h|hpp|sql|sh|ya?ml|toml|json|lock|tf|gd|vue|svelte|s?css
    |html|md|prisma|graphql|proto|ipynb|env|xml|gradle|ex|exs|scala|lua|dart
  )`;
/** A fence, a file, a path, an identifier, a flag, a command. Each begins with what is rare in talk, which the engine scans for. */
const CODE = [
  /^[ \t]*(?:```|~~~)(?!(?:markdown|md|text|txt|plaintext|plain|latex|tex|math|csv)\b)[a-z+#]|`[^`\n]{2,80}`/m,
  new RegExp(String.raw`\.(?<=[\w-]\.)${EXTENSION}(?![\w@/]|\.\w)`),
  /\/(?! )(?<=\b(?:src|apps|packages|libs?|tests?|cmd|internal|infra|modules|scripts|config|components)\/)/,
  /[A-Z](?<=\b[a-z]{2,20}[A-Z])[a-z]/,
  /[a-z]{2}_[a-z]{2}/,
  /\w\(\)/,
  /(?<= )--[a-z]/,
  new RegExp(wrapped`
    \b(?:npm|pnpm|yarn|bun|cargo|pip|uv|git|docker|kubectl|terraform|make|go|dotnet|gradle|mvn) (?:
      run|install|add|test|build|apply|plan|push|commit|exec|compose|fmt|check
    )\b`),
];
/** Words that people use who work on software, and hardly anybody else. */
const TRADE = new RegExp(
  wrapped`
    \b(?:
      codebase|monorepo|repo|refactor\w*|pull requests?|(?:open|merge|review|draft|an?|the|this|my|every) PRs?
      |commit(?:s|ted)? (?:it|this|that|messages?)|conventional commits|merge (?:queue|conflicts?)|release branch
      |endpoints?|apis?|cli|sdk|orm|github|gitlab|backend|frontend|linter|lint|eslint|prettier|typescript|javascript
      |vitest|jest|pytest|npm|pnpm|webpack|vite|docker|kubernetes|terraform|postgres\w*|redis|graphql|stack trace
      |unit tests?|e2e|test suite|type ?check|enums?|middleware|env vars?|traceback
    )\b`,
  "i",
);

const isCode = (text: string): boolean => CODE.some((sign) => sign.test(text)) || TRADE.test(text);

const MOST_READ = 400;
const LONGEST_READ = 600;
/** Of a long session with pauses, and of a chat with one snippet in it. */
const LEAST_TURNS = 2;
const LEAST_SHARE = 0.25;
/** A page of which so many lines of its beginning are about code is no note of somebody's life. */
const LEAST_LINES = 3;
const LINES_READ = 60;

/** Whether a session is about code, or the beginning of a document where there are no turns. */
export const isAboutCode = (chunks: readonly Chunk[], entityContext: string | null): boolean => {
  if (entityContext !== null && OF_REPOSITORY.test(entityContext)) return true;
  const turns = chunks.filter(({ role }) => role === "user" || role === "assistant").slice(0, MOST_READ);
  const parts =
    turns.length > 0
      ? turns.map(({ text }) => text.slice(0, LONGEST_READ))
      : chunks
          .slice(0, LINES_READ)
          .filter(({ role }) => role === null)
          .flatMap(({ text }) => text.split("\n", LINES_READ).filter((line) => line.trim() !== ""))
          .slice(0, LINES_READ);
  const about = parts.filter(isCode).length;
  return about >= (turns.length > 0 ? LEAST_TURNS : LEAST_LINES) && about / parts.length >= LEAST_SHARE;
};
