import { type Firm, legalName, mailTo } from "@lagrum/core/policy/companyFacts";
import { list, type PolicyDocument, paragraph } from "@lagrum/core/policy/policyDocument";

const declaration = { text: "cookiedeklarationen", href: "/cookie-declaration" };

/** The configured services that need consent. */
function rowsOfConsent({ Analytics, ErrorReports, Promotion }: Firm["Outside"]): string[][] {
  const rows: [inUse: object | null, name: string, what: string][] = [
    [Analytics, "Statistik", "Visar oss vilka sidor och knappar som används, så att vi kan förbättra dem"],
    [
      ErrorReports,
      "Felsökning",
      "Spelar in hur en sida såg ut när ett fel hände, med all text dold, så att vi kan rätta det",
    ],
    [
      Promotion,
      "Innehåll från andra",
      "Visar information om att dela upp en betalning, som det företaget ansvarar för",
    ],
  ];
  return rows.filter(([inUse]) => inUse).map(([, name, what]) => [name, what, "Ja"]);
}

/** The cookie policy (lagen 2022:482 9 kap. 28 §). The declaration lists each stored item. */
export const cookiePolicy = ({ Company: company, Outside }: Firm): PolicyDocument => ({
  title: "Så använder vi cookies",
  description:
    "Hur vi använder cookies och annat som lagras i din webbläsare, vad som kräver ditt ja och hur du ändrar dig.",
  path: "/cookies",
  pdf: "/cookiepolicy.pdf",
  lead: "Vi lagrar så lite som möjligt i din webbläsare. Det som inte behövs för att sidan ska fungera lagras bara om du säger ja.",
  summary: [
    "Du kan läsa, söka och fråga utan att säga ja till något.",
    "Innan du har valt lagras inget som inte är nödvändigt, och inget hämtas från andra företag.",
    "Det är lika lätt att säga nej som ja, och lika lätt att ändra sig.",
    ["Vad som lagras, ett i taget, står i ", declaration, "."],
  ],
  validFrom: "2026-11-21",
  sections: [
    {
      id: "vad",
      heading: "Vad cookies är",
      blocks: [
        paragraph(
          "En cookie (kaka) är en liten text som en webbplats lagrar i din webbläsare och kan läsa igen. Webbläsaren har också andra platser att lagra i, som lokal lagring (localStorage) och sessionslagring (sessionStorage). Samma regler gäller för alla, och vi kallar dem cookies här.",
        ),
        paragraph(
          "Reglerna står i 9 kap. 28 § lagen (2022:482) om elektronisk kommunikation: det som inte är nödvändigt för en tjänst som du har bett om kräver ditt samtycke.",
        ),
      ],
    },
    {
      id: "slag",
      heading: "Vad vi använder dem till",
      blocks: [
        {
          kind: "table",
          caption: "Slag av cookies",
          columns: ["Slag", "Till vad", "Kräver ditt ja"],
          rows: [
            [
              "Nödvändiga",
              "Minns ditt val om cookies, sparar det du har börjat skriva tills du skickar det eller stänger fliken, och håller rådgivare inloggade",
              "Nej",
            ],
            ...rowsOfConsent(Outside),
          ],
        },
        paragraph(
          "Statistiken innehåller aldrig det du skriver eller söker efter, och adresser förs in utan det som står efter frågetecknet. Vi visar ingen riktad reklam.",
        ),
      ],
    },
    {
      id: "val",
      heading: "Ditt val, och hur du ändrar det",
      blocks: [
        paragraph(
          "Första gången du kommer hit väljer du mellan ”Acceptera alla” och ”Endast nödvändiga”. Väljer du inget räknas det som nej.",
        ),
        list(
          ["Ändra dig när du vill under ”Cookieinställningar” längst ned på varje sida, eller i ", declaration, "."],
          "Tar du tillbaka ditt ja slutar vi direkt och tar bort det som lagrades med stöd av det.",
          "Valet sparas i webbläsaren du använder. I en annan webbläsare, eller om du rensar den, får du frågan igen.",
        ),
        paragraph(
          "Du kan också blockera eller ta bort cookies i webbläsarens inställningar. Blockerar du alla går det att läsa och fråga, men inte att logga in.",
        ),
      ],
    },
    {
      id: "ansvar",
      heading: "Vem som ansvarar",
      blocks: [
        paragraph([
          `${legalName(company)} ansvarar för det som lagras här. Frågor besvarar vi på `,
          mailTo(company),
          ". Hur vi behandlar personuppgifter i övrigt, och vilka rättigheter du har, står i ",
          { text: "integritetspolicyn", href: "/integritet" },
          ".",
        ]),
        paragraph([
          "Tycker du att vi gör fel kan du vända dig till ",
          { text: "Post- och telestyrelsen (PTS)", href: "https://www.pts.se/" },
          " om cookies och till ",
          { text: "Integritetsskyddsmyndigheten (IMY)", href: "https://www.imy.se/" },
          " om personuppgifter.",
        ]),
      ],
    },
  ],
});
