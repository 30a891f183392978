/** Everyday verbs, adjectives and their nouns in any area of law. "a, b" finds each other; "a > b" one way. */
export const everydayVerbSynonyms = `
arg, förbannad, ilsken, sur på > upprörd
må dåligt, mår dåligt, ledsen > lidande, psykisk ohälsa
underteckna, undertecknad, underskriven, påskriven, signera
lura till underskrift, lurad att skriva på, lurad att skriva under > svek, svikligt förledande
vägra, motsätta
vägra > underlåta
låta bli > underlåta, avstå
strunta, skita i > underlåta, försumma
glömma, missa, slarva bort > försumma, försummelse
sköta, göra klart, göra färdigt, hålla avtalet, hålla löfte > fullgöra, uppfylla
fullgöra, uppfylla
missköta, misskötsamhet, misskötsel
missköta > försumma
bryta löfte, bryta löftet, bryta avtalet, bryta mot avtalet, inte hålla avtalet > avtalsbrott, kontraktsbrott
löfte, utfästelse
lova, utlova > utfästa, utfästelse, åtagande, förbinda
utfästa, utfästelse
åta sig, åtagande > förbindelse, förpliktelse
avtala bort > friskrivning, tvingande, dispositiv
konflikt, motsättning
strid > konflikt, tvist
reda ut, klara upp, ta reda på, kolla upp > utreda, undersöka
kolla, kolla upp, titta på > kontrollera, granska, undersöka
lösa, lösning
dyr, kostsam
dyr > hög kostnad, högt pris
för dyrt, för dyr, överpris, ockerpris, orimligt pris > oskäligt pris, oskälig, skäligt pris
ocker > oskälig
billig > lågt pris, underpris
rabatt > prisavdrag, avdrag
pris > kostnad
kostnad, utgift
summa, belopp
pengar > belopp, medel, penningar, kontanter
penningar > pengar
kvitto > betalningsbevis, inköpsbevis
fattig, pank, medellös
utan pengar, fattig, pank > medellös, saknar medel
rik, förmögen
förmögenhet, ägodelar > tillgång, tillgångar
gammal, äldre
gammal > ålder
vuxen, myndig
fylla 18, fyllt 18, arton år, 18 år > myndig
myndig > fyllt 18 år
tjej, tant > kvinna
bebis, spädbarn, nyfödd
folk, människa > person
dålig, usel, kass, undermålig, värdelös > bristfällig, undermålig, felaktig, bristande
fel, felaktig > brist, bristfällig
brist, bristfällig > fel
felaktig, oriktig
orättvis, orimlig, oschyst, oschysst > oskälig, otillbörlig
rimlig, skälig
rättvis, lagom, schysst, schyst > skälig
fulspel, fult spel, fula metoder, bondfångeri > otillbörlig
viktig, väsentlig
stort fel, stora fel, allvarligt fel > väsentlig, väsentligt fel
allvarlig > grov
grov > allvarlig
bagatell, obetydlig, småsak, struntsak, mindre allvarlig > ringa
farlig, riskfylld, riskabel
farlig, livsfarlig > fara, risk
risk, fara
trygg, trygghet
otrygg, otrygghet
trygg > säkerhet
otrygg > rädd
tydlig, klar
otydlig, oklar
klart och tydligt > uttryckligen, uttrycklig
muntlig, muntligen
skriftlig, skriftligen
på papper, svart på vitt, nedskrivet > skriftlig, skriftligen
komma överens, överens, enig > ense, enighet, enas
överens, ense, enig
överenskomma, överenskommen > avtala
ta slut, avtalet går ut, avsluta, sluta, löpa ut > upphöra
upphöra > sluta, avsluta
avsluta > uppsägning
börja gälla, träda i kraft, gälla från > ikraftträdande, träda i kraft
tillämpa, tillämplig, tillämpning
gälla > tillämplig, tillämpa
ogiltig, ogiltighet
giltig, giltighet
giltig > bindande
bunden, bindande > förpliktad, förpliktelse
ge tillbaka, lämna tillbaka > återställa, återlämna
få tillbaka, fått tillbaka > återfå, återbetala, återbetalning
hålla inne, hålla kvar, behålla > kvarhålla
ge bort > gåva, skänka
lämna över, ge vidare, räcka över > överlämna
överlämna, överlämnande
utlåning, utlåna
låna ut > utlåning, utlåna
äga tillsammans, äga ihop, samäga > samägd, samäganderätt
gemensam, gemensamt ägd > samägd
äga > tillhöra
tillhöra > äga
skicka, sända
skicka, sända, skicka in > avsända, översända, insända
skicka in, lämna in, inlämna, ge in, inge > inkomma, inge, inlämna
ta emot, motta, erhålla
vänta, avvakta
dra ut på tiden, förhala, maska > fördröja, förhala, dröjsmål
anstånd, uppskov, respit
mer tid, längre tid, skjuta upp, längre betalningstid > anstånd, förlängd tid, förlängning
frånvarande, frånvaro
närvarande, närvaro
tappa bort, borttappad, slarva bort, kommit bort, försvunnit > förkomma, förlora
tappa > förlora, tappa bort
försvunnen > saknad, förkomma
hitta, påträffa, upphitta, upphittad
hitta > finna
gömma, dölja
gömma, dölja, mörka, hemlighålla, tysta ner > undanhålla, förtiga
avslöja, röja, yppa
hemlig, hemlighet
hindra, förhindra, hinder
stoppa > hindra, förhindra, förbjuda
sabotera > försvåra, hindra
störa, störande, störning
irriterande, jobbig > störande
tjatig > påträngande
påverka, påverkan, inverka
övertala, övertalning
övertala, pressa, pressad, manipulera > förmå, påverkan, otillbörlig påverkan
utnyttja, utnyttjande > missbruka, dra fördel
missbruka > utnyttja
stressad > tidspress
försök, försöka
hjälpa till > medverka
flytta in, inflyttning
flytta in > tillträde
flytta ut, flytta > avflytta, avflyttning
flytta hemifrån > eget boende
kasta ut, slänga ut, utslängd, utkastad > avhysa, avhysning, vräka
företag, säljare, butik, affär > näringsidkare
bygga > uppföra
beräkna, beräkning
räkna ut > beräkna, beräkning
årlig, årligen
varje år, per år > årlig, årligen
månatlig, månatligen, månadsvis
varje månad, per månad > månatlig, månatligen, månadsvis
sann, sanning, sanningsenlig
rätta till, rätta felet, korrigera > rättelse, korrigera, avhjälpa
ändra, uppdatera > justera, förändra, jämka
ändring, förändring
bestämma > besluta, fastställa
bestämma, beslut
välja, vald > utse
välja, val
utse > förordna, förordnande
sparka god man, byta god man, avsätta god man, bli av med god man > entlediga
byta ut > ersätta, utbyte
vetskap, kännedom
ovetande, utan att veta, känna till > vetskap, kännedom
märka, lägga märke > upptäcka, inse
upptäcka, upptäckt
begripa, förstå > inse, insikt
borde ha fattat, borde ha förstått, borde ha vetat, borde vetat > inse
utgå från > anta
prata, samtala
diskutera > överlägga, överläggning, förhandla
prata, tala, samtala > samtal
chans, möjlighet
den drabbade, skadad person > skadelidande
den som orsakat skadan, den som orsakade skadan, den som gjorde skadan, den skyldige > skadevållare
meddela, underrätta, informera, upplysa
meddelande, underrättelse
berätta, tala om > uppge, upplysa, meddela
säga till, säga åt > tillsägelse, uppmaning, meddela
tjata > påminna, påminnelse
uppmana, uppmaning
kontakt, kontakta
höra av sig, ringa upp > kontakta
kommunicera, kommunikation
komplettera, komplettering
fler papper, saknas papper, fler uppgifter > komplettering
få svar, inget svar, fått svar, svar > besked
fylla i > ifylld
snabb, skyndsam, skyndsamt
skyndsam, skyndsamt, snarast, omgående, omedelbar
snabbt, fort, direkt, genast, med en gång, på en gång, så snart som möjligt, meddetsamma > skyndsam, skyndsamt, omedelbar
skynda på, påskynda, snabba på, gå före i kön > förtur, påskynda, skyndsam, skyndsamt
förtur > skyndsam, skyndsamt
långsam, seg, trög
långsam, seg > dröjsmål
godkänna > bevilja, bifall, bifalla
bevilja, bifalla, bifall
få ja, fått ja, få igenom, fick igenom > bevilja, bifall
sa nej, säga nej, säger nej, sagt nej > avslå, avslag
få lov, fått lov, ha lov > tillåta, tillstånd
tillåten, laglig, lovlig
förbjuda, förbud
bryta mot lagen, bryta mot reglerna, regelbrott, lagbrott > överträdelse, lagöverträdelse, olaglig
överträda, överträdelse
olaglig > lagstridig, strider mot lag
regel, föreskrift
regelverk > föreskrift, bestämmelse
missnöjd > klagomål
jo, riksdagens ombudsmän
anmäla myndighet, anmäla myndigheten, anmäla kommunen > jo, justitieombudsmannen
gåva till läkare, gåva till handläggare, present till chef > otillbörlig förmån, mutbrott
korrupt, korruption
korruption > mutbrott, muta
maktmissbruk, myndighetsmissbruk > tjänstefel
tillsyn > kontroll, inspektion, granskning
inspektion, kontroll > tillsyn
inspektera, inspektion
hot om böter, böter om jag inte, böter per dag > vite, vitesföreläggande
beordra, befalla, krav från myndigheten, krav från myndighet, myndigheten kräver, kommunen kräver > föreläggande, förelägga
sopor, skräp, soptunna, sophämtning > avfall, hushållsavfall
skräpa ner, nedskräpad, dumpa skräp > nedskräpning
oväsen, oljud, buller
ljud, hög musik, högljudd > buller, störande
störning, rök, mögel > olägenhet
matförgiftad, matförgiftning > livsmedel, livsmedelskontroll
undantag, dispens
gata > väg
park, torg, offentlig plats > allmän plats
grundlag > regeringsformen, tryckfrihetsförordningen
tidning, journalist, reporter, media > massmedia, massmedier, press
hämta, avhämta
mottagare, adressat
räkna > beräkna, beräkning
avsätta, avsatt > entlediga
söka > ansöka, ansökan
riva huset, riva hus > rivningslov, rivning
rösta, rösträtt
`;
