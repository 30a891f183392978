import { cite, type DemoAnswer, exampleNote, validAt } from "./demoAnswer.ts";

export const demoAnswersMoreRent: DemoAnswer[] = [
  {
    SourceID: "demo-andrahand-provbo-nekad",
    Title: "Hyresvärden nekar mig att hyra ut i andra hand när jag ska provbo – vad gäller?",
    QuestionBody: `Jag har en hyresrätt på två rum sedan sju år. Min partner bor i en annan stad, och vi vill provbo hos honom i ett år innan jag bestämmer mig för att säga upp min lägenhet. En kollega vill hyra den under tiden. Jag frågade hyresvärden, ett privat bolag, som svarade att de inte tillåter andrahandsuthyrning alls.

Kan de säga nej utan att ange något skäl? Vad händer om jag hyr ut ändå, eftersom kollegan måste ha besked inom två veckor? Och hur mycket får jag ta betalt? Jag betalar 7 200 kronor och lämnar möblerna kvar.`,
    Category: "hyresratt-hyra-i-andra-hand",
    AnswerBody: `<p><strong>Kort svar:</strong> Ett nej från hyresvärden är inte sista ordet. Du kan ansöka om tillstånd hos hyresnämnden, och att provbo med en partner på annan ort räknas ofta som ett godtagbart skäl. Hyr inte ut förrän du har ett samtycke eller ett tillstånd. Du riskerar din lägenhet.</p>
<h2>Vad lagen säger</h2>
<p>En hyresgäst får inte hyra ut hela lägenheten för självständigt brukande utan hyresvärdens samtycke, om inte hyresnämnden lämnar tillstånd (12 kap. 39 § jordabalken).</p>
<p>Hyresnämnden ska lämna tillstånd om tre villkor är uppfyllda (12 kap. 40 §):</p>
<ul>
<li>Du har beaktansvärda skäl. Lagen nämner ålder, sjukdom, tillfälligt arbete eller studier på annan ort, längre utlandsvistelse, särskilda familjeförhållanden och liknande. Att pröva att bo ihop har i praxis ofta setts som ett sådant skäl, normalt för ungefär ett år.</li>
<li>Hyresvärden har inte befogad anledning att säga nej. Ett allmänt ”vi tillåter det aldrig” är normalt inte det.</li>
<li>Hyran är inte högre än skälig hyra. Den får motsvara din egen hyra, med tillägg på högst 15 procent för möbler och utrustning, och den faktiska kostnaden för till exempel bredband (12 kap. 55 §). För dig blir taket 7 200 plus högst 1 080 kronor, alltså 8 280 kronor, innan sådana kostnader läggs till.</li>
</ul>
<p>Ett tillstånd gäller för viss tid. Hyr du ut utan samtycke eller tillstånd, och inte kan visa någon giltig ursäkt, är hyresrätten förverkad och avtalet kan sägas upp. Detsamma gäller om du tar emot en hyra som inte är skälig (12 kap. 42 §).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Skicka en skriftlig begäran till hyresvärden med skäl, tid, hyra och vem som ska bo där.</li>
<li>Blir svaret nej: ansök hos hyresnämnden i det område där lägenheten ligger. Blankett finns på <a href="https://www.domstol.se">domstol.se</a>. Räkna med att det tar längre än de två veckor som din kollega har.</li>
<li>Bifoga underlag, till exempel ett intyg från din partner och hans hyresavtal eller köpekontrakt.</li>
<li>Skriv ett avtal med kollegan som börjar först när du har fått ja.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Bor du kvar och hyr ut ett rum till en inneboende behövs normalt inget tillstånd. Har du redan fått hyra ut länge, eller tänker du inte komma tillbaka, blir det svårare att få ja. Efter två år kan den som hyr av dig få rätt till förlängning (12 kap. 45 §), om ni inte har kommit överens om något annat på rätt sätt.</p>
${exampleNote}`,
    Provisions: cite("jordabalken", "12:39", "12:40", "12:42", "12:45", "12:55"),
    ValidAt: validAt,
    PublishedAt: "2026-04-10T11:25:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-mogel-i-badrummet-hyresratt",
    Title: "Kan jag få sänkt hyra när hyresvärden inte åtgärdar mögel i badrummet?",
    QuestionBody: `Jag hyr en trea i första hand. I augusti började mattan i badrummet släppa och det växer mögel längs golvlisten. Jag felanmälde samma vecka och en hantverkare var här och tittade, men sedan dess har inget hänt trots fyra påminnelser. Nu är det november. Min dotter har astma och vi duschar hos min mamma flera gånger i veckan.

Har jag rätt till lägre hyra, och kan jag helt enkelt betala mindre tills de har lagat det? Kan jag låta en egen hantverkare göra jobbet och skicka räkningen till hyresvärden?`,
    Category: "hyresratt-brister-och-storningar",
    AnswerBody: `<p><strong>Kort svar:</strong> Ja, du har sannolikt rätt till en skälig sänkning av hyran för den tid som badrummet har varit bristfälligt, och hyresvärden kan tvingas laga det. Men dra inte av på hyran på egen hand. Det kan leda till att du blir uppsagd.</p>
<h2>Vad lagen säger</h2>
<p>Hyresvärden ska hålla lägenheten i ett skick som är fullt brukbart enligt den allmänna uppfattningen på orten (12 kap. 9 och 15 §§ jordabalken). Brister det i detta under hyrestiden, eller uppstår det på annat sätt hinder eller men i nyttjanderätten utan att du är vållande, gäller samma regler som för brister vid inflyttningen (12 kap. 16 §). Det innebär att du kan ha rätt till följande (12 kap. 11 §):</p>
<ul>
<li>skälig nedsättning av hyran för den tid bristen finns,</li>
<li>att själv avhjälpa bristen på hyresvärdens bekostnad, om hyresvärden efter tillsägelse inte gör det så snart det kan ske,</li>
<li>ersättning för skada, om inte hyresvärden visar att bristen inte beror på försummelse från dess sida.</li>
</ul>
<p>Hyresnämnden kan dessutom förelägga hyresvärden att åtgärda bristen inom en viss tid, vid risk för vite (12 kap. 16 §).</p>
<p>Vill du hålla inne en del av hyran kan du deponera beloppet hos länsstyrelsen. Då kan hyresvärden inte säga upp dig för att just det beloppet är obetalt (12 kap. 21 §). Deponera senast på förfallodagen. Du behöver lämna vissa uppgifter och ställa pant eller borgen.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Samla felanmälan, påminnelser, bilder med datum och ett intyg om din dotters astma.</li>
<li>Skriv till hyresvärden: begär åtgärd senast ett visst datum och nedsättning av hyran från augusti.</li>
<li>Händer inget: ansök om åtgärdsföreläggande hos hyresnämnden.</li>
<li>Kan ni inte enas om nedsättningen prövas den av tingsrätten. Hyresnämnden kan medla. Hyresgästföreningen kan hjälpa medlemmar.</li>
<li>Kommunens miljökontor kan göra inspektion vid misstänkt hälsofara i bostaden.</li>
</ol>
<p>Att själv beställa reparation av ett badrum är riskabelt. Gör det bara efter en tydlig tillsägelse och juridiska råd, för du kan få stå för kostnaden om du har gjort fel.</p>
<h2>När det kan bli annorlunda</h2>
<p>Har du orsakat skadan, till exempel genom att inte anmäla den i tid, kan du få ersätta den (12 kap. 24 §). Hur stor sänkningen blir beror på hur mycket badrummet har kunnat användas. Hyr du i andra hand riktar du kraven mot den som du hyr av.</p>
${exampleNote}`,
    Provisions: cite("jordabalken", "12:9", "12:11", "12:15", "12:16", "12:21", "12:24"),
    ValidAt: validAt,
    PublishedAt: "2026-11-19T09:35:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
  {
    SourceID: "demo-inneboende-ut-pa-en-vecka",
    Title: "Måste jag som inneboende flytta ut på en vecka?",
    QuestionBody: `Jag hyr ett möblerat rum hos en kvinna som själv hyr sin trea av ett kommunalt bolag. Jag har bott här i elva månader. Vi har bara kommit överens muntligt: 4 500 kronor i månaden, tills vidare. I går blev vi osams om disken. I dag fick jag ett sms där hon skriver att jag ska vara ute på söndag, annars byter hon lås och ställer ut mina saker.

Kan hon göra så? Hur lång uppsägningstid har jag när vi inte har något skriftligt avtal, och har jag rätt att bo kvar om jag inte hittar något nytt?`,
    Category: "hyresratt-inneboende",
    AnswerBody: `<p><strong>Kort svar:</strong> Nej, du behöver inte flytta på söndag. Ett muntligt hyresavtal gäller, och uppsägningstiden är normalt minst tre månader. Däremot har du som inneboende troligen ingen rätt att bo kvar när den tiden har gått ut.</p>
<h2>Vad lagen säger</h2>
<p>Ett hyresavtal som gäller tills vidare måste sägas upp (12 kap. 3 § jordabalken). För en bostadslägenhet upphör det tidigast vid det månadsskifte som kommer närmast efter tre månader från uppsägningen (12 kap. 4 §). Det gäller även ett rum. Villkor som är sämre för dig än lagen är normalt utan verkan (12 kap. 1 §).</p>
<p>Har hyresförhållandet varat längre än tre månader ska hyresvärdens uppsägning vara skriftlig. Den ska delges dig eller, i de vanliga fallen, sändas i rekommenderat brev (12 kap. 8 §). Ett sms uppfyller knappast det kravet.</p>
<p>Rätten till förlängning gäller inte när lägenheten är en del av upplåtarens egen bostad (12 kap. 45 §). Sägs du upp på rätt sätt måste du därför räkna med att flytta när uppsägningstiden är slut.</p>
<p>Att byta lås eller ställa ut dina saker för att få ut dig kan vara ett brott, egenmäktigt förfarande (8 kap. 8 § brottsbalken) eller självtäkt (8 kap. 9 §). Vill din hyresvärd få ut dig mot din vilja måste hon gå genom Kronofogden eller domstol.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Svara lugnt och skriftligt: ”Jag har minst tre månaders uppsägningstid. Säg upp avtalet skriftligt om du vill att det ska upphöra.”</li>
<li>Betala hyran i tid, helst via bank, och spara kvitton. Dröjer du mer än en vecka kan hyresrätten vara förverkad (12 kap. 42 §).</li>
<li>Spara sms:et och det som visar att du bor där, till exempel folkbokföring och betalningar.</li>
<li>Blir du utelåst: ring polisen. Är läget hotfullt, ring 112.</li>
<li>Kontrollera hyran. Även en inneboende i en hyresrätt betalar skälig hyra, beräknad på sin del av lägenheten (12 kap. 55 §).</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Har du åsidosatt dina skyldigheter allvarligt, till exempel genom hot eller stora störningar, kan avtalet i vissa fall sägas upp i förtid. Äger hyresvärden bostaden, som ett hus eller en bostadsrätt, gäller ofta en annan lag med egna regler om uppsägning och hyra. Är avtalet på bestämd tid beräknas uppsägningstiden på ett annat sätt.</p>
${exampleNote}`,
    Provisions: [
      ...cite("jordabalken", "12:1", "12:3", "12:4", "12:8", "12:42", "12:45", "12:55"),
      ...cite("brottsbalken", "8:8", "8:9"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-09-03T08:55:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
];
