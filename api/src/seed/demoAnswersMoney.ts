import { cite, type DemoAnswer, exampleNote, validAt } from "./demoAnswer.ts";

export const demoAnswersMoney: DemoAnswer[] = [
  {
    SourceID: "demo-preskription-gammal-telefonrakning",
    Title: "Måste jag betala en fem år gammal skuld för ett mobilabonnemang?",
    QuestionBody: `Jag fick nyss ett brev från ett inkassobolag som säger att jag är skyldig 4 870 kronor för ett mobilabonnemang. Fakturorna är från 2021. Jag minns att jag hade abonnemanget men trodde att allt var betalt när jag bytte operatör. Jag har flyttat två gånger och kan inte minnas att jag har fått några brev om det här tidigare.

Inkassobolaget skriver att ärendet går till Kronofogden om jag inte betalar inom tio dagar. Är skulden för gammal? Ska jag svara, och kan jag göra något fel om jag hör av mig till dem?`,
    Category: "skulder-och-fordringar-preskription",
    AnswerBody: `<p><strong>Kort svar:</strong> Skulden är preskriberad om du inte har fått något skriftligt krav, betalat något eller erkänt skulden på tre år och den inte heller har prövats hos Kronofogden eller i domstol. Bestrid skriftligt, och skriv inte något som kan läsas som att du erkänner.</p>
<h2>Vad lagen säger</h2>
<p>En skuld preskriberas normalt efter tio år. Men har ett företag sålt en vara eller tjänst till dig som konsument är tiden tre år från det att fordran kom till (2 § preskriptionslagen). Ett mobilabonnemang för privat bruk hör dit. När en skuld är preskriberad förlorar företaget rätten att kräva ut den (8 §), och det gäller även räntan.</p>
<p>Tiden kan börja om. Det sker om (5 §)</p>
<ul>
<li>du lovar att betala, betalar ränta eller en del, eller erkänner skulden på annat sätt,</li>
<li>du <em>får</em> ett skriftligt krav eller en skriftlig påminnelse, eller</li>
<li>företaget väcker talan eller åberopar skulden till exempel hos Kronofogden.</li>
</ul>
<p>Efter ett krav eller erkännande löper en ny period på tre år från den dagen (6 §). Det är företaget som behöver visa att preskriptionen har brutits, men flera brev till rätt adress kan i praktiken räcka som bevis för att ett krav har nått dig.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Svara skriftligt: ”Jag bestrider kravet. Enligt min uppfattning är det preskriberat.”</li>
<li>Be bolaget visa underlag för skulden och för när och hur tidigare krav har skickats.</li>
<li>Får du ett föreläggande från Kronofogden: bestrid det inom den tid som står där. Gör du inte det kan beslutet bli att du ska betala, även om skulden var för gammal.</li>
<li>Kontrollera hos <a href="https://www.kronofogden.se">Kronofogden</a> om det redan finns ett beslut mot dig.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>För lån mot löpande skuldebrev, och för skulder mellan privatpersoner, gäller tio år. Har skulden redan fastställts i ett utslag räknas en ny preskriptionstid från beslutet (7 §). För skatter och andra skulder till staten finns särskilda regler. Är skulden riktig och inte preskriberad är det oftast bättre att göra upp en betalningsplan än att vänta.</p>
${exampleNote}`,
    Provisions: cite("preskriptionslagen", "2", "5", "6", "7", "8"),
    ValidAt: validAt,
    PublishedAt: "2026-09-08T08:00:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
  {
    SourceID: "demo-ge-bort-fritidshus",
    Title: "Blir det skatt om vi ger bort sommarstugan till vår dotter?",
    QuestionBody: `Min man och jag äger en sommarstuga som vi köpte 1994 för 380 000 kronor. Taxeringsvärdet är 1,4 miljoner och en mäklare tror att den är värd omkring 2,5 miljoner. Vi har ett lån på 600 000 kronor kvar med pant i stugan. Vi vill att vår dotter tar över stugan och lånet. Vi har också en son som inte är intresserad av stugan men som vi vill behandla rättvist.

Måste vi eller vår dotter betala skatt? Vad händer om hon säljer stugan senare? Räcker det att vi skriver ett papper hemma?`,
    Category: "skatteratt-gava-och-arv",
    AnswerBody: `<p><strong>Kort svar:</strong> En gåva är fri från inkomstskatt för er dotter, och i ert fall leder den normalt inte heller till vinstskatt för er. Eftersom lånet är klart lägre än 85 procent av taxeringsvärdet bör hon slippa stämpelskatt. Däremot tar hon över er gamla anskaffningsutgift, så skatten skjuts upp till den dag hon säljer.</p>
<h2>Vad lagen säger</h2>
<p>Förvärv genom gåva är skattefria (8 kap. 2 § inkomstskattelagen). När en fastighet överlåts inom familjen mot en ersättning som är lägre än taxeringsvärdet ses hela överlåtelsen i praktiken oftast som en gåva. Ett övertaget lån räknas som ersättning.</p>
<p>Den som får egendom genom gåva träder in i den tidigare ägarens skattemässiga situation (44 kap. 21 § inkomstskattelagen). Säljer er dotter räknas vinsten alltså från era 380 000 kronor plus avdragsgilla förbättringar. Spara kvitton och lämna dem till henne.</p>
<p>Stämpelskatt för lagfart tas ut bland annat vid köp. En gåva mot ersättning räknas dit om ersättningen är minst 85 procent av fastighetens värde (4 och 5 §§ stämpelskattelagen), där man som regel utgår från taxeringsvärdet året före lagfarten. 600 000 kronor är ungefär 43 procent av 1,4 miljoner.</p>
<p>Gåvobrevet har samma formkrav som ett köp: det ska vara skriftligt, undertecknas av både er och er dotter, ange fastigheten och innehålla en förklaring att den överlåts (4 kap. 1 och 29 §§ jordabalken). Lagfart ska sökas inom tre månader (20 kap. 2 §).</p>
<h2>Vad ni kan göra</h2>
<ul>
<li>Fråga banken först. Den måste gå med på att dottern tar över lånet.</li>
<li>Skriv om gåvan ska räknas av från arvet. Står inget antas en gåva till ett barn vara förskott på arv, om inte annat får antas ha varit avsett (6 kap. 1 § ärvdabalken).</li>
<li>Låt två personer bevittna era underskrifter, så att lagfarten inte fördröjs.</li>
</ul>
<h2>När det kan bli annorlunda</h2>
<p>Överlåtelser till bolag, gåvor där givaren behåller rättigheter och högre ersättningar bedöms på annat sätt. Taxeringsvärden ändras. Kontrollera med Skatteverket innan ni skriver under.</p>
${exampleNote}`,
    Provisions: [
      ...cite("inkomstskattelagen", "8:2", "44:21"),
      ...cite("stämpelskattelagen", "4", "5"),
      ...cite("jordabalken", "4:1", "4:29", "20:2"),
      ...cite("ärvdabalken", "6:1"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-10-20T07:15:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
];
