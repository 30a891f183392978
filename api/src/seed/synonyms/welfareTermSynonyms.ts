/** The law's words for welfare, health, school and migration, and everyday words. "a, b" finds each other; "a > b" one way. */
export const welfareTermSynonyms = `
bidrag från försäkringskassan, bidrag från staten > socialförsäkringsförmån, förmån
hjälpa, stötta, stödja > bistå
bistå, biträda > hjälpa
hjälp i hemmet, hjälp hemma, städhjälp, hjälp med städning > hemtjänst, serviceinsats, bistånd
trygghetslarm, matlåda, matdistribution > hemtjänst
vårdhem, sjukhem, servicehus > särskilt boende, äldreboende
taxi för handikappade, handikapptaxi, sjuktaxi, taxi för rörelsehindrade > färdtjänst, sjukresa
rullstol, rullator, rollator, hörapparat > hjälpmedel
ramp, anpassa badrum, anpassa badrummet, ta bort trösklar > bostadsanpassning, bostadsanpassningsbidrag
utvecklingsstörd, utvecklingsstörning, intellektuell funktionsnedsättning
assistent > personlig assistans, personlig assistent
avlastning, korttids, korttidsboende > korttidsvistelse
gruppboende, lss-boende, gruppbostad > bostad med särskild service, gruppbostad
ledsagare, ledsagning > ledsagarservice
boendestöd, boendestödjare > bistånd, insats
kontaktfamilj, avlastningsfamilj > stödfamilj, kontaktfamilj
uteliggare, utan bostad, utan tak, bo på gatan, sova på gatan > hemlös, bostadslös, tillfälligt boende
bostadslös, hemlös, härbärge, nattlogi > tillfälligt boende, akut boende
leva på, pengar till mat, pengar att leva på > uppehälle, försörjning, skälig levnadsnivå
uppehälle, försörjning
mat och kläder > livsföring, försörjningsstöd
tandvård, tandläkare, tandläkarräkning > tandvårdsstöd
fosterfamilj > familjehem
placera, placering
tvångsvård av barn, tvångsvård av ungdom, omhänderta barn > lvu
hålla hemligt var barnet är, hemlig placering > hemlighållande, vistelseort
få hem barnet, flytta hem barnet, få hem mitt placerade barn > vården ska upphöra, upphörande
alkoholist, alkis, narkoman, drogberoende, alkoholberoende, spelberoende, missbrukare > missbruk
missbruk > beroendevård, missbruksvård, skadligt bruk
spelmissbruk, spelberoende
oro för barn, orolig för barn, orolig för barnet, orolig för ett barn, barn far illa, barn som far illa > orosanmälan
fara illa, far illa > missförhållande, orosanmälan
skvallra, läcka uppgifter, berätta vidare, bryta tystnadsplikten, föra vidare hemligheter > tystnadsplikt, röja
sjukskriven, arbetsoförmögen
sjukersättning > nedsatt arbetsförmåga
utbränd, utbrändhet, utmattad, utmattning, utmattningssyndrom
gått in i väggen, stressad på jobbet, stressrelaterad sjukdom > utmattningssyndrom, utbränd
rehab, rehabilitering, rehabilitera
pappaledig, mammaledig, mammaledighet, pappaledighet > föräldraledighet, föräldraledig, föräldrapenning
pappadagar, pappamånad, mammamånad > reserverade dagar, föräldrapenning
tiodagarna, tio dagar vid födseln > tillfällig föräldrapenning
gravid på jobbet, gravid sjukskriven, gravid och jobbar, havandeskapspenning > graviditetspenning
fått för mycket, för mycket bidrag, utbetalat för mycket, fått fel belopp > felaktig utbetalning, återkrav
slippa betala, slippa betala tillbaka, slippa skulden, efterskänka > eftergift, befrielse, befria
gå i pension, pensionär, pensionerad > ålderspension, pensionera
pensionera, pension, pensionering
garantipension > grundskydd
barnpension, änkepension, omställningspension > efterlevandestöd, efterlevandepension
anhörig, anhöriga, närstående
släkting, släkt, familjemedlem > anhörig, anhöriga, närstående
efterlevande > anhörig, anhöriga
csn, centrala studiestödsnämnden
studera, plugga, studerande, studier
student > studerande, studera
pengar till studier, pengar att plugga > studiestöd, studiemedel
råd med csn, kan inte betala csn, sänka csn > nedsättning, årsbelopp, studielån
årsbelopp > studielån
för dåliga resultat > studieresultat, kurskrav
arbetslös, arbetssökande
jobbsökande, utan jobb, inskriven på arbetsförmedlingen > arbetssökande, arbetslös
aktivitetsrapport > aktivitetsrapportering, arbetssökande, sökta arbeten
avstängd, avstänga, avstängning
stänga av > avstängd, avstänga, avstängning
lönebidrag, nystartsjobb, introduktionsjobb > subventionerad anställning
jobbgaranti, praktikplats, arbetsträning > arbetsmarknadspolitiskt program, aktivitetsstöd
anmäla läkare, anmäla vården, anmäla sjukhuset, anmäla sjuksköterska, klaga på vården, klaga på läkare, klaga på läkaren, klaga på sjukhuset > inspektionen för vård och omsorg, ivo, patientnämnd
läkare, sjuksköterska, undersköterska, doktor > vårdpersonal, hälso- och sjukvårdspersonal
sjukhus, lasarett, klinik > vårdinrättning, vårdgivare
bvc > barnhälsovård
second opinion, andra åsikt, annan läkares åsikt > ny medicinsk bedömning
vård utomlands, sjuk utomlands, vård i annat land > eu-kort, europeiskt sjukförsäkringskort, planerad vård
psyket, psykakuten, psykavdelning, inlåst på psyket > psykiatrisk tvångsvård, psykiatrisk vård
tvångsintagen > intagning, tvångsvård
bältad, bältning, bältesläggning, fastspänd > fastspänning, tvångsåtgärd
isolera patient > avskiljande
psyksjuk, psykiskt sjuk, psykisk sjukdom > psykisk störning
deppig, deprimerad > depression
deprimerad, depression
vägra behandling, vägra vård, tacka nej till vård, tacka nej till behandling > samtycke till vård, avstå
dödshjälp, eutanasi
sluta behandla, stänga av respirator, avbryta behandling > livsuppehållande behandling
donera, donation
donera organ, organdonator, organdonation, donation > transplantation, organdonation
obducera, obduktion
obduktion > rättsmedicinsk undersökning
förlossning, födsel, nedkomst
kejsarsnitt, föda, föda barn > förlossning, födsel
ivf, provrör, provrörsbefruktning, konstgjord befruktning, äggdonation, insemination > assisterad befruktning
spermadonator, spermiedonator, donatorbarn > insemination, assisterad befruktning
omskuren, omskärelse, omskära
omskära flicka, omskärelse > könsstympning
sterilisera, sterilisering
smittad, smitta > smittsam sjukdom, smittskydd
karantän, könssjukdom, klamydia, hiv, covid, corona > smittskydd, smittskyddslagen, smittsam sjukdom
vaccinera, vaccination, vaccin
medicin, läkemedel
recept, tablett, piller, medicinering > läkemedel, medicin, läkemedelsbehandling
diagnos, diagnostisera
remiss, remittera
skönhetsoperation, plastikkirurgi, plastikoperation, bröstförstoring, fettsugning, fillers, botox > estetiskt kirurgiskt ingrepp, estetisk injektionsbehandling, estetisk behandling
dement, demens, demenssjukdom
senil, alzheimer, minnessjukdom > demens, demenssjukdom, dement
förvirrad, kan inte fatta beslut, kan inte ta beslut > beslutsoförmögen, beslutsoförmåga
vårda döende, vårda anhörig, ta hand om sjuk mamma, ta hand om döende > närståendepenning
frikort, avgiftstak > högkostnadsskydd
läkarbesök > vårdbesök
missat läkarbesök, missat tandläkaren, avbokat för sent > uteblivet besök
vem har läst min journal, logg > loggutdrag
falsk läkare, kvacksalvare > obehörig utövning, patientsäkerhetslagen
p-piller > preventivmedel
relegerad, relegera, kastad ur skolan > avstängning
kvarsittning, utvisad ur klassrummet > disciplinära åtgärder, disciplinär åtgärd
lärare tar mobil, läraren tog mobilen, ta mobilen i skolan, mobilförbud i skolan > omhändertagande av föremål, omhändertagna föremål
åtgärdsprogram, resurs i skolan, extra stöd i skolan > särskilt stöd, extra anpassning
ledigt från skolan, ledig från skolan, resa under terminen > ledighet, skolplikt
hemskolning, hemundervisning, hemskola
fritids, fritis, fritidshem
gymnasium, gymnasieskola
universitet, högskola, lärosäte
tenta, tentamen, examination
fuska på prov, fuskat på tentan, fuskat på tenta, fuska på tenta, plagiat > vilseleda, disciplinärende
lärare slog, läraren slog, läraren kränker, lärare mobbar > kränkande behandling, huvudman
mobbad, mobbning i skolan, mobbning skola > barn- och elevombudet
pedagog > lärare
kurator, skolsköterska, skolpsykolog > elevhälsa
stökigt i klassrummet, stökig klass, hot i skolan > studiero
skolmat > skolmåltid
slöja i skolan, niqab i skolan, huvudduk i skolan, kors i skolan > religionsfrihet
religion, religiös, tro på gud > religionsfrihet, trosuppfattning
dagisavgift, förskoleavgift > maxtaxa
flytta hit min fru, flytta hit min man, flytta hit min familj, hämta hit, ta hit barn, ta hit föräldrar, få hit > familjeåterförening, anknytning, anhörig
flykting > skyddsbehövande, flyktingstatus
krig > väpnad konflikt
farligt i hemlandet, fara i hemlandet, hotad i hemlandet > förföljelse, asyl, skyddsbehövande
utvisning, utvisa > avlägsnande, avlägsna
åka tillbaka till hemlandet, skickas tillbaka, tillbaka till hemlandet > återvändande, utresa
inlåst av migrationsverket, låst in av migrationsverket, frihetsberövad av migrationsverket, förvarstagen > ta i förvar, förvarsbeslut, uppsikt
överklaga utvisning, överklaga utvisningen, överklaga asyl > migrationsdomstol
migrationsdomstol > förvaltningsrätt
fingeravtryck i italien, fingeravtryck i annat land, asyl i annat land, annat eu-land, dublin, dublinärende > dublinförordningen
ensamkommande > barn utan vårdnadshavare, godmanskap
främlingspass > resedokument
resedokument, passhandling
invandrare > utlänning, utländsk medborgare
utlänning, utländsk medborgare
hemland, ursprungsland
bli svensk > naturalisation
skötsam, skötsamhet, skött sig, sköta sig, vandel > hederligt levnadssätt, skötsamhet
hederligt levnadssätt > vandel, skötsamhet
brottslig och medborgare, dömd och medborgarskap, brott och medborgarskap > karenstid, hederligt levnadssätt
visum, visering
visum, turist > inresetillstånd, visum
bjuda hit, bjuda in > inbjudan
resa in, komma in i landet > inresa
resa ut, lämna landet > utresa
eu-land, medlemsstat, medlemsland
eu-lag, eu-regel, eu-förordning, eu-direktiv > eu-rätt, direktiv, förordning
mänskliga rättigheter, människorättigheter, europadomstolen, ekmr > europakonventionen, mänskliga rättigheter
brexit, britt > brittisk
papperslös, illegalt i sverige, illegal invandrare > vistas utan tillstånd, nödvändigt tillstånd
gömma flykting, flyktingsmugglare, människosmugglare, smuggla människor > människosmuggling
samordningsnummer > identitetsbeteckning
lma-kort, dagersättning, asylbidrag > lma, asylsökande, dagersättning
massflykt, ukrainare, kriget i ukraina > massflyktsdirektivet, tillfälligt skydd
lumpen, mönstring, mönstra, militärtjänst, vapenvägrare, inkallad till militären > värnplikt, värnpliktig, totalförsvarsplikt
värnplikt > totalförsvarsplikt, värnpliktig
ambassad, konsulat > utlandsmyndighet, beskickning
humanitära skäl, ömmande skäl, ömmande omständigheter > synnerligen ömmande omständigheter
asylintervju > asylutredning
asyladvokat, advokat i asylärende, advokat i lvu-mål, advokat betald av staten > offentligt biträde
offentligt biträde > advokat
tappat pass, förlorat passet, stulet pass > förlustanmälan
avsäga mig medborgarskap, säga upp medborgarskap, avsäga sig medborgarskap > befrielse från medborgarskap
förlora medborgarskap, bli av med medborgarskapet > förlust av medborgarskap
dag 180, dag 90, dag 365 > rehabiliteringskedja, normalt förekommande arbete
steglös avräkning > sjukersättning
csn nekar, csn säger nej, csn nekade > studieresultat, avslag
saknar pass, inga id-handlingar, id-handling vid asyl > styrkt identitet, styrka identitet
dras in uppehållstillstånd, indraget uppehållstillstånd, återkallat uppehållstillstånd, dra in uppehållstillståndet > återkallelse, återkalla
öpt, öppen psykiatrisk tvångsvård
lrv, lagen om rättspsykiatrisk vård
vårdintyg > intagning, tvångsvård
mogen, mognad
kroppen till forskning, kroppen till vetenskapen > donation
avgift i skolan, klassresa, skolresa > avgiftsfri utbildning, avgiftsfri
lärarlegitimation > behörig lärare, legitimation
elevhälsa > skolsköterska, kurator
skolavslutning i kyrkan > konfessionell, religiösa inslag
våld i skolan, slagen i skolan, hotad i skolan > kränkande behandling
friskola stänger, friskolan stänger, skolan läggs ner > nedläggning
kö till skola, skolkö > urval
väntat länge, vänta länge, lång väntan > långsam handläggning, dröjsmål, handläggningstid
få personnummer, skaffa personnummer > folkbokföring
tandvårdscheck, tandvårdsbidrag > allmänt tandvårdsbidrag, tandvårdsstöd
bidrag till glasögon, hjälp med glasögon > glasögonbidrag
bidrag till bil, handikappbil, anpassad bil > bilstöd
sjuk längre än två veckor, sjuk mer än 14 dagar, sjuk i flera veckor > sjukpenning, sjukperiod
allvarligt sjukt barn, cancersjukt barn, svårt sjukt barn > tillfällig föräldrapenning, omvårdnadsbidrag
jobba under sjukskrivning, jobba extra som sjukskriven, jobbade fast sjukskriven > sjukpenning, återkrav, bidragsbrott
resa utomlands med sjukpenning, utomlands när jag är sjukskriven, resa sjukskriven > utlandsvistelse, sjukpenning
nödpass, tillfälligt pass > provisoriskt pass
resa till hemlandet som flykting, semester i hemlandet, åka hem till hemlandet > upphörande av flyktingstatus, återkallelse
svenskaprov, språkprov, språktest > språkkrav, medborgarskap
barnets medborgarskap, medborgarskap för barn > anmälan om medborgarskap, medborgarskap
ljugit om sin ålder, de tror inte på min ålder, tror inte på åldern > åldersbedömning
`;
