import type { QuestionType } from "@lagrum/core/question/questionSchema";

/** An unanswered demo question. `Category` is the Uri of a sub-category; `DeadlineDate` is an ISO date. */
export type DemoOpenQuestion = {
  SourceID: string;
  Type: QuestionType;
  Title: string;
  QuestionBody: string;
  Category: string;
  Asker: { FirstName: string; Email: string; Phone?: string };
  DeadlineDate?: string;
};

export const demoOpenQuestions: DemoOpenQuestion[] = [
  {
    SourceID: "demo-open-granne-trad",
    Type: "Free",
    Title: "Får jag såga av grannens grenar som hänger över min tomt?",
    QuestionBody: `Min granne har en stor lönn precis vid tomtgränsen. Grenarna hänger ungefär tre meter in över min uteplats och skräpar ner varje höst. Jag har bett honom beskära trädet två gånger men han svarar inte.

Får jag såga av det som hänger in över min tomt, eller måste han göra det? Och vem betalar om det behövs en trädfällare?`,
    Category: "bostad-och-fastighet-grannar-och-granser",
    Asker: { FirstName: "Lena", Email: "lena@askare.example" },
  },
  {
    SourceID: "demo-open-framtidsfullmakt",
    Type: "Free",
    Title: "Hur skriver man en framtidsfullmakt som banken godtar?",
    QuestionBody: `Min pappa är 74 år och pigg, men vill ordna så att jag och min syster kan sköta hans räkningar och sälja huset om han skulle bli sjuk. Vi har hört att banker ibland inte godtar framtidsfullmakter.

Vad måste stå i den, hur ska den bevittnas och kan vi syskon ha var sin?`,
    Category: "familjeratt-framtidsfullmakt",
    Asker: { FirstName: "Johan", Email: "johan@askare.example" },
  },
  {
    SourceID: "demo-open-parkering-skylt",
    Type: "Free",
    Title: "Måste jag betala kontrollavgift när skylten var täckt av snö?",
    QuestionBody: `Jag parkerade på en privat parkering utanför ett köpcentrum. Skylten med villkoren var helt täckt av snö och det gick inte att läsa att man behövde betala. När jag kom tillbaka hade jag fått en kontrollavgift på 900 kronor.

Jag tog bilder på skylten. Bolaget har sagt nej till min överklagan och hotar med inkasso. Måste jag betala?`,
    Category: "trafikratt-parkering",
    Asker: { FirstName: "Samira", Email: "samira@askare.example" },
  },
  {
    SourceID: "demo-open-konkurrensklausul",
    Type: "Express",
    Title: "Är min konkurrensklausul på arton månader giltig?",
    QuestionBody: `Jag är säljare och har sagt upp mig för att börja hos ett företag i samma bransch. I mitt avtal står att jag inte får arbeta för en konkurrent inom hela Sverige i arton månader, med ett vite på sex månadslöner. Jag får ingen ersättning under tiden. Jag har ingen chefsposition och ingen särskild kunskap om teknik eller priser.

Är klausulen bindande, och vad riskerar jag om jag börjar på det nya jobbet?`,
    Category: "arbetsratt-konkurrensklausul",
    Asker: { FirstName: "Oskar", Email: "oskar@askare.example", Phone: "+46701740605" },
  },
  {
    SourceID: "demo-open-bodelning-foretag",
    Type: "Express",
    Title: "Ska mitt aktiebolag delas när vi skiljer oss?",
    QuestionBody: `Min fru och jag har skickat in en gemensam ansökan om skilsmässa. Jag driver ett aktiebolag som jag startade två år efter att vi gifte oss. Vi har inget äktenskapsförord. Bolaget har inga anställda men ett par hundra tusen på kontot och ett lager.

Ingår aktierna i bodelningen, hur värderas de och kan jag behålla bolaget om jag betalar henne?`,
    Category: "familjeratt-bodelning",
    Asker: { FirstName: "Peter", Email: "peter@askare.example", Phone: "+46701740606" },
  },
  {
    SourceID: "demo-open-uppsagning-hyresratt",
    Type: "Express24",
    Title: "Hyresvärden säger upp mig för sen hyra – vad gör jag nu?",
    QuestionBody: `Jag betalade hyran tolv dagar för sent i oktober för att min lön var försenad. I förrgår fick jag ett brev där hyresvärden säger upp avtalet och skriver att hyresrätten är förverkad. Jag har bott här i nio år och har två barn. Det har hänt två gånger tidigare att jag har betalat någon vecka sent.

I brevet står att jag kan få tillbaka hyresrätten om jag betalar inom tre veckor. Hyran är redan betald. Behöver jag göra något mer för att få bo kvar?`,
    Category: "hyresratt-uppsagning-och-besittningsskydd",
    Asker: { FirstName: "Nadja", Email: "nadja@askare.example", Phone: "+46701740607" },
    DeadlineDate: "2026-12-08",
  },
  {
    SourceID: "demo-open-utmatning-lon",
    Type: "Express24",
    Title: "Hur mycket av lönen får Kronofogden ta när jag har växelvis boende?",
    QuestionBody: `Jag har fått ett beslut om löneutmätning från Kronofogden. De har räknat med att jag bor ensam, men mina två barn på fem och nio år bor hos mig varannan vecka. Min hyra är 9 800 kronor och jag har 23 000 kronor kvar efter skatt.

Hur räknas det belopp som jag får behålla, och hur gör jag för att beslutet ska ändras före nästa löning?`,
    Category: "skulder-och-fordringar-utmatning",
    Asker: { FirstName: "Robin", Email: "robin@askare.example" },
  },
  {
    SourceID: "demo-open-vardnad-flytt",
    Type: "PhoneAdvice",
    Title: "Får mitt barns andra förälder flytta till en annan stad med barnet?",
    QuestionBody: `Vi har gemensam vårdnad om vår dotter som är sex år. Hon bor varannan vecka hos oss var. Nu har hennes mamma fått jobb i en stad fyrtio mil bort och säger att hon tänker ta med sig dottern efter jul och skriva in henne i skolan där.

Jag har inte gått med på det. Vad kan jag göra innan flytten, och hur snabbt kan en domstol bestämma något tillfälligt?`,
    Category: "familjeratt-vardnad-boende-och-umgange",
    Asker: { FirstName: "Daniel", Email: "daniel@askare.example", Phone: "+46701740608" },
  },
  {
    SourceID: "demo-open-arvskifte-syskon",
    Type: "PhoneAdvice",
    Title: "Min bror vägrar skriva under arvskiftet – hur kommer vi vidare?",
    QuestionBody: `Vår mamma gick bort för ett år sedan. Bouppteckningen är klar och registrerad. Vi är tre syskon som ska dela på ett hus och omkring 400 000 kronor. Min bror bor i huset och vill varken köpa ut oss eller sälja. Han svarar inte på förslag till arvskifte.

Jag vill prata om vilka möjligheter vi har, vad en skiftesman kostar och om han måste betala för att bo där under tiden.`,
    Category: "arvsratt-arvskifte",
    Asker: { FirstName: "Eva", Email: "eva@askare.example", Phone: "+46701740609" },
  },
];
