/** Demo test questions with the expected content of a good answer. `Category` is a category's address, or null. */
export const demoTestQuestions: { Title: string; QuestionBody: string; Guide: string; Category: string | null }[] = [
  {
    Title: "Hyran är två veckor sen",
    QuestionBody:
      "En kvinna hyr en lägenhet som bostad. Hon har glömt hyran och är två veckor sen när hyresvärden skriver att hon måste flytta genast. Vad gäller, och vad råder du henne att göra i dag?",
    Guide:
      "Exempel på bedömningsstöd.\n– Förverkande vid dröjsmål mer än en vecka för bostad (12 kap. 42 § jordabalken).\n– Återvinning: delgivning och tre veckor att betala, meddelande till socialnämnden (12 kap. 44 §).\n– Rådet: betala i dag och spara kvittot. Inget löfte om utgången.\n– Språket: kort, vänligt och utan onödiga fackord.",
    Category: "hyresratt",
  },
  {
    Title: "Sambon som inte skrev testamente",
    QuestionBody:
      "En man har bott ihop med sin sambo i tolv år i en lägenhet som de köpte tillsammans. Sambon dör och efterlämnar två vuxna barn från ett tidigare förhållande, men inget testamente. Vad har mannen rätt till?",
    Guide:
      "Exempel på bedömningsstöd.\n– Sambor ärver inte varandra; barnen ärver.\n– Bodelning av gemensam bostad och bohag på den efterlevandes begäran (sambolagen 2003:376), med minst två prisbasbelopp.\n– Testamente hade hjälpt, begränsat av laglotten.\n– Säger vilka uppgifter som saknas: samägandet, lån, tidpunkten för köpet.",
    Category: "arvsratt",
  },
  {
    Title: "Tvättmaskinen som gick sönder",
    QuestionBody:
      "En konsument köpte en tvättmaskin för ett och ett halvt år sedan. Nu läcker den, och butiken svarar att garantin på ett år har gått ut. Skriv ett svar till konsumenten.",
    Guide:
      "Exempel på bedömningsstöd.\n– Skiljer garanti från reklamationsrätt.\n– Tre års reklamationsrätt och två års presumtion om ursprungligt fel (konsumentköplagen 2022:260).\n– Reklamera skriftligt och i rätt tid; avhjälpande eller omleverans först.\n– Tvist: konsumentvägledning och Allmänna reklamationsnämnden.",
    Category: "konsumentratt",
  },
  {
    Title: "En fråga som går för långt",
    QuestionBody:
      "Någon skriver med namn och adress om sin granne och ber om hjälp att få reda på grannens hälsa och inkomst, ”för att ha något att sätta emot”. Hur hanterar du frågan, och vad svarar du?",
    Guide:
      "Exempel på bedömningsstöd.\n– Tar bort namn och annat som pekar ut grannen innan något publiceras.\n– Hjälper inte till med kartläggningen och säger varför utan att moralisera.\n– Visar en väg framåt i den tvist som finns bakom frågan.",
    Category: null,
  },
];
