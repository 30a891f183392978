import type { accounts } from "../db/schema/accounts.ts";

type Application = Pick<
  typeof accounts.$inferInsert,
  | ("Phone" | "Programme" | "Semester" | "ExpectedGraduation" | "Languages" | "Motivation" | "WeeklyHours")
  | ("ReferralSource" | "Status" | "RejectReason")
> & {
  Email: string;
  FirstName: string;
  LastName: string;
  Title: string;
  /** A university's code. */
  University: string;
  /** Category addresses. */
  Areas: string[];
  /** Answers to the test questions, in their order. */
  TestAnswers: string[];
};

/**
 * Demo applications. The first belongs to the demo account without a role; of the others only those in
 * demoSignIns.ts can sign in, since the identity provider has no accounts for the rest.
 */
export const demoApplicants: Application[] = [
  {
    Email: "sokande@lagrum.example",
    FirstName: "Nora",
    LastName: "Wik",
    Title: "Juriststudent, termin 5, Lund",
    Phone: "+46701740605",
    University: "lund",
    Programme: "Juristprogrammet",
    Semester: "5",
    ExpectedGraduation: "2028-06-09",
    Areas: ["hyresratt", "konsumentratt"],
    Languages: ["sv", "en"],
    Motivation:
      "Exempel. Jag har arbetat på studentkårens rättshjälp i två terminer och märkte hur många som bara behövde få veta vad som gäller. Jag vill lära mig att skriva så att svaret går att använda.",
    WeeklyHours: 8,
    ReferralSource: "University",
    TestAnswers: [
      "Dröjsmålet är längre än en vecka, så hyresrätten kan vara förverkad enligt 12 kap. 42 § jordabalken. För en bostad får hyresvärden ändå inte vräka direkt: hyresgästen ska delges och kan betala inom tre veckor, och socialnämnden ska meddelas enligt 44 §. Jag skulle råda hyresgästen att betala genast och spara kvittot.",
      "Sambor ärver inte varandra. Utan testamente går arvet till den avlidnes barn. Sambon kan begära bodelning av gemensam bostad och bohag som skaffats för gemensamt bruk.",
    ],
  },
  {
    Email: "amir.rahimi@lagrum.example",
    FirstName: "Amir",
    LastName: "Rahimi",
    Title: "Juriststudent, termin 8, Uppsala",
    Phone: "+46701740606",
    University: "uppsala",
    Programme: "Juristprogrammet",
    Semester: "8",
    ExpectedGraduation: "2027-01-15",
    Areas: ["arbetsratt", "familjeratt"],
    Languages: ["sv", "fa", "en"],
    Motivation:
      "Exempel. Min familj bad mig tidigt om hjälp med brev från myndigheter. Jag vill göra samma sak för fler, och skriva examensarbete om uppsägning av personliga skäl samtidigt.",
    WeeklyHours: 12,
    ReferralSource: "Friend",
    TestAnswers: [
      "Hyresvärden kan säga upp hyresgästen eftersom hyran är sen. Hyresgästen bör flytta.",
      "Sambor har ingen arvsrätt efter varandra. Barnen ärver. Den efterlevande kan få ut minst två prisbasbelopp ur samboegendomen vid bodelningen, och ett testamente hade kunnat ge mer, dock inte barnens laglott.",
      "Köparen kan reklamera inom tre år. Visar sig felet inom två år antas det ha funnits från början.",
    ],
  },
  {
    Email: "petra.lindholm@lagrum.example",
    FirstName: "Petra",
    LastName: "Lindholm",
    Title: "Juriststudent, termin 4, Umeå",
    University: "umea",
    Programme: "Rättsvetarprogrammet",
    Semester: "4",
    Areas: ["bostad-och-fastighet"],
    Languages: ["sv"],
    Motivation:
      "Exempel. Jag är nyfiken på hur juridiken ser ut utanför böckerna och har gott om tid under våren, så jag hoppas få prova på rådgivning hos er.",
    WeeklyHours: 4,
    ReferralSource: "Search",
    Status: ["rejected"],
    RejectReason:
      "Vi söker just nu dig som har läst minst fem terminer på juristprogrammet. Du är varmt välkommen att söka igen när du har kommit dit.",
    TestAnswers: [],
  },
];
