import { expect, test } from "vitest";
import { askedYears, asksForFormerLaw } from "./askedYears.ts";

const now = new Date("2026-11-27T12:00:00Z");

test.each([
  ["Vad gällde 1994?", [1994]],
  ["Jag hyrde 2015–2017, vad gällde då?", [2015, 2017]],
  ["Hur blir det år 2031?", [2031]],
  ["Vi gifte oss på 80-talet.", [1980]],
  ["Huset byggdes på sjuttiotalet.", [1970]],
  ["Jag köpte den för fem år sedan.", [2021]],
  ["Vad gäller nästa år?", [2027]],
  ["Rätten dömde emot mig 1999 i en tvist.", [1999]],
  ["Fordonet är från ’98.", [1998]],
  ["Vi skrev den -09.", [2009]],
  ["Planket byggdes vintern 1966/67.", [1966]],
  ["Farfar åkte fast nittonhundrafyrtionio.", [1949]],
  ["Jag köpte den i april 21.", [2021]],
  ["För tjugofem år sen gällde väl annat?", [2001]],
])("%s is about %j", (question, years) => {
  expect(askedYears(question, now)).toEqual(years);
});

test.each([
  "Jag betalade 2000 kronor.",
  "Lagen (1994:260) gäller väl?",
  "I NJA 2010 s. 248 stod det så.",
  "Den kostar 1 995 kronor.",
  "Jag köpte den för ett år sedan.",
  "Klockan 2015 ringde han.",
  "Den 5 maj 14 dagar senare kom svaret.",
  "Ring 070-12 34 56 eller 08-123 45.",
  "De är 30-40 år.",
])("no year in: %s", (question) => {
  expect(askedYears(question, now)).toEqual([]);
});

test("former law is asked for without a year", () => {
  expect(asksForFormerLaw("Vad sa de gamla reglerna?")).toBe(true);
  expect(asksForFormerLaw("Vad säger reglerna?")).toBe(false);
});
