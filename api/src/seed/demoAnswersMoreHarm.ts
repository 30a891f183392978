import { cite, type DemoAnswer, exampleNote, validAt } from "./demoAnswer.ts";

export const demoAnswersMoreHarm: DemoAnswer[] = [
  {
    SourceID: "demo-halkade-utanfor-butik",
    Title: "Kan jag få ersättning när jag halkade på is utanför en butik?",
    QuestionBody: `I februari halkade jag på en isfläck på trottoaren precis utanför ingången till en matbutik. Det droppade från ett stuprör och hade frusit. Ingen hade sandat, fast det hade varit blixthalka sedan kvällen före. Jag bröt handleden, var sjukskriven från mitt arbete som frisör i åtta veckor och har fortfarande ont.

Vem är ansvarig: butiken, den som äger huset eller kommunen? Vad kan jag få ersättning för, och är det för sent att kräva något nu när det har gått flera månader? Jag har bilder som en vän tog samma dag.`,
    Category: "skadestand-och-forsakring-personskada",
    AnswerBody: `<p><strong>Kort svar:</strong> Ja, du kan ha rätt till skadestånd om någon som ansvarade för platsen var vårdslös, till exempel genom att inte sanda. Det är inte för sent. Men det är du som ska visa vem som brast och att det orsakade skadan. Kolla också dina egna försäkringar, som ofta ger ersättning snabbare.</p>
<h2>Vad lagen säger</h2>
<p>Den som av vårdslöshet orsakar en personskada ska ersätta den (2 kap. 1 § skadeståndslagen). Det räcker alltså inte att det var halt. Frågan är om den som ansvarade för platsen gjorde mindre än vad som rimligen kunde krävas: hur länge hade isen funnits, hur många gick där, gick det lätt att sanda och fanns ett känt problem med stupröret?</p>
<p>Vem som ansvarar varierar. På gångbanor sköter ofta kommunen vinterväghållningen, men kommunen kan i vissa fall ha lagt ansvaret på fastighetsägaren. Fastighetsägaren svarar normalt för sitt stuprör och för mark på tomten, och kan ha avtalat om skötseln med butiken eller ett företag. En arbetsgivare ansvarar för skador som anställda vållar i tjänsten (3 kap. 1 §).</p>
<p>Skadeståndet kan omfatta vårdkostnader och andra utgifter, förlorad inkomst, sveda och värk samt bestående besvär (5 kap. 1 §). Från inkomstförlusten dras bland annat sjuklön och sjukpenning av (5 kap. 3 §). Var du själv oförsiktig sänks ersättning för personskada bara om oförsiktigheten var grov (6 kap. 1 §).</p>
<p>Ett krav på skadestånd preskriberas som huvudregel efter tio år (2 § preskriptionslagen), men bevisen försvinner snabbt.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Spara bilderna, vädret den dagen, vännens namn och fler vittnen. Rita en skiss.</li>
<li>Ta fram journal, sjukintyg, kvitton och lönebesked.</li>
<li>Fråga kommunen vem som har ansvar för gångbanan, och butiken vem som äger huset.</li>
<li>Skicka ett skriftligt krav till den du tror ansvarar, och till övriga om du är osäker. Be dem anmäla det till sitt försäkringsbolag.</li>
<li>Anmäl till dina egna försäkringar: olycksfall, fackets försäkring och, om du var på väg till eller från arbetet, arbetsgivarens försäkring. Villkoren kan ha korta tider.</li>
<li>Vänta med att skriva på en slutuppgörelse tills du vet hur handen blir. Ett beslut om ersättning kan bara i vissa fall omprövas (5 kap. 5 §).</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Plötslig blixthalka, då ingen har hunnit sanda, ger ofta inget ansvar. Lämnas kravet utan svar kan du väcka talan vid tingsrätten, men då riskerar du att få betala motpartens kostnader. Fråga först om hemförsäkringens rättsskydd gäller.</p>
${exampleNote}`,
    Provisions: [
      ...cite("skadeståndslagen", "2:1", "3:1", "5:1", "5:3", "5:5", "6:1"),
      ...cite("preskriptionslagen", "2"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-08-07T08:35:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-skadestand-misshandel-ingen-betalar",
    Title: "Vem betalar mitt skadestånd när den som slog mig inte har några pengar?",
    QuestionBody: `I fjol blev jag nedslagen av en okänd man utanför en pub. Han har dömts för misshandel till fängelse, och tingsrätten bestämde att han ska betala mig 41 000 kronor för kränkning, sveda och värk, trasiga glasögon och förlorad lön. Domen har fått laga kraft. Nu säger polisen att han är skyldig pengar till många andra och inte har några tillgångar.

Får jag ingenting då? Jag har hört att staten kan betala, men att man måste göra saker i rätt ordning. Vad ska jag göra först, och hur lång tid har jag på mig?`,
    Category: "skadestand-och-forsakring-brottsskada",
    AnswerBody: `<p><strong>Kort svar:</strong> Du kan ofta få ersättning ändå. Ordningen är normalt: gärningsmannen genom Kronofogden, sedan din egen försäkring och sist brottsskadeersättning från staten. Ansökan om brottsskadeersättning ska som regel lämnas inom tre år från det att domen har fått laga kraft.</p>
<h2>Vad lagen säger</h2>
<p>Den som genom brott allvarligt kränker någon annan ska betala kränkningsersättning (2 kap. 3 § skadeståndslagen). För personskada ersätts bland annat kostnader, inkomstförlust samt sveda och värk (5 kap. 1 §). Åklagaren ska som huvudregel hjälpa målsäganden att föra talan om skadestånd i brottmålet, om målsäganden begär det (22 kap. 2 § rättegångsbalken). Det verkar ha skett här, och domen kan verkställas.</p>
<p>Betalar den dömde inte kan du begära hjälp av Kronofogden, som letar efter lön och tillgångar (3 kap. 1 § utsökningsbalken). Skulden finns kvar även om inget går att ta i dag, men den kan preskriberas om ingen bevakar den.</p>
<p>Staten betalar brottsskadeersättning till den som har drabbats av skada till följd av brott (1 § brottsskadelagen). Den gäller personskada, där även skada på kläder, glasögon och liknande som du bar på dig räknas in (4 §), och kränkning (5 §). Det som täcks av skadestånd från gärningsmannen eller av en försäkring dras av. Domstolens belopp är en viktig utgångspunkt, men Brottsoffermyndigheten gör i vissa delar sin egen prövning.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Vänta in brev från Kronofogden eller ansök själv om verkställighet, och bifoga domen. Spara svaret om att tillgångar saknas.</li>
<li>Anmäl till hemförsäkringens överfallsskydd. Villkoren bestämmer beloppet, och bolaget kan kräva att anmälan görs inom en viss tid.</li>
<li>Har du olycksfallsförsäkring eller hände det i samband med arbetet: anmäl även där.</li>
<li>Ansök hos <a href="https://www.brottsoffermyndigheten.se">Brottsoffermyndigheten</a>. Bifoga domen, beskedet från Kronofogden och försäkringsbolagets beslut. Kontrollera samtidigt vilken tid som gäller för dig.</li>
<li>Svara på begäran om komplettering i tid, och spara alla kvitton.</li>
</ol>
<p>Betalar staten tar den normalt över ditt krav mot gärningsmannen till motsvarande del.</p>
<h2>När det kan bli annorlunda</h2>
<p>Var du själv under 18 år när brottet begicks gäller längre tid. Har gärningsmannen inte kunnat hittas kan du ändå få ersättning om du kan visa att du skadades av ett brott och det har anmälts. Ersättningen kan sättas ned om du genom ditt eget beteende har ökat risken för skadan. Får du senare fler besvär av skadan kan du i vissa fall begära mer.</p>
<p>Mår du dåligt efter det som hände finns stöd hos brottsofferjouren och vården.</p>
${exampleNote}`,
    Provisions: [
      ...cite("skadeståndslagen", "2:3", "5:1"),
      ...cite("rättegångsbalken", "22:2"),
      ...cite("utsökningsbalken", "3:1"),
      ...cite("brottsskadelagen", "1", "4", "5"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-09-25T12:40:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
  {
    SourceID: "demo-rattsskydd-tvist-med-byggfirma",
    Title: "Betalar hemförsäkringen min advokat i tvisten med byggfirman?",
    QuestionBody: `En byggfirma renoverade vårt kök för 310 000 kronor. Golvet lutar, två skåp sitter fel och en besiktningsman säger att det kostar 120 000 kronor att rätta till. Vi har krävt att firman ska åtgärda det. I förra veckan svarade de skriftligt att de inte anser att något är fel. Vi har haft samma hemförsäkring i sex år.

Täcker rättsskyddet en jurist eller advokat? Hur mycket måste vi betala själva, och vad händer om vi förlorar? Vi vet inte om vi vågar gå till domstol.`,
    Category: "skadestand-och-forsakring-rattsskydd",
    AnswerBody: `<p><strong>Kort svar:</strong> Ja, troligen en stor del. Rättsskyddet i en hemförsäkring betalar normalt ombud, utredning och även motpartens kostnader om ni förlorar, upp till ett högsta belopp. Ni betalar en självrisk. Anmäl tvisten och vänta på besked innan ni låter någon börja arbeta.</p>
<h2>Vad som gäller för rättsskydd</h2>
<p>Rättsskydd regleras inte i någon egen lag utan i försäkringsvillkoren, så läs just era. Det här är vanligt:</p>
<ul>
<li>Tvisten ska ha uppkommit, vilket brukar betyda att ert krav helt eller delvis har avvisats. Det verkar ha skett i förra veckan.</li>
<li>Ni ska ha haft försäkringen en tid, ofta minst två år i följd, när tvisten uppstår.</li>
<li>Tvisten ska gälla mer än ett halvt prisbasbelopp, det vill säga 29 600 kronor under 2026. Ert krav är klart över den gränsen.</li>
<li>Självrisken är ofta 20–25 procent av kostnaderna med ett lägsta belopp, och det finns ett tak, till exempel 250 000 kronor.</li>
<li>Ombudet ska godtas av bolaget, och timkostnaden är begränsad.</li>
</ul>
<h2>Vad lagen säger om kostnaderna</h2>
<p>I ett vanligt tvistemål ska den som förlorar ersätta motpartens rättegångskostnad (18 kap. 1 § rättegångsbalken), så långt kostnaden skäligen har varit påkallad (18 kap. 8 §). Den risken kan bli stor, och det är därför rättsskyddet är så viktigt. I små tvister, upp till ett halvt prisbasbelopp, gäller särskilda regler (1 kap. 3 d §), och den som förlorar betalar då bara begränsade kostnader (18 kap. 8 a §).</p>
<h2>Vad ni kan göra</h2>
<ol>
<li>Anmäl till försäkringsbolaget med avtal, besiktningsutlåtande, ert krav och firmans svar. Fråga vilken självrisk och vilket tak som gäller.</li>
<li>Låt en jurist eller advokat hjälpa er med ansökan om rättsskydd. Fråga först vad det kostar om ni får nej.</li>
<li>Överväg <a href="https://www.arn.se">Allmänna reklamationsnämnden</a>. Prövningen där är skriftlig och kostnadsfri. Beslutet är en rekommendation som många företag följer. Kontrollera vilken tid som gäller för anmälan.</li>
<li>Låt inte någon annan laga köket innan felen är dokumenterade och firman har fått chansen att åtgärda dem.</li>
<li>Väcker ni talan: ansökan om stämning ska vara skriftlig (42 kap. 1 §), med yrkande, skäl och bevis (42 kap. 2 §), och lämnas normalt där firman har sitt säte (10 kap. 1 §).</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Rättsskydd gäller normalt inte brottmål, arbetstvister eller tvister i ett eget företag, och för skilsmässa finns ofta särskilda begränsningar. Äger ni ett hus kan tvister om det kräva en villaförsäkring. Saknar ni rättsskydd kan statlig rättshjälp i vissa fall vara en möjlighet, men den är beroende av inkomst och betalar inte motpartens kostnader.</p>
${exampleNote}`,
    Provisions: cite("rättegångsbalken", "1:3 d", "10:1", "18:1", "18:8", "18:8 a", "42:1", "42:2"),
    ValidAt: validAt,
    PublishedAt: "2026-10-15T14:10:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
];
