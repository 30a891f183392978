import { expect, test } from "vitest";
import { detectPii } from "./detectPii.ts";

const found = (text: string) => detectPii({ text }).map(({ kind, text: place }) => `${kind}: ${place}`);

test.each([
  ["Hej! Jag heter Anna Karlsson (850412-1234).", ["Name: Anna Karlsson", "PersonalNumber: 850412-1234"]],
  ["Pnr 19850412 1234 och 8504721239.", ["PersonalNumber: 19850412 1234", "PersonalNumber: 8504721239"]],
  ["Hon bor på Storgatan 12 B, 753 20 Uppsala.", ["Address: Storgatan 12 B, 753 20 Uppsala"]],
  ["Ring 070-123 45 67 eller +46 8 123 456 78.", ["Phone: 070-123 45 67", "Phone: +46 8 123 456 78"]],
  ["Skriv till anna.ek@exempel.se i dag.", ["Email: anna.ek@exempel.se"]],
  ["Uppsala tingsrätt har målet, T 1234-24.", ["CaseNumber: T 1234-24"]],
  ["Min sambo Zlatko har sagt upp sig.", ["Name: Zlatko"]],
  ["min man johan karlsson är arg", ["Name: johan karlsson"]],
  ["Hälsningar\nKicki", ["Name: Kicki"]],
  ["Fakturan kom från Karlssons Bygg AB.", ["Name: Karlsson"]],
  ["Konto 8327-9, 123 456 789-0.", ["Account: 8327-9, 123 456 789-0"]],
  ["Bilen har nummer ABC 123.", ["Vehicle: ABC 123"]],
  ["Skicka till Ekhamra Norra flygeln, 275 94 Sjöbo.", ["Address: Ekhamra Norra flygeln, 275 94 Sjöbo"]],
  ["hon är på rådhusgången 2 varje dag", ["Address: rådhusgången 2"]],
  ["Mobil (+46) 72-977 30 15, hem 070.998.11.46.", ["Phone: (+46) 72-977 30 15", "Phone: 070.998.11.46"]],
  ["Uppge ärende 2 33 019442-24/513.", ["CaseNumber: 2 33 019442-24/513"]],
  ["Nämndens beslut, dnr 12/1997, gäller.", ["CaseNumber: 12/1997"]],
  ["min kompis heter gabbe och nu är gabbe arg", ["Name: gabbe", "Name: gabbe"]],
  [
    "Post till Storgatan 12, lgh 1203, 199 76 Fåröby av Anna Bergkvist.",
    ["Address: Storgatan 12, lgh 1203, 199 76 Fåröby", "Name: Anna Bergkvist"],
  ],
  ["Ring mig (070-123 45 67) i dag.", ["Phone: 070-123 45 67"]],
  ["Mobil (070) 123 45 67.", ["Phone: (070) 123 45 67"]],
  ["Jag är född den 3 maj 1985.", ["BirthDate: 3 maj 1985"]],
  ["Sonen (född 190312) bor här.", ["BirthDate: 190312"]],
  ["Född 850312-2384.", ["PersonalNumber: 850312-2384"]],
  ["Mitt passnummer är AA1234567.", ["Passport: AA1234567"]],
  ["Min bil kxr 884 är bucklig.", ["Vehicle: kxr 884"]],
  ["Kvarteret Vattuormen 9 är sålt.", ["Property: Vattuormen 9"]],
  ["Följ @anna_b92 där.", ["Handle: @anna_b92"]],
])("finds personal data: %s", (text, places) => {
  expect(found(text)).toEqual(places);
});

test.each([
  "Enligt 12 kap. 24 § jordabalken (1970:994) och 36 § avtalslagen får hyresvärden det.",
  "Högsta domstolen prövade frågan i NJA 2014 s. 960, se också prop. 2017/18:105 s. 34 och SFS 2018:218.",
  "Den 12 april 2024 betalade jag 12 500 kr, alltså 25 procent av 50 000 kronor, och den 2024-05-01 resten.",
  "Jag bor i Malmö men jobbar i Göteborg. Försäkringskassan och Skatteverket har sagt nej.",
  "Vänd dig till Allmänna reklamationsnämnden eller Lunds tingsrätt. Svea hovrätt överprövar.",
  "Det heter numera så i förordning (EG) nr 4/2009, och företagets org.nr är 969721-4483.",
  "Vad betyder Kündigungsfrist, och är Security Deposit detsamma som deposition?",
  "Grannen ovanpå har haft läckage.",
  "I Sverige gäller lagen (1915:218) om avtal, artikel 17 i dataskyddsförordningen (EU 2016/679).",
])("ignores law, dates, amounts, authorities, towns and foreign nouns: %s", (text) => {
  expect(found(text)).toEqual([]);
});

test("the same person has the same number in question and answer", () => {
  const places = detectPii({
    Title: "Får Anna sälja?",
    Body: "Anna Ek och Bo Alm äger huset. Alm vill sälja. Annas bror vill inte.",
    Answer: "Hej Anna! Eks del är hennes. Erik har ingen.",
  });
  expect(places.map(({ text, replacement }) => `${text} ${replacement}`)).toEqual([
    "Anna [namn 1]",
    "Anna Ek [namn 1]",
    "Bo Alm [namn 2]",
    "Alm [namn 2]",
    "Anna [namn 1]",
    "Anna [namn 1]",
    "Ek [namn 1]",
    "Erik [namn 3]",
  ]);
});

test("a hostile text takes linear time", () => {
  const once = (text: string) => {
    const begun = performance.now();
    detectPii({ text });
    return performance.now() - begun;
  };
  // The fastest of three runs, to exclude other load on the machine.
  const time = (text: string) => Math.min(once(text), once(text), once(text));
  time("Anna Ek på Storgatan 1. ".repeat(200));
  for (const piece of ["Anna Ek ", "a@", "S:t gatan ", "nr: ", "a.b-", "070 123 456 78"]) {
    const text = (length: number) => piece.repeat(length / piece.length);
    // Quadratic time would take a hundred times as long.
    expect(time(text(20_000)), piece).toBeLessThan(30 * time(text(2_000)) + 200);
  }
}, 20_000);
