import { list, paragraph, type Section } from "@lagrum/core/policy/policyDocument";

/** The rights of the data subject, and the supervisory authority. */
export const privacyRights: Section[] = [
  {
    id: "rattigheter",
    heading: "Dina rättigheter",
    blocks: [
      {
        kind: "facts",
        rows: [
          { term: "Få veta", text: "Du kan få besked om vilka uppgifter vi har om dig och en kopia av dem." },
          { term: "Rätta", text: "Är något fel eller ofullständigt ändrar vi det." },
          {
            term: "Radera",
            text: "Du kan begära att vi raderar dina uppgifter. Ibland måste vi behålla något, till exempel i en pågående tvist, och då säger vi varför.",
          },
          {
            term: "Invända",
            text: "Mot det vi gör med stöd av ett berättigat intresse. Säger du nej till publicering döljer vi svaret direkt, utan att fråga varför. Det gör du på din statussida.",
          },
          {
            term: "Begränsa",
            text: "Medan en rättelse eller invändning utreds kan du begära att vi bara lagrar uppgifterna.",
          },
          { term: "Flytta", text: "Det du själv har lämnat kan du få i ett format som datorer kan läsa." },
          {
            term: "Ta tillbaka ett ja",
            text: [
              "Har du sagt ja till statistik kan du när som helst ändra dig i ",
              { text: "cookiedeklarationen", href: "/cookie-declaration" },
              ". Det som redan har skett påverkas inte.",
            ],
          },
        ],
      },
      paragraph([
        "Allt detta är gratis. ",
        { text: "Skriv till oss", href: "/contact?amne=personuppgifter" },
        " så svarar vi inom en månad. Vi kan behöva försäkra oss om att du är du, enklast genom att du skriver från den e-postadress som uppgifterna gäller. Har du konto kan du själv se, rätta, hämta och radera uppgifterna på din kontosida.",
      ]),
    ],
  },
  {
    id: "barn",
    heading: "Är du under 18?",
    blocks: [
      paragraph(
        "Du får fråga oss om dina rättigheter. Skriv inte ditt namn, din skola eller var du bor. Vi kontaktar inte dina föräldrar för att du har frågat. Behöver du prata med någon nu når du Bris på 116 111, och är det bråttom ringer du 112.",
      ),
      paragraph(
        "Handlar det om statistik och annat som kräver samtycke måste du vara minst 13 år för att själv kunna säga ja. Är du yngre väljer du ”Endast nödvändiga”.",
      ),
    ],
  },
  {
    id: "klaga",
    heading: "Om du vill klaga",
    blocks: [
      paragraph(
        "Hör gärna av dig till oss först, så rättar vi det som är fel. Du har alltid rätt att klaga hos tillsynsmyndigheten:",
      ),
      {
        kind: "facts",
        rows: [
          {
            term: "Myndighet",
            text: [{ text: "Integritetsskyddsmyndigheten (IMY)", href: "https://www.imy.se/" }],
          },
          { term: "Post", text: "Box 8114, 104 20 Stockholm" },
          { term: "E-post", text: [{ text: "imy@imy.se", href: "mailto:imy@imy.se" }] },
        ],
      },
      paragraph("Bor eller arbetar du i ett annat land i EU kan du vända dig till myndigheten där."),
    ],
  },
  {
    id: "andringar",
    heading: "Om vi ändrar något",
    blocks: [
      paragraph([
        "Överst står från vilken dag texten gäller. Ändrar vi hur vi använder uppgifter som du redan har lämnat talar vi om det innan. Tidigare versioner får du om du frågar. Om cookies och annat som lagras i din webbläsare står mer i ",
        { text: "policyn om cookies", href: "/cookies" },
        ".",
      ]),
      list(
        [{ text: "Användarvillkor", href: "/villkor" }, " – vad du kan vänta dig av oss, och vi av dig"],
        [{ text: "Tillgänglighet", href: "/tillganglighet" }, " – hur webbplatsen uppfyller kraven"],
      ),
    ],
  },
];
