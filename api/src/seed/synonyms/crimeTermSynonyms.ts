/** The law's words for crime and traffic, and everyday words for them. "a, b" finds each other; "a > b" one way. */
export const crimeTermSynonyms = `
misshandla, misshandel > kroppsskada
knivskuren, knivhugg, huggen med kniv, kniven i magen > grov misshandel, försök till mord
skjutning, skottlossning
bli skjuten, blev skjuten, sköt mot > skottlossning, skjutvapen
hagelgevär, hagelbössa, bössa > skjutvapen
luftgevär, luftpistol, soft air gun, airsoft > effektbegränsat vapen, vapen
bomb, sprängladdning, sprängdåd > sprängning
sprängning, sprängdåd, bomb > allmänfarlig ödeläggelse
brann ner, brunnit ner, tagit eld, eldhärjad > brand, eldsvåda
ihjäl > död
döda > dråp, mord, beröva livet
dräpa, dråp
gravid, graviditet, havande > havandeskap, graviditet
gravid, graviditet
havandeskap > gravid, graviditet
tortyr > omänsklig behandling
mobba, mobbad, mobbning > kränkande behandling, trakasserier
retad, retas, utfryst, fryst ute > kränkande behandling, mobbning, trakasserier
stalkare > olaga förföljelse, kontaktförbud, ofredande
spårsändare, gps-sändare, gps-spårare > olaga förföljelse, ofredande, spårning
spionera på > olovlig avlyssning
avlyssna, avlyssning
avlyssnad av polisen, polisen avlyssnar > hemlig avlyssning
läst mina mejl, läste mina mejl, läser mina mejl, kapat konto, kapat mitt konto, obehörig i min dator > dataintrång
datorvirus, trojan > skadlig kod, dataintrång
rädsla, fruktan
rädd > rädsla, fruktan
skrämma, skrämd > hot, fruktan
med hot, under hot > olaga tvång, tvång
hota, hotelse
ha sex med, haft sex med, hade sex med, sexuellt umgänge > samlag
samlag > sexuellt umgänge
ofrivilligt sex, sex jag inte ville, frivilligt sex, samtycke till sex > våldtäkt, frivillighet
sex med minderårig, sex med barn, sex med en minderårig, våldtagit barn > våldtäkt mot barn, sexuellt utnyttjande av barn
incest > samlag med avkomling, sexualbrott
sexualbrottsling, våldtäktsman > sexualbrott, våldtäkt
köpa sex, sexköp, eskort, eskorttjänst > köp av sexuell tjänst, köp av sexuell handling
bordell, hallick, sutenör > koppleri
prostituerad, prostitution
kladdig, tafsig, kladdig chef > sexuella trakasserier, sexuellt ofredande
filmad i duschen, filma i duschen, bild i duschen, bild på toaletten, filmad på toaletten, fota under kjolen > kränkande fotografering
fota, fotografera, fotografering
foto, fotografi
bild > foto, fotografi
film, video, filmad > inspelning, videoinspelning, videoupptagning, filmning
deepfake, ai-bild, ai-genererad, fejkad nakenbild > manipulerad bild, olaga integritetsintrång
outad, outa > olaga integritetsintrång
doxad, doxxad, doxning > personuppgift, ofredande, förtal
hängd på nätet > förtal
peka ut > utpeka
hänga ut, uthängd > utpeka
rykte, anseende
förstöra mitt rykte, förstört mitt rykte, dra mitt namn i smutsen > förtal, missaktning
svordom, skymford > skällsord, förolämpning
skälla ut, utskälld, elaka kommentarer, elak kommentar, hån, håna, hånad > förolämpning, förolämpa, smädelse
förolämpa, förolämpning
förnedra, förnedring > kränka, kränkning
hudfärg, folkgrupp, etniskt ursprung > etnisk tillhörighet
rasist, rasism, rasistisk
hatbrott > straffskärpning
tjuv, bov, buse, skurk, förbrytare, våldsman > gärningsman, brottsling
stöld, stjäla, sno > tillgrepp, tillgripa
tillgrepp, tillgripa > stöld, stjäla
ta utan lov, tagit utan lov, tog utan lov, tagit utan att fråga, tog utan att fråga > egenmäktigt förfarande, stöld, olovligt brukande
tog min cykel, tagit min cykel, tog min moped, snott min bil > stöld, tillgrepp
bilstöld, stulen bil, bilen stulen, stulit bilen, stulen moped, mopedstöld, båtstöld > tillgrepp av fortskaffningsmedel, stöld
tillgrepp av fortskaffningsmedel > bilstöld, stulen bil
inbrott > grov stöld
rånare > rån
objuden, oinbjuden, vägrar gå hem, vägrar gå ut, vägrar lämna min lägenhet, vill inte gå hem, kom in i mitt hus > hemfridsbrott
pengar av tjuven, pengar tillbaka av tjuven, ersättning av tjuven > skadestånd
slå sönder, sönderslagen
krossa, demolera, trasa sönder > slå sönder, sönderslagen, skadegörelse
slå sönder, sönderslagen > skadegörelse
klotter, klottra, graffiti
skurit däcken, stuckit hål på däcken, sönderskurna däck, skära sönder däck > skadegörelse, sönderskurna däck
blåst på pengar, blev blåst, blivit blåst, bli blåst, blåst på konfekten, gått på en blåsning > lurad, bedrägeri, vilseleda
bluffaktura > bedrägeri
bedrägeri > vilseleda, bedrägligt förfarande
falsk, fejk, fejkad > förfalskad
osann, oriktig
osanning, lögn, ljuga, lögnaktig > osann, oriktig
lögn, ljuga, falska uppgifter, falsk uppgift > oriktig uppgift, osann uppgift
falskt intyg, fejkat intyg, förfalskat intyg, fejkat läkarintyg > osant intygande, urkundsförfalskning
förfalska, förfalskad > falsk urkund, urkundsförfalskning
falskt papper, falskt dokument, förfalskat papper, förfalskat dokument, ändrat i ett papper > urkund, urkundsförfalskning
urkund > handling, dokument
falska sedlar, fejkpengar, falskmynteri, falska pengar > penningförfalskning
swishbedrägeri, telefonbedrägeri, kapat bankid > obehörig transaktion, bedrägeri
tjuvkoppla el, stjäla el, stjäla ström > olovlig energiavledning
försnilla, förskingra > förskingring
tömt kassan, tömde kassan, tömt föreningens konto, stal från företaget, stulit från företaget, stulit av firman > förskingring, trolöshet mot huvudman
missbrukat förtroende, missbruka förtroendet > trolöshet mot huvudman
svarta pengar, tvätta pengar, vittvätt > penningtvätt
målvakt > bulvan
svartjobb, svartarbete, jobba svart, svart lön, svartlön, betald svart > skattebrott, svartarbete
mutad, ta emot muta > tagande av muta, mutbrott
lånehaj, indrivare, hot från indrivare > utpressning, ocker
påtänd, drogad, drogpåverkad, drogrus > narkotikapåverkad, narkotika, drograttfylleri
röka på, rökt på, rökte på, tagen med gräs, gram gräs, gräs i fickan, innehav av gräs > narkotikabrott, cannabis, innehav av narkotika
weed, braj, hasch, marijuana, marja > cannabis
drogtest, urinprov, kissprov, salivtest > provtagning
anabola, steroid, dopad > dopning, dopningsbrott, dopningsmedel
doping, dopning
smuggla, smuggling
insmugglad, smuggelgods > smuggling
sprit, öl, vin, starköl, brännvin > alkohol, alkoholdryck
hembränt, bränna sprit, bränna hemma, hembränning > tillverkning av sprit
köpa ut till minderårig, köpt ut till minderårig, köpa ut till barn, köpt ut till ungdomar, köpa ut åt > langning
langning > alkohol, underårig
under 18, under arton, ej fyllt 18 > minderårig, underårig, omyndig
minderårig, underårig, omyndig > under 18 år
tonåring, ungdom
ungdomsbrottsling, ungdomsbrott > lagöverträdare
ungdomsfängelse, barnfängelse > sluten ungdomsvård
gängkriminell, gängkriminalitet, gängmedlem, kriminellt gäng, maffia > organiserad brottslighet, kriminellt nätverk
kriminell, kriminalitet, brottslighet
tilltalad, åtalad
anklaga, beskylla
anklagelse, beskyllning
anklaga, anklagelse
misstänka, misstanke
skylla på, lägga skulden på, lägga skuld på > anklaga, beskylla
fälld för, fälld i tingsrätten, fälld i domstol, fälls för, skyldig till brott > döma, fällande dom
fällande dom > döma
frikänna, friad, frikännande > ogilla åtal
oskyldig, oskuld > oskuldspresumtion
polisanmälan, polisanmäla, anmäla till polisen > angivelse
ta tillbaka anmälan, dra tillbaka anmälan, ångra anmälan > återkalla angivelse
tjalla, ange någon > anmäla
tjallare, golare, tipsare > uppgiftslämnare
hämtad av polisen, hämtad till förhör, polishämtning > hämtning till förhör
rätt att tiga, vägra svara polisen, slippa svara, slippa svara polisen, rätt att vara tyst > tiga, yttra, förhör
häktad, häktning, anhållen, gripen > frihetsberövad, beröva friheten
frihetsberövad, frihetsberövande
flyktfara, flyktrisk, kollusionsfara > häktningsskäl, häktning
rymma, rymning
rymma, rymling, på rymmen > avvika
efterlysa, efterlysning
fängelse, fängelsestraff, finka > anstalt, kriminalvårdsanstalt
kriminalvårdsanstalt > fängelse
fånge, intern > intagen
frige, frigiven, frigivning
släppas ut, släppt ur fängelse, släpps ut, släpps ur, mucka > frige, frigivning
permission, permis
straff, bestraffning
straffa, bestraffa
psyksjuk dömd, dömd till vård, rättspsyk, lrv, psyksjuk gärningsman > rättspsykiatrisk vård
återfall, återfallsförbrytare, straffad tidigare > återfall i brott
medbrottsling, medskyldig, delaktig i brott, inblandad i brott > medverkan till brott, medhjälp
anstifta, anstiftan
avsikt > uppsåt
uppsåt > avsikt
uppsåt, uppsåtlig, uppsåtligen, avsiktligen
med flit, med vilje, meningen att skada > uppsåtligen, uppsåt
av misstag > oaktsamhet, oaktsam
övervåld, nödvärnsexcess > nödvärn
medborgargripande, hålla kvar snattare, hålla fast snattare > envarsgripande
drabbad > utsatt, skadelidande
brottsoffer, målsägande > utsatt för brott
advokat till misstänkt, advokat åt misstänkt, advokat vid förhör, advokat för den misstänkte > offentlig försvarare
hjälp på rättegången, stöd på rättegången, sällskap på rättegången, följa med på rättegången > stödperson, vittnesstöd
skadestånd av den som slog, ersättning av den som slog, pengar av den som slog > skadestånd, kränkningsersättning
okänd gärningsman, gärningsmannen okänd, gärningsmannen är okänd, tjuven hittas inte > brottsskadeersättning
hålla sig borta från mig, hålla sig borta, inte komma nära, får inte komma nära, får inte närma sig > kontaktförbud
hustrumisshandel, slå sin hustru > kvinnofridskränkning, misshandel
kontrollerar mig, kontrollerande man, kontrollerande sambo, kontrollerande pojkvän > psykiskt våld, fridskränkning
blåmärke > kroppsskada
rättsintyg > läkarintyg
bortföra, bortförd > människorov, bortförande
inlåst av mannen, inlåst hemma, inlåst av familjen > olaga frihetsberövande
vägra lyda polis, vägra lyda polisen, vägra polisen, motstånd mot polis > våldsamt motstånd, ohörsamhet mot ordningsmakten
bluffpolis, utge sig för polis, låtsas vara polis > föregivande av allmän ställning
kroppsvisitation, kroppsvisitering, visitering
söka igenom mig, leta i mina fickor > kroppsvisitation
dna-prov, salivprov, topsa > kroppsbesiktning, dna-prov
letade i min lägenhet, leta i min lägenhet, leta igenom huset, letade i min bil > husrannsakan
konfiskera, konfiskerad, konfiskering > förverkande, beslag
ta bilen för gott, av med bilen för gott > förverkande
omhändertagen av polis, omhändertagen av polisen, fyllecell, sova ruset av > lob, omhändertagande av berusade
utslängd från krogen, utkastad från krogen, avvisad från krogen > ordningsvakt, avvisad
nekad komma in på krogen, inte insläppt på krogen, portad från krogen > olaga diskriminering, diskriminering
kissa på gatan, kissat på gatan, kissa utomhus, skrika på gatan, väsnas på stan > förargelseväckande beteende
demonstration, demonstrera, manifestation > allmän sammankomst
demonstrera, demonstration
rånarluva, maskerad demonstrant, dölja ansiktet > maskeringsförbud
spion, spioneri
gallra, gallring
rensa registret, tas bort ur registret, bort ur belastningsregistret, raderas ur registret > gallring, gallra, belastningsregister
hämnas, hämnd
hot mot vittne, hota vittne, tysta vittne, pressa vittne > övergrepp i rättssak
ljuga för domstolen, ljuga för polisen > osann utsaga, mened
överklaga nedläggning, överklaga nedlagd, överklaga åklagaren, överklaga åklagarens beslut > överprövning
stämma för förtal, stämma själv, åtala själv, väcka åtal själv > enskilt åtal
förlåt, förlåtelse, be om ursäkt > ursäkt
nåd, benåda, benådning
resning > ny rättegång, ny prövning
djurplågare, misshandlat djur, misshandlar djur, slå djur > djurplågeri
jaga, jakt
tjuvfiske, fiska utan lov, fiska utan fiskekort, fiska olovligt > olovligt fiske, fiske
vapenlicens, licens för vapen > vapentillstånd, tillstånd att inneha vapen
fyrverkeri, smällare, raket, nyårsraket, bengal > pyroteknisk, fyrverkeri
självmord, suicid
ta livet av sig, ta sitt liv, självmordsförsök, självmordsbenägen, självmordstankar > självmord, suicid
bigami, tvegifte
gift med två, gifta sig med två > tvegifte
tvångsmedel > häktning, anhållande, beslag
fotboja > intensivövervakning
under 15, under femton, straffmyndig > straffbarhetsålder
oskyldigt dömd, dömd oskyldig > resning
på bar gärning > gripande, envarsgripande
kvarglömd, borttappad, upphittad > hittegods
ocker, ockrare
utpressare > utpressning
olovlig energiavledning, olovlig kraftavledning
industrispionage, sprida företagshemligheter > företagsspioneri, företagshemlighet
trakassera > ofredande, trakasserier
aga, barnaga, uppfostra med våld > agaförbud, kroppslig bestraffning, misshandel
lösensumma, kräva lösensumma > utpressning, människorov
tigga, tiggare, tiggeri > lokala ordningsföreskrifter
rekrytera barn, värva barn till brott, värvad till gäng, gängrekrytering > involverande av en underårig i brottslighet
köpa sex på nätet, betala för livesex > köp av sexuell handling
förvara vapen, vapen hemma, vapenskåp > förvaring av vapen, vapenlagen
anmäla anonymt, tipsa polisen anonymt, anonymt tips > anonym, polisanmälan
busringa, falsklarm, ringa 112 på skoj > falskt larm, missbruk av larmanordning
kasta sten på polisen, kasta sten på ambulansen, hindra ambulansen > våld mot tjänsteman, sabotage mot blåljusverksamhet
tjuvlåna, tjuvlånat bilen, lånat bilen utan lov > olovligt brukande, tillgrepp av fortskaffningsmedel
öppna någons brev, öppnat mitt brev, läsa andras post, öppnade min post > brytande av post- eller telehemlighet
tippa avfall, tippa jord, dumpa olja, dumpa kemikalier > miljöbrott, nedskräpning
gripen av misstag, polisen grep fel person, fel person gripen > frihetsberövande, skadestånd, justitiekanslern
`;
