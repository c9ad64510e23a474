// Which addresses may be dialled: the public internet, and what the operator allows besides.

import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;

interface AllowedHost {
  /** Lower case; a leading dot takes every name below. */
  readonly name: string;
  readonly port: number | null;
}

/** What `MNEME_FETCH_ALLOW` permits besides the public internet. */
export interface FetchAllowance {
  readonly hosts: readonly AllowedHost[];
  readonly networks: readonly (readonly [Address, number])[];
}

export const NOTHING_ALLOWED: FetchAllowance = { hosts: [], networks: [] };

const HOST = /^(\*\.)?([a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*)(?::(\d{1,5}))?$/;

/** One address and one port of it: 10.0.0.7:8080. It is named as a host is, since URLs give it so. */
const isAddressWithPort = (name: string, port: string | undefined): boolean =>
  port !== undefined && ipaddr.IPv4.isValidFourPartDecimal(name);

const readNetwork = (entry: string): readonly [Address, number] | null => {
  const bare = entry.replace(/^\[|\](?=$|\/)/g, "");
  if (ipaddr.isValidCIDR(bare)) return ipaddr.parseCIDR(bare);
  if (!ipaddr.IPv4.isValidFourPartDecimal(bare) && !ipaddr.IPv6.isValid(bare)) return null;
  const address = ipaddr.process(bare);
  return [address, address.kind() === "ipv4" ? 32 : 128];
};

/** Reads "10.0.0.0/8, 10.0.0.7:8080, wiki.example.org, *.corp.example:8080"; gives the entries that it does not understand. */
export const parseFetchAllow = (written: string): { allowance: FetchAllowance; mistakes: readonly string[] } => {
  const hosts: AllowedHost[] = [];
  const networks: (readonly [Address, number])[] = [];
  const mistakes: string[] = [];
  for (const entry of written.split(",").map((part) => part.trim().toLowerCase())) {
    if (entry === "") continue;
    const network = readNetwork(entry);
    const [, wildcard, name, port] = HOST.exec(entry) ?? [];
    if (network !== null) networks.push(network);
    else if (
      name === undefined ||
      Number(port ?? 1) > 65_535 ||
      (/^[\d.]+$/.test(name) && !isAddressWithPort(name, port))
    )
      mistakes.push(entry);
    else
      hosts.push({
        name: `${wildcard === undefined ? "" : "."}${name}`,
        port: port === undefined ? null : Number(port),
      });
  }
  return { allowance: { hosts, networks }, mistakes };
};

const GLOBAL_IPV6: readonly [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("2000::"), 3];

/** Public by number, but answered by the machine's own cloud. */
const CLOUD_INTERNAL: ReadonlySet<string> = new Set(["168.63.129.16"]);

const isPublic = (address: Address): boolean => {
  if (address.range() !== "unicast") return false;
  if (address.kind() === "ipv4") return !CLOUD_INTERNAL.has(address.toString());
  return address.match(GLOBAL_IPV6 as [Address, number]);
};

const isInNetwork = (address: Address, [network, bits]: readonly [Address, number]): boolean =>
  address.kind() === network.kind() && address.match([network, bits] as [Address, number]);

/** Addresses that hide an IPv4 address in an IPv6 one are judged by the hidden one, or refused. */
export const mayDial = (address: string, allowance: FetchAllowance): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const actual = ipaddr.process(address);
  return isPublic(actual) || allowance.networks.some((network) => isInNetwork(actual, network));
};

/** True for hosts that the operator named: their addresses are not looked at. */
export const isAllowedHost = (hostname: string, port: number, allowance: FetchAllowance): boolean =>
  allowance.hosts.some(
    ({ name, port: only }) =>
      (only === null || only === port) && (name.startsWith(".") ? hostname.endsWith(name) : hostname === name),
  );

/** The address that a URL names by number, without brackets; null for a name. */
export const literalAddress = (hostname: string): string | null => {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(bare) ? bare : null;
};
