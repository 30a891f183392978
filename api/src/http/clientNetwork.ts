import { isIPv6 } from "node:net";
import { withoutPort } from "@lagrum/core/text/ipAddress";

/** The four groups of an IPv6 address that a provider gives to one customer (/64). */
function prefixOf(ip: string): string {
  const [start = "", end] = ip.split("::");
  const groups = (part = "") => part.split(":").filter((group) => group !== "");
  const [first, last] = [groups(start), groups(end)];
  const zeros = end === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => "0");
  const prefix = [...first, ...zeros, ...last].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(":")}::/64`;
}

/** The network that an address stands for: an IPv4 address itself, and the /64 of an IPv6 address. Its port is left out. */
export function networkOf(forwarded: string): string {
  const ip = withoutPort(forwarded);
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip) ?? [];
  if (mapped) return mapped;
  const [address = ip] = ip.split("%");
  return isIPv6(address) ? prefixOf(address) : address;
}
