/** Synonyms for employment law. "a, b" finds each other; "a > b" one way. */
export const workSynonyms = `
chef, boss, arbetsgivare, arbetsgivaren, företaget jag jobbar på
personal, anställd, arbetstagare, medarbetare, löntagare
jobb, arbete, anställning, tjänst
jobba, arbeta
få sparken, sparken, sparka, sparkad, kickad, kicka, få gå, få foten, bli av med jobbet > uppsägning, avsked
uppsägning, säga upp, uppsagd, bli uppsagd
avsked, avskeda, avskedad, få sluta på dagen
köpa ut, utköp, avgångsvederlag, avgångsersättning
arbetsbrist, neddragning, varsel, varslad, nedskärning, omorganisation
turordning, turordningslista, sist in först ut
företrädesrätt, återanställning, få tillbaka jobbet
las, anställningsskyddslagen, lagen om anställningsskydd, anställningsskydd
mbl, medbestämmandelagen, medbestämmande
provanställning, provanställd, prova på, provtid
visstid, visstidsanställning, vikariat, vikarie, timanställd, tillfällig anställning, särskild visstidsanställning
tillsvidareanställning, fast anställning, fast jobb
uppsägningstid, hur lång tid efter uppsägning
anställningsavtal, anställningskontrakt, arbetskontrakt
anställningsbevis, papper på anställningen, skriftlig information om anställning
säga upp sig, sluta på jobbet, egen uppsägning
lön, avlöning, betalning för arbete, lönen
utebliven lön, lönen kommer inte, får inte lön, obetald lön, innestående lön
månadslön, timlön
lönelöfte > lön
lönegaranti, lönegarantin, konkurs lön
övertid, övertidsersättning, jobba över, mertid
ob, ob-tillägg, obekväm arbetstid
raster, rast, paus, måltidsuppehåll > arbetstid
arbetstid, arbetstider, schema, skift
semester, semesterdagar, semesterledighet, ledighet
semesterersättning, semesterlön, semesterpengar
sjuklön, sjukskriven, sjukskrivning, sjuk från jobbet
karensdag, karensavdrag, karens
vab, vård av barn, tillfällig föräldrapenning
föräldraledig, föräldraledighet, mammaledig, pappaledig
gravid, graviditet, havande > föräldraledighet, diskriminering
diskriminering, diskriminerad, orättvist behandlad, särbehandling
trakasserier, mobbning, mobbad, kränkande särbehandling
sexuella trakasserier, tafsande, ofredad på jobbet
rehabilitering, rehab, anpassning av arbetet
arbetsskada, olycka på jobbet, arbetsolycka, skadad på arbetet
arbetsmiljö, arbetsmiljölagen, skyddsombud
konkurrensklausul, konkurrensförbud, börja hos konkurrent
tystnadsplikt, sekretessavtal, sekretess
facket, fackförening, fackförbund, arbetstagarorganisation
kollektivavtal, avtal mellan fack och arbetsgivare
löneförhandling, höja lönen > lön
bemanningsföretag, inhyrd, uthyrd personal
egenanställning, gig, gigjobb, uppdragstagare > arbetstagare
svartjobb, jobba svart, svart arbete, oanmäld arbetskraft
praktik, praktikant, lärling
arbetsbetyg, tjänstgöringsintyg, betyg från jobbet
visselblåsare, visselblåsning, slå larm på jobbet
a-kassa, arbetslöshetskassa, arbetslöshetsersättning
arbetslös, utan jobb > a-kassa
drogtest, alkotest > arbetsgivare
kameraövervakning på jobbet > kamerabevakning
omplacering, omplacera, flytta till andra uppgifter
beordra, arbetsvägran, vägra jobba > arbetsvägran, avsked
uppsägning på grund av personliga skäl, misskötsamhet, sakliga skäl, saklig grund
`;
