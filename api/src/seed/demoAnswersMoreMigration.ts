import { cite, type DemoAnswer, exampleNote, validAt } from "./demoAnswer.ts";

export const demoAnswersMoreMigration: DemoAnswer[] = [
  {
    SourceID: "demo-permanent-tillstand-flytta-utomlands",
    Title: "Förlorar jag mitt permanenta uppehållstillstånd om jag flyttar utomlands i två år?",
    QuestionBody: `Jag kommer från Kanada och har haft permanent uppehållstillstånd i nio år. Nu vill min arbetsgivare att jag arbetar i Singapore i arton månader, kanske upp till två år. Jag tänker hyra ut min bostadsrätt och komma tillbaka, och min syster bor kvar i Sverige. Uppehållstillståndskortet gäller i tre år till.

Kan jag förlora tillståndet? Räcker det att jag kommer hem på semester ibland och är kvar i folkbokföringen? Vad behöver jag göra innan jag åker, och vad händer om det drar ut på tiden?`,
    Category: "migrationsratt-uppehallstillstand",
    AnswerBody: `<p><strong>Kort svar:</strong> Ja, det kan du. Den som inte längre är bosatt i Sverige ska få sitt permanenta tillstånd återkallat. Men anmäler du till Migrationsverket att du vill ha det kvar får det återkallas tidigast två år efter att du slutade bo här. Gör anmälan före resan, och var tillbaka i god tid.</p>
<h2>Vad lagen säger</h2>
<p>Ett permanent uppehållstillstånd ska återkallas för den som inte längre är bosatt i Sverige. Har personen anmält att tillståndet önskas kvar trots att bosättningen upphör, får det återkallas tidigast när två år har gått från det att bosättningen upphörde (7 kap. 7 § utlänningslagen). Det är alltså en tidsfrist och inte ett nytt tillstånd. Kortets giltighetstid hjälper inte.</p>
<p>Enligt Migrationsöverdomstolen finns det inget utrymme för undantag när bosättningen har upphört, till exempel för den som har släkt här. Domstolen har också sagt att det är förhållandena när frågan prövas som räknas (MIG 2014:6). Den som då har flyttat tillbaka och faktiskt bor här är i ett bättre läge.</p>
<p>Var man är bosatt avgörs av en helhet: hur länge du är borta, var du har bostad, arbete och familj och vad du avser. Semesterbesök räcker sällan. Folkbokföringen är en uppgift bland flera, och den som flyttar för minst ett år ska normalt anmäla det till Skatteverket. Att stå kvar på fel adress kan ge andra problem.</p>
<p>Migrationsverket beslutar om återkallelse (7 kap. 8 §). Du ska som huvudregel få yttra dig innan (25 § förvaltningslagen). Ett beslut om återkallelse får överklagas till migrationsdomstol (14 kap. 3 §), normalt inom tre veckor från att du fick del av det (44 § förvaltningslagen).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Anmäl till Migrationsverket före avresan att du vill behålla tillståndet. Gör det skriftligt och spara bekräftelsen.</li>
<li>Skriv upp dagen då du flyttar och räkna två år. Planera hemflytten med marginal.</li>
<li>Be arbetsgivaren intyga att uppdraget är tidsbegränsat, och behåll bostadsrätten. Hör föreningen om andrahandsuthyrning.</li>
<li>Undersök om du uppfyller kraven för svenskt medborgarskap. Då försvinner problemet.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Har du ställning som varaktigt bosatt inom EU, eller är du familj till en EU-medborgare, kan andra regler gälla. Utlänningslagen ändras ofta, och flera ändringar om återkallelse har varit aktuella under 2026. Kontrollera därför hos <a href="https://www.migrationsverket.se">Migrationsverket</a> vad som gäller den dag du reser.</p>
${exampleNote}`,
    Provisions: [...cite("utlänningslagen", "7:7", "7:8", "14:3"), ...cite("förvaltningslagen", "25", "44")],
    ValidAt: validAt,
    PublishedAt: "2026-09-01T13:00:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-separation-tidsbegransat-tillstand",
    Title: "Vi har separerat – får jag stanna i Sverige när tillståndet byggde på förhållandet?",
    QuestionBody: `Jag flyttade hit för ett och ett halvt år sedan för att bo med min man och har uppehållstillstånd i två år. I början var det bra, men det senaste året har han kontrollerat min telefon och mina pengar, och två gånger har han slagit mig. Jag bor nu hos en kollega. Vi har inga barn. Jag arbetar inom äldreomsorgen, studerar svenska på kvällarna och har fem månader kvar på tillståndet.

Han säger att jag blir utvisad om han ringer Migrationsverket. Stämmer det? Kan jag söka om tillstånd på egen hand, och vad behöver jag visa?`,
    Category: "migrationsratt-anknytning",
    AnswerBody: `<p><strong>Kort svar:</strong> Han bestämmer inte över ditt tillstånd. Det kan återkallas eller nekas förlängning när förhållandet är slut, men du kan få fortsatt tillstånd om förhållandet upphörde främst på grund av våld. Ansök innan tiden går ut, och sök stöd nu: 112 vid fara, annars Kvinnofridslinjen, 020-50 50 50.</p>
<h2>Vad lagen säger</h2>
<p>Ett tidsbegränsat tillstånd som bygger på ett förhållande <em>får</em> återkallas om förhållandet upphör (7 kap. 3 § utlänningslagen). Det sker inte automatiskt. Hänsyn ska tas till din anknytning till Sverige och till om du har etablerat dig här. Det ska särskilt beaktas om förhållandet upphörde främst därför att du utsattes för våld eller annan allvarlig kränkning av din frihet eller frid (7 kap. 4 §).</p>
<p>Den som inte kan få förlängning för att förhållandet har upphört får ändå beviljas tillstånd i tre fall: om personen har särskild anknytning till Sverige, om förhållandet upphörde främst på grund av våld eller annan allvarlig kränkning, eller om andra starka skäl talar för det. Tillståndet gäller då i tretton månader (5 kap. 16 §).</p>
<p>Det krävs inte att han är dömd. Migrationsverket gör en samlad bedömning av vad du berättar och det som stöder det. Även kontroll, hot och isolering kan ha betydelse. Arbete och språk talar för dig, men ett och ett halvt år räcker sällan ensamt för särskild anknytning.</p>
<p>Huvudregeln är annars att man måste söka nya tillstånd, till exempel för arbete, före inresan (5 kap. 18 §). Lagen har undantag, så be om råd innan du väljer grund.</p>
<p>Ett avslag eller en återkallelse får överklagas till migrationsdomstol (14 kap. 3 §), normalt inom tre veckor från att du fick del av beslutet (44 § förvaltningslagen).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Ansök om förlängning på nätet medan tillståndet gäller, och skriv att förhållandet har upphört och varför. Lämna riktiga uppgifter.</li>
<li>Samla stöd: journal, bilder, meddelanden, polisanmälan, intyg från kvinnojour, socialtjänst eller kollegor.</li>
<li>Bifoga anställningsavtal, lönebesked och intyg om svenskstudierna.</li>
<li>Be Migrationsverket att inte skicka brev till den gamla adressen. Fråga om skyddade personuppgifter om det behövs.</li>
<li>Tala med en jurist. Vid risk för utvisning kan du ofta få ett offentligt biträde.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Har man barn i Sverige finns andra grunder, och barnets kontakt med föräldern ska beaktas. Bygger tillståndet på EU-rätt gäller andra regler. Utlänningslagen ändras ofta, så kontrollera vad som gäller när du ansöker. Vi kan inte bedöma utgången i ditt ärende.</p>
${exampleNote}`,
    Provisions: [...cite("utlänningslagen", "5:16", "5:18", "7:3", "7:4", "14:3"), ...cite("förvaltningslagen", "44")],
    ValidAt: validAt,
    PublishedAt: "2026-07-14T09:40:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
];
