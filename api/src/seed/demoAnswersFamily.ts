import { cite, type DemoAnswer, exampleNote, validAt } from "./demoAnswer.ts";

export const demoAnswersFamily: DemoAnswer[] = [
  {
    SourceID: "demo-skilsmassa-betanketid",
    Title: "Hur lång tid tar skilsmässan när bara jag vill skiljas?",
    QuestionBody: `Jag och min man har varit gifta i elva år och har två barn som är sju och tio år. Jag har bestämt mig för att jag vill skiljas, men han vill inte och säger att han aldrig kommer att skriva på några papper. Vi bor fortfarande ihop.

Kan han stoppa skilsmässan genom att vägra skriva under? Hur lång tid tar det innan vi är skilda, och måste jag flytta innan jag ansöker? Jag har hört talas om betänketid men förstår inte när den börjar räknas eller vad som händer när den är slut.`,
    Category: "familjeratt-aktenskap-och-skilsmassa",
    AnswerBody: `<p><strong>Kort svar:</strong> Din man kan inte stoppa skilsmässan. Du kan ansöka på egen hand, men då krävs betänketid i minst sex månader. Du behöver inte flytta först.</p>
<h2>Vad lagen säger</h2>
<p>Vill bara den ena maken skiljas har den maken rätt till äktenskapsskillnad efter betänketid (5 kap. 2 § äktenskapsbalken). I ert fall skulle det dessutom bli betänketid även om ni var överens, eftersom ni bor med egna barn under 16 år som ni har vårdnaden om (5 kap. 1 §).</p>
<p>När bara den ena ansöker börjar betänketiden den dag då den andra får del av ansökan, alltså när han delges. När minst sex månader har gått kan någon av er begära att skilsmässan fullföljs, och då ska tingsrätten döma till skilsmässa. Vänta inte för länge: har begäran inte kommit in inom ett år från betänketidens början faller frågan, och då måste man ansöka på nytt (5 kap. 3 §).</p>
<p>Äktenskapet är upplöst när domen har fått laga kraft (5 kap. 6 §).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Lämna in en ansökan till tingsrätten i den ort där du eller din man har hemvist (14 kap. 3 §). Domstolen tar ut en ansökningsavgift.</li>
<li>Anteckna vilken dag din man delgavs. Därifrån räknas sex månader och ett år.</li>
<li>Begär att skilsmässan fullföljs när tiden är inne. Det sker inte av sig självt.</li>
<li>Ta upp frågor om barnen tidigt. Kommunens familjerätt erbjuder samarbetssamtal.</li>
</ol>
<p>Ni ska också göra en bodelning om ni inte bara har enskild egendom (9 kap. 1 §). Den påverkar inte hur snabbt ni blir skilda.</p>
<h2>När det kan bli annorlunda</h2>
<p>Har makar levt åtskilda i minst två år behövs ingen betänketid (5 kap. 4 §). Särskilda regler gäller bland annat den som har tvingats att gifta sig. Är du rädd för din man ska du inte vänta: ring polisen på 112 vid fara. Kommunens socialtjänst kan hjälpa till med skydd.</p>
${exampleNote}`,
    Provisions: cite("äktenskapsbalken", "5:1", "5:2", "5:3", "5:4", "5:6", "9:1", "14:3"),
    ValidAt: validAt,
    PublishedAt: "2026-06-24T08:15:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-sambor-bostadsratt-kopt-fore",
    Title: "Har jag rätt till del i min sambos bostadsrätt när vi flyttar isär?",
    QuestionBody: `Min sambo köpte en bostadsrätt två år innan vi träffades. Jag flyttade in hos henne för fyra år sedan och vi har ett gemensamt barn. Jag har betalat halva avgiften varje månad och vi har delat på kostnaden för nya vitvaror. Nu går vi isär.

Hon säger att lägenheten är hennes och att jag inte har rätt till något. Stämmer det? Gäller det även möblerna som vi har köpt tillsammans? Kan jag få bo kvar, eftersom barnet ska bo mest hos mig? Vi har inte skrivit något samboavtal.`,
    Category: "familjeratt-sambor",
    AnswerBody: `<p><strong>Kort svar:</strong> Lägenheten ska troligen inte delas, eftersom din sambo köpte den innan ni träffades. Möbler och annat som ni har skaffat till det gemensamma hemmet ska däremot delas om någon av er begär det. Att ni har barn kan ge dig rätt att ta över bostaden mot betalning.</p>
<h2>Vad lagen säger</h2>
<p>Vid en bodelning mellan sambor delas bara samboegendom. Det är gemensam bostad och gemensamt bohag som har <em>förvärvats för gemensam användning</em> (3 § sambolagen). En bostad som den ena köpte för sig själv uppfyller normalt inte det, hur länge ni än har bott där och även om du har betalat halva avgiften. Vitvaror och möbler som ni har köpt till hemmet är oftast samboegendom (6 §).</p>
<p>Värdet av samboegendomen delas som huvudregel lika, sedan var och en har fått täckning för vissa skulder (14 §). Bodelning ska begäras senast ett år efter att samboförhållandet upphörde (8 §).</p>
<p>Är en hyresrätt eller bostadsrätt inte samboegendom kan den andra sambon ändå få ta över den, om hon eller han bäst behöver bostaden och det även i övrigt är skäligt (22 §). Har ni barn tillsammans krävs inte synnerliga skäl. Den som tar över ska ersätta den andra för bostadens värde.</p>
<h2>Vad du kan göra</h2>
<ul>
<li>Begär bodelning skriftligt inom ett år och spara en kopia.</li>
<li>Vill du ta över bostaden: framställ kravet skriftligt till din sambo inom ett år, men <strong>senast tre månader efter att du har flyttat ut</strong>.</li>
<li>Kommer ni inte överens kan tingsrätten utse en bodelningsförrättare. Frågan om vem som ska ta över bostaden prövas av tingsrätten.</li>
</ul>
<h2>När det kan bli annorlunda</h2>
<p>Kan du visa att köpet gjordes för att ni skulle bo där tillsammans blir bedömningen en annan. Har du betalat för en renovering eller amorterat på lånet kan du i vissa fall ha en fordran på henne, men det beror på vad ni kom överens om. En skriftlig överenskommelse enligt 9 § kan också ändra vad som ska delas.</p>
${exampleNote}`,
    Provisions: cite("sambolagen", "3", "6", "8", "9", "14", "22"),
    ValidAt: validAt,
    PublishedAt: "2026-07-02T11:40:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
  {
    SourceID: "demo-sarkullbarn-testamente",
    Title: "Kan min fru sitta kvar i huset om jag har barn sedan tidigare?",
    QuestionBody: `Jag är 63 år, gift och har en vuxen son från ett tidigare förhållande. Min fru och jag har inga gemensamma barn. Vi äger vårt hus tillsammans och har inget äktenskapsförord. Om jag dör först är jag orolig för att min fru måste sälja huset för att kunna betala ut arvet till min son.

Räcker det att vi skriver ett testamente där vi ärver varandra? Kan jag göra min son arvlös, eller har han alltid rätt till något? Han och min fru kommer bra överens i dag, men jag vill att det ska vara ordnat.`,
    Category: "arvsratt-laglott-och-sarkullbarn",
    AnswerBody: `<p><strong>Kort svar:</strong> Ett testamente hjälper, men det räcker inte hela vägen. Din son har alltid rätt att kräva sin laglott, hälften av sin arvslott. Han kan också själv välja att vänta med arvet.</p>
<h2>Vad lagen säger</h2>
<p>Först görs en bodelning. Era tillgångar som inte är enskild egendom läggs samman efter avdrag för skulder och delas normalt lika (10 kap. 1 § och 11 kap. 3 § äktenskapsbalken). Bara din del blir arv.</p>
<p>En efterlevande make ärver annars före gemensamma barn. Men ett särkullbarn har rätt att få sitt arv direkt, om barnet inte avstår till förmån för din fru (3 kap. 1 och 9 §§ ärvdabalken). Avstår din son får han i stället del i boet när hon har gått bort.</p>
<p>Hälften av arvslotten är laglott (7 kap. 1 §). Är han ditt enda barn kan du alltså testamentera bort hälften av det du lämnar efter dig. Vill han ha ut laglotten trots testamentet ska han begära jämkning inom sex månader från det att han fick del av testamentet på rätt sätt (7 kap. 3 §).</p>
<p>Din fru har dessutom ett minimiskydd. Så långt arvet räcker ska hon få egendom som, tillsammans med det hon fick i bodelningen och sin enskilda egendom, motsvarar fyra prisbasbelopp (3 kap. 1 §). Under 2026 är det 236 800 kronor.</p>
<h2>Vad du kan göra</h2>
<ul>
<li>Skriv testamente. Det ska vara skriftligt och undertecknas inför två vittnen som är närvarande samtidigt (10 kap. 1 §). Din fru får inte vara vittne.</li>
<li>Överväg en livförsäkring som kan användas för att lösa ut din son. Ett äktenskapsförord, ibland med en gåva mellan er, kan också påverka vad som blir arv.</li>
<li>Prata med din son. Ett avstående är frivilligt, men ofta den enklaste lösningen.</li>
</ul>
<h2>När det kan bli annorlunda</h2>
<p>Stora gåvor under livet kan i vissa fall räknas med i laglotten. Finns det tillgångar utomlands, eller flyttar ni, kan ett annat lands lag gälla. Låt en jurist läsa testamentet innan du skriver under.</p>
${exampleNote}`,
    Provisions: [
      ...cite("ärvdabalken", "3:1", "3:9", "7:1", "7:3", "10:1"),
      ...cite("äktenskapsbalken", "10:1", "11:3"),
    ],
    ValidAt: validAt,
    PublishedAt: "2026-07-09T07:30:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
];
