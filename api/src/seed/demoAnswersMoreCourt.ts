import { cite, type DemoAnswer, exampleNote, validAt } from "./demoAnswer.ts";

export const demoAnswersMoreCourt: DemoAnswer[] = [
  {
    SourceID: "demo-overklaga-dom-tvistemal",
    Title: "Hur överklagar jag en dom om 90 000 kronor, och blir det en ny prövning?",
    QuestionBody: `Tingsrätten meddelade dom den 7 april. Jag hade krävt tillbaka 90 000 kronor för en båtmotor som inte fungerade men förlorade, eftersom rätten inte trodde på mitt vittne. Dessutom ska jag betala säljarens ombud. Jag fick domen i brevlådan först den 13 april och tycker att rätten har missförstått besiktningen.

Hur lång tid har jag på mig, och räknas den från brevet? Får jag en helt ny rättegång i hovrätten, och kan jag lägga fram ett nytt utlåtande? Vad kan säljaren göra om jag överklagar?`,
    Category: "domstol-och-process-overklagande",
    AnswerBody: `<p><strong>Kort svar:</strong> Tiden är tre veckor från den dag då domen <em>meddelades</em>, inte från brevet. Ditt överklagande ska alltså ha kommit in till tingsrätten senast den <strong>28 april</strong>. Hovrätten måste först ge prövningstillstånd, så en ny rättegång är inte självklar.</p>
<h2>Vad lagen säger</h2>
<p>Överklagandet ska vara skriftligt och lämnas till tingsrätten (50 kap. 1 § rättegångsbalken). Kommer det in för sent ska det avvisas, om det inte har kommit in till hovrätten i rätt tid (50 kap. 3 §).</p>
<p>Har en part överklagat får motparten överklaga inom ytterligare en vecka, här till den 5 maj. Ett sådant överklagande faller om du tar tillbaka ditt (50 kap. 2 §).</p>
<p>Hovrätten prövar som huvudregel domen bara om den ger prövningstillstånd (49 kap. 12 §). Det ska den göra om det finns anledning att betvivla att slutet är riktigt, om det inte går att bedöma utan att tillstånd ges, om prövningen behövs till ledning för andra mål eller om det annars finns synnerliga skäl (49 kap. 14 §).</p>
<p>Överklagandet ska bland annat ange vilken ändring du vill ha, på vilket sätt domskälen är fel, varför prövningstillstånd ska ges och vilka bevis du åberopar. Lägger du fram något nytt ska du förklara varför det inte kom tidigare (50 kap. 4 §). I tvister där man får förlikas får du bara åberopa nytt om du gör sannolikt att du inte kunde göra det vid tingsrätten eller har annan giltig ursäkt (50 kap. 25 §). Räkna därför inte med ett nytt utlåtande.</p>
<p>Förlorar du även i hovrätten får du normalt betala motpartens kostnader också där (18 kap. 1 §).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Läs domskälen mening för mening. Skriv upp exakt vad som är fel och var i bevisningen det syns.</li>
<li>Lägg tyngden på prövningstillståndet: varför finns det anledning att tro att domen är fel?</li>
<li>Hinner du inte bli klar: överklaga i tid med målnummer och ändring, och begär anstånd med att utveckla grunderna.</li>
<li>Skicka så att det kommer fram i tid, och kontrollera att tingsrätten har fått det.</li>
<li>Fråga försäkringsbolaget om rättsskyddet gäller även i hovrätten.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Att domstolen inte trodde på ett vittne är svårt att få ändrat. Har motparten fått rätt till pengar kan domen i vissa fall verkställas redan innan den har fått laga kraft. För brottmål, tredskodomar och beslut gäller delvis andra regler. Läs alltid anvisningen om hur man överklagar i just din dom.</p>
${exampleNote}`,
    Provisions: cite("rättegångsbalken", "18:1", "49:12", "49:14", "50:1", "50:2", "50:3", "50:4", "50:25"),
    ValidAt: validAt,
    PublishedAt: "2026-04-21T07:50:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-kallad-som-vittne",
    Title: "Måste jag komma när jag är kallad som vittne i ett brottmål?",
    QuestionBody: `Jag såg ett bråk på en tågstation i höstas och lämnade mitt namn till polisen. Nu har jag fått en kallelse att vittna i tingsrätten om fem veckor. Jag känner ingen av dem som var inblandade, men den åtalade bor i samma stad och jag tycker att det är obehagligt att möta honom. Dagen krockar dessutom med en resa, och min chef säger att jag inte får lön för tiden.

Kan jag tacka nej? Vad händer om jag inte kommer? Får jag ersättning, och kan jag slippa sitta i samma rum som den åtalade?`,
    Category: "domstol-och-process-brottmal",
    AnswerBody: `<p><strong>Kort svar:</strong> Nej, du kan inte tacka nej. Att vittna är en skyldighet för nästan alla, och kallelsen är förenad med vite. Men du har rätt till ersättning, och rätten kan göra en hel del för att det ska kännas tryggare. Ring domstolen nu om resan.</p>
<h2>Vad lagen säger</h2>
<p>Den som inte är part i målet får höras som vittne (36 kap. 1 § rättegångsbalken). Undantag finns för den som är närstående till en part, till exempel make, förälder, barn eller syskon. Den personen behöver inte vittna (36 kap. 3 §). Det gäller inte dig.</p>
<p>Kallelsen sker vid vite, alltså ett belopp som du kan få betala om du uteblir (36 kap. 7 §). Rätten kan också besluta att polisen ska hämta dig (36 kap. 20 §), och du kan få ersätta kostnader som din frånvaro orsakar (36 kap. 23 §). Har du laga förfall, till exempel sjukdom, ska uteblivandet inte läggas dig till last (32 kap. 6 och 8 §§). En resa är det sällan, särskilt om den bokades efter kallelsen.</p>
<p>Du avlägger ed och lovar att säga hela sanningen (36 kap. 11 §). Den som medvetet ljuger eller förtiger något kan dömas för mened (15 kap. 1 § brottsbalken). Du får vägra att svara på något som skulle avslöja att du själv eller en närstående har begått ett brott (36 kap. 6 §). Minns du inte, säg det.</p>
<p>Vittnen har rätt till ersättning. När åklagaren har kallat dig betalas den av allmänna medel (36 kap. 24 §). Den gäller resa, uppehälle och förlorad inkomst, men oftast bara upp till bestämda belopp. Förskott för resa och uppehälle kan du få i förväg (36 kap. 25 §).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Ring målets handläggare i dag, berätta om resan och fråga om du kan höras via video eller en annan dag. Rätten bestämmer.</li>
<li>Säg till att du är orolig. Du kan få vänta i ett eget rum, vittnesstöd finns på domstolarna, och rätten kan låta den åtalade följa förhöret från ett annat rum.</li>
<li>Spara biljetter och be chefen om ett intyg om löneavdraget.</li>
<li>Läs inte på om målet på nätet och jämför inte minnen med andra vittnen.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Blir du hotad ska du polisanmäla det direkt. Hot mot ett vittne är ett allvarligt brott, och sedan den 1 juli 2025 kan kontaktförbud ges till skydd för vittnen. Att vittna anonymt är möjligt bara i rena undantagsfall. Vissa yrkesgrupper, som läkare och advokater, får inte höras om allt som de har fått veta i arbetet.</p>
${exampleNote}`,
    Provisions: [
      ...cite(
        "rättegångsbalken",
        "32:6",
        "32:8",
        "36:1",
        "36:3",
        "36:6",
        "36:7",
        "36:11",
        "36:20",
        "36:23",
        "36:24",
        "36:25",
      ),
      ...cite("brottsbalken", "15:1"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-05-19T09:30:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
  {
    SourceID: "demo-rattegangskostnader-forlora-eller-forlikas",
    Title: "Vem betalar advokaterna om jag förlorar eller går med på förlikning?",
    QuestionBody: `En byggfirma har stämt mig på 310 000 kronor för en tillbyggnad som jag tycker är full av fel. Jag anser att jag högst är skyldig 120 000. Min jurist räknar med att en rättegång kostar omkring 150 000 kronor för mig, och firman har säkert lika höga kostnader. Min hemförsäkring har rättsskydd.

Vad händer med kostnaderna om jag vinner till hälften? Domaren frågade om vi vill förlikas. Är det bättre för mig? Och har det någon betydelse att jag erbjöd mig att betala 120 000 redan före stämningen?`,
    Category: "domstol-och-process-rattegangskostnader",
    AnswerBody: `<p><strong>Kort svar:</strong> I ett vanligt tvistemål betalar den som förlorar båda sidors kostnader. Vinner ni var sin del får ni ofta stå för era egna. Vid förlikning gör ni det också, om ni inte avtalar annat. Ditt tidiga erbjudande kan spela roll, men det räddar dig inte om du förlorar.</p>
<h2>Vad lagen säger</h2>
<p>Huvudregeln är att den som tappar målet ersätter motpartens rättegångskostnad (18 kap. 1 § rättegångsbalken). Ersättningen ska täcka förberedelser, ombud och bevisning, men bara det som skäligen behövdes för att ta till vara partens rätt (18 kap. 8 §). Rätten kan alltså sätta ned en för hög räkning. Reglerna med låga kostnader för små mål gäller inte här, eftersom värdet är högre än ett halvt prisbasbelopp (1 kap. 3 d §).</p>
<p>Bifalls kravet bara till en del ska vardera parten bära sin kostnad, eller så får den ena en jämkad ersättning. Har parten förlorat något som är av ringa betydelse kan han ändå få full ersättning (18 kap. 4 §). Om firman får 215 000 av 310 000 kronor blir utfallet alltså en bedömning, ungefär efter hur mycket var och en har vunnit.</p>
<p>Har en part inlett rättegången utan att motparten gav anledning till det kan även den som vinner få betala (18 kap. 3 §). Därför är det bra att ditt erbjudande finns i skrift. Är du säker på att du är skyldig 120 000 kronor kan du medge den delen och betala den. Då gäller tvisten bara resten.</p>
<p>Domstolen ska verka för förlikning om det inte är olämpligt (42 kap. 17 §). Förliks ni bär vardera parten sin kostnad om inget annat avtalas (18 kap. 5 §). Den som vill ha ersättning måste begära den innan handläggningen avslutas (18 kap. 14 §).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Räkna tre utfall: full förlust, hälften och vinst. Ta med båda sidors kostnader och din självrisk.</li>
<li>Fråga försäkringsbolaget hur högt rättsskyddet går, om det betalar motpartens kostnader och om det måste godkänna en förlikning.</li>
<li>Skaffa ett utlåtande om felen innan ni förhandlar.</li>
<li>Låt förlikningen ange belopp, dag, kostnader och att saken är slutligt avgjord, och be rätten stadfästa den.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Den som är vårdslös i processen kan få betala extra kostnader oavsett utgång (18 kap. 6 §). Vid en förlikning utanför det som försäkringen har godkänt kan du bli utan ersättning. Vi har inte sett avtalet eller besiktningen och kan inte bedöma dina chanser.</p>
${exampleNote}`,
    Provisions: cite("rättegångsbalken", "1:3 d", "18:1", "18:3", "18:4", "18:5", "18:6", "18:8", "18:14", "42:17"),
    ValidAt: validAt,
    PublishedAt: "2026-07-21T12:15:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-dom-men-motparten-betalar-inte",
    Title: "Jag vann i tingsrätten men får inga pengar – vad gör jag nu?",
    QuestionBody: `I maj vann jag mot en tidigare hyresgäst. Han ska betala 38 000 kronor med ränta för skador på lägenheten. Domen överklagades inte. Jag har skickat två påminnelser men han svarar inte. Jag vet att han har ett jobb och en ganska ny bil, men också att han har andra skulder.

Betalas pengarna ut automatiskt, eller måste jag göra något? Vad kostar det, och vad kan Kronofogden ta? Hur länge gäller domen om han inte har något just nu?`,
    Category: "domstol-och-process-verkstallighet",
    AnswerBody: `<p><strong>Kort svar:</strong> Inget sker av sig självt. Du behöver ansöka om verkställighet hos Kronofogden och skicka med domen. Då utreder de hans inkomster och tillgångar och kan ta en del av lönen. Saknas tillgångar finns kravet kvar, men du måste se till att det inte preskriberas.</p>
<h2>Vad lagen säger</h2>
<p>En dom är en så kallad exekutionstitel, alltså en handling som Kronofogden kan verkställa (3 kap. 1 § utsökningsbalken). När den har fått laga kraft behövs inga särskilda villkor (3 kap. 3 §). Du ansöker muntligen eller skriftligen (2 kap. 1 §), anger vad du begär och lämnar in domen (2 kap. 2 §).</p>
<p>Kronofogden ska i den utsträckning som behövs utreda hans anställning, inkomster och egendom (4 kap. 9 §). Han är skyldig att lämna uppgifter (4 kap. 14 §), och även till exempel en arbetsgivare måste svara (4 kap. 15 §). Berätta därför vad du vet om jobbet och bilen.</p>
<p>Av lönen får bara det tas som överstiger vad han och hans familj behöver (7 kap. 4 §). Vissa saker är helt undantagna, som kläder, möbler som hemmet behöver och skäliga arbetsredskap (5 kap. 1 §). Är bilen nödvändig för arbetet och inte för dyr kan den undantas. Finns andra skulder kan det hända att andra har företräde eller att ni får dela.</p>
<p>För målet tas en grundavgift ut (17 kap. 1 §). Den betalas i första hand av honom, men saknar han tillgångar får du räkna med att stå för den.</p>
<p>Kravet preskriberas tio år efter att det uppkom om inget avbrott sker (2 § preskriptionslagen). Genom domen började en ny tioårstid (7 §). Den bryts också om han får ett skriftligt krav, betalar något eller erkänner skulden (5 §).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Fråga Kronofogden om hans skulder innan du betalar avgiften. Uppgifterna är till stor del offentliga.</li>
<li>Ansök om utmätning. Välj om det ska gälla alla tillgångar eller bara lön, och räkna fram räntan.</li>
<li>Erbjud en skriftlig avbetalningsplan om han hör av sig.</li>
<li>Går det inte nu: skicka ett skriftligt krav med ett par års mellanrum, se till att du kan visa att han har fått det, och försök igen.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Hyr du ut yrkesmässigt kan preskriptionstiden mot en konsument vara tre år i stället för tio. Säger han att han redan har betalat prövar Kronofogden invändningen (3 kap. 21 § utsökningsbalken). Beviljas han skuldsanering kan kravet sättas ned eller falla bort, så anmäl det i tid om du får en fråga om det. Bor han utomlands gäller andra vägar.</p>
${exampleNote}`,
    Provisions: [
      ...cite("utsökningsbalken", "2:1", "2:2", "3:1", "3:3", "3:21", "4:9", "4:14", "4:15", "5:1", "7:4", "17:1"),
      ...cite("preskriptionslagen", "2", "5", "7"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-09-08T08:35:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
  {
    SourceID: "demo-tredskodom-missade-svara",
    Title: "Jag missade att svara tingsrätten och fick en tredskodom – kan jag ändra den?",
    QuestionBody: `Jag har varit bortrest i arbetet i två månader. När jag kom hem låg ett brev från tingsrätten med en tredskodom. Jag ska betala 64 000 kronor till ett flyttföretag plus deras kostnader. Jag minns att jag kvitterade ut en stämning före resan men trodde att jag kunde svara när jag kom hem. Domen är daterad för tre veckor sedan.

Jag tycker inte alls att jag är skyldig dem pengarna, eftersom de hade sönder möbler för mer än så. Är det för sent? Ska jag överklaga till hovrätten, och kan Kronofogden komma redan nu?`,
    Category: "domstol-och-process-tvistemal",
    AnswerBody: `<p><strong>Kort svar:</strong> Det är inte för sent, men det är bråttom. En tredskodom ändras genom att du ansöker om <em>återvinning</em> hos samma tingsrätt inom <strong>en månad</strong> från domens datum. Du ska alltså inte överklaga till hovrätten. Domen får verkställas redan nu om ingen stoppar det.</p>
<h2>Vad lagen säger</h2>
<p>När någon stäms ska svaranden ange om kravet medges eller bestrids, och varför (42 kap. 7 § rättegångsbalken). Den som inte följer ett föreläggande att svara skriftligt kan få en tredskodom mot sig (44 kap. 7 a §). Den bygger på vad motparten har påstått, utan att bevisen prövas på vanligt sätt (44 kap. 8 §).</p>
<p>Du får söka återvinning hos den rätt där talan väcktes inom en månad från den dag då domen meddelades. Ansökan ska vara skriftlig och bör innehålla allt som behövs för att målet ska kunna fortsätta. Söker du inte står domen fast (44 kap. 9 §). Tiden räknas från domens datum, inte från när du läste den.</p>
<p>Söker du i tid fortsätter målet där det slutade. Du behöver inte ha någon särskild ursäkt. Men du får bara en chans: får du en tredskodom till kan du inte söka återvinning igen (44 kap. 10 §).</p>
<p>En tredskodom om betalning får verkställas genast, om inget annat bestäms med anledning av ansökan (3 kap. 5 § utsökningsbalken). Be därför tingsrätten i samma skrivelse att besluta att domen tills vidare inte får verkställas.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Titta på datumet i domen och räkna en månad. Tre veckor har gått, så du har ungefär en vecka kvar.</li>
<li>Skriv till tingsrätten i dag: målnummer, att du söker återvinning, att du bestrider kravet och varför. Begär att verkställigheten stoppas.</li>
<li>Bifoga bilder på möblerna, avtalet, reklamationen och mejl. Saknas något: lämna in ändå och skriv att mer kommer.</li>
<li>Skriv hur stor din motfordran är och att du kräver kvittning.</li>
<li>Hör av dig till hemförsäkringen om rättsskydd. Har Kronofogden redan skrivit till dig, visa att du har sökt återvinning.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Har månaden gått ut finns bara ovanliga utvägar, till exempel om du aldrig blev delgiven på rätt sätt. Ett utslag från Kronofogden i ett mål om betalningsföreläggande har egna regler och en egen tid för återvinning, så kontrollera vem som har skrivit. Din försening kan göra att du får betala vissa kostnader även om du vinner till slut (18 kap. 6 § rättegångsbalken).</p>
${exampleNote}`,
    Provisions: [
      ...cite("rättegångsbalken", "18:6", "42:7", "44:7 a", "44:8", "44:9", "44:10"),
      ...cite("utsökningsbalken", "3:5"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-10-15T07:45:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
];
