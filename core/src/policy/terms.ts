import { termsVersion } from "../consent/termsVersion.ts";
import { companyFacts, type Firm, legalName, mailTo } from "./companyFacts.ts";
import { list, type PolicyDocument, paragraph } from "./policyDocument.ts";
import { termsOfDisputes } from "./termsOfDisputes.ts";
import { termsOfMeetings } from "./termsOfMeetings.ts";
import { termsOfPurchase } from "./termsOfPurchase.ts";

/** The terms of service. Their version is stored with each acceptance. */
export const terms = ({ Company: company }: Pick<Firm, "Company">): PolicyDocument => ({
  title: "Användarvillkor",
  description:
    "Vad som gäller när du läser svar, ställer en fråga, bokar ett möte eller köper något: vad du får, vad det kostar, ångerrätt och klagomål.",
  path: "/villkor",
  pdf: "/villkor.pdf",
  lead: "Det här gäller när du läser svar, ställer frågor, bokar möten och köper något hos oss. Villkoren är skrivna för att läsas, så fråga om något är oklart.",
  summary: [
    "Att söka, läsa och ställa en vanlig fråga kostar ingenting.",
    "Svar är allmän information som bygger på det du berättar. Vi är inte ditt ombud och bevakar inga tidsgränser åt dig.",
    "Fråga och svar publiceras utan uppgifter om vem du är, och du kan säga nej när du vill.",
    "När du köper något ser du hela priset och din ångerrätt innan du betalar.",
    "Är du inte nöjd rättar vi felet, och du kan få saken prövad av någon utomstående.",
  ],
  validFrom: termsVersion,
  sections: [
    {
      id: "vilka",
      heading: "1. Vilka vi är",
      blocks: [
        paragraph(
          `Tjänsten drivs av ${legalName(company)}. Villkoren är ett avtal mellan företaget och dig som använder den. De finns på svenska, och du kan spara eller skriva ut dem.`,
        ),
        companyFacts(company),
      ],
    },
    {
      id: "tjansten",
      heading: "2. Vad tjänsten är",
      blocks: [
        paragraph(
          "Här kan du läsa svar på juridiska frågor och ställa en egen. Svaren skrivs av jurister och juriststudenter, och vid varje svar står vem som har skrivit det, i vilken roll och vilken dag det gäller per.",
        ),
        paragraph(
          "Vi är inte en advokatbyrå och ingen av oss kallar sig advokat. Vi åtar oss inte att företräda dig: vi skriver inga inlagor inom ramen för en fråga, kontaktar inte din motpart och bevakar inga datum. Ska vi göra mer än så kommer vi överens om det när du beställer.",
        ),
      ],
    },
    {
      id: "fraga",
      heading: "3. Så ställer du en fråga",
      blocks: [
        list(
          "Du fyller i formuläret och ser sedan allt du har skrivit på en sida. Där kan du rätta innan du skickar.",
          "Du får ett mejl med en länk. När du har öppnat den och bekräftat, inom 48 timmar, tar vi emot frågan, och avtalet börjar gälla. Det du inte bekräftar raderas efter sju dagar.",
          "På din statussida följer du frågan. Där kan du också ta tillbaka den, så länge svaret inte är skickat. Villkoren i den version du godkände sparas tillsammans med frågan.",
        ),
        paragraph(
          "Skriv det som är sant och viktigt, utan namn på andra och utan personnummer. Du får inte skicka något som är olagligt, som kränker någon eller som ska vilseleda den som svarar.",
        ),
      ],
    },
    {
      id: "gratis",
      heading: "4. Gratis frågor",
      blocks: [
        paragraph(
          "En gratis fråga besvaras i mån av tid, oftast inom 14 dagar. Vi kan behöva tacka nej, till exempel om frågan inte går att besvara utan handlingar, om den redan är besvarad eller om vi inte kan ta emot den av andra skäl. Då får du ett mejl, och skälet står på din statussida. Du betalar ingenting, och vi ber inte om kortuppgifter.",
        ),
      ],
    },
    {
      id: "svaret",
      heading: "5. Vad ett svar är, och inte är",
      blocks: [
        paragraph(
          "Ett svar är allmän information om vad lagen säger i en situation som den du har beskrivit. Det bygger på det du har berättat och på lagen den dag som anges. Har något viktigt inte kommit med, eller har lagen ändrats sedan dess, kan svaret ha blivit ett annat.",
        ),
        {
          kind: "note",
          title: "Håll koll på datum",
          text: "Ska något överklagas, betalas eller lämnas in ett visst datum är det du som bevakar det. Vänta inte på vårt svar: kontakta myndigheten eller domstolen om tiden är knapp.",
        },
      ],
    },
    {
      id: "publicering",
      heading: "6. Publicering",
      blocks: [
        paragraph([
          "Gratis frågor publiceras tillsammans med svaret, så att fler har nytta av dem. Namn, kontaktuppgifter och annat som pekar ut någon tas bort först. Du kan när som helst säga nej på din statussida, och då döljs svaret direkt. Hur uppgifter behandlas står i ",
          { text: "integritetspolicyn", href: "/integritet" },
          ".",
        ]),
        paragraph(
          "Du får läsa, skriva ut, länka till och citera svaren med angiven källa. Att kopiera dem i större mängd eller sälja dem vidare kräver att vi har sagt ja.",
        ),
      ],
    },
    ...termsOfPurchase,
    ...termsOfMeetings,
    ...termsOfDisputes(company),
    {
      id: "andringar",
      heading: "13. Ändringar och kontakt",
      blocks: [
        paragraph([
          "Villkoren kan ändras. För en fråga, en bokning eller ett köp gäller den version som du godkände då. Tidigare versioner får du om du skriver till ",
          mailTo(company),
          ".",
        ]),
      ],
    },
  ],
});
