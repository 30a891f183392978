/** Strong verbs and nouns whose forms no suffix rule explains. One line a word: the lemma, then its forms. */
const paradigms = `
anse anser ansåg ansett ansedd anses ansågs
barn barnen barnet barnets barnens barns
be ber bad bedd bedda bes bads
bedra bedrar bedrog bedragit bedragen bedragna
behöva behöver behövde behövt behövd behövs behövdes
betala betalar betalade betalat betalt betald betalda betalas betalades
binda binder band bundit bunden bundet bundna binds bands
bita biter bet bitit biten bitna
bjuda bjuder bjöd bjudit bjuden bjudna bjuds bjöds
bli blir blev blivit
bli blir blev blivit bliven blivna
bo bor bodde bott
bok böcker boken böckerna
brinna brinner brann brunnit
broder bror bröder brodern bröderna broderns brors brorsan
bryta bryter bröt brutit bruten brutet brutna bryts bröts
bära bär bar burit buren buret burna bärs bars
böra bör borde bort
dotter döttrar dottern döttrarna dotterns
dra drar drog dragit draga drager dragen dragna dras drogs
dricka dricker drack druckit drucken druckna
driva driver drev drivit driven drivna drivs drevs
dö dör dog dött
dölja döljer dolde dolt dold dolda döljs doldes
döma dömer dömde dömt dömd dömda döms dömdes
fader far fäder fadern fäderna faderns fars pappa pappan pappor pappans pappas farsan
falla faller föll fallit fallen fallna
fara far for farit
finna finner fann funnit funnen funna finns fanns funnits finnas
flyta flyter flöt flutit
fot fötter foten fötterna
få får fick fått
följa följer följde följt följd följda följs följdes följts
föra för förde fört förd förda förs fördes förts
försvinna försvinner försvann försvunnit försvunnen försvunna
ge ger gav gett givit giva giver given givet givna ges gavs gives givits
gråta gråter grät gråtit
gå går gick gått gången gångna
göra gör gjorde gjort gjord gjorda görs gjordes gjorts
ha har hade haft
heta heter hette hetat
hinna hinner hann hunnit
hugga hugger högg huggit
hyra hyr hyrde hyrt hyrd hyrda hyrs hyrdes hyrts
hålla håller höll hållit hållen hållna hålls hölls hållits
höra hör hörde hört hörd hörda hörs hördes hörts
komma kommer kom kommit kommen komna
kräva kräver krävde krävt krävd krävda krävs krävdes
kunna kan kunde kunnat
köra kör körde kört körd körda körs kördes
leva lever levde levat
lida lider led lidit liden lidna
ligga ligger låg legat
ljuga ljuger ljög ljugit
lägga lägger la lade lagt lagd lagda läggs lades lagts
lära lär lärde lärt lärd lärda
låta låter lät låtit
man män mannen männen männens mannens mans mäns
moder mor mödrar modern mödrarna moderns mors mamma mamman mammor mammans mammas morsan
måste måst
natt nätter natten nätterna
njuta njuter njöt njutit
nämna nämner nämnde nämnt nämnd nämnda nämns nämndes
pröva prövar prövade prövat
rida rider red ridit
riva river rev rivit riven rivna
röra rör rörde rört rörd rörda rörs
se ser såg sett sedd sedda ses sågs setts
sitta sitter satt suttit
skilja skiljer skilde skilt skild skilda skiljs skildes skilts
skjuta skjuter sköt skjutit skjuten skjutna
skola ska skall skulle
skriva skriver skrev skrivit skriven skrivet skrivna skrivs skrevs skrivits
skära skär skar skurit skuren skurna
slippa slipper slapp sluppit
sluta slutar slutade slutat
slå slår slog slagit slagen slagna slås slogs slagits
son söner sonen sönerna sonens
sova sover sov sovit
springa springer sprang sprungit
stiga stiger steg stigit
stjäla stjäl stal stulit stulen stulet stulna stjäls stals
stå står stod stått
störa stör störde stört störd störda störs stördes
svara svarar svarade svarat
svika sviker svek svikit sviken svikna
svälja sväljer svalde svalt
säga säger sa sade sagt sagd sagda sägs sades sagts
sälja säljer sålde sålt såld sålda säljs såldes sålts
sätta sätter satte satt satts sättas sätts sattes
ta tar tog tagit taga tager tagen taget tagna tas togs tagits
tro tror trodde trott
tvinga tvingar tvingade tvingat tvungen tvungna
vara är var varit vore
veta vet visste vetat
vilja vill ville velat
vinna vinner vann vunnit vunnen vunna
välja väljer valde valt vald valda väljs valdes valts
växa växer växte växt växte vuxit
ärva ärver ärvde ärvt ärvd ärvda ärvs ärvdes
äta äter åt ätit äten ätna
öga ögon ögat ögonen
öra öron örat öronen
`;

/** Particles before a verb: "uppsagd" inflects as "sagd". */
const particles = (
  "upp av in ut över för be an på till om under fram ned ner åter med mot från bort hem efter er vid gen genom sam " +
  "miss und"
).split(" ");

/** The verbs that take particles. */
const particleVerbs = new Set(
  (
    "vara bli ha få gå ge ta säga göra se stå slå dra lägga ligga sitta sätta komma hålla falla finna vinna binda " +
    "skriva driva riva stiga bita lida skilja välja sälja följa hyra köra höra föra bära skära bryta skjuta bjuda " +
    "låta döma nämna betala be kräva"
  ).split(" "),
);

/** Forms that are as often another word: all readings, written out. */
const ambiguous: Record<string, string[]> = {
  avslag: ["avslag"],
  avstånd: ["avstånd"],
  bad: ["bad", "be"],
  band: ["band"],
  bar: ["bära", "bar"],
  bli: ["bli"],
  bort: ["bort"],
  borgen: ["borgen"],
  far: ["fader"],
  for: ["fara"],
  följd: ["följd", "följa"],
  för: ["för"],
  förband: ["förband"],
  förlåt: ["förlåta"],
  hörs: ["höra"],
  kan: ["kunna"],
  kommen: ["komma"],
  las: ["las"],
  låg: ["låg", "ligga"],
  nämnd: ["nämnd", "nämna"],
  nämnda: ["nämna"],
  rev: ["riva"],
  satt: ["sitta", "sätta"],
  slag: ["slag"],
  till: ["till"],
  tomte: ["tomte"],
  tillstånd: ["tillstånd"],
  utförs: ["utföra"],
  var: ["vara"],
  växt: ["växt", "växa"],
  överlägsen: ["överlägsen"],
};

/** The lemmas of an irregular form; undefined for every other form. */
export const irregularForms: ReadonlyMap<string, readonly string[]> = readParadigms();

function readParadigms(): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  const add = (form: string, lemma: string): void => {
    const lemmas = forms.get(form) ?? [];
    if (!lemmas.includes(lemma)) forms.set(form, [...lemmas, lemma]);
  };
  for (const line of paradigms.trim().split("\n")) {
    const [lemma = "", ...inflected] = line.split(" ");
    for (const form of inflected) {
      add(form, lemma);
      if (!particleVerbs.has(lemma) || form.length < 3) continue;
      for (const particle of particles) add(particle + form, particle + lemma);
    }
  }
  for (const [form, lemmas] of Object.entries(ambiguous)) forms.set(form, lemmas);
  return forms;
}
