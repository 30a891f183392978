/** Synonyms for employment law. "a, b" finds each other; "a > b" one way. */
export const workSynonyms = `
företaget jag jobbar på > arbetsgivare
anställd, arbetstagare, medarbetare, löntagare
personal > anställd, arbetstagare
jobb, arbete
jobb, arbete > anställning, anställd
anställning > jobb, arbete
jobba, arbeta
få sparken, sparken, sparka, kickad, petad från jobbet, få gå från jobbet, få foten, bli av med jobbet, förlora jobbet, förlorat jobbet, mista jobbet > uppsägning, avsked, uppsagd, avskeda
uppsägning, uppsagd
avsked, avskeda
få sluta på dagen, gå på dagen, sluta med omedelbar verkan > avsked, avskeda
avgångsvederlag, avgångsersättning
utköp, utköpt, utköpt från jobbet, bli utköpt, utköp från jobbet, köpa ut från jobbet, chefen vill köpa ut > avgångsvederlag
arbetsbrist, neddragning, nedskärning
varsel, varslad, omorganisation, driftsinskränkning > arbetsbrist
arbetsbrist > varsel, omorganisation
turordning, turordningslista, turordningskrets, sist in först ut
företrädesrätt, återanställning
få tillbaka jobbet, anställer ny, anställt ny på min tjänst > företrädesrätt
las, anställningsskyddslagen, lagen om anställningsskydd, anställningsskydd
mbl, medbestämmandelagen, medbestämmande
provanställning, provanställd, provtid
avbryta provanställning, fick inte vara kvar efter provanställning > provanställning
visstidsanställning, visstid, tidsbegränsad anställning, tillfällig anställning, särskild visstidsanställning
vikariat, vikarie, vikariera
timanställd, timanställning, timvikarie, behovsanställd
visstidsanställning > vikariat, timanställd
vikariat, vikarie, timanställd, timanställning, timvikarie, behovsanställd, inhoppare, extrajobb, sommarjobb, säsongsjobb, projektanställning > visstidsanställning, timanställning, timanställd, visstid
tillsvidareanställning, fast anställning, fast jobb
inlasad, utlasad, bli inlasad > tillsvidareanställning, visstidsanställning
nollavtal, nolltimmarsavtal, inga pass, får inga timmar > timanställning, visstidsanställning
uppsägningstid, hur lång tid efter uppsägning
anställningsavtal, anställningskontrakt, arbetskontrakt
anställningsbevis, papper på anställningen, skriftlig information om anställning, inget kontrakt på jobbet > anställningsbevis, anställningsavtal
säga upp sig, säga upp mig, sluta på jobbet, sluta jobbet, egen uppsägning > uppsägning, egen uppsägning, uppsagd
tvingad säga upp mig, utfryst tills jag slutade > provocerad uppsägning, uppsägning, uppsagd
lön, avlöning, betalning för arbete
lönen kommer inte, får inte lön, fick ingen lön, inte fått lön, utebliven lön, obetald lön, innestående lön > lönefordran, lön
månadslön, timlön, timpenning > lön
minimilön, lägstalön > kollektivavtal, lön
dra på lönen, avdrag på lönen, dragit av lönen, fått för mycket lön > löneavdrag, kvittning, kvitta
lönegaranti, konkurs lön, chefen i konkurs, jobbet i konkurs, arbetsgivaren i konkurs, arbetsgivaren konkurs
övertid, övertidsersättning, övertidsarbete
jobba över, beordrad övertid, mertid > övertid
ob, ob-tillägg, obekväm arbetstid
raster, rast, lunchrast, fikarast, paus, måltidsuppehåll > rast, arbetstid
schema, skiftarbete, arbetspass, nattpass > arbetstid
jour, beredskap > arbetstid
semester, semesterdagar, semesterledighet, betald ledighet
semester, sommarledighet
ledighet, sommarledigt, vägrad semester, nekad semester, får inte semester > semester
semesterpengar > semesterersättning, semesterlön
studieledig, studieledighet, tjänstledig, tjänstledighet
sjukskriven, sjukskrivning, sjukanmäld
sjukskriven, sjukskrivning, sjuk från jobbet, sjuk från arbetet > sjuklön, sjukpenning, sjukskriven
karensdag, karensavdrag, karens
vab, vabba, vård av barn, tillfällig föräldrapenning
sjukt barn, sjuka barn, hemma med sjukt barn > vab, tillfällig föräldrapenning
föräldraledig, föräldraledighet, mammaledig, pappaledig
på smällen > gravid, graviditet, föräldraledighet
gravid > föräldraledighet
diskriminering, diskriminerad, särbehandling
orättvist behandlad, sämre behandlad, annorlunda behandlad, särbehandlad, särbehandling, för gammal för jobbet, fel hudfärg > diskriminering, missgynnad, diskriminera
mobbning, mobbing, mobbad, mobba, utfryst, utfrysning, mobbad på jobbet > kränkande särbehandling, trakasserier, trakassera
kränkande särbehandling, mobbning, mobbad
tafsande, tafsa på jobbet, ofredad på jobbet, sexistisk, sexism, metoo, snuskiga kommentarer > sexuella trakasserier
anpassning av arbetet, komma tillbaka till jobbet > rehabilitering
arbetsskada, arbetsolycka, arbetsolycksfall
olycka på jobbet, skadad på arbetet, skadad på jobbet > arbetsskada
utbränd, utmattad, utmattning, utmattningssyndrom, gått in i väggen, stressad på jobbet > arbetsmiljö, arbetsskada
arbetsmiljö, arbetsmiljölagen
skyddsombud, arbetsmiljöombud
konkurrensklausul, konkurrensförbud
börja hos konkurrent, jobba hos konkurrent, ta med kunder > konkurrensklausul
bisyssla, extraknäck, sidojobb
bisyssla, extraknäck, illojal > lojalitetsplikt
tystnadsplikt, sekretessavtal, nda
tystnadsplikt, sekretess
facket, fackförening, fackförbund, arbetstagarorganisation
kollektivavtal, avtal mellan fack och arbetsgivare
löneförhöjning, höja lönen, högre lön, löneökning, lovad lön, lönelöfte > löneförhandling, lön
bemanningsföretag, inhyrd, uthyrd personal
egenanställning, egenanställd, gig, gigjobb, gigarbetare, uppdragstagare, falsk egenföretagare > arbetstagare, arbetstagarbegrepp
svartjobb, jobba svart, svart arbete, svartarbete, oanmäld arbetskraft
svart lön, svarta pengar, lön under bordet, vitt arbete > svartarbete, lön
praktik, praktikant
lärling, lärlingsanställd, gå bredvid, provjobba > praktik, anställning, anställd
arbetsbetyg, tjänstgöringsintyg, betyg från jobbet
dålig referens, referens från chefen > arbetsbetyg
visselblåsare, visselblåsning
visselblåsare > rapportera missförhållanden
slå larm på jobbet, avslöja missförhållanden > visselblåsare
a-kassa, arbetslöshetskassa, arbetslöshetsersättning, akassa
drogtest, drogtesta, urinprov
hemarbete, distansarbete, jobba hemifrån, hemmajobb
permittering, permitterad
omplacering, omplacera
flytta till andra uppgifter, ändrade arbetsuppgifter, degraderad, nya arbetsuppgifter > omplacering, arbetsskyldighet, omplacera
arbetsvägran, vägra jobba, vägrar arbeta > arbetsvägran, misskötsamhet, avsked, avskeda
sakliga skäl, saklig grund
uppsägning på grund av personliga skäl, personliga skäl > sakliga skäl, saklig grund
misskötsamhet, missköta sig, komma för sent till jobbet, sen till jobbet, full på jobbet, onykter på jobbet > misskötsamhet, personliga skäl, avsked, avskeda
ogiltigförklara uppsägning, bestrida uppsägning, strida mot uppsägningen, protestera mot uppsägningen > ogiltig uppsägning, ogiltigförklara
arbetsdomstolen, ad
fast tjänst, riktig anställning, ordinarie anställning, bli fast > tillsvidareanställning, fast anställning
hoppa in på pass, ringa in mig, jobba pass, pass ibland > timanställd, timanställning, visstidsanställning
sparken på dagen, sparken direkt, sparkad på dagen, få gå direkt > avsked, avskeda
kicken, få kicken > uppsägning, avsked, uppsagd, avskeda
tillsägelse, erinran, tillrättavisning, varning
aldrig klagat på mig, aldrig sagt något, aldrig fått kritik > varning
samarbetssvårigheter, samarbetsproblem
kommer inte överens med chefen, personkemi, drar inte jämnt, funkar inte ihop > samarbetssvårigheter, personliga skäl
bli av med mig, göra sig av med mig, vill ha bort mig från jobbet > uppsägning, uppsagd
ta ledigt, få ledigt, vara ledig > semester, ledighet
kasta, slänga, kassera
överbliven, rester > slänga, kasta
macka, smörgås, bröd, frukt > mat
kollega, arbetskamrat, jobbarkompis
sparkad, avpolletterad, avpollettera, dumpad från jobbet, kickad från jobbet, petad från tjänsten, blev av med jobbet, blivit av med jobbet, fick gå från jobbet, fick foten, fick silkessnöret, blev av med anställningen, förlorade jobbet > uppsagd, avskedad, uppsägning, avsked, avskeda
avskedad, avskeda, avsked > avskedande
avskedande > avsked, avskeda
säger upp > uppsagd, uppsägning
kastad på porten, utslängd från jobbet > avsked, avskeda
fick gå från provanställningen, provanställningen bröts, provanställningen avbröts, inte fortsatt anställning efter provanställningen > provanställning, provanställd
chefen hatar mig, chefen gillar mig inte, chefen tål mig inte, osams med chefen, bråkar med chefen, bråk med chefen, konflikt med chefen, kommer inte överens på jobbet, konflikt på jobbet, samarbetar dåligt > samarbetssvårigheter, personliga skäl, sakliga skäl
ogiltig uppsägning, felaktig uppsägning, fel uppsagd, orättvist uppsagd, uppsagd utan anledning, uppsagd utan skäl, sparkad utan anledning, sparkad utan skäl > sakliga skäl, ogiltigförklara
uppsägningslön, lön under uppsägningstiden, behöver inte jobba under uppsägningstiden > uppsägningstid, arbetsbefriad
arbetsbefriad, arbetsbefrielse, befriad från arbete
hemskickad från jobbet > avstängning, arbetsbefriad, permittering
avstängd från jobbet, avstängd från arbetet > avstängning
varsla, varsel
för lite jobb, inget jobb kvar, företaget drar ner, företaget skär ner, drar ner på folk, drar ner på personal, tjänsten försvinner, min tjänst försvann, tjänsten dras in, tjänsten drogs in, rationaliserad bort, bortrationaliserad > arbetsbrist
hyrpersonal, bemanningsanställd, bemanningsbolag, uthyrningsfirma > bemanningsföretag, inhyrd
nyanställd, första anställningen > anställning, provanställning, anställd
korttidsanställd, korttidsanställning, säsongsanställd, säsongsarbete, säsongsarbetare, feriejobb, feriearbete, sommarvikarie, sommarjobb, julextra > visstidsanställning, visstid, timanställning
intermittent anställning, intermittent anställd, ringvikarie, extraanställd, extrapersonal, hoppar in ibland > timanställning, timanställd, visstidsanställning
avbryta vikariatet, vikariatet avslutas i förtid, vikariatet tar slut, sluta vikariat i förtid > visstidsanställning, vikariat
omvandlas till fast, övergår till fast, jobbat länge som vikarie > tillsvidareanställning, visstidsanställning
kontraktsanställd, skrivit på för nytt jobb, nya arbetsgivaren, tackat ja till jobbet, tackade ja till jobbet, ångrar jobbet, drog tillbaka jobberbjudandet, drar tillbaka erbjudandet om jobb > anställningsavtal, anställning, anställd
anställningserbjudande, jobberbjudande, erbjudits jobb, lovad jobb, lovades jobb, lovad tjänst > anställningsavtal, anställning, anställd
jobbkontrakt, avtal med arbetsgivaren, avtal med chefen > anställningsavtal
jobbintervju, anställningsintervju, jobbansökan, söker jobb, sökt jobb > arbetssökande, anställning
fick inte jobbet > arbetssökande, diskriminering, diskriminera
arbetssökande, jobbsökande
lönen uteblev, lönen uteblir, ingen lön på kontot, lönen dröjer, lönen försenad, lönen är sen, sen lön, väntar på lönen, betalar inte ut lönen, betalar inte ut lön, betalar inte lönen, betalar inte min lön, betalar inte lön, håller inne lönen, håller inne lön, innehållen lön, skyldig mig lön, slutlön, sista lönen, får inte ut min lön, får inte ut lönen > lönefordran, lön, obetald lön, betalningsföreläggande
fel lön, för låg lön, lönen är fel, lägre lön, sänkt lön, sänka lönen, sänker lönen, sänkte min lön, underbetald, felaktig lön > lön, anställningsavtal, kollektivavtal
löneavdrag, dra från lönen, drar från lönen, drog av på lönen, drog på lönen, drog av lönen, betala tillbaka lön, återbetala lön, arbetsgivaren kräver tillbaka lön > kvittning, kvittningsrätt, lön, kvitta
kvitta, kvittning
lönespec, lönespecifikation, lönebesked, lönekuvert, saknar lönebesked > lön
provisionslön, bonuslön, tantiem, dricks > lön
restid, resa i tjänsten, tjänsteresa > arbetstid, lön
helgjobb, helgarbete, jobba helg, jobba natt, nattarbete, kvällsjobb > ob, ob-tillägg, obekväm arbetstid, arbetstid
obetald övertid, tvingad att jobba över, tvingar mig jobba över, extratimmar, övertidstimmar, kompledighet, komptid, flextid, plustimmar, minustimmar > övertid, arbetstid, övertidsersättning
dygnsvila, veckovila, nattvila, jobbat dygnet runt, många pass i rad > arbetstid, arbetstidslagen
ändrat schema, ändrade schemat, schemaändring, ändrar mina tider, byter arbetstider, ändrade arbetstider, nya arbetstider > arbetstid, schema
gå ner i tid, gått ner i tid, halvtid > deltid, sysselsättningsgrad
ändrad sysselsättningsgrad, färre timmar, tar bort mina timmar, hyvling, hyvla > sysselsättningsgrad, omreglering, omplacering, omplacera
svartanställd, svart jobb, jobbat svart, jobbade svart, betalt svart, vid sidan av skatten > svartarbete, skatt
bortbokad, avbokad från pass, avbokat pass, inställt pass, strukna pass, tagit bort mina pass, inga fler pass, inte längre uppringd, slutat ringa in mig > timanställning, timanställd, visstidsanställning
ej uttagen semester, outtagen semester, semester när jag slutar > semesterersättning, semester
sparade semesterdagar, spara semester, sparad semester > semester
återkallad semester, avbruten semester, flyttat min semester, indragen semester, beordrad semester, tvångssemester, sjuk på semestern > semester, semesterlagen
karensavdrag, karensdag > sjuklön
sjuklön > sjukskriven, sjukskrivning
sjukintyg, intyg från läkare, doktorsintyg, förstadagsintyg > läkarintyg, sjukskriven
sjukskriven, sjukskrivning > läkarintyg
uppsagd när jag är sjuk, uppsagd under sjukskrivning, sparkad när jag är sjuk, sparkad för att jag är sjuk, uppsagd på grund av sjukdom > sjukskriven, rehabilitering, sakliga skäl, uppsägning, uppsagd
krasch på jobbet, kraschat på jobbet, kollapsat på jobbet, psykiskt slut, helt slut av jobbet, orkar inte jobba, mår dåligt av jobbet, mår dåligt på jobbet, gick in i väggen, jobbstress, för mycket att göra på jobbet > sjukskriven, sjukskrivning, arbetsmiljö, rehabilitering
utbränd, utbrändhet, utmattad, utmattning, utmattningsdepression > sjukskriven, sjukskrivning, rehabilitering
arbetsträna, arbetsträning, återgå i arbete, kan inte göra mitt jobb längre, klarar inte jobbet > rehabilitering, anpassning, arbetsförmåga
mobbad av chefen, chefen mobbar, kränkt på jobbet, fryst ut, frusen ut, fryser ut, frysa ut, baktalad på jobbet, härskartekniker > kränkande särbehandling, trakasserier, arbetsmiljö, trakassera
tafsar på jobbet, tafsat på mig på jobbet, chefen tafsar, chefen stöter på mig, kollegan tafsar, sexuella anspelningar, sexuella inviter, sexuella skämt, kollega stöter på mig > sexuella trakasserier, diskriminering, diskriminera
trakasserier, trakasserad, trakassera
gravid på jobbet, sparkad när jag är gravid, uppsagd gravid > föräldraledighet, missgynnande, diskriminering, gravid, diskriminera
missgynnad, missgynna, missgynnande
missgynnande > diskriminering, diskriminera
föräldraledighetslagen, pappamånad, mammaledighet, pappaledighet, barnledig, hemma med bebis > föräldraledighet, föräldraledig
uppsagd under föräldraledighet, uppsagd som föräldraledig, sparkad när jag är föräldraledig > föräldraledig, missgynnande, uppsägning, uppsagd
åldersdiskriminering, åldersdiskriminerad > ålder, diskriminering, diskriminera
slöja på jobbet, hijab på jobbet, turban på jobbet, fel hudfärg, utländskt namn > diskriminering, diskrimineringsgrund, diskriminera
olika lön, sämre lön än männen, lägre lön än männen, löneskillnad, lika lön > lönediskriminering, diskriminering, lön, diskriminera
facket hjälper inte, facket hjälper mig inte, facklig hjälp, facklig, fackligt, fackombud, fackrepresentant, facklig företrädare, fackklubb > facket, fackförening
inte med i facket, oorganiserad, utan fack, utanför facket > facket, fackförening
strejk, strejka, lockout, blockad, strejkbrytare > stridsåtgärd
stridsåtgärd > strejk, lockout, blockad
arbetsnedläggelse, vild strejk > strejk, stridsåtgärd
kollektivavtal saknas, inget kollektivavtal, utan kollektivavtal > kollektivavtal
ta med mig kunder, tar med sig kunder, startar konkurrerande, konkurrerande verksamhet, konkurrerar med chefen, konkurrerar med min arbetsgivare, förbjuden att jobba hos konkurrenten, jobb hos konkurrent, byta till konkurrent, gått till en konkurrent > konkurrensklausul, konkurrensförbud, lojalitetsplikt
värvningsklausul, kundklausul, karenstid i anställningsavtal > konkurrensklausul
extrajobb vid sidan, jobb vid sidan av, firma vid sidan av > bisyssla, lojalitetsplikt
referensperson, rekommendationsbrev, talar illa om mig till ny arbetsgivare, dåliga referenser, säger dåliga saker om mig som referens > arbetsbetyg, referens
tjänstgöringsbetyg, anställningsintyg, arbetsintyg > arbetsbetyg
intyg till a-kassan > arbetsgivarintyg
chefen läser min mejl, chefen läser mina mejl, arbetsgivaren läser mejlen, övervakar mig på jobbet, chefen spionerar, gps i tjänstebilen, gps-övervakning, övervakad på jobbet, filmar oss på jobbet, filmad på jobbet, kamera på jobbet > övervakning, personuppgift, integritet, gdpr
drogtest på jobbet, blåsa på jobbet > drogtest, alkoholtest
bakgrundskontroll, registerutdrag till jobbet > belastningsregister, registerutdrag
firman lagt ner, lagt ner firman, företaget lades ner, jobbet lades ner, jobbet lägger ner, arbetsplatsen stänger > nedläggning, arbetsbrist, konkurs
gick i konkurs, går i konkurs, kursade, kursat, kursa, gått i putten, firman gick omkull > konkurs
lönegarantin, pengar vid konkurs, lön vid konkurs > lönegaranti, konkurs
företaget sålt, ny ägare till företaget, företaget uppköpt, sålde företaget > verksamhetsövergång
verksamhetsövergång, övergång av verksamhet
introduktion på jobbet, prova på jobb, provdag, provarbete, gratis provjobb, obetald praktik > praktik, provanställning, anställning
skadade mig på jobbet, skadad i arbetet, ramlade på jobbet, föll på jobbet, klämd i maskin, ont i ryggen av jobbet, förslitningsskada, belastningsskada, tungt jobb > arbetsskada, arbetsskadeförsäkring, arbetsolycka
arbetsskadeförsäkring, trygghetsförsäkring > arbetsskada
farligt jobb, farligt på jobbet, mögel på jobbet, dålig luft på jobbet, skyddsutrustning, skyddsstopp, arbetsmiljöverket > arbetsmiljö, arbetsmiljölagen, skyddsombud
presterar dåligt, underpresterar, inte tillräckligt bra på jobbet > personliga skäl, sakliga skäl
kom försent till jobbet, olovlig frånvaro, dök inte upp på jobbet, stannade hemma från jobbet, vägrade jobba, lydde inte chefen, ordervägran, försov mig till jobbet > misskötsamhet, olovlig frånvaro, personliga skäl
stulit på jobbet, tagit pengar ur kassan, snattat på jobbet, anklagad för stöld på jobbet > avsked, misskötsamhet, avskeda
skriftlig varning, muntlig varning, varningsbrev, prickad på jobbet > varning, erinran
fått nya arbetsuppgifter, flyttad till annan tjänst, tvingad byta arbetsplats, flyttad till annan ort, bytt plats på jobbet, mot min vilja bytt tjänst, omplacerad > omplacering, omplacera, arbetsskyldighet
få tillbaka min tjänst, återanställd, anställa ny i mitt ställe, någon annan fick min tjänst, ersatt av någon annan > företrädesrätt, återanställning
las-ålder, tvingad att gå i pension > pension, las
sociala avgifter > arbetsgivaravgift
jobba som konsult, konsult, frilans, frilansare, f-skattare, cykelbud > uppdragstagare, arbetstagare
au pair, barnflicka > arbetstagare, husligt arbete
stressad av jobbet, stressad över jobbet, stressen på jobbet > arbetsmiljö, sjukskriven
avpollettad > uppsagd, avskedad, uppsägning, avsked, avskeda
för gammal för tjänsten, för ung för jobbet > ålder, diskriminering, missgynnande, diskriminera
chefen kastade ut mig, chefen slängde ut mig, utkastad från jobbet, körd på porten, ivägskickad från jobbet > avsked, avskeda, uppsagd, uppsägning
vikarie i flera år, vikarie i många år, vikarierat i flera år, vikarierat länge, timanställd i flera år, timvikarie i flera år > tillsvidareanställning, visstidsanställning
betalt av chefen, betalt av arbetsgivaren, chefen betalar inte, arbetsgivaren betalar inte, löneskuld, ej fått lön, ingen lön denna månad > lönefordran, lön, obetald lön
facklig förhandling, mbl-förhandling, förhandlingsskyldighet, förhandla med facket > medbestämmandelagen, mbl, facket
utbränd, utbrändhet, utmattad, utmattning > sjukpenning
lönesänkning, sänkt månadslön > lön, anställningsavtal
dubbla pass, tjugofyra timmar i sträck > arbetstid, arbetstidslagen
sommarjobba, sommarjobbare, feriejobbare > visstidsanställning, anställning
arbetsköpare, arbetsgivarsidan, bossen, basen på jobbet, förman, arbetsledare > arbetsgivare, chef
arbetslös, arbetslöshet, utan jobb > a-kassan, arbetslöshetsersättning
ob-tillägg, ob-tillägget, ob-ersättning
praktiserar, praktisera, prao > praktik
uppsägningsbrev, uppsägningsbesked > uppsägning, uppsagd
lönesamtal > lön
hot på jobbet, våld på jobbet, hotad på jobbet, slagen på jobbet > arbetsmiljö, arbetsskada, olaga hot
pension från jobbet, inte betalat in pension, inbetald pension > tjänstepension, kollektivavtal
arbetsbristuppsägning, övertalig, övertalighet > arbetsbrist, uppsägning, turordning
förlora sin plats i turordningen, kortast anställningstid, hoppade över turordningen, yngre fick vara kvar, nyare fick vara kvar > turordning, arbetsbrist
långtidssjuk, långtidssjukskriven, sjuk länge, varit sjuk länge, sjuk i flera månader > sjukskriven, rehabilitering, sjukpenning
sjukskriven, sjukskrivning > rehabilitering
chefen skriker, chefen skäller, chefen kränker, chefen förnedrar, förnedrad på jobbet > kränkande särbehandling, arbetsmiljö
rasistisk chef, rasism på jobbet, rasistisk kollega, rasistiska skämt, sexistisk chef, sexism på jobbet > diskriminering, trakasserier
skyddsombud > arbetsmiljö
`;
