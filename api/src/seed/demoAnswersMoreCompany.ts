import { cite, type DemoAnswer, exampleNote, validAt } from "./demoAnswer.ts";

export const demoAnswersMoreCompany: DemoAnswer[] = [
  {
    SourceID: "demo-lamna-handelsbolag",
    Title: "Ansvarar jag för handelsbolagets skulder när jag har gått ur?",
    QuestionBody: `Jag och en kompis har drivit ett kafé som handelsbolag i fyra år. Vi har inget skriftligt avtal. Nu vill jag sluta, men han vill fortsätta ensam eller med någon annan. Bolaget är skyldigt en leverantör 85 000 kronor och ligger efter med skatten. Lokalen hyrs på treårskontrakt. Kompisen säger att jag är fri från allt så fort jag har skrivit på ett papper om att jag går ur.

Stämmer det? Kan leverantören kräva mig på hela summan? Och hur gör jag för att inte bli ansvarig för det han gör sedan?`,
    Category: "foretag-och-forening-handelsbolag",
    AnswerBody: `<p><strong>Kort svar:</strong> Nej. Du svarar personligen, och för hela beloppet, för de skulder som bolaget har när du går ur. Ett papper mellan er två binder inte leverantören. Se också till att utträdet registreras direkt, annars kan du bli ansvarig även för nya skulder.</p>
<h2>Vad lagen säger</h2>
<p>I ett handelsbolag svarar bolagsmännen solidariskt för bolagets förpliktelser (2 kap. 20 § handelsbolagslagen). Solidariskt betyder att leverantören kan välja att kräva dig på hela 85 000 kronor. Har du betalat mer än din del kan du kräva din kompis på hans, men du står risken om han inte kan betala.</p>
<p>Ansvaret finns kvar efter utträdet för det som uppkom innan. Du kan dessutom få svara för senare förpliktelser gentemot den som varken kände till eller borde ha känt till att du hade gått ur (2 kap. 22 §). Därför är registreringen hos Bolagsverket viktig, liksom att ni själva meddelar dem som bolaget har avtal med. För skatter kan Skatteverket besluta att en bolagsman ska betala.</p>
<p>Ett avtal på obestämd tid kan en bolagsman säga upp när som helst. Har inget annat avtalats ska bolaget träda i likvidation sex månader efter uppsägningen (2 kap. 24 §). Vill ni att kaféet ska leva vidare behöver ni i stället komma överens om ditt utträde. Ett handelsbolag måste ha minst två bolagsmän, så han behöver hitta någon ny eller byta företagsform.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Gör ett bokslut per utträdesdagen och en lista över alla skulder och avtal.</li>
<li>Skriv ett utträdesavtal: vad du får eller betalar, att han tar över skulderna och ersätter dig om någon ändå kräver dig. Be om en säkerhet för det.</li>
<li>Försök få varje borgenär att skriftligen släppa dig. Bara borgenären kan göra det. Glöm inte hyresvärden, banken och leasingbolaget.</li>
<li>Anmäl utträdet till Bolagsverket samma dag och kontrollera att det blir registrerat.</li>
<li>Meddela kunder, leverantörer och Skatteverket skriftligen.</li>
<li>Kontrollera om du har gått i personlig borgen. Den upphör inte för att du lämnar bolaget.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Var du kommanditdelägare i ett kommanditbolag är ansvaret begränsat till din insats. Har ni avtalat om uppsägningstid eller lösen går avtalet före mellan er. Den som bryter mot bolagsavtalet kan bli utesluten eller skyldig att ersätta skada. Finns det risk att bolaget inte kan betala sina skulder bör du tala med en jurist innan du skriver på något.</p>
${exampleNote}`,
    Provisions: cite("handelsbolagslagen", "2:20", "2:22", "2:24"),
    ValidAt: validAt,
    PublishedAt: "2026-05-26T10:20:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-minoritetsagare-aktiebolag",
    Title: "Jag äger 15 procent av aktierna men får ingen insyn – vad kan jag kräva?",
    QuestionBody: `Jag var med och startade ett aktiebolag och äger 15 procent. De andra två ägarna sitter i styrelsen och är anställda. Sedan jag slutade arbeta där får jag ingen information. Bolaget har gått med vinst i tre år men det har aldrig blivit någon utdelning, medan deras löner har höjts. Vi är bara tre ägare och har inget aktieägaravtal.

Kan jag tvinga dem att visa räkenskaperna och betala ut något av vinsten? Kan jag själv kalla till bolagsstämma? Och hur lång tid har jag på mig om stämman beslutar något som är orättvist?`,
    Category: "foretag-och-forening-aktiebolag",
    AnswerBody: `<p><strong>Kort svar:</strong> Majoriteten styr bolaget, men med minst en tiondel av aktierna har du rättigheter som de inte kan ta bort. Du kan kräva extra stämma och en begränsad utdelning. I ett bolag med så få ägare har du också rätt att ta del av räkenskaperna i viss utsträckning.</p>
<h2>Vad lagen säger</h2>
<p>Styrelsen ska kalla till extra bolagsstämma om ägare till minst en tiondel av samtliga aktier skriftligen begär det för ett visst ärende. Kallelsen ska skickas inom två veckor (7 kap. 13 § aktiebolagslagen). Du kallar alltså inte själv, men gör styrelsen inget kan Bolagsverket göra det efter anmälan (7 kap. 17 §). Du har också rätt att få ett ärende behandlat på stämman om du begär det skriftligen i tid (7 kap. 16 §).</p>
<p>På stämman ska styrelsen svara på frågor om det kan ske utan väsentlig skada för bolaget (7 kap. 32 §). I ett bolag med högst tio aktieägare ska du dessutom få ta del av räkenskaper och andra handlingar, i den omfattning som behövs för att du ska kunna bedöma bolagets ställning och resultat eller ett ärende på stämman (7 kap. 36 §). Det kan du begära när som helst under året.</p>
<p>Begär ägare till minst en tiondel av aktierna utdelning ska årsstämman besluta att dela ut hälften av vad som återstår av årets vinst, sedan vissa avdrag har gjorts. Stämman behöver inte dela ut mer än fem procent av bolagets egna kapital (18 kap. 11 §). Begäran ska göras innan stämman har beslutat om vinsten. Tidigare års vinster omfattas inte.</p>
<p>Stämman får inte fatta beslut som är ägnade att ge en otillbörlig fördel åt en aktieägare till nackdel för bolaget eller någon annan ägare (7 kap. 47 §). Vill du få ett felaktigt beslut upphävt ska du normalt väcka talan inom <strong>tre månader</strong> från beslutet (7 kap. 50 och 51 §§).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Hämta årsredovisningarna hos Bolagsverket. De är offentliga.</li>
<li>Begär skriftligen att få granska räkenskaperna, och fråga om lönerna på stämman.</li>
<li>Kräv utdelning skriftligen före årsstämman och se till att det står i protokollet.</li>
<li>Räcker inte det: Bolagsverket kan på begäran av en sådan minoritet utse en särskild granskare.</li>
<li>Föreslå att de köper dina aktier efter en oberoende värdering.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Läs bolagsordningen. Marknadsmässig lön är inte någon dold utdelning, men en klart för hög lön kan ifrågasättas. Reglerna hindrar utdelning som bolaget inte har råd med. Att någon tvingas lösa ut en missnöjd delägare är ovanligt utan avtal.</p>
${exampleNote}`,
    Provisions: cite("aktiebolagslagen", "7:13", "7:16", "7:17", "7:32", "7:36", "7:47", "7:50", "7:51", "18:11"),
    ValidAt: validAt,
    PublishedAt: "2026-04-28T13:35:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
];
