/** Common words of statutes, and what people say instead. "a, b" finds each other; "a > b" one way. */
export const commonWordSynonyms = `
acceptera, godta, godkänna
acceptera, gå med på > samtycka, godta
accept, godkännande
hävda, påstå
åsikt, uppfattning
synpunkt > åsikt, uppfattning
aggressiv, våldsam
utestängd, portad > avstängd, utestängning
låsa in, stänga in, instängd > inlåst, inlåsning
krånglig > komplicerad, svår
självklar, solklar, helt klart > uppenbar
missförstånd, missuppfattning
missförstå, missuppfatta
misstag, förbiseende
tabbe, blunder, fadäs > misstag, förbiseende
förbise, förbiseende
glömma, missa > förbise
vikarie, suppleant > ersättare
ersättare > suppleant, vikarie
godtagbar, tillfredsställande, fullgod
lämplig, lämplighet
olämplig, olämplighet
duglig > lämplig
villkor, förutsättning
kriterium > villkor, förutsättning
sakna, avsaknad
avsaknad, otillräcklig > brist, bristande
hälften, halva
inleda, påbörja
börja, starta, sätta igång, dra igång > inleda, påbörja
slutföra, avsluta
bli klar, färdig > slutföra
paus > uppehåll, avbrott
flera gånger, gång på gång, upprepade gånger > upprepad, återkommande
permanent, varaktig, stadigvarande
för alltid, för gott, evig, livslång > permanent, varaktig
kortvarig, tidsbestämd > tillfällig, tidsbegränsad
tidsbestämd, tidsbegränsad
bostadsort, hemort, hemvist
bofast, hemvist > bosatt
vistas, vistelse
tvistig, omtvistad
omtvistad > bestrida
tacka nej > avböja, avstå
tillbakavisa, rata > avvisa
slump, tillfällighet
medveten > uppsåtlig, insikt
omedveten > ovetande
på skoj, skoja > skämt
skenavtal, skenrättshandling
på låtsas, låtsasavtal > skenavtal, skenrättshandling
påhittad > osann, osanning, oriktig
tafsa > ofreda
kastat sten, kasta sten > skadegörelse
avåkning > trafikolycka
mopedist > moped
skrota, skrotning
trauma, ptsd, posttraumatisk > psykisk skada, psykiskt lidande
kötid > väntetid
långdragen, utdragen
långdragen, utdragen > långsam handläggning
remissvar > yttrande
operationsfel, sjukhusfel, läkarslarv, slarv i vården > patientskada, vårdskada
akuten, akutmottagning > akut vård, akutsjukvård
svärmor, svärfar, svåger, svägerska, kusin, moster, faster, morbror, farbror > anhörig, anhöriga, släkting
fyllo, redlös > berusad
knarkare, pundare > missbrukare, missbruk
cigarett, snus, rökning > tobak, tobaksvara
vejp, vape, e-cigarett > elektronisk cigarett
lotteri, casino, kasino, vadslagning, betting, poker > spel om pengar
bränna > elda
`;
