import { cite, type DemoAnswer, exampleNote, validAt } from "./demoAnswer.ts";

export const demoAnswersMoreFamily: DemoAnswer[] = [
  {
    SourceID: "demo-underhall-barn-bor-mest-hos-mig",
    Title: "Hur mycket underhåll kan jag kräva när barnet bor mest hos mig?",
    QuestionBody: `Min sambo och jag flyttade isär för fjorton månader sedan. Vår son är åtta år. Vi har gemensam vårdnad, men han bor hos mig och är hos sin pappa varannan helg, fyra till fem dygn i månaden. Sedan separationen har pappan betalat 1 500 kronor i månaden, fast han tjänar ungefär 11 000 kronor mer än jag.

Finns det ett fast belopp som han måste betala? Kan jag kräva mer även för tiden som har gått? Han säger att han får dra av för de dygn som sonen är hos honom.`,
    Category: "familjeratt-underhall",
    AnswerBody: `<p><strong>Kort svar:</strong> Det finns inget fast belopp. Underhållet bestäms av vad er son behöver och av hur ni båda har det ekonomiskt. Det går att kräva underhåll för förfluten tid, men utan pappans medgivande högst för tre år före den dag då talan väcks.</p>
<h2>Vad lagen säger</h2>
<p>Ni ska båda svara för sonens underhåll efter vad som är skäligt med hänsyn till hans behov och er samlade förmåga, och dela på kostnaden var och en efter sin förmåga (7 kap. 1 § föräldrabalken). Den förälder som barnet inte varaktigt bor hos gör det genom att betala underhållsbidrag, även när vårdnaden är gemensam. Bidraget fastställs i ett avtal eller i en dom (7 kap. 2 §).</p>
<p>När bidraget räknas ut får pappan först behålla ett belopp för sina egna levnadskostnader och en skälig bostadskostnad (7 kap. 3 §). Det som sedan är över hos er båda avgör hur kostnaden fördelas.</p>
<p>Rätt till avdrag har han om sonen är hos honom minst fem hela dygn i sträck, eller minst sex hela dygn under en kalendermånad. Avdraget är en fyrtiondel av månadsbidraget för varje helt dygn (7 kap. 4 §). Fyra till fem dygn fördelade på helger räcker alltså normalt inte, men längre lov kan göra det.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Räkna på beloppet. <a href="https://www.forsakringskassan.se">Försäkringskassan</a> har ett verktyg för det, och du kan fråga om underhållsstöd.</li>
<li>Föreslå ett skriftligt avtal med belopp, betalningsdag och hur avdrag ska göras. Kommunen kan hjälpa er genom samarbetssamtal.</li>
<li>Kommer ni inte överens kan du föra sonens talan vid tingsrätten på den ort där pappan bor (7 kap. 12 §). Tiden bakåt räknas från då (7 kap. 8 §).</li>
<li>Rätten kan bestämma ett tillfälligt bidrag medan målet pågår (7 kap. 15 §).</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Har ni redan kommit överens om 1 500 kronor, även muntligt, kan frågan i stället bli om avtalet ska jämkas. Då kan domstolen mot pappans vilja normalt inte höja bidraget för tid före talan (7 kap. 10 §). Nya barn, låg inkomst eller särskilda behov hos sonen påverkar också. Bor han lika mycket hos er båda betalas normalt inget underhållsbidrag.</p>
${exampleNote}`,
    Provisions: cite("föräldrabalken", "7:1", "7:2", "7:3", "7:4", "7:8", "7:10", "7:12", "7:15"),
    ValidAt: validAt,
    PublishedAt: "2026-03-24T09:10:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-umgange-stalls-in",
    Title: "Umgänget med min dotter ställs in gång på gång – vad kan jag göra?",
    QuestionBody: `Jag är pappa till en flicka på sex år. Enligt en dom från i fjol ska hon vara hos mig varannan helg och halva loven. Vi har gemensam vårdnad och hon bor hos sin mamma. Den här våren har sex av åtta helger ställts in med kort varsel: förkylning, kalas eller att hon ”inte vill”. När vi väl ses har vi det fint.

Jag vill inte bråka inför min dotter men är rädd att vi glider ifrån varandra. Kan jag kräva att domen följs? Får jag hämta henne i skolan på fredagen utan att fråga?`,
    Category: "familjeratt-vardnad-boende-och-umgange",
    AnswerBody: `<p><strong>Kort svar:</strong> Ja, du kan begära att tingsrätten verkställer domen, till exempel genom att förena den med vite. Pröva först en frivillig lösning om det går. Står det i domen att du hämtar i skolan på fredagar får du göra det, men ta inte med din dotter på andra tider än domen säger.</p>
<h2>Vad lagen säger</h2>
<p>Barnet har rätt till umgänge med en förälder som det inte bor med, utom när det strider mot barnets bästa. Föräldrarna har ett gemensamt ansvar för att behovet så långt möjligt tillgodoses (6 kap. 15 § föräldrabalken).</p>
<p>Verkställighet söks hos tingsrätten på den ort där barnet har sin hemvist (21 kap. 1 a §). Barnets bästa kommer i främsta rummet, och barnets åsikter vägs in efter ålder och mognad (21 kap. 1 §). Rätten kan först ge någon, ofta från socialtjänsten, i uppdrag att få till ett frivilligt umgänge, normalt inom två veckor (21 kap. 2 §). Hjälper inte det kan rätten besluta om vite. Hämtning genom polisen är vid umgänge ett undantag och kräver att barnet har ett särskilt starkt behov av umgänget (21 kap. 3 §).</p>
<p>I ett sådant ärende kan rätten ändra praktiska detaljer, som tid och plats för överlämning, men normalt inte själva umgänget (21 kap. 4 §). Vill du ha ett annat umgänge, eller ändring i vårdnaden, behövs en ny talan. Då spelar det bland annat roll hur var och en av er förmår sätta barnets behov främst (6 kap. 5 §).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Skriv upp varje inställd helg, skälet och vad du föreslog i stället. Spara meddelanden.</li>
<li>Föreslå ersättningshelger skriftligt, i vänlig ton, och be kommunen om samarbetssamtal.</li>
<li>Händer inget: ansök om verkställighet och bifoga domen.</li>
<li>Vill du väcka en ny talan måste du som regel ha deltagit i ett informationssamtal hos kommunen under det senaste året (6 kap. 17 c §). Du kan begära ett tillfälligt beslut (6 kap. 20 §).</li>
</ol>
<p>I ett verkställighetsärende gäller rättegångsbalkens kostnadsregler, så den som förlorar kan få betala den andras kostnader (21 kap. 13 §).</p>
<h2>När det kan bli annorlunda</h2>
<p>Verklig sjukdom är ett giltigt hinder. Vill ett barn som är tillräckligt moget inte träffa dig är utrymmet för verkställighet litet (21 kap. 5 §). Finns det uppgifter om våld eller annat som gör att barnet far illa väger det tungt. Saknas dom, beslut och avtal som socialnämnden har godkänt finns normalt inget att verkställa.</p>
${exampleNote}`,
    Provisions: cite(
      "föräldrabalken",
      "6:5",
      "6:15",
      "6:17 c",
      "6:20",
      "21:1",
      "21:1 a",
      "21:2",
      "21:3",
      "21:4",
      "21:5",
      "21:13",
    ),
    ValidAt: validAt,
    PublishedAt: "2026-06-05T08:40:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-bodelning-arv-fran-foralder",
    Title: "Ska arvet efter min pappa delas när vi skiljer oss?",
    QuestionBody: `Min man och jag har varit gifta i tretton år och ska skilja oss. För tre år sedan ärvde jag 600 000 kronor efter min pappa. Ungefär hälften använde jag till att betala av på vårt gemensamma bolån, resten står kvar på ett eget sparkonto i mitt namn. Vi har inget äktenskapsförord. Jag vet att pappa skrev ett testamente, men jag har inte läst det noga.

Måste jag dela arvet med min man? Spelar det någon roll att pengarna ligger på mitt konto, och får jag tillbaka det som gick till lånet?`,
    Category: "familjeratt-bodelning",
    AnswerBody: `<p><strong>Kort svar:</strong> Det beror på testamentet. Skrev din pappa att arvet ska vara din enskilda egendom ska pengarna på kontot inte delas. Skrev han inget om det ingår de i bodelningen, även om kontot är ditt. Läs därför testamentet först.</p>
<h2>Vad lagen säger</h2>
<p>Det som en make äger är giftorättsgods om det inte är enskild egendom (7 kap. 1 § äktenskapsbalken). Ett arv blir enskild egendom om det står i ett testamente att det ska vara det. Det gäller normalt också det som har trätt i stället för arvet. Avkastningen, till exempel räntan, är däremot giftorättsgods om inte testamentet säger något annat (7 kap. 2 §).</p>
<p>I bodelningen ingår makarnas giftorättsgods (10 kap. 1 §). Utgångspunkten är vad ni äger den dag då talan om äktenskapsskillnad väcktes (9 kap. 2 §). Från varje makes giftorättsgods dras i princip den makens skulder av (11 kap. 2 §). Det som är kvar läggs samman och delas lika i värde (11 kap. 3 §).</p>
<p>Pengarna som gick till bolånet finns inte kvar. Har du betalat av på en skuld som även var din mans kan du i vissa fall ha en fordran på honom, men det beror på vad ni avsåg och kan visa. Ofta ses sådana betalningar som en del av den gemensamma ekonomin. Var pengarna enskild egendom kan en del av bostadens värde möjligen anses ha trätt i deras ställe. Den frågan är svår och bör bedömas av en jurist.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Läs testamentet. Saknar du det kan du beställa bouppteckningen från <a href="https://www.skatteverket.se">Skatteverket</a>, där testamentet normalt finns som bilaga.</li>
<li>Ta fram kontoutdrag som visar vart arvet tog vägen. Håll det som är kvar skilt från andra pengar.</li>
<li>Försök komma överens och skriv ett bodelningsavtal som båda undertecknar.</li>
<li>Går det inte kan tingsrätten utse en bodelningsförrättare (17 kap. 1 §). Kostnaden delas normalt lika (17 kap. 7 §).</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>En likadelning kan jämkas om den blir oskälig, särskilt när äktenskapet har varit kort (12 kap. 1 §). Efter tretton år är utrymmet litet. Ni kan också komma överens om att dela på annat sätt, men det får inte ske till skada för den som någon av er är skyldig pengar.</p>
${exampleNote}`,
    Provisions: cite("äktenskapsbalken", "7:1", "7:2", "9:2", "10:1", "11:2", "11:3", "12:1", "17:1", "17:7"),
    ValidAt: validAt,
    PublishedAt: "2026-10-01T12:30:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
];
