/** Synonyms for everyday words and slang. "a, b" finds each other; "a > b" one way. */
export const everydaySynonyms = `
päron, päronen, föräldrar, förälder
unge, ungar, kid, kids, barn, grabb, tös, barnet
son, grabb, pojke
dotter, tjej, flicka
tjej, tjejen, flickvän, sambo
kille, killen, pojkvän, sambo
gubbe, gubben > man, make
käring, kärring, frugan, fru > hustru, maka
syrra, syrran, syster
brorsa, brorsan, bror
syskon, bror, syster
polare, kompis, kompisar, vän, vänner, kamrat, bekant
stålar, cash, kosing, deg, pengar, slantar
plånbok, kontanter > pengar
lapp, lappen, kort > körkort
bakis, bakfull, dagen efter > rattfylleri, alkohol
full, berusad, packad, onykter, alkohol
blåsa, blåst positivt, utandningsprov, alkotest > rattfylleri
papper, dokument, handling, handlingar
snacka, prata, tala
fixa, laga, reparera, åtgärda, avhjälpa
grejer, prylar, saker, ägodelar, egendom
tv, teve, dator > egendom, lösöre
käk, mat, livsmedel
affär, butik, varuhus, affären, butiken
ica, coop, willys, lidl, hemköp > butik
bråk, bråka, gräl, tvist, konflikt, osams
krångla, strula, trassla > fel
skjuta upp, senarelägga, uppskov
backa ur, ångra sig, dra sig ur
hemsida, webbplats, webbsida, sajt, sida på nätet
nätet, internet, webben, online
facebook, instagram, tiktok, sociala medier, snapchat
sms, meddelande, textmeddelande
telefon, mobil, mobiltelefon, lur
köket, kök, köksrenovering
toa, toalett, toan, badrum
altan, uteplats, veranda, balkong
båt, segelbåt, motorbåt
mark, tomt
utslängd, utkastad, kastas ut > uppsägning, flytta
hyra rum, hyr rum > inneboende
sjuk, sjukdom, ohälsa
bo ihop, bor ihop, flytta ihop, provbo, sammanbo
döda, avliden, dött, dog, döda personen
bli skyldig, skyldig, ansvarig, ansvar
betala tillbaka, återbetala, ge tillbaka pengarna
torska, förlora, förlorade
vinna, vann, vunnit, vunnen
nej, neka, nekad, avslag, vägra, vägrar
tillstånd, tillåtelse, lov, samtycke
olaglig, otillåten, förbjuden, olagligt
tid kvar, dagar kvar, hur lång tid > tidsfrist
tvinga, tvingad, tvång
ljuga, lögn, osanning, lura
lån, swishlån, låna, utlånat
semester, sommarledighet, sommarlov
knuffa, slå, slag, nedslagen
smyga, gömma > dölja
`;
