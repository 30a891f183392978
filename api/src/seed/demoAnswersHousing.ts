import { cite, type DemoAnswer, exampleNote, validAt } from "./demoAnswer.ts";

export const demoAnswersHousing: DemoAnswer[] = [
  {
    SourceID: "demo-andrahand-for-hog-hyra",
    Title: "Kan jag få tillbaka för hög hyra när jag har hyrt i andra hand?",
    QuestionBody: `I ett och ett halvt år hyrde jag en etta i andra hand av en person som själv hyr lägenheten av ett bostadsbolag. Jag betalade 11 500 kronor i månaden. När jag flyttade ut för fem veckor sedan fick jag veta av en granne att hyran för en likadan lägenhet är ungefär 6 200 kronor. Lägenheten var möblerad och bredband ingick.

Kan jag kräva tillbaka mellanskillnaden fast jag skrev på kontraktet frivilligt? Hur långt tillbaka i tiden kan jag få pengar, och är det bråttom nu när jag redan har flyttat?`,
    Category: "hyresratt-oskalig-hyra",
    AnswerBody: `<p><strong>Kort svar:</strong> Ja, du kan ansöka hos hyresnämnden om att få tillbaka det som du har betalat utöver skälig hyra. Det är bråttom: ansökan ska ha kommit in <strong>inom tre månader från det att du lämnade lägenheten</strong>.</p>
<h2>Vad lagen säger</h2>
<p>När en hyresrätt hyrs ut i andra hand får hyran inte vara högre än den hyra som hyresvärden själv betalar, med tillägg för det som ingår. Tillägget för möbler och utrustning får vara högst 15 procent av hyresvärdens hyra. För till exempel bredband får tillägget högst motsvara den faktiska kostnaden (12 kap. 55 § fjärde stycket jordabalken).</p>
<p>Att du skrev under kontraktet hindrar inte att hyran prövas. Är den inte skälig ska hyresnämnden besluta att hyresvärden betalar tillbaka mellanskillnaden med ränta, men inte för längre tid tillbaka än två år före ansökan (12 kap. 55 f §).</p>
<blockquote>
<p>Räkneexempel: 6 200 kronor plus högst 15 procent för möbler (930 kronor) plus bredband för 300 kronor ger 7 430 kronor. Betalade du 11 500 kronor är mellanskillnaden 4 070 kronor i månaden.</p>
</blockquote>
<h2>Vad du kan göra</h2>
<ol>
<li>Samla kontrakt, kvitton eller kontoutdrag och det som visar när du flyttade in och ut.</li>
<li>Ta reda på hyresvärdens egen hyra. Bostadsbolaget eller grannar kan ibland ge besked.</li>
<li>Skriv till hyresvärden och be om återbetalning, men låt inte ett löfte få tiden att rinna ut.</li>
<li>Skicka ansökan till hyresnämnden i det område där lägenheten ligger. Blanketter finns på <a href="https://www.domstol.se">domstol.se</a>.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Är bostaden en bostadsrätt eller ett hus som ägaren själv hyr ut gäller oftast en annan lag, och då går det normalt inte att få tillbaka hyra för tid som har gått. Exemplet bygger på antagna siffror: hyresnämnden ser till hyresvärdens verkliga hyra och vad som faktiskt ingick, och hyran kan bli lägre än taket.</p>
${exampleNote}`,
    Provisions: cite("jordabalken", "12:55", "12:55 f"),
    ValidAt: validAt,
    PublishedAt: "2026-07-16T09:05:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-deposition-halls-inne",
    Title: "Får hyresvärden behålla depositionen för repor i parketten?",
    QuestionBody: `Jag flyttade ut från en lägenhet som jag hade hyrt i andra hand i två år. När jag flyttade in betalade jag en deposition på 15 000 kronor. Nu vägrar hyresvärden att betala tillbaka den. Hon säger att det finns repor i parketten i vardagsrummet och att hela golvet måste slipas om för 18 000 kronor.

Det är sant att det finns några repor, men golvet var inte nytt när jag flyttade in och jag har använt lägenheten som vanligt. Vi gjorde ingen besiktning vid inflyttningen men jag har bilder i mobilen. Vad kan jag göra för att få tillbaka pengarna?`,
    Category: "hyresratt-deposition",
    AnswerBody: `<p><strong>Kort svar:</strong> Hyresvärden får bara behålla det som täcker en skada som du ansvarar för eller något annat som du är skyldig. Vanligt slitage räknas inte dit. Kommer ni inte överens kan du vända dig till Kronofogden eller tingsrätten.</p>
<h2>Vad lagen säger</h2>
<p>Det finns ingen särskild lag om deposition. Den är en säkerhet för att du betalar hyran och sköter lägenheten, och ska lämnas tillbaka när det inte finns något att kräva dig på. Läs vad som står i ert avtal.</p>
<p>Du ska vårda lägenheten väl. Du ska ersätta skador som uppkommer genom ditt vållande, eller genom vårdslöshet av någon i ditt hushåll eller en gäst (12 kap. 24 § jordabalken). Slitage av normal användning är inte en sådan skada. Den som vill ha ersättning behöver kunna visa skadan, och även när du är ansvarig ska hyresvärden inte tjäna på den: ett gammalt golv har ett lägre värde än ett nytt.</p>
<p>Den som vill kräva pengar på grund av hyresförhållandet ska väcka talan inom <strong>två år</strong> från det att hyresgästen lämnade lägenheten, om inget annat har avtalats (12 kap. 61 §). Det gäller både dig och hyresvärden.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Be om en skriftlig specifikation: vilka repor, bilder, offert och golvets ålder.</li>
<li>Skicka dina egna bilder från in- och utflyttningen, helst med datum.</li>
<li>Kräv skriftligt att depositionen betalas tillbaka senast ett visst datum.</li>
<li>Ansök om betalningsföreläggande hos <a href="https://www.kronofogden.se">Kronofogden</a>. Bestrider hyresvärden kan du begära att målet lämnas till tingsrätten.</li>
</ol>
<p>Hyresnämnden kan medla mellan er (12 kap. 69 §) men dömer normalt inte i tvister om deposition.</p>
<h2>När det kan bli annorlunda</h2>
<p>Djupa märken efter till exempel ett omkullvält skåp kan vara en skada som du ska betala. Har du obetald hyra får hyresvärden normalt räkna av den. Fråga också ditt försäkringsbolag, för hemförsäkringen kan gälla för skador i hyrd bostad.</p>
${exampleNote}`,
    Provisions: cite("jordabalken", "12:24", "12:61", "12:69"),
    ValidAt: validAt,
    PublishedAt: "2026-07-23T12:20:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
  {
    SourceID: "demo-huskop-dolt-fel-fukt",
    Title: "Vi hittade fuktskador i huset efter köpet – är det ett dolt fel?",
    QuestionBody: `Vi köpte ett hus från 1974 av ett äldre par och tillträdde för åtta månader sedan. När vi bröt upp golvet i gillestugan förra veckan hittade vi mögel och rötskadade reglar. En fuktkonsult säger att skadan har funnits i många år och beror på hur golvet är byggt mot betongplattan. Att åtgärda den kostar ungefär 280 000 kronor.

Vi lät göra en besiktning före köpet. I protokollet står att källargolvet är en riskkonstruktion och att fortsatt teknisk utredning rekommenderas. Vi gjorde ingen sådan. Säljarna säger att de inget visste. Kan vi få ersättning?`,
    Category: "bostad-och-fastighet-huskop-och-dolda-fel",
    AnswerBody: `<p><strong>Kort svar:</strong> Det kan bli svårt. Säljaren ansvarar för fel som ni inte borde ha upptäckt eller räknat med, men besiktningen varnade för just den här konstruktionen. Meddela ändå felet till säljarna direkt, så att ni inte förlorar en möjlig rätt.</p>
<h2>Vad lagen säger</h2>
<p>Ett hus är felaktigt om det inte stämmer med avtalet eller avviker från vad köparen med fog kunnat förutsätta. Men ni får inte åberopa en avvikelse som ni borde ha upptäckt vid en undersökning som var påkallad av husets skick, vad som är normalt för liknande hus och omständigheterna vid köpet (4 kap. 19 § jordabalken). Det som återstår brukar kallas dolda fel.</p>
<p>En tydlig uppgift om risk i protokollet utökar normalt det ni skulle ha undersökt. Ju äldre huset och konstruktionen är, desto mer får man också räkna med.</p>
<p>Finns det ett fel kan ni ha rätt till avdrag på priset. Avdraget beräknas efter skillnaden i värde vid tillträdet och är inte alltid lika stort som reparationskostnaden (4 kap. 19 c §). Skadestånd kräver att säljaren har varit försumlig eller har lovat en viss egenskap.</p>
<p>Tre tidsgränser är viktiga:</p>
<ul>
<li>Reklamera inom skälig tid efter att ni märkte eller borde ha märkt felet (4 kap. 19 a §).</li>
<li>Talan om att häva köpet ska normalt väckas inom ett år från tillträdet (4 kap. 12 §), alltså inom ungefär fyra månader för er. Felet ska då vara av väsentlig betydelse.</li>
<li>Rätten till ersättning preskriberas tio år efter tillträdet om ingen bryter preskriptionen (4 kap. 19 b §).</li>
</ul>
<h2>Vad ni kan göra</h2>
<ol>
<li>Skriv till säljarna nu: vad ni har hittat, när, och att ni kommer att kräva ersättning.</li>
<li>Dokumentera skadan och låt säljarna se den innan ni river mer.</li>
<li>Fråga om säljarna har en dolda fel-försäkring och om er hemförsäkring har rättsskydd.</li>
<li>Läs besiktningsmannens villkor, om ni tror att han eller hon har missat något.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Visste säljarna om skadan, eller lovade de att källaren var torr, kan bedömningen bli en annan. Har ni i köpekontraktet avstått från att göra fel gällande begränsar det era möjligheter. Låt en jurist läsa protokollet och kontraktet.</p>
${exampleNote}`,
    Provisions: cite("jordabalken", "4:12", "4:19", "4:19 a", "4:19 b", "4:19 c"),
    ValidAt: validAt,
    PublishedAt: "2026-07-30T08:45:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
];
