import { phone } from "../contract/fieldSchema.ts";
import { folded } from "../text/foldedText.ts";

/** How a mail host writes one mailbox in several ways. */
interface MailHost {
  /** The domains of the same mailbox, the canonical one first. */
  domains: readonly string[];
  /** Starts a part of the local part that the host ignores. Default: "+". */
  separator?: "+" | "-";
  /** Characters of the local part that the host ignores. */
  ignored?: RegExp;
}

/**
 * The large hosts, by their help pages. Yahoo's disposable addresses have a hyphen after the base name. The domains of
 * Outlook, Hotmail, Live and Yahoo are different mailboxes, those of Google, Apple and Proton are one.
 */
const hosts: readonly MailHost[] = [
  { domains: ["gmail.com", "googlemail.com"], ignored: /\./g },
  { domains: ["proton.me", "protonmail.com", "protonmail.ch", "pm.me"], ignored: /[._-]/g },
  { domains: ["icloud.com", "me.com", "mac.com"] },
  { domains: ["fastmail.com"] },
  ...["yahoo.com", "yahoo.se", "ymail.com", "rocketmail.com"].map((domain) => ({
    domains: [domain],
    separator: "-" as const,
  })),
];
const hostByDomain = new Map(hosts.flatMap((host) => host.domains.map((domain) => [domain, host] as const)));

/** Fastmail delivers anything@name.fastmail.com to name@fastmail.com. */
const subdomainAddress = /^[^@]+@([^.@]+)\.fastmail\.com$/;

/**
 * The mailbox that an address reaches, in one spelling: without case, tags ("+tag") and the dots that its host ignores.
 * For rules such as "once a person", never to send mail to.
 */
export function emailIdentity(email: string): string {
  const plain = folded(email).normalize("NFKC").trim().toLowerCase().replace(subdomainAddress, "$1@fastmail.com");
  const at = plain.lastIndexOf("@");
  const [local, domain] = [plain.slice(0, at), plain.slice(at + 1)];
  const host = hostByDomain.get(domain);
  const cut = local.replace(/\+.*$/s, "");
  const base = host?.separator === "-" ? cut.replace(/-.*$/s, "") : cut;
  const kept = host?.ignored ? base.replace(host.ignored, "") : base;
  // An address that is a tag only, such as "+a@b.se", is its own mailbox.
  return `${kept || local}@${host?.domains[0] ?? domain}`;
}

/** A telephone number in one spelling, E.164 where it can be read: "070-123 45 67" and "0046 70…" are the same. */
export function phoneIdentity(number: string): string {
  const { data } = phone.safeParse(folded(number).normalize("NFKC"));
  return data ?? number;
}
