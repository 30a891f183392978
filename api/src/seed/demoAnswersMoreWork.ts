import { cite, type DemoAnswer, exampleNote, validAt } from "./demoAnswer.ts";

export const demoAnswersMoreWork: DemoAnswer[] = [
  {
    SourceID: "demo-avskedad-tog-hem-varor",
    Title: "Får jag avskedas för att jag tog hem mat som ändå skulle slängas?",
    QuestionBody: `Jag har arbetat i en livsmedelsbutik i åtta år. För sex dagar sedan fick jag ett brev där det står att jag avskedas med omedelbar verkan. Skälet är att jag vid två tillfällen tog hem bröd och yoghurt som hade passerat bäst före-datum. Varorna låg i kärlet för svinn. Många har gjort likadant och ingen har sagt att det är förbjudet. Jag fick inget veta i förväg.

Kan de göra så? Har jag rätt till uppsägningslön, och vad ska jag göra först? Jag är inte med i något fackförbund.`,
    Category: "arbetsratt-avsked",
    AnswerBody: `<p><strong>Kort svar:</strong> Det är tveksamt om det räcker till avsked, men domstolarna ser ofta strängt på att någon tar arbetsgivarens varor. Vill du ha tillbaka jobbet måste du underrätta arbetsgivaren inom <strong>två veckor</strong> från avskedandet. Du har alltså ungefär en vecka kvar.</p>
<h2>Vad lagen säger</h2>
<p>Avskedande får ske om arbetstagaren grovt har åsidosatt sina åligganden. Arbetsgivaren får som huvudregel inte bygga det enbart på något som den har känt till i mer än två månader (18 § anställningsskyddslagen). Stöld och liknande på arbetsplatsen har ofta godtagits som skäl även när värdet är litet. Här talar det för dig om varorna skulle kastas, om det gjordes öppet, om andra gjorde likadant utan följder och om det saknades en tydlig regel.</p>
<p>Du skulle ha underrättats minst en vecka i förväg och fått möjlighet till överläggning (30 §). Beskedet ska vara skriftligt och tala om vad du ska göra om du vill angripa avskedandet (19 §). Att sådana regler har brutits gör inte avskedandet ogiltigt, men kan ge skadestånd (38 §). På din begäran ska arbetsgivaren uppge skälen skriftligt (19 §).</p>
<p>Ett avskedande ska ogiltigförklaras om det som har hänt inte ens hade räckt för en uppsägning (35 §). Hade det räckt till uppsägning men inte till avsked får du i stället skadestånd, där lönen för uppsägningstiden brukar ingå.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Skriv till arbetsgivaren i dag: ”Jag kommer att yrka att avskedandet ogiltigförklaras och kräver skadestånd.” Skicka så att du kan visa när det kom fram (40 och 41 §§).</li>
<li>Talan ska sedan väckas inom två veckor efter att tiden för underrättelse har gått ut, om ingen förhandling har begärts inom den tiden (40 §). Missas fristen är rätten förlorad (42 §).</li>
<li>Vill du bara ha skadestånd är fristen för underrättelse fyra månader, och talan ska väckas inom fyra månader därefter (41 §).</li>
<li>Skriv ner vad som hände, vilka regler som fanns och vilka kollegor som vet hur det brukade gå till.</li>
<li>Anmäl dig till Arbetsförmedlingen och a-kassan. Ett avsked kan ge avstängning från ersättning en tid.</li>
</ol>
<p>Den som inte företräds av facket väcker talan vid tingsrätten. Ta hjälp av en jurist nu, och fråga om försäkringens rättsskydd gäller.</p>
<h2>När det kan bli annorlunda</h2>
<p>Saknas upplysning om hur du angriper avskedandet är fristen en månad från det att anställningen upphörde (40 §). Under tvisten består anställningen normalt inte (35 §). Har du fått en tydlig varning eller sålt varorna vidare är läget klart sämre.</p>
${exampleNote}`,
    Provisions: cite("anställningsskyddslagen", "18", "19", "30", "35", "38", "40", "41", "42"),
    ValidAt: validAt,
    PublishedAt: "2026-03-31T06:50:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-timanstalld-fast-jobb",
    Title: "När blir jag fast anställd om jag har arbetat på timmar i över ett år?",
    QuestionBody: `Jag arbetar som receptionist på ett hotell. Sedan augusti förra året blir jag inringd för pass, oftast åtta till tolv pass i månaden. I papperen står det särskild visstidsanställning och att varje pass är en egen anställning. Nu säger chefen att jag inte får fler pass efter nyår, eftersom de då ”måste ge mig fast”. Jag har aldrig varit borta en hel månad.

Är jag redan fast anställd? Räknas bara dagarna jag har arbetat eller även tiden mellan passen? Vi har inget kollektivavtal. Hur ska jag agera nu?`,
    Category: "arbetsratt-anstallningsavtal",
    AnswerBody: `<p><strong>Kort svar:</strong> Mycket talar för att du redan är tillsvidareanställd. När du har haft minst tre pass i samma månad, och varje pass är en egen anställning, räknas även tiden mellan dem. Har du då mer än tolv månader övergår anställningen automatiskt. Agera genast om du slutar få pass.</p>
<h2>Vad lagen säger</h2>
<p>En särskild visstidsanställning blir en tillsvidareanställning när du har varit anställd i den formen i sammanlagt mer än tolv månader under en femårsperiod (5 a § anställningsskyddslagen). Det sker av sig självt, utan ansökan.</p>
<p>Den som har haft tre eller fler särskilda visstidsanställningar hos samma arbetsgivare under en kalendermånad får räkna även tiden mellan anställningarna (3 §). Med åtta till tolv pass varje månad sedan augusti i fjol bör du därför ha passerat gränsen. Månader med bara ett eller två pass räknas däremot bara de dagarna.</p>
<p>Arbetsgivaren ska på begäran inom tre veckor ge skriftlig information om din anställningstid och om de anställningar som har betydelse (6 g §).</p>
<p>Är du inte tillsvidareanställd ska du få ett skriftligt besked minst en månad före anställningens slut, om du har mer än nio månader i särskild visstidsanställning under tre år (15 och 16 §§). Du kan då också ha företrädesrätt till ny anställning i nio månader, om skälet är arbetsbrist (25 §).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Samla scheman, lönebesked och avtal, och räkna passen månad för månad.</li>
<li>Begär informationen om anställningstid skriftligt i dag.</li>
<li>Skriv att du anser att anställningen har övergått till en tillsvidareanställning, och från vilket datum.</li>
<li>Är du med i facket: be dem begära förhandling. Annars, tala med en jurist.</li>
<li>Slutar passen komma, eller får du besked om att anställningen är slut, kan det räknas som en uppsägning. Då gäller korta frister: normalt två veckor för att säga att du vill ogiltigförklara, eller en månad från det att anställningen upphörde om du inte har fått besked om hur du gör (40 §). För skadestånd är fristen fyra månader (41 §).</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Vikariat räknas för sig och blir en tillsvidareanställning först efter mer än två år under en femårsperiod. Var du i själva verket vikarie en del av tiden ändras uträkningen. För den som har arbetat länge: tid i den äldre formen allmän visstidsanställning räknas bara från och med den 1 mars 2022. Ett kollektivavtal kan ha andra regler. Även en fast anställning kan sägas upp om det finns sakliga skäl, och hur många timmar du har rätt till kan vara en egen tvist.</p>
${exampleNote}`,
    Provisions: cite("anställningsskyddslagen", "3", "5 a", "6 g", "15", "16", "25", "40", "41"),
    ValidAt: validAt,
    PublishedAt: "2026-11-13T10:10:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
];
