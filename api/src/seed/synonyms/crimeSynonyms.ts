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
slå mig, slå honom, slå henne, slå någon, bli slagen, nedsparkad, stryk, få stryk, fått på käften, spöa, knivhuggen > misshandel, misshandla
slå barn, slå sitt barn, aga, barnaga, smiska, daska > misshandel, barnmisshandel, misshandla
knuffa, knuff, spotta, spottad på > ofredande, misshandel, misshandla
våld i hemmet, slår mig hemma, partnervåld, kvinnomisshandel, kvinnofrid > misshandel, kvinnofridskränkning, fridskränkning, misshandla
hot, hota, olaga hot, mordhot, dödshot
hotar att döda, hotar döda > olaga hot, hota
våldtäkt, våldtagen, våldta
tvingad till sex, sex mot min vilja, utnyttjad sexuellt, sexuellt övergrepp > våldtäkt, sexuellt övergrepp, våldta
tafsa, blottare, blotta sig > sexuellt ofredande
sexköp, köpa sex, prostituerad, prostitution > köp av sexuell tjänst
stöld, stjäla, sno, bestulen
sno, snodd, knycka, nalla, baxa, tjuva, bestulen, tjuv > stöld, stjäla
tjuv > inbrott
cykeln borta, plånboken borta > stöld, stjäla
snatteri, snatta, ringa stöld
snatteri, snatta, ringa stöld, palla äpplen > stöld, stjäla
hittegods, hittelön
hittat pengar, hittat plånbok, hittat mobil, behålla hittegods > hittegods, fyndförseelse
vägrar lämna tillbaka, lånat och inte lämnat > olovligt förfogande, egenmäktigt förfarande
tagit ur kassan, stulit från jobbet, stulit från arbetsgivaren > förskingring, stöld, stjäla
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
näthat, hat på nätet, näthets, nättroll > förtal, olaga hot, hets mot folkgrupp, hota
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
blivit av med körkortet, förlora körkortet, bli av med lappen, lappen indragen, indragen lapp, mista körkortet > körkortsåterkallelse, återkallelse, körkort, återkalla
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
utpressning, pressa på pengar, utpressad, sextortion, hotar sprida bilder > utpressning, utpressa
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
ersättning för skada, kräva ersättning, stämma på pengar, få betalt för skadan > skadestånd, skadeståndsskyldig
lidande, smärta > sveda och värk, ideell ersättning
kränkningsersättning, ersättning för kränkning
kränkt, kränka > förolämpning, kränkning, kränkningsersättning
skadade mig, bli skadad, olycka, olycksfall, bryta benet > personskada, skadestånd, skadeståndsskyldig
ramla, snubbla, gå omkull på isen > personskada, skadestånd, halka, halkolycka, skadeståndsskyldig
förstörda saker, skadad egendom, skadade saker > sakskada
vållande, vårdslöshet, oaktsamhet, culpa
slarv, slarva, slarvig, klantig > vårdslöshet, oaktsamhet, vållande
halka, isgata, isfläck > halkolycka, skadestånd, skadeståndsskyldig
istapp, snöras, snö från taket, takras > fastighetsägare, skadestånd, skadeståndsskyldig
barn krossat fönster, krossat fönster, krossad ruta, barn som haft sönder, barnet hade sönder, barnet slog sönder, sonen slog sönder > vårdnadshavare, skadestånd, skadeståndsskyldig
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
missnöjd med domen, inte nöjd med domen, klaga på domen > överklaga, överklagande
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
rekommenderat brev från domstol, brev från tingsrätten, stämningsman, delgivningsman > delgivning, delge
polisen tagit min mobil, beslagtagen, beslagta > beslag
polisen letade hemma, genomsöka hemmet, tömde hemmet > husrannsakan
oskyldigt häktad, suttit oskyldig, oskyldigt dömd > frihetsberövande, justitiekanslern, resning
ta tillbaka anmälan, dra tillbaka anmälan > polisanmälan, allmänt åtal
langning, langa, köpa ut alkohol, köpa ut sprit
bärgad, bogserad, bortforslad > fordonsflyttning, flyttning av fordon
skärmdump, skärmbild, sms som bevis > bevis, bevisning
gäller domen, börjar domen gälla > laga kraft
stoppa beslutet, stoppa utvisningen, stoppa vräkningen > inhibition, verkställighetshinder
nästa instans, högre instans, högre domstol, överinstans > hovrätt, överklaga, prövningstillstånd, överklagande, kammarrätt
förlora i tingsrätten, förlorade i tingsrätten, ny chans i rätten > överklaga, hovrätt, överklagande
göra upp, göra upp utanför rätten > förlikning
advokaträkning, advokatnota, juristkostnad, juristens räkning, juristernas räkningar > rättegångskostnad
mitt under rättegången > rättegång, förlikning
dömd att betala, dömdes att betala, dömts att betala, dom på att han ska betala > dom, betala
få in pengarna, få ut mina pengar, få ut pengarna, struntar i att betala, betalar ändå inte > verkställighet, kronofogden, verkställa
brevet från tingsrätten, utan att ha hörts > tredskodom, delgivning, delge
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
pröjsar inte, motparten betalar inte, vägrar att betala, betalar fortfarande inte > verkställighet, kronofogden, verkställa, betalningsföreläggande
småpengar, småsumma, liten summa, litet belopp, mindre belopp > förenklat tvistemål
dra någon inför, stämma inför, gå till domstol > stämning, stämningsansökan
domstolen dömde mig, domstolen dömt mig, redan dömd > dom, tredskodom
föra talan, föra min talan, hans talan > ombud
gå ut utan att betala, gått ut utan att betala, ut ur affären > stöld, snatteri, stjäla
tjuv, bedragare, skurk > brottslig
norpa, roffa, stulit, stulen > stöld, stjäla
ficktjuv, plånboken snodd, mobilen snodd, snodd cykel, cykelstöld, cykeltjuv, bilstöld, båtstöld > stöld, stjäla
snattade, snattare, tagen för snatteri, tog utan att betala, gömt varor i väskan > snatteri, ringa stöld, stöld, stjäla
smitit från notan, springnota, smet från notan, tankade och smet > ringa bedrägeri, bedrägligt beteende, bedrägeri
shoplifting, butiksstöld, butikskontrollant > snatteri, stöld, stjäla, ringa stöld
bedra, bedrägeri
lura, lurad, lurendrejare, bedragare, bedragen, svindlad, svindel, svindlare, skojare, skojad, skumraskaffär, blåsning, dragen vid näsan, gick på en bluff, scammer, scammad, scammat, scammare, fejkad, fejk, fake > bedrägeri, svek, vilseleda, bedra
fejkad, fejk, fake, oäkta > falsk
piratkopia, fejkkopia, varumärkeskopia, oäkta märkesvara > varumärkesintrång, fel i varan
falsk annons, fejkannons, bluffsajt, bluffsida, fejksida, fejkat konto, falsk profil, fejkprofil, falskt konto, kattfiske, catfish > bedrägeri, identitetsintrång, bedra
id-stöld, id-stulen, id-kapad, idkapad, stulit min identitet, tagit lån i mitt namn, lån i mitt namn, handlat i mitt namn, beställt i mitt namn > identitetsintrång, olovlig identitetsanvändning, bedrägeri, bedra
olovlig identitetsanvändning, identitetsstöld, identitetsintrång
investeringsbluff, kryptobluff, pyramidspel, pyramidschema, ponzi, lurad på pengar, lurades på pengar, lurade av mig pengar, lurat av mig pengar > bedrägeri, bedra
säkerhetskontot, säkert konto, falsk bankman, falsk polis, ringde och sa att de var från banken, klickade på länk, klickat på länk, bluffsamtal, bluffsms, bluffmejl > bedrägeri, obehörig transaktion, bedra
misshandlad, misshandla, misshandel > våld
slagsmål, slåss, slogs, nävarna, knytnäve, knytnävsslag, nävslag, örfil, örfilad, lavett, käftsmäll, smäll på käften, fick en smocka, smockad, nerslagen, nersparkad, spark i magen, sparkat på mig > misshandel, misshandla, våld
sparkade på mig, slagen i ansiktet, slog till mig, slagit mig, blåtira, blåmärke, mörbultad, misshandlad på stan, strypgrepp, tog strypgrepp, dragit i håret, skallad, fått stryk, fick stryk, ge stryk, gett stryk, spöad, spöat > misshandel, misshandla, våld
krogslagsmål, krogbråk, bråk på krogen, bråk på stan > misshandel, misshandla
självförsvar, slog i självförsvar, bara försvarade mig, slog först, började bråket > nödvärn
han slår mig, slagit hemma, slår sin fru, slår sin sambo, slagen av min man, slagen av min sambo, relationsvåld, våldsam man, våldsamt förhållande > misshandel, kvinnofridskränkning, fridskränkning, kontaktförbud, misshandla
kvinnojour, skyddat boende, fly från min man > kontaktförbud, misshandel, våld, misshandla
hotelser, hotfull, hotad till livet, hotad med kniv, hotbrev, hotmejl, hotsms, hotade mig, ska döda mig, hotar med stryk, hotar mig > olaga hot, hot, hota
tvingad med hot, tvingade mig med hot > olaga tvång
ofreda, ofredande
terroriserar, terrorisera, ringer hela tiden, ringer hela nätterna, bombarderar med sms, hundratals sms, mejlbombar, slutar inte höra av sig, vägrar lämna mig, lämnar mig aldrig, låter mig inte vara, smyger utanför, spionerar, står utanför mitt hus, står utanför min dörr, följer efter mig, följt efter mig, spårar mig, spårar min mobil, airtag, stalka, stalkar, stalkat, stalking, förföljer, förfölja, svartsjukt ex > olaga förföljelse, kontaktförbud, ofredande
förföljelse, förfölja
bryter mot kontaktförbudet, brutit mot kontaktförbudet, brott mot kontaktförbud, överträdelse av kontaktförbud > överträdelse, kontaktförbud
tafsade, tafsat, tafsar, antastad, antasta, rört vid mig, tog mig på rumpan, nöp mig, blottade sig, runkade, onanerade > sexuellt ofredande, ofredande, sexuella övergrepp
sexuellt utnyttjad, sex utan samtycke, för full för att säga nej, tvingade mig till sex > våldtäkt, sexualbrott, våldta
antastat barn, pedofil, ofredat ett barn > sexualbrott, sexuella övergrepp, sexuellt ofredande
sexuella övergrepp, sexuellt övergrepp, sexualbrott, sexbrott
nudes, nakenbild, nakenfoto, sexbilder, sexfilm, sextape, privata bilder, intima bilder, intim film, spred bilder, sprider bilder, sprider film, sprider filmen, skickat vidare bilder > olaga integritetsintrång, integritetsintrång, sexuellt ofredande
hotar lägga ut bilder, hotar att sprida > utpressning, utpressa, olaga hot, olaga integritetsintrång
snokar i min mobil, läste mina sms, läst mina sms, läser mina sms, tagit sig in i min mobil, kapat mitt konto, kapat instagram, kapat facebook, kapad facebook, kapad instagram, hackat, hackare, gissat mitt lösenord > dataintrång
utpressad, utpressa, utpressning
pressar mig på pengar, kräver pengar annars, beskyddarpengar, hotar avslöja, hotar berätta > utpressning, olaga hot, utpressa, hota
hängd ut på nätet, hängs ut, uthängd, hängde ut, hänger ut mig, hängt ut, skriver om mig på nätet, skriver lögner, ljuger om mig, ljög om mig, sprider osanningar, sprider falska, spridit rykten, spred rykten, skvaller, skvallra, falska påståenden, kallar mig pedofil, skitsnack, snackar skit om mig, pratar skit, orosgrupp på facebook > förtal, ärekränkning, förolämpning
förtal, förtala, förtalad
ärekränkning > förtal, förolämpning
fula ord, okvädningsord, svär åt mig, skriker könsord, kallar mig saker, idiotförklarad, kallad idiot > förolämpning
rasistiskt, hatiska kommentarer, heil hitler, sprider hat > hets mot folkgrupp, hatbrott
näthatad, nätmobbning, nätmobbad, mobbad på nätet, trollad, drev på nätet > förtal, förolämpning, olaga hot, hota
slog sönder, slagit sönder, krossade, krossat, sparkat sönder, sparkade sönder, repade min bil, nycklad bil, rispade, punkterade däck, skurit sönder däck, klottrat, sprejat, graffiti, spraya, vandaliserat, nedklottrad > skadegörelse
tände eld på, tänt eld på, anlagd brand > mordbrand, skadegörelse
inbrytning, bröt sig in, brutit sig in, någon varit inne hos mig, inbrott i källaren, inbrott i bilen, inbrott i sommarstugan, källarinbrott, tog sig in i mitt hus > inbrott, stöld, hemfridsbrott, stjäla
smög in, gick in utan lov, kom in utan lov, vägrar gå härifrån, obehörigt i mitt hem > hemfridsbrott, olaga intrång
råna, rånad på mobilen, rånade mig, tog mobilen med våld, förnedringsrån, ungdomsrån > rån
hälare, köpt varmt gods, varmt gods, köpt en stulen, köpte stulen > häleri, häleriförseelse, godtrosförvärv
förundersökningen nedlagd, lade ner förundersökningen, lade ner utredningen, lade ner ärendet, lägger ner fallet, nedlagt fall, fallet nedlagt, polisen lade ner, lade ner mitt fall, polisen gör inget, polisen struntar i, polisen bryr sig inte, anmälan nedlagd, anmälan lades ner, skrivit av anmälan > förundersökning, nedlagd förundersökning, överprövning
polisen ringde, polisen ringer, polisen vill prata med mig, polisen vill höra mig > förhör
kallelse till polisen, kallelse till förhör, ska på förhör, inkallad till polisen, inkallad på förhör, polisen frågar ut mig, utfrågad > förhör, misstänkt, försvarare
förhöra, förhör
säga inget till polisen, rätt att tiga > förhör, misstänkt
oskyldig, oskyldigt > misstänkt, frikänd
frikänd, frikänna
friad, fria från brott > frikänd, frikänna
fängsla, fängslad, inburad, burad, bakom galler, sätts i fängelse, kåken, på anstalt, anstalt, kriminalvården > fängelse, häktad
anhållen, anhålla, anhållande
gripen, gripa, gripande
haffad, tagen på bar gärning, fast av polisen, hämtad av polisen, plockad av polisen, polisen tog mig > gripen, anhållen, misstänkt
fyllecell, fylleri, omhändertagen för fylleri, lob > omhändertagen, berusad
visitera, visiterad, visitation, kroppsvisitation > kroppsvisitation
polisen stoppade mig, polisen kroppsvisiterade mig > kroppsvisitation
genomsökt mitt hem, polisen kom in i lägenheten, polisen genomsökte, polisrazzia, razzia > husrannsakan
tagit min dator, polisen har min mobil, få tillbaka min mobil från polisen > beslag, beslagta
ordningsböter, få böter, fick böter, böter på posten, måste jag betala boten > strafföreläggande, böter, ordningsbot
åklagaren skickat brev, brev från åklagaren, godkänna brev från åklagaren > strafföreläggande, åtal
åtala, åtalad, åtal
åtala, åtalad, åtal > åklagare
kört för snabbt, för hög hastighet, för hög fart, fartsyndare, hastighetskamera, laserkontroll, fartbot, fartböter, fortkörare, kört 90 på 70, kört över gränsen > fortkörning, hastighetsöverträdelse, ordningsbot
utan bälte, bilbälte, mobilsurf vid ratten, telefon i bilen, körde mot rött, körde mot rödljus, stoppskylt, stopplikt > trafikförseelse, ordningsbot, trafikbrott
tagit mitt körkort, tog mitt körkort, beslagtagit mitt körkort, körkortet beslagtaget, körkortet indraget, drog in körkortet, dra in körkortet, drar in körkortet, dragit in körkortet, blir av med körkortet, blev av med körkortet, förlorar körkortet, förlorade körkortet, körkortet återkallat, få tillbaka körkortet, få tillbaka lappen, spärrtid, blev av med lappen, blir av med lappen > körkortsåterkallelse, återkallelse, körkort, transportstyrelsen, återkalla
alkolås, alkobommen > rattfylleri, körkortsåterkallelse
körde utan körkort, kört utan körkort, körde utan lapp, kör utan körkort > olovlig körning
fyllekörd, fyllekört, körde full, körde på fyllan, kört på fyllan, full och körde, drack och körde, druckit och kört, alkohol och körde > rattfylleri
vinglig körning, buskörning, kappkörning, vansinneskörning > vårdslöshet i trafik
körde och stack, stack från platsen, stack från olyckan, lämnade olycksplatsen, körde därifrån > smitning
krockad, krockskada, krockade, körde in i, kört in i mig, påkörd på övergångsstället, blev påkörd, bilen kvaddad, kvaddad, kvadda, plåtskada, viltolycka, älgolycka > trafikolycka, trafikskada, trafikförsäkring
knarka, knarkade, cannabisbruk, marja, zutta, rökt gräs, tog kola, pundare, tagen för knark, droga, tabletter utan recept, benzo, ecstasy > narkotikabrott, ringa narkotikabrott, narkotika
knarklangare, langare, sälja knark, sålt knark, säljer knark, langat knark > narkotikabrott, narkotika
odla cannabis, odlat cannabis, odlar hemma cannabis > narkotikabrott
skjutvapen, gevär, pistolen, licensvapen, vapenlicens > vapen
olagligt vapen, vapen utan licens > vapenbrott
knogjärn, batong, stilett, kniv i bilen, kniv i fickan > knivlagen, vapen
polisanmäld, blivit polisanmäld, anmäld till polisen, polisen har anmält > polisanmälan, misstänkt
dra tillbaka polisanmälan, ångrar anmälan, ångrat anmälan, tar tillbaka anmälan > polisanmälan, allmänt åtal, åtal
brottsanmälan, anmäla ett brott > polisanmälan
falskt polisanmäld, anmäld för något jag inte gjort, anklagar mig falskt, hittat på en anmälan > falsk tillvitelse, falsk angivelse
ersättning som offer, pengar från förövaren, gärningsmannen kan inte betala, förövaren har inga pengar, brottsoffermyndigheten > brottsskadeersättning, skadestånd, skadeståndsskyldig
offret, brottsutsatt, utsatt för ett brott, drabbats av brott > brottsoffer, målsägande
stöd i rättegången, stödperson > målsägandebiträde, stödperson
få en advokat av staten > offentlig försvarare, rättshjälp
advokat när man är misstänkt, gratis försvarare, byta försvarare > offentlig försvarare, försvarare
preskriberas, preskriberat brott, gammalt brott, hur länge kan man åtalas, brott för länge sen > preskription, preskriptionstid, preskribera
utdrag ur brottsregistret, syns i brottsregistret, prickfri, ostraffad > belastningsregister
medhjälp, medhjälpare, hjälpte till med brottet, stod vakt, hålla vakt > medhjälp, medverkan
medhjälp, anstiftan > medverkan
planera brott > förberedelse till brott, försök till brott
skydda brottsling, gömma någon för polisen > skyddande av brottsling
slog polisen, hotade polisen, bråkade med polisen, spottade på polisen, våld mot polis, hota tjänsteman > våld mot tjänsteman, hot mot tjänsteman
polisvåld, polisen slog mig > tjänstefel
dömd, dömd för brott > fällande dom, påföljd
åka i fängelse, hamna i fängelse, risk för fängelse, hur många år får man > fängelse, straffskala, påföljd
övervakare, frivården > skyddstillsyn
villkorligt dömd > villkorlig dom
dra någon inför rätta, drar mig inför rätta, drog mig inför rätta, tar det till domstol, ta till rätten, ta det till rätten, drar det till domstol, går till domstol, gå till rätten, ta upp i rätten, stämma någon, stämmer mig, stämde mig, har stämt mig, vill stämma mig, blivit stämd, blir stämd, bli stämd, stämt mig på pengar, få saken prövad, pröva i domstol, processa > stämningsansökan, stämning, tingsrätt, tvistemål
stämd, stämt > stämning, stämningsansökan
käromål > talan, stämning
svaromål, svara på stämningen, svar till tingsrätten, bemöta stämningen > svaromål, stämning
missade brevet från tingsrätten, såg aldrig brevet, fick aldrig brevet, fick aldrig stämningen, svarade aldrig tingsrätten, dömdes ändå, dömdes utan att jag, dom bakom min rygg, missade förhandlingen, kom inte till rättegången, visste inte om rättegången, dök inte upp i rätten > tredskodom, återvinning
återvinning, återvinna
förlorade målet, förlorat målet, förlorade tvisten, förlorade rättegången, förlorade i rätten, förlorat i domstol, fel dom, felaktig dom, orättvis dom, domen är fel, håller inte med om domen > överklaga, dom, rättegångskostnad, överklagande
gå vidare med målet, gå vidare till hovrätten, ta vidare till hovrätten, hovrätten, andra instansen, ta domen vidare > överklaga, hovrätt, prövningstillstånd, överklagande
får inte överklaga, hovrätten tar inte upp > prövningstillstånd
försent att överklaga, hur lång tid på mig att överklaga, sista dagen att överklaga, överklagandetid, klagotid > överklaga, frist, laga kraft, överklagande
vann målet, vann tvisten, vann i rätten, vunnit målet, vunnit i rätten, vann mot honom, vann men får inga pengar, fått rätt men inga pengar, betalar inte trots att jag vann > verkställighet, utmätning, kronofogden, dom, verkställa, utmäta
struntar i domen, följer inte domen, vägrar följa domen, bryr sig inte om domen > verkställighet, verkställa
verkställa, verkställighet, verkställa domen
indrivning, driva in, driva in skulden, driva in pengarna, indriva > utmätning, verkställighet, inkasso, betalningsföreläggande, utmäta, verkställa
råd med advokat, råd med jurist, råd med en advokat, råd med en jurist, har inte råd med advokat, billig advokat, gratis jurist, gratis juristhjälp, gratis juridisk hjälp, pro bono, hjälp att betala advokat, hjälp med juristkostnad, fattig och behöver advokat > rättshjälp, rättsskydd
advokatkostnader, advokatarvode, ombudskostnad, advokatens räkning, timkostnad advokat, dyr advokat, dyr rättegång, kostar det att stämma, kostar en rättegång, betala motpartens, betala andra sidans advokat > rättegångskostnad, rättshjälp, rättsskydd
ansökningsavgift, stämningsavgift, avgift till tingsrätten > ansökningsavgift
vittna, vittnade, vittnesmål, vittnesförhör, berätta i rätten, höras som vittne > vittne, vittnesplikt
vågar inte vittna, rädd att vittna, slippa vittna, vill inte vittna, vittna mot familjen, vittna mot släkting > vittnesplikt, vittne
kallad till tingsrätten, kallad till rättegång, kallad till huvudförhandling, kallelse till tingsrätten > kallelse, huvudförhandling
medla, medling, medlare > förlikning
förlika, förlikas, förlikning
kompromiss, kompromissa, mötas på halva vägen, komma överens utan domstol, lösa utan domstol, slippa domstol > förlikning, medling, medla
förberedelsemöte, muntlig förberedelse > tingsrätt
stängda dörrar, får man titta på rättegång, sitta med på rättegången > offentlig, rättegång
bevisa, bevisat, få fram bevis, inga bevis, saknar bevis, brist på bevis, bevisläget, bara mitt ord, hans ord mot mitt > bevisning, bevis, bevisbörda
inspelat samtal som bevis, chatt som bevis, mejl som bevis, mess som bevis, bilder som bevis > bevisning, bevis
dröjer i rätten, lång tid i tingsrätten, målet drar ut på tiden, väntat på rättegång, tar evigheter i tingsrätten > handläggningstid, förtursförklaring, tingsrätt
ljugit under ed, ljög i rätten, ljuger i domstol, ljuger i rätten > mened
skadestånd, skadeståndsanspråk, skadeståndskrav
kräva skadestånd, få skadestånd, kräver mig på skadestånd, krav på skadestånd, begära pengar för skadan, ersätta mig, ersättning för skadorna, kräva kompensation, plåster på såren, ersättning för förstörd > skadestånd, ersättning, skadeståndsskyldig
ersättningsskyldig, ersättningsskyldighet > skadestånd, skadeståndsskyldig
ramlat, ramlade, trillade, trilla, trillat, halkade, halkat, snubblat, snubblade, slog i huvudet, brutit benet, brutit armen, bröt benet, bröt foten, bröt armen, stukade foten, hjärnskakning, vrickat foten, lårbensbrott, benbrott > personskada, skadestånd, olycksfall, skadeståndsskyldig
isigt, isig, blixthalka, osandat, osandad, inte sandat, dåligt sandat, glashal, hal, halt på trottoaren, oskottat, inte skottat, snöskottning, sandning, sanda, snöröjning > halkolycka, halka, skadestånd, fastighetsägare, skadeståndsskyldig
fallolycka, fallskada, gick omkull, föll omkull, föll i trappan, ramlade i trappan > personskada, skadestånd, olycksfall, skadeståndsskyldig
tand utslagen, tandskada, slagit ut tand, ärr, vanställd, invalid, invaliditet, men för livet > personskada, skadestånd, skadeståndsskyldig
smärta, lidande, smärtor, psykiskt lidande, haft ont > sveda och värk, skadestånd, skadeståndsskyldig
förlorad inkomst, inkomstbortfall, missade jobb på grund av skadan > inkomstförlust, skadestånd, skadeståndsskyldig
inkomstförlust, förlorad arbetsinkomst
hunden bet mig, hund bet, hunden bet, hunden har bitit, bitit av en hund, hundattack, anfallen av hund, attackerad av hund, hund hoppade på, hund sprang ut framför, lös hund, okopplad hund, koppeltvång, dödade min katt, hunden bet min hund > hundägare, strikt ansvar, hund, skadestånd, skadeståndsskyldig
dålig hundägare, vanvårdad hund, svälter djur, slår sin hund, sparkar hunden, länsstyrelsen djur > djurplågeri, djurskydd
föll på min bil, gren föll, trädet föll, träd föll ner, föll ner på bilen > skadestånd, vårdslöshet, fastighetsägare, skadeståndsskyldig
klantig, oförsiktig, ovarsam, borde ha vetat, vems fel, vårdslös > vårdslöshet, oaktsamhet, vållande
vållande, culpa > vårdslöshet
mitt eget fel, delvis mitt fel, medvållande > jämkning, medvållande
barnet hade sönder, barn förstörde, mitt barn förstörde, sonen förstörde, dottern förstörde, sparkat boll genom fönster, kastade sten > föräldrars ansvar, vårdnadshavare, skadestånd, skadeståndsskyldig
lånade och förstörde, hade sönder min, lånade bilen och krockade, söndrade, förstörde min, förstört min > sakskada, skadestånd, skadeståndsskyldig
läkaren gjorde fel, fel av läkaren, fel på sjukhuset, felbehandlad, feldiagnostiserad, missad diagnos, missad cancer, misslyckad operation, vården har missat, skadad vid operation, skadad i vården, felmedicinering, förlossningsskada, tandläkaren slarvade > patientskada, vårdskada, patientförsäkring
patientförsäkring, löf > patientskada
röka gräs, röker gräs, påse gräs, sälja gräs, sålt gräs > narkotikabrott
bitcoinbluff, kryptobedrägeri > bedrägeri, bedra
svarade inte tingsrätten, svarade inte på stämningen, svarade inte på stämning, svarat inte domstolen, svarade inte domstolen, inte svarat på stämningen, inte svarat domstolen, uteblev från rätten, uteblev från förhandlingen, uteblev från rättegången > tredskodom, återvinning
lyte, men för livet > ideell ersättning, personskada
fängelse > påföljd, straff
vandal, vandaler > skadegörelse
inför domstol, inför rätta > rättegång
gick inte på rättegången, gick aldrig till rättegången, gick inte till rättegången, åkte inte till rättegången > tredskodom
anlita jurist, anlita advokat, anlitat jurist, anlitat advokat, skaffa advokat, skaffa jurist, behöver jag advokat, behöver jag jurist > ombud, rättshjälp, rättsskydd
blev misshandlad, blivit misshandlad, blev rånad, blivit rånad, blivit bestulen, blev bestulen > målsägande, brottsoffer
spionerad på, utspionerad > ofredande, olaga förföljelse
backade in i, backat in i, påbackad, parkeringsskada > trafikskada, skadestånd
knuffade omkull, puttade, puttad, knuffad, knuffade, knuffat > misshandel, ofredande
slog ut tänderna, utslagna tänder, utslagen tand, slog upp näsan, bruten näsa, näsan bruten, bröt näsan > misshandel, personskada
vittnar falskt, vittnade falskt, falskt vittne, falskt vittna > mened
överfallen, överföll, överfall, överfalls > misshandel, rån
häktad oskyldigt, oskyldigt fängslad, oskyldigt gripen, oskyldig i fängelse, frikänd efter häktning, suttit häktad > frihetsberövande, justitiekanslern, skadestånd
polisen tog min telefon, polisen tog min mobil, polisen tog min dator, polisen tog min bil, polisen behåller min mobil, polisen behåller min telefon, beslagtog > beslag
beslag, beslagta
polisen sökte igenom, sökte igenom lägenheten, sökte igenom mitt hem, letade igenom mitt hem, polisen letade igenom > husrannsakan
instängd, låste in mig, låst in mig, inlåst av min > olaga frihetsberövande, frihetsberövande
gisslan, kidnappad > människorov, olaga frihetsberövande
kidnappa, kidnappning, bortrövad > människorov, egenmäktighet med barn
mörda, mördad, mördat, mördare, mordförsök, ihjälslagen, slagen till döds > mord, dråp
körde ihjäl, kört ihjäl, dödsolycka, vållat någons död > vållande till annans död
barnporr, barnporrbrott, nakenbilder på barn > barnpornografibrott, barnpornografi
trafficking, slavarbete, utnyttjad som arbetskraft > människohandel, människoexploatering
hotad att inte vittna, hotar vittne, hotar mig för att jag anmält, hämnas att jag anmälde > övergrepp i rättssak, olaga hot
hot, hota
uppträtt hotfullt, hotfullt beteende > olaga hot, ofredande
bortgift, bortgifta, tvångsgift, tvångsäktenskap, barngifte > äktenskapstvång, barnäktenskap
hedersvåld, hedersförtryck, hederskultur > hedersförtryck, äktenskapstvång
p-bot, p-boten, p-böter, p-böterna
p-boten, p-böterna, felparkerade, felparkerat, böter för parkering, bot på bilen, bot på rutan, parkeringsvakt, lapplisa > kontrollavgift, parkeringsanmärkning, felparkeringsavgift
böterna, böter i brevlådan > böter, ordningsbot
cyklade omkull, cykelolycka, cykelkrasch, krockade med cykel, påkörd på cykeln, påkörd när jag cyklade > trafikskada, personskada, skadestånd
bilkrasch, bilkrock, krockad, olycka med bilen, körd på bakifrån, påkörd bakifrån > trafikolycka, trafikskada, trafikförsäkring
skadad i skolan, olycka i skolan, skadad på träningen, idrottsskada > personskada, skadestånd, olycksfall
åklagare > åtal
lurad av dejt, lurad på dejting > bedrägeri
bankbluff, kortbluff, telefonbluff, internetbluff, bluffare, bluffat, bluffad > bedrägeri
hävda självförsvar, rätt att försvara sig, nödvärnsrätt, slå tjuv, slagit en tjuv > nödvärn
lagvunnen, lagakraftvunnen, domen vunnit laga kraft > laga kraft
medlat, medlade, träffa en medlare > medling, förlikning
pallat äpplen, palla äpplen > snatteri, stöld
strypa, strypt, ströp, strupgrepp, strypgrepp > misshandel, misshandla
psykiskt misshandlad, psykisk terror, bryter ner mig psykiskt, psykiskt nedbruten > fridskränkning, kvinnofridskränkning, kontaktförbud
porrbild, porrbilder, porrfilm på mig, avklädda bilder > olaga integritetsintrång
hatad på nätet, hatar mig på nätet, hånad på nätet, hånar mig på nätet > förtal, förolämpning
lögner om mig, lögner om oss, lögn om mig, osanningar om mig, osant om mig > förtal
drograttfull, drograttfylla > drograttfylleri
rattfull, rattfyllerist > rattfylleri
fortkörning, hastighetsöverträdelse > ordningsbot, böter
kriminell > brottslig
brottsling > gärningsman
polisförhör > förhör, misstänkt
ungdomsbrott, ungdomsbrottslighet, minderårig brottsling, barn som begår brott, min son har begått brott, min dotter har begått brott > unga lagöverträdare, straffbar ålder
ersättning av förövaren, ersättning från förövaren, pengar av förövaren, ersättning av gärningsmannen, ersättning från gärningsmannen > skadestånd, brottsskadeersättning
rättsprocess, rättstvist, rättssak > rättegång, tvist
domare > domstol
missat att svara tingsrätten, missade att svara tingsrätten, glömt svara tingsrätten, svarade tingsrätten för sent, missat svara på stämningen, glömde svara på stämningen > tredskodom, återvinning
besvärshänvisning, överklagandehänvisning > överklaga, överklagande
prövningstillstånd > överklaga
`;
