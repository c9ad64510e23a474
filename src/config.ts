// The only reader of the environment. Nothing set makes a working service; what is set wrongly is reported all at once.

import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { isRecord } from "#domain/record.ts";
import { serviceAddress } from "#src/client/service-address.ts";
import { type FetchAllowance, parseFetchAllow } from "#src/fetching/address-policy.ts";
import {
  MODEL_SETTINGS,
  type ModelSettingName,
  type ModelsConfig,
  modelMistakes,
  toModels,
} from "./models/model-settings.ts";

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Absolute path of the one folder of data. */
  readonly dataDir: string;
  /** The owner's key, when the operator sets it; else one is made at first start. */
  readonly apiKey: string | null;
  /** A remote SurrealDB; null for the embedded one. */
  readonly surrealUrl: string | null;
  readonly logLevel: "debug" | "info" | "warn" | "error" | "silent";
  readonly embeddingWorkers: number;
  readonly indexBudgetBytes: number;
  /** How long a tag has to be quiet before a group of documents is dreamed, and the longest a document waits for it. */
  readonly dreaming: { readonly quietMs: number; readonly longestMs: number };
  /** Of all keys together, in a calendar month; null: without limit. */
  readonly quotas: { readonly searches: number | null; readonly tokens: number | null };
  /** Models that run elsewhere. */
  readonly models: ModelsConfig;
  /** Third parties' plugins: absolute paths of files and folders, and options by the plugin's name. */
  readonly plugins: { readonly places: readonly string[]; readonly options: Readonly<Record<string, unknown>> };
  /** What may be fetched besides the public internet. */
  readonly fetchAllow: FetchAllowance;
  /** Where traces are sent, in OpenTelemetry's protocol over HTTP; null: none are made. */
  readonly otlpEndpoint: string | null;
  /** Where programs such as ffmpeg are found. */
  readonly path: string;
  readonly queue: { readonly perTag: number; readonly total: number; readonly parallel: number };
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** A pattern alone takes `http://[x` and ports that there are not. */
const addressOf = (...schemes: readonly string[]) =>
  Type.Refine(
    Type.String(),
    (written) =>
      schemes.some((scheme) => written.startsWith(`${scheme}://`)) && /^\S+$/.test(written) && URL.canParse(written),
  );
const LogLevel = Type.Union(["debug", "info", "warn", "error", "silent"].map((level) => Type.Literal(level)));

/** Null when it is no JSON object. */
const parseObject = (written: string): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(written);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
};

const splitPlaces = (written: string): string[] =>
  written
    .split(",")
    .map((place) => place.trim())
    .filter((place) => place !== "");

/** A shell makes a home of `~`; in a file of settings it stays, and would be a folder of that name here. `./~` means that one. */
const isUnexpandedHome = (place: string): boolean => place.startsWith("~");
const WRITTEN_IN_FULL = "written in full: only a shell knows what ~ means (./~ is a folder of that name)";

interface Setting {
  readonly schema: ReturnType<typeof Type.Union> | ReturnType<typeof Type.String> | ReturnType<typeof Type.Integer>;
  readonly expected: string;
}

const SETTINGS = {
  MNEME_HOST: { schema: Type.String({ pattern: "^\\S+$" }), expected: "a host name or address" },
  MNEME_PORT: { schema: Type.Integer({ minimum: 0, maximum: 65535 }), expected: "a port from 0 to 65535" },
  MNEME_URL: { schema: addressOf("http", "https"), expected: "the address of a service, as http://127.0.0.1:8787" },
  MNEME_DATA_DIR: {
    schema: Type.Refine(Type.String(), (written) => !isUnexpandedHome(written)),
    expected: `a folder ${WRITTEN_IN_FULL}`,
  },
  MNEME_API_KEY: {
    schema: Type.String({ pattern: "^sm_[\\x21-\\x7e]{17,}$" }),
    expected:
      "sm_ followed by at least 17 letters, digits or signs of ASCII without spaces (published clients check this)",
  },
  MNEME_SURREAL_URL: {
    schema: addressOf("ws", "wss", "http", "https"),
    expected: "a ws://, wss://, http:// or https:// address",
  },
  MNEME_LOG_LEVEL: { schema: LogLevel, expected: "debug, info, warn, error or silent" },
  MNEME_EMBEDDING_WORKERS: { schema: Type.Integer({ minimum: 1, maximum: 64 }), expected: "a number from 1 to 64" },
  MNEME_INDEX_BUDGET_MB: { schema: Type.Integer({ minimum: 16 }), expected: "a number of megabytes, at least 16" },
  MNEME_DREAM_QUIET_MS: {
    schema: Type.Integer({ minimum: 0, maximum: 60_000 }),
    expected: "milliseconds, from 0 to 60000",
  },
  MNEME_SEARCH_QUOTA: { schema: Type.Integer({ minimum: 0 }), expected: "a number of searches a month" },
  MNEME_INGESTION_QUOTA: { schema: Type.Integer({ minimum: 0 }), expected: "a number of tokens a month" },
  MNEME_FETCH_ALLOW: {
    schema: Type.Refine(Type.String(), (written) => parseFetchAllow(written).mistakes.length === 0),
    expected:
      "networks, addresses and hosts with commas between them, e.g. 10.0.0.0/8, wiki.example.org, *.corp.example:8080",
  },
  MNEME_PLUGINS: {
    schema: Type.Refine(Type.String(), (written) => !splitPlaces(written).some(isUnexpandedHome)),
    expected: `files and folders with commas between them, ${WRITTEN_IN_FULL}`,
  },
  MNEME_PLUGIN_OPTIONS: {
    schema: Type.Refine(Type.String(), (written) => parseObject(written) !== null),
    expected: 'JSON with the options of each plugin under its name, e.g. {"ics": {"past": false}}',
  },
  ...MODEL_SETTINGS,
} satisfies Record<string, Setting>;
/** The name that OpenTelemetry gives this setting everywhere. */
const TRACES = "OTEL_EXPORTER_OTLP_ENDPOINT";
type SettingName = keyof typeof SETTINGS;
export const SETTING_NAMES: readonly string[] = Object.keys(SETTINGS);

