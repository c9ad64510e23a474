// Fetches addresses that come from outside: http and https only, to the public internet (and what is allowed besides).
// The address that is checked is the address that is dialled, at every hop; redirects, bytes and time are bounded.

import { lookup as systemLookup } from "node:dns/promises";
import { type ClientRequest, request as httpRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import { PluginError } from "#contracts/plugin.ts";
import { type FetchAllowance, isAllowedHost, literalAddress, mayDial } from "./address-policy.ts";
import { readDecoded } from "./decoded-body.ts";

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** All addresses of a name. */
export type Resolve = (hostname: string) => Promise<readonly ResolvedAddress[]>;

export interface SafeFetchSetup {
  readonly allowance: FetchAllowance;
  readonly resolve?: Resolve;
  /** For all hops together. */
  readonly timeoutMs?: number;
  /** Of the decoded body; with 0 it is not read, whatever it may be. */
  readonly maxBytes?: number;
}

export const FETCH_LIMITS = {
  redirects: 5,
  /** Such as 103; each costs time that requests would have. */
  interimAnswers: 20,
  timeoutMs: 15_000,
  bytes: 10_000_000,
  urlCharacters: 4_000,
} as const;

const REFUSED = "fetch_refused";
const refused = (message: string): PluginError => new PluginError(REFUSED, message, false);
const failed = (message: string, cause?: unknown): PluginError =>
  new PluginError("fetch_failed", message, true, { cause });

const resolveBySystem: Resolve = (hostname) => systemLookup(hostname, { all: true, verbatim: true });

interface Hop {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
}

const portOf = ({ port, protocol }: URL): number => (port === "" ? (protocol === "https:" ? 443 : 80) : Number(port));

const checkUrl = (url: URL, allowance: FetchAllowance): void => {
  if (url.protocol !== "http:" && url.protocol !== "https:")
    throw refused(`only http and https are fetched, not ${url.protocol}`);
  if (url.username !== "" || url.password !== "")
    throw refused("addresses with a user's name or password are not fetched");
  if (url.href.length > FETCH_LIMITS.urlCharacters) throw refused("the address is too long");
  const literal = literalAddress(url.hostname);
  if (literal !== null && !mayDial(literal, allowance) && !isAllowedHost(url.hostname, portOf(url), allowance)) {
    throw refused(`${url.hostname} is not an address of the public internet`);
  }
};

/** The addresses of a name that may be dialled; the connection takes one of these and resolves nothing itself. */
const vettedAddresses = async (
  url: URL,
  allowance: FetchAllowance,
  resolve: Resolve,
): Promise<readonly ResolvedAddress[]> => {
  const addresses = await resolve(url.hostname).catch((error: Error) => {
    throw failed(`${url.hostname} has no address: ${error.message}`, error);
  });
  if (isAllowedHost(url.hostname, portOf(url), allowance)) return addresses;
  const vetted = addresses.filter(({ address }) => mayDial(address, allowance));
  if (vetted.length === 0) throw refused(`${url.hostname} is not on the public internet`);
  return vetted;
};

type LookupCallback = (
  error: Error | null,
  address: string | { address: string; family: number }[],
  family?: number,
) => void;

const lookupOf =
  (addresses: readonly ResolvedAddress[]) =>
  (_hostname: string, options: { all?: boolean }, done: LookupCallback): void => {
    const [first] = addresses;
    if (first === undefined) done(new Error("no address"), "");
    else if (options.all) done(null, [...addresses]);
    else done(null, first.address, first.family);
  };

const OWN_HEADERS = {
  "user-agent": "mneme/1.0 (memory service)",
  accept: "*/*",
  "accept-encoding": "gzip, deflate, br",
};

/** Null where the URL names one by number. @throws PluginError for what may not be dialled */
const addressesToDial = async (
  url: URL,
  { allowance, resolve = resolveBySystem }: SafeFetchSetup,
  signal: AbortSignal,
): Promise<readonly ResolvedAddress[] | null> => {
  checkUrl(url, allowance);
  if (literalAddress(url.hostname) !== null) return null;
  return await abortable(vettedAddresses(url, allowance, resolve), signal);
};

const dial = async (
  { url, method, headers, body }: Hop,
  setup: SafeFetchSetup,
  signal: AbortSignal,
): Promise<IncomingMessage> => {
  const addresses = await addressesToDial(url, setup, signal);
  const options: RequestOptions = {
    method,
    headers: { ...OWN_HEADERS, ...headers, ...(body === null ? {} : { "content-length": String(body.length) }) },
    agent: false,
    ...(addresses === null ? {} : { lookup: lookupOf(addresses) as NonNullable<RequestOptions["lookup"]> }),
  };
  const { promise, resolve: settle, reject } = Promise.withResolvers<IncomingMessage>();
  const sent: ClientRequest = (url.protocol === "https:" ? httpsRequest : httpRequest)(url, options, settle);
  sent.on("error", reject);
  let interim = 0;
  sent.on("information", () => {
    if (++interim > FETCH_LIMITS.interimAnswers) sent.destroy(failed(`${url.host} sends nothing but interim answers`));
  });
  sent.end(body ?? undefined);
  const onAbort = (): void => {
    sent.destroy();
    reject(signal.reason);
  };
  signal.addEventListener("abort", onAbort, { once: true });
  return promise;
};

const abortable = <Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> => {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  return Promise.race([promise, aborted]).finally(() => signal.removeEventListener("abort", onAbort));
};

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const SECRET_HEADERS = ["authorization", "cookie", "proxy-authorization", "x-api-key"];

const nextHop = (hop: Hop, status: number, location: string): Hop => {
  if (!URL.canParse(location, hop.url.href)) throw refused("the page redirects to something that is no address");
  const url = new URL(location, hop.url.href);
  const keepsMethod = status === 307 || status === 308;
  const kept = url.origin === hop.url.origin ? [] : SECRET_HEADERS;
  const dropped = new Set(keepsMethod ? kept : [...kept, "content-type"]);
  const headers = Object.fromEntries(Object.entries(hop.headers).filter(([name]) => !dropped.has(name)));
  return {
    url,
    headers,
    method: keepsMethod || hop.method === "HEAD" ? hop.method : "GET",
    body: keepsMethod ? hop.body : null,
  };
};

const responseHeaders = (message: IncomingMessage): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    // What was decoded is not encoded any more, and nobody's cookies are kept.
    if (value === undefined || ["content-encoding", "content-length", "transfer-encoding", "set-cookie"].includes(name))
      continue;
    headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  return headers;
};

