/** Synonyms for purchases, travel and subscriptions. "a, b" finds each other; "a > b" one way. */
export const purchaseSynonyms = `
återbetalning, återbetala, ge tillbaka pengarna
betala tillbaka > återbetalning, återbetala
pengarna tillbaka, få tillbaka pengarna, pengarna åter, återköp > återbetalning, återbetala
trasig, sönder, gått sönder, funkar inte, fungerar inte, paj, pajat, defekt, ur funktion, krångla, strula > fel, reklamation, reklamera
reklamera, reklamation, klaga på varan
lämna in trasig vara, köpt skräp, fulköp, lämna in för lagning, andra lagningen > reklamation, fel i varan, reklamera
garanti, garantitid > reklamation, reklamera
garanti, garantitid, garantibevis
fel i varan, fel på varan, fabrikationsfel, felaktig produkt
hur länge kan man reklamera, reklamationstid > reklamationsrätt, reklamation, reklamera
byta ut varan, ny vara > omleverans
tappat kvittot, utan kvitto, inget kvitto > kvitto, reklamation, reklamera
ångra köp, ångra sig, ångra mig, lämna tillbaka, lämna tillbaka vara, öppet köp, returnera, retur, skicka tillbaka varan, bytesrätt > ångerrätt
fjorton dagar, 14 dagar ångra, 14 dagars ångerrätt > ångerrätt
hävning, häva, häva köp
bryta köpet, avbryta köpet, riva upp köpet, lämna igen bilen, hävningsrätt > häva, hävning
backa ur, dra sig ur, dra mig ur, hoppa av köpet > ångra, frånträda
avbeställning, avbeställa, avboka, avbokning
försenad leverans, leveransen dröjer, kommer aldrig, inte fått varan, varan kom inte, paketet kom inte, inte levererat > dröjsmål, leverans
paket borta, postnord tappat, borttappat paket, paketet skadat > leverans, dröjsmål
prisavdrag, avdrag på priset, rabatt för fel
distansavtal, distansköp, näthandel, e-handel
köp på nätet, köpt på nätet, handla på internet, handla på nätet, webbutik, nätbutik, köpt online, temu, shein, wish > distansavtal, e-handel, distansköp
fel pris på hemsidan, felprissatt, felprissättning, fel prislapp > prisuppgift, förklaringsmisstag
bilköp, köpa bil, begagnad bil
bilhandlare, bilfirma, bilförsäljare > bilköp
personbil, motorfordon > bil
motorn skar, motorhaveri, motorras, motorfel, växellåda, kamrem, mätarskruvad, rostig bil > fel i bil, bilköp
köp mellan privatpersoner, privatköp
blocket, tradera, marketplace, vinted, finn begagnat, köpt av privatperson, köpt privat, sålt privat > köp mellan privatpersoner, köplagen
privatköp > köplagen
köplagen > köp mellan privatpersoner, privatköp
konsumentköp > konsumentköplagen
köpt av företag, köpt i butik, köpt i affär > konsumentköp, konsumentköplagen
kund, privatperson > konsument
butik, affär, varuhus
ica, coop, willys, lidl, hemköp > butik
handlare, säljfirma > näringsidkare
valp, sjuk valp, hästköp, köpt häst > fel i varan, köp
lurad, grundlurad, bedragen, bondfångad, bli blåst, blåst på, blåst på pengar, skojad, skojare, scam, scamma > bedrägeri, svek, lura, bedra
lurad att skriva på, lurad på avtal, lockad att skriva på > svek, ogiltigt avtal
bedrägeri, bluff, scam, nätbedrägeri, nätfiske, phishing
bluff, scam, nätbedrägeri, nätfiske, phishing, smishing, vishing, solochvårare, romansbedrägeri, dejtingbedrägeri, lurad på blocket, falsk annons, bluffannons > bedrägeri, bedra
bluffaktura, fakturabluff, falsk faktura, fakturaskojare
faktura jag inte beställt, inte beställt, obeställd vara, felaktig faktura, fel faktura > bluffaktura, bestrida faktura
prenumeration, abonnemang
provperiod, provpaket, gratis provpaket, prenumerationsfälla > abonnemang, ångerrätt
telefonförsäljning, telefonförsäljare
sälj på telefon, uppringd, ringt upp mig, sa ja i telefon, muntligt avtal på telefon > telefonförsäljning
dörrknackare, dörrförsäljare, dörrförsäljning, hemförsäljning, sålde vid dörren > hemförsäljning, ångerrätt
gym, gymkort, träningskort, gymabonnemang
gymkort, träningskort, uppbunden, bunden avtalstid > bindningstid, abonnemang
mobilabonnemang, mobilräkning, mobilavtal, teleoperatör, bredband > abonnemang
elbolag, elhandlare, elräkning > elavtal
hantverkartjänst, konsumenttjänst
hantverkare, snickare, rörmokare, elektriker, målare, byggare, byggfirma, takläggare > hantverkare, konsumenttjänst
hantverkare > snickare, rörmokare, elektriker, målare, byggare
bilverkstad, verkstad, städfirma > konsumenttjänst, näringsidkare
frisör, flyttfirma, veterinär > näringsidkare
prisuppgift, kostnadsförslag, offert
dyrare än offerten, blev dyrare, dyrare än sagt, dubbelt så dyrt > prisuppgift, ungefärligt pris, offert
slarvigt arbete, fuskbygge, fuskjobb, hafsverk, dåligt jobb av hantverkare, hantverkaren slarvat > fel i tjänst
hantverkaren kommer inte, hantverkaren blev inte klar, försenat bygge, halvfärdigt > dröjsmål, konsumenttjänst
reparera, åtgärda, avhjälpa, reparation
laga, lagning, fixa > reparera, åtgärda, avhjälpa
flyg, flygresa, flygning
försenat flyg, flyget försenat, flygförsening, missat anslutningsflyg > flygförsening, försenat flyg
inställt flyg, flyget inställt, överbokat flyg, nekad ombordstigning > inställt flyg, flygpassagerare
paketresa, charter, charterresa, resebolag, researrangör
bagage, resväska, väska borta, försvunnet bagage
tågförsening, försenat tåg, sj
inställd konsert, konsert inställd, inställt evenemang > biljett, evenemang
shoppa, inhandla, införskaffa > köp, köpa
avyttra > sälja, försäljning
den som köpte, han som köpte, hon som köpte > köpare
han som sålde, hon som sålde, killen som sålde, tjejen som sålde, mannen som sålde, firman som sålde, köpte av en > säljare
köparen klagar, köparen ångrar sig, köparen vill ha pengarna tillbaka, köparen vill lämna tillbaka, köparen hävdar > reklamation, häva, köp mellan privatpersoner, reklamera, hävning
ångerfrist, ångertid, ångervecka > ångerrätt
fel storlek, byta storlek, byta vara, tröttnat på, kläderna passar inte, skorna passar inte > öppet köp, ångerrätt
reavara, rea, utförsäljning, fyndvara > öppet köp, reklamation, reklamera
backa från köpet, backa från affären, dra oss ur köpet, kliva av affären, hoppa av affären, gå ifrån köpet, gå ifrån affären > bunden, frånträda, avtalsbrott
tvinga köparen, tvinga säljaren > bunden, avtalsbrott
skinnad på pengar, fiffel, fiffla > bedrägeri, bedra
blåste mig, blåste oss, blåser mig, blåser folk, blåst mig, lurat mig, lurade oss, lura till sig > bedrägeri, svek, bedra
gav fel uppgifter, felaktiga uppgifter, falska uppgifter > oriktig uppgift
ljög om varan, ljög om skicket > svek, oriktig uppgift
haverera, haveri, kaputt, paja > fel i varan, reklamation, reklamera
startar inte, vägrar starta, buggig, går inte igång > fel i varan
sprucken, bucklig, repig, ramlar isär, mankemang > fel i varan
undermålig, kass, dålig kvalitet, usel kvalitet, fuskig > fel i varan, fel i tjänst
inte som beskrivet, inte som i annonsen, stämmer inte med annonsen, inte som på bilden, stämmer inte med beskrivningen > fel i varan
fel färg, fel modell, skickade fel, saknas delar, delar saknas, fattas delar, skickade fel vara, fick fel vara > fel i varan, leverans
skickade aldrig, aldrig skickat, aldrig fått varan, fick aldrig varan, fick aldrig paketet, kom aldrig fram, inte kommit fram, paketet dök aldrig upp, varan dök aldrig upp, hantverkaren dök aldrig upp > dröjsmål, leverans
blir aldrig klar, aldrig klar, blir inte klar, inte klar i tid, hantverkaren drar ut på tiden > dröjsmål, försening
försvunnit i posten, kommit bort i posten, postnord, dhl, utlämningsställe > leverans
blivit lovad, utlovat > löfte, utfästelse
golvläggare, plattsättare, kakelsättare, plåtslagare, murare, takfirma, rörfirma, elfirma, målarfirma, snickarfirma, poolfirma, trädgårdsfirma > hantverkare, konsumenttjänst
kemtvätt, tvätteri, skräddare, skomakare, urmakare, bilmekaniker, däckfirma, märkesverkstad, båtvarv > konsumenttjänst, näringsidkare
dåligt utfört, illa utfört, illa gjort, slarvigt utfört, felmonterad > fel i tjänst, konsumenttjänst
snett golv, kaklet lossnar, färgen flagnar, gör om jobbet, göra om arbetet > fel i tjänst, avhjälpa
tog mer betalt, tog för mycket betalt, räkningen blev högre, notan blev, höjde priset, dyrare än avtalat, dyrare än lovat > prisuppgift, pris
tilläggsjobb, extrajobb på bygget, tilläggskostnad > tilläggsarbete, pris
flyttfirman tappade, flyttfirman skadade, firman skadade, hantverkaren skadade, verkstaden skadade > skadestånd, konsumenttjänst, skadeståndsskyldig
nota > räkning, faktura
slanta upp, betala ur egen ficka > betala
ligga ute med pengar, ligger ute med, lagt ut pengar > utlägg, fordran
föra över pengar, skicka pengar, skickat pengar, banköverföring > betalning
pantbank, belåna, pantlån > pant, lån
köpgrupp, säljgrupp, begagnatsajt, loppis, plick, facebook marketplace > köp mellan privatpersoner, köplagen
amazon, zalando, cdon, boozt, aliexpress, ellos, nätauktion > distansavtal, e-handel
elgiganten, netonnet, mediamarkt, webhallen, ikea, bauhaus, biltema, jula > butik, konsumentköp
qliro, walley, fakturaköp > kredit, faktura
telia, telenor, tele2, comviq, halebop, netflix, spotify, viaplay > abonnemang
gratis månad, automatisk förlängning, förlängs automatiskt, förnyas automatiskt > abonnemang, avtalstid, förlängning
säga upp abonnemanget, avsluta abonnemanget, bli av med abonnemanget, komma ur abonnemanget > abonnemang, uppsägning, uppsagd
gymmet, friskis > gymkort, abonnemang
ryanair, norwegian, wizzair, lufthansa, flygbolag, flygplan > flyg, flygpassagerare
missade flyget, flyget gick inte, ställde in flyget, flyget ställdes in, strandsatt, fast på flygplatsen, väntat på flygplatsen > flygförsening, inställt flyg
ställde in resan, resan ställdes in, resan blev inställd, ving, tui, apollo, resebyrå, solresa, all inclusive > paketresa, researrangör
hotell, hotellrum, hotellbokning, expedia, hotels.com, booking.com, booking > bokning, avbeställning
bagaget kom inte, väskan kom inte, väskan försvann > bagage
kryssning, färja, båtresa > resa
biluthyrare, biluthyrning > hyrbil
ticketmaster, tickster, konsertbiljett, festivalbiljett, evenemanget ställdes in, konserten ställdes in > biljett, evenemang
uppfödare, kennel, köpt hund, köpt katt, hundköp, kattköp, halt häst, sjuk häst, sjuk hund > fel i varan, köp
ha sönder, haft sönder, ta sönder, slog sönder, råkade förstöra, välta, spilla > sakskada, skadestånd, skadeståndsskyldig
håller inne pengarna, behåller pengarna, vägrar ge tillbaka, ger inte tillbaka, vill inte ge tillbaka, får inte tillbaka pengarna > återbetalning, återlämna, återbetala
svart på vitt, på papper, nedskrivet, nerskrivet > skriftlig
vem ska betala, vem får betala, vem betalar, vem står för kostnaden, måste jag betala > betalningsskyldig
vattenfall, fortum, eon > elavtal
bitcoin, krypto > kryptovaluta
aktiebluff > bedrägeri
kasino, casino, nätkasino, betting, odds > spel
dataspel, tv-spel, e-bok, programvara, mjukvara, köp i app > digitalt innehåll, digital tjänst
dejtingsajt, dejtingapp > abonnemang
uber, bolt > taxi
buss, tåg, tunnelbana, pendeltåg, spårvagn, skånetrafiken, västtrafik > kollektivtrafik
försenad buss, bussen kom inte, tåget kom inte, tåget ställdes in, inställt tåg, missade tåget > tågförsening, försening
utan biljett, glömt biljetten, biljettkontroll, tjuvåka > tilläggsavgift, kollektivtrafik
distanskurs, kollo, sommarläger, simskola, avboka kurs > avbeställning
matförgiftad, matförgiftning, glas i maten, hår i maten > produktskada, produktansvar
mobilen exploderade, batteriet exploderade, batteriet fattade eld, batteriet tog eld, överhettad > produktskada, produktansvar
mack, bensinmack, kiosk, närbutik > butik
smitnota, smita från notan, springa från notan, dra från notan, tanka och smita > ringa bedrägeri, bedrägeri
auktionshus, inropad > auktion
fodervärd, foderhäst, foderhund > foderavtal
lösspringande, okopplad, rymt hund, hund som bet, hunden bitit, bet min hund, bitit min katt > hundägare, strikt ansvar
avliva, avlivning, djurförbud > djurskydd
ställa in, blev inställd > inställd, inställt
robux, fortnite, roblox > digitalt innehåll, underårig
råkade klicka, råkade beställa, råkade köpa, beställde fel, tryckt fel, klickat fel > förklaringsmisstag, ångerrätt
paret som sålde, familjen som sålde, personen som sålde > säljare
missnöjd med köpet, missnöjd med varan > reklamation, reklamera
missnöjd med hantverkaren, missnöjd med utfört arbete > fel i tjänst, reklamation
ta betalt, ville ha betalt > pris, betalning
gömd avgift, dold avgift, extra avgift, smygavgift > avgift, prisinformation
hänvisar till tillverkaren, skyller på tillverkaren > reklamation, reklamera
undersöka varan, prova varan > undersökningsplikt, ångerrätt
`;
