import { cite, type DemoAnswer, exampleNote, validAt } from "./demoAnswer.ts";

export const demoAnswersTrade: DemoAnswer[] = [
  {
    SourceID: "demo-angerratt-oppnad-forpackning",
    Title: "Får jag ångra ett köp på nätet när jag har öppnat förpackningen?",
    QuestionBody: `Jag köpte ett par trådlösa hörlurar av en svensk nätbutik för 1 890 kronor. De kom för nio dagar sedan. Jag öppnade kartongen, provade hörlurarna i tio minuter och tyckte att de satt illa. Nu vill jag lämna tillbaka dem, men kundtjänst säger att ångerrätten inte gäller eftersom förpackningen är bruten, och att jag i alla fall bara får ett tillgodokvitto.

Kan butiken göra så? Hur lång tid har jag på mig, och vem betalar returfrakten? Jag har kvar allt som följde med.`,
    Category: "konsumentratt-kop-pa-natet-och-angerratt",
    AnswerBody: `<p><strong>Kort svar:</strong> Att kartongen är öppnad tar normalt inte bort ångerrätten. Du har 14 dagar på dig från den dag du fick varan, och du har rätt att få pengarna tillbaka i stället för ett tillgodokvitto. Meddela butiken nu.</p>
<h2>Vad lagen säger</h2>
<p>Den som köper av ett företag på distans får frånträda avtalet genom ett tydligt meddelande inom 14 dagar (2 kap. 10 § distansavtalslagen). Vid köp av en vara räknas tiden från den dag du fick den i din besittning (2 kap. 12 §). Har butiken inte informerat om ångerrätten på rätt sätt börjar tiden inte löpa, men rätten upphör senast ett år efter att fristen annars skulle ha gått ut.</p>
<p>Det finns undantag (2 kap. 11 §). Ett gäller varor med en försegling som du har brutit, om varan därför inte lämpligen kan återlämnas av hälso- eller hygienskäl. En vanlig kartong är inte en sådan försegling. För modeller som sätts in i örat kan en butik försöka hänvisa till undantaget, om det fanns en verklig försegling.</p>
<p>Du får undersöka varan så mycket som behövs för att bedöma egenskaper och funktion. Har du använt den mer än så kan butiken ha rätt till ersättning för värdeminskning (2 kap. 15 §). Butiken ska betala tillbaka senast 14 dagar efter ditt meddelande, med samma betalningssätt, men får vänta tills varan har kommit tillbaka eller du har visat att den är skickad (2 kap. 14 §).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Skicka ett tydligt meddelande: ”Jag ångrar köpet”, med ordernummer. Sedan juni 2026 ska det normalt också finnas en ångerfunktion på butikens webbplats. Spara en kopia.</li>
<li>Skicka tillbaka varan senast inom 14 dagar därefter. Du betalar returfrakten om butiken har upplyst om det före köpet (2 kap. 13 §).</li>
<li>Vägrar butiken kan du få hjälp av kommunens konsumentvägledning, om den finns där du bor, eller anmäla till <a href="https://www.arn.se">Allmänna reklamationsnämnden</a>.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Ångerrätten gäller inte köp av en privatperson, och inte köp i butik om inte butiken själv erbjuder öppet köp. Är hörlurarna trasiga gäller i stället reglerna om fel.</p>
${exampleNote}`,
    Provisions: cite("distansavtalslagen", "2:10", "2:11", "2:12", "2:13", "2:14", "2:15"),
    ValidAt: validAt,
    PublishedAt: "2026-08-19T09:30:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
  {
    SourceID: "demo-reklamation-diskmaskin",
    Title: "Diskmaskinen gick sönder efter två och ett halvt år – gäller reklamationsrätten?",
    QuestionBody: `För två och ett halvt år sedan köpte jag en diskmaskin i en vitvarukedja för 7 490 kronor. För två veckor sedan slutade pumpen att fungera. Butiken säger att garantin gällde i två år och att jag får betala reparationen själv, ungefär 3 200 kronor. De vill inte ens undersöka maskinen utan att jag betalar en startavgift.

Vi är två personer och kör den högst fyra gånger i veckan. Har jag någon rätt trots att garantin har gått ut, och vem måste bevisa vad som är fel?`,
    Category: "konsumentratt-reklamation",
    AnswerBody: `<p><strong>Kort svar:</strong> Ja, du kan reklamera. Som konsument har du tre års reklamationsrätt, oavsett vilken garanti butiken ger. Efter två år är det däremot normalt du som behöver visa att felet fanns från början.</p>
<h2>Vad lagen säger</h2>
<p>Butiken svarar för fel som fanns när du fick varan och som visar sig inom tre år (4 kap. 14 § konsumentköplagen). Felet kan ligga dolt, till exempel i ett material som inte håller. En vara ska bland annat ha den hållbarhet som är normal och som du med fog kan förvänta dig (4 kap. 2 §).</p>
<p>Visar sig felet inom två år antas det ha funnits från början om inte butiken visar något annat (4 kap. 17 §). Den tiden har gått för dig. Du behöver alltså stöd för att pumpen gick sönder på grund av ett fel och inte av slitage eller felaktig användning.</p>
<p>Du ska reklamera inom skälig tid. Gör du det inom två månader från att du märkte felet är det alltid i tid (5 kap. 2 §).</p>
<p>Finns det ett ursprungligt fel kan du som huvudregel välja mellan reparation och en ny maskin, utan kostnad, om det är möjligt och inte oskäligt dyrt för butiken (5 kap. 4 §). Lyckas det inte kan du ha rätt till prisavdrag eller till att häva köpet (5 kap. 8 §). Att häva går inte om butiken visar att felet är ringa (5 kap. 10 §).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Reklamera skriftligt nu. Skriv vad som har hänt, när, och att du kräver reparation eller en ny maskin.</li>
<li>Fråga butiken vad som händer med undersökningskostnaden om det visar sig vara ett fel som den ansvarar för.</li>
<li>Be en oberoende reparatör om ett kort utlåtande om orsaken. Det är ofta det som avgör.</li>
<li>Säger butiken nej kan du anmäla till <a href="https://www.arn.se">Allmänna reklamationsnämnden</a>, som prövar tvister över vissa belopp.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Lagen gäller när du köper som privatperson av ett företag. En garanti, en tilläggsförsäkring eller din hemförsäkring kan ge bättre skydd, så läs villkoren. Väg också kostnaden för ett utlåtande mot maskinens värde.</p>
${exampleNote}`,
    Provisions: cite("konsumentköplagen", "4:2", "4:14", "4:17", "5:2", "5:4", "5:8", "5:10"),
    ValidAt: validAt,
    PublishedAt: "2026-08-26T06:50:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
  {
    SourceID: "demo-begagnad-cykel-befintligt-skick",
    Title: "Elcykeln jag köpte begagnad i befintligt skick fungerar inte – vad gäller?",
    QuestionBody: `Jag köpte en begagnad elcykel av en privatperson på en annonssida för 14 000 kronor. I annonsen stod ”batteriet räcker sju mil” och på kvittot skrev säljaren ”säljs i befintligt skick”. Jag provade cykeln runt kvarteret och den verkade bra. Redan första veckan visade det sig att batteriet är slut efter åtta kilometer. En cykelverkstad säger att batteriet är helt uttjänt och att ett nytt kostar 6 500 kronor.

Säljaren svarar att jag köpte i befintligt skick och borde ha undersökt bättre. Kan jag få tillbaka pengar?`,
    Category: "avtalsratt-kop-mellan-privatpersoner",
    AnswerBody: `<p><strong>Kort svar:</strong> Troligen ja. Att cykeln såldes i befintligt skick fritar inte säljaren från ansvar för uppgiften om räckvidden, om den påverkade ditt köp. Meddela felet till säljaren så snart du kan.</p>
<h2>Vad lagen säger</h2>
<p>Köp mellan privatpersoner följer köplagen, om ni inte har avtalat något annat (3 §). En vara är felaktig bland annat om den inte stämmer med uppgifter som säljaren har lämnat i annonsen eller annars före köpet och som kan antas ha inverkat på köpet (18 §).</p>
<p>Även en vara som säljs i befintligt skick är felaktig i tre fall (19 §):</p>
<ul>
<li>den stämmer inte med säljarens uppgifter,</li>
<li>säljaren har låtit bli att berätta om något väsentligt som han eller hon måste ha känt till och som du kunde räkna med att få veta, eller</li>
<li>varan är i väsentligt sämre skick än du hade fog att räkna med utifrån priset och omständigheterna.</li>
</ul>
<p>Har du undersökt varan kan du inte åberopa det du borde ha märkt då (20 §). En kort provtur visar knappast hur långt batteriet räcker.</p>
<p>Du måste reklamera inom skälig tid från att du märkte eller borde ha märkt felet, och senast inom två år (32 §). Därefter kan du i första hand kräva att felet avhjälps om det går utan oskälig kostnad eller olägenhet (34 §), annars prisavdrag eller hävning (37 §). Hävning kräver att felet har väsentlig betydelse för dig och att säljaren insåg eller borde ha insett det (39 §).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Spara annonsen, kvittot, era meddelanden och verkstadens bedömning.</li>
<li>Reklamera skriftligt. Beskriv felet och vad du kräver, till exempel ett prisavdrag.</li>
<li>Vill du häva köpet måste du säga det inom skälig tid.</li>
<li>Betalar säljaren inte kan du vända dig till Kronofogden eller tingsrätten. Allmänna reklamationsnämnden prövar inte tvister mellan privatpersoner.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Rättade säljaren uppgiften tydligt före köpet är läget ett annat. Ett gammalt batteri tappar kapacitet med tiden, så du får räkna med viss försämring. Sålde säljaren som företagare gäller i stället konsumentköplagen, som skyddar dig bättre.</p>
${exampleNote}`,
    Provisions: cite("köplagen", "3", "18", "19", "20", "32", "34", "37", "39"),
    ValidAt: validAt,
    PublishedAt: "2026-09-01T14:25:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
];
