import { cite, type DemoAnswer, exampleNote, validAt } from "./demoAnswer.ts";

export const demoAnswersMoreTax: DemoAnswer[] = [
  {
    SourceID: "demo-uppskov-bostadsratt",
    Title: "Kan jag få uppskov med vinstskatten när den nya bostaden är billigare?",
    QuestionBody: `I augusti skrev jag kontrakt på att sälja min bostadsrätt för 3 200 000 kronor. Efter mäklare, renoveringar och det jag gav för lägenheten blir vinsten 900 000 kronor. Jag hade bott där i sex år. I oktober köpte jag ett radhus för 2 800 000 kronor och flyttar in i december.

Hur stor blir skatten? Kan jag skjuta upp hela beloppet fast det nya huset är billigare? Kostar ett uppskov något, och är det klokt? Jag fyller 61 nästa år och tänker kanske flytta igen när jag går i pension.`,
    Category: "skatteratt-bostadsforsaljning",
    AnswerBody: `<p><strong>Kort svar:</strong> Utan uppskov blir skatten 198 000 kronor. Eftersom den nya bostaden är billigare kan du skjuta upp en del: högst 787 500 kronor av vinsten. Då betalar du 24 750 kronor nu. Uppskovet är räntefritt i dag, men skatten försvinner inte.</p>
<h2>Vad lagen säger</h2>
<p>Av vinsten på en privatbostadsrätt tas 22/30 upp till beskattning (46 kap. 18 § inkomstskattelagen), och skatten på kapitalinkomst är 30 procent (65 kap. 7 §). Det blir 22 procent av vinsten: 900 000 × 22 % = 198 000 kronor.</p>
<p>Uppskov förutsätter bland annat att den sålda bostaden var din permanentbostad och att du köper en ersättningsbostad och bosätter dig där (47 kap. 2 och 3 §§). Permanentbostad är den normalt om du har bott där minst ett år närmast före försäljningen eller minst tre av de senaste fem åren. Ersättningsbostaden ska du ha köpt tidigast året före och senast året efter försäljningsåret (47 kap. 5 §). Köper du samma år som du säljer ska du ha flyttat in senast den 2 maj året därpå. Det klarar du.</p>
<p>Är den nya bostaden minst lika dyr kan hela vinsten skjutas upp. Är den billigare får du skjuta upp en andel (47 kap. 7 §):</p>
<ul>
<li>900 000 × 2 800 000 / 3 200 000 = 787 500 kronor i uppskov.</li>
<li>Kvar att beskatta nu: 112 500 kronor. Skatt: 24 750 kronor.</li>
</ul>
<p>Det finns ett tak på 3 000 000 kronor, fördelat efter ägarandel, och en lägsta gräns på 50 000 kronor.</p>
<p>Sedan 2021 betalar man ingen årlig skatt på uppskovet. Beloppet ska däremot tas upp när du säljer det nya huset, och i princip också om du ger bort det (47 kap. 11 §). Köper du då en ny bostad kan du ofta flytta med uppskovet.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Spara köpekontrakt, mäklarfaktura och kvitton på förbättringar.</li>
<li>Begär uppskovet i deklarationen våren 2027, på blankett K6. Du får välja ett lägre belopp.</li>
<li>Jämför med lånet: pengar som du slipper betala i skatt kan minska ett bolån med ränta.</li>
<li>Tänk på framtiden. Köper du något mycket billigare eller hyr efter pensionen får du betala skatten då, kanske med andra skattesatser.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Har du redan ett uppskov från en tidigare bostad räknas det in. Äger du tillsammans med någon räknar var och en på sin del. Är föreningen inte ett så kallat privatbostadsföretag gäller andra regler. Skatteregler ändras, så kontrollera beloppen hos <a href="https://www.skatteverket.se">Skatteverket</a> innan du deklarerar.</p>
${exampleNote}`,
    Provisions: cite("inkomstskattelagen", "46:18", "47:2", "47:3", "47:5", "47:7", "47:11", "65:7"),
    ValidAt: validAt,
    PublishedAt: "2026-10-29T14:10:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
  {
    SourceID: "demo-ratta-gammal-deklaration",
    Title: "Kan jag rätta gamla deklarationer, både till min fördel och till min nackdel?",
    QuestionBody: `Jag har upptäckt två saker i mina gamla deklarationer. För inkomståren 2020 till 2022 glömde jag avdrag för resor till arbetet, ungefär 9 000 kronor om året utöver gränsen. Men 2024 hyrde jag också ut min bostadsrätt i fem månader för 11 000 kronor i månaden och tog inte upp det alls.

Hur långt tillbaka kan jag ändra? Får jag bara rätta till min fördel? Jag är rädd att Skatteverket börjar gräva om jag hör av mig, och att jag får skattetillägg för uthyrningen.`,
    Category: "skatteratt-deklaration",
    AnswerBody: `<p><strong>Kort svar:</strong> Du kan begära ändring i sex år. För inkomståret 2020 går tiden ut den <strong>31 december 2026</strong>. Uthyrningen bör du rätta själv, och nu: den som rättar på eget initiativ slipper normalt skattetillägg. Väntar du tills Skatteverket frågar är det för sent.</p>
<h2>Vad lagen säger</h2>
<p>Skatteverket ska ompröva ett beslut när den som beslutet gäller begär det (66 kap. 2 § skatteförfarandelagen). Begäran ska som huvudregel ha kommit in senast det sjätte året efter utgången av det kalenderår då beskattningsåret gick ut (66 kap. 7 §). Det ger de här sista dagarna:</p>
<ul>
<li>inkomståret 2020: 31 december 2026</li>
<li>inkomståret 2021: 31 december 2027</li>
<li>inkomståret 2022: 31 december 2028</li>
</ul>
<p>Du behöver kunna visa resorna: arbetsplats, avstånd, antal dagar, färdsätt och tidsvinst. Reglerna och gränsbeloppen är de som gällde för respektive år.</p>
<p>Den som har lämnat en oriktig uppgift till ledning för sin beskattning ska normalt betala skattetillägg (49 kap. 4 §). Det är i regel 40 procent av den skatt som annars inte hade tagits ut (49 kap. 11 §). Men skattetillägg får inte tas ut om du på eget initiativ har rättat uppgiften (49 kap. 10 §). Den som gör det döms inte heller för skattebrott. Rättelsen ska i princip komma innan du har anledning att tro att Skatteverket är på väg att granska just det. I vissa fall ska Skatteverket ge hel eller delvis befrielse, om tillägget vore oskäligt (51 kap. 1 §).</p>
<p>Skatten på uthyrningen kan bli mindre än du tror. Vid uthyrning av en privatbostad får man normalt dra av 40 000 kronor per bostad och år, och för en bostadsrätt även avgiften för tiden (42 kap. 30 § inkomstskattelagen med följande bestämmelser). Du tog emot 55 000 kronor. Är det som återstår noll blir det ingen skatt. Avdraget kan aldrig ge underskott.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Rätta 2024 först, på Mina sidor eller med brev. Skriv kort vad som blev fel och hur du räknar.</li>
<li>Begär sedan omprövning för 2020 före årsskiftet. Lämna in i god tid och spara bekräftelsen.</li>
<li>Ta fram intyg från arbetsgivaren, biljetter eller körjournal.</li>
<li>Är du missnöjd med ett beslut kan du överklaga till förvaltningsrätten, normalt inom samma sexårstid (67 kap. 12 §).</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>För vissa beslut är tiden bara två månader. Har Skatteverket redan skickat en fråga om uthyrningen är läget ett annat. Gäller det stora belopp eller medvetet fel uppgifter bör du tala med en jurist, så att rättelsen blir fullständig.</p>
${exampleNote}`,
    Provisions: [
      ...cite("skatteförfarandelagen", "49:4", "49:10", "49:11", "51:1", "66:2", "66:7", "67:12"),
      ...cite("inkomstskattelagen", "42:30"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-11-05T08:55:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
];
