/** More synonyms for employment law, from the statutes' terms. "a, b" finds each other; "a > b" one way. */
export const employmentSynonyms = `
chef, boss, arbetsledare, förman > arbetsledning, arbetsledare, arbetsgivare
knegare > arbetstagare, anställd
tillsvidareanställning, anställning tills vidare
fast tjänst, fast jobb, fast anställning, fastanställd, fast anställd > anställning tills vidare, tillsvidareanställd
prövotid, prövoanställning > provanställning, provtid
timanställd, timvikarie, springvikarie, timmis, ringvikarie > behovsanställning, behovsanställd
hoppa in som vikarie, hoppa in för någon, vicka > vikariat, vikarie
inhyrd personal, uthyrd personal, bemanningspersonal, uthyrd från bemanning, inhyrd från bemanning > inhyrd arbetstagare, bemanningsföretag
gigjobb, gigarbete, gigarbetare, plattformsarbete, matbud > uppdragsavtal, uppdragstagare
egenanställning, egenanställd > uppdragstagare
fler timmar, gå upp i tid, utökad tid > sysselsättningsgrad, högre sysselsättningsgrad
outsourca, outsourcing, ny ägare på jobbet, ny ägare till firman, lägga ut verksamheten, annan firma tar över > verksamhetsövergång, övergång av verksamhet
sparken, få sparken, sparka, sparkad, få kicken, få gå på dagen, få sparken på dagen > avskedande
omorganisation, omorganisering, omstrukturering
friställd, övertalig, bortrationaliserad > uppsagd, arbetsbrist, uppsägning
provocerad uppsägning, framprovocerad uppsägning
tvingad att sluta, tvingad att säga upp sig, pressad att sluta, pressad att säga upp sig, utmobbad > provocerad uppsägning
uppsägningsskäl, uppsägningsgrund, anledning till uppsägning, orsak till uppsägning, skäl att sparka, skäl att säga upp > sakliga skäl, saklig grund
ogiltigförklara, ogiltigförklaring
fel uppsagd, felaktigt uppsagd, felaktigt sparkad, ogiltig uppsägning, fel sparkad > ogiltigförklaring, ogiltigförklara
slippa jobba uppsägningstiden, slippa arbeta uppsägningstiden, slippa jobba under uppsägningstiden > arbetsbefrielse, arbetsbefriad
sist anställd, först anställd, vem får gå först, vem får sluta först, senast anställd > turordning
återanställning, återanställd, återanställa
anställas igen, anställd igen, få tillbaka anställningen, få jobba igen efter uppsägning > återanställning, företrädesrätt
sköter inte jobbet, sköter inte mitt jobb, sköta jobbet dåligt, skött mig dåligt, slarvat på jobbet > misskötsamhet
olovlig frånvaro, ogiltig frånvaro, otillåten frånvaro
skolka från jobbet, skolka från arbetet, borta från jobbet utan lov, utebli från jobbet, utebli från arbetet > olovlig frånvaro, utebli
borta från jobbet, borta från arbetet, inte på jobbet > frånvaro
underprestation, underprestera, bristande prestation, bristande arbetsprestation
jobba dåligt, jobbar dåligt, presterar dåligt, klarar inte arbetsuppgifterna, för långsam på jobbet > underprestation, bristande prestation
byta avdelning, flytta till annan avdelning, flyttad till annan avdelning, förflyttad på jobbet > omplacering
hemskickad från arbetet, hemskickad utan lön, korttidsarbete, korttidspermittering, korttidspermitterad > permittering, permitterad
strejk, strejka, arbetsnedläggelse
stridsåtgärd, konfliktåtgärd
gå i pension, pensionera sig, pensioneras, pensionsålder > ålderspension, las-ålder
sluta vid 69, jobba efter 69, jobba efter pensionen, tvingas i pension > las-ålder, kvarstå i anställningen
vitsord, rekommendationsbrev, tjänstgöringsbetyg, jobbreferens > arbetsbetyg, tjänstgöringsintyg
bonus, bonuslön, provision, provisionslön, prestationslön, tantiem > rörlig lön, rörlig ersättning
overtime, extra timmar, jobba längre än schemat > övertid, mertid
övertid > mertid
kvällstillägg, helgtillägg, nattillägg, storhelgstillägg > obekväm arbetstid, ob-tillägg
bensträckare, kisspaus, toapaus, kafferast, fikapaus, rökpaus > paus, rast
rast, matrast, lunchrast > måltidsuppehåll
komp, komptid, kompledig, kompledighet, kompa ut > kompensationsledighet, kompensationsledig
jour, jourtid
beredskap, beredskapstid
jobbet gick omkull, firman gick omkull, arbetsgivaren gick omkull, chefen gick i konkurs, arbetsgivaren gick i konkurs, företaget gick i konkurs, företag i konkurs, lön från staten, lön från konkursboet > lönegaranti
arbetslös, arbetslöshet, a-kassa > arbetslöshetsförsäkring, arbetslöshetsersättning
avstängd från a-kassan, avstängd a-kassa, straff från a-kassan > avstängning från ersättning, arbetslöshetsersättning
gå på a-kassa, leva på a-kassa, stämpla på a-kassan, gå och stämpla > arbetslöshetsersättning
platsbanken, arbetsförmedlare, aktivitetsrapport, aktivitetsrapportera > arbetsförmedlingen
aktivitetsstöd, jobbgaranti, jobbgarantin, utvecklingsgaranti > arbetsmarknadspolitiskt program
ledig, ledighet
huvudsemester, industrisemester, semesterstängt > semester, semesterledighet
plugga, studera, studie
plugga, ledig för studier, ledig för att plugga, gå en utbildning > studieledighet, studieledig
vård av närstående, närståendevård, vård av anhörig
sjuk anhörig, sjuk förälder, sjuk mamma, sjuk pappa, vårda anhörig, vårda en anhörig, vård av anhörig, döende anhörig, svårt sjuk närstående > närståendepenning, närståendevård
ledig för begravning, ledig vid dödsfall, begravning på arbetstid, läkarbesök på arbetstid, tandläkare på arbetstid > permission
akut familjeskäl, nödläge hemma, ledig av familjeskäl > trängande familjeskäl
pappadagar, pappavecka, tio dagar vid födseln > tillfällig föräldrapenning
amma, amning > föräldraledighet
mammapeng, mammapengar, mammapenning, pappapenning, föräldrapeng, föräldrapengar > föräldrapenning
nedsatt arbetsförmåga, arbetsoförmåga, arbetsoförmögen
sjukskriven, sjukskrivning, sjuk från jobbet, för sjuk för att jobba, orkar inte jobba, kan inte jobba, kan inte arbeta, klarar inte att jobba > arbetsoförmåga, nedsatt arbetsförmåga
sjukpeng, sjukpengar > sjukpenning, sjuklön
utbränd, utbrändhet, utmattad, utmattning, gått in i väggen > utmattningssyndrom, utmattningsdepression
utmattningssyndrom, utmattningsdepression
arbetsbelastning, arbetsbörda
stress på jobbet, stressig arbetsplats, överbelastad på jobbet, för mycket jobb, för mycket på jobbet > arbetsbelastning
tillbaka efter sjukdom, tillbaka efter sjukskrivning, komma tillbaka efter sjukdom, komma tillbaka efter sjukskrivning > rehabilitering, arbetslivsinriktad rehabilitering, arbetsanpassning
belastningsskada, förslitningsskada
tunga lyft, slitna axlar, sliten rygg, musarm, vibrationsskada, ont i ryggen av jobbet, ont av jobbet > belastningsskada, arbetsskada
arbetssjukdom, yrkessjukdom
arbetssjukdom, yrkessjukdom > arbetsskada
färdolycksfall, färdolycka
på väg till jobbet, olycka på väg till jobbet, på väg hem från jobbet > färdolycksfall
livränta > inkomstförlust
afa, tfa, afa-försäkring > trygghetsförsäkring vid arbetsskada, arbetsskada
farligt jobb, farligt arbete, farlig arbetsplats, riskfyllt jobb > arbetsmiljö, skyddsombud
stoppa arbetet, stoppa jobbet, stoppa farligt arbete > skyddsstopp, skyddsombud
hjälm på jobbet, skyddsglasögon, skyddskläder, skyddsskor, hörselskydd, varselkläder > skyddsutrustning
buller på jobbet, kallt på jobbet, varmt på jobbet, damm på jobbet > arbetsmiljö
yrkesinspektionen, arbetarskyddsstyrelsen > arbetsmiljöverket
arbetarskydd > arbetsmiljö
etnisk tillhörighet, etnicitet
hudfärg, mörkhyad, utländsk bakgrund, invandrarbakgrund, utländskt namn, romsk, samisk > etnisk tillhörighet
diskriminerad för min tro, diskriminerad som muslim, diskriminerad som jude, slöja på jobbet, hijab på jobbet, huvudduk på jobbet, turban på jobbet > religion, trosuppfattning, diskriminering
bög, gay, lesbisk, flata, bisexuell, homosexuell, hbtq, hbtqi > sexuell läggning
transperson, icke-binär, ickebinär, könskorrigering, transvestit > könsöverskridande identitet, könsidentitet
rullstol, rullstolsburen, permobil, hörselskadad, synskadad, adhd, autism, dyslexi, handikapp, handikappad, funktionsvariation > funktionsnedsättning
kommer inte in med rullstol, ramp saknas, rullstol > bristande tillgänglighet, tillgänglighet
för gammal för arbetet, diskriminerad för ålder, diskriminerad för min ålder > åldersdiskriminering
tafsa, tafsande, tafs, sexuella närmanden, ovälkomna närmanden, raggar på jobbet > sexuella trakasserier
hämnd, hämnas, vedergällning, straffad för att jag anmälde, straffa för anmälan > repressalier
facklig, facket, fack, fackklubb > arbetstagarorganisation
fackklubb, lokalfack, lokala facket > lokal arbetstagarorganisation
facklig företrädare, fackligt ombud, facklig representant, fackombud, förtroendevald i facket > facklig förtroendeman, förtroendeman
förtroendeman, facklig förtroendeman
gå med i facket, med i facket, med i ett fack, gå med i fack > föreningsrätt
hindra facket, motarbeta facket, hotad för facket, sparkad för facket > föreningsrättskränkning, föreningsrätt
föreningsrättskränkning, kränkning av föreningsrätten
tolka kollektivavtalet, tvist om kollektivavtalet > tolkningsföreträde
chefen bestämmer, får chefen bestämma, får arbetsgivaren bestämma, arbetsgivaren bestämmer > arbetsledningsrätt
jobba för konkurrent, jobba för en konkurrent, jobba åt konkurrent, starta eget medan jag är anställd, konkurrera med arbetsgivaren, konkurrera med jobbet > konkurrerande verksamhet, lojalitetsplikt
ta kunder, ta kunderna, värva kunder, värva kollegor, locka över kunder, ta med kollegor > värvningsklausul, kundklausul, konkurrensklausul
dubbla jobb, dubbelarbete, två jobb, två arbetsgivare, dubbelarbeta, extraknäcka > bisyssla
lojal, lojalitet, illojal, illojalitet > lojalitetsplikt, lojalitetsbrott
tysthetslöfte, sekretessförbindelse, hålla tyst om jobbet, sekretessklausul > tystnadsplikt
läcka uppgifter, läckt uppgifter, läcka information, läckt information, skvallra om kunder > tystnadsplikt
slå larm, larma om missförhållanden, avslöja missförhållanden, avslöja fusk på jobbet > visselblåsning, visselblåsarlagen, rapportera missförhållanden
prata med media, prata med tidningen, prata med journalist, tipsa tidningen, tipsa media, gå till tidningen > meddelarfrihet, meddelarskydd
meddelarfrihet, meddelarskydd
kritisera chefen, kritisera arbetsgivaren, kritisera jobbet, skriva om jobbet på facebook > kritikrätt, lojalitetsplikt
övervakad på jobbet, läsa mina mejl, läser mina mejl, väskkontroll, visiterad på jobbet, drogtest > kontrollåtgärd
svartjobb, svartarbete, svarta inkomster, svart inkomst, svarta pengar > oredovisad inkomst
utnyttjad arbetskraft, utnyttjad på jobbet, slavlön, slavarbete, svältlön, jobba nästan gratis > människoexploatering
ungdomsjobb, barnarbete, jobba under 18, minderårig jobbar > minderårigas arbete
omställningsstöd, trygghetsråd > omställning
avtalspension, tjänstepension
arbetsrätt, arbetsrättslig
löneförhandling, lönesamtal, löneökning, löneförhöjning > lönerevision
kontrakt på jobbet > anställningsavtal
rättigheter på jobbet, mina rättigheter på jobbet > arbetsrätt
långledig, friår, sabbatsår > tjänstledighet
fackavgift > medlemsavgift, fackförening
arbetsplats, arbetsställe
löntagare, lönearbetare > arbetstagare
skära ner, dra ner på personal, nedläggning, lägga ner fabriken, stänga fabriken, stänga kontoret > arbetsbrist, driftsinskränkning
nedläggning > verksamheten upphör
extrapass, extra pass > mertid, övertid
långpass, tolvtimmarspass, dygnspass > arbetstid
heltid, deltid, halvtid > sysselsättningsgrad
heltid, heltidsanställd, heltidsanställning
deltid, deltidsanställd, deltidsanställning
utlägg, egna utlägg, betalat ur egen ficka på jobbet > kostnadsersättning
restidsersättning, ersättning för restid
tjänsteresa, resa i tjänsten > restidsersättning, traktamente
sjukdagar, första sjukdagen, sjuk första dagen, sjuk två veckor > sjuklöneperiod, karensavdrag, sjuklön
asbest, kemikalier på jobbet, lösningsmedel > arbetsmiljö
chefen är elak, elak chef, taskig chef, chefen hånar > kränkande särbehandling
inte kallad till intervju, bortsållad, nekad intervju > diskriminering, arbetssökande
rasist, rasistisk, rasistiska kommentarer, rasism > etnisk tillhörighet, trakasserier, diskriminering
lönegap, olika lön, lika lön > lönediskriminering
könsdiskriminering, könsdiskriminerad > diskriminering
oorganiserad arbetsgivare, arbetsgivare utan kollektivavtal
utan kollektivavtal, inget kollektivavtal > oorganiserad arbetsgivare
karensavtal, karenstid efter anställning > konkurrensklausul
avgångsbidrag, fallskärmsavtal > avgångsvederlag
hur länge måste jag jobba kvar, måste jobba kvar, jobba kvar efter uppsägning > uppsägningstid
behovsanställning, intermittent anställning, behovsanställd
egen uppsägning, sluta själv, sagt upp mig själv > avstängning från ersättning
dagpenning > arbetslöshetsersättning, a-kassa
tjänstetelefon, jobbdator, jobbtelefon, tjänstedator > arbetsredskap
arbetsredskap, arbetsverktyg
personalbostad, tjänstebostad
tvist med chefen, tvist med arbetsgivaren, stämma arbetsgivaren, stämma chefen, stämma jobbet > arbetstvist, arbetsdomstolen
varsla facket, informera facket > varselskyldighet, underrätta
hemlig, hemlighet, hemliga uppgifter > sekretess, tystnadsplikt
fredsplikt, arbetsfred
strejkförbud, får man strejka, förbjudet att strejka > fredsplikt
avtalsturlista, avtalsturordning, överenskommelse om turordning
underrätta om uppsägning, besked i förväg om uppsägning, två veckors varsel > underrättelse, varsel
besked om att anställningen upphör, besked att vikariatet tar slut > besked, underrättelse
för sent att klaga på uppsägningen, hur länge kan man klaga på uppsägning, tid att protestera mot uppsägning > preskriptionstid, tidsfrist, ogiltigförklaring
allmänt skadestånd, ideellt skadestånd
skadestånd från chefen, skadestånd från arbetsgivaren > allmänt skadestånd, ekonomiskt skadestånd
uthyrningslagen, lagen om uthyrning av arbetstagare
förlängd provanställning, förlänga provanställningen, hur länge provanställning > provanställning
jobba utan kontrakt, inget anställningsavtal, inget anställningsbevis > anställningsbevis, muntligt avtal
lönekrav, krav på lön > lönefordran
lönestöld, inte betalt för alla timmar > lönefordran
ledig för att prova annat jobb, ledig för att starta företag > tjänstledighet
kompetens, utbildning för jobbet > kvalifikationer
kvalifikationer, meriter
bättre meriter, gick förbi mig, sämre meriter fick jobbet > kvalifikationer, förtjänst och skicklighet
riskbedömning, riskanalys
tillbud, nästan olycka > arbetsmiljö
dog på jobbet, dödsfall på jobbet, dödsolycka på jobbet > arbetsmiljöbrott, arbetsplatsolycka
arbetsplatsolycka, arbetsolycka
ensamarbete, jobba ensam > arbetsmiljö
uniform, klädkod, arbetskläder, piercing på jobbet > arbetsledningsrätt
uniform, arbetskläder
gps-spårning, spåra anställda > kontrollåtgärd, integritet
arbetstagares uppfinning, uppfinning i tjänsten, uppfann på jobbet, rätt till uppfinning
flytta jobbet till annan stad, jobbet flyttar, flytta kontoret, ny arbetsort > omplacering, arbetsskyldighet
tvungen att vara nåbar, nåbar efter jobbet, svara i telefon på fritiden > beredskap
föräldraledig och uppsagd, får inte tillbaka jobbet efter föräldraledighet, får inte tillbaka min tjänst efter föräldraledighet > missgynnandeförbud, missgynnande
missgynnandeförbud, förbud mot missgynnande
ungdomar, tonåring > minderårig
nyanställning, nyanställa, rekrytera, rekrytering > anställning, anställa
storhelg, röd dag, helgdagar > helgdag, obekväm arbetstid
julledigt, ledig på jul, ledig över jul, ledigt på midsommar > semester, ledighet
nekad föräldraledighet, föräldraledighet nekad, får inte vara föräldraledig > missgynnande
kvinnofientlig, sexistisk > trakasserier, diskriminering
alkoholist, missbrukare, spritproblem > alkoholberoende, missbruk
missbruk på jobbet, alkoholist på jobbet, dricker på jobbet > rehabilitering, misskötsamhet
full på jobbet, berusad på jobbet, bakfull på jobbet > onykterhet, onykter, misskötsamhet
stöld på jobbet, stjäla på jobbet, stjäla från arbetsgivaren > avskedande, avsked
obetald ledighet, ledigt utan lön > tjänstledighet
korta arbetsdagen, kortare arbetstid för barnen, gå ner i tid för barnen > förkortad arbetstid, förkortning av arbetstid, föräldraledighet
vem bestämmer semestern, bestämma semestern, önskad semester > förläggning av semester, huvudsemester, semesterledighet
betalt när man är sjuk, lön vid sjukdom, lön när jag är sjuk > sjuklön
arbetsgivaren vägrar skriva intyg, chefen vägrar skriva intyg > arbetsgivarintyg, arbetsbetyg
intyg efter en vecka, när behövs läkarintyg > läkarintyg, sjuklön
`;
