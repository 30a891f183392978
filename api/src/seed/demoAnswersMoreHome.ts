import { cite, type DemoAnswer, exampleNote, validAt } from "./demoAnswer.ts";

export const demoAnswersMoreHome: DemoAnswer[] = [
  {
    SourceID: "demo-bostadsratt-vattenskada-badrum",
    Title: "Vem betalar när badrummet i min bostadsrätt läcker till grannen under?",
    QuestionBody: `Jag äger en bostadsrätt på tredje våningen. I förra veckan fick grannen under en fuktfläck i taket. En fuktkonsult säger att tätskiktet vid golvbrunnen i mitt badrum har släppt. Badrummet byggdes om av den förra ägaren 1999 och jag har inte märkt något.

Föreningen säger att jag ska betala både ett nytt badrum, ungefär 110 000 kronor, och att måla om grannens tak. Stämmer det? Borde inte föreningens försäkring täcka det, när vattnet har gått ner i huset? I stadgarna står att medlemmen svarar för lägenhetens inre och för golvbrunnar.`,
    Category: "bostad-och-fastighet-bostadsratt",
    AnswerBody: `<p><strong>Kort svar:</strong> Ditt eget badrum får du troligen bekosta, men kontrollera försäkringarna först. Grannens tak ansvarar du normalt inte för om du inte har varit vårdslös. Skador i bjälklaget och på gemensamma ledningar är i första hand föreningens sak.</p>
<h2>Vad lagen säger</h2>
<p>En bostadsrättshavare ska på egen bekostnad hålla lägenheten i gott skick, om inte stadgarna säger något annat. Till lägenheten räknas vanligen ytskikt och tätskikt i badrummet. Ledningar för vatten och avlopp som föreningen har försett lägenheten med, och som tjänar fler än en lägenhet, svarar föreningen för. Vid en <em>vattenledningsskada</em> ansvarar du för reparationen bara om du, eller någon som du svarar för, har varit vårdslös (7 kap. 12 § bostadsrättslagen).</p>
<p>Det låter som att den sista regeln skulle hjälpa dig. Men med vattenledningsskada brukar man mena att vatten har läckt ut från en tappvattenledning. Rinner duschvatten genom ett dåligt tätskikt är det normalt inte en sådan skada, och då gäller huvudregeln.</p>
<p>Föreningen ska hålla huset i gott skick i den mån ansvaret inte ligger på dig (7 kap. 4 §). Torkning och reparation av bjälklaget hör normalt dit. Att föreningens försäkring kan täcka skador på huset ändrar inte vem som ansvarar för vad.</p>
<p>Grannen ansvarar på samma sätt för sitt eget inre. För att du ska bli skyldig att betala skadestånd krävs att du har orsakat skadan med uppsåt eller genom vårdslöshet (2 kap. 1 § skadeståndslagen). Att ha ett gammalt badrum räcker inte alltid. Det spelar roll om du borde ha märkt något och hur gammalt ett tätskikt rimligen kan bli.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Anmäl skadan i dag till din hemförsäkring. Fråga särskilt om bostadsrättstillägget, som ibland tecknas gemensamt av föreningen.</li>
<li>Sluta duscha där tills någon har bedömt skadan. Avhjälper du inte en risk för omfattande skador efter uppmaning får föreningen göra det på din bekostnad (7 kap. 12 a §).</li>
<li>Läs stadgarna noga och be styrelsen skriva vilken punkt den stöder kravet på, uppdelat på badrum, bjälklag och grannens tak.</li>
<li>Godkänn inget om grannens tak innan ditt försäkringsbolag har bedömt ansvaret.</li>
<li>Fråga om tillstånd innan du bygger om. Det krävs till exempel vid ändring av ledningar (7 kap. 7 §).</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Visar det sig att ett vattenrör har gått sönder, eller att felet sitter i husets avloppsstam, blir bedömningen en annan. Stadgarna kan också lägga mer på föreningen. Kommer ni inte överens prövas tvisten om kostnaden av tingsrätten.</p>
${exampleNote}`,
    Provisions: [...cite("bostadsrättslagen", "7:4", "7:7", "7:12", "7:12 a"), ...cite("skadeståndslagen", "2:1")],
    ValidAt: validAt,
    PublishedAt: "2026-04-17T07:20:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-staket-over-tomtgransen",
    Title: "Kan jag kräva att grannen flyttar ett staket som står på min tomt?",
    QuestionBody: `Vår nya granne satte i våras upp ett trästaket med gjutna stolpar. När jag jämförde med tomtkartan såg jag att staketet står ungefär en meter in på vår tomt, på en sträcka av tolv meter. Jag har hittat ett gammalt gränsrör som stämmer med kartan. Grannen säger att häcken alltid har varit gränsen och att det kostar 40 000 kronor att flytta staketet.

Kan jag kräva att det flyttas? Får jag ta ner det själv om han vägrar? Och vem avgör var gränsen går?`,
    Category: "bostad-och-fastighet-grannar-och-granser",
    AnswerBody: `<p><strong>Kort svar:</strong> Ja, står staketet på din mark kan du som utgångspunkt kräva att det flyttas. Ta inte ner det själv. Är ni oense om var gränsen går kan Lantmäteriet bestämma den, och domstol kan pröva om staketet måste bort.</p>
<h2>Vad lagen säger</h2>
<p>En gräns som är lagligen bestämd går där den har märkts ut på marken. Kan utmärkningen inte längre fastställas med säkerhet avgör förrättningskarta, handlingar, innehav och andra omständigheter vad som har varit avsett. Har gränsen aldrig märkts ut gäller karta och handlingar (1 kap. 3 § jordabalken). Ett gränsrör från en förrättning väger därför tungt. En häck gör det normalt inte ensam, men den kan ha betydelse om märkningen är osäker. En vanlig tomtkarta är inte alltid exakt.</p>
<p>Det finns ett undantag som grannen kan åberopa. Har en byggnad eller annan anläggning kommit in på grannmark, och skulle det medföra betydande kostnad eller olägenhet att ta bort eller ändra den, behöver ägaren inte lämna marken förrän anläggningen tas bort eller blir obrukbar. Undantaget gäller inte den som byggde över gränsen med avsikt eller av grov vårdslöshet. Du har rätt till ersättning för intrånget (3 kap. 12 §). Om ett staket för 40 000 kronor når upp till en betydande kostnad är osäkert, men ett enkelt staket gör det oftast inte.</p>
<p>River du staketet på egen hand kan det i värsta fall ses som ett brott, till exempel självtäkt (8 kap. 9 § brottsbalken), och leda till skadestånd.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Beställ förrättningshandlingarna för din fastighet hos <a href="https://www.lantmateriet.se">Lantmäteriet</a> och jämför med gränsröret. Rör inte märket.</li>
<li>Visa grannen handlingarna och föreslå en dag då han flyttar staketet. Erbjud gärna en gemensam utsättning av gränsen.</li>
<li>Skriv ett brev där du säger att du inte godtar staketet. Då blir det svårare att hävda att du har accepterat det.</li>
<li>Är gränsen omtvistad: ansök om fastighetsbestämning. Fråga först vad den kostar.</li>
<li>Vägrar han ändå kan du väcka talan vid tingsrätten där fastigheten ligger (10 kap. 10 § rättegångsbalken).</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Har du eller en tidigare ägare gått med på placeringen kan den i vissa fall gälla tills vidare. Servitut, detaljplan och regler om bygglov kan också påverka. Ni kan lösa det genom en frivillig fastighetsreglering, där en bit mark byter ägare mot betalning. Ett muntligt avtal om att flytta gränsen räcker inte.</p>
${exampleNote}`,
    Provisions: [
      ...cite("jordabalken", "1:3", "3:12"),
      ...cite("brottsbalken", "8:9"),
      ...cite("rättegångsbalken", "10:10"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-07-13T10:00:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
  {
    SourceID: "demo-samaganderatt-syster-vill-inte-salja",
    Title: "Hur kommer jag ur ett samägt fritidshus när min syster inte vill sälja?",
    QuestionBody: `Min syster och jag fick ett fritidshus i gåva av våra föräldrar för nio år sedan. Vi äger hälften var. Det finns inget samäganderättsavtal och gåvobrevet innehåller inga villkor. Jag använder nästan aldrig huset men betalar halva kostnaden, omkring 30 000 kronor per år. Min syster vill behålla huset men säger att hon inte har råd att köpa ut mig. En mäklare tror på 2,2 miljoner kronor och taxeringsvärdet är 1,3 miljoner.

Kan jag tvinga fram en försäljning? Får jag sälja min halva till någon annan, och är det sant att huset kan gå för en spottstyver på auktion?`,
    Category: "bostad-och-fastighet-samaganderatt",
    AnswerBody: `<p><strong>Kort svar:</strong> Ja. En delägare kan som huvudregel begära att tingsrätten låter sälja hela huset på offentlig auktion. Du kan också begära ett lägsta pris, så att det inte säljs för billigt. En frivillig lösning ger dock nästan alltid mer pengar.</p>
<h2>Vad lagen säger</h2>
<p>När flera äger något gemensamt gäller samäganderättslagen, om inte något annat är bestämt. Andelarna räknas som lika om inget annat visas (1 §). För att sälja, hyra ut eller bygga om krävs att alla delägare är överens (2 §). Kan ni inte enas om förvaltningen eller nyttjandet kan rätten utse en god man som sköter huset en tid (3 §).</p>
<p>Varje delägare får ansöka om att egendomen säljs för gemensam räkning på offentlig auktion. Rätten kan ge anstånd om någon delägare visar synnerliga skäl (6 §). Det är ett högt krav. Att din syster tycker om huset räcker normalt inte.</p>
<p>På yrkande av en delägare ska rätten bestämma ett lägsta pris (9 §). Enligt Högsta domstolen är utgångspunkten taxeringsvärdet. Talar utredningen för att försäljningspriset kommer att avvika från det marknadsvärde som taxeringen bygger på blir det i stället tre fjärdedelar av ett försiktigt uppskattat försäljningspris (NJA 2012 s. 757). Blir det inget bud över gränsen säljs huset inte den gången.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Låt en eller två mäklare värdera huset och erbjud din syster att köpa din del, gärna med avbetalning mot säkerhet.</li>
<li>Föreslå att ni säljer genom mäklare tillsammans, eller att ni skriver ett avtal om kostnader, tider och hur någon kan lösas ut.</li>
<li>Säg skriftligt när du vill ha svar. Först därefter är en ansökan till tingsrätten rimlig.</li>
<li>I ansökan: begär att en god man säljer huset och att ett lägsta pris sätts. Den gode mannens arvode tas normalt ur köpesumman. Ni får båda bjuda.</li>
</ol>
<p>Du får sälja din andel till någon annan utan din systers samtycke. I praktiken är köparna få och priset lågt.</p>
<h2>När det kan bli annorlunda</h2>
<p>Villkor i ett gåvobrev, testamente eller avtal kan hindra en försäljning. Är någon av er gift eller sambo kan en partner i vissa fall behöva samtycka när en andel säljs. Försäljningen kan ge vinstskatt, i princip räknad från föräldrarnas inköpspris eftersom ni fick huset i gåva. Lagen är gammal och dess språk svårt, så låt en jurist läsa igenom ansökan.</p>
${exampleNote}`,
    Provisions: cite("samäganderättslagen", "1", "2", "3", "6", "9"),
    ValidAt: validAt,
    PublishedAt: "2026-05-22T13:05:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
];
