import { supportedBrowsers } from "@lagrum/core/browsers/supportedBrowsers";
import { type Firm, mailTo } from "@lagrum/core/policy/companyFacts";
import { list, type PolicyDocument, paragraph } from "@lagrum/core/policy/policyDocument";

const { chrome, edge, firefox, safari, safari_ios } = supportedBrowsers;

const feedback = { text: "Säg till om en brist", href: "/contact?amne=tillganglighet" };

/** The accessibility statement that lagen (2023:254) requires. */
export const accessibility = ({ Company: company }: Firm): PolicyDocument => ({
  title: "Tillgänglighet",
  description:
    "Hur webbplatsen uppfyller kraven på tillgänglighet, vilka brister vi känner till och hur du säger till.",
  path: "/tillganglighet",
  pdf: "/tillganglighet.pdf",
  lead: "Alla ska kunna läsa svar och ställa frågor här, oavsett hur man läser, hör, ser eller rör sig. Så här långt har vi kommit.",
  summary: [
    "Vi följer lagen (2023:254) om vissa produkters och tjänsters tillgänglighet och bygger efter WCAG 2.2, nivå A och AA.",
    "Allt går att göra med tangentbord och i 400 procents förstoring, och sidorna är byggda för skärmläsare. Att läsa och fråga går utan JavaScript.",
    "Vi känner till några brister. De står nedan, med vad du kan göra i stället.",
    ["Hittar du ett hinder? ", feedback, ", så hjälper vi dig och rättar det."],
  ],
  validFrom: "2026-11-21",
  sections: [
    {
      id: "tjansten",
      heading: "Vad tjänsten är och hur den används",
      blocks: [
        paragraph(
          "På webbplatsen söker och läser du svar på juridiska frågor, ordnade efter rättsområde. Du kan ställa en egen fråga i ett formulär, bekräfta den med en länk i ett mejl och läsa svaret på en egen sida. Du kan beställa och betala tjänster till fast pris, boka ett möte med en jurist, fråga en AI, pröva om din försäkring kan betala en jurist och kontakta oss.",
        ),
        paragraph(
          "Tjänsten används i en vanlig webbläsare på dator, telefon eller läsplatta. Du behöver ingen app och inget konto.",
        ),
        paragraph(
          `Vi bygger för de här webbläsarna och senare versioner: Chrome ${chrome}, Edge ${edge}, Firefox ${firefox} och Safari ${safari}, på iPhone och iPad ${safari_ios}. De är från våren 2024. I en äldre webbläsare kan sidorna läsas och formulären skickas, men ser enklare ut.`,
        ),
      ],
    },
    {
      id: "krav",
      heading: "Hur vi uppfyller kraven",
      blocks: [
        paragraph(
          "Kraven står i lagen (2023:254), förordningen (2023:676) och standarden EN 301 549, som bygger på WCAG. Det här gör vi:",
        ),
        {
          kind: "table",
          caption: "Krav och hur de möts",
          columns: ["Du ska kunna …", "Så har vi gjort"],
          rows: [
            [
              "uppfatta innehållet",
              "Text kan förstoras till 400 procent utan att du behöver rulla i sidled. Kontrasten är minst 4,5:1, ljust och mörkt. Inget sägs bara med färg, och teckningar upprepar vad texten säger.",
            ],
            [
              "använda allt",
              "Allt nås med tangentbord, i en ordning som följer sidan, och det syns var du är. Det du trycker på är minst 24 pixlar högt. Inget blinkar, och rörelser stängs av om du har bett om det.",
            ],
            [
              "hinna",
              "Formulär har ingen tidsgräns, men en vald mötestid hålls i tio minuter åt gången och kan förlängas. Länkar i mejl gäller i minst 48 timmar, och statussidan i ett halvår.",
            ],
            [
              "förstå",
              "Vi skriver enkel svenska och förklarar juridiska ord. Fel i formulär står överst, vid sitt fält och i ord, och det du har skrivit finns kvar.",
            ],
            [
              "använda hjälpmedel",
              "Sidorna har rubriker, landmärken och namn på fält och knappar. Skärmläsare får veta när något ändras. Mycket fungerar utan JavaScript.",
            ],
            [
              "slippa hinder",
              "Det finns inga bildgåtor. Lösenord kan klistras in. Hjälp och kontakt finns på samma plats på alla sidor.",
            ],
          ],
        },
      ],
    },
    {
      id: "provning",
      heading: "Hur vi prövar",
      blocks: [
        list(
          "Varje gång något ändras går ett program igenom alla sidor efter reglerna i WCAG 2.1 och 2.2, A och AA, i ljust och mörkt och i flera bredder.",
          "Formulären körs med bara tangentbord.",
          "Sidorna läses utan JavaScript, och i 320 pixlars bredd.",
        ),
        paragraph(
          "Ett program hittar bara en del av de hinder som finns. Därför behöver vi höra från dig som använder webbplatsen.",
        ),
      ],
    },
    {
      id: "brister",
      heading: "Brister som vi känner till",
      blocks: [
        paragraph("Bedömningen är vår egen. Någon utomstående har inte granskat webbplatsen än."),
        list(
          "Webbplatsen är inte prövad tillsammans med personer som använder skärmläsare eller röststyrning till vardags. Det ska göras.",
          "Att logga in och arbeta som rådgivare kräver JavaScript. Att läsa, söka, fråga och kontakta oss gör det inte.",
          "Våra PDF-filer är taggade men inte granskade av en människa med hjälpmedel. Samma text finns alltid som webbsida.",
          "Äldre svar kan sakna underrubriker och vara svåra att överblicka. Säg till, så går vi igenom det svar du behöver.",
          "Det finns ingen lättläst version och inget teckenspråk. Behöver du få något förklarat på ett annat sätt, hör av dig.",
        ),
      ],
    },
    {
      id: "saga-till",
      heading: "Säg till, eller be om hjälp",
      blocks: [
        paragraph([
          feedback,
          " med formuläret, eller skriv till ",
          mailTo(company),
          company.Phone ? ` eller ring ${company.Phone}.` : ".",
          " Berätta gärna vilken sida det gäller, vad som hände och vilket hjälpmedel du använder. Kan du inte använda en del av tjänsten hjälper vi dig på ett annat sätt, till exempel per telefon.",
        ]),
      ],
    },
    {
      id: "tillsyn",
      heading: "Tillsyn",
      blocks: [
        paragraph([
          { text: "Post- och telestyrelsen (PTS)", href: "https://www.pts.se/" },
          " ser till att lagen följs. Är du inte nöjd med hur vi har tagit hand om det du har påpekat kan du anmäla det till PTS.",
        ]),
      ],
    },
  ],
});
