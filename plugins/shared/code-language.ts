// The language of source code by its file's name.

const EXTENSIONS: Readonly<Record<string, string>> = {
  c: "c h",
  clojure: "clj cljs",
  cpp: "cpp cc cxx hpp hh",
  csharp: "cs",
  css: "css scss less",
  dart: "dart",
  elixir: "ex exs",
  erlang: "erl",
  go: "go",
  graphql: "graphql gql",
  haskell: "hs",
  java: "java",
  javascript: "js mjs cjs jsx",
  julia: "jl",
  kotlin: "kt kts",
  lua: "lua",
  ocaml: "ml mli",
  perl: "pl pm",
  php: "php",
  powershell: "ps1",
  protobuf: "proto",
  python: "py pyi",
  r: "r",
  ruby: "rb",
  rust: "rs",
  scala: "scala",
  shell: "sh bash zsh fish",
  solidity: "sol",
  sql: "sql",
  surrealql: "surql",
  svelte: "svelte",
  swift: "swift",
  terraform: "tf hcl",
  toml: "toml",
  typescript: "ts mts cts tsx",
  vue: "vue",
  yaml: "yaml yml",
  zig: "zig",
};

const LANGUAGES = new Map(
  Object.entries(EXTENSIONS).flatMap(([language, extensions]) =>
    extensions.split(" ").map((extension): [string, string] => [extension, language]),
  ),
);

/** Null for names that say nothing of code. */
export const codeLanguageOf = (name: string | null): string | null =>
  LANGUAGES.get(/\.([a-z0-9]{1,8})$/i.exec(name ?? "")?.[1]?.toLowerCase() ?? "") ?? null;
