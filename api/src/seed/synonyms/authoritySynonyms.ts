/** Synonyms for authorities, business, privacy, migration and general law. "a, b" finds each other; "a > b" one way. */
export const authoritySynonyms = `
kommunen, regionen, staten > myndighet
kommun, kommunal
landsting, region
handläggare, tjänsteman, byråkrat
soc, socialen, socialtjänsten, socialnämnden, socialförvaltningen
socialsekreterare, soctant > socialtjänst
socialbidrag, soc-bidrag, försörjningsstöd, ekonomiskt bistånd
bidrag från soc, pengar från soc, pengar från socialen, gå på soc > försörjningsstöd, ekonomiskt bistånd
hemtjänst, hemhjälp
äldreboende, ålderdomshem, särskilt boende, vårdboende
hemtjänst, hemhjälp, äldreboende, ålderdomshem, biståndsbeslut, biståndshandläggare > bistånd
försäkringskassan, f-kassan, fk
sjukpenning, sjukpeng
sjukersättning, förtidspension, sjukpension, förtidspensionär
aktivitetsersättning > sjukersättning
bostadsbidrag, hyresbidrag
bostadstillägg, btp
bidrag till hyran, hjälp med hyran > bostadsbidrag, bostadstillägg
återkrav, återkräva
betala tillbaka bidrag, kräver tillbaka pengar, fått för mycket bidrag, för mycket utbetalt > återkrav, återbetalningsskyldig
bidragsfusk, fuskat med bidrag > bidragsbrott
föräldrapenning, föräldradagar, mammapeng
flerbarnstillägg > barnbidrag
assistansersättning, personlig assistans
personlig assistent > personlig assistans
lss, lagen om stöd och service, ledsagarservice, gruppbostad, daglig verksamhet > lss
funktionshinder, funktionsnedsättning, funktionsnedsatt, funktionsvariation, handikapp, handikappad
rullstol, autism, adhd > funktionsnedsättning
pension, ålderspension
pensionär, gå i pension, tjänstepension > pension
csn, studiemedel, studielån, studiebidrag
studieskuld, csn-lån, csn-skuld > studielån
arbetsförmedlingen, af
rektor, lärare, elev, skolklass, klasskamrat, friskola > skola
skolk, skolka, hemmasittare, hemundervisning, hemskola, frånvaro från skolan > skolplikt
mobbad i skolan, mobbning i skolan, skolmobbning, mobbas i skolan, elaka i skolan > kränkande behandling, skola
betyg, skolbetyg, slutbetyg
förskola, dagis, daghem
avslag, avslagsbeslut
fått nej, nekad, sagt nej till ansökan > avslag
besked från myndighet > beslut
överklaga beslut, klaga på beslut, ändra beslut, få beslutet ändrat > överklaga, omprövning
ompröva, omprövning
myndigheten svarar inte, lång handläggningstid, långsam handläggning, väntat i månader, inget besked, drar ut på tiden, lång väntetid > dröjsmålstalan, handläggningstid
jäv, jävig
partisk, opartisk, partiskhet, kompis med handläggaren, vänskapskorruption > jäv
muta, mutad, bestickning
offentlighetsprincipen, offentlig handling, begära ut, begära ut handlingar, få ut handlingar, insyn > allmän handling, offentlighetsprincipen
allmän handling, offentlighetsprincipen
sekretess, sekretessbelagd, hemligstämplad, hemligstämpel
jo, justitieombudsmannen, jo-anmälan
klaga på myndighet, anmäla myndighet, anmäla kommunen, anmäla handläggare > justitieombudsmannen, jo-anmälan
jk, justitiekanslern
serviceskyldighet > förvaltningslagen
vårdköer, vänta på operation, operationskö > vårdgaranti
läkare, doktor
journal, patientjournal, läkarjournal, sjukjournal
lpt, psykiatrisk tvångsvård
tvångsinlagd, tvångsintagen, tvångsvårdad, inlagd mot sin vilja > tvångsvård, lpt
lvm, missbruksvård, tvångsvård av missbrukare
missbrukare, missbruk, alkoholist, narkoman > lvm, missbruksvård
gdpr, dataskyddsförordningen, dataskydd, personuppgifter
personuppgiftslagen, pul > gdpr
radera uppgifter, radera mina uppgifter, ta bort mina uppgifter, bli raderad, rätten att bli glömd, bli bortglömd, bort från google > radering, rätten att bli glömd
vilka uppgifter har ni om mig, se mina uppgifter, vad vet företaget om mig > registerutdrag
sprider mina uppgifter, läckt mina uppgifter, dataläcka, personuppgiftsläcka > personuppgiftsincident, personuppgift
imy, integritetsskyddsmyndigheten, datainspektionen
kamera, övervakningskamera, kamerabevakning, kameraövervakning, bevakningskamera
webbkamera, dörrkamera, ringklocka med kamera, dörrklocka med kamera, åtelkamera > kamerabevakning
drönare, uav, obemannat luftfartyg
drönare > kamerabevakning
spela in, spela in samtal, smyginspelning, ljudinspelning, inspelat samtal > inspelning, olovlig avlyssning
bild på mig, publicera bild, lagt ut bild, bild utan lov, foto utan tillåtelse > namn och bild, personuppgift
mrkoll, ratsit, lexbase, söktjänst > utgivningsbevis, personuppgift
utgivningsbevis, söktjänst
uppehållstillstånd, permanent uppehållstillstånd, put, tillfälligt uppehållstillstånd
få stanna i sverige, stanna i sverige, tut, uppehållskort, ut-kort, bo i sverige > uppehållstillstånd
uppehållskort, eu-medborgare, eu-medborgares familj > uppehållsrätt
visum, turistvisum, schengenvisum
besöka sverige, bjuda in släkting, inbjudan till sverige > visum
asyl, flykting, asylsökande
asylansökan, söka skydd, skyddsbehov, skyddsbehövande > asyl
utvisning, utvisa
avvisning, avvisa vid gränsen
deporteras, deportation, skickas hem, skickas tillbaka, kastas ut ur landet, utkastad ur landet > utvisning, avvisning
papperslös, gömd flykting, utan papper i sverige > uppehållstillstånd, utvisning
familjeåterförening, anhöriginvandring
ta hit sin fru, ta hit min fru, ta hit min man, ta hit familjen, hämta min fru, kärleksinvandring > familjeåterförening, anknytning
arbetstillstånd, arbetsvisum
jobba i sverige, arbeta i sverige > arbetstillstånd
medborgarskap, svensk medborgare, svenskt pass
bli svensk > medborgarskap
migrationsverket, invandrarverket
migrationen > migrationsverket
folkbokföring, folkbokförd, mantalsskriven
flyttanmälan, adressändring
skriven på adress, skriven hos, skriva sig, skriva mig, stå skriven, adressändring, flyttanmälan, falsk adress > folkbokföring
skyddad folkbokföring, sekretessmarkering, skyddade personuppgifter
hemlig adress, skyddad adress, hemliga uppgifter, skyddad identitet, hemlig identitet, dölja min adress > skyddad folkbokföring, sekretessmarkering, skyddade personuppgifter
id-kort, identitetskort, legitimation, id-handling
pass > legitimation, id-kort
företag, firma, bolag
företagare, näringsidkare, egenföretagare
aktiebolag, ab
handelsbolag, hb
kommanditbolag, kb
kommanditbolag > handelsbolag
enskild firma, enskild näringsverksamhet, enskild näringsidkare
eget företag, starta eget, starta företag, driva eget > enskild firma, aktiebolag
kompanjon, affärspartner, bolagsman
kompanjon, affärspartner > delägare, aktieägaravtal
aktieägaravtal, kompanjonsavtal, kompanjonavtal, delägaravtal, kompanjonsförsäkring
andelar i bolag, äga del av bolag > aktie
styrelse, bolagsstyrelse
styrelseledamot, styrelsemedlem, ledamot i styrelsen
vd, verkställande direktör
bolagsstämma, årsstämma
årsstämma > föreningsstämma
föreningsstämma, årsmöte, föreningsmöte
personligt betalningsansvar, personligt ansvar
betala ur egen ficka, ansvarig med egna pengar, personligt ansvarig, personligt skyldig, ansvarsgenombrott > personligt ansvar, personligt betalningsansvar
kontrollbalansräkning, förbrukat aktiekapital
aktiekapitalet är slut, slut på pengar i bolaget > kontrollbalansräkning
likvidation, avveckla bolag
lägga ner företag, lägga ner bolaget, stänga företaget, avsluta bolaget > likvidation
f-skatt, f-skattsedel
faktura, fakturering, räkning
upphandling, offentlig upphandling, lou
upphovsrätt, copyright, upphovsman
kopiera bild, stulit min bild, stulit mitt foto, använda bild från internet, använt min bild, använt mitt foto, stulit min text, plagiat, plagierad, min låt > upphovsrätt
fildelning, ladda ner film, streama olagligt, piratkopiering, piratkopia > upphovsrätt
logotyp, företagslogga, märkeskopia, kopierat mitt namn > varumärke
patent, uppfinning, uppfinnare
mönsterskydd, designskydd
domännamn, domän, webbadress
marknadsföring, reklam
vilseledande reklam, falsk reklam, falsk marknadsföring, luras i reklam > vilseledande marknadsföring, marknadsföring
influencer, reklamsamarbete, betalt samarbete > marknadsföring
spam, skräppost, reklamutskick > marknadsföring, gdpr
kartell, prissamarbete > konkurrens
franchise, franchisetagare
företagshemlighet, affärshemlighet
klubb, idrottsklubb, idrottsförening > ideell förening, förening
uteslutning ur förening, utesluten, utesluta medlem, kastad ur föreningen, utkastad ur föreningen, petad ur klubben > uteslutning, utesluta
arn, allmänna reklamationsnämnden, reklamationsnämnden
konsumentverket, hallå konsument
konsumentvägledare, konsumentrådgivare
konsumentombudsmannen, ko
do, diskrimineringsombudsmannen
lag, lagstiftning, författning
regel, bestämmelse
regel > lag
paragraf, lagrum, lagparagraf
skyldighet, plikt, förpliktelse
olaglig, otillåten, förbjuden, lagstridig
laglig, tillåten > olaglig, förbjuden
är det lagligt, är det straffbart, brottsligt > olaglig, straffbar
tidsfrist, frist
deadline, sista dag, hur lång tid har man, hur länge har man på sig, tid kvar, dagar kvar > tidsfrist, frist
mejl, mail, e-post, epost, mejla, e-mail
blankett, formulär, mall
underskrift, signatur, namnteckning, signera, underteckna, skriva under
skriva på, skriva sitt namn > underskrift, signera
skriva under, skriva på, signera, underteckna, skriva sitt namn > underskrift, underteckna
gratis, kostnadsfri
brottsbalken, brb
föräldrabalken, fb
ärvdabalken, äb
äktenskapsbalken, äktb
jordabalken, jb
rättegångsbalken, rb
avtalslagen, avtl
köplagen, köpl
konsumentköplagen, kköpl
konsumenttjänstlagen, ktjl
skadeståndslagen, skl
hyreslagen, 12 kap jordabalken
semesterlagen, seml
arbetstidslagen, atl
diskrimineringslagen, diskl
utsökningsbalken, ub
bostadsrättslagen, brl
preskriptionslagen, preskl
räntelagen, räntel
aktiebolagslagen, abl
konkurslagen, konkl
skuldebrevslagen, skbrl
distansavtalslagen, dal
försäkringsavtalslagen, fal
miljöbalken, mb
ivo, inspektionen för vård och omsorg
lex maria > vårdskada, patientskada
lex sarah > missförhållande, socialtjänst
skolskjuts, skoltaxi
besked > beslut
väntat länge på besked, väntat i ett år, väntat i evigheter, legat länge, legat i månader, legat i ett år, bestämma sig, tvinga fram ett svar, tvinga fram beslut > dröjsmål, handläggningstid, avgöra
tala om vem jag är, säga vem jag är, uppge namn, säga vad jag heter > namn, anonym, efterforska
läsa kommunens papper, få läsa, ta del av papper > allmän handling
klaga på, klaga hos, vart klagar > överklaga, anmäla
gifta mig med någon utomlands, gifta mig med en utländsk, komma och bo, komma hit, få hit, bo hos mig här > anknytning, uppehållstillstånd, familjeåterförening
slog mig, slår mig, misshandlade mig > våld, misshandel
utvisad, bli utvisad > utvisning, uppehållstillstånd
kafé, café, restaurang, rörelse > företag
hoppa av, kliva av, gå ur bolaget, lämna bolaget > utträde, gå ur
driva ihop, drev med, driver tillsammans > handelsbolag, kompanjon
sitter i styrelsen, sitta i styrelse > styrelseledamot
ta mitt hus, ta min lägenhet, mina egna pengar, privata pengar > personligt ansvar, utmätning
pengarna är slut i firman, firman går dåligt, firman snart slut > aktiekapital, kontrollbalansräkning, obestånd
sälja på nätet, sälja på internet, sälja på webben > webbutik, e-handel, distansavtal
information till kunderna, upplysa kunderna > information
straffad, straffbar, brottslig
vad måste jag tjäna, försörjningskrav, tillräcklig inkomst > försörja, försörjning
`;
