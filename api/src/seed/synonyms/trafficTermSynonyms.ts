/** The law's words for traffic and vehicles, and everyday words for them. "a, b" finds each other; "a > b" one way. */
export const trafficTermSynonyms = `
fart, hastighet
fortkörning, kört för fort, köra för fort > hastighetsöverskridande, överskrida hastighet
fartkamera, hastighetskamera, blev blixtad, blixtad av > trafiksäkerhetskamera
promille, promillehalt > alkoholkoncentration
alkotest, alkotestare, alkomätare, blåsa i > sållningsprov, utandningsprov
efter en öl, efter två öl, druckit öl, tagit en öl, glas vin > rattfylleri, alkohol
drogpåverkad, narkotikapåverkad > rattfylleri, drograttfylleri
cykla full, cykla berusad, cykla onykter, full på cykeln > rattfylleri, cykel
saknar körkort, utan körkort > olovlig körning
övningsköra, övningskörning
övningsköra, övningskörning > handledare
uppkörning, körprov > körprov, förarprov
körkortsprov > förarprov, kunskapsprov
teoriprov > kunskapsprov
ögontest, syntest > synprövning, synintyg
körkort från annat land, körkort från utlandet, byta ut utländskt körkort > utländskt körkort, utfärdat
krocka, krock, kollidera, kollision, sammanstötning
överkörd, påkörd
backade in i, backat in i > parkeringsskada, påbackad
körde iväg, kört iväg, åkte därifrån > smitning, avvika
smita > avvika
okänd bil, smitare okänd, okänd förare > trafikförsäkringsförening
olycka utomlands, bilolycka utomlands, gröna kortet > grönt kort
påkört djur, kört på djur, köra på djur, krocka med djur > viltolycka
älg, rådjur, vildsvin, hjort > vilt
trafikljus, trafiksignal
rödljus, rött ljus, kört mot rött, körde mot rött > trafiksignal, trafikljus
väja, lämna företräde, stoppskylt, stoppsignal > väjningsplikt
övergångsställe, zebrastreck
gående, fotgängare, gångtrafikant
trottoar, gångbana
cykelväg, cykelbana
cykel, cykla, cyklist
elcykel, elmoped, elsparkcykel > eldrivet fordon
mopedkort, moppekort, am-kort, am-körkort
mopedkort, moppekort, am-kort, am-körkort, moped > förarbevis, am-kort
trimmad moped, trimma moppen, trimmad moppe, trimmad epa, trimmad elsparkcykel > olovlig körning
a-traktor, epatraktor, epa-traktor
parkera, parkering > uppställning av fordon, ställa upp fordon
handikapparkering, invalidparkering, handikappsplats, handikapplats, handikapptillstånd > parkeringstillstånd, rörelsehindrad
bärga, bärgning, bogsera
bärga, bärgning > flyttning av fordon
bilskrot, bilvrak, skrotbil > fordonsvrak
fordonsvrak > skrotbil, bilskrot
parkera på min mark, parkerar på min tomt > olovlig parkering, kontrollavgift
oskattad bil, obetald fordonsskatt, avställd bil > användningsförbud
regnummer, registreringsnummer
chaufför, bilförare > förare
förare > chaufför, bilförare
köra, köra bil > framföra fordon, föra fordon
släp, släpvagn, släpkärra
dra släp, dra husvagn, köra med släp > b-kort, släpvagn
planka på tunnelbanan, planka på bussen, planka på tåget, planka i spärren, plankat på tunnelbanan, åka utan biljett, åkt utan biljett, biljettböter, böter på tåget, böter på bussen > tilläggsavgift
båtfylla, båtfylleri, sjöfylla, full på båten, köra båt full, kört båt full, köra båt berusad > sjöfylleri
snöskoter, fyrhjuling, köra i skogen, terränghjuling > terrängkörning
dashcam, bilkamera > kamerabevakning
epilepsi, diabetes > medicinskt hinder
parkera på privat mark > olovlig parkering, kontrollavgift
enkelriktad gata, fel håll på enkelriktat, körde mot enkelriktat > trafikförseelse, ordningsbot
dubbdäck, sommardäck på vintern, fel däck > vinterdäck, ordningsbot
svarttaxi, köra svarttaxi, taxi utan tillstånd > olaga taxitrafik
sova i bilen full, sov full i bilen, sitta full i bilen > rattfylleri
låna ut bilen utan körkort, lånade ut bilen utan körkort, låtit någon köra utan körkort > olovlig körning
varning i stället för indraget, slippa bli av med körkortet > varning, körkortsåterkallelse
inte besiktad, inte besiktigad, missat besiktningen, glömt besiktiga bilen > körförbud, kontrollbesiktning
`;
