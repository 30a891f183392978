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
ansvarig, ansvar, ansvarsskyldig
skyldig > ansvarig
tillåtelse, medgivande, samtycke, godkännande
tillstånd, tillåtelse
lov > tillstånd, tillåtelse, samtycke
torska, förlora
vinna, vunnen
lösöre, ägodelar, tillhörigheter
neka, vägra
snacka, prata, tala
ljuga, lögn, osanning
ljuga, lögn > vilseleda
utan lov, utan tillåtelse, utan att fråga > samtycke, tillåtelse
kompensation, gottgörelse > ersättning
stå för skadan, betala för skadan, ersättningsskyldig > ansvarig, skadeståndsskyldig
utomlands, i utlandet > utland
tv, teve, dator, platta, soffa, säng, möbel, tvättmaskin, kylskåp > varor, lösöre
`;