const follow = async (
  first: Hop,
  setup: SafeFetchSetup,
  redirect: Request["redirect"],
  signal: AbortSignal,
): Promise<Response> => {
  let hop = first;
  for (let redirects = 0; redirects <= FETCH_LIMITS.redirects; redirects += 1) {
    const message = await dial(hop, setup, signal);
    const status = message.statusCode ?? 0;
    const location = message.headers.location;
    if (REDIRECTS.has(status) && location !== undefined && redirect !== "manual") {
      message.destroy();
      hop = nextHop(hop, status, location);
      continue;
    }
    const maxBytes = setup.maxBytes ?? FETCH_LIMITS.bytes;
    const hasBody = maxBytes > 0 && status !== 204 && status !== 205 && status !== 304 && hop.method !== "HEAD";
    const body = hasBody ? await readDecoded(message, maxBytes, signal) : null;
    message.destroy();
    const response = new Response(body, { status: status < 200 ? 502 : status, headers: responseHeaders(message) });
    Object.defineProperty(response, "url", { value: hop.url.href });
    return response;
  }
  throw refused(`the page redirects more than ${FETCH_LIMITS.redirects} times`);
};

const asFailure = (error: unknown, url: URL, signal: AbortSignal | null | undefined, timeout: AbortSignal): Error => {
  if (signal?.aborted) return new DOMException("the fetch was given up", "AbortError");
  if (timeout.aborted) return failed(`${url.host} did not answer in time`);
  return error instanceof PluginError
    ? error
    : failed(`${url.host} can't be reached: ${(error as Error).message}`, error);
};

/** A `fetch` that is safe with any address. The body is read before it resolves. Rejects with PluginError, or AbortError. */
export const createSafeFetch = (setup: SafeFetchSetup): typeof fetch => {
  const safeFetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = input instanceof Request ? new Request(input, init) : new Request(asUrl(String(input)), init);
    const url = new URL(request.url);
    const body = request.body === null ? null : await request.bytes();
    const timeout = AbortSignal.timeout(setup.timeoutMs ?? FETCH_LIMITS.timeoutMs);
    const given = init?.signal ?? null;
    const signal = given === null ? timeout : AbortSignal.any([given, timeout]);
    const first: Hop = { url, method: request.method, headers: Object.fromEntries(request.headers), body };
    try {
      signal.throwIfAborted();
      return await follow(first, setup, request.redirect, signal);
    } catch (error) {
      throw asFailure(error, url, given, timeout);
    }
  };
  return Object.assign(safeFetch, { preconnect: () => undefined });
};

const asUrl = (written: string): string => {
  if (!URL.canParse(written)) throw refused("this is no address");
  return new URL(written).href;
};

/** For a name whose addresses nobody tells in that time, nothing is known. */
const ASK_NAMES_MS = 2_000;

/** Why nothing would be sent to an address, as far as that is known before; null where it may be. A name can lead elsewhere later. */
export const createRefusalOf =
  (setup: SafeFetchSetup) =>
  async (written: string): Promise<string | null> => {
    try {
      await addressesToDial(new URL(asUrl(written)), setup, AbortSignal.timeout(setup.timeoutMs ?? ASK_NAMES_MS));
      return null;
    } catch (error) {
      return error instanceof PluginError && error.code === REFUSED ? error.message : null;
    }
  };
