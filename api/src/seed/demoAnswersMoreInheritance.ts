import { cite, type DemoAnswer, exampleNote, validAt } from "./demoAnswer.ts";

export const demoAnswersMoreInheritance: DemoAnswer[] = [
  {
    SourceID: "demo-testamente-fel-vittnen",
    Title: "Är testamentet giltigt när ett vittne är barn till den som ärver?",
    QuestionBody: `Min moster gick bort i vintras. Hon var ogift och hade inga barn. Hennes föräldrar och min mamma, som var hennes enda syskon, är döda. I går fick jag ett brev med en bestyrkt kopia av ett testamente där allt går till en granne. Testamentet är undertecknat och har två vittnen. Det ena vittnet är grannens vuxna dotter, och hon har skrivit ett annat datum än det andra vittnet.

Kan testamentet vara ogiltigt? Hur gör jag om jag vill protestera, och hur lång tid har jag på mig? I brevet ber de mig skriva under ett godkännande.`,
    Category: "arvsratt-testamente",
    AnswerBody: `<p><strong>Kort svar:</strong> Ja, mycket talar för att testamentet kan angripas. Men det blir inte ogiltigt av sig självt. Du måste väcka talan vid domstol inom <strong>sex månader</strong> från det att du fick del av det på rätt sätt. Skriv inte under godkännandet.</p>
<h2>Vad lagen säger</h2>
<p>Ett testamente ska vara skriftligt. Den som testamenterar ska skriva under, eller kännas vid sin underskrift, när två vittnen är närvarande samtidigt. Vittnena ska veta att det är ett testamente och bekräfta det med sina namn (10 kap. 1 § ärvdabalken). Olika datum kan tyda på att de inte var där samtidigt. Har de på testamentet intygat att allt gick rätt till ska intyget normalt tros, om inget talar emot det (10 kap. 2 §).</p>
<p>Ingen får bevittna ett testamente till förmån för bland andra sin förälder (10 kap. 4 §). Att grannens dotter är vittne gör därför att testamentet inte gäller i den delen (13 kap. 1 §), och här rör det allt.</p>
<p>Felen prövas bara om en arvinge klandrar testamentet. Fristen är sex månader från det att du delgavs, vilket sker genom att du får testamentet i bestyrkt kopia (14 kap. 4 och 5 §§). Missas den är rätten att klandra förlorad.</p>
<p>Faller testamentet ärver du i din mammas ställe. Syskonbarn ärver när arvlåtaren inte har barn, och föräldrar och syskon är döda (2 kap. 2 §).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Skriv upp vilken dag du fick kopian och spara kuvertet. Utgå från den dagen.</li>
<li>Svara vänligt att du inte godkänner testamentet. Det räcker inte som klander och stoppar inte fristen.</li>
<li>Fråga vittnena när och var de skrev på, och anteckna svaren.</li>
<li>Lämna i god tid in en stämningsansökan mot grannen vid tingsrätten i den ort där din moster skulle ha svarat i tvistemål, oftast där hon var folkbokförd (10 kap. 9 § rättegångsbalken).</li>
</ol>
<p>Den som förlorar målet får normalt betala båda sidors kostnader. Fråga försäkringsbolaget om rättsskydd, och låt en jurist läsa testamentet innan du väcker talan.</p>
<h2>När det kan bli annorlunda</h2>
<p>Vid sjukdom eller nödfall kan enklare former räcka (10 kap. 3 §). Finns ett äldre, giltigt testamente kan det gälla i stället. Är ni flera arvingar måste var och en bevaka sin egen frist.</p>
${exampleNote}`,
    Provisions: [
      ...cite("ärvdabalken", "2:2", "10:1", "10:2", "10:3", "10:4", "13:1", "14:4", "14:5"),
      ...cite("rättegångsbalken", "10:9"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-04-02T07:45:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-dodsbo-pappas-skulder",
    Title: "Måste jag betala min pappas skulder när han har dött?",
    QuestionBody: `Min pappa dog för tre veckor sedan. Han var frånskild och bodde i en hyresrätt. Jag är enda barnet. På kontot finns omkring 38 000 kronor, och i brevlådan ligger räkningar och inkassokrav på tillsammans ungefär 160 000 kronor. Hyresvärden vill ha nästa hyra och en granne har frågat om hon får köpa hans cykel.

Ärver jag skulderna? Får jag betala begravningen med hans pengar? Vågar jag tömma lägenheten och dela ut saker till släkten, och vad måste jag göra först?`,
    Category: "arvsratt-dodsbo",
    AnswerBody: `<p><strong>Kort svar:</strong> Nej, du ärver inte din pappas skulder. De ska betalas av det han lämnade efter sig, och räcker det inte blir resten obetald. Men var försiktig: börjar du betala fel räkningar eller dela ut saker kan du bli ansvarig själv.</p>
<h2>Vad lagen säger</h2>
<p>Som ende arvinge är du dödsbodelägare och förvaltar boet tills det är utrett (18 kap. 1 § ärvdabalken). Du företräder dödsboet, men boets skulder är inte dina.</p>
<p>Bouppteckning ska göras inom tre månader från dödsfallet (20 kap. 1 §). Räcker tillgångarna bara till begravningen och andra utgifter med anledning av dödsfallet, och finns det ingen fastighet, kan kommunens socialnämnd i stället göra en dödsboanmälan. Den bör göras inom två månader (20 kap. 8 a §).</p>
<p>Innan en månad har gått från bouppteckningen får en skuld betalas bara om det med fog kan antas att betalningen inte skadar borgenärerna (21 kap. 1 §). Begravning, bouppteckning och nödvändig vård av boet kan normalt betalas först. Den som genom vårdslös förvaltning skadar borgenärerna kan bli skyldig att ersätta dem (18 kap. 6 §). En bodelning eller ett arvskifte som görs innan skulderna är betalda, eller pengar till dem är avsatta, ska gå åter (21 kap. 4 §).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Säg upp hyresavtalet nu. Inom en månad från dödsfallet kan dödsboet säga upp med en månads uppsägningstid, räknat till ett månadsskifte (12 kap. 5 § jordabalken).</li>
<li>Låt banken betala begravningen från kontot. Vänta med alla andra räkningar.</li>
<li>Kontakta kommunen snabbt och fråga om dödsboanmälan.</li>
<li>Skriv till dem som kräver pengar att din pappa har dött, att boet utreds och att pengarna kanske inte räcker. Lova inget i eget namn.</li>
<li>Ge inte bort något, utom sådant som saknar värde. Måste lägenheten tömmas: fotografera, sälj till rimligt pris och spara pengarna i boet. Det gäller även cykeln.</li>
</ol>
<p>Går det inte att göra upp med borgenärerna kan dödsboet försättas i konkurs. Tingsrätten kan också utse en boutredningsman (19 kap. 1 §).</p>
<h2>När det kan bli annorlunda</h2>
<p>Har du gått i borgen, eller lånat tillsammans med din pappa, ansvarar du själv för den skulden. Var han gift eller sambo ska ofta en bodelning göras först. Fråga också om det finns försäkringar via arbete eller fack. Pengar från en försäkring med förmånstagare ingår normalt inte i boet.</p>
${exampleNote}`,
    Provisions: [
      ...cite("ärvdabalken", "18:1", "18:6", "19:1", "20:1", "20:8 a", "21:1", "21:4"),
      ...cite("jordabalken", "12:5"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-05-12T10:20:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
  {
    SourceID: "demo-forskott-pa-arv-bror-fick-stuga",
    Title: "Ska stugan som min bror fick av mamma räknas av från hans arv?",
    QuestionBody: `Vår mamma har gått bort. Hon var skild sedan länge och vi är två syskon. År 2013 gav hon sin fritidsstuga till min bror. Den var då värd 600 000 kronor men skulle säkert kosta 1,4 miljoner i dag. I gåvobrevet står inget om arv. Nu finns det 1,5 miljoner kronor kvar i dödsboet.

Min bror tycker att vi ska dela pengarna lika, eftersom gåvan var hans. Jag har inte fått någon större gåva. Ska stugan räknas av, och i så fall med vilket värde?`,
    Category: "arvsratt-forskott-pa-arv",
    AnswerBody: `<p><strong>Kort svar:</strong> Ja, troligen. En gåva till ett barn ses som förskott på arv om inte något annat har föreskrivits, eller måste antas ha varit avsett. Som huvudregel är det stugans värde när din bror fick den som räknas, alltså 600 000 kronor.</p>
<h2>Vad lagen säger</h2>
<p>Det en förälder har gett ett barn under sin livstid ska räknas av på barnets arv, om inte annat har föreskrivits eller med hänsyn till omständigheterna måste antas ha varit avsett (6 kap. 1 § ärvdabalken). Står det inget i gåvobrevet gäller alltså huvudregeln. Den som påstår att mamma menade något annat behöver kunna visa det. Vanliga presenter som inte står i missförhållande till givarens ekonomi räknas inte av (6 kap. 2 §). En fritidsstuga är knappast en sådan.</p>
<p>Värdet bestäms normalt till vad egendomen var värd vid mottagandet, men omständigheterna kan leda till något annat (6 kap. 3 §). Att priserna har stigit räcker normalt inte i sig.</p>
<p>Vid delningen läggs förskottets värde till det som finns kvar, och sedan dras det av från din brors lott (6 kap. 5 §).</p>
<blockquote>
<p>Räkneexempel: 1 500 000 plus 600 000 är 2 100 000 kronor, alltså 1 050 000 kronor var. Din bror har redan fått 600 000 kronor och får 450 000 kronor. Du får 1 050 000 kronor.</p>
</blockquote>
<h2>Vad du kan göra</h2>
<ol>
<li>Begär att gåvan antecknas i bouppteckningen. Det har en delägare rätt till när det finns barn som ärver (20 kap. 5 §).</li>
<li>Ta fram gåvobrevet och det som visar värdet 2013, till exempel taxeringsvärde och en mäklares bedömning av den tidens priser.</li>
<li>Leta efter brev eller anteckningar om vad mamma tänkte, och fråga dem som var med.</li>
<li>Kommer ni inte överens kan du begära att tingsrätten utser en skiftesman (23 kap. 5 §). Arvodet betalas av dödsboet.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Tog din bror över lån eller betalade en del är bara resten gåva. Är förskottet större än hans arvslott behöver han inte betala tillbaka överskottet, om det inte bestämdes när han fick gåvan (6 kap. 4 §). Liknade gåvan ett testamente, till exempel för att mamma behöll stugan i praktiken, kan reglerna om laglott spela in. Då ska talan väckas inom ett år från det att bouppteckningen avslutades (7 kap. 4 §). Ett testamente kan också ändra delningen.</p>
${exampleNote}`,
    Provisions: cite("ärvdabalken", "6:1", "6:2", "6:3", "6:4", "6:5", "7:4", "20:5", "23:5"),
    ValidAt: validAt,
    PublishedAt: "2026-08-31T09:00:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-sambo-arver-inte",
    Title: "Ärver jag min sambo när vi inte har barn eller testamente?",
    QuestionBody: `Min sambo dog hastigt för fem veckor sedan. Vi hade bott ihop i sex år och har inga barn. Vi köpte vår bostadsrätt tillsammans, hälften var, för att bo där. Den är värd ungefär 3,2 miljoner kronor och lånet är på 2,2 miljoner. Han hade också aktier för omkring 400 000 kronor. Det finns inget testamente. Hans föräldrar lever och är vänliga mot mig, men de har sagt att de nu äger hälften av lägenheten.

Stämmer det? Kan jag bo kvar, och är det något jag måste göra före bouppteckningen?`,
    Category: "arvsratt-arvsordning",
    AnswerBody: `<p><strong>Kort svar:</strong> Sambor ärver inte varandra utan testamente. Arvet går till hans föräldrar. Du har ändå ett visst skydd: du kan begära bodelning och ofta ta över bostaden mot betalning. Begäran måste göras <strong>senast när bouppteckningen förrättas</strong>, och det ska normalt ske inom tre månader från dödsfallet.</p>
<h2>Vad lagen säger</h2>
<p>Lagen ger arvsrätt åt släktingar och åt en efterlevande make (3 kap. 1 § ärvdabalken). En sambo nämns inte där. Finns inga barn tar föräldrarna hälften var (2 kap. 2 §).</p>
<p>En bostadsrätt som ni köpte för att bo i tillsammans är samboegendom. Det är även möbler och annat bohag som ni har skaffat för gemensamt bruk (3 § sambolagen). Hans aktier är inte samboegendom. När en sambo har dött är det bara den efterlevande som kan begära bodelning (18 §), och tiden går ut när bouppteckningen förrättas (8 §).</p>
<p>Samboegendomen delas som huvudregel lika efter avdrag för skulder (14 §). Du har alltid rätt att, så långt samboegendomen räcker, få ut ett värde som motsvarar två prisbasbelopp (18 §). Under 2026 är det 118 400 kronor.</p>
<blockquote>
<p>Räkneexempel: 3 200 000 minus 2 200 000 är 1 000 000 kronor. Hälften, 500 000 kronor, är din. Andra hälften och aktierna hör till dödsboet och går till föräldrarna, sedan boets övriga skulder och kostnader har betalats.</p>
</blockquote>
<p>Vid bodelningen får den som bäst behöver bostaden ta över den, om det är skäligt. Är bostaden värd mer än din andel betalar du mellanskillnaden i pengar (16 och 17 §§).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Begär bodelning skriftligt hos föräldrarna nu, och se till att det antecknas i bouppteckningen. Du ska kallas till förrättningen (20 kap. 2 § ärvdabalken).</li>
<li>Fråga banken om du kan ta över hela lånet och lösa ut föräldrarna.</li>
<li>Fråga hans arbetsgivare och fackförbund om livförsäkring. En sambo är ofta förmånstagare.</li>
<li>Skriv ett bodelningsavtal som du och föräldrarna undertecknar.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Har ni skrivit ett samboavtal om att bodelning inte ska göras gäller det som utgångspunkt (9 §). Äger du mest av samboegendomen kan det vara bättre att inte begära bodelning. Det är bara barn och andra bröstarvingar som har rätt till laglott, så ett testamente hade kunnat ge dig allt.</p>
${exampleNote}`,
    Provisions: [
      ...cite("ärvdabalken", "2:2", "3:1", "20:2"),
      ...cite("sambolagen", "3", "8", "9", "14", "16", "17", "18"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-11-06T13:15:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
];
