import type { news } from "../db/schema/news.ts";
import { exampleNote } from "./demoAnswer.ts";

/** Example news, marked as examples. */
export const demoNews: (typeof news.$inferInsert)[] = [
  {
    SourceID: "demo-nyhet-rattsskydd",
    Uri: "kontrollera-om-din-hemforsakring-kan-betala-juristen",
    Title: "Kontrollera om din hemförsäkring kan betala juristen",
    Body: `<p>Många har ett rättsskydd i sin hemförsäkring utan att tänka på det. Nu kan du svara på sju frågor och få veta om det är troligt att försäkringen gäller i din tvist.</p>
<h2>Så fungerar det</h2>
<p>Vi jämför dina svar med det som brukar stå i bolagens villkor: hur länge du har varit försäkrad, om motparten har avslagit ditt krav och vad tvisten gäller. Du får ett besked med skäl för varje punkt, och ett räkneexempel på vad du själv kan få betala.</p>
<p>Dina svar sparas inte. Det är alltid försäkringsbolaget som beslutar.</p>
<p><a href="/rattsskydd">Svara på de sju frågorna</a></p>
${exampleNote}`,
    PublishedAt: "2026-11-12T08:00:00Z",
  },
  {
    SourceID: "demo-nyhet-rapportera",
    Uri: "hjalp-oss-att-halla-svaren-ratta",
    Title: "Hjälp oss att hålla svaren rätta",
    Body: `<p>Lagar ändras, och ett svar som var rätt för två år sedan kan vara fel i dag. Därför står det på varje svar vilken dag det gäller, och därför kan du nu rapportera ett fel direkt från svaret.</p>
<p>Rapporten läses av våra jurister. Lämnar du din e-postadress berättar vi vad den ledde till. Du kan också med ett tryck tala om ifall svaret hjälpte dig: vi räknar rösterna men sparar inget om vem som har röstat.</p>
${exampleNote}`,
    PublishedAt: "2026-10-20T07:30:00Z",
  },
  {
    SourceID: "demo-nyhet-valkommen",
    Uri: "valkommen-till-lagrum",
    Title: "Välkommen till Lagrum",
    Body: `<p>Här kan du ställa en juridisk fråga och få svar av en jurist eller en juriststudent. Svaren publiceras utan uppgifter om vem som frågade, så att fler kan ha nytta av dem.</p>
<h2>Tre sätt att börja</h2>
<ul>
<li><a href="/answers">Sök bland svaren</a>: någon kan redan ha frågat samma sak.</li>
<li><a href="/categories">Läs om ett rättsområde</a> och de vanligaste frågorna i det.</li>
<li><a href="/ask_a_question">Ställ en egen fråga</a>. Vanliga frågor kostar ingenting.</li>
</ul>
${exampleNote}`,
    PublishedAt: "2026-09-01T07:00:00Z",
  },
];
