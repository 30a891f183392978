import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { OutsideCalendarFailure } from "./outsideCalendarFailure.ts";

/** IPv4 ranges that are not on the public Internet (IANA's special-purpose registry). */
const special = new BlockList();
for (const range of [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24"],
  ...["192.0.2.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/3"],
]) {
  const [net = "", bits] = range.split("/");
  special.addSubnet(net, Number(bits));
}

/** IPv6: global unicast only, without tunnels (Teredo, 6to4) and documentation. */
const global = new BlockList();
global.addSubnet("2000::", 3, "ipv6");
const tunnels = new BlockList();
for (const [net, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  tunnels.addSubnet(net, bits, "ipv6");

/** Whether an IP address is on the public Internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special.check(address, "ipv4");
  return isIP(address) === 6 && global.check(address, "ipv6") && !tunnels.check(address, "ipv6");
}

/**
 * Resolves a name for a connection, and refuses it when any of its addresses is not public (SSRF). It uses the
 * checked addresses, so that a second DNS answer can't replace them (DNS rebinding).
 */
export const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(new OutsideCalendarFailure("NOT_FOUND", error), []);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return done(new OutsideCalendarFailure("FORBIDDEN_ADDRESS"), []);
    }
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};

/** A literal address is not looked up. @throws OutsideCalendarFailure FORBIDDEN_ADDRESS */
export function requirePublicHost({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new OutsideCalendarFailure("FORBIDDEN_ADDRESS");
}
