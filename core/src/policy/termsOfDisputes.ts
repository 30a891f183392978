import { type Company, mailTo } from "./companyFacts.ts";
import { complaintRight } from "./complaintRight.ts";
import { type Block, list, paragraph, type Section } from "./policyDocument.ts";

/** Liability, complaints and the boards that decide them. */
export const termsOfDisputes = (company: Company): Section[] => [
  {
    id: "ansvar",
    heading: "10. Vårt ansvar",
    blocks: [
      paragraph(
        "Vi ansvarar för att svaren skrivs med omsorg av någon med kunskap i ämnet. Har vi gjort fel rättar vi det utan kostnad, och har vårt fel skadat dig gäller det skadestånd som lagen ger dig. Inget i de här villkoren tar ifrån dig rättigheter som du har enligt lag.",
      ),
      paragraph(
        "Vi ansvarar inte för följderna av att något viktigt inte berättades, av att ett svar används i en annan situation än den som beskrevs eller av att lagen har ändrats efter den dag som svaret gäller per. Vi kan inte lova att webbplatsen alltid är tillgänglig.",
      ),
    ],
  },
  {
    id: "klagomal",
    heading: "11. Om du inte är nöjd",
    blocks: [
      paragraph([
        "Säg till så snart du kan, så reder vi ut det. ",
        { text: "Skriv till oss", href: "/contact?amne=klagomal" },
        " eller till ",
        mailTo(company),
        ". Är ett publicerat svar fel använder du helst ”Rapportera ett fel” vid svaret. Samma väg anmäler du innehåll som du menar är olagligt.",
      ]),
      paragraph([
        "Har du köpt något av oss har du rätt att reklamera. ",
        complaintRight,
        " Det gör du på sidan ",
        { text: "Reklamera ett köp", href: "/reklamera" },
        ", i ett mejl eller på annat sätt, och du får besked inom 14 dagar. Kommer din reklamation senare än så läser vi den ändå.",
      ]),
      list(
        "Vi rättar felet utan kostnad för dig, inom skälig tid.",
        "Går det inte, eller blir det inte rätt, får du ett avdrag på priset som motsvarar felet.",
        "Är felet av väsentlig betydelse för dig får du häva köpet och få pengarna tillbaka.",
      ),
      paragraph(
        "Rättigheterna i det här avsnittet är villkor som vi lovar dig. Konsumenttjänstlagen (1985:716) gäller arbete på saker och fastigheter samt förvaring, och inte ren rådgivning. I det som villkoren inte reglerar gäller allmänna avtalsrättsliga principer och preskriptionslagen (1981:130). Tvingande lag till skydd för konsumenter går alltid före villkoren.",
      ),
      paragraph(
        "Kommer vi inte överens kan du som konsument vända dig till en nämnd som prövar tvisten utan att det kostar som en rättegång:",
      ),
      board,
      list(
        "Har arbetet utförts av en advokat prövas tvisten i stället av Advokatsamfundets konsumenttvistnämnd. Den prövar krav på mellan 1 000 och 200 000 kronor, och ansökan kostar 100 kronor. Hos oss arbetar jurister och juriststudenter, så det gäller bara om det har sagts särskilt.",
        [
          "Gratis vägledning får du av ",
          { text: "Hallå konsument", href: "https://www.hallakonsument.se/" },
          " och av din kommuns konsumentvägledare.",
        ],
      ),
      paragraph(arnStand(company.FollowsArn)),
    ],
  },
  {
    id: "lag",
    heading: "12. Lag och domstol",
    blocks: [
      paragraph("Svensk lag gäller. En tvist kan alltid prövas av allmän domstol, för dig som konsument där du bor."),
    ],
  },
];

const board: Block = {
  kind: "facts",
  rows: [
    {
      term: "Nämnd",
      text: [{ text: "Allmänna reklamationsnämnden (ARN)", href: "https://www.arn.se/" }],
    },
    { term: "Post", text: "Box 174, 101 23 Stockholm" },
    { term: "Webb", text: [{ text: "www.arn.se", href: "https://www.arn.se/" }] },
  ],
};

/** Whether the firm follows the board's recommendations. */
function arnStand(follows: boolean | null): string {
  if (follows === true) {
    return "Vi deltar i prövningen hos ARN och följer nämndens rekommendation. Säger vi nej till ett krav upprepar vi i svaret till dig vart du kan vända dig.";
  }
  if (follows === false) {
    return "Vi har inte åtagit oss att delta i prövningen hos ARN, men du kan anmäla ändå. Säger vi nej till ett krav talar vi i svaret till dig om hur vi ställer oss i just ditt fall.";
  }
  return "Säger vi nej till ett krav talar vi i svaret till dig om vart du kan vända dig och om vi deltar i prövningen.";
}