const DEFAULTS = {
  MNEME_HOST: "127.0.0.1",
  MNEME_PORT: "8787",
  MNEME_URL: undefined,
  MNEME_DATA_DIR: "./.mneme",
  MNEME_API_KEY: undefined,
  MNEME_SURREAL_URL: undefined,
  MNEME_LOG_LEVEL: "info",
  MNEME_EMBEDDING_WORKERS: undefined,
  MNEME_INDEX_BUDGET_MB: "512",
  MNEME_DREAM_QUIET_MS: "5000",
  MNEME_SEARCH_QUOTA: undefined,
  MNEME_INGESTION_QUOTA: undefined,
  MNEME_FETCH_ALLOW: "",
  MNEME_PLUGINS: "",
  MNEME_PLUGIN_OPTIONS: "{}",
} satisfies Record<Exclude<SettingName, ModelSettingName>, string | undefined>;

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly mistakes: readonly string[] };

/** Reads `MNEME_*`; an empty string counts as unset. Unknown `MNEME_` names are mistakes too: they are usually misspelt. */
export const readConfig = (environment: Environment): ConfigResult => {
  const mistakes: string[] = [];
  const values: Partial<Record<SettingName, string>> = {};
  for (const name of Object.keys(SETTINGS) as SettingName[]) {
    const given = environment[name] || (name in DEFAULTS ? DEFAULTS[name as keyof typeof DEFAULTS] : undefined);
    if (given === undefined) continue;
    const { schema, expected } = SETTINGS[name];
    // Nothing but spaces is no number, though JavaScript reads 0 in it.
    const value = schema["~kind"] === "Integer" && given.trim() !== "" ? Number(given) : given;
    if (Value.Check(schema, value)) values[name] = given;
    else mistakes.push(`${name} is "${withoutSecrets(name, given)}" but must be ${expected}`);
  }
  for (const name of Object.keys(environment)) {
    if (name.startsWith("MNEME_") && !(name in SETTINGS)) mistakes.push(`${name} is not a setting of this service`);
  }
  const traces = environment[TRACES];
  if (traces && !Value.Check(addressOf("http", "https"), traces))
    mistakes.push(`${TRACES} must be an http:// or https:// address`);
  mistakes.push(...modelMistakes((name) => Boolean(environment[name])));
  return mistakes.length > 0 ? { ok: false, mistakes } : { ok: true, config: toConfig(values, environment) };
};

/** Where a shell looks for programs when nobody says where. */
const USUAL_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** IPv6 addresses are written with brackets in URLs, and so here too by some. */
const withoutBrackets = (host: string): string => host.replace(/^\[(.*)\]$/, "$1");

/** How a running service is reached from here. */
export const readConnection = (
  environment: Environment,
): { readonly address: string; readonly key: string | null } => ({
  address:
    environment.MNEME_URL ||
    serviceAddress({
      host: withoutBrackets(environment.MNEME_HOST || DEFAULTS.MNEME_HOST),
      port: Number(environment.MNEME_PORT || DEFAULTS.MNEME_PORT),
    }),
  key: environment.MNEME_API_KEY || null,
});

/** As it may be printed. */
const withoutSecrets = (name: SettingName, given: string): string =>
  name.endsWith("_API_KEY") || name === "MNEME_PLUGIN_OPTIONS" ? "…" : given.replace(/\/\/.*@/, "//…@");

const toConfig = (values: Partial<Record<SettingName, string>>, environment: Environment): Config => {
  const text = (name: SettingName): string | null => values[name] ?? null;
  const number = (name: SettingName, otherwise: number): number => Number(values[name] ?? otherwise);
  const numberOrNull = (name: SettingName): number | null => (values[name] === undefined ? null : Number(values[name]));
  return {
    host: withoutBrackets(text("MNEME_HOST") ?? "127.0.0.1"),
    port: number("MNEME_PORT", 8787),
    dataDir: resolve(text("MNEME_DATA_DIR") ?? "./.mneme"),
    apiKey: text("MNEME_API_KEY"),
    surrealUrl: text("MNEME_SURREAL_URL"),
    logLevel: (text("MNEME_LOG_LEVEL") ?? "info") as Config["logLevel"],
    embeddingWorkers: number("MNEME_EMBEDDING_WORKERS", Math.min(availableParallelism(), 4)),
    indexBudgetBytes: number("MNEME_INDEX_BUDGET_MB", 512) * 1024 * 1024,
    dreaming: { quietMs: number("MNEME_DREAM_QUIET_MS", 5000), longestMs: 60_000 },
    quotas: { searches: numberOrNull("MNEME_SEARCH_QUOTA"), tokens: numberOrNull("MNEME_INGESTION_QUOTA") },
    models: toModels(values),
    plugins: {
      places: splitPlaces(text("MNEME_PLUGINS") ?? "").map((place) => resolve(place)),
      options: parseObject(text("MNEME_PLUGIN_OPTIONS") ?? "{}") ?? {},
    },
    fetchAllow: parseFetchAllow(text("MNEME_FETCH_ALLOW") ?? "").allowance,
    otlpEndpoint: environment[TRACES] || null,
    path: environment.PATH || USUAL_PATH,
    queue: { perTag: 10_000, total: 100_000, parallel: 4 },
  };
};
