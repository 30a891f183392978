import { expect, test } from "vitest";
import { findHints } from "./hints.ts";

const found = (Title: string) => findHints({ Title, QuestionBody: "", AnswerBody: "" }).map(({ Text }) => Text);

test.each([
  ["Jag är undersköterska på avdelning 42 på Danderyds sjukhus.", ["avdelning 42 på Danderyds sjukhus"]],
  ["Jag jobbar på ICA i Arjeplog sedan i våras.", ["jobbar på ICA i Arjeplog"]],
  ["Jag arbetar som lärare på Bäckskolan i Arvidsjaur.", ["Bäckskolan i Arvidsjaur"]],
  ["Min son går i klass 4B på Ekskolan.", ["klass 4B på Ekskolan"]],
  ["Jag är enda veterinären i Sorsele.", ["enda veterinären i Sorsele"]],
  ["Min bror dog i mordet i Fåröby 2019.", ["mordet i Fåröby 2019"]],
  ["Jag är ordförande i Fåröby IF.", ["ordförande i Fåröby IF"]],
  ["Vi förlorade allt i branden på Norra skolan.", ["branden på Norra skolan"]],
  ["Min far var kyrkoherde i Arjeplog.", ["kyrkoherde i Arjeplog"]],
  ["Vi driver ett bageri i Åsele.", ["bageri i Åsele"]],
  ["Hon är anställd hos Granviks Åkeri.", ["anställd hos Granviks Åkeri"]],
  ["Barnet går på förskolan Blåklinten.", ["förskolan Blåklinten"]],
  ["Han bor på äldreboendet Solgläntan i Vansbro.", ["äldreboendet Solgläntan i Vansbro"]],
  ["Det stod om mig i tidningen efteråt.", ["stod om mig i tidningen"]],
  ["Jag köpte en bil av Lindqvist Bil AB i Sala.", ["Lindqvist Bil AB"]],
  ["Bolaget heter Nordviks Fastighets KB, förr Nordvik HB.", ["Nordviks Fastighets KB", "Nordvik HB"]],
  ["Solgläntans ekonomiska förening vill ta ut en avgift.", ["Solgläntans ekonomiska förening"]],
  ["Hos Perssons Åkeri kör jag natt.", ["Perssons Åkeri"]],
  ["Bostadsrättsföreningen Utsikten höjer avgiften.", ["Bostadsrättsföreningen Utsikten"]],
  ["Jag bor i Region Värmland och fick nej.", ["Region Värmland"]],
  ["Barnet går i skola i Dorotea kommun.", ["Dorotea kommun"]],
  ["Jag bor i en by utanför Sorsele.", ["i en by utanför Sorsele"]],
  ["Vi bor i Kalix, i byn Siknäs.", ["i byn Siknäs"]],
  ["Bolaget med org.nr 556016-0680 kräver mig.", ["556016-0680"]],
  ["Jag arbetar på Nilssons\u00a0Ba\u00adgeri.", ["arbetar på Nilssons\u00a0Ba\u00adgeri"]],
])("a place that may identify a person is found: %s", (text, places) => {
  expect(found(text)).toEqual(places);
});

test.each([
  "Jag bor i Malmö men jobbar i Göteborg.",
  "Min son går i skolan och min dotter på förskolan.",
  "Jag jobbar på ett sjukhus. Han arbetar som lärare på en skola.",
  "Vänd dig till Hyresnämnden i Malmö eller Lunds tingsrätt.",
  "Enligt 12 kap. 24 § jordabalken gäller det på Gotland också.",
  "Jag arbetar på deltid och hon är anställd på heltid. Han jobbar i Sverige.",
  "En brand i köket och en olycka i trafiken.",
  "Vår restaurang i Stockholm gick i konkurs.",
  "Skolan säger nej. Avdelningen är stängd. Klassen åkte hem.",
  "Min hemtjänst är sen. Vår skola är stängd.",
  "Grundskolan säger nej. Familjehemmet vill inte. Universitetssjukhuset svarar inte.",
  "Vår Restaurang gick bra. Ett AB har fler regler. Mitt AB säljs.",
  "Telia Sverige AB skickar fakturor.",
  "Jag jobbar i Stockholms kommun. Lunds kommun och Göteborgs kommun säger nej.",
  "Ordernummer 8811218-98 och order nr 2024118812. Svar till Box 12.",
  "Vi träffades på Gustav Adolfs torg. Karl Johansgatan är avstängd.",
  "Ett handelsbolag har bolagsmän. En ekonomisk förening har medlemmar. Utanför Stockholm finns inget.",
  "Högsta domstolen, Försäkringskassan och Arbetsförmedlingen har svarat.",
])("ordinary words give no hint: %s", (text) => {
  expect(found(text)).toEqual([]);
});

test("hints of an answer are found in its plain text", () => {
  const [hint] = findHints({ Title: "", QuestionBody: "", AnswerBody: "<p>Ja, <em>ordförande</em> i Fåröby IF.</p>" });
  expect(hint).toMatchObject({ Field: "AnswerBody", Text: "ordförande i Fåröby IF" });
});
