/** Synonyms for employment law. "a, b" finds each other; "a > b" one way. */
export const workSynonyms = `
chef, boss, arbetsgivare
företaget jag jobbar på > arbetsgivare
anställd, arbetstagare, medarbetare, löntagare
personal > anställd, arbetstagare
jobb, arbete
jobb, arbete > anställning
anställning > jobb, arbete
jobba, arbeta
få sparken, sparken, sparka, kickad, petad från jobbet, få gå från jobbet, få foten, bli av med jobbet, förlora jobbet, förlorat jobbet, mista jobbet > uppsägning, avsked
uppsägning, uppsagd
säga upp > uppsägning
avsked, avskeda
få sluta på dagen, gå på dagen, sluta med omedelbar verkan > avsked
avgångsvederlag, avgångsersättning
utköp, utköpt, utköpt från jobbet, bli utköpt, utköp från jobbet, köpa ut från jobbet, chefen vill köpa ut > avgångsvederlag
arbetsbrist, neddragning, nedskärning
varsel, varslad
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
säga upp sig, säga upp mig, sluta på jobbet, sluta jobbet, egen uppsägning > uppsägning, egen uppsägning
tvingad säga upp mig, utfryst tills jag slutade > provocerad uppsägning, uppsägning
lön, avlöning, betalning för arbete
lönen kommer inte, får inte lön, fick ingen lön, inte fått lön, utebliven lön, obetald lön, innestående lön > lönefordran, lön
månadslön, timlön, timpenning > lön
minimilön, lägstalön > kollektivavtal, lön
dra på lönen, avdrag på lönen, dragit av lönen, fått för mycket lön > löneavdrag, kvittning
lönegaranti, konkurs lön, chefen i konkurs, jobbet i konkurs, arbetsgivaren i konkurs, arbetsgivaren konkurs
övertid, övertidsersättning, övertidsarbete
jobba över, beordrad övertid, mertid > övertid
ob, ob-tillägg, obekväm arbetstid
raster, rast, lunchrast, fikarast, paus, måltidsuppehåll > rast, arbetstid
schema, skift, arbetspass, nattpass > arbetstid
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
gravid, graviditet, havande, på smällen > föräldraledighet, diskriminering
diskriminering, diskriminerad, särbehandling
orättvist behandlad, sämre behandlad, annorlunda behandlad, särbehandlad, särbehandling, för gammal för jobbet, fel hudfärg > diskriminering, missgynnad
trakasserier, trakasserad
mobbning, mobbing, mobbad, mobba, utfryst, utfrysning, mobbad på jobbet > kränkande särbehandling, trakasserier
kränkande särbehandling, mobbning, mobbad
tafsande, tafsa på jobbet, ofredad på jobbet, sexistisk, sexism, metoo, snuskiga kommentarer > sexuella trakasserier
rehabilitering, rehab
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
lärling, lärlingsanställd, gå bredvid, provjobba > praktik, anställning
arbetsbetyg, tjänstgöringsintyg, betyg från jobbet
dålig referens, referens från chefen > arbetsbetyg
visselblåsare, visselblåsning
slå larm på jobbet, avslöja missförhållanden > visselblåsare
a-kassa, arbetslöshetskassa, arbetslöshetsersättning, akassa
arbetslös, utan jobb > a-kassa
drogtest, drogtesta, urinprov
hemarbete, distansarbete, jobba hemifrån, hemmajobb
permittering, permitterad
omplacering, omplacera
flytta till andra uppgifter, ändrade arbetsuppgifter, degraderad, nya arbetsuppgifter > omplacering, arbetsskyldighet
arbetsvägran, vägra jobba, vägrar arbeta > arbetsvägran, misskötsamhet, avsked
sakliga skäl, saklig grund
uppsägning på grund av personliga skäl, personliga skäl > sakliga skäl, saklig grund
misskötsamhet, missköta sig, komma för sent till jobbet, sen till jobbet, full på jobbet, onykter på jobbet > misskötsamhet, personliga skäl, avsked
ogiltigförklara uppsägning, bestrida uppsägning, strida mot uppsägningen, protestera mot uppsägningen > ogiltig uppsägning, ogiltigförklara
arbetsdomstolen, ad
fast tjänst, riktig anställning, ordinarie anställning, bli fast > tillsvidareanställning, fast anställning
hoppa in på pass, ringa in mig, jobba pass, pass ibland > timanställd, timanställning, visstidsanställning
sparken på dagen, sparken direkt, sparkad på dagen, få gå direkt > avsked
kicken, få kicken > uppsägning, avsked
tillsägelse, erinran, tillrättavisning, varning
aldrig klagat på mig, aldrig sagt något, aldrig fått kritik > varning
samarbetssvårigheter, samarbetsproblem
kommer inte överens med chefen, personkemi, drar inte jämnt, funkar inte ihop > samarbetssvårigheter, personliga skäl
bli av med mig, göra sig av med mig, vill ha bort mig från jobbet > uppsägning
ta ledigt, få ledigt, vara ledig > semester, ledighet
kasta, slänga, kassera
överbliven, rester > slänga, kasta
macka, smörgås, bröd, frukt > mat
kollega, arbetskamrat, jobbarkompis
`;
