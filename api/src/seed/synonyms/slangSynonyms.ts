/** Slang and spoken Swedish, to the ordinary words that answers are written in. */
export const slangSynonyms = `
pröjsa, punga ut, hosta upp > betala
knycka, nalla, baxa, tjuva > stjäla, stöld
scamma, scammad, scam, blåst, grundlurad, skojad > bedrägeri, lura
farsgubbe > pappa, far
grabben, grabb > son, pojke
finka, finkan, buren > häkte, fängelse
plikta > böter
pank, luspank, utblottad, barskrapad > skuld, tillgång
signera, skriva på, underteckna, skriva under
uppehållskort, uppehållstillstånd, PUT, TUT
mobil, iphone, smartphone
mejla, sms, messa > avtal, meddelande
stalka, förfölja, förföljelse, smyga efter > kontaktförbud, ofredande
utslängd, utkastad, slängd på gatan > avhysning, uppsägning
jobba svart, svart arbete, svartjobb
behovsanställd, inhoppare, extrajobb, timvikarie > timanställning, timanställd
full vid ratten, bakfylla > rattfylleri
indragen, indraget, bli av med körkortet > återkallelse, körkort
fulköp, köpt skräp > fel i vara, reklamation
snickare, rörmokare, målare, elektriker, byggare > hantverkare
soffa, säng, möbel > vara
plank > staket
gå omkull, gått omkull > konkurs
drunkna i skulder, skuldfälla, överskuldsatt, skuldsatt > skuldsanering, skuld
lån > skuld
bryta benet, brutet ben, ramla, snubbla > personskada, skadestånd, halka
gärningsman, förövare > brott, skadestånd
dement, demens, senil > sjuk, fullmakt
trottoar, gångbana > fastighetsägare, halka
hänga ut, uthängd, hängd på > förtal
`;
