import { cite, type DemoAnswer, exampleNote, validAt } from "./demoAnswer.ts";

export const demoAnswersBusiness: DemoAnswer[] = [
  {
    SourceID: "demo-styrelse-personligt-ansvar",
    Title: "Kan jag som styrelseledamot bli personligt ansvarig för bolagets skulder?",
    QuestionBody: `Jag sitter i styrelsen för ett litet aktiebolag som min bror driver. Jag äger inga aktier och får inget arvode. Aktiekapitalet är 50 000 kronor. Det senaste året har gått dåligt, och bolagets konsult sa i veckan att det egna kapitalet nog bara är omkring 10 000 kronor. Min bror vill vänta till sommaren för då brukar försäljningen ta fart.

Kan jag bli personligt betalningsskyldig om bolaget går omkull? Vad måste styrelsen göra nu, och räcker det att jag avgår?`,
    Category: "foretag-och-forening-styrelse-och-ansvar",
    AnswerBody: `<p><strong>Kort svar:</strong> Ja, det kan du bli, om styrelsen inte agerar. När det finns skäl att anta att mer än halva aktiekapitalet är förbrukat ska styrelsen genast upprätta en kontrollbalansräkning. Att vänta till sommaren är riskabelt.</p>
<h2>Vad lagen säger</h2>
<p>I ett aktiebolag svarar aktieägarna normalt inte personligt för bolagets skulder (1 kap. 3 § aktiebolagslagen). Men styrelsen har skyldigheter. Finns det skäl att anta att det egna kapitalet är mindre än hälften av det registrerade aktiekapitalet, hos er 25 000 kronor, ska styrelsen genast upprätta en kontrollbalansräkning och låta revisorn granska den om bolaget har en revisor (25 kap. 13 §).</p>
<p>Visar kontrollbalansräkningen att gränsen är passerad ska styrelsen snarast möjligt kalla till en första kontrollstämma (25 kap. 15 §). Den avgör om bolaget ska gå i likvidation. Fortsätter driften ska en andra kontrollstämma hållas inom åtta månader från den första, och då behöver hela aktiekapitalet vara återställt för att bolaget ska slippa likvidation (25 kap. 16 §).</p>
<p>Låter styrelsen bli att göra det som krävs svarar ledamöterna solidariskt för de förpliktelser som uppkommer för bolaget under tiden som försummelsen pågår (25 kap. 18 §). Det gäller också dig som inte äger aktier. Den som visar att han eller hon inte har varit försumlig går fri.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Begär ett styrelsemöte nu och få frågan antecknad i protokollet.</li>
<li>Kräv att en kontrollbalansräkning upprättas. I den får vissa tillgångar värderas på ett annat sätt än i årsredovisningen, och det kan visa att kapitalet räcker.</li>
<li>Diskutera aktieägartillskott eller andra sätt att stärka kapitalet.</li>
<li>Dra inte på bolaget nya skulder i onödan, och håll skatter betalda. För obetald skatt finns ett eget personligt ansvar.</li>
</ol>
<p>Att avgå kan begränsa ansvaret för det som kommer senare, men tar inte bort ansvar för skulder som redan har uppkommit under en försummelse. Avgången ska anmälas till bolaget och bör registreras hos Bolagsverket direkt.</p>
<h2>När det kan bli annorlunda</h2>
<p>Är bolaget på obestånd behöver konkurs övervägas. Reglerna är tekniska och fristerna korta, så ta hjälp av en revisor eller jurist i dag snarare än nästa månad.</p>
${exampleNote}`,
    Provisions: cite("aktiebolagslagen", "1:3", "25:13", "25:15", "25:16", "25:18"),
    ValidAt: validAt,
    PublishedAt: "2026-11-03T10:00:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-upphovsratt-foto-utan-lov",
    Title: "Ett företag har använt mitt foto utan lov – vad kan jag kräva?",
    QuestionBody: `Jag fotograferar på fritiden och lägger ut bilder på ett öppet konto på sociala medier. Nu har jag upptäckt att ett hotell använder en av mina bilder på sin webbplats och i en annons. De har inte frågat och mitt namn står ingenstans. När jag hörde av mig svarade de att bilden låg öppet på nätet och att de gärna länkar till mitt konto som tack.

Får de göra så? Har jag rätt till betalning fast jag inte är yrkesfotograf, och hur mycket kan jag i så fall begära?`,
    Category: "immaterialratt-och-it-upphovsratt",
    AnswerBody: `<p><strong>Kort svar:</strong> Nej, att en bild ligger öppet på nätet ger ingen rätt att använda den i reklam. Du kan kräva att de slutar och betalar skälig ersättning. Det gäller även om du inte är yrkesfotograf.</p>
<h2>Vad lagen säger</h2>
<p>Ett foto är skyddat på ett av två sätt. Är det ett uttryck för egna kreativa val är det ett fotografiskt verk med upphovsrätt (1 § upphovsrättslagen). Alla andra foton är skyddade som fotografiska bilder i 50 år från utgången av det år då bilden togs (49 a §). I båda fallen har du ensamrätt att framställa exemplar och göra bilden tillgänglig för allmänheten, på en webbplats eller i en annons (2 och 49 a §§).</p>
<p>Du har också rätt att bli angiven som fotograf i den omfattning och på det sätt god sed kräver (3 §). En länk till ditt konto ersätter inte ett tillstånd.</p>
<p>Den som använder en bild i strid med lagen ska betala skälig ersättning för utnyttjandet. Har intrånget skett med uppsåt eller av oaktsamhet ska även annan skada ersättas, till exempel förlorad inkomst och ideell skada (54 §). Ett företag förväntas kontrollera att det har rätt till bilderna i sin reklam.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Spara skärmbilder med datum och adress, och din originalfil med tidsuppgifter.</li>
<li>Bestäm ett rimligt belopp. Utgå från vad en licens för samma användning, storlek och tid brukar kosta. Branschens prislistor kan ge ledning men är inte bindande.</li>
<li>Skicka ett krav: att de tar bort bilden och betalar senast ett visst datum. Vill du låta dem behålla den, kom skriftligt överens om pris, tid och att ditt namn ska anges.</li>
<li>Hjälper inte det kan du väcka talan. Mål om intrång prövas av Patent- och marknadsdomstolen.</li>
</ol>
<p>Räkna på kostnaden innan du stämmer. Vid mindre belopp är en uppgörelse ofta bäst.</p>
<h2>När det kan bli annorlunda</h2>
<p>Du kan ha gett bort vissa rättigheter genom plattformens villkor eller en öppen licens, men det omfattar sällan ett främmande hotells reklam. Syns en person tydligt i bilden behövs normalt också hennes eller hans samtycke i reklam. Den som bara länkar till bilden gör inte alltid intrång.</p>
${exampleNote}`,
    Provisions: cite("upphovsrättslagen", "1", "2", "3", "49 a", "54"),
    ValidAt: validAt,
    PublishedAt: "2026-11-10T12:50:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
];
