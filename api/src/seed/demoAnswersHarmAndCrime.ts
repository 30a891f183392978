import { cite, type DemoAnswer, exampleNote, validAt } from "./demoAnswer.ts";

export const demoAnswersHarmAndCrime: DemoAnswer[] = [
  {
    SourceID: "demo-barn-krossade-bilruta",
    Title: "Min trettonåring krossade grannens bilruta – måste vi föräldrar betala?",
    QuestionBody: `Min son är 13 år. I lördags kastade han och en kompis sten mot en måltavla i skogsbrynet bredvid parkeringen. En sten studsade och krossade bakrutan på grannens bil. Kompisens pappa säger att pojkarna siktade på tavlan och inte på bilen. Grannen vill ha 9 000 kronor av oss, för ruta och självrisk.

Är det vi föräldrar som ska betala, eller vår son, eller ingen? Spelar det någon roll att han är under 15 år, och kan hemförsäkringen gälla? Vi vill gärna göra rätt för oss men tycker att beloppet är högt.`,
    Category: "skadestand-och-forsakring-sakskada",
    AnswerBody: `<p><strong>Kort svar:</strong> Var det en olyckshändelse är ni föräldrar normalt inte ansvariga bara för att ni har vårdnaden. Er son kan däremot själv bli skyldig att betala en del av skadan om han var vårdslös. Anmäl till hemförsäkringen innan ni lovar något.</p>
<h2>Vad lagen säger</h2>
<p>Den som med uppsåt eller av vårdslöshet orsakar en sakskada ska ersätta den (2 kap. 1 § skadeståndslagen). Det gäller också barn, men den som inte har fyllt 18 år ska ersätta skadan bara i den utsträckning det är skäligt. Då vägs ålder och utveckling, vad som hände, ansvarsförsäkring och ekonomi in (2 kap. 4 §). Att han är under 15 år spelar roll för straff, men hindrar inte skadestånd.</p>
<p>En förälder med vårdnad ansvarar för sakskada som barnet orsakar <em>genom brott</em> (3 kap. 5 §). Skadegörelse kräver uppsåt. Hade pojkarna siktat på bilen skulle ni alltså kunna bli ansvariga, för varje skadehändelse med högst en femtedel av prisbasbeloppet. Under 2026 är det 11 840 kronor, gemensamt för två vårdnadshavare. Kastade de mot tavlan och missade är det i stället vårdslöshet, och då gäller inte den regeln.</p>
<p>Ni kan också bli ansvariga om ni själva var vårdslösa, till exempel genom att inte ha tillsyn när det behövdes. För en trettonåring är utrymmet mindre än för ett litet barn.</p>
<p>Ersättningen omfattar reparation eller sakens värde, värdeminskning och andra kostnader till följd av skadan (5 kap. 7 §).</p>
<h2>Vad ni kan göra</h2>
<ol>
<li>Anmäl till hemförsäkringens ansvarsskydd. Bolaget prövar kravet, förhandlar och betalar om han är skyldig, oftast med avdrag för självrisk.</li>
<li>Erkänn inget ansvar och betala inte innan bolaget har svarat.</li>
<li>Be grannen om faktura och uppgift om vad grannens egen bilförsäkring har betalat. Samma kostnad ska inte ersättas två gånger.</li>
<li>Ta reda på vems sten det var. Är båda ansvariga kan grannen normalt kräva vem som helst av dem, och sedan får de dela på kostnaden.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Många försäkringar undantar skador som ett barn över en viss ålder har orsakat med uppsåt. Ni får självklart ersätta grannen frivilligt, men det är ett annat beslut än vad lagen kräver.</p>
${exampleNote}`,
    Provisions: cite("skadeståndslagen", "2:1", "2:4", "3:5", "5:7"),
    ValidAt: validAt,
    PublishedAt: "2026-09-15T10:35:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-fortal-sociala-medier",
    Title: "Kan det vara förtal att kalla mig bedragare i en lokal grupp på nätet?",
    QuestionBody: `En före detta kund har i en lokal grupp på sociala medier med omkring 9 000 medlemmar skrivit att jag är en bedragare som lurar äldre. Han har lagt ut mitt namn och en bild på mig. Vi hade en oenighet om ett arbete som jag gjorde, men jag har aldrig blivit anmäld för något. Inlägget har legat uppe i tre veckor och flera kunder har hört av sig.

Är det förtal? Spelar det någon roll att han säger att det är hans upplevelse? Vad kan jag göra för att få bort inlägget och få ersättning?`,
    Category: "straffratt-fortal",
    AnswerBody: `<p><strong>Kort svar:</strong> Det kan mycket väl vara förtal. Att peka ut någon som brottslig inför många är just det som bestämmelsen gäller. Åklagare väcker dock sällan åtal, så du kan behöva driva saken själv. Spara bevis nu.</p>
<h2>Vad lagen säger</h2>
<p>Den som utpekar någon som brottslig eller klandervärd, eller lämnar en uppgift som kan utsätta personen för andras missaktning, kan dömas för förtal till böter (5 kap. 1 § brottsbalken). Att skribenten kallar det sin upplevelse hjälper inte om läsarna uppfattar det som ett påstående om fakta. Rena omdömen, som att arbetet var dåligt eller för dyrt, är oftast tillåtna.</p>
<p>Det räcker inte att uppgiften är sann. Den som skrev den går fri om det med hänsyn till omständigheterna var försvarligt att lämna den <em>och</em> den var sann eller att det fanns skälig grund för den.</p>
<p>Har uppgiften genom sitt innehåll eller stor spridning varit ägnad att medföra allvarlig skada kan brottet vara grovt, med böter eller fängelse i högst två år (5 kap. 2 §).</p>
<p>Huvudregeln är att du själv får väcka åtal. Åklagaren får göra det om du anger brottet och åtal anses påkallat från allmän synpunkt (5 kap. 5 §). Tiden är begränsad: förtal preskriberas normalt efter två år och grovt förtal efter fem (35 kap. 2 §).</p>
<p>Är kränkningen allvarlig kan du ha rätt till kränkningsersättning (2 kap. 3 § skadeståndslagen). Förlorade inkomster på grund av brottet kan också ersättas (2 kap. 2 §), men du måste kunna visa dem.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Ta skärmbilder där text, datum, adress, kommentarer och antal medlemmar syns.</li>
<li>Be gruppens administratör och plattformen att ta bort inlägget.</li>
<li>Skriv sakligt till kunden och begär rättelse.</li>
<li>Gör en polisanmälan och ange brottet till åtal.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Förtal gäller personer. Påståenden om enbart ett företag bedöms på annat sätt. Finns det en utgivare, som hos tidningar, gäller grundlagarnas regler. Ett eget åtal kan bli dyrt om du förlorar, så ta hjälp av en jurist och kontrollera om försäkringens rättsskydd gäller.</p>
${exampleNote}`,
    Provisions: [...cite("brottsbalken", "5:1", "5:2", "5:5", "35:2"), ...cite("skadeståndslagen", "2:2", "2:3")],
    ValidAt: validAt,
    PublishedAt: "2026-09-22T12:05:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-ordningsbot-fortkorning",
    Title: "Måste jag godkänna en ordningsbot för fortkörning på plats?",
    QuestionBody: `Jag blev stoppad av polisen i går kväll. De sa att jag hade kört i 92 på en 70-väg. Jag tror att jag körde ungefär 80 och att de kan ha mätt bilen framför mig. Jag hann inte tänka och bad att få fundera, så jag fick med mig ett föreläggande om ordningsbot hem.

Vad händer om jag inte godkänner det? Kan det bli dyrare i domstol? Och om jag betalar, kan jag ändå ångra mig efteråt? Jag behöver körkortet i mitt arbete, så jag undrar också om det kan dras in.`,
    Category: "trafikratt-fortkorning",
    AnswerBody: `<p><strong>Kort svar:</strong> Nej, du behöver inte godkänna. Men när ordningsboten väl är godkänd gäller den som en dom. Tror du att mätningen är fel bör du ta ställning innan du betalar, för en betalning räknas normalt som ett godkännande.</p>
<h2>Vad lagen säger</h2>
<p>Ordningsbot är ett bötesstraff som du får godkänna direkt eller inom en viss tid (48 kap. 2 § rättegångsbalken). Polisen får inte utfärda ordningsbot om du förnekar gärningen (48 kap. 15 §). Behöver du tid att tänka kan du få ta ställning senare (48 kap. 16 §).</p>
<p>Godkännandet innebär att du erkänner gärningen och godtar straffet (48 kap. 9 och 17 §§). Betalar du hela beloppet räknas det normalt som ett godkännande (48 kap. 11 §). Därefter gäller ordningsboten som en dom som har fått laga kraft (48 kap. 3 §). Att ångra sig efteråt går bara i rena undantagsfall.</p>
<p>Godkänner du inte går ärendet vidare. En åklagare kan väcka åtal, och då prövar tingsrätten bevisningen. Det är åklagaren som ska bevisa att du körde för fort. Fälls du bestämmer domstolen böterna, och du kan få egna kostnader, till exempel för ombud. Frias du blir det inget straff.</p>
<p>Körkortet prövas för sig av Transportstyrelsen. Ett körkort ska bland annat återkallas när föraren har överskridit högsta tillåtna hastighet och överträdelsen inte kan anses som ringa (5 kap. 3 § körkortslagen). I praktiken är det hur mycket för fort du körde, vägens hastighetsgräns och tidigare förseelser som avgör om det blir ingenting, varning eller återkallelse. Ett godkännande läggs till grund för den prövningen.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Läs föreläggandet: plats, tid, mätmetod, hastighet och sista dag.</li>
<li>Skriv ner vad du minns och vilka bilar som fanns nära dig. Fråga passagerare.</li>
<li>Förnekar du: betala inte. Meddela polisen att du inte godkänner.</li>
<li>Hör Transportstyrelsen av sig: svara i tid och berätta varför du behöver körkortet. Behovet ensamt räcker sällan.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Har du körkort på prövotid eller har fått en varning tidigare kan bedömningen av körkortet bli strängare. Vi har inte sett mätprotokollet och kan inte bedöma hur starkt beviset är.</p>
${exampleNote}`,
    Provisions: [
      ...cite("rättegångsbalken", "48:2", "48:3", "48:9", "48:11", "48:15", "48:16", "48:17"),
      ...cite("körkortslagen", "5:3"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-09-29T15:45:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
];
