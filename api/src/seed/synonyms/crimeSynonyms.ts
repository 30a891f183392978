/** Synonyms for crime, courts, damages and traffic. "a, b" finds each other; "a > b" one way. */
export const crimeSynonyms = `
polisanmäla, polisanmälan, anmäla till polisen
göra anmälan, anmäla brott > polisanmälan
polis, snut, snuten
aina, konstapel, polisman > polis
åtal, åtala, åtalad
ställas inför rätta, väcka åtal, den som åtalar > åtal, åklagare
misstänkt, misstanke
anklagad, anklagelse, utpekad, oskyldigt anklagad > misstänkt, misstanke
förhör, polisförhör
kallad till förhör, kallad till polisen > förhör
häktad, häkte, häktning
inlåst, frihetsberövad, tagen av polisen, i arresten, gripen > gripen, anhållen, häktad
finka, sitta på kåken, avtjäna straff, sitta inne > fängelse, häkte
fängelse, fängelsestraff
dagsböter, penningböter, plikta, bötfälld > böter
böter, bötesstraff, bot
böter > dagsböter, penningböter
ordningsbot, böter på plats, fortkörningsböter, fartböter
påföljd, straff
vad är straffet, vilket straff > straffskala, påföljd
slippa fängelse, villkorligt, samhällstjänst > villkorlig dom, skyddstillsyn
fotboja, elektronisk övervakning
under 15, under femton, ung gärningsman, tonåring, straffmyndig, ungdomstjänst > unga lagöverträdare, straffbar ålder
belastningsregister, brottsregister, straffregister
polisregister, prick i brottsregistret, straffad förut, utdrag från polisen > belastningsregister
godkänna straff, erkänna och betala, strafföreläggande från åklagaren > strafföreläggande
förundersökning, polisutredning, brottsutredning, fup
utredning läggs ned, utredningen lades ner, nedlagd utredning, lägga ner utredningen, lagt ner ärendet > nedlagd förundersökning, överprövning
målsägande, brottsoffer
offer, drabbad av brott, utsatt för brott > målsägande, brottsoffer
gärningsman, förövare, gärningsperson
egen advokat som offer, advokat åt offret > målsägandebiträde
offentlig försvarare, försvarare, försvarsadvokat
advokat, jurist, juridiskt ombud
ombud > advokat, juridiskt ombud, fullmakt
juridisk hjälp, advokathjälp, prata med en jurist > jurist, rättshjälp
brottsskadeersättning, ersättning till brottsoffer
kontaktförbud, besöksförbud
får inte kontakta mig, exet hör av sig hela tiden, lämnar mig inte ifred, dyker upp hemma, smyga efter > kontaktförbud, ofredande
stalkad, förföljelse, stalker, stalkning, förföljd, förföljer mig > olaga förföljelse, kontaktförbud, ofredande
svartsjuk, svartsjuka, psykiskt våld, psykisk misshandel, rädd för min man, rädd för exet > hot, kontaktförbud, fridskränkning
misshandel, misshandla
slå, slå mig, slå honom, slå henne, slå någon, bli slagen, nedslagen, slå ner, nedsparkad, stryk, få stryk, fått på käften, spöa, knivhuggen > misshandel
slå barn, slå sitt barn, aga, barnaga, smiska, daska > misshandel, barnmisshandel
knuffa, knuff, spotta, spottad på > ofredande, misshandel
våld i hemmet, slår mig hemma, partnervåld, kvinnomisshandel, kvinnofrid > misshandel, kvinnofridskränkning, fridskränkning
hot, hota, olaga hot, mordhot, dödshot
hotar att döda, hotar döda > olaga hot
våldtäkt, våldtagen, våldta
tvingad till sex, sex mot min vilja, utnyttjad sexuellt, sexuellt övergrepp, övergrepp > våldtäkt, sexuellt övergrepp
tafsa, blottare, blotta sig > sexuellt ofredande
sexköp, köpa sex, prostituerad, prostitution > köp av sexuell tjänst
stöld, stjäla, sno, bestulen
sno, snodd, knycka, nalla, baxa, tjuva, bestulen, tjuv > stöld, stjäla
tjuv > inbrott
cykeln borta, plånboken borta > stöld
snatteri, snatta, ringa stöld
snatteri, snatta, ringa stöld, palla äpplen > stöld, stjäla
hittegods, hittelön
hittat pengar, hittat plånbok, hittat mobil, behålla hittegods > hittegods, fyndförseelse
vägrar lämna tillbaka, lånat och inte lämnat > olovligt förfogande, egenmäktigt förfarande
förskingring, tagit ur kassan, stulit från jobbet, stulit från arbetsgivaren > förskingring, stöld
inbrott, inbrottsstöld, inbrottstjuv
brutit sig in, brutit upp dörren, inbrott hemma > inbrott
rån, rånad, personrån
häleri, stöldgods
köpt stöldgods, köpt stulet, köpt stulen cykel > häleri
skadegörelse, klotter, vandalism
förstört, slagit sönder, sabba, sabbat, sabotage, saboterat, repat bilen, rispat bilen, bränt min bil, vandalisera > skadegörelse
förtal, ärekränkning, uthängd, ryktesspridning
hänga ut, uthängd, ryktesspridning, sprida rykten, sprider lögner, skriver skit, snackar skit, baktala, smutskasta, smutskastning, svartmåla > förtal
förolämpning, kallat mig fula ord, kallad hora, glåpord, skällsord, förolämpad > förolämpning
näthat, hat på nätet, näthets, nättroll > förtal, olaga hot, hets mot folkgrupp
rasism, rasistisk, nazist, hakkors, hat mot invandrare, hatbrott > hets mot folkgrupp
nakenbilder, dickpic, hämndporr, spridit bilder, delat bilder, läcka bilder > olaga integritetsintrång, sexuellt ofredande
grooming, vuxen skriver till barn > kontakt för sexuellt ändamål, sexualbrott
kommit in utan lov, gått in hos mig, går på min tomt, går in i mitt hus > hemfridsbrott, olaga intrång
smygfilma, filmad i smyg, smygfotad, kränkande fotografering
knark, narkotika, droger
narkotika, knark, droger > hasch, cannabis, kokain
hasch, cannabis, marijuana, weed, braj, kokain, amfetamin, joint > narkotika, knark
eget bruk, innehav för eget bruk, knarka, tagen med knark > narkotikabrott, ringa narkotikabrott
rattfylleri, fyllekörning, rattfylla, rattonykterhet
kört full, full vid ratten, full bakom ratten, kört berusad, kört onykter, kört bakis, kört dagen efter, bakis, bakfull, bakfylla, alkohol i trafiken, promille, blåst positivt, fick blåsa, blåsa rött, utandningsprov, alkotest > rattfylleri
berusad, onykter, alkoholpåverkad, aspackad, packad
var full, blev full, jättefull > berusad, onykter
berusad, onykter, bakfull, bakis, aspackad, packad > alkohol
alkohol > berusad, onykter
drograttfylleri, kört påverkad, kört på droger, drogpåverkad bakom ratten > drograttfylleri, rattfylleri
fortkörning, hastighetsöverträdelse, fartöverträdelse
kört för fort, fartkamera, fartkontroll, blixtrad > fortkörning, hastighetsöverträdelse
återkallat körkort, körkortsåterkallelse, körkort indraget
blivit av med körkortet, förlora körkortet, bli av med lappen, lappen indragen, indragen lapp, mista körkortet > körkortsåterkallelse, återkallelse, körkort
lappen, körkortslapp > körkort
indraget > återkallelse, återkalla
olovlig körning, köra utan körkort
smitning, smita
smet, smitit, smita från olycka, smet från olycka, smet från platsen, smitolycka, smitare, smitit från > smitning
mobil i bilen, mobilen vid ratten, kört mot rött, rödljus > trafikbrott, trafikförseelse
trafikolycka, krock, krocka, påkörd, bilolycka, kollision, seriekrock
påkörd, krockat, påkörd av bil > trafikolycka, trafikskada
trafikskada, trafikskadeersättning
whiplash, nackskada > trafikskada, personskada
elsparkcykel, elscooter, elcykel, cyklist > cykel
vårdslöshet i trafik, vårdslös körning
parkeringsbot, p-bot, p-böter, felparkering
parkeringsbot, p-bot, p-böter, felparkering, felparkerad, p-lapp, lapp på rutan, böteslapp, parkeringslapp > kontrollavgift, parkeringsanmärkning, felparkeringsavgift
kontrollavgift > p-bot, p-böter, parkeringsbot, felparkering
parkeringsanmärkning, felparkeringsavgift
parkeringsanmärkning, felparkeringsavgift > p-bot, p-böter, parkeringsbot, felparkering
mened, ljugit i rätten, falskt vittnesmål
vittna, vittne, vittnesplikt
kallad som vittne, måste vittna, vägra vittna > vittnesplikt
nödvärn, självförsvar
försvara sig, försvara mig, slå tillbaka > nödvärn
hålla fast tjuv, gripa tjuv, gripa någon > envarsgripande
falsk anmälan, falskt åtal, falskt anklagad, falsk anklagelse, ljugit om mig till polisen > falsk tillvitelse, obefogad angivelse, falsk angivelse
urkundsförfalskning, förfalskat namn, förfalskad underskrift, förfalskat min namnteckning, skrivit mitt namn, falsk namnteckning
utpressning, pressa på pengar, utpressad, sextortion, hotar sprida bilder > utpressning
dataintrång, hackad, loggat in på mitt konto, inne på mitt konto, läst mina meddelanden > dataintrång
snokat i journal, läst min journal > dataintrång, journal
avlyssnad, bugga, tjuvlyssna > olovlig avlyssning
penningtvätt, målvakt, lånat ut mitt konto, lånat ut bankkonto
djurplågeri > djurskydd
djurplågeri, djurmisshandel, vanvård av djur, plåga djur
vanvård av djur, vanvårdar djur, sköter inte sina djur > djurskydd, djurplågeri
hundbett, biten av hund, hund bitit > hundägare, strikt ansvar
kniv, bära kniv, fickkniv > vapen, knivlagen
vapenbrott, olagligt vapen, pistol > vapenbrott
pepparspray, tårgas, försvarsspray > vapen
skadestånd, skadeståndsskyldig
ersättning för skada, kräva ersättning, stämma på pengar, få betalt för skadan, kompensation > skadestånd
lidande, smärta > sveda och värk, ideell ersättning
kränkningsersättning, ersättning för kränkning
kränkt, kränka > förolämpning, kränkning, kränkningsersättning
skadade mig, bli skadad, olycka, olycksfall, bryta benet > personskada, skadestånd
ramla, snubbla, gå omkull på isen > personskada, skadestånd, halka, halkolycka
förstörda saker, skadad egendom, skadade saker > sakskada
vållande, vårdslöshet, oaktsamhet, culpa
slarv, slarva, slarvig, klantig > vårdslöshet, oaktsamhet, vållande
halka, isgata, isfläck > halkolycka, skadestånd
istapp, snöras, snö från taket, takras > fastighetsägare, skadestånd
barn krossat fönster, krossat fönster, krossad ruta, barn som haft sönder, barnet hade sönder, barnets skada, barnet slog sönder, sonen slog sönder > vårdnadshavare, skadestånd
patientskada, vårdskada, felbehandling
läkarmisstag, feldiagnos, felopererad, fel i vården, fel medicin > patientskada
produktansvar, produktskada, farlig produkt
principalansvar, arbetsgivarens ansvar för anställda
stämma, stämning, stämningsansökan
dra inför rätta, dra till rätten, ta till domstol, ta det till tingsrätten, stämd > stämningsansökan, stämning
domstol, tingsrätt
hovrätt, överklaga till hovrätt
högsta domstolen, hd
förvaltningsrätt, förvaltningsdomstol
länsrätt > förvaltningsrätt
kammarrätt > förvaltningsdomstol
överklaga, överklagande
missnöjd med domen, inte nöjd med domen, klaga på domen > överklaga
rättegång, huvudförhandling
betala motpartens advokat, vem betalar rättegången, vad kostar en rättegång, förlora målet, torska målet, förlora i rätten, advokatkostnad > rättegångskostnad
småmål, förenklat tvistemål, ft-mål, tvist om mindre belopp
tvistemål, civilmål
brottmål, straffrättsligt mål
tvist, konflikt
tvist, konflikt > bråk
tvist > tvistemål
bråk, gräl, tjafs, osämja
bråk, bråka, gräl, gräla, osams, tjafs, tjafsa > tvist, konflikt
göra upp i godo, uppgörelse i godo, lösa tvisten > förlikning
komma överens > förlikning, överenskommelse
medling, medlare, medla
dom, domslut
utslag från kronofogden, utslag i betalningsföreläggande > utslag, betalningsföreläggande
tredskodom, dömd utan att veta om det, dömd utan att veta, dömd utan att jag visste, dömd i min frånvaro, inte svarat på stämning, inte svarat tingsrätten, missade rättegången, uteblivit från rätten, glömde svara tingsrätten > tredskodom, ansöka om återvinning
bevis, bevisning, bevisa
bevisbörda, ord mot ord, kan inte bevisa, vem ska bevisa > bevisbörda, bevisning, bevis
gratis advokat, hjälp med advokatkostnad, inte råd med advokat, advokat utan pengar > rättshjälp, rättsskydd
försäkring för advokat, juridisk hjälp i hemförsäkringen, hemförsäkringen betalar advokat > rättsskydd
skiljeförfarande, skiljedom, skiljenämnd
nämndeman, lekmannadomare
ny prövning, ny rättegång, ta upp målet igen > resning
delgivning, delge, delgiven
rekommenderat brev från domstol, brev från tingsrätten, stämningsman, delgivningsman > delgivning
polisen tagit min mobil, beslagtagen, beslagta > beslag
polisen letade hemma, genomsöka hemmet, tömde hemmet > husrannsakan
oskyldigt häktad, suttit oskyldig, oskyldigt dömd > frihetsberövande, justitiekanslern, resning
ta tillbaka anmälan, dra tillbaka anmälan > polisanmälan, allmänt åtal
langning, langa, köpa ut alkohol, köpa ut sprit
bärgad, bogserad, bortforslad > fordonsflyttning, flyttning av fordon
skärmdump, skärmbild, sms som bevis > bevis, bevisning
gäller domen, börjar domen gälla > laga kraft
stoppa beslutet, stoppa utvisningen, stoppa vräkningen > inhibition, verkställighetshinder
nästa instans, högre instans, högre domstol, överinstans > hovrätt, överklaga, prövningstillstånd
förlora i tingsrätten, förlorade i tingsrätten, ny chans i rätten > överklaga, hovrätt
göra upp, göra upp utanför rätten > förlikning
advokaträkning, advokatnota, juristkostnad, juristens räkning, juristernas räkningar > rättegångskostnad
mitt under rättegången > rättegång, förlikning
dömd att betala, dömdes att betala, dömts att betala, dom på att han ska betala > dom, betala
få in pengarna, få ut mina pengar, få ut pengarna, struntar i att betala, betalar ändå inte > verkställighet, kronofogden
brevet från tingsrätten, missade brevet, inte öppnat brevet, fått säga något, utan att ha hörts > tredskodom, delgivning
lördag, söndag, röd dag, helg > helgdag
råka, olyckshändelse, av misstag, inte meningen > olyckshändelse, vårdslöshet
med flit, avsiktligt, med vilje, uppsåtligt, uppsåt
backa på, backade på, skrapa, repa, buckla > parkeringsskada, skrapa
attackera, anfalla, angripa, överfalla
skriver att jag, påstår på nätet, kallar mig bedragare, kallar mig tjuv > förtal, utpekad
låta mig vara, lämna mig ifred, dygnet runt, dyker upp utanför > kontaktförbud, ofredande
blåsa positivt, blåste positivt, utandningsprov, alkotest > rattfylleri, alkohol
bröt handleden, bryta armen, bröt armen, bruten arm, gått av > personskada
ramla, halka, falla omkull
åka dit, åka fast > döma, straff
gå miste om pengarna, har inga pengar att betala med > brottsskadeersättning, tillgång
slarv, slarva, slarvat > fel, vårdslöshet
påhoppad, hoppad på, blev angripen > angrepp, angripa
gav igen, ge igen, slog igen > nödvärn, slå tillbaka
bar, pub, krog, nattklubb, uteställe
pröjsar inte, motparten betalar inte, vägrar att betala, betalar fortfarande inte > verkställighet, kronofogden
småpengar, småsumma, liten summa, litet belopp, mindre belopp > förenklat tvistemål
dra någon inför, stämma inför, gå till domstol > stämma, stämning
domstolen dömde mig, domstolen dömt mig, redan dömd > dom, tredskodom
föra talan, föra min talan, hans talan > ombud
gå ut utan att betala, gått ut utan att betala, ut ur affären, glömt att betala > stöld, snatteri
tjuv, bedragare, skurk > brottslig
`;
