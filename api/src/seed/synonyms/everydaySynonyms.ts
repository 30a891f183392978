/** Synonyms for everyday words of any area of law. "a, b" finds each other; "a > b" one way. */
export const everydaySynonyms = `
vän, vänner, kompis, kamrat, polare
papper > dokument, handling
dokument > handling
grejer, prylar, ägodelar, tillhörigheter > egendom, lösöre
käk > mat
mat, livsmedel
hemsida, webbplats, webbsida, sajt
nätet, internet, webben, online
facebook, instagram, tiktok, snapchat, twitter > sociala medier
sociala medier > facebook, instagram
sms, textmeddelande, messa, smsa > meddelande
sms, textmeddelande
mobil, mobiltelefon, telefon, smartphone, iphone
sjuk, sjukdom
ohälsa, dålig hälsa > sjukdom
ansvarsskyldig > ansvarig
tillåtelse > medgivande, samtycke, godkännande
medgivande, samtycke
tillåtelse > tillstånd
få lov att > tillåtelse, tillstånd
torska > förlora
neka, vägra
snacka, prata, tala
ljuga, lögn, osanning
ljuga, lögn > vilseleda
utan lov, utan tillåtelse, utan att fråga > samtycke, tillåtelse
kompensation, gottgörelse > ersättning
stå för skadan, betala för skadan, ersättningsskyldig > ansvarig, skadeståndsskyldig
utomlands, i utlandet > utland
tv, teve, dator, soffa, säng, möbel > varor, lösöre
bekant, väninna, barndomsvän > vän
gamling, åldring, pensionär, senior > äldre
saker, grej, pryl, föremål > egendom, lösöre
tavla, konst, konstverk, antikvitet, smycke, armband, halsband, örhänge, juvel, guld > varor, lösöre
tv:n, teven, laptop, surfplatta, padda, ipad, playstation, xbox, spelkonsol, hörlurar > varor
fåtölj, matta, madrass, lampa, stol, mikro, dammsugare, gräsklippare > varor, lösöre
kläder, jacka, skor, klänning, väska, barnvagn, leksak, verktyg > varor, lösöre
husgeråd, porslin, bestick, tavlor, möblemang > bohag, lösöre
vovve, jycke, hundvalp, tik > hund
kisse, kattunge > katt
hund, katt, häst, ponny, kanin, hamster, marsvin, papegoja, undulat, husdjur > djur
luren, jobbmobil, android > mobil
insta, messenger, whatsapp, snap, discord, telegram, chatt > sociala medier, meddelande
dm, chatta, inbox > meddelande
moped, moppe
epa, epatraktor > a-traktor, traktor, fordon
mopedbil > moped, fordon
motorcykel, mc
hoj > motorcykel, cykel
skrothög, rishög, begbil, volvo, saab, bmw, audi, tesla, toyota > bil
bil, moped, moppe, motorcykel, mc, husvagn, husbil, släpvagn, släp, skoter, snöskoter, fyrhjuling, traktor, lastbil, elsparkcykel, elmoped > fordon
voi, elscooter > elsparkcykel
jolle, snipa, eka, kanot, kajak, segelbåt, motorbåt > båt
bromsarna, turbo, startmotor, topplock, kamkedja, partikelfilter, motorlampa, oljeläcka, genomrostad > fel i bil, bilköp
krockskadad bil, fel mätarställning, skruvad mätare, underkänd i besiktningen, gick inte igenom besiktningen > fel i bil, bilköp
bilprovning, kontrollbesiktning, bilbesiktning > besiktning, fordon
avställd, påställd, ställa av bilen, ställa på bilen, registreringsbevis, regbevis > fordonsregister, fordon
bilen står på mig, står som ägare, bilen skriven på, bilmålvakt > ägarbyte, fordon
fordonsskatt, bilskatt
vägtull, biltull > trängselskatt
bilförsäkring, halvförsäkring, helförsäkring, vagnskadeförsäkring > fordonsförsäkring, trafikförsäkring
oförsäkrad bil, trafikförsäkringsavgift, utan bilförsäkring > trafikförsäkring
kollidera, dikeskörning, körde i diket, voltade, körde på mig, påkörning > trafikolycka
kört på älg, krockade med älg, kört på rådjur, krockade med rådjur, kört på vildsvin > viltolycka
easypark, aimo, apcoa, lapplisa, p-vakt, parkeringsvakt, parkeringsbolag, p-bolag, p-skiva > kontrollavgift, parkeringsbot
parkerat fel, stod fel, ställt bilen fel > parkeringsbot, felparkering
orättvist avtal, orättvisa villkor > oskälig
kompensera > ersätta, ersättning
potthål, hål i vägen, grop i vägen, vägräcke > väghållare, skadestånd
rondell, korsning, högerregeln, filbyte, stopplikt > väjningsplikt, trafikolycka
uppkörning, körprov, teoriprov, övningsköra > körkort
skrotbil, övergiven bil, bil på min mark, bil på min tomt > fordonsflyttning, flyttning av fordon
körde på katten, kört på en katt, körde på hunden, kört på en hund, överkörd katt, överkörd hund > trafikolycka, djur
stenskott, repad bil, repat lacken, bula i bilen > fordonsskada, sakskada
depression, deprimerad, ångest, panikångest, mår psykiskt dåligt > psykisk ohälsa, sjukdom
blind, döv, rullator, rörelsehindrad > funktionsnedsättning
blogg, youtube, reddit, flashback, twitch, kommentarsfält > sociala medier
vakt, dörrvakt, entrévakt, butiksvakt > ordningsvakt, väktare
glasögon, linser, hörapparat, parfym, smink, kosttillskott > varor
elräkning, elnota > elavtal, faktura
`;
