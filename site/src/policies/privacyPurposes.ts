import type { Firm } from "@lagrum/core/policy/companyFacts";
import { list, paragraph, type Section } from "@lagrum/core/policy/policyDocument";

/** Processing by services that are configured. */
function rowsOfOutside({ Analytics, ErrorReports }: Firm["Outside"]): string[][] {
  return [
    ...(ErrorReports
      ? [
          [
            "råkar ut för ett fel i tekniken",
            "Tekniska uppgifter om felet, utan det du har skrivit",
            "För att hitta och rätta felet",
            "Vårt intresse av en tjänst som fungerar (artikel 6.1 f). En inspelning, där all text är dold, görs bara efter ditt samtycke (artikel 6.1 a)",
          ],
        ]
      : []),
    ...(Analytics
      ? [
          [
            "säger ja till statistik",
            "Vilka sidor och knappar som används, aldrig vad du har skrivit eller sökt på",
            "För att se vad som behöver bli bättre",
            "Ditt samtycke (artikel 6.1 a), som du kan ta tillbaka",
          ],
        ]
      : []),
  ];
}

/** Personal data, purposes and legal grounds. */
export const privacyPurposes = ({ Outside, Ai, Sms }: Firm): Section[] => [
  {
    id: "varfor",
    heading: "Vad vi behandlar, varför och med vilken rätt",
    blocks: [
      paragraph(
        "Varje gång vi använder dina uppgifter ska det finnas ett syfte och en rättslig grund. Här är alla. Artiklarna är dataskyddsförordningens (GDPR).",
      ),
      {
        kind: "table",
        caption: "Syften och rättsliga grunder",
        columns: ["När du …", "Uppgifter", "Varför", "Rättslig grund"],
        rows: [
          [
            "ställer en fråga",
            "E-postadress, namn eller alias om du anger det, det du berättar och viktiga datum",
            "För att pröva frågan, svara dig och visa hur den går på din statussida",
            "Avtal med dig, och det du ber oss göra innan ett avtal finns (artikel 6.1 b)",
          ],
          [
            "får ett svar som publiceras",
            "Frågans och svarets text, utan namn och kontaktuppgifter",
            "För att andra i samma situation ska ha nytta av svaret",
            "Vårt och läsarnas intresse av att kunskap om juridik sprids (artikel 6.1 f). Du kan säga nej på statussidan",
          ],
          [
            "köper något",
            "Namn, adress och kontaktuppgifter, det du berättar och de dokument du lämnar, belopp och betalsätt. Personnummer för de handlingar som måste ha det, och när du köper med enskild firma, eftersom det är firmans organisationsnummer och momsregistreringsnummer: det sparas krypterat, och den som läser det skriver i vår logg varför. Betalar en enskild firma med kort eller faktura får betaltjänsten numret, som fakturan kräver. Kort- och kontonummer får bara betaltjänsten",
            "För att göra det du har beställt, ta betalt och föra bok",
            "Avtalet med dig (artikel 6.1 b) och vår skyldighet att bokföra (artikel 6.1 c)",
          ],
          [
            "bokar ett möte",
            "Namn och kontaktuppgifter, det du berättar, vem motparten är och om du behöver tolk eller annan anpassning",
            `För att förbereda och hålla mötet och påminna dig om det${Sms ? ", med sms om du har bett om det" : ""}`,
            "Avtal med dig, och det du ber oss göra innan ett avtal finns (artikel 6.1 b)",
          ],
          [
            "ställer dig på väntelistan för ett möte",
            "E-postadress, rättsområde och de dagar och tider som passar",
            "För att erbjuda dig en tid som blir ledig",
            "Det du ber oss göra innan ett avtal finns (artikel 6.1 b)",
          ],
          [
            "skickar in ett hyresärende",
            "Namn, personnummer, adress och kontaktuppgifter, hyran, vem du hyr av och de underlag du lämnar. Personnumret och hyresvärdens uppgifter sparas krypterat",
            "För att granska ärendet och driva det mot hyresvärden eller hos hyresnämnden. Du blir part, och då behövs personnumret",
            "Avtal med dig, och det du ber oss göra innan ett avtal finns (artikel 6.1 b)",
          ],
          [
            "frågar AI-sidan",
            "Frågan, sedan det som liknar personuppgifter har bytts ut och du har sett det, och svaret. Inte ip-adress eller konto. Inget av frågor om brott, hälsa eller våld",
            `För att svara, och för att granska att svaren är riktiga${Ai.Model ? `. Frågan skickas till ${Ai.Model.Receiver}, som driver språkmodellen ${Ai.Model.Name}` : ". Frågan lämnar inte vår server"}`,
            "Vårt och läsarnas intresse av riktiga svar (artikel 6.1 f)",
          ],
          [
            "skriver till oss",
            "Namn, e-postadress, telefon om du anger det, och meddelandet",
            "För att svara och rätta till det du påpekar",
            "Vårt intresse av att kunna svara (artikel 6.1 f). Gäller det dina rättigheter: rättslig skyldighet (artikel 6.1 c)",
          ],
          [
            "rapporterar ett fel i ett svar",
            "Det du skriver, och din e-postadress om du vill få besked",
            "För att svaren ska vara riktiga",
            "Vårt och läsarnas intresse av riktiga svar (artikel 6.1 f)",
          ],
          [
            "söker som rådgivare",
            "Det du skriver i ansökan och dina svar på provfrågor, som bedöms utan ditt namn",
            "För att pröva om vi ska ingå avtal",
            "Det du ber oss göra innan ett avtal finns (artikel 6.1 b)",
          ],
          [
            "arbetar som rådgivare",
            "Kontouppgifter, vad du har besvarat och ändrat",
            "För att du ska kunna arbeta, och för att varje ändring ska gå att följa",
            "Avtalet med dig (artikel 6.1 b) och vårt intresse av ordning i ärendena (artikel 6.1 f)",
          ],
          [
            "besöker webbplatsen",
            "Ip-adress, bara i serverns minne",
            "För att skydda tjänsten mot överbelastning och missbruk, och för att räkna varje röst om ett svar en gång",
            "Vårt intresse av en säker tjänst (artikel 6.1 f)",
          ],
          ...rowsOfOutside(Outside),
        ],
      },
      paragraph(
        "Att vi stöder oss på ett berättigat intresse (6.1 f) betyder att vi har vägt vårt behov mot ditt intresse av att slippa. Vill du veta hur vi har resonerat berättar vi.",
      ),
      paragraph([
        "Rättsskyddskollen frågar om din försäkring och din tvist. Svaren används bara för att visa resultatet och sparas inte.",
      ]),
    ],
  },
  {
    id: "maste-du",
    heading: "Måste du lämna uppgifter?",
    blocks: [
      paragraph(
        "Nej, ingen lag kräver det. Men utan e-postadress kan vi inte skicka ett svar, och utan en beskrivning av vad som har hänt går frågan inte att besvara. Namn är frivilligt när du frågar gratis: ett alias räcker. Köper eller bokar du något behöver vi veta vem du är.",
      ),
      paragraph(
        "Inga beslut om dig fattas av en dator. En människa läser varje fråga och varje ansökan, och vi bygger inga profiler.",
      ),
    ],
  },
  {
    id: "kansligt",
    heading: "Känsliga uppgifter och uppgifter om brott",
    blocks: [
      paragraph(
        "Juridiska frågor kan handla om hälsa, familj, tro eller brott. Vi frågar inte efter sådant, men vi förstår att det ibland måste vara med för att frågan ska gå att besvara. Skriv det i så fall så kort du kan, och utan namn.",
      ),
      list(
        "Känsliga uppgifter (artikel 9) behandlar vi bara så långt det behövs för att ta reda på, göra gällande eller försvara någons rätt (artikel 9.2 f).",
        "Uppgifter om brott (artikel 10) behandlar vi bara för samma ändamål (5 § förordningen 2018:219 med kompletterande bestämmelser till EU:s dataskyddsförordning).",
        "Det du berättar står aldrig i våra mejl, bara en länk till din egen sida. Det hamnar inte heller i loggar eller statistik.",
        "Innan något publiceras tar den som svarar bort namn, adresser och annat som pekar ut någon.",
      ),
      {
        kind: "note",
        title: "Personnummer",
        text: "Vi behöver inte ditt personnummer för att svara, och formuläret varnar om du skriver ett. Hamnar det hos oss ändå tar vi bort det.",
      },
    ],
  },
  {
    id: "omnamnd",
    heading: "Om någon annan skriver om dig",
    blocks: [
      paragraph(
        "Den som frågar kan behöva berätta om en motpart, en släkting eller en arbetsgivare. Då får vi uppgifter om någon som inte själv har lämnat dem. Vi använder dem bara för att svara på frågan (artikel 6.1 f), söker inte upp mer och publicerar dem inte. Vi hör inte av oss till den som är omnämnd: det skulle röja att någon har sökt råd (artikel 14.5 b). Känner du igen dig i ett publicerat svar, hör av dig så tar vi bort det som pekar ut dig.",
      ),
      paragraph(
        "Vi får inte hjälpa båda sidor i samma sak. När någon betalar för en fråga eller ett uppdrag sparar vi därför namn och eventuellt organisationsnummer på den som vi hjälper och på motparten, och jämför dem med tidigare ärenden (artikel 6.1 f). Uppgifterna är krypterade, används till inget annat och visas bara för våra administratörer, och bara när namnen liknar varandra.",
      ),
    ],
  },
];
