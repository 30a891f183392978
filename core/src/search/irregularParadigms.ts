/** Strong verbs and nouns whose forms no suffix rule explains. One line a word: the lemma, then its forms. */
export const irregularParadigms = `
allmän allmänt allmänna allmännas
anmäla anmäler anmälde anmält anmäld anmälda anmäls anmäldes anmälts anmälan anmälans anmälning anmälningen anmälningar anmälningarna
anse anser ansåg ansett ansedd anses ansågs
ansökan ansökans ansökning ansökningen ansökningar ansökningarna ansökningarnas
avvika avviker avvek avvikit avvikna
barn barnen barnet barnets barnens barns barna
be ber bad bedd bedda bes bads
bedra bedrar bedrog bedragit bedragen bedragna
begrava begraver begravde begrov begravt begravd begravda begravs begravdes
behöva behöver behövde behövt behövd behövs behövdes
bereda bereder beredde berett beredd beredda
bestjäla bestjäl bestal bestulit bestulen bestulna
bestrida bestrider bestred bestridit bestritt bestriden bestridna bestridda bestrids bestreds
betala betalar betalade betalat betalt betald betalda betalas betalades
binda binder band bundit bunden bundet bundna binds bands
bita biter bet bitit biten bitna
bjuda bjuder bjöd bjudit bjuden bjudna bjuds bjöds
bli blir blev blivit bliven blivna
bo bor bodde bott
bok böcker boken böckerna
bonde bonden bondens bönder bönderna
bot boten böter böterna böters
bra bättre bäst bästa
brinna brinner brann brunnit
brista brister brast brustit brusten brustna
broder bror bröder brodern bröderna broderns brors brorsan
bryta bryter bröt brutit bruten brutet brutna bryts bröts
byta byter bytte bytt bytta byts byttes
bära bär bar burit buren buret burna bärs bars
böra bör borde bort
delta deltar deltog deltagit
dotter döttrar dottern döttrarna dotterns
dra drar drog dragit draga drager dragen dragna dras drogs
dricka dricker drack druckit drucken druckna
driva driver drev drivit driven drivna drivs drevs
dyka dyker dök dykt
dålig dåligt dåliga sämre sämst värre värst värsta
dö dör dog dött
dölja döljer dolde dolt dold dolda döljs doldes
döma dömer dömde dömt dömd dömda döms dömdes
ensam ensamt ensamma
fader far fäder fadern fäderna faderns fars pappa pappan pappor pappans pappas farsan
falla faller föll fallit fallen fallna
fara far for farit
farbror farbrorn farbröder farbröderna
fastslå fastslagen fastslaget fastslagna
finna finner fann funnit funnen funna finns fanns funnits finnas
fiske fisket fiskets
fly flyr flydde
flyga flyger flög flugit
flyta flyter flöt flutit
fordran fordrans fordring fordringen fordringar fordringarna fordringarnas
fot fötter foten fötterna
fria friar friade friat friad friades frias
frysa fryser frös frusit frusen fruset frusna
få får fick fått färre
fälla fäller fällde fällt fälld fällda fälls fälldes fällts
föda föder fött född födda föds föddes
följa följer följde följt följd följda följs följdes följts
föra för förde fört förd förda förs fördes förts
försvinna försvinner försvann försvunnit försvunnen försvunna
förälder föräldern föräldrar föräldrarna föräldrars föräldrarnas förälderns föräldra
gammal gammalt gamla äldre äldst äldsta äldstas gamle
ge ger gav gett givit giva giver given givet givna ges gavs gives givits
gemensam gemensamt gemensamma
gifta gifter gifte gifts
glida glider gled glidit
god gott goda gode
godta godtar godtog godtagit godtagen godtagna
gren grenen grenar grenarna
gripa griper grep gripit gripen gripna grips greps
grov grovt grova grövre grövst grövsta
gråta gråter grät gråtit
gå går gick gått gången gångna
gås gäss gässen
gömma gömmer gömde gömt gömd gömda göms gömdes
göra gör gjorde gjort gjord gjorda görs gjordes gjorts
ha har hade haft
handlägga handlägger handlagt handlagd handlagda handläggs handlades
heta heter hette hetat
hinna hinner hann hunnit
hugga hugger högg huggit
hyra hyr hyrde hyrt hyrd hyrda hyrs hyrdes hyrts
hålla håller höll hållit hållen hållna hålls hölls hållits
häva häver hävde hävt hävs hävdes
hög högt höga högre högsta
höja höjer höjde höjt höjda höjs höjdes
höra hör hörde hört hörd hörda hörs hördes hörts
inneboende inneboenden inneboendes
katt katten katter katterna kattens
kliva kliver klev klivit
klyva klyver klöv kluvit kluven kluvna
klä klär klädde klätt klädd klädda
klämma klämmer klämde klämt klämd klämda
knivhugga knivhugger knivhögg knivhuggit knivhuggen knivhuggna knivhöggs
knyta knyter knöt knutit knuten knutna
komma kommer kom kommit kommen komna
krypa kryper kröp krupit
kräva kräver krävde krävt krävd krävda krävs krävdes
kung kungen kungar kungarna kungens kunga
kunna kan kunde kunnat
köra kör körde kört körd körda körs kördes
leda leder ledde lett ledd ledda leds leddes
leva lever levde levat
lida lider led lidit liden lidna
ligga ligger låg legat
liten litet små lilla mindre minsta minstas
ljuga ljuger ljög ljugit
lus löss lössen
lyda lyder lydde lytt löd
låg lågt låga lägre lägst lägsta
lång långt långa längre längst längsta
låta låter lät låtit låten låtet låtna låts läts
lägga lägger la lade lagt lagd lagda läggs lades lagts
lära lär lärde lärt lärd lärda
läsa läser läste läst lästa läses lästes läs läsas
lösa löser löste löst lösta löses löstes
make maken makens makar makarna makars makarnas makes
man män mannen männen männens mannens mans mäns
misstänka misstänker misstänkte misstänkt misstänkta misstänks misstänktes
moder mor mödrar modern mödrarna moderns mors mamma mamman mammor mammans mammas morsan mödra
morbror morbrorn morbröder morbröderna
mur muren murens murar murarna
mus möss mössen
många månget fler flest flesta
måste måst
natt nätter natten nätterna
njuta njuter njöt njutit
nämna nämner nämnde nämnt nämnd nämnda nämns nämndes
nära närmare närmast närmaste
omhänderta omhändertar omhändertog omhändertagit omhändertagen omhändertaget omhändertagna omhändertas omhändertogs
oväsen oväsendet
pantsätta pantsätter pantsatte pantsatt pantsatta pantsätts
pröva prövar prövade prövat
resa reser reste resta
rida rider red ridit
rinna rinner rann runnit
riva river rev rivit riven rivna
röra rör rörde rört rörd rörda rörs
se ser såg sett sedd sedda ses sågs setts
sitta sitter satt suttit
sjukskriva sjukskriver sjukskrev sjukskrivit sjukskriven sjukskrivet sjukskrivna sjukskrivs sjukskrevs
sjunka sjunker sjönk sjunkit
skatt skatten skatter skatterna skattens
skilja skiljer skilde skilt skild skilda skiljs skildes skilts
skjuta skjuter sköt skjutit skjuten skjutna
skola ska skall skulle
skrika skriker skrek skrikit
skriva skriver skrev skrivit skriven skrivet skrivna skrivs skrevs skrivits
skryta skryter skröt skrutit
skuldsätta skuldsätter skuldsatte skuldsatt skuldsatta
skära skär skar skurit skuren skurna skärs
slippa slipper slapp sluppit
slita sliter slet slitit sliten slitet slitna
sluta slutar slutade slutat
slå slår slog slagit slagen slagna slås slogs slagits
smita smiter smet smitit
smyga smyger smög smugit
son söner sonen sönerna sonens
sova sover sov sovit
spricka spricker sprack spruckit sprucken sprucket spruckna
sprida sprider spred spridit spritt spridd spridda sprids spreds spridits
springa springer sprang sprungit
stad städer staden städerna stads stadens
sticka sticker stack stuckit stucken stuckna
stiga stiger steg stigit
stjäla stjäl stal stulit stulen stulet stulna stjäls stals
stor stort stora store större störst största
strida strider stred stridit stritt
stryka stryker strök strukit struken strukna struket stryks
strypa stryper ströp strypt
stå står stod stått
stämma stämmer stämde stämt stämd stämda stäms stämdes stämts
stödja stödjer stöder stödde stött stödd stödda stöds stöddes stötts
störa stör störde stört störd störda störs stördes
supa super söp supit
svara svarar svarade svarat
svika sviker svek svikit sviken svikna
svälja sväljer svalde svalt
svälta svälter svalt svultit
svära svär svor svurit svuren svurna
säga säger sa sade sagt sagd sagda sägs sades sagts
sälja säljer sålde sålt såld sålda säljs såldes sålts
sätta sätter satte satt satts sättas sätts sattes
ta tar tog tagit taga tager tagen taget tagna tas togs tagits
tiga tiger teg tigit
tillåta tillåter tillät tillåtit tillåten tillåtet tillåtna tillåts tilläts
timme timmen timmar timmarna timmes timmars tim
tro tror trodde trott
tung tungt tunga tyngre tyngst tyngsta
tvinga tvingar tvingade tvingat tvungen tvungna
tåla tål tålde tålt tåls
tända tände tänt tänds
ung ungt unga unge yngre yngst yngsta
utebli uteblir uteblev uteblivit utebliven uteblivna
utreda utreder utredde utrett utredd utredda utreds utreddes
vara är var varit vore
verkan verkningar verkningarna
veta vet visste vetat
vika viker vek vikit vikna
vilja vill ville velat
vinna vinner vann vunnit vunnen vunna
visa visar visade visat visad visades visats visan visor visorna
våldta våldtar våldtog våldtagit våldtagen våldtagna våldtas våldtogs våldtagits
vägglus vägglöss vägglössen
välja väljer valde valt vald valda väljs valdes valts
vän vänner vännen vännerna vänners vännens
växa växer växte växt växte vuxit
åsidosätta åsidosätter åsidosatte åsidosatt åsidosatta åsidosätts
ärva ärver ärvde ärvt ärvd ärvda ärvs ärvdes
äta äter åt ätit äten ätna
öga ögon ögat ögonen
öra öron örat öronen
överlåta överlåter överlät överlåtit överlåten överlåtet överlåtna överlåts överläts
`;
