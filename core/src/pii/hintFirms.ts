import { isOrganisationNumber, organisationDigits } from "../contract/organisationNumber.ts";
import { isOrganisation } from "./organisations.ts";

const word = String.raw`(?!(?:Hos|Av|På|Vid|Från|För|Till|Med|Och|Mot|Via|Genom) )\p{Lu}[\p{L}\d&'’-]*`;
const named = `${word}(?:(?: &| och)? ${word}){0,3}`;
const forms =
  "AB|HB|KB|Aktiebolag|Handelsbolag|Kommanditbolag|[Ee]k(?:onomiska|onomisk|\\.)? ?[Ff]ör(?:ening|eningen|\\.)?|[Ss]amfällighetsförening|[Bb]ostadsrättsförening|[Ss]tiftelse(?:n)?";
const trades =
  "Bageri|Konditori|Pizzeria|Restaurang|Krog|Café|Kafé|Hotell|Camping|Åkeri|Taxi|Buss|Frisör|Frisörsalong|Salong|Hårvård|Livs|Butik|Bokhandel|Blommor|Blomsterhandel|Bil|Bilar|Bilverkstad|Verkstad|Däck|Bygg|Byggtjänst|Snickeri|Måleri|Golv|Plåt|Plåtslageri|Rör|El|VVS|Elektriska|Städ|Städservice|Flytt|Fastigheter|Fastighetsförvaltning|Mäklare|Mäkleri|Redovisning|Revision|Trädgård|Gräv|Schakt|Entreprenad|Maskin|Smide|Mekaniska|Såg|Sågverk|Kennel|Ridskola|Stuteri|Gård|Lantbruk|Mejeri|Slakteri|Rökeri|Gårdsbutik|Tandvård|Tandläkarmottagning|Begravningsbyrå|Advokatbyrå|Juristbyrå|Apotek|Optik|Foto|Tryckeri|Kakel|Glas|Möbler|Tvätt|Kemtvätt|Gym|Dansskola|Körskola|Trafikskola|Förskola|Friskola";

/** Firms by their form and by their trade: "Lindqvist Bil AB", "Solgläntans ekonomiska förening", "Nilssons Bageri". */
export const firmPatterns = [
  `${named} (?:${forms})`,
  `(?:${word} )?${word} (?:${trades})(?:et|en|n)?`,
  `(?:[Bb]ostadsrättsföreningen|[Bb]rf|BRF|[Ss]amfällighetsföreningen|[Ss]amfälligheten) ${word}(?: ${word})?`,
  String.raw`(?<!\d)\d{6} ?[-–]? ?\d{4}(?!\d)`,
];

const shapes = new RegExp(`^(.*?) (?:${forms}|${trades})(?:et|en|n)?$`, "u");
/** Words that begin a sentence before a firm's kind: "Vår Restaurang", "Ett AB". */
const noName =
  /^(?:Ett?|En|Mitt|Min|Mina|Vår|Våran|Vårt|Våra|Ditt|Din|Hans|Hennes|Deras|Det|Den|De|Detta|Denna|Om|Är|Har|Kan|När|Svenskt?|Svenska|Nya?|Privata?|Något|Någon|Varje|Sitt|Sin)$/;

/** Whether a match names a firm, by words that are no large organisation, or is an organisation number. */
export function namesFirm(text: string): boolean {
  // No organisation number begins with a zero, as telephone numbers do.
  if (/^0/.test(text)) return false;
  if (/^\d/.test(text)) return /^\d\d[2-9]\d{3}-/.test(text) || isOrganisationNumber(organisationDigits(text));
  if (/^(?:bostadsrätts|brf|samfällig)/i.test(text)) return true;
  const name = shapes.exec(text)?.[1];
  if (name === undefined) return false;
  const words = name.split(" ").filter((each) => /\p{L}/u.test(each) && each !== "och");
  return words.some((each) => !noName.test(each) && !isOrganisation(each));
}
