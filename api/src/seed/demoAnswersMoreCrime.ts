import { cite, type DemoAnswer, exampleNote, validAt } from "./demoAnswer.ts";

export const demoAnswersMoreCrime: DemoAnswer[] = [
  {
    SourceID: "demo-ringa-stold-sjalvutcheckning",
    Title: "Jag missade en vara i självutcheckningen – kan jag dömas för stöld?",
    QuestionBody: `Jag handlade mat för 640 kronor och skannade varorna själv. I utgången blev jag stoppad, och det visade sig att ett paket kaffe för 89 kronor låg kvar i kundvagnen under min jacka. Jag hade helt glömt det och bad att få betala. Butiken sa nej och ringde polisen. Jag har aldrig varit misstänkt för något förut.

Nu har jag fått veta att jag är misstänkt för ringa stöld. Kan jag dömas fast det var ett misstag? Ska jag skriva under om det kommer ett strafföreläggande, bara för att bli av med saken?`,
    Category: "straffratt-stold-och-bedrageri",
    AnswerBody: `<p><strong>Kort svar:</strong> Stöld kräver uppsåt. Den som verkligen glömde en vara har inte begått stöld, och det är åklagaren som ska bevisa motsatsen. Godkänn inte ett strafföreläggande för något du inte har gjort: det gäller sedan som en dom.</p>
<h2>Vad lagen säger</h2>
<p>Stöld är att olovligen ta något som tillhör någon annan, med uppsåt att tillägna sig det, om det innebär skada (8 kap. 1 § brottsbalken). Är värdet lågt och omständigheterna i övrigt sådana kan det vara ringa stöld, med böter eller fängelse i högst sex månader (8 kap. 2 §). Utan uppsåt är det inget brott, eftersom oaktsamhet bara är straffbar när lagen säger det särskilt (1 kap. 2 §).</p>
<p>Frågan är alltså vad som går att bevisa om vad du tänkte. Domstolen ser på helheten: hur varan låg, vad du skannade och betalade, hur du betedde dig och vad du sa när du stoppades. Att du genast ville betala talar för dig, men avgör inte saken ensamt.</p>
<p>Polisen ska utreda om det finns anledning att anta att ett brott har begåtts (23 kap. 1 § rättegångsbalken). Åklagaren kan lägga ner, väcka åtal eller utfärda ett strafföreläggande om böter (48 kap. 1 och 4 §§). Godkänner du det erkänner du gärningen (48 kap. 9 §), och även en betalning räknas normalt som ett godkännande (48 kap. 11 §). Därefter gäller det som en dom som har fått laga kraft (48 kap. 3 §). I vissa fall kan åklagaren i stället avstå från åtal (20 kap. 7 §), men det förutsätter normalt att skulden är klarlagd.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Skriv ner vad som hände medan du minns, och spara kvittot.</li>
<li>Be polisen säkra butikens film och uppgifterna från skanningen. Sådant raderas ofta snabbt.</li>
<li>Berätta samma sak i förhör som du minns den. Du måste inte yttra dig och får ha ett biträde med.</li>
<li>Kommer ett strafföreläggande som du inte håller med om: betala inte, och meddela att du inte godkänner det.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Tidigare händelser, gömda varor eller bytta prislappar gör misstanken starkare. Straffet för ett godkänt strafföreläggande eller en dom antecknas normalt i belastningsregistret. Straffreglerna ändras ofta: som huvudregel är det lagen vid tiden för gärningen som gäller, om inte en senare är mildare. Vi har inte sett utredningen och kan inte bedöma hur stark bevisningen är.</p>
${exampleNote}`,
    Provisions: [
      ...cite("brottsbalken", "1:2", "8:1", "8:2"),
      ...cite("rättegångsbalken", "20:7", "23:1", "48:1", "48:3", "48:4", "48:9", "48:11"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-04-07T09:20:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
  {
    SourceID: "demo-ex-slutar-inte-hora-av-sig",
    Title: "Mitt ex slutar inte höra av sig – kan jag få kontaktförbud?",
    QuestionBody: `Jag gjorde slut för fyra månader sedan. Sedan dess har mitt ex skickat hundratals meddelanden, ibland trettio på en dag, från nya nummer och konton när jag blockerar. Två gånger har han stått utanför mitt jobb. I ett meddelande skrev han att jag ”kommer att ångra mig” och att han vet vilken tid jag går hem. Han har aldrig slagit mig, men jag är rädd och har börjat ta omvägar.

Är det här ett brott fast inget enskilt meddelande är så farligt? Kan jag få kontaktförbud, och vad behöver jag visa? Kan jag få någon ersättning?`,
    Category: "straffratt-hot-och-ofredande",
    AnswerBody: `<p><strong>Kort svar:</strong> Ja, det du beskriver kan vara brott, också när varje händelse för sig verkar liten. Gör en polisanmälan och ansök samtidigt om kontaktförbud. Är det akut: ring 112. Du kan också ringa Kvinnofridslinjen, 020-50 50 50, dygnet runt.</p>
<h2>Vad lagen säger</h2>
<p>Den som utsätter någon annan för störande kontakter eller annat hänsynslöst agerande, som är ägnat att kränka den utsattes frid på ett kännbart sätt, kan dömas för ofredande (4 kap. 7 § brottsbalken). Ett hot om brott som är ägnat att väcka allvarlig rädsla är olaga hot (4 kap. 5 §). Om ”du kommer att ångra dig” räcker beror på sammanhanget.</p>
<p>Flera sådana brott kan tillsammans vara olaga förföljelse, om vart och ett har varit ett led i en upprepad kränkning av din integritet (4 kap. 4 b §). Det är ett allvarligare brott, med enbart fängelse i straffskalan. Därför är det viktigt att allt kommer med, även det som känns litet.</p>
<p>Kontaktförbud får meddelas om det på grund av särskilda omständigheter finns risk för att han kommer att begå brott mot, förfölja eller på annat sätt allvarligt trakassera dig. Skälen ska väga tyngre än det intrång förbudet innebär för honom (1 § lagen om kontaktförbud). Sedan den 1 juli 2025 kan även otillbörlig övervakning vara en grund. Ingen behöver vara dömd. Åklagaren beslutar, och båda sidor kan begära att tingsrätten prövar beslutet. Förbudet gäller en viss tid och kan förlängas. Den som bryter mot det kan straffas (24 §).</p>
<p>En allvarlig kränkning genom ett sådant brott kan ge rätt till kränkningsersättning (2 kap. 3 § skadeståndslagen). Blir det åtal ska åklagaren normalt föra din talan om du begär det (22 kap. 2 § rättegångsbalken).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Skriv en enda gång att du inte vill ha någon kontakt. Svara sedan inte.</li>
<li>Spara allt: skärmbilder med datum, nummer och konto. För en lista över händelser, tider och vittnen.</li>
<li>Anmäl hela förloppet på en gång, och säg uttryckligen att du vill ansöka om kontaktförbud.</li>
<li>Berätta för arbetsgivaren. Fråga polisen om råd för din säkerhet.</li>
<li>Begär målsägandebiträde, en jurist som hjälper dig, om en förundersökning inleds.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Har ni barn tillsammans finns kontakter som kan vara befogade, och då behövs ofta ett särskilt utformat förbud. Har ni varit gifta eller bott ihop kan andra och strängare bestämmelser bli aktuella. Reglerna om kontaktförbud har skärpts i flera steg, så fråga polisen vad som gäller i dag.</p>
${exampleNote}`,
    Provisions: [
      ...cite("brottsbalken", "4:4 b", "4:5", "4:7"),
      ...cite("lagen om kontaktförbud", "1", "24"),
      ...cite("skadeståndslagen", "2:3"),
      ...cite("rättegångsbalken", "22:2"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-06-16T13:10:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-nodvarn-krogko",
    Title: "Jag slog tillbaka i krogkön – var det nödvärn eller misshandel?",
    QuestionBody: `Jag och en vän stod i kö när en kille blev arg och knuffade mig så att jag nästan föll. Sedan slog han mig i ansiktet med öppen hand och höjde armen igen. Jag slog då ett slag med knuten näve. Han ramlade och bröt näsan. Allt tog några sekunder. Min vän och en vakt såg det.

Nu är vi båda anmälda för misshandel. Hade jag rätt att försvara mig, eller borde jag ha backat? Vad händer om jag slog hårdare än jag borde? Och kan han kräva skadestånd av mig för näsan?`,
    Category: "straffratt-valdsbrott",
    AnswerBody: `<p><strong>Kort svar:</strong> Den som blir angripen får försvara sig, även med våld. Det är inget brott så länge våldet inte är uppenbart oförsvarligt. Slår man däremot när angreppet är över är det ingen nödvärnsrätt kvar. Vad vittnena såg blir viktigt.</p>
<h2>Vad lagen säger</h2>
<p>Att tillfoga någon kroppsskada eller smärta är misshandel (3 kap. 5 § brottsbalken). Rätt till nödvärn finns mot ett påbörjat eller överhängande brottsligt angrepp på person. Gärningen är då ett brott bara om den är uppenbart oförsvarlig med hänsyn till angreppets beskaffenhet, det angripnas betydelse och omständigheterna i övrigt (24 kap. 1 §).</p>
<p>Två frågor brukar avgöra. Den första är om angreppet pågick eller var på väg. Höjde han armen för att slå igen talar det för dig. Hade han vänt sig bort talar det emot. Den andra är om våldet stod i rimlig proportion. Den som hotas behöver inte mäta exakt, men man ska inte använda klart mer våld än situationen krävde. Lagen kräver inte att du flyr, men om du enkelt och utan fara hade kunnat undvika saken kan det vägas in.</p>
<p>Gjorde du mer än vad som var tillåtet kan du ändå gå fri, om omständigheterna var sådana att du svårligen kunde besinna dig (24 kap. 6 §). Ett plötsligt angrepp och bara någon sekund att tänka talar för det. Din vän har samma rätt att hjälpa dig som du har att försvara dig (24 kap. 5 §).</p>
<p>Den som med uppsåt eller av vårdslöshet orsakar en personskada ska ersätta den (2 kap. 1 § skadeståndslagen). Var ditt våld tillåtet nödvärn är du normalt inte skyldig att betala. I annat fall kan hans eget angrepp ibland leda till att skadeståndet sätts ned (6 kap. 1 §). Du kan i din tur begära ersättning för hans angrepp.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Sök vård för dina egna skador och fotografera dem.</li>
<li>Ge polisen namn på din vän, vakten och andra vittnen, och be att film säkras.</li>
<li>Säg i förhör att du försvarade dig, och beskriv sekund för sekund.</li>
<li>Begär offentlig försvarare. Du har inte alltid rätt till det, men rätten kan förordna en om det behövs.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Har du provocerat fram bråket, eller slagits i samförstånd, kan nödvärnsrätten falla bort. Sparkar, vapen eller slag mot någon som ligger ner bedöms strängt. Hemförsäkringens ansvarsskydd gäller ofta inte vid misshandel, men överfallsskyddet kan ge ersättning till den som själv blev skadad.</p>
${exampleNote}`,
    Provisions: [...cite("brottsbalken", "3:5", "24:1", "24:5", "24:6"), ...cite("skadeståndslagen", "2:1", "6:1")],
    ValidAt: validAt,
    PublishedAt: "2026-08-18T10:40:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-lurad-vid-kop-mellan-privatpersoner",
    Title: "Jag betalade för en mobil som aldrig kom – är det bedrägeri, och får jag pengarna?",
    QuestionBody: `Jag köpte en begagnad mobil av en privatperson på en annonssajt och betalade 5 400 kronor i förskott till hans telefonnummer. Han skickade ett fraktnummer som visade sig vara påhittat. Sedan dess svarar han inte, och annonsen är borttagen. I kommentarer på nätet har jag sett att minst två andra har råkat ut för samma person.

Är det ett brott eller bara en tvist om ett köp? Lönar det sig att anmäla, och kan jag få tillbaka pengarna genom polisen eller banken?`,
    Category: "straffratt-stold-och-bedrageri",
    AnswerBody: `<p><strong>Kort svar:</strong> Om säljaren aldrig tänkte skicka någon mobil är det bedrägeri. Det påhittade fraktnumret och att andra har lurats talar för det. Kontakta banken och gör en polisanmälan i dag. Pengarna kan du kräva tillbaka oavsett hur det går med brottsutredningen, men det är inte säkert att de finns kvar.</p>
<h2>Vad lagen säger</h2>
<p>Bedrägeri är att genom vilseledande få någon att göra något som innebär vinning för den som lurar och skada för den som luras (9 kap. 1 § brottsbalken). Är skadan liten och omständigheterna i övrigt sådana kan brottet vara ringa (9 kap. 2 §). Har det ingått i en systematisk brottslighet kan det tvärtom bli grovt (9 kap. 3 §). Därför är uppgiften om andra drabbade viktig.</p>
<p>Det avgörande är om han vilseledde dig redan när du betalade. En säljare som menade att leverera men sedan slarvar eller ångrar sig bryter mot avtalet, men begår inte därför bedrägeri. Då är det en vanlig tvist.</p>
<p>Den som orsakar en ren förmögenhetsskada genom brott ska ersätta den (2 kap. 2 § skadeståndslagen). Blir det åtal ska åklagaren normalt föra din talan om pengarna, om du begär det (22 kap. 2 § rättegångsbalken). Även utan brott kan du häva köpet och kräva pengarna åter, om dröjsmålet är av väsentlig betydelse för dig och säljaren borde ha insett det, eller om mobilen inte kommer inom en rimlig tilläggstid som du har gett honom (25 § köplagen).</p>
<p>Polisen ska inleda förundersökning om det finns anledning att anta att ett brott har begåtts, men behöver inte göra det om det är uppenbart att det inte går att utreda (23 kap. 1 § rättegångsbalken).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Ring banken direkt. En betalning som du själv har godkänt är svår att få tillbaka, men ibland går den att stoppa.</li>
<li>Spara annonsen, alla meddelanden, numret, fraktnumret och kvittot.</li>
<li>Polisanmäl med allt detta, nämn de andra drabbade och skriv att du begär skadestånd.</li>
<li>Anmäl kontot till annonssajten.</li>
<li>Vet du vem han är: skicka ett krav med sista dag. Bestrider han inte kan ett betalningsföreläggande hos Kronofogden vara snabbast.</li>
<li>Fråga hemförsäkringen. En del bolag ersätter vissa bedrägerier.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Numret kan tillhöra någon som själv är utnyttjad. Häng därför inte ut någon på nätet: att peka ut en person som brottslig kan vara förtal. Läggs utredningen ner kan du ändå driva kravet civilrättsligt. Köpte du av ett företag har du starkare rättigheter som konsument.</p>
${exampleNote}`,
    Provisions: [
      ...cite("brottsbalken", "9:1", "9:2", "9:3"),
      ...cite("skadeståndslagen", "2:2"),
      ...cite("rättegångsbalken", "22:2", "23:1"),
      ...cite("köplagen", "25"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-03-25T10:50:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
];
