import { cite, type DemoAnswer, exampleNote, validAt } from "./demoAnswer.ts";

export const demoAnswersMoreAuthorities: DemoAnswer[] = [
  {
    SourceID: "demo-myndigheten-svarar-inte",
    Title: "Myndigheten har inte avgjort mitt ärende på åtta månader – kan jag kräva beslut?",
    QuestionBody: `I mars ansökte jag om nytt körkortstillstånd och skickade läkarintyg. Sedan dess har jag bara fått ett automatiskt svar. När jag ringer säger de att ärendet ligger i kö och att de inte kan säga när det blir klart. Jag har tackat nej till två jobb som kräver körkort.

Finns det någon gräns för hur länge en myndighet får hålla på? Kan jag tvinga fram ett beslut, och är det klokt? Kan jag få ersättning för jobben som jag gick miste om?`,
    Category: "myndigheter-ovrigt",
    AnswerBody: `<p><strong>Kort svar:</strong> Ja. När det har gått sex månader utan beslut i första instans får du skriftligen begära att ärendet avgörs. Då har myndigheten fyra veckor på sig att antingen besluta eller säga nej i ett eget beslut, som du kan överklaga. Du kan göra det en gång i ärendet.</p>
<h2>Vad lagen säger</h2>
<p>Ett ärende ska handläggas så enkelt, snabbt och kostnadseffektivt som möjligt utan att rättssäkerheten eftersätts (9 § förvaltningslagen). Blir avgörandet väsentligt försenat ska myndigheten underrätta dig och förklara varför (11 §). Att bara hänvisa till en kö är magert.</p>
<p>Regeln om att begära avgörande finns i 12 §. Den gäller ärenden som en enskild själv har inlett. Din begäran ska vara skriftlig. Inom fyra veckor från att den kom in ska myndigheten avgöra ärendet eller avslå begäran i ett särskilt beslut. Ett sådant avslag överklagas till samma instans som prövar själva saken, i ditt fall förvaltningsrätten. Överklagandet ska normalt ha kommit in till myndigheten inom tre veckor från att du fick del av beslutet (44 §).</p>
<p>Får du rätt ska domstolen förelägga myndigheten att avgöra ärendet snarast eller inom en viss tid. Det beslutet får inte överklagas (49 §). Domstolen bestämmer alltså inte vad svaret ska bli, bara att det ska komma.</p>
<p>Myndigheten ska se till att ärendet blir utrett, men du ska också själv bidra med det underlag som du vill åberopa (23 §). Du har rätt att ta del av det som har tillförts ärendet (10 §).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Be om en utskrift av akten. Kontrollera att intyget har kommit in och inte har hunnit bli för gammalt.</li>
<li>Komplettera det som saknas <em>innan</em> du begär avgörande. Annars kan beslutet bli ett avslag på dåligt underlag.</li>
<li>Skriv kort: diarienummer, datum för ansökan, ”jag begär enligt 12 § förvaltningslagen att ärendet avgörs”.</li>
<li>Spara bevis på när begäran kom in och räkna fyra veckor.</li>
<li>Du kan också klaga hos JO. Det ger inget beslut i ditt ärende men kan leda till kritik.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>För vissa ärenden finns egna tidsgränser, som ibland går före. Eftersom möjligheten bara finns en gång är det sällan klokt att använda den medan utredningen fortfarande saknar något viktigt. Ersättning för förlorade jobb kräver normalt att myndigheten har gjort ett klart fel och att du kan visa sambandet. Ett sådant krav kan riktas till Justitiekanslern, men utgången är osäker.</p>
${exampleNote}`,
    Provisions: cite("förvaltningslagen", "9", "10", "11", "12", "23", "44", "49"),
    ValidAt: validAt,
    PublishedAt: "2026-11-12T09:15:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-begara-ut-handling-anonymt",
    Title: "Får kommunen kräva mitt namn när jag begär ut en handling?",
    QuestionBody: `Jag vill läsa kommunens avtal med ett företag som ska bygga på en lekplats nära oss. Jag mejlade registratorn från en anonym adress. Svaret blev att jag måste uppge namn och varför jag vill ha avtalet, och att det kan ta några veckor eftersom handläggaren har semester. De skrev också att delar nog är hemliga med hänsyn till företaget.

Måste jag säga vem jag är? Hur snabbt ska de svara? Och vad gör jag om de säger nej eller stryker det mesta? Jag är rädd att bli ovän med folk om de vet att det är jag.`,
    Category: "myndigheter-offentlighet-och-sekretess",
    AnswerBody: `<p><strong>Kort svar:</strong> Nej, du behöver som huvudregel varken säga vem du är eller varför du vill läsa handlingen. Svaret ska komma mycket snabbt, och semester är inget godtagbart skäl till flera veckors väntan. Säger kommunen nej har du rätt till ett skriftligt beslut som du kan överklaga till kammarrätten.</p>
<h2>Vad lagen säger</h2>
<p>Var och en har rätt att ta del av allmänna handlingar (2 kap. 1 § tryckfrihetsförordningen). Rätten får bara begränsas genom sekretess för vissa ändamål som räknas upp i grundlagen, bland annat skyddet för enskildas ekonomiska förhållanden (2 kap. 2 §). Ett undertecknat avtal hos kommunen är normalt en allmän handling.</p>
<p>Handlingen ska lämnas ut genast eller så snart det är möjligt, utan avgift, om du läser den på plats. Går det inte att lämna ut allt ska resten ändå lämnas ut (2 kap. 15 §). Du har också rätt till en kopia mot fastställd avgift, och en sådan begäran ska behandlas skyndsamt (2 kap. 16 §). Kommunen är däremot inte alltid skyldig att skicka handlingen digitalt.</p>
<p>Ingen myndighet får efterforska vem du är eller vilket syfte du har i större utsträckning än vad som behövs för att pröva om det finns hinder mot att lämna ut handlingen (2 kap. 18 §). I vissa sekretessfall kan kommunen därför behöva ställa frågor. Du kan låta bli att svara, men då kan det bli nej.</p>
<p>Säger en anställd nej kan du begära att myndigheten prövar frågan och ger ett skriftligt beslut (6 kap. 3 § offentlighets- och sekretesslagen). Det beslutet överklagas i de flesta fall till kammarrätten (6 kap. 7 och 8 §§). Överklagandet ska lämnas till kommunen, normalt inom tre veckor från att du fick del av beslutet (43 och 44 §§ förvaltningslagen).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Svara att du begär handlingen enligt 2 kap. tryckfrihetsförordningen och inte vill uppge namn eller syfte.</li>
<li>Begär att uppgifter som inte är hemliga lämnas ut direkt.</li>
<li>Skriv: ”Avslår ni helt eller delvis begär jag ett skriftligt beslut med hänvisning till överklagande.”</li>
<li>Gå till registratorn och be att få läsa på plats om mejlen drar ut på tiden.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Utkast, arbetsmaterial och handlingar i en pågående upphandling är ofta inte tillgängliga ännu. Ett överklagande behöver uppgifter så att domstolen kan nå dig. Det du själv mejlar till kommunen blir dessutom normalt en allmän handling, som andra kan begära ut.</p>
${exampleNote}`,
    Provisions: [
      ...cite("tryckfrihetsförordningen", "2:1", "2:2", "2:15", "2:16", "2:18"),
      ...cite("offentlighets- och sekretesslagen", "6:3", "6:7", "6:8"),
      ...cite("förvaltningslagen", "43", "44"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-08-04T10:05:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
  {
    SourceID: "demo-forsakringskassan-aterkrav",
    Title: "Försäkringskassan kräver tillbaka 42 000 kronor – måste jag betala?",
    QuestionBody: `Jag var sjukskriven på halvtid i ett år och arbetade resten. I våras gick jag upp till 60 procent på prov. Jag sa det till min läkare och min chef och trodde att Försäkringskassan fick veta det. Nu har jag fått ett beslut om att jag ska betala tillbaka 42 000 kronor i sjukpenning, eftersom jag inte anmälde ändringen. Beslutet kom för tre veckor sedan.

Måste jag betala fast jag inte menade något fel? Kan de sätta ned beloppet? Hur klagar jag, och till vem? Måste jag betala medan det prövas?`,
    Category: "myndigheter-socialforsakring",
    AnswerBody: `<p><strong>Kort svar:</strong> Den som har fått för mycket för att en ändring inte anmäldes är normalt återbetalningsskyldig, även utan avsikt. Men Försäkringskassan ska pröva om det finns särskilda skäl att efterge kravet helt eller delvis. Begär omprövning inom <strong>två månader</strong> från att du fick beslutet.</p>
<h2>Vad lagen säger</h2>
<p>Försäkringskassan ska besluta om återbetalning när den försäkrade har orsakat en felaktig utbetalning genom oriktiga uppgifter eller genom att inte fullgöra sin uppgifts- eller anmälningsskyldighet (108 kap. 2 § socialförsäkringsbalken). Det är du själv som ska anmäla ändringar som påverkar ersättningen (110 kap. 46 §). Att läkaren och chefen visste räcker alltså inte.</p>
<p>Finns det särskilda skäl får myndigheten helt eller delvis efterge kravet (108 kap. 11 §). Då tittar man bland annat på hur felet uppstod, vad du förstod eller borde ha förstått och vilka möjligheter du har att betala. Har Försäkringskassan själv fått uppgiften på annat sätt utan att reagera kan det också tala för dig. Utrymmet är snävt, men det ska prövas.</p>
<p>Innan beslutet ska du normalt ha fått se underlaget och yttra dig (25 § förvaltningslagen). Beslutet ska vara motiverat (32 §).</p>
<p>Första steget är omprövning. Begäran ska ha kommit in till Försäkringskassan inom två månader från att du fick del av beslutet (113 kap. 7 och 19 §§). Först därefter kan du överklaga till förvaltningsrätten (113 kap. 10 §), också det inom två månader (113 kap. 20 §).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Räkna: tre veckor har gått, så du har drygt fem veckor kvar. Skicka begäran nu och komplettera senare.</li>
<li>Begär ut akten och kontrollera dag för dag vad du arbetade. Ibland är beloppet fel räknat.</li>
<li>Skriv två yrkanden: i första hand att kravet ska tas bort eller räknas om, i andra hand att det ska efterges.</li>
<li>Visa vad du sa till vem och när, och bifoga din ekonomi med inkomster, hyra och barn.</li>
<li>Fråga om anstånd eller avbetalningsplan. Räkna annars med att du ska betala även om du har begärt omprövning.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Tror myndigheten att någon har låtit bli att anmäla med uppsåt eller av grov oaktsamhet kan det bli fråga om brott. Det kan också finnas andra påföljder, till exempel en avgift. Tala i så fall med en jurist innan du lämnar fler uppgifter. För bostadsbidrag och andra preliminära ersättningar gäller särskilda regler.</p>
${exampleNote}`,
    Provisions: [
      ...cite("socialförsäkringsbalken", "108:2", "108:11", "110:46", "113:7", "113:10", "113:19", "113:20"),
      ...cite("förvaltningslagen", "25", "32"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-10-20T12:30:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
];
