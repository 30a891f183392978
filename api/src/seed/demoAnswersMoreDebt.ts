import { cite, type DemoAnswer, exampleNote, validAt } from "./demoAnswer.ts";

export const demoAnswersMoreDebt: DemoAnswer[] = [
  {
    SourceID: "demo-utmatning-sambons-skulder",
    Title: "Kan Kronofogden ta mina saker när det är min sambo som har skulder?",
    QuestionBody: `Jag har nyss flyttat ihop med min sambo i min hyresrätt. Han har gamla skulder på omkring 90 000 kronor hos Kronofogden. Nu har han fått ett brev om att de kan göra en utmätning i hemmet. Det mesta här är mitt: tv:n, datorn och en bil som står på mig men som vi båda kör. Soffan köpte vi tillsammans förra månaden för 16 000 kronor.

Kan de ta mina saker? Måste jag bevisa vad som är mitt, och hur gör jag det? Kan de ta pengar från mitt konto, och vad händer med soffan?`,
    Category: "skulder-och-fordringar-utmatning",
    AnswerBody: `<p><strong>Kort svar:</strong> Du ansvarar inte för din sambos skulder, och dina saker får inte säljas för dem. Men saker i ert gemensamma hem antas tillhöra den som har skulden, om det inte framgår att de är dina. Se därför till att du kan visa vad som är ditt.</p>
<h2>Vad lagen säger</h2>
<p>Bara egendom som tillhör den som har skulden får utmätas (4 kap. 17 § utsökningsbalken). För sambor som varaktigt bor ihop och har saker i sin gemensamma besittning finns en särskild regel: din sambo anses som ägare, om det inte görs sannolikt att ni äger saken tillsammans och det inte heller framgår att den är din eller någon annans (4 kap. 19 §). Har ni så nyss flyttat ihop att ni ännu inte bor ihop varaktigt är det tvärtom: då får sådana saker tas bara om det framgår att de är hans.</p>
<p>Det är alltså viktigt med underlag. För soffan räcker det att det är sannolikt att ni äger den ihop. Då kan bara hans andel utmätas, men det kan i förlängningen leda till att hela soffan säljs och att du får din del av pengarna. Ett konto i ditt namn med din lön är ditt. Bilen räknas normalt inte som hans bara för att han kör den. Att du står som ägare i registret är ett starkt stöd, men inte ett slutligt bevis.</p>
<p>En del saker ska normalt lämnas kvar, till exempel kläder till skäligt värde och möbler och utrustning som är nödvändiga för ett hem (5 kap. 1 §). Hänsyn tas också till vad familjen behöver (5 kap. 2 §). En vanlig soffa kan höra dit.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Samla kvitton, kontoutdrag, garantibevis och bilder från tiden före flytten.</li>
<li>Skriv en lista över vad var och en äger. Den ger visst stöd.</li>
<li>Var hemma om ni får en tid, visa underlaget och be att dina invändningar antecknas.</li>
<li>Utmäts något som är ditt: säg det genast. Kronofogden kan förelägga dig att väcka talan inom en månad. Gör du inte det förlorar du din rätt mot den som kräver pengarna (4 kap. 20 §).</li>
<li>Du kan också överklaga utmätningen. För dig som tredje man finns ingen bestämd tid (18 kap. 7 §), men gör det innan saken har sålts. Överklagandet prövas av tingsrätten (18 kap. 1 §).</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Har ni lånat tillsammans, eller har du gått i borgen, kan du krävas på egen hand. Har sambon gett dig egendom för att undvika utmätning kan det få rättsliga följder. Äger ni en bostad tillsammans gäller andra regler för hans del. Din sambo kan få gratis hjälp av kommunens budget- och skuldrådgivning.</p>
${exampleNote}`,
    Provisions: cite("utsökningsbalken", "4:17", "4:19", "4:20", "5:1", "5:2", "18:1", "18:7"),
    ValidAt: validAt,
    PublishedAt: "2026-05-05T09:25:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
  {
    SourceID: "demo-skuldsanering-efter-skilsmassa",
    Title: "Kan jag få skuldsanering när mina skulder bara växer?",
    QuestionBody: `Jag är 46 år, skild och har en dotter på elva år som bor hos mig varannan vecka. Efter skilsmässan och en lång sjukskrivning tog jag flera smålån för att klara hyran. Det är sju år sedan. I dag är jag skyldig 540 000 kronor, mest ränta och avgifter. Jag arbetar heltid som undersköterska och har löneutmätning. Trots det minskar inte skulden.

Har jag någon chans att få skuldsanering? Hur länge måste jag leva på det minsta, och finns det skulder som blir kvar? Gör det något att jag har en studieskuld?`,
    Category: "skulder-och-fordringar-skuldsanering",
    AnswerBody: `<p><strong>Kort svar:</strong> Ja, du kan ha goda möjligheter. Om du inte kan betala dina skulder inom överskådlig tid, och det även i övrigt är skäligt, kan Kronofogden besluta om skuldsanering. Du följer då en betalningsplan, normalt i fem år, och slipper sedan resten av de skulder som ingår.</p>
<h2>Vad lagen säger</h2>
<p>Det finns två centrala villkor. Du ska vara så skuldsatt att du inte kan antas kunna betala inom överskådlig tid (7 § skuldsaneringslagen). Och det ska vara skäligt med hänsyn till din personliga och ekonomiska situation. Då ser man särskilt på hur skulderna kom till, hur du har försökt betala och hur du medverkar i ärendet (9 §). Att skulderna hänger ihop med sjukdom och skilsmässa, är flera år gamla och att du har haft löneutmätning talar för dig. Nya lån strax före ansökan talar emot.</p>
<p>Inleder Kronofogden ärendet bestäms direkt vad du ska betala varje månad (17 och 18 §§), och löneutmätning för skulder som fanns före beslutet får normalt inte ske (42 §). Betalningsplanen är fem år om det inte finns beaktansvärda skäl för en kortare tid. Den tid som det inledande beslutet har gällt räknas normalt av (34 §). Du behåller det som behövs för dig och din dotter (33 §). Juni och december är betalningsfria månader (38 §).</p>
<p>Fordringar som fanns före det inledande beslutet ingår som huvudregel (30 §). Några gör det inte, till exempel underhållsbidrag till barn och lån där banken har pant som räcker (31 §). En studieskuld som inte har förfallit till betalning kan hållas utanför (32 §). Beviljas du skuldsanering faller rätten till ny ränta på de skulder som ingår bort, räknat från det inledande beslutet (47 §).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Kontakta kommunens budget- och skuldrådgivning. Den är gratis och hjälper dig med ansökan.</li>
<li>Ansök hos <a href="https://www.kronofogden.se">Kronofogden</a>. Ansökan ska vara skriftlig och undertecknad (11 §).</li>
<li>Ta med alla skulder, inkomster och tillgångar. Uppgifterna lämnas på heder och samvete (12 §).</li>
<li>Berätta öppet hur skulderna kom till och vad som har förändrats.</li>
<li>Ta inga nya lån, och svara i tid på det Kronofogden frågar.</li>
</ol>
<p>Ett avslag kan överklagas till tingsrätten. Överklagandet ska lämnas till Kronofogden inom tre veckor från dagen för beslutet (45 §).</p>
<h2>När det kan bli annorlunda</h2>
<p>Har du haft skuldsanering tidigare krävs särskilda skäl (10 §). Har någon gått i borgen för dig kan den personen fortfarande krävas. Driver du företag kan en annan lag passa bättre. Ändras din ekonomi mycket under planen kan beslutet ändras.</p>
${exampleNote}`,
    Provisions: cite(
      "skuldsaneringslagen",
      "7",
      "9",
      "10",
      "11",
      "12",
      "17",
      "18",
      "30",
      "31",
      "32",
      "33",
      "34",
      "38",
      "42",
      "45",
      "47",
    ),
    ValidAt: validAt,
    PublishedAt: "2026-06-16T07:55:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-lan-till-van-utan-skuldebrev",
    Title: "Hur får jag tillbaka pengar som jag lånade ut utan skuldebrev?",
    QuestionBody: `För tre år sedan lånade jag ut 45 000 kronor till en vän som skulle reparera sin bil. Jag skickade pengarna med en betalapp i två omgångar. Vi skrev inget papper och bestämde inget datum, men han skrev ”tusen tack, du får tillbaka det när jag har jobb igen”. Nu har han haft jobb i ett år. När jag påminde honom svarade han att han trodde att det var en present.

Kan jag kräva pengarna fast det inte finns något skuldebrev? När är det för sent, kan jag få ränta, och vad är det bästa sättet att gå vidare?`,
    Category: "skulder-och-fordringar-skuldebrev-och-lan",
    AnswerBody: `<p><strong>Kort svar:</strong> Ja, ett muntligt lån är lika bindande som ett skriftligt. När det står klart att han fick pengarna är det normalt han som ska bevisa att de var en gåva, och hans eget meddelande talar emot det. Kravet preskriberas som huvudregel tio år efter att du lånade ut pengarna.</p>
<h2>Vad lagen säger</h2>
<p>Lagen kräver inget skuldebrev för ett lån mellan privatpersoner. Problemet brukar vara bevisningen. Du behöver visa att pengarna har förts över, vilket kontoutdraget gör. Är ni sedan oense bara om syftet är det enligt Högsta domstolen mottagaren som ska bevisa att pengarna var en gåva (NJA 2014 s. 364). ”Du får tillbaka det” är svårt att läsa på något annat sätt än som ett lån.</p>
<p>Har ni inte bestämt något datum ska ett lån betalas när den som har lånat ut pengarna begär det (5 § skuldebrevslagen, som i den här delen anses gälla även utan skuldebrev). Här skrev han ”när jag har jobb igen”. Det kan läsas som en överenskommelse om när pengarna skulle betalas, och den tidpunkten har kommit.</p>
<p>Preskriptionstiden är tio år och räknas från det att lånet lämnades (2 § preskriptionslagen). Treårsregeln gäller bara när ett företag kräver en konsument. Ett skriftligt krav som når honom, eller ett erkännande, gör att en ny period börjar (5 och 6 §§).</p>
<p>Har ni inte avtalat om ränta kan du kräva dröjsmålsränta. Den börjar normalt löpa 30 dagar efter att du har skickat ett krav på ett bestämt belopp, där du skriver att ränta tas ut om han inte betalar (4 § räntelagen). Räntan är referensräntan plus åtta procentenheter (6 §).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Spara meddelanden och skärmbilder där namn, nummer och datum syns. Ta fram kontoutdragen.</li>
<li>Skicka ett skriftligt krav: belopp, vad det gäller, betalning inom 30 dagar och att ränta därefter tas ut enligt räntelagen.</li>
<li>Erbjud en avbetalningsplan som ni båda undertecknar. Då har du ett tydligt erkännande.</li>
<li>Betalar han inte kan du ansöka om betalningsföreläggande hos <a href="https://www.kronofogden.se">Kronofogden</a>. Bestrider han kan du begära att målet lämnas till tingsrätten.</li>
<li>Du kan också väcka talan direkt vid tingsrätten på den ort där han bor (10 kap. 1 § rättegångsbalken).</li>
</ol>
<p>Beloppet är högre än ett halvt prisbasbelopp, som under 2026 är 29 600 kronor. Då gäller inte de förenklade reglerna, och den som förlorar får normalt betala motpartens ombudskostnader.</p>
<h2>När det kan bli annorlunda</h2>
<p>Har du själv skrivit att pengarna var en present blir läget ett annat. Mellan sambor och nära anhöriga kan bevisfrågan bedömas annorlunda. Har han ingen inkomst eller tillgångar hjälper det inte alltid att vinna. Fråga Kronofogden om han redan har skulder där innan du lägger pengar på ansökan.</p>
${exampleNote}`,
    Provisions: [
      ...cite("preskriptionslagen", "2", "5", "6"),
      ...cite("skuldebrevslagen", "5"),
      ...cite("räntelagen", "4", "6"),
      ...cite("rättegångsbalken", "10:1"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-10-08T10:45:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
];
