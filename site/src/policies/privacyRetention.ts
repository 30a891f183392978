import { CHOICE_DAYS } from "@lagrum/core/consent/storageRegister";
import type { Firm } from "@lagrum/core/policy/companyFacts";
import { list, paragraph, type Section } from "@lagrum/core/policy/policyDocument";

/** Retention, recipients and transfers. The automatic times are those of api/src/jobs (cleanup.ts, retention.ts, orderRetention.ts). */
export const privacyRetention = ({ Outside: { Analytics, ErrorReports }, Ai, Sms }: Firm): Section[] => [
  {
    id: "hur-lange",
    heading: "Hur länge vi sparar",
    blocks: [
      paragraph("Vi sparar inte längre än vi behöver. Det mesta raderas av sig självt."),
      {
        kind: "table",
        caption: "Tider",
        columns: ["Uppgift", "Hur länge", "Hur den tas bort"],
        rows: [
          ["Fråga som inte bekräftas", "7 dagar", "Automatiskt"],
          ["Fråga som vi tackar nej till, som du tar tillbaka eller som inte betalas", "90 dagar", "Automatiskt"],
          [
            "Att en borttagen fråga har funnits: dess läge, datum och kontrollvärdet av länken i mejlet",
            "90 dagar efter att frågan togs bort",
            "Automatiskt",
          ],
          ["Ditt namn och din e-postadress i en fråga", "90 dagar efter svaret", "Automatiskt"],
          ["Uppgifter som du lämnar efteråt, och en följdfråga", "90 dagar efter svaret", "Automatiskt"],
          ["Anteckningar från samtal med dig", "90 dagar efter samtalet eller svaret", "Automatiskt"],
          [
            "Fråga och svar som inte publiceras",
            "Så länge någon kan behöva komma tillbaka till svaret, högst tre år",
            "Vid en genomgång varje år, eller tidigare om du ber om det",
          ],
          [
            "Publicerad fråga med svar",
            "Så länge svaret är till nytta. Det innehåller inga uppgifter om vem du är",
            "När du eller någon annan har skäl att invända, eller när svaret inte längre stämmer",
          ],
          ["Beställning som inte betalas", "30 dagar", "Automatiskt"],
          ["Ditt namn, din e-postadress och din text när du ångrar eller reklamerar ett köp", "3 år", "Automatiskt"],
          [
            "Det du skrev i en beställning, dina dokument, dina kontaktuppgifter och ditt personnummer, även som organisationsnummer för enskild firma",
            "3 år efter att beställningen avslutades",
            "Automatiskt",
          ],
          [
            "Bokföringen av ditt köp: ditt namn, vad du köpte, belopp, moms och dag",
            "Till och med det sjunde året efter räkenskapsåret, som bokföringslagen kräver",
            "Automatiskt",
          ],
          [
            "Hyresärende: dina uppgifter, ditt personnummer och dina underlag",
            "2 år efter att ärendet avslutades",
            "Automatiskt",
          ],
          ["Uppgifter om dig som har bokat ett möte", "3 år efter mötet", "Automatiskt"],
          ["Plats på väntelistan för ett möte", "30 dagar efter att den avslutades", "Automatiskt"],
          ["Länken till din statussida", "180 dagar", "Slutar gälla automatiskt"],
          [
            "Länken till Mina ärenden, och sidan när den är öppen",
            "15 minuter, och 30 minuter efter att du senast använde sidan",
            "Automatiskt",
          ],
          [
            "Namn på dig som betalar för hjälp och på din motpart, för att upptäcka intressekonflikter",
            "10 år, krypterat",
            "Automatiskt",
          ],
          [
            "Fråga till AI-sidan och svaret på den, utan uppgift om vem du är",
            `${Ai.RetentionDays} dagar. Frågor om brott, hälsa eller våld sparas inte`,
            "Automatiskt",
          ],
          ["Meddelanden och rapporter om fel", "1 år", "Automatiskt"],
          ["Ansökan som inte bekräftas", "7 dagar", "Automatiskt"],
          ["Ansökan som vi säger nej till", "180 dagar efter beskedet", "Automatiskt"],
          [
            "Rådgivares konto",
            "Så länge uppdraget varar",
            "När kontot tas bort försvinner namn och kontaktuppgifter genast",
          ],
          ["Mejl på väg ut", "Tills de är skickade; de som inte går fram högst 33 dagar", "Automatiskt"],
          [
            "Kontrollsummor av din e-postadress, ditt telefonnummer, din webbläsare och ditt nätverk, så att ingen håller många tider på en gång",
            "Tills tiden är bekräftad, betald eller ledig igen",
            "Automatiskt",
          ],
          ["Ip-adresser till skydd mot missbruk", "Högst ett dygn, bara i serverns minne", "Automatiskt"],
          [
            "Ditt val om cookies",
            `${CHOICE_DAYS} dagar`,
            "Automatiskt, i din webbläsare. Du kan också rensa det själv",
          ],
        ],
      },
      paragraph(
        "Säkerhetskopior skrivs över efter hand. Behöver vi uppgifter i en tvist eller för att följa lagen sparar vi just dem så länge det behövs.",
      ),
    ],
  },
  {
    id: "mottagare",
    heading: "Vem som får se uppgifterna",
    blocks: [
      list(
        "De jurister och juriststudenter som svarar hos oss. De har lovat sekretess. Din e-postadress ser bara den som har tagit hand om din fråga, och den som är ansvarig för tjänsten.",
        `Företag som arbetar åt oss och bara får göra det vi säger (personuppgiftsbiträden): de som sköter servrar, utskick av mejl och inloggning för rådgivare${ErrorReports ? ", tar emot felrapporter" : ""}${Analytics ? " och, om du har sagt ja, statistik" : ""}.`,
        "Den betaltjänst du väljer när du betalar. Den får beloppet och de uppgifter som betalningen kräver, och ansvarar själv för hur den behandlar dem.",
        ...(Ai.Model
          ? [
              `${Ai.Model.Receiver}, som driver språkmodellen ${Ai.Model.Name}. Dit skickas frågor till AI-sidan, efter att personuppgifter har bytts ut, tillsammans med stycken ur våra svar och lagen.`,
            ]
          : []),
        ...(Sms
          ? [
              `${Sms.Receiver}, som skickar sms åt oss. Har du bett om påminnelser med sms får de ditt telefonnummer och mötets tid, inget om ärendet.`,
            ]
          : []),
        "Myndigheter och domstolar, om en lag kräver det.",
      ),
      paragraph(
        "Vi säljer inte uppgifter, och vi lämnar inte ut dem till din motpart eller till någon som gör reklam.",
      ),
    ],
  },
  {
    id: "tredje-land",
    heading: "Utanför EU",
    blocks: [
      paragraph(
        "Frågor, svar och meddelanden lagras inom EU och EES. Ett undantag gäller den som har konto eller ansöker om ett: inloggningen sköts av Google Firebase Authentication, som kan behandla e-postadress och inloggningsuppgifter i USA. Det sker med stöd av EU-kommissionens beslut om adekvat skyddsnivå (EU–US Data Privacy Framework) och kommissionens standardavtalsklausuler. Vill du ha en kopia av dem, hör av dig.",
      ),
      ...(Analytics?.Provider === "gtag"
        ? [paragraph("Har du sagt ja till statistik behandlas den av Google på samma villkor.")]
        : []),
    ],
  },
  {
    id: "sakerhet",
    heading: "Hur vi skyddar uppgifterna",
    blocks: [
      list(
        "Vem som har frågat förvaras skilt från vad frågan handlar om.",
        "Länkar i mejl är personliga, går inte att gissa och slutar gälla. Vi sparar bara ett kontrollvärde av dem.",
        "Trafiken är krypterad, och varje läsning kräver rätt behörighet. Vem som har ändrat något i ett ärende antecknas.",
        "Sökord och formulär hamnar inte i webbadresser eller loggar.",
      ),
      paragraph(
        "Skulle något ändå hända anmäler vi det till Integritetsskyddsmyndigheten inom 72 timmar när lagen kräver det, och talar om det för dig om risken för dig är hög.",
      ),
    ],
  },
];
