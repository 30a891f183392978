import { cite, type DemoAnswer, exampleNote, validAt } from "./demoAnswer.ts";

export const demoAnswersMoreTraffic: DemoAnswer[] = [
  {
    SourceID: "demo-rattfylleri-dagen-efter",
    Title: "Jag åkte fast för rattfylleri dagen efter – förlorar jag körkortet?",
    QuestionBody: `I söndags morse stoppades jag i en kontroll på väg till jobbet. Jag hade druckit vin på kvällen men sovit åtta timmar och kände mig nykter. Utandningsprovet visade 0,17 milligram per liter. Polisen tog körkortet på platsen. Jag har haft körkort i tolv år utan en enda prick, och jag behöver bilen eftersom jag arbetar i hemtjänsten på landsbygden.

Vad blir straffet? Hur länge kan körkortet dras in, och finns det något sätt att få köra under tiden? Spelar det någon roll att jag trodde att jag var nykter?`,
    Category: "trafikratt-rattfylleri",
    AnswerBody: `<p><strong>Kort svar:</strong> Värdet ligger över gränsen för rattfylleri, och straffet brukar bli böter. Körkortet prövas för sig av Transportstyrelsen, och du bör räkna med att det återkallas. Ett år är en vanlig tid. Du kan ansöka om att få köra med alkolås.</p>
<h2>Vad lagen säger</h2>
<p>Rattfylleri är att köra ett motordrivet fordon efter att ha druckit så mycket att alkoholkoncentrationen är minst 0,2 promille i blodet eller 0,10 milligram per liter i utandningsluften. Straffet är böter eller fängelse i högst sex månader (4 § trafikbrottslagen). Vid 1,0 promille eller 0,50 milligram, eller om det finns andra försvårande omständigheter, kan brottet vara grovt (4 a §).</p>
<p>Brottet kräver uppsåt. Men det räcker att man insåg risken för att alkoholen var kvar och var likgiltig för den. Hur mycket du hade druckit, när och hur du mådde på morgonen blir därför viktigt. ”Jag kände mig nykter” brukar inte räcka om mängden var stor.</p>
<p>Böterna döms ut i dagsböter, där antalet speglar brottet och beloppet din ekonomi (25 kap. 2 § brottsbalken).</p>
<p>Körkortet ska återkallas för den som har kört rattfull (5 kap. 3 § körkortslagen). Då bestäms en spärrtid, som är lägst en månad och högst tre år (5 kap. 6 §). Vid rattfylleri är tolv månader utgångspunkten. Kortare tid eller varning förekommer, men bara i särskilda fall vid låga värden. Att du behöver bilen i arbetet räcker sällan.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Kör inte. Körkortet är omhändertaget, och olovlig körning är ett eget brott.</li>
<li>Svara Transportstyrelsen i tid. Beskriv kvällen, din körning genom åren och vilka följder en återkallelse får.</li>
<li>Ansök om körkort med villkor om alkolås medan körkortsärendet pågår. Efter ett slutligt beslut om spärrtid är det för sent. Det är frivilligt och dyrt och kräver läkarintyg, men du får köra under villkorstiden, som är ett år eller två.</li>
<li>Erkänner du kan saken ofta avslutas med strafföreläggande. Läs det noga innan du godkänner.</li>
</ol>
<p>Ett beslut om återkallelse får överklagas till förvaltningsrätten. Läs i beslutet hur lång tid du har på dig.</p>
<h2>När det kan bli annorlunda</h2>
<p>Har du varit misstänkt för rattfylleri förut, var värdet högre eller inträffade en olycka blir allt strängare. Blir spärrtiden längre än ett år krävs nya förarprov. När den har gått ut får du inte tillbaka körkortet automatiskt utan måste ansöka om nytt tillstånd.</p>
${exampleNote}`,
    Provisions: [
      ...cite("trafikbrottslagen", "4", "4 a"),
      ...cite("brottsbalken", "25:2"),
      ...cite("körkortslagen", "5:3", "5:6"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-05-05T14:25:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-parkeringsbot-lanade-ut-bilen",
    Title: "Måste jag betala parkeringsboten när det var min bror som körde?",
    QuestionBody: `Jag lånade ut min bil till min bror i två veckor. Nu har jag fått en påminnelse om en parkeringsanmärkning på 900 kronor från kommunen. Han ska ha stått på en gata där det var städnatt. Lappen på rutan hittade han aldrig, säger han, och han vägrar betala eftersom han menar att skylten satt bakom ett träd.

Måste jag betala fast jag inte var i stan? Kan vi klaga på skylten, och vart vänder vi oss? Behöver jag betala först, eller kan jag vänta tills det är avgjort?`,
    Category: "trafikratt-parkering",
    AnswerBody: `<p><strong>Kort svar:</strong> Ja, mot kommunen är det bilens ägare som ansvarar, inte den som parkerade. Du kan bestrida avgiften hos Polismyndigheten om skylten inte gick att se. Betala ändå i tid, annars höjs beloppet. Får du rätt betalas pengarna tillbaka.</p>
<h2>Vad lagen säger</h2>
<p>Fordonets ägare ansvarar för att felparkeringsavgiften betalas. Undantaget är om det är sannolikt att bilen hade tagits genom brott (4 § lagen om felparkeringsavgift). Att du hade lånat ut den hjälper alltså inte mot kommunen. Sedan kan du begära pengarna av din bror. Det är en sak mellan er två.</p>
<p>Menar du att anmärkningen är fel finns två vägar. Vid ett klart misstag kan du ansöka om rättelse hos Polismyndigheten (8 §). Vill du ha saken prövad fullt ut ska du skriftligen bestrida betalningsansvaret hos Polismyndigheten och ange omständigheter och bevis (9 §). Gör det så snart du kan: ett bestridande avvisas om det kommer senare än sex månader efter betalningen eller efter att Kronofogden har vidtagit åtgärder för att driva in avgiften.</p>
<p>Står Polismyndigheten fast kan du överklaga till tingsrätten (10 §). Ta med alla skäl och bevis redan i bestridandet, för i domstolen är möjligheten att komma med nytt begränsad.</p>
<h2>Vad ni kan göra</h2>
<ol>
<li>Betala senast den dag som står på påminnelsen. Skriv inte att du medger felet.</li>
<li>Be kommunen om trafikvaktens anteckningar och foton, och om den lokala trafikföreskriften.</li>
<li>Fotografera skylten från förarens håll, med avstånd och datum, innan någon beskär trädet.</li>
<li>Låt din bror skriva ner hur han parkerade och vad han såg. Skicka allt med bestridandet.</li>
</ol>
<p>Det är du som ägare som ska skriva under. Att själva lappen har blåst bort från rutan tar normalt inte bort skyldigheten att betala.</p>
<h2>När det kan bli annorlunda</h2>
<p>På privat mark är det en kontrollavgift från ett bolag, och då gäller andra regler. Avgiften får bara tas ut om villkoren tydligt har skyltats på platsen (3 § lagen om kontrollavgift). En sådan bestrider du hos bolaget. Ger det sig inte är det bolaget som måste driva saken vidare, och då kan tingsrätten pröva den. Titta därför först på vem som har skrivit ut lappen.</p>
${exampleNote}`,
    Provisions: [...cite("lagen om felparkeringsavgift", "4", "8", "9", "10"), ...cite("lagen om kontrollavgift", "3")],
    ValidAt: validAt,
    PublishedAt: "2026-07-07T08:45:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
  {
    SourceID: "demo-parkeringsskada-lapp-pa-rutan",
    Title: "Räcker det att lämna en lapp när jag har skrapat en parkerad bil?",
    QuestionBody: `När jag backade ut på en stormarknads parkering tog jag i sidan på en bil som stod bredvid. Det blev en repa och en liten buckla. Jag väntade i tio minuter men ingen kom. Då satte jag en lapp med mitt telefonnummer under vindrutetorkaren och åkte hem. Det regnade ganska mycket.

Nu har det gått en dag och ingen har ringt. Jag är orolig att lappen har försvunnit. Kan jag bli misstänkt för smitning? Vad borde jag göra nu, och vem betalar skadan?`,
    Category: "trafikratt-ovrigt",
    AnswerBody: `<p><strong>Kort svar:</strong> Kontakta polisen i dag och berätta vad som har hänt. När ingen är på plats ska du snarast underrätta den som har lidit skada eller polisen. En lapp kan räcka om den kommer fram, men risken är din. Skadan betalas normalt av din trafikförsäkring.</p>
<h2>Vad lagen säger</h2>
<p>Den som har haft del i en trafikolycka, med eller utan egen skuld, ska stanna kvar, hjälpa till och på begäran uppge namn och adress. Har egendom skadats och ingen är där som kan ta emot uppgifterna, ska du snarast möjligt underrätta den som har lidit skada eller Polismyndigheten (2 kap. 8 § trafikförordningen). En parkeringsskada räknas som en trafikolycka.</p>
<p>Den som åker därifrån och på det sättet undandrar sig att medverka till det som olyckan skäligen bör föranleda, eller undandrar sig att uppge sitt namn, kan dömas för det som kallas smitning (5 § trafikbrottslagen). Brottet kräver uppsåt. Du väntade, lämnade ditt nummer och hör av dig frivilligt. Det talar starkt emot att du försökte komma undan. Men ju längre tid som går utan att du gör något, desto svårare blir det att förklara.</p>
<p>En smitning som inte är ringa kan också leda till att körkortet återkallas (5 kap. 3 § körkortslagen). Det är ett skäl till att inte vänta.</p>
<p>Skador på andras bilar i trafik ersätts i första hand genom trafikförsäkringen på den bil som orsakade skadan. Ägaren kan alltså vända sig till ditt försäkringsbolag. Den som av vårdslöshet orsakar en sakskada kan även själv bli skyldig att ersätta den (2 kap. 1 § skadeståndslagen), till exempel ägarens självrisk.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Ring polisen på 114 14. Uppge tid, plats, ditt registreringsnummer och, om du minns, den andra bilens. Be om ett diarienummer.</li>
<li>Skriv ner vad du gjorde: hur länge du väntade, vad som stod på lappen och vädret. Spara bilder.</li>
<li>Fråga stormarknaden om någon har hört av sig och om det finns film.</li>
<li>Anmäl till ditt försäkringsbolag. Räkna på om det lönar sig att betala en liten skada själv i stället för att förlora bonus.</li>
<li>Kom inte överens om belopp innan bolaget har svarat.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Har någon blivit skadad ska polisen alltid underrättas snarast, om skadan inte är obetydlig. Har du redan blivit uppringd som misstänkt, berätta vad du gjorde men överväg att tala med en jurist först. Märkte du aldrig att du tog i den andra bilen saknas normalt uppsåt.</p>
${exampleNote}`,
    Provisions: [
      ...cite("trafikförordningen", "2:8"),
      ...cite("trafikbrottslagen", "5"),
      ...cite("körkortslagen", "5:3"),
      ...cite("skadeståndslagen", "2:1"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-08-25T11:55:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
];
