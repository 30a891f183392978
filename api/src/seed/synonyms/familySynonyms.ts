/** Synonyms for family law, inheritance and guardianship. "a, b" finds each other; "a > b" one way. */
export const familySynonyms = `
skilsmässa, äktenskapsskillnad, skiljas
skilja sig, skilja mig, skilja oss, ta ut skilsmässa, begära skilsmässa, lämna min man, lämna min fru, lämna maken, äktenskapet är slut > skilsmässa, äktenskapsskillnad
gå isär, flytta isär, göra slut, tagit slut mellan oss, separera, separation > separation, skilsmässa, sambo
ex, expartner > make, maka, sambo
exfru, exman, exmake, exmaka, ex, före detta make, före detta maka, tidigare make
fru, hustru, maka, make, äkta hälft
frugan, käring, kärring, gubben > make, maka, hustru
gift, gifta sig, vigd, äktenskap
bröllop, vigsel
bröllop, vigsel > äktenskap, gift
pojkvän, kille
flickvän, tjej
pojkvän, flickvän, partner > sambo
sambo, sammanboende, samboförhållande
bo ihop, flytta ihop, provbo, sammanbo, leva ihop, bo tillsammans > sambo, samboförhållande
särbo > sambo
gemensam bostad, gemensamt hem, köpt lägenhet ihop, köpt hus ihop > sambolagen, samboegendom, samäganderätt
samboavtal, sambokontrakt
äktenskapsförord, äktis, äktenskapskontrakt
enskild egendom, hålla isär ekonomin, skydda mina pengar > äktenskapsförord
giftorättsgods, giftorätt
bodela, bodelning
dela upp hemmet, dela bohaget, dela på sakerna, dela på huset, dela på pengarna, dela lika, dela tillgångarna, vem får huset, vem får lägenheten, vem får möblerna > bodelning
möbler, hushållssaker > bohag
hjälp med bodelningen, vägrar bodelning, vägrar bodela > bodelningsförrättare
köpa ut sambon, köpa ut exet, köpa ut min man, köpa ut min fru > bodelning, samäganderätt
överta bostaden, ta över lägenheten, ta över sambons lägenhet > övertaganderätt
bo kvar efter separation, bo kvar efter skilsmässa, vem får bo kvar, kasta ut sambon, slänga ut sambon, kasta ut exet, få ut exet > kvarsittanderätt, övertaganderätt
vem får hunden, hunden vid separation, vem får katten > samäganderätt, bodelning
gömma, gömma tillgångar, gömmer pengar, undanhålla, mörka > dölja, undanhålla
mamma, morsa
pappa, farsa
päron, farsgubbe, morsgumma > förälder
unge, kid, kids, telning > barn
son, pojke, grabb
dotter, flicka, tös
grabb, tös > barn
syster, syrra
bror, brorsa
bror, syster, brorsa, syrra > syskon
syskon > bror, syster
halvsyskon, halvbror, halvsyster
halvsyskon, halvbror, halvsyster > särkullbarn, syskon
farmor, farfar, mormor, morfar > mor- och farföräldrar, släkting, barnbarn
styvmor, styvmamma, bonusmamma, plastmamma, styvfar, styvpappa, bonuspappa, plastpappa > styvförälder, efterlevande make, särkullbarn, make
styvbarn, bonusbarn, plastbarn
bonusbarn, styvbarn, styvson, styvdotter, bonusson, bonusdotter, makens barn, mannens barn, hustruns barn > särkullbarn
särkullbarn, barn från tidigare förhållande, barn från tidigare äktenskap, barn med en annan
vem får barnen, vårdnad om barnen, ta hand om barnen > vårdnad
vårdnadstvist, vårdnadsmål
bråk om barnen, tvist om barnen, slåss om barnen > vårdnadstvist, vårdnad
gemensam vårdnad, delad vårdnad
ensam vårdnad, egen vårdnad, ensamvårdnad
ensamstående, ensamstående mamma, ensamstående pappa > ensam vårdnad, underhållsbidrag
varannan vecka, bo hos båda, halva tiden hos mig, delad vårdnad > växelvis boende
växelvis boende, växelboende
var ska barnen bo, barnet ska bo hos mig, flytta med barnen, flyttar med barnet > barnets boende, vårdnad
umgänge, umgängesrätt
träffa barnet, träffa sitt barn, träffa min son, träffa min dotter, få se sina barn, se mina barn > umgänge
helgpappa, helgmamma, varannan helg, varannanhelg > umgänge
umgängessabotage, hindra umgänge, vägrar lämna barnet, vägrar lämna ut barnet, ställer in umgänget, håller barnen borta > umgängessabotage, umgänge
barnet vill inte, hur gammalt ska barnet vara > barnets vilja
kidnappa barn, ta med barnet utomlands, tagit barnet utomlands, bortföra barn, barnbortförande > egenmäktighet med barn, olovligt bortförande, överflyttning
betala för barnen, betala till exet, barnbidrag till exet, underhåll för barn > underhållsbidrag
underhåll, underhållsbidrag
underhållsstöd > underhållsbidrag
bidragsförskott > underhållsstöd
samtal om barnen, familjerätten på kommunen > samarbetssamtal
faderskapstest, vem är pappan, inte pappan, dna-test, dna-prov > faderskap
insemination, ivf, surrogat, surrogatmamma, spermiedonator > föräldraskap, faderskap
adoption, adoptera, adoptivbarn, närståendeadoption, styvbarnsadoption
namnbyte, byta namn, byta efternamn, efternamn, nytt efternamn
tvångsgift, bortgift, giftas bort, barnäktenskap > äktenskapstvång
ställföreträdare, hjälp med ekonomin åt mamma, sköta mammas ekonomi, sköta pappas ekonomi, sköta pappas räkningar > godmanskap, framtidsfullmakt, förvaltare
godmanskap, gode män
förvaltarskap, förvaltare
omyndigförklara, omyndigförklarad > förvaltarskap, förvaltare
framtidsfullmakt, fullmakt för framtiden, fullmakt när man blir dement
dement, demens, alzheimer, senil > sjuk, fullmakt, godmanskap, framtidsfullmakt
överförmyndare, överförmyndarnämnden
förmyndare, förmyndarskap
barnets pengar, barnets konto, barnens sparpengar, tagit barnets pengar > förmyndare, överförmyndare
orosanmälan, soc-anmälan, anmäla till soc, anmäla till socialen
orosanmälan > socialtjänst, socialnämnd
soc tar barnen, socialen tar barnen, ta mina barn, ta barnen ifrån, tagit våra barn > omhändertagande, lvu
lvu, tvångsomhändertagande, omhändertagande av barn
fosterhem, fosterbarn, familjehem, jourhem
arv, ärva
vem ärver, ärver vem, arvsrätt, kusin ärver, kusiner, närmaste släkting > arvsordning, arvsklass
arvinge, arvtagare
barn och barnbarn > bröstarvinge
göra arvlös, bli arvlös, arvlös, slippa ärva > laglott
del av arvet, minsta arv, rätt till arv, tvingande arv, hälften av arvslotten > laglott
avstå arv, avstå från arv, tacka nej till arv, säga nej till arv > arvsavstående, avstå arv
testamente, testamentera, sista vilja
bevittna testamente, vittne till testamente, jävigt vittne > testamentsvittne, testamente
klandra testamente, bestrida testamente, ogiltigt testamente, lurad skriva testamente, falskt testamente > klander, klandra, testamente
nödtestamente, muntligt testamente > testamente
förskott på arv, gåva i förtid, favorisera ett syskon, gynna ett barn, pengar till ett av barnen > förskott
dödsbo, kvarlåtenskap
den dödes saker, mammas saker, pappas saker, tömma lägenheten efter > dödsbo
dödsbodelägare, delägare i dödsbo
skulder efter död, ärva skulder, pappas skulder, mammas skulder > dödsbo, skuld
bouppteckning, boupp, lista över tillgångar efter död
arvskifte, dela arvet, dela upp arvet, skifta arv
boutredningsman, osams i dödsboet, oense i dödsboet, oense om arvet, bråk om arvet, syskon vägrar skriva på > boutredningsman, arvskifte
skiftesman > arvskifte, boutredningsman
skifte > arvskifte
begravning, begravningskostnad, jordfästning
avliden, dödsfall, död, dött, bortgång
sambo dör, sambon avled > sambo, arv, testamente
mannen dog, maken dog, frun dog > efterlevande make, arv
efterlevande, änka, änkling, efterlevande make
efterlevande sambo > prisbasbelopp, sambo
förmånstagare, förmånstagarförordnande
fideikommiss > arv
orubbat bo, sitta kvar i orubbat bo, fri förfoganderätt > fri förfoganderätt, efterarv
basbeloppsregeln > prisbasbelopp, efterlevande make
arv utomlands, utländskt arv, hus i spanien, egendom utomlands > arvsförordningen, internationellt arv
gåva, gåvobrev, skänka
ge bort, skänka, ta tillbaka gåva > gåva
gåvoskatt, arvsskatt > gåva, skatt
jämka testamente, begära laglott, få ut sin laglott > laglott, jämkning
pappas arv, mammas arv, innestående arv > efterarv
hindersprövning, äktenskapshinder
förhållandet tar slut, äktenskapet tar slut, relationen tar slut, förhållandet är slut, gått skilda vägar, gå skilda vägar, bryta upp, fortsätta vara gift, vill inte vara gift, lämna honom, lämna henne, leva åtskilda > skilsmässa, separation
mamma, pappa > förälder
dö, dör, dog, död > dödsfall, avliden, efterlevande
gick bort, går bort, somnat in, inte lever längre > avliden, dödsfall, dödsbo
present, gåva, skänka
få i present, fick i present, låta barnen ta över > gåva
dela lika mellan syskonen, dras från arvet, räknas av från arvet, få mer i arv > förskott, avräkning
pengar från mamma, pengar efter pappa, pengar efter mamma, pengar jag ärvt > arv
min del av arvet, halva arvet > arv, laglott
sitta kvar i huset, bo kvar i huset, lämna hemmet > efterlevande make, bo kvar
bidra till barnet, betala sin del för barnet, betala för sitt barn, bor nästan jämt hos mig, bor bara hos mig > underhållsbidrag, underhåll
komma överens om umgänget, hålla undan barnet > umgänge
vägrar skriva på, sätter sig på tvären, går inte med på > samtycke, neka
gå med på > samtycke
utan att vara gifta, aldrig gifta, inte gifta > sambo
lämna över barnet, lämnar inte över, mina helger, låter mig inte träffa, får inte träffa > umgänge
ge till ett av barnen, ge till barnen, ge till sonen, ge till dottern > gåva
släkt, släkten > släkting
kusin, syssling > släkting
syskonbarn, brorson, brorsdotter, systerson, systerdotter > släkting, arvsordning
sonson, sondotter, dotterson, dotterdotter > barnbarn
svärisar, svärfar, svärmor, svärfarsa, svärmorsa > svärföräldrar, släkting
svärson, svärdotter, måg, sonhustru > barnets make
extrapappa, extramamma, bonusförälder, plastförälder > styvförälder
fästman, fästmö, förlovad, förlovning > sambo
otrogen, otrohet, vänsterprassla > skilsmässa
är skild, blivit skilda, gå ifrån min man, gå ifrån min fru, gick ifrån mig > skilsmässa, äktenskapsskillnad
dumpade mig, blev dumpad, spruckit mellan oss > separation
betänketid, sex månaders väntan > betänketid, äktenskapsskillnad
drar inte jämnt, kommer inte överens, ovänner, oense, oeniga > konflikt
lösa ut sambon, lösa ut mig, lösa ut honom, lösa ut henne, lösa ut exet, köpa ut mig, köpa ut honom, köpa ut henne > bodelning, samäganderätt
lösa ut syskon, lösa ut brorsan, lösa ut systern, köpa ut syskon, köpa ut brorsan, köpa ut systern > samäganderätt, arvskifte
hälften av huset, halva huset, halva lägenheten, hälften av lägenheten, min halva > samäganderätt, bodelning
vem äger, vem tillhör, stod bara i hans namn, står bara på honom, står bara på henne > äganderätt, samäganderätt
mannens skulder, makens skulder, fruns skulder, sambons skulder, exets skulder > skuld
bebis, baby, nyfödd, spädbarn > barn
fjortis, tonåring, ungdom > underårig
fylla 18, fyllt 18, fylla arton, fyllt arton > myndig
inte betalar underhåll, pappan betalar inte, mamman betalar inte, exet betalar inte underhåll > underhållsbidrag, underhållsstöd
okänd far, vet inte vem pappan är, riktiga pappan, biologiska pappan > faderskap
erkänna faderskap, skriva på faderskapet > faderskapsbekräftelse, faderskap
två mammor, två pappor, lesbiskt par, samkönat par > föräldraskap
åka utomlands med barnet, resa utomlands med barnen, pass till barnet, barnets pass > vårdnadshavare, samtycke
barnet far illa, barn som far illa, barn som blir slagna, barnet blir slaget > orosanmälan, socialtjänst
umgängesstöd, övervakat umgänge, träffas under övervakning > umgängesstöd, umgänge
får ha barnen, ha barnen mest, ha barnen hos mig, bor barnen hos > vårdnad, barnets boende
tappat minnet, glömsk > framtidsfullmakt, godmanskap
sköta bankärenden åt, betala räkningar åt, klarar inte ekonomin, klarar inte sin ekonomi > framtidsfullmakt, godmanskap
testamentera bort, skriva testamente, ändra testamente, skriva om testamentet, riva testamente > testamente
utan arv, får inget arv, utesluten från arvet, skriva bort barnen, inte ska ärva, ärver ingenting > laglott, testamente
barnlös, inga arvingar, utan arvingar > arvsordning, arvinge
ingen som ärver, arvet till staten, arvsfonden > allmänna arvsfonden
lagt beslag på arvet, tagit saker ur dödsboet, tömt dödsboet, plundra dödsboet > dödsbo, arvskifte
arvegods, klenod, inbo > lösöre
arvstvist, bråka om arvet, gräla om arvet, slåss om arvet, vägrar skifta > arvskifte, boutredningsman
gravsten, gravplats, gravsättning, urna, kremering > begravning, gravrätt
donera, donation, bortskänkt > gåva, skänka
ångra gåva, få tillbaka gåvan, få tillbaka presenten, kräva tillbaka gåvan > gåva
förlovningsring, vigselring > gåva
lillebror, storebror, lillasyster, storasyster, tvilling > syskon
adoptivson, adoptivdotter, adopterad > adoptivbarn
fosterson, fosterdotter, fosterförälder, fostermamma, fosterpappa > familjehem
änkeman > änkling
julklapp, födelsedagspresent, bröllopspresent, doppresent > gåva
flytta långt bort med barnen, flyttar med barnen, flyttar med barnet > vårdnad, umgänge
farmor vill träffa, farfar vill träffa, mormor vill träffa, får inte träffa barnbarnen, träffa barnbarn > umgänge, barnbarn
dödsannons, begravningsbyrå > begravning
hittar inte testamentet, testamentet borta, testamentet har försvunnit > testamente
skriva på bouppteckningen, gömmer undan arvet > bouppteckning, dödsbo
skolval, val av skola, byta skola, byta förskola, välja skola > vårdnadshavare, skola
tioåring, elvaåring, tolvåring, trettonåring, fjortonåring, femtonåring, sextonåring, sjuttonåring > underårig
tioårig, elvaårig, tolvårig, trettonårig, fjortonårig, femtonårig, sextonårig, sjuttonårig > underårig
sköta ekonomin, sköta bankkonto, sköta kontot, sköta räkningarna > fullmakt, framtidsfullmakt
rädd för honom, rädd för henne > hot
min kille, min tjej, killen jag bor med, tjejen jag bor med, bo hos killen, bo hos tjejen, bo ihop med killen, bo ihop med tjejen, killen äger, tjejen äger > sambo
förälder > mamma, pappa
`;
