import { cite, type DemoAnswer, exampleNote, validAt } from "./demoAnswer.ts";

export const demoAnswersMoreGeneral: DemoAnswer[] = [
  {
    SourceID: "demo-vad-betyder-laga-kraft",
    Title: "Vad betyder det att en dom eller ett beslut har fått laga kraft?",
    QuestionBody: `Jag har läst i två olika brev att något ”har vunnit laga kraft”. Det ena gäller en dom i en tvist som jag hade med en bilfirma, det andra ett beslut från kommunen om bygglov hos grannen. Jag förstår att det betyder att det är klart på något sätt, men inte vad som egentligen händer då.

När får en dom laga kraft? Kan motparten vägra betala till dess? Och om jag hittar nya bevis efteråt, är det helt kört då eller kan man ta upp saken igen?`,
    Category: "allman-juridik-begrepp",
    AnswerBody: `<p><strong>Kort svar:</strong> Laga kraft betyder att avgörandet inte längre kan överklagas på vanligt sätt. En dom från tingsrätten får det normalt tre veckor efter att den meddelades, om ingen har överklagat. Sedan kan saken som huvudregel inte prövas igen. Nya bevis hjälper bara i undantagsfall.</p>
<h2>Vad lagen säger</h2>
<p>En dom i tvistemål ska överklagas inom tre veckor från den dag då den meddelades (50 kap. 1 § rättegångsbalken). Detsamma gäller domar i brottmål (51 kap. 1 §). Har ingen överklagat i tid får domen laga kraft. Överklagas den dröjer det tills högre rätt har sagt sitt.</p>
<p>Då får domen också rättskraft: den sak som är avgjord får inte tas upp till ny prövning (17 kap. 11 §). På motsvarande sätt kan den som har prövats för en gärning inte åtalas för den igen (30 kap. 9 §).</p>
<p>Ska någon betala till dig kan domen verkställas av Kronofogden utan särskilda villkor när den har laga kraft (3 kap. 3 § utsökningsbalken). Men en dom om betalning får ofta verkställas redan dessförinnan, om motparten inte ställer säkerhet på det sätt som lagen anger (3 kap. 6 §). Laga kraft är alltså inte alltid ett villkor för att få ut pengar.</p>
<p>För beslut från myndigheter räknas tiden på ett annat sätt. Den är normalt tre veckor från den dag då den som överklagar fick del av beslutet (44 § förvaltningslagen). Flera personer kan därför ha olika sista dag. Ett beslut får som huvudregel verkställas när överklagandetiden har gått ut, men ibland tidigare (35 §).</p>
<p>För den som finner något nytt efteråt finns resning, ett extraordinärt rättsmedel. I tvistemål kan det bland annat beviljas om nya omständigheter eller bevis sannolikt skulle ha lett till en annan utgång, och parten gör sannolikt att de inte kunde åberopas tidigare eller har giltig ursäkt (58 kap. 1 § rättegångsbalken). I brottmål är möjligheterna till fördel för den dömde något större (58 kap. 2 §).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Titta efter datumet då domen meddelades och räkna tre veckor.</li>
<li>Ring domstolen eller kommunen och fråga om någon har överklagat. Be om ett intyg om laga kraft om du behöver visa det.</li>
<li>Vill du överklaga: gör det i tid. Att hoppas på resning är nästan alltid fel väg.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Alla beslut blir inte slutliga på samma sätt. Den som har fått avslag på till exempel bygglov kan ofta söka igen, och frågor om vårdnad kan prövas på nytt när förhållandena har ändrats. För bygglov finns särskilda regler om när man får börja bygga och om hur grannar får del av beslutet.</p>
${exampleNote}`,
    Provisions: [
      ...cite("rättegångsbalken", "17:11", "30:9", "50:1", "51:1", "58:1", "58:2"),
      ...cite("utsökningsbalken", "3:3", "3:6"),
      ...cite("förvaltningslagen", "35", "44"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-03-31T08:15:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
  {
    SourceID: "demo-rakna-overklagandetid-helg",
    Title: "Hur räknar jag tre veckor när sista dagen är en helgdag?",
    QuestionBody: `Jag fick ett beslut från en myndighet fredagen den 29 maj och vill överklaga. I beslutet står att överklagandet ska ha kommit in inom tre veckor från den dag jag fick del av det. Om jag räknar rätt blir det fredagen den 19 juni, som är midsommarafton. Jag tänkte skriva klart under helgen och lägga brevet på lådan på söndagen.

Räknas midsommarafton som en vanlig dag? Räcker det att brevet är poststämplat i tid, eller måste det ha kommit fram? Och går det bra att mejla sent på kvällen?`,
    Category: "allman-juridik-ovrigt",
    AnswerBody: `<p><strong>Kort svar:</strong> Midsommarafton räknas som helgdag här, så sista dagen flyttas till nästa vardag: <strong>måndagen den 22 juni</strong>. Men då ska överklagandet ha <em>kommit in</em>. Poststämpeln räcker inte. Ett brev på lådan på söndagen är för riskabelt. Mejla eller lämna det själv.</p>
<h2>Vad lagen säger</h2>
<p>När en tid räknas i veckor är slutdagen den dag som har samma namn i veckan som den dag då tiden började (1 § lagen om beräkning av lagstadgad tid). Fick du beslutet en fredag är sista dagen alltså en fredag tre veckor senare. Räknas tiden i månader är det samma datum i slutmånaden, eller månadens sista dag om datumet inte finns.</p>
<p>Infaller den sista dagen på en söndag, annan allmän helgdag, lördag, midsommarafton, julafton eller nyårsafton får åtgärden vidtas nästa vardag (2 §). Skärtorsdag och andra dagar som många är lediga flyttar däremot inget.</p>
<p>Ett överklagande av en myndighets beslut ska ha kommit in till myndigheten inom tre veckor från att du fick del av beslutet (44 § förvaltningslagen). En handling har kommit in den dag då den når myndigheten. Når ett brev myndigheten en viss dag ska det anses ha kommit in närmast föregående arbetsdag, om det inte framstår som osannolikt att det redan då hade skilts av för myndigheten på ett postkontor. Detsamma gäller det som ligger i myndighetens egen postlåda vid dagens första tömning (22 §). För domstolar finns en liknande regel (33 kap. 3 § rättegångsbalken).</p>
<p>Kommer överklagandet för sent ska det avvisas. Ett undantag är om det berodde på att myndigheten hade lämnat en felaktig underrättelse. Ett annat är om det har kommit in till den högre instansen i tid (45 §).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Skriv upp när du fick beslutet. Spara kuvertet eller delgivningskvittot.</li>
<li>Skicka med e-post eller e-tjänst före midnatt sista dagen, och helst någon dag tidigare. Spara det skickade och be om bekräftelse.</li>
<li>Är du inte klar: skicka ett kort överklagande nu med diarienummer och vad du vill ändra, och be att få utveckla skälen senare.</li>
<li>Ring nästa arbetsdag och kontrollera att det finns registrerat.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>För domar i tvistemål och brottmål räknas tiden från den dag då domen meddelades, inte från när du fick den. Frister som ni själva har avtalat om, som betalningsdagar eller uppsägningstider, flyttas inte alltid. Andra tider än tre veckor förekommer ofta, så läs alltid anvisningen i just ditt beslut. Är du osäker: räkna med den tidigaste dagen.</p>
${exampleNote}`,
    Provisions: [
      ...cite("lagen om beräkning av lagstadgad tid", "1", "2"),
      ...cite("förvaltningslagen", "22", "44", "45"),
      ...cite("rättegångsbalken", "33:3"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-06-09T07:30:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
];
