import { describe, expect, test } from "bun:test";
import { isAllowedHost, mayDial, NOTHING_ALLOWED, parseFetchAllow } from "#src/fetching/address-policy.ts";

const INTERNAL: Readonly<Record<string, readonly string[]>> = {
  "this machine": ["127.0.0.1", "127.8.8.8", "::1", "0.0.0.0", "::"],
  "private networks": ["10.0.0.1", "172.16.3.4", "192.168.1.1", "100.64.0.1", "fc00::1", "fd12::1", "fec0::1"],
  "the link": ["169.254.1.1", "fe80::1"],
  "cloud metadata": ["169.254.169.254", "fd00:ec2::254", "168.63.129.16", "100.100.100.200", "192.0.0.192"],
  "IPv4 within IPv6": ["::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "::ffff:0:127.0.0.1"],
  "NAT64 and 6to4 and Teredo": ["64:ff9b::7f00:1", "64:ff9b:1::a00:1", "2002:7f00:1::", "2002:a00:1::1", "2001:0:1::1"],
  "groups and what is reserved": ["224.0.0.1", "ff02::1", "255.255.255.255", "240.0.0.1", "192.0.2.1", "2001:db8::1"],
  "what is no address": ["", "example.org", "1.2.3.4.5", "999.1.1.1"],
};

describe("an address is refused when it belongs to", () => {
  for (const [what, addresses] of Object.entries(INTERNAL)) {
    test(what, () => {
      expect(addresses.filter((address) => mayDial(address, NOTHING_ALLOWED))).toEqual([]);
    });
  }
});

test("addresses of the public internet may be dialled", () => {
  const open = ["8.8.8.8", "93.184.215.14", "2606:4700:4700::1111", "::ffff:8.8.8.8"];
  expect(open.filter((address) => !mayDial(address, NOTHING_ALLOWED))).toEqual([]);
});

describe("what the operator allows", () => {
  test("is a network, an address, a host, a host at one port, or every host below a name", () => {
    const { allowance, mistakes } = parseFetchAllow(
      "10.1.0.0/16, 192.168.7.7, fd12::/16, Wiki.example.org, box:8080, *.corp.example, 172.16.0.9:9000",
    );
    expect(mistakes).toEqual([]);
    expect(mayDial("10.1.2.3", allowance)).toBe(true);
    expect(mayDial("10.2.2.3", allowance)).toBe(false);
    expect(mayDial("192.168.7.7", allowance)).toBe(true);
    expect(mayDial("192.168.7.8", allowance)).toBe(false);
    expect(mayDial("fd12::5", allowance)).toBe(true);
    expect(mayDial("::ffff:10.1.2.3", allowance)).toBe(true);
    expect(isAllowedHost("wiki.example.org", 80, allowance)).toBe(true);
    expect(isAllowedHost("evil.wiki.example.org", 80, allowance)).toBe(false);
    expect(isAllowedHost("box", 8080, allowance)).toBe(true);
    expect(isAllowedHost("box", 80, allowance)).toBe(false);
    expect(isAllowedHost("172.16.0.9", 9000, allowance)).toBe(true);
    expect(isAllowedHost("172.16.0.9", 80, allowance)).toBe(false);
    expect(mayDial("172.16.0.9", allowance)).toBe(false);
    expect(isAllowedHost("a.b.corp.example", 443, allowance)).toBe(true);
    expect(isAllowedHost("corp.example", 443, allowance)).toBe(false);
  });

  test("is nothing by default, and mistakes are named", () => {
    expect(parseFetchAllow("")).toEqual({ allowance: NOTHING_ALLOWED, mistakes: [] });
    expect(
      parseFetchAllow("http://intra/, 10.0.0.0/40, 300.1.1.1, 300.1.1.1:80, 10.0.0.1:70000, a b").mistakes,
    ).toEqual(["http://intra/", "10.0.0.0/40", "300.1.1.1", "300.1.1.1:80", "10.0.0.1:70000", "a b"]);
  });
});
