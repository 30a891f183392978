/** Synonyms for family law, inheritance and guardianship. "a, b" finds each other; "a > b" one way. */
export const familySynonyms = `
skilsmässa, äktenskapsskillnad, skilja sig, skiljas, ta ut skilsmässa
gå isär, flytta isär, göra slut, separera, separation > separation, skilsmässa, sambo
exet > make, maka, sambo
exet, exfru, exman, exmake, före detta make, före detta maka, tidigare make
fru, hustru, maka, make, man och hustru, äkta hälft
gift, vigd, äktenskap, äktenskapet, bröllop
pojkvän, flickvän, sambo, samboende, sammanboende
särbo > sambo
sambolag, sambolagen, samboegendom > sambo
sambokontrakt, samboavtal
äktenskapsförord, äktis, äktenskapskontrakt
enskild egendom > äktenskapsförord
giftorättsgods, giftorätt
bodelning, dela upp hemmet, dela bohaget, dela på sakerna, dela tillgångarna
bohag, möbler, hushållssaker > bohag
bodelningsförrättare, skiftesman
övertaganderätt, överta bostaden, ta över lägenheten
mamma, mor, moder, morsa
pappa, far, fader, farsa
styvmor, styvmamma, bonusmamma > make, särkullbarn
styvfar, styvpappa, bonuspappa, plastpappa > make, särkullbarn
styvbarn, bonusbarn > särkullbarn
särkullbarn, barn från tidigare förhållande, halvsyskon
farmor, farfar, mormor, morfar > mor- och farföräldrar, släkting
vårdnad, vårdnaden, vem får barnen
vårdnadstvist, vårdnadsmål, bråk om barnen > vårdnad
delad vårdnad, gemensam vårdnad
ensam vårdnad, egen vårdnad, ensamvårdnad
varannan vecka, bo hos båda, växelboende, växelvis boende
umgänge, umgängesrätt, träffa barnet, träffa sitt barn, få se sina barn
umgängessabotage, hindra umgänge, vägrar lämna barnet, ställer in umgänget > umgänge
helgpappa, helgmamma, varannan helg > umgänge
kidnappa barn, ta med barnet utomlands, bortföra barn, barnbortförande > egenmäktighet med barn, överflyttning
underhåll, underhållsbidrag, barnbidrag till exet
underhållsstöd > underhållsbidrag
bidragsförskott > underhållsstöd
samarbetssamtal, familjerätten, familjerätt
faderskap, faderskapstest, vem är pappan, dna-test > faderskap
adoption, adoptera, adoptivbarn
namnbyte, byta namn, byta efternamn, efternamn
god man, ställföreträdare, förvaltare > god man, förvaltare
förvaltarskap, omyndigförklara, omyndig > förvaltare
framtidsfullmakt, fullmakt för framtiden
överförmyndare, överförmyndarnämnden
förmyndare, förmyndarskap
dement, demens, alzheimer, senil > god man, framtidsfullmakt
barnets pengar, barnets konto, barns pengar > förmyndare, överförmyndare
orosanmälan, anmäla till soc, soc-anmälan > socialtjänst, socialnämnd
lvu, omhändertagande, tvångsomhändertagande, ta barnen > omhändertagande
fosterhem, familjehem, jourhem
arv, ärva, arvet, ärver
arvinge, arvtagare, den som ärver
bröstarvinge, barn och barnbarn > bröstarvinge
arvlös, göra arvlös, bli arvlös > laglott
laglott, rätt till arv, del av arvet
testamente, testamentet, sista vilja, testamentera
testamentsvittne, vittne till testamente, jävigt vittne, bevittna testamente
klandra testamente, bestrida testamente, ogiltigt testamente > klander, ogiltigt, testamente
förskott på arv, gåva i förtid, favorisera ett syskon > förskott
dödsbo, kvarlåtenskap, den dödes saker
dödsbodelägare, delägare i dödsbo
bouppteckning, boupp, lista över tillgångar efter död
arvskifte, dela arvet, skifta arv, skifte
boutredningsman, skiftesman
begravning, begravningskostnad, jordfästning
dödsfall, avliden, död, gått bort, dog, avlidit
änka, änkling, efterlevande make, efterlevande
livförsäkring, förmånstagare
fideikommiss > arv
orubbat bo, sitta kvar i orubbat bo, fri förfoganderätt
basbeloppsregeln > make, arv
gåva, gåvobrev, ge bort, skänka
gåvoskatt, arvsskatt > gåva, skatt
`;
