/** Everyday verbs, adjectives and their nouns in any area of law. "a, b" finds each other; "a > b" one way. */
export const everydayVerbSynonyms = `
må dåligt, mår dåligt > lidande, psykisk ohälsa
underteckna, undertecknad, underskriven, påskriven, signera
lura till underskrift, lurad att skriva på, lurad att skriva under > svek, svikligt förledande
vägra > motsätta
låta bli > underlåta, avstå
strunta, skita i > underlåta, försumma
göra klart, göra färdigt, hålla avtalet, hålla löfte > fullgöra, uppfylla
fullgöra, uppfylla
missköta, misskötsamhet, misskötsel
missköta > försumma
bryta löfte, bryta löftet, bryta avtalet, bryta mot avtalet, inte hålla avtalet > avtalsbrott, kontraktsbrott
löfte, utfästelse
lova, utlova > utfästa, utfästelse, åtagande, förbinda
utfästa, utfästelse
åta sig, åtagande > förbindelse, förpliktelse
avtala bort > tvingande, dispositiv
konflikt, motsättning
strid > konflikt, tvist
reda ut, klara upp, ta reda på, kolla upp > utreda, undersöka
kolla, kolla upp, titta på > kontrollera, granska, undersöka
dyr, kostsam
dyr > hög kostnad, högt pris
billig > lågt pris, underpris
kostnad, utgift
summa, belopp
pengar > penningar, penningmedel
penningar > pengar
fattig, pank, medellös
utan pengar, fattig, pank > medellös, saknar medel
rik, förmögen
hur gammal > ålder, åldersgräns
fylla 18, fyllt 18, arton år, 18 år > myndig
myndig > fyllt 18 år
tjej, tant > kvinna
bebis, spädbarn, nyfödd
usel, kass, värdelös > bristfällig, undermålig, bristande
undermålig, bristfällig
felaktig > bristfällig
bristfällig > felaktig
felaktig, oriktig
orättvis, orimlig, oschyst, oschysst > oskälig
rimlig, skälig
rättvis, schysst, schyst > skälig
fulspel, fult spel, fula metoder, bondfångeri > otillbörlig
viktig > väsentlig
stort fel, stora fel, allvarligt fel > väsentlig, väsentligt fel
allvarlig > grov
bagatell, obetydlig, småsak, struntsak, mindre allvarlig > ringa
farlig, riskfylld, riskabel
farlig, livsfarlig > risk
trygg, trygghet
otrygg, otrygghet
otydlig, oklar
klart och tydligt > uttryckligen, uttrycklig
muntlig, muntligen
skriftlig, skriftligen
på papper, svart på vitt, nedskrivet > skriftlig, skriftligen
komma överens, överens, enig > ense, enighet, enas
överens, ense, enig
överenskomma, överenskommen > avtala
ta slut, avtalet går ut, avsluta, sluta, löpa ut > upphöra
börja gälla, träda i kraft, gälla från > ikraftträdande, träda i kraft
tillämpa, tillämplig, tillämpning
giltig, giltighet
giltig > bindande
bunden, bindande > förpliktad, förpliktelse
ge tillbaka, lämna tillbaka > återställa, återlämna
få tillbaka, fått tillbaka > återfå
hålla inne, hålla kvar, behålla > kvarhålla
ge bort > gåva, skänka
lämna över, ge vidare, räcka över > överlämna
överlämna, överlämnande
utlåning, utlåna
låna ut > utlåning, utlåna
äga tillsammans, äga ihop, samäga > samägd, samäganderätt
gemensam, gemensamt ägd > samägd
tillhöra > äga
skicka, sända
skicka, sända, skicka in > avsända, översända, insända
skicka in, lämna in, inlämna, ge in > inkomma, inlämna
ta emot, motta, erhålla
vänta > avvakta
anstånd, uppskov, respit
mer tid, längre betalningstid > anstånd, förlängd tid
frånvarande, frånvaro
närvarande, närvaro
tappa bort, borttappad, kommit bort > förkomma, förlorad
försvunnen > saknad
hitta > påträffa, upphittad
gömma, dölja
gömma, dölja, mörka, hemlighålla, tysta ner > undanhålla, förtiga
avslöja, röja, yppa
hemlig, hemlighet
hindra, förhindra, hinder
stoppa > hindra, förhindra
sabotera > försvåra, hindra
störa, störande, störning
tjatig > påträngande
påverka, påverkan, inverka
övertala, övertalning
övertala, pressa, pressad, manipulera > förmå, otillbörlig påverkan
försök, försöka
flytta in, inflyttning
flytta in > tillträde
flytta hemifrån > eget boende
företag, butik, affär > näringsidkare
bygga > uppföra
beräkna, beräkning
räkna ut > beräkna, beräkning
årlig, årligen
varje år, per år > årlig, årligen
månatlig, månatligen, månadsvis
varje månad, per månad > månatlig, månatligen, månadsvis
sann, sanning, sanningsenlig
rätta till, rätta felet, korrigera > rättelse, korrigera, avhjälpa
ändring, förändring
bestämma > besluta
välja, vald > utse
välja, val
utse > förordna, förordnande
byta ut > utbyte
vetskap, kännedom
ovetande, utan att veta, känna till > vetskap, kännedom
märka, lägga märke > upptäcka, inse
upptäcka, upptäckt
begripa, förstå > inse, insikt
borde ha fattat, borde ha förstått, borde ha vetat, borde vetat > inse
prata > samtala
diskutera > överlägga, överläggning, förhandla
den drabbade, skadad person > skadelidande
den som orsakat skadan, den som orsakade skadan, den som gjorde skadan, den skyldige > skadevållare
berätta, tala om > uppge, upplysa, meddela
säga till, säga åt > tillsägelse, uppmaning
tjata > påminna, påminnelse
uppmana, uppmaning
kontakt, kontakta
höra av sig, ringa upp > kontakta
kommunicera, kommunikation
komplettera, komplettering
fler papper, saknas papper, fler uppgifter > komplettering
få svar, inget svar, fått svar > besked
fylla i > ifylld
skyndsam, skyndsamt, snarast, omgående, omedelbar
snabbt, fort, genast, med en gång, på en gång, så snart som möjligt, meddetsamma > skyndsam, skyndsamt, omedelbar
skynda på, påskynda, snabba på, gå före i kön > förtur, påskynda, skyndsam, skyndsamt
förtur > skyndsam, skyndsamt
långsam, seg, trög
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
regel > föreskrift
regelverk > föreskrift, bestämmelse
missnöjd > klagomål
jo, riksdagens ombudsmän
anmäla myndighet, anmäla myndigheten, anmäla kommunen > jo, justitieombudsmannen
gåva till läkare, gåva till handläggare, present till chef > otillbörlig förmån, mutbrott
korrupt, korruption
korruption > mutbrott, muta
maktmissbruk, myndighetsmissbruk > tjänstefel
tillsyn > inspektion
inspektion, kontroll > tillsyn
inspektera, inspektion
hot om böter, böter om jag inte, böter per dag > vite, vitesföreläggande
beordra, befalla, krav från myndigheten, krav från myndighet, myndigheten kräver, kommunen kräver > föreläggande, förelägga
sopor, skräp, soptunna, sophämtning > avfall, hushållsavfall
skräpa ner, nedskräpad, dumpa skräp > nedskräpning
oväsen, oljud, buller
hög musik, högljudd > buller, störande
störning, rök > olägenhet
matförgiftad, matförgiftning > livsmedel, livsmedelskontroll
dispens > undantag
gata > väg
park, torg, offentlig plats > allmän plats
grundlag > regeringsformen, tryckfrihetsförordningen
tidning, journalist, reporter, media > massmedia, massmedier, press
hämta, avhämta
avsätta, avsatt > entlediga
söka > ansöka, ansökan
rösta > rösträtt
riva huset, riva hus > rivningslov, rivning
dra ut på tiden, förhala, maska > fördröja, förhala, dröjsmål
`;
