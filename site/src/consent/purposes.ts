import type { OutsideService } from "@lagrum/core/consent/storageRegister";
import type { OutsideServices } from "@lagrum/core/settings/settingsSchema";

/** What consent allows, as verb and object; empty where no service needs consent. */
export function purposesOf(outside: OutsideServices): [verb: string, rest: string][] {
  return [
    ...(outside.Analytics ? [["räknar", "hur sidorna används"] as [string, string]] : []),
    ...(outside.ErrorReports ? [["spelar", "in fel på sidorna med all text dold"] as [string, string]] : []),
    ...(outside.Promotion ? [["visar", "information från betalleverantören"] as [string, string]] : []),
  ];
}

/** The third-party services whose storage the declaration must list. */
export const configuredServices = (outside: OutsideServices): OutsideService[] => [
  ...(outside.Analytics?.Provider === "gtag" ? (["gtag"] as const) : []),
  ...(outside.ErrorReports ? (["errorReports"] as const) : []),
];

const listed = new Intl.ListFormat("sv");

/** What consent allows, as the end of a sentence that begins "Säger du ja": "räknar vi a, spelar in b och visar c". */
export function consentEffects(outside: OutsideServices): string {
  const parts = purposesOf(outside).map(([verb, rest], index) => `${verb} ${index === 0 ? "vi " : ""}${rest}`);
  return listed.format(parts);
}
