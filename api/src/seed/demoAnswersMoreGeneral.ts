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
  {
    SourceID: "demo-ombud-utan-juristexamen",
    Title: "Får jag vara ombud för min mamma i domstol fast jag inte är jurist?",
    QuestionBody: `Min mamma är 76 år och har hamnat i en tvist med en takläggare. Hon har stämts på 55 000 kronor och orkar inte med alla papper. Jag har läst några kurser i juridik vid sidan av jobbet men har ingen examen. Hon vill att jag sköter allt, både breven och förhandlingen. Samtidigt håller jag på att hjälpa henne att överklaga ett beslut från kommunen.

Får jag företräda henne i tingsrätten? Behövs en särskild fullmakt, och kan domstolen säga nej? Gäller samma regler mot kommunen? Kan jag få betalt om vi vinner?`,
    Category: "allman-juridik-utbildning-och-yrke",
    AnswerBody: `<p><strong>Kort svar:</strong> Ja, det krävs ingen examen. Men domstolen ska tycka att du är lämplig, och du behöver en fullmakt. Hos kommunen och förvaltningsrätten är reglerna liknande. Tänk på att en fullmakt för rättegång ger dig stor makt, och på att din mamma ändå kan behöva komma själv.</p>
<h2>Vad lagen säger</h2>
<p>En part får föra sin talan genom ombud (12 kap. 1 § rättegångsbalken). Ombudet ska vara den som rätten finner lämplig med hänsyn till redbarhet, insikter och tidigare verksamhet, och ska behärska svenska. Den som är underårig, i konkurs eller har förvaltare får inte vara ombud (12 kap. 2 §). Domare, åklagare och några till får det bara med särskilt tillstånd (12 kap. 3 §). Någon regel om att man måste vara jurist finns inte, men i ett svårt mål kan rätten anse att du saknar de insikter som behövs.</p>
<p>Fullmakten ges muntligen inför rätten eller skriftligen. En skriftlig ska vara egenhändigt undertecknad. Vid elektronisk underskrift krävs en avancerad sådan (12 kap. 8 §). Den lämnas in i original när du första gången för talan (12 kap. 9 §).</p>
<p>En vanlig rättegångsfullmakt låter dig bland annat medge motpartens krav, ingå förlikning och ta emot ersättning för rättegångskostnader (12 kap. 14 §). Vill hon begränsa det behöver ni tala om det först. Vill hon i stället föra sin talan själv men ha dig bredvid sig kan du vara hennes biträde (12 kap. 22 §).</p>
<p>Hos en myndighet får en part anlita ett lämpligt ombud eller biträde, men ska medverka personligen om myndigheten begär det (14 § förvaltningslagen). Myndigheten kan begära en fullmakt som visar ditt namn och uppdragets omfattning (15 §).</p>
<h2>Vad ni kan göra</h2>
<ol>
<li>Skriv en fullmakt för tvisten och en för kommunen, med namn, personuppgifter och vad den gäller. Lämna in den först när det behövs.</li>
<li>Svara på stämningen inom den tid som står i föreläggandet. Att fullmakten inte är klar stoppar inte tiden.</li>
<li>Fråga hemförsäkringen innan ni börjar. Rättsskydd ställer ofta krav på ombudets utbildning, så det kan bli dyrt att välja bort en jurist.</li>
<li>Kom överens om vem som bestämmer om förlikning.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Vinner ni kan ersättning för ombudets arbete ingå i kostnaderna, om det skäligen behövdes. För ett ombud som hjälper en släkting gratis blir det sällan något. Ska hon förhöras behöver hon komma själv. Är din mamma på väg att förlora förmågan att bestämma räcker det inte alltid med en vanlig fullmakt. Då kan en framtidsfullmakt eller en god man behövas.</p>
${exampleNote}`,
    Provisions: [
      ...cite("rättegångsbalken", "12:1", "12:2", "12:3", "12:8", "12:9", "12:14", "12:22"),
      ...cite("förvaltningslagen", "14", "15"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-09-24T08:25:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
];
