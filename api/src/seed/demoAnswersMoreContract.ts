import { cite, type DemoAnswer, exampleNote, validAt } from "./demoAnswer.ts";

export const demoAnswersMoreContract: DemoAnswer[] = [
  {
    SourceID: "demo-avtal-via-sms-saljaren-angrade-sig",
    Title: "Är säljaren bunden när vi kom överens om köpet via sms?",
    QuestionBody: `Jag hittade en begagnad segelbåt på en annonssida för 65 000 kronor. Jag skrev i ett sms: ”Jag köper den för 60 000, hämtar och betalar på lördag.” Säljaren, en privatperson, svarade: ”Ok, 60 blir bra, vi ses på lördag kl 10.” På fredag kväll skrev han att en annan hade bjudit 68 000 kronor och att båten var såld. Han menar att inget gäller förrän man har skrivit kontrakt och betalat.

Har vi ett bindande avtal? Kan jag kräva att få båten, eller åtminstone ersättning? Jag måste nu betala 9 000 kronor mer för en liknande båt.`,
    Category: "avtalsratt-inga-avtal",
    AnswerBody: `<p><strong>Kort svar:</strong> Ja, mycket talar för att ni har ett bindande avtal. För köp av lösa saker, som en båt av det här slaget, krävs inget skriftligt kontrakt och ingen betalning. Har båten redan lämnats till en annan köpare är det i praktiken oftast ersättning som du kan få.</p>
<h2>Vad lagen säger</h2>
<p>Ett anbud och ett svar på ett anbud är bindande för den som lämnar dem (1 § avtalslagen). En annons ses normalt inte som ett anbud, utan som en uppmaning att lämna anbud. Ditt sms om 60 000 kronor var ett anbud med pris, vara och tid. Svaret ”Ok, 60 blir bra” är en accept utan ändringar. Hade han lagt till nya villkor skulle det i stället ha räknats som ett avslag i förening med ett nytt anbud (6 §).</p>
<p>Man kan ta tillbaka ett anbud eller en accept, men bara om återkallelsen når den andra senast samtidigt som han eller hon tar del av meddelandet (7 §). På fredag kväll var det för sent.</p>
<p>Vid köp mellan privatpersoner gäller köplagen. Får du inte båten, och beror det inte på dig, kan du kräva att säljaren fullgör köpet, eller häva det och kräva skadestånd (22 §). Häva får du när avtalsbrottet är av väsentlig betydelse för dig och säljaren insåg eller borde ha insett det (25 §). Att sälja båten till någon annan är normalt ett sådant avtalsbrott. Skadeståndet omfattar bland annat utgifter och prisskillnad (67 §). Häver du köpet, och <em>därefter</em> med omsorg och inom skälig tid köper en likvärdig båt, räknas skillnaden mellan priserna (68 §). Säljaren går fri bara om han visar att det berodde på ett hinder utanför hans kontroll (27 §).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Spara sms, annons och skärmbilder.</li>
<li>Skriv till säljaren: du anser att avtal finns, du kräver båten senast ett visst datum, och annars häver du köpet och kräver ersättning. Häv skriftligt innan du köper en annan båt.</li>
<li>Står båten kvar hos honom: tala genast med en jurist om en snabb domstolsåtgärd. Har en köpare i god tro redan fått båten är det mycket svårt att få ut den.</li>
<li>Visa din förlust med annonser på liknande båtar och kvitton.</li>
<li>Betalar han inte kan du ansöka om betalningsföreläggande hos <a href="https://www.kronofogden.se">Kronofogden</a> eller väcka talan vid tingsrätten där han bor.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Hade ni sagt att inget gäller förrän kontraktet är påskrivet, eller hade viktiga villkor lämnats öppna, kan bedömningen bli en annan. För köp av fastighet krävs alltid ett skriftligt avtal, och för bostadsrätt likaså. Du ska begränsa din skada (70 §), så köp inte en onödigt dyr ersättning.</p>
${exampleNote}`,
    Provisions: [...cite("avtalslagen", "1", "6", "7"), ...cite("köplagen", "22", "25", "27", "67", "68", "70")],
    ValidAt: validAt,
    PublishedAt: "2026-04-28T08:05:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
  {
    SourceID: "demo-pappa-salde-veteranbil-for-billigt",
    Title: "Kan köpet gå tillbaka när någon utnyttjade att min pappa är sjuk?",
    QuestionBody: `Min pappa är 84 år och blev änkling i våras. Sedan dess är han förvirrad emellanåt och utreds för demens. En man som har hjälpt honom med trädgården har köpt hans veteranbil för 15 000 kronor. En kunnig bekant säger att den är värd minst 140 000 kronor. Pappa säger att mannen sa att bilen ”inte går att sälja längre” och att han inte orkade säga emot.

Bilen är omregistrerad och pengarna är betalda. Kan pappa få tillbaka bilen? Räcker det att priset var alldeles för lågt, och vad kan jag göra som anhörig?`,
    Category: "avtalsratt-ogiltiga-avtal",
    AnswerBody: `<p><strong>Kort svar:</strong> Det finns goda möjligheter, men det räcker inte att priset var lågt. Det behövs också att köparen utnyttjade din pappas läge, vilseledde honom eller handlade ohederligt på annat sätt, eller att en psykisk störning påverkade avtalet. Protestera skriftligt nu och säkra bevis.</p>
<h2>Vad lagen säger</h2>
<p>Avtal ska hållas, även dåliga affärer. Men avtalslagen har flera undantag som kan passa här:</p>
<ul>
<li><strong>Svek.</strong> Har köparen lurat din pappa, till exempel med en medvetet felaktig uppgift om värdet, är din pappa inte bunden (30 §).</li>
<li><strong>Ocker.</strong> Avtalet gäller inte om någon har utnyttjat en annans trångmål, oförstånd, lättsinne eller beroende ställning för att få förmåner som står i uppenbart missförhållande till betalningen (31 §). Sorg, sjukdom och att han var beroende av hjälp kan ha betydelse.</li>
<li><strong>Tro och heder.</strong> Avtalet får inte åberopas om omständigheterna vid tillkomsten gör det ohederligt att hålla fast vid det, och köparen måste antas ha känt till dem (33 §).</li>
<li><strong>Oskälighet.</strong> Ett oskäligt villkor, även priset, kan jämkas. Särskild hänsyn tas till den som är i underläge (36 §).</li>
</ul>
<p>Dessutom finns en lag om avtal som har slutits under påverkan av en psykisk störning (1924:323). Ett sådant avtal är ogiltigt. Då krävs medicinsk bevisning om hur han mådde just då och att det påverkade avtalet.</p>
<p>Är avtalet ogiltigt ska prestationerna normalt gå tillbaka: bilen mot 15 000 kronor.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Låt din pappa skriva, gärna med din hjälp, att han anser att köpet är ogiltigt och vill att det går tillbaka. Vänta inte.</li>
<li>Be om ett läkarintyg och journaler från tiden för köpet. Det kräver hans samtycke.</li>
<li>Skaffa en oberoende värdering, och spara annonser, meddelanden och uppgifter om vad mannen sa.</li>
<li>Fråga var bilen är. Säljs den vidare till någon i god tro blir det svårare, och då kan kravet i stället gälla pengar.</li>
<li>Misstänker ni bedrägeri eller ocker kan ni göra en polisanmälan.</li>
<li>Behöver han hjälp framöver: ansök om god man hos tingsrätten, vilket hans närmaste släktingar får göra (11 kap. 4 och 15 §§ föräldrabalken).</li>
</ol>
<p>Vägrar köparen får din pappa väcka talan vid tingsrätten på den ort där mannen bor (10 kap. 1 § rättegångsbalken). Du kan inte föra talan i eget namn, men han kan ge dig fullmakt om han förstår vad den innebär.</p>
<h2>När det kan bli annorlunda</h2>
<p>Ville han hjälpa en vän, och förstod vad bilen var värd, kan det vara en delvis gåva som gäller. Kan ni inte visa vad som sades eller hur han mådde blir det svårt att vinna. Den som förlorar får normalt betala båda sidors kostnader, så kontrollera hemförsäkringens rättsskydd först.</p>
${exampleNote}`,
    Provisions: [
      ...cite("avtalslagen", "30", "31", "33", "36"),
      ...cite("föräldrabalken", "11:4", "11:15"),
      ...cite("rättegångsbalken", "10:1"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-07-06T09:40:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-bror-missbrukar-fullmakt",
    Title: "Hur återkallar mamma fullmakten som min bror har använt fel?",
    QuestionBody: `Vår mamma är 79 år och klar i huvudet men ser dåligt. För två år sedan skrev hon en fullmakt så att min bror kunde betala räkningar från hennes konto. Originalet har han, och banken har en kopia. Nu har vi sett att han har fört över 85 000 kronor till sig själv. Han säger att det är ett lån som mamma har gått med på. Hon säger att hon aldrig har hört talas om något lån.

Hur stoppar vi honom? Räcker det att mamma säger till honom att fullmakten inte gäller längre, och kan hon få tillbaka pengarna?`,
    Category: "avtalsratt-fullmakt",
    AnswerBody: `<p><strong>Kort svar:</strong> Din mamma kan återkalla fullmakten när hon vill. Det räcker inte att säga till din bror: hon ska också meddela banken och få tillbaka originalet. Pengar som han har tagit utan lov är han skyldig att betala tillbaka.</p>
<h2>Vad lagen säger</h2>
<p>Den som har en fullmakt binder den som gav den, så länge han eller hon håller sig inom fullmaktens gränser och handlar i fullmaktsgivarens namn (10 § avtalslagen). En fullmakt att betala räkningar ger normalt inte rätt att låna ut pengar till sig själv. Har han gått emot en särskild begränsning gäller det han gjorde ändå mot den andra parten, om denne inte insåg eller borde ha insett det (11 §). Därför kan banken ibland gå fri, medan din bror ansvarar.</p>
<p>Hur en fullmakt återkallas beror på hur den har använts, och passar flera sätt in ska alla följas (12 §):</p>
<ul>
<li>Har fullmakten meddelats någon särskilt, som banken, är den återkallad när ett särskilt meddelande om det har kommit fram dit (13 §).</li>
<li>Finns en skriftlig fullmakt som din bror visar upp ska originalet tas tillbaka eller förstöras. Han är skyldig att lämna det på begäran (16 §).</li>
<li>Har någon fått veta att fullmakten inte längre ska gälla, eller borde ha förstått det, kan den personen inte åberopa det som görs därefter (20 §).</li>
</ul>
<p>Kan din mamma inte få tillbaka originalet kan tingsrätten på ansökan förklara det kraftlöst (17 §).</p>
<p>Den som sköter någon annans ekonomi och missbrukar förtroendet till skada för den personen kan dömas för trolöshet mot huvudman (10 kap. 5 § brottsbalken), i vissa fall i stället för förskingring (10 kap. 1 §).</p>
<h2>Vad ni kan göra</h2>
<ol>
<li>Ring banken i dag och följ upp skriftligt: fullmakten är återkallad. Be om en bekräftelse och att behörigheter i internetbanken tas bort.</li>
<li>Låt mamma skriva till din bror att fullmakten är återkallad, begära originalet och en redovisning av alla uttag, och kräva de 85 000 kronorna senast ett visst datum.</li>
<li>Meddela andra som har sett fullmakten, till exempel apotek, vården och myndigheter.</li>
<li>Betalar han inte kan hon ansöka om betalningsföreläggande hos <a href="https://www.kronofogden.se">Kronofogden</a> eller väcka talan vid tingsrätten. Hon kan också göra en polisanmälan.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Påstår din bror att pengarna var ett lån ska de fortfarande betalas tillbaka, men frågan blir när. Säger han att de var en gåva behöver han normalt kunna visa det. Behöver din mamma hjälp framöver kan en ny, snävare fullmakt eller en framtidsfullmakt vara bättre, gärna med krav på redovisning. Framtidsfullmakten måste hon skriva medan hon själv kan fatta sådana beslut.</p>
${exampleNote}`,
    Provisions: [
      ...cite("avtalslagen", "10", "11", "12", "13", "16", "17", "20"),
      ...cite("brottsbalken", "10:1", "10:5"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-09-11T11:50:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
];
