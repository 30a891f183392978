import { cite, type DemoAnswer, exampleNote, validAt } from "./demoAnswer.ts";

export const demoAnswersWork: DemoAnswer[] = [
  {
    SourceID: "demo-uppsagd-personliga-skal",
    Title: "Kan jag bli uppsagd av personliga skäl utan en enda varning?",
    QuestionBody: `Jag har varit tillsvidareanställd på ett mindre företag i fem år. För fyra dagar sedan fick jag ett uppsägningsbesked i handen där det står att jag sägs upp av personliga skäl på grund av samarbetssvårigheter. Jag har aldrig fått någon varning och ingen har sagt att jag måste ändra på något. Två veckor före beskedet fick jag ett papper om att företaget övervägde uppsägning, men jag förstod inte att jag kunde göra något.

Är uppsägningen giltig? Hur lång uppsägningstid har jag, och vad måste jag göra om jag vill ha kvar jobbet? Jag är med i facket.`,
    Category: "arbetsratt-uppsagning",
    AnswerBody: `<p><strong>Kort svar:</strong> En uppsägning av personliga skäl utan tydlig varning är ofta svår för arbetsgivaren att försvara, men den gäller om du inte protesterar. Kontakta facket i dag: du har normalt <strong>två veckor</strong> på dig från uppsägningen.</p>
<h2>Vad lagen säger</h2>
<p>Arbetsgivaren måste ha sakliga skäl (7 § anställningsskyddslagen). I det ligger oftast att du ska ha förstått vad som var fel och vad som kunde hända, och att du har brutit mot en skyldighet i anställningen på ett sätt som är tillräckligt allvarligt. Det är inte sakliga skäl om det är skäligt att kräva att du får annat arbete hos arbetsgivaren. Arbetsgivaren får som huvudregel inte heller bygga uppsägningen bara på händelser som den har känt till i mer än två månader.</p>
<p>Arbetsgivaren ska underrätta dig minst två veckor i förväg, och du och facket har då rätt till överläggning (30 §). Beskedet ska vara skriftligt och säga hur du gör om du vill ogiltigförklara uppsägningen eller kräva skadestånd (8 §). På din begäran ska arbetsgivaren uppge skälen skriftligt (9 §).</p>
<p>Efter fem års anställning är din uppsägningstid tre månader, om inte längre tid har avtalats (11 §). Du behåller lönen under den tiden (12 §).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Ring facket nu. De kan begära förhandling för dig.</li>
<li>Vill du ha kvar jobbet: underrätta arbetsgivaren skriftligt om att du kommer att kräva att uppsägningen ogiltigförklaras, senast två veckor efter uppsägningen (40 §).</li>
<li>Vill du bara ha skadestånd: underrätta inom fyra månader (41 §).</li>
<li>Skriv inte under en överenskommelse innan facket har läst den.</li>
</ol>
<p>Efter underrättelsen löper nya frister för att väcka talan. Missas en frist är rätten normalt förlorad (42 §).</p>
<h2>När det kan bli annorlunda</h2>
<p>Sedan 2022 består anställningen normalt inte under en tvist om ogiltighet efter att uppsägningstiden har gått ut (34 §). Saknas upplysning i beskedet om hur du gör för att ogiltigförklara är fristen längre. Kollektivavtal kan ha andra regler, och vissa anställda, till exempel i företagsledande ställning, omfattas inte.</p>
${exampleNote}`,
    Provisions: cite("anställningsskyddslagen", "7", "8", "9", "11", "12", "30", "34", "40", "41", "42"),
    ValidAt: validAt,
    PublishedAt: "2026-08-05T10:10:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-semester-fyra-veckor-sommar",
    Title: "Kan chefen neka mig fyra veckors sammanhängande semester i sommar?",
    QuestionBody: `Jag arbetar på ett lager och har varit anställd i tre år. Jag har bett om semester fyra veckor i rad i juli, men min chef säger att alla bara får två veckor i juli eller augusti och att resten får tas under hösten. Han säger att det alltid har varit så hos oss. Vi har inget kollektivavtal och inget står om semesterns förläggning i mitt anställningsavtal.

Har jag rätt till fyra veckor i sträck på sommaren? Vem bestämmer egentligen när semestern ska ligga, och när måste jag senast få besked?`,
    Category: "arbetsratt-lon-och-semester",
    AnswerBody: `<p><strong>Kort svar:</strong> Som huvudregel har du rätt till minst fyra veckors sammanhängande ledighet under juni till augusti. Du kan däremot inte kräva att få just juli. Vilka veckor det blir bestämmer arbetsgivaren om ni inte kommer överens.</p>
<h2>Vad lagen säger</h2>
<p>Du har rätt till 25 semesterdagar per semesterår (4 § semesterlagen). Om inget annat har avtalats ska semestern läggas så att du får en ledighetsperiod på minst fyra veckor under juni–augusti. Bara om det finns särskilda skäl får den perioden läggas vid en annan tid utan stöd av avtal (12 §). Att det ”alltid har varit så” är normalt inte ett sådant skäl. Hur verksamheten måste bemannas kan däremot spela roll i enskilda fall.</p>
<p>Eftersom ni saknar kollektivavtal ska arbetsgivaren förhandla med facket om huvudsemestern eller, om du inte företräds av en facklig organisation, samråda med dig (10 §). Enas ni inte bestämmer arbetsgivaren, om inte något annat har avtalats. Beskedet ska komma senast två månader före ledigheten. Finns särskilda skäl får det komma senare, om möjligt minst en månad före (11 §).</p>
<h2>Vad du kan göra</h2>
<ul>
<li>Skriv till chefen, hänvisa till 12 § och föreslå ett par alternativa perioder.</li>
<li>Fråga vilka skäl som finns mot att du får fyra veckor i sträck, och be om svar skriftligt.</li>
<li>Är du med i facket: be dem kalla till förhandling.</li>
<li>Utebliven ledighet kan ge rätt till skadestånd (32 §). Talan ska väckas inom två år från utgången av det semesterår då du skulle ha haft ledigheten (33 §).</li>
</ul>
<p>Stanna inte hemma utan beviljad ledighet. Det kan ses som olovlig frånvaro och i värsta fall få följder för anställningen, även om du har rätt i sak.</p>
<h2>När det kan bli annorlunda</h2>
<p>Ett avtal kan ge andra regler om när semestern ska ligga, så läs personalhandboken och bilagor till ditt anställningsavtal. Den som börjar sin anställning efter den 31 augusti har rätt till bara fem dagar det första semesteråret. Hur många av dagarna som är betalda beror på hur mycket du har tjänat in.</p>
${exampleNote}`,
    Provisions: cite("semesterlagen", "4", "10", "11", "12", "32", "33"),
    ValidAt: validAt,
    PublishedAt: "2026-08-12T13:00:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
];
