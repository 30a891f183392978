import { cite, type DemoAnswer, exampleNote, validAt } from "./demoAnswer.ts";

export const demoAnswersMoreConsumer: DemoAnswer[] = [
  {
    SourceID: "demo-soffa-forsenad-leverans",
    Title: "Kan jag häva köpet när soffan är två månader försenad?",
    QuestionBody: `Jag beställde en soffa för 21 900 kronor i en möbelbutik i staden. På ordern står leverans vecka 35. Jag har betalat hela summan. Nu är det vecka 44 och butiken har flyttat fram leveransen tre gånger, senast till ”någon gång före jul”. Jag har hyrt en släpvagn och tagit ledigt en dag i onödan.

Får jag säga upp köpet och få pengarna tillbaka? Butiken hänvisar till problem hos fabriken i Italien och till att soffan är specialbeställd i ett tyg som jag valde ur deras sortiment. Har jag rätt till ersättning för släpvagnen?`,
    Category: "konsumentratt-kop-av-vara",
    AnswerBody: `<p><strong>Kort svar:</strong> Ja, troligen. Säkrast är att ge butiken en sista, bestämd tid att leverera. Kommer soffan inte inom den tiden får du häva köpet och få pengarna tillbaka. Du kan också ha rätt till ersättning för onödiga utgifter.</p>
<h2>Vad lagen säger</h2>
<p>Levereras varan inte i tid, och beror det inte på dig, är butiken i dröjsmål (3 kap. 1 § konsumentköplagen). Är ingen tid avtalad ska leverans ske senast 30 dagar efter köpet (2 kap. 2 §). Du kan då välja mellan att hålla fast vid köpet och att häva det, och dessutom kräva skadestånd (3 kap. 2 §).</p>
<p>Du får häva köpet i bland annat tre fall (3 kap. 5 §):</p>
<ul>
<li>förseningen är av väsentlig betydelse för dig,</li>
<li>du sade före köpet att leverans en viss dag var avgörande,</li>
<li>du har krävt leverans inom en bestämd tilläggstid som inte är oskäligt kort, och varan inte kommer inom den tiden.</li>
</ul>
<p>Två månaders försening av en soffa kan vara väsentlig, men det beror på omständigheterna. Därför är tilläggstiden säkrast. Medan den löper kan du inte häva, om inte butiken säger att den inte kommer att leverera inom tiden.</p>
<p>Reglerna gäller även en vara som ska tillverkas (1 kap. 6 §). Att soffan är specialbeställd kan påverka ångerrätten vid köp på nätet, men inte din rätt vid försening.</p>
<p>Butiken slipper skadestånd bara om den visar att förseningen beror på ett hinder utanför dess kontroll, som den inte skäligen kunde ha räknat med och vars följder den inte kunde undvika. Beror det på en leverantör måste även leverantören kunna visa det (6 kap. 1 §). Ersättningen omfattar bland annat utgifter och inkomstförlust (6 kap. 3 §), men du ska försöka begränsa skadan (8 kap. 1 §).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Skriv till butiken: ”Jag kräver leverans senast den … Annars häver jag köpet.” Två till tre veckor är ofta rimligt efter en så lång försening.</li>
<li>Kommer inget: skriv att du häver köpet, begär pengarna inom till exempel 14 dagar och ange dina utgifter med kvitton.</li>
<li>Betalade du på kredit kan du i vissa fall även vända dig till den som gav krediten.</li>
<li>Vägrar butiken kan du anmäla till <a href="https://www.arn.se">Allmänna reklamationsnämnden</a>.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Kommer soffan innan du har hävt måste du meddela inom skälig tid efter leveransen om du ändå vill häva eller kräva skadestånd (3 kap. 6 §). Går butiken i konkurs är det osäkert om du får tillbaka pengarna, så vänta inte för länge.</p>
${exampleNote}`,
    Provisions: cite("konsumentköplagen", "1:6", "2:2", "3:1", "3:2", "3:5", "3:6", "6:1", "6:3", "8:1"),
    ValidAt: validAt,
    PublishedAt: "2026-11-02T11:15:00Z",
    AuthorEmail: "elias@lagrum.example",
  },
  {
    SourceID: "demo-elavtal-per-telefon",
    Title: "Är jag bunden av ett elavtal som jag sa ja till i telefon?",
    QuestionBody: `En säljare ringde mig i förra månaden och ville att jag skulle byta elbolag. Jag sa att det lät bra men att jag ville fundera. Han svarade att jag bara behövde säga ja för att få erbjudandet skickat. Någon dag senare kom ett mejl med villkor, som jag inte svarade på. Nu har jag fått en faktura på 1 340 kronor och mitt gamla bolag har skrivit att mitt avtal är uppsagt, med en brytavgift på 900 kronor.

Gäller avtalet fast jag aldrig skrev under? Bolaget säger att samtalet är inspelat och att ångerfristen har gått ut.`,
    Category: "konsumentratt-abonnemang",
    AnswerBody: `<p><strong>Kort svar:</strong> Nej, troligen inte. När ett företag ringer upp dig för att sälja blir avtalet giltigt först när du efter samtalet har accepterat skriftligt. Ett inspelat ja i telefonen räcker inte, och då behöver du inte betala fakturan. Bestrid den skriftligt.</p>
<h2>Vad lagen säger</h2>
<p>Vid telefonförsäljning där företaget tar kontakten ska företaget bekräfta sitt erbjudande i en läsbar och varaktig form, till exempel ett mejl. Avtalet ingås genom att du <em>efter samtalet</em> skriftligen accepterar erbjudandet. Annars är det ogiltigt och du är inte skyldig att betala för varor eller tjänster. Bekräftelsen ska dessutom upplysa dig om detta (2 kap. 3 a § distansavtalslagen).</p>
<p>Skriftligt betyder inte att du måste skriva på papper. Ett svar på mejlet, ett sms eller en underskrift med e-legitimation kan räcka. Kontrollera därför noga att du inte har klickat, svarat ”ja” på ett sms eller legitimerat dig under samtalet. Ett ja som lämnas medan samtalet pågår är inte lämnat efter samtalet.</p>
<p>Även om avtalet skulle gälla har du normalt 14 dagars ångerrätt (2 kap. 10 §). För el räknas tiden från den dag då avtalet ingicks. Fristen börjar inte löpa förrän du har fått information om ångerrätten på rätt sätt, men rätten upphör senast ett år efter att fristen annars skulle ha gått ut (2 kap. 12 §). Ångrar du dig kan du få betala för el som redan har levererats, men bara om du uttryckligen har begärt att leveransen skulle börja under ångerfristen och har fått rätt information (2 kap. 15 §).</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Skriv till elbolaget: ”Jag bestrider fakturan. Jag har inte accepterat något erbjudande skriftligt efter samtalet. Avtalet är ogiltigt. Skulle det anses gälla ångrar jag det.”</li>
<li>Be att få se den skriftliga accept som bolaget menar finns.</li>
<li>Kontakta ditt gamla elbolag, berätta vad som har hänt och be att få tillbaka avtalet och slippa avgiften. Kräv annars att det nya bolaget ersätter den.</li>
<li>Kommer ett inkassokrav eller ett brev från Kronofogden: bestrid inom den tid som står där.</li>
<li>Konsumenternas energimarknadsbyrå ger kostnadsfri vägledning, och <a href="https://www.arn.se">Allmänna reklamationsnämnden</a> kan pröva tvisten. Du kan också anmäla bolaget till Konsumentverket.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Ringde du själv upp bolaget för att teckna avtal gäller inte kravet på skriftlig accept efter samtalet, men ångerrätten finns normalt kvar. Har du redan betalat, utan att ha accepterat skriftligt, kan du kräva pengarna tillbaka. Flyttar du och inte väljer elbolag får du ett anvisat avtal, och då gäller andra regler.</p>
${exampleNote}`,
    Provisions: cite("distansavtalslagen", "2:3 a", "2:10", "2:12", "2:15"),
    ValidAt: validAt,
    PublishedAt: "2026-06-11T12:00:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
  {
    SourceID: "demo-begagnad-bil-fran-handlare",
    Title: "Motorn gick sönder på min begagnade bil efter fem månader – vad kan jag kräva?",
    QuestionBody: `I maj köpte jag en nio år gammal bil av en bilhandlare för 84 000 kronor. Den hade gått 16 500 mil. I kontraktet står att bilen säljs ”i befintligt skick utan garanti”. I oktober, efter 700 mil, tändes oljelampan och motorn skar. Verkstaden säger att en ny begagnad motor kostar 38 000 kronor och att kamkedjan verkar ha varit sliten länge.

Handlaren säger att jag har köpt en gammal bil och får skylla mig själv, och att jag borde ha tecknat en garanti. Stämmer det, och måste jag bevisa att felet fanns från början?`,
    Category: "konsumentratt-bilkop",
    AnswerBody: `<p><strong>Kort svar:</strong> Nej, handlaren kan inte skriva sig fri från sitt ansvar på det sättet. Fel som visar sig inom två år antas som huvudregel ha funnits från början. Men en bil med 16 500 mil får visa normalt slitage, så allt beror på om motorns skick var sämre än du kunde räkna med.</p>
<h2>Vad lagen säger</h2>
<p>När en privatperson köper av ett företag gäller konsumentköplagen, även för begagnade varor. En vara ska bland annat ha den hållbarhet som är normal för varor av samma slag och som köparen med fog kan förutsätta (4 kap. 2 §). Ålder, pris, miltal och servicehistorik spelar in. En avvikelse är inget fel om handlaren vid köpet har informerat dig om just den, och du uttryckligen och separat har godkänt den (4 kap. 6 §). En allmän mening om befintligt skick i kontraktet räcker normalt inte.</p>
<p>Handlaren svarar för fel som fanns vid leveransen och som visar sig inom tre år (4 kap. 14 §). Visar sig felet inom två år är det handlaren som behöver visa att det inte fanns då. Det gäller inte om ett sådant antagande är oförenligt med varans eller felets art, vilket handlaren kan hävda vid vanligt slitage (4 kap. 17 §). Verkstadens uppgift om att kamkedjan var sliten länge talar för dig.</p>
<p>Är bilen felaktig får du som huvudregel välja mellan reparation och en likvärdig bil, om det är möjligt och inte blir oskäligt dyrt för handlaren (5 kap. 4 §). Sker det inte inom skälig tid kan du ha rätt till prisavdrag, hävning eller ersättning för vad det kostar att avhjälpa felet (5 kap. 8 §). Hävning är utesluten om handlaren visar att felet är ringa (5 kap. 10 §), men det är knappast en motor som har skurit.</p>
<h2>Vad du kan göra</h2>
<ol>
<li>Reklamera skriftligt nu. Inom två månader från att du märkte felet är det alltid i tid (5 kap. 2 §).</li>
<li>Låt inte verkstaden laga bilen innan handlaren har fått chansen att undersöka och åtgärda felet.</li>
<li>Be verkstaden om ett skriftligt utlåtande: orsak, hur länge felet bör ha funnits och om oljenivån var rätt.</li>
<li>Ta fram annonsen, varudeklarationen, servicebok och senaste besiktning.</li>
<li>Säger handlaren nej kan du anmäla till <a href="https://www.arn.se">Allmänna reklamationsnämnden</a>.</li>
</ol>
<h2>När det kan bli annorlunda</h2>
<p>Har du kört vidare trots varningslampan, eller inte fyllt på olja, kan handlaren invända att skadan beror på dig. Köpte du bilen av en privatperson gäller köplagen, och då är kraven på dig högre. En garanti eller maskinskadeförsäkring kan gälla vid sidan av lagen.</p>
${exampleNote}`,
    Provisions: cite("konsumentköplagen", "4:2", "4:6", "4:14", "4:17", "5:2", "5:4", "5:8", "5:10"),
    ValidAt: validAt,
    PublishedAt: "2026-10-23T08:30:00Z",
    AuthorEmail: "karin@lagrum.example",
  },
];
