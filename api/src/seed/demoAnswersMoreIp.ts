import { cite, type DemoAnswer, exampleNote, validAt } from "./demoAnswer.ts";

export const demoAnswersMoreIp: DemoAnswer[] = [
  {
    SourceID: "demo-grannens-kamera",
    Title: "Får grannen ha en kamera som filmar min uteplats?",
    QuestionBody: `Min granne har satt upp en övervakningskamera under takfoten efter ett inbrott. Den är riktad mot hans egen infart, men jag är ganska säker på att den också ser vår uteplats och ytterdörr. Han säger att den bara spelar in vid rörelse och att man får göra vad man vill på sin egen tomt. Vi har små barn som badar i trädgården på sommaren.

Får han göra så? Kan jag kräva att få se vad som har spelats in, och vem kan bestämma att kameran ska flyttas? Är det ett brott?`,
    Category: "immaterialratt-och-it-dataskydd",
    AnswerBody: `<p><strong>Kort svar:</strong> Han får bevaka sin egen tomt, men inte din. Ser kameran er uteplats gäller dataskyddsreglerna för honom, och då är bevakning av grannar mot deras vilja normalt inte tillåten. Börja med ett lugnt samtal. Hjälper inte det kan du klaga hos Integritetsskyddsmyndigheten, IMY.</p>
<h2>Vad lagen säger</h2>
<p>EU:s dataskyddsförordning gäller inte när en privatperson behandlar personuppgifter för rent privata ändamål eller ändamål som har samband med hushållet (artikel 2). Ett liknande undantag finns i 5 § kamerabevakningslagen. Undantaget omfattar den som filmar sitt eget hem och sin egen tomt. Når bilden grannens tomt eller en gata kan han inte längre stödja sig på det. EU-domstolen har bedömt en sådan kamera så (mål C-212/13, Ryneš).</p>
<p>Då är det han som ansvarar för uppgifterna. Han behöver en rättslig grund, och hans intresse av att skydda sig ska vägas mot ert av att vara i fred hemma (artikel 6). Att bli filmad på sin egen uteplats är ett allvarligt intrång, och att kameran bara startar vid rörelse ändrar inte det. Du har rätt att få veta vilka uppgifter om dig som behandlas och få en kopia (artikel 15), och du kan begära att de raderas (artikel 17). Är reglerna brutna kan du ha rätt till skadestånd (artikel 82).</p>
<p>Det finns också ett brott som heter kränkande fotografering, men det gäller den som i hemlighet tar upp bild av någon <em>inomhus</em> i en bostad eller i ett liknande utrymme (4 kap. 6 a § brottsbalken). En synlig kamera mot en uteplats faller oftast utanför. Används den för att störa eller trakassera kan det i stället bli fråga om ofredande (4 kap. 7 §).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Be honom visa bilden i telefonen. Ofta går det att vinkla kameran eller maskera en del av den.</li>
<li>Skriv annars ett brev: be om besked enligt artikel 15 i dataskyddsförordningen, och att er tomt tas bort ur bilden senast ett visst datum.</li>
<li>Fotografera kamerans läge och för anteckningar.</li>
<li>Klaga hos <a href="https://www.imy.se">IMY</a>. Myndigheten väljer själv vilka fall den utreder, men kan förelägga om ändring.</li>
<li>Filmar han in genom fönster eller sprider bilder: gör en polisanmälan.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>En attrapp eller en kamera som tekniskt inte ser er tomt behandlar inga uppgifter om er. Bostadsrättsföreningar, hyresvärdar och företag har egna krav på sig. Sätt inte upp en egen kamera som svar, och rör inte hans. Det kan vändas mot dig.</p>
${exampleNote}`,
    Provisions: [...cite("kamerabevakningslagen", "5"), ...cite("brottsbalken", "4:6 a", "4:7")],
    ValidAt: validAt,
    PublishedAt: "2026-06-30T11:15:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-varumarke-mot-foretagsnamn",
    Title: "Ett annat företag säger att mitt firmanamn gör intrång i deras varumärke",
    QuestionBody: `Jag startade ett aktiebolag för två år sedan, ett litet rosteri, och fick namnet registrerat hos Bolagsverket utan problem. Nu har jag fått brev från en juristbyrå. Deras klient säljer te och har registrerat ett nästan likadant namn som varumärke sedan 2019. De kräver att jag byter namn inom 14 dagar, lämnar över domänen och betalar 60 000 kronor.

Jag trodde att Bolagsverkets godkännande betydde att namnet var mitt. Har de rätt? Måste jag svara inom 14 dagar, och är beloppet rimligt?`,
    Category: "immaterialratt-och-it-varumarke",
    AnswerBody: `<p><strong>Kort svar:</strong> De kan ha rätt. Ett registrerat företagsnamn skyddar inte mot ett äldre varumärke. Det avgörande är om namnen och varorna är så lika att kunder kan förväxla dem. Svara i tid, men skriv inte på något och betala inte förrän du har kontrollerat deras registrering.</p>
<h2>Vad lagen säger</h2>
<p>Ensamrätt till ett varumärke får man genom registrering (1 kap. 6 § varumärkeslagen) eller genom att märket har blivit inarbetat, alltså känt hos en betydande del av målgruppen (1 kap. 7 §). Den som har ensamrätten kan hindra andra från att i näringsverksamhet använda ett tecken som är identiskt eller liknande för varor eller tjänster av samma eller liknande slag, om det finns risk för förväxling (1 kap. 10 §). Kaffe och te ligger nära varandra, så frågan är främst hur lika namnen är. Gemensamma ord som bara beskriver varan väger lätt.</p>
<p>Ensamrätt till ett företagsnamn får man genom registrering eller inarbetning (1 kap. 2 § lagen om företagsnamn), och en sådan rätt ger också skydd som varukännetecken (1 kap. 8 § varumärkeslagen). Men när två rättigheter krockar har den äldsta som huvudregel företräde. Bolagsverkets kontroll är ingen garanti för att ingen annan har en bättre rätt.</p>
<p>Vid intrång kan domstol förbjuda fortsatt användning vid vite (8 kap. 3 §). Den som uppsåtligen eller av oaktsamhet gör intrång ska betala skälig ersättning för användningen och ersättning för ytterligare skada (8 kap. 4 §). Den som inte ens har varit oaktsam kan ändå få betala för användningen, om det är skäligt. Målen prövas av Patent- och marknadsdomstolen.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Sök upp märket i Patent- och registreringsverkets databas: ägare, datum och vilka varor det gäller. Sök även bland EU-varumärken.</li>
<li>Fråga om de använder det. Ett märke som inte har använts på fem år kan hävas.</li>
<li>Svara inom tiden att du utreder saken och be dem visa hur de har räknat. Fristen är deras egen, inte lagens, men tystnad ökar risken för stämning.</li>
<li>Väg en uppgörelse: ett tillägg i namnet, uppdelning av varor eller byte med rimlig omställningstid.</li>
<li>Kontrollera företagets rättsskydd. Immaterialrätt är ofta undantaget.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Är ditt namn äldre än deras märke eller är det inarbetat kan läget vara det omvända. Har de länge känt till din användning utan att reagera kan rätten gå förlorad i vissa fall. För .se-domäner finns ett särskilt tvistlösningsförfarande. Beloppet går inte att bedöma utan uppgift om omsättning och licenspriser, så ta hjälp av någon som kan varumärken.</p>
${exampleNote}`,
    Provisions: [
      ...cite("varumärkeslagen", "1:6", "1:7", "1:8", "1:10", "8:3", "8:4"),
      ...cite("lagen om företagsnamn", "1:2"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-08-11T09:05:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
  {
    SourceID: "demo-starta-webbutik",
    Title: "Vad måste stå på sidan när jag startar en liten webbutik?",
    QuestionBody: `Jag har enskild firma och säljer keramik på marknader. Nu vill jag öppna en webbutik för privatpersoner i Sverige. En del saker har jag i lager, andra gör jag på beställning, till exempel koppar med barnets namn. Jag tänkte skriva ”inga returer på handgjorda varor” och ange frakten först i kassan.

Är det tillåtet? Vilka uppgifter måste finnas på sidan, och måste jag ta tillbaka en kopp som kunden ångrar? Hur snabbt ska jag i så fall betala tillbaka, och gäller det även frakten?`,
    Category: "immaterialratt-och-it-e-handel",
    AnswerBody: `<p><strong>Kort svar:</strong> Nej, ett allmänt returförbud för handgjorda varor håller inte. Kunden har 14 dagars ångerrätt på lagervaror. För en kopp med barnets namn finns däremot ett undantag. Frakten ska du berätta om innan kunden beställer, annars behöver kunden inte betala den.</p>
<h2>Vad lagen säger</h2>
<p>Före köpet ska du bland annat lämna uppgift om namn, organisationsnummer, adress, telefon och e-post, varans egenskaper, pris med skatt, fraktkostnad, betalning och leverans, ångerrätten och hur man reklamerar (2 kap. 2 § distansavtalslagen). Det ska vara klart och begripligt, och det viktigaste ska lyftas fram särskilt när köpet görs på din webbplats (2 kap. 3 §). Även e-handelslagen kräver att dina kontaktuppgifter alltid är lätta att hitta (8 § e-handelslagen). Har du inte berättat om frakten i förväg slipper kunden betala den (2 kap. 7 § distansavtalslagen).</p>
<p>Efter köpet ska kunden få en bekräftelse i varaktig form, till exempel med e-post, senast när varan levereras (2 kap. 4 §).</p>
<p>Ångerfristen är 14 dagar (2 kap. 10 §) och börjar normalt när kunden får varan. Har du inte informerat om ångerrätten kan den gälla i upp till ett år till (2 kap. 12 §). Den gäller inte varor som har tillverkats enligt kundens anvisningar eller fått en tydlig personlig prägel (2 kap. 11 §). Din vanliga kopp är inte en sådan vara bara för att den är handgjord.</p>
<p>När kunden ångrar sig ska du betala tillbaka det kunden har betalat, inom 14 dagar från meddelandet. Du får vänta tills varan har kommit eller kunden visar att den är skickad (2 kap. 14 §). Det omfattar även den vanliga frakten till kunden. Returfrakten betalar kunden, om du har upplyst om det (2 kap. 13 §). Har kunden använt varan mer än vad som behövs för att prova den får du göra avdrag för värdeminskning, om du har informerat rätt om ångerrätten (2 kap. 15 §).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Skriv villkor på en egen sida och skicka dem med orderbekräftelsen.</li>
<li>Visa totalpris med frakt före knappen, och låt det framgå att beställningen innebär betalning.</li>
<li>Märk beställningsvaror: ”Ingen ångerrätt för koppar med eget namn”.</li>
<li>Bygg in en tydlig ångerfunktion. Sedan den 19 juni 2026 ska en sådan finnas när avtal ingås på nätet.</li>
<li>Beskriv hur du behandlar personuppgifter och fråga om lov för kakor som inte är nödvändiga.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Ångerrätt är en sak, fel en annan. Är varan trasig kan kunden reklamera även en beställningsvara. Säljer du till andra länder kan deras konsumentregler gälla. För produkters säkerhet, särskilt sådant som används till mat, finns egna krav.</p>
${exampleNote}`,
    Provisions: [
      ...cite("distansavtalslagen", "2:2", "2:3", "2:4", "2:7", "2:10", "2:11", "2:12", "2:13", "2:14", "2:15"),
      ...cite("e-handelslagen", "8"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-09-17T12:40:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
];
