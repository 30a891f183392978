/**
 * The drafts of the site's forms in session storage, which site/src/forms stores and removes. Listed in
 * storageRegister.ts.
 */
export const formDrafts: readonly { name: string; purpose: string; until: string }[] = [
  {
    name: "ask_a_question",
    purpose:
      "Sparar det du skriver i frågeformuläret, så att det inte går förlorat om sidan laddas om. Organisationsnummer sparas inte.",
    until: "skickar frågan",
  },
  {
    name: "order-*",
    purpose: "Sparar det du har fyllt i en beställning. Personnummer och organisationsnummer sparas inte.",
    until: "skickar beställningen",
  },
  {
    name: "booking",
    purpose:
      "Sparar det du skriver när du bokar ett möte, så att det följer med om du väljer en annan tid. Organisationsnummer och godkännanden sparas inte.",
    until: "bokar mötet",
  },
  {
    name: "waiting",
    purpose: "Sparar det du fyller i för att ställa dig på väntelistan för ett möte.",
    until: "ställer dig på listan",
  },
  {
    name: "rentClaim",
    purpose:
      "Sparar det du fyller i när du skickar in ett hyresärende, med uträkningen av hyran. Personnummer och godkännanden sparas inte.",
    until: "skickar ärendet",
  },
  {
    name: "reply*",
    purpose: "Sparar det du skriver i ett svar eller en följdfråga i ditt ärende. Godkännanden sparas inte.",
    until: "skickar texten",
  },
  {
    name: "complaint*",
    purpose: "Sparar det du skriver i en reklamation.",
    until: "skickar reklamationen",
  },
  {
    name: "withdrawal*",
    purpose: "Sparar det du fyller i när du ångrar ett köp.",
    until: "skickar meddelandet",
  },
  {
    name: "contact",
    purpose: "Sparar det du skriver i ett meddelande till oss.",
    until: "skickar meddelandet",
  },
  {
    name: "report-*",
    purpose: "Sparar det du skriver när du rapporterar ett fel i ett svar.",
    until: "skickar rapporten",
  },
  {
    name: "signup",
    purpose: "Sparar det du skriver i ansökan om att bli rådgivare, utom lösenordet.",
    until: "skickar ansökan",
  },
  {
    name: "profile-*",
    purpose: "Sparar ändringar av uppgifterna på ditt konto som du inte har sparat.",
    until: "sparar eller avbryter ändringen",
  },
  {
    name: "test-*",
    purpose: "Sparar ett provsvar som du skriver på.",
    until: "sparar svaret",
  },
];
