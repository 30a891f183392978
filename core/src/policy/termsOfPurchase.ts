import { list, paragraph, type Section } from "./policyDocument.ts";

/** Prices and the right of withdrawal (distansavtalslagen 2005:59, prisinformationslagen). */
export const termsOfPurchase: Section[] = [
  {
    id: "priser",
    heading: "7. Priser och betalning",
    blocks: [
      paragraph([
        "Tjänster till fast pris står under ",
        { text: "Fasta priser", href: "/fixed_price" },
        ", och snabbare svar mot betalning i frågeformuläret. För köp gäller detta:",
      ]),
      list(
        "Priset är hela priset, med moms. Avgifter som en myndighet tar ut står för sig.",
        "Du ser vem du köper av, vad du får, priset och när det är klart innan du betalar, och beloppet står på knappen.",
        "Sätten att betala står på tjänstens sida innan du beställer. Sätt att betala utan kredit står först. Kredit är aldrig förvald.",
        "Du får en bekräftelse i ett mejl som du kan spara: vad du har köpt, priset, dagen, dina val om ångerrätten och villkoren.",
        [
          "Är det fel på det du har köpt har du rätt att reklamera. Hur länge, och vad du då kan få, står under ",
          { text: "Om du inte är nöjd", href: "/villkor#klagomal" },
          ".",
        ],
        "Priset gäller i 48 timmar från beställningen. Betalar du inte då avslutas den utan kostnad.",
        "Kommer svaret på en betald fråga senare än vi har lovat betalar vi tillbaka hela priset utan att du ber om det, och du får svaret ändå.",
        "Du måste ha fyllt 18 år för att köpa.",
        "Inget köp blir en prenumeration.",
      ),
    ],
  },
  {
    id: "angerratt",
    heading: "8. Ångerrätt",
    blocks: [
      paragraph(
        "Som konsument får du ångra ett köp på distans inom 14 dagar från dagen efter att avtalet ingicks. Du behöver inte säga varför.",
      ),
      list(
        "Innan du betalar väljer du om vi ska börja nu eller när de 14 dagarna har gått. Vid båda valen står vilken dag det är klart om du betalar då, och den dag som gäller står i bekräftelsen.",
        "Väljer du att vi börjar nu och ångrar dig sedan betalar du för den del som är gjord.",
        "Ångerrätten upphör först när hela tjänsten är utförd, och bara om du uttryckligen har gått med på att vi börjar och att rätten då upphör.",
        [
          "Du ångrar dig på sidan ",
          { text: "Ångra avtalet här", href: "/angra" },
          ", i ett mejl eller på annat sätt. Konsumentverkets standardblankett går bra men är inget krav.",
        ],
        "Pengarna kommer tillbaka inom 14 dagar från att vi fick ditt meddelande, på samma sätt som du betalade.",
      ),
      paragraph([
        "Mer om ångerrätten finns hos ",
        { text: "Konsumentverket", href: "https://www.konsumentverket.se/" },
        ". Köper du för ett företag gäller den inte. En gratis fråga kan du ta tillbaka när du vill.",
      ]),
    ],
  },
];
