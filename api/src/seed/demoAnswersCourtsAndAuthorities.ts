import { cite, type DemoAnswer, exampleNote, validAt } from "./demoAnswer.ts";

export const demoAnswersCourtsAndAuthorities: DemoAnswer[] = [
  {
    SourceID: "demo-forenklat-tvistemal-hantverkare",
    Title: "Vad kostar det att stämma en hantverkare på 18 000 kronor?",
    QuestionBody: `Jag anlitade en målare för att måla om två rum. Han fick 18 000 kronor i förskott och kom aldrig tillbaka efter första dagen. Jag har hävt avtalet skriftligt och krävt pengarna åter, men han svarar inte längre. Hans firma ligger i en annan stad, fyrtio mil bort.

Jag funderar på att stämma honom men är rädd att förlora mer än vad tvisten gäller. Måste jag ha en advokat? I vilken stad blir rättegången, och vem betalar hans kostnader om jag skulle förlora?`,
    Category: "domstol-och-process-forenklat-tvistemal",
    AnswerBody: `<p><strong>Kort svar:</strong> Tvisten är så liten att den normalt blir ett förenklat tvistemål. Då är kostnadsrisken begränsad, du behöver ingen advokat och du får som konsument stämma vid tingsrätten där du själv bor.</p>
<h2>Vad lagen säger</h2>
<p>Målet handläggs förenklat, med en enda domare, om värdet uppenbart inte är högre än ett halvt prisbasbelopp (1 kap. 3 d § rättegångsbalken). Under 2026 är gränsen 29 600 kronor. Rättegångskostnaderna räknas inte in.</p>
<p>Huvudregeln är att den som förlorar betalar motpartens kostnader (18 kap. 1 §). I förenklade tvistemål är det bara vissa kostnader som ersätts: i huvudsak juridisk rådgivning en timme per instans, ansökningsavgiften, resor, vittnen och översättning (18 kap. 8 a §). Har motparten ombud får du alltså normalt inte betala hela den räkningen. Men du får inte heller tillbaka hela din egen om du vinner.</p>
<p>Tvistemål tas vanligen upp där svaranden har sin hemvist (10 kap. 1 §). En konsument får i ett sådant här mål i stället stämma näringsidkaren där konsumenten bor (10 kap. 8 a §). Det sparar dig resan.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Skicka ett sista krav med belopp och datum.</li>
<li>Överväg <a href="https://www.arn.se">Allmänna reklamationsnämnden</a>. Beslutet är en rekommendation, men prövningen är skriftlig.</li>
<li>Tror du att han inte kommer att invända något: ansök om betalningsföreläggande hos Kronofogden. Bestrider han kan du begära att målet lämnas till tingsrätten.</li>
<li>Annars lämnar du en stämningsansökan. Den ska innehålla vad du kräver, vad som har hänt, vilka bevis du har och varför tingsrätten är behörig (42 kap. 2 §). Betala ansökningsavgiften.</li>
</ol>
<p>Kontrollera först att firman finns kvar och har något att betala med. En dom hjälper inte mot den som saknar tillgångar.</p>
<h2>När det kan bli annorlunda</h2>
<p>Säger målaren att tvisten egentligen rör ett högre värde kan vanliga regler gälla, och då ökar risken. Har han gjort en del av arbetet kan han ha rätt till betalning för det. En dom ska överklagas inom tre veckor (50 kap. 1 §), och hovrätten kräver prövningstillstånd (49 kap. 12 §).</p>
${exampleNote}`,
    Provisions: cite("rättegångsbalken", "1:3 d", "10:1", "10:8 a", "18:1", "18:8 a", "42:2", "49:12", "50:1"),
    ValidAt: validAt,
    PublishedAt: "2026-10-06T09:50:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-overklaga-fardtjanst",
    Title: "Hur överklagar jag kommunens avslag på färdtjänst?",
    QuestionBody: `Min mamma är 81 år och har svårt att gå längre sträckor efter en stroke. Hon ansökte om färdtjänst men har nu fått avslag. I beslutet står bara att hennes funktionsnedsättning inte bedöms medföra väsentliga svårigheter att åka kollektivt. Läkarintyget nämns inte alls. Brevet kom för tolv dagar sedan.

Hur lång tid har hon på sig att överklaga och vart ska hon skicka det? Behöver det vara skrivet på ett särskilt sätt, och kan jag hjälpa henne? Kan vi skicka med ett nytt intyg?`,
    Category: "myndigheter-overklaga-beslut",
    AnswerBody: `<p><strong>Kort svar:</strong> Överklagandet ska ha kommit in inom <strong>tre veckor</strong> från den dag din mamma fick del av beslutet. Det skickas till kommunen men ställs till förvaltningsrätten. Det behöver inte vara juridiskt skrivet, och du kan hjälpa henne med en fullmakt.</p>
<h2>Vad lagen säger</h2>
<p>Ett beslut som påverkar någons situation på ett inte obetydligt sätt får överklagas av den som beslutet angår, om det har gått personen emot (41 och 42 §§ förvaltningslagen). Beslut om färdtjänst prövas av förvaltningsrätten (jämför 40 §).</p>
<p>Överklagandet ska vara skriftligt och ges in till den myndighet som har fattat beslutet. Där ska stå vilket beslut det gäller och på vilket sätt ni vill att det ändras (43 §). Tiden är tre veckor från det att hon fick del av beslutet (44 §). Hamnar det hos domstolen i stället, men inom tiden, ska det ändå inte avvisas (45 §).</p>
<p>Beslutet ska ha en klargörande motivering, med uppgift om vilka föreskrifter som har tillämpats och vilka omständigheter som har varit avgörande (32 §). Kommunen ska ändra beslutet om det är uppenbart felaktigt i något väsentligt hänseende, om det kan ske snabbt och enkelt och inte är till nackdel för någon enskild part (38 §).</p>
<h2>Vad ni kan göra</h2>
<ol>
<li>Räkna från dagen hon fick brevet. Tolv dagar har gått, så det är nio dagar kvar. Skicka hellre i dag än i slutet.</li>
<li>Skriv kort: beslutets datum och diarienummer, ”jag överklagar och begär att jag får färdtjänst”, och varför.</li>
<li>Beskriv vardagen konkret: hur långt hon kan gå, om hon kan stå vid hållplatsen och kliva på bussen, och om svårigheterna väntas bestå.</li>
<li>Skicka med läkarintyget och begär att få komma in med ett nytt, om det inte hinner bli klart.</li>
<li>Bifoga en fullmakt om du skriver åt henne, och be om kommunens hela utredning.</li>
</ol>
<p>Det kostar inget att överklaga till förvaltningsrätten.</p>
<h2>När det kan bli annorlunda</h2>
<p>Står det en annan tid eller väg i beslutets överklagandehänvisning, följ den. Vissa kommunala beslut överklagas på ett helt annat sätt. Att överklaga ger inte färdtjänst under tiden. Hon kan när som helst göra en ny ansökan, särskilt om hälsan har försämrats.</p>
${exampleNote}`,
    Provisions: cite("förvaltningslagen", "32", "38", "40", "41", "42", "43", "44", "45"),
    ValidAt: validAt,
    PublishedAt: "2026-10-13T11:30:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-anknytning-make-utomlands",
    Title: "Vad krävs för att min man ska få uppehållstillstånd och flytta hit?",
    QuestionBody: `Jag är svensk medborgare, 29 år, och gifte mig i våras med min man som är 31 år och bor i Colombia. Vi har varit ihop i tre år och har setts många gånger men aldrig bott tillsammans längre än två månader. Jag har fast jobb och hyr en etta på 34 kvadratmeter med eget kontrakt.

Vi undrar om han kan komma hit som turist och söka uppehållstillstånd härifrån, så att vi slipper vara ifrån varandra. Vad behöver vi visa? Och vad kan vi göra om det blir avslag?`,
    Category: "migrationsratt-anknytning",
    AnswerBody: `<p><strong>Kort svar:</strong> Som din make har han som utgångspunkt rätt till uppehållstillstånd, men du behöver kunna försörja er båda och ha en tillräcklig bostad. Ansökan ska normalt göras och beviljas innan han reser in. Att komma som turist och söka härifrån är riskabelt.</p>
<h2>Vad lagen säger</h2>
<p>Uppehållstillstånd ska normalt ges till den som är make eller sambo till någon som är bosatt i Sverige (5 kap. 3 § utlänningslagen). Ett tillstånd kan bland annat vägras om äktenskapet bara har ingåtts för tillståndets skull eller om oriktiga uppgifter har lämnats medvetet (5 kap. 17 a §). Migrationsverket prövar om förhållandet är verkligt.</p>
<p>Du ska kunna försörja dig och honom samt ha en bostad av tillräcklig storlek och standard (5 kap. 3 b §). Vilka belopp och mått som gäller framgår av andra regler och räknas om, så kontrollera dem på <a href="https://www.migrationsverket.se">migrationsverket.se</a>. Kravet kan falla bort, till exempel för en svensk medborgare som har bott ihop med sin make utomlands en längre tid eller när det på annat sätt står klart att förhållandet är väl etablerat. Räkna inte med det i ert fall.</p>
<p>Den som vill ha uppehållstillstånd ska ha sökt och fått det före inresan (5 kap. 18 §). Lagen har undantag, men de tillämpas restriktivt. Att det är jobbigt att vara åtskilda brukar inte räcka.</p>
<h2>Vad ni kan göra</h2>
<ol>
<li>Ansök på nätet, med vigselbevis, passkopia och uppgifter om hur ni lärde känna varandra.</li>
<li>Visa att förhållandet är verkligt: resor, bilder, meddelanden, planer för framtiden.</li>
<li>Bifoga anställningsintyg, lönespecifikationer och hyreskontrakt.</li>
<li>Svara noga och sanningsenligt vid intervjuerna. Oklara eller motstridiga uppgifter kan skada trovärdigheten.</li>
</ol>
<p>Ett avslag på ansökan om uppehållstillstånd får överklagas till migrationsdomstol (14 kap. 3 §). Överklagandet ska normalt ha kommit in till Migrationsverket inom tre veckor från det att han fick del av beslutet (44 § förvaltningslagen). För att Migrationsöverdomstolen ska pröva målet krävs prövningstillstånd (16 kap. 11 §).</p>
<h2>När det kan bli annorlunda</h2>
<p>Har du bott och arbetat i ett annat EU-land kan EU-reglerna om fri rörlighet ibland vara aktuella. Reglerna om anhöriginvandring ändras ofta, och det är normalt reglerna vid beslutet som räknas. Läs vilken tid för överklagande som står i just hans beslut.</p>
${exampleNote}`,
    Provisions: [
      ...cite("utlänningslagen", "5:3", "5:3 b", "5:17 a", "5:18", "14:3", "16:11"),
      ...cite("förvaltningslagen", "44"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-10-27T13:40:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-skillnad-jurist-advokat",
    Title: "Vad är skillnaden mellan en jurist och en advokat?",
    QuestionBody: `Jag behöver hjälp med en tvist om ett arv och har fått förslag från tre håll. En av dem kallar sig advokat, en kallar sig jurist och en skriver ”juridisk rådgivare”. Priserna skiljer sig ganska mycket.

Vad är egentligen skillnaden? Får vem som helst kalla sig jurist? Måste jag ha en advokat om det blir rättegång, och har alla tystnadsplikt? Jag vill veta vad jag kan kräva av den jag anlitar och vart jag kan vända mig om jag inte blir nöjd.`,
    Category: "allman-juridik-utbildning-och-yrke",
    AnswerBody: `<p><strong>Kort svar:</strong> Advokat är en skyddad titel för den som är ledamot av Sveriges advokatsamfund. Jurist är inte skyddad. Du måste normalt inte ha en advokat i en rättegång, men bara för advokater finns samfundets regler, tillsyn och tystnadsplikt.</p>
<h2>Vad lagen säger</h2>
<p>Advokat är den som är ledamot av advokatsamfundet (8 kap. 1 § rättegångsbalken). För att bli antagen krävs bland annat de kunskapsprov som behövs för att bli domare, praktisk och teoretisk utbildning, att man har gjort sig känd för redbarhet och att man även i övrigt är lämplig (8 kap. 2 §). Den som obehörigen utger sig för att vara auktoriserad som advokat döms till böter (8 kap. 10 §).</p>
<p>En advokat ska utföra sina uppdrag redbart och nitiskt och följa god advokatsed. I det ligger tystnadsplikt (8 kap. 4 §). Advokater står under tillsyn av samfundets styrelse och disciplinnämnd (8 kap. 6 §), som bland annat kan ge en varning eller utesluta den som missköter sig (8 kap. 7 §).</p>
<p>Med jurist menas oftast någon som har juristexamen, men lagen hindrar inte andra från att använda ordet. En jurist som inte är advokat har normalt tystnadsplikt bara om det följer av avtal eller av särskilda regler. Juridisk rådgivare säger ingenting säkert om utbildningen.</p>
<p>I domstol får du föra din talan själv eller genom ombud (12 kap. 1 §). Rätten godtar som ombud den som är lämplig med hänsyn till redbarhet, insikter och tidigare verksamhet (12 kap. 2 §). Det behöver inte vara en advokat.</p>
<h2>Vad du kan göra</h2>
<ul>
<li>Fråga vilken examen personen har och hur många liknande ärenden hon eller han har arbetat med.</li>
<li>Be om ett skriftligt uppdragsavtal med pris, vad som ingår, sekretess och ansvarsförsäkring.</li>
<li>Kontrollera titeln advokat hos <a href="https://www.advokatsamfundet.se">Advokatsamfundet</a>.</li>
<li>Fråga försäkringsbolaget vilka krav rättsskyddet ställer på ombudet.</li>
</ul>
<p>Är du missnöjd med en advokat kan du som konsument vända dig till samfundets konsumenttvistnämnd. Tvister med andra jurister kan du normalt anmäla till Allmänna reklamationsnämnden.</p>
<h2>När det kan bli annorlunda</h2>
<p>För vissa uppdrag, till exempel som offentlig försvarare, är advokat huvudregeln. Högre pris är ingen garanti för bättre hjälp: erfarenhet av arvstvister kan betyda mer än titeln.</p>
${exampleNote}`,
    Provisions: cite("rättegångsbalken", "8:1", "8:2", "8:4", "8:6", "8:7", "8:10", "12:1", "12:2"),
    ValidAt: validAt,
    PublishedAt: "2026-11-17T08:20:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
];
