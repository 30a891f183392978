/** Synonyms for crime and traffic. "a, b" finds each other; "a > b" one way. */
export const crimeSynonyms = `
polisanmäla, polisanmälan, anmäla till polisen
göra anmälan, anmäla brott > polisanmälan
polis, snut, snuten
aina, konstapel, polisman > polis
ställas inför rätta, väcka åtal, den som åtalar > åtal, åklagare
anklagad, anklagelse, utpekad, oskyldigt anklagad > misstänkt, misstanke
förhör, polisförhör
kallad till förhör, kallad till polisen > förhör
häktad, häkte, häktning
inlåst, frihetsberövad, tagen av polisen, i arresten, gripen > gripen, anhållen, häktad
finka, sitta på kåken, avtjäna straff, sitta inne > fängelse
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
cykeln borta, plånboken borta > stöld, stjäla
snatteri, snatta, ringa stöld
snatteri, snatta, ringa stöld, palla äpplen > stöld, stjäla
tjuv > inbrott
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
målvakt, lånat ut mitt konto, lånat ut bankkonto > penningtvätt
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
backa på, backade på, skrapa, repa, buckla > parkeringsskada, skrapa
attackera, anfalla, angripa, överfalla
skriver att jag, påstår på nätet, kallar mig bedragare, kallar mig tjuv > förtal, utpekad
låta mig vara, lämna mig ifred, dygnet runt, dyker upp utanför > kontaktförbud, ofredande
blåsa positivt, blåste positivt, utandningsprov, alkotest > rattfylleri, alkohol
bröt handleden, bryta armen, bröt armen, bruten arm, gått av > personskada
ramla, halka, falla omkull
åka fast > döma, straff
gå miste om pengarna, har inga pengar att betala med > brottsskadeersättning, tillgång
påhoppad, hoppad på, blev angripen > angrepp, angripa
gav igen, ge igen, slog igen > nödvärn, slå tillbaka
pub, krog, nattklubb, uteställe
pröjsar inte, motparten betalar inte, vägrar att betala, betalar fortfarande inte > verkställighet, kronofogden, verkställa, betalningsföreläggande
småpengar, småsumma, liten summa, litet belopp, mindre belopp > förenklat tvistemål
dra någon inför, stämma inför, gå till domstol > stämning, stämningsansökan
domstolen dömde mig, domstolen dömt mig, redan dömd > dom, tredskodom
föra talan, föra min talan, hans talan > ombud
gå ut utan att betala, gått ut utan att betala, ut ur affären > stöld, snatteri, stjäla
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
fly från min man > kontaktförbud, skyddat boende, misshandel
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
säga inget till polisen, rätt att tiga > förhör, misstänkt
oskyldig, oskyldigt > misstänkt, frikänd
friad, fria från brott > frikänd, frikänna
fängsla, fängslad, inburad, burad, bakom galler, sätts i fängelse, på anstalt, anstalt, kriminalvården > fängelse, häktad
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
frivården, få en övervakare > skyddstillsyn
villkorligt dömd > villkorlig dom
dra någon inför rätta, drar mig inför rätta, drog mig inför rätta, tar det till domstol, ta till rätten, ta det till rätten, drar det till domstol, går till domstol, gå till rätten, ta upp i rätten, stämma någon, stämmer mig, stämde mig, har stämt mig, vill stämma mig, blivit stämd, blir stämd, bli stämd, stämt mig på pengar, få saken prövad, pröva i domstol, processa > stämningsansökan, stämning, tingsrätt, tvistemål
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
missat att svara tingsrätten, missade att svara tingsrätten, glömt svara tingsrätten, svarade tingsrätten för sent, missat svara på stämningen, glömde svara på stämningen > tredskodom, återvinning
besvärshänvisning, överklagandehänvisning > överklaga, överklagande
prövningstillstånd > överklaga
bedragare, skurk > brottsling
`;
