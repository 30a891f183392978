/** Synonyms for authorities, business, privacy, migration and general law. "a, b" finds each other; "a > b" one way. */
export const authoritySynonyms = `
myndighet, myndigheten, kommunen, staten
kommun, kommunal, stadsdel
soc, socialen, socialtjänsten, socialtjänst, socialnämnden, socialnämnd
socialbidrag, soc-bidrag, försörjningsstöd, ekonomiskt bistånd, bidrag från soc
biståndsbeslut, bistånd, hemtjänst, äldreboende, särskilt boende
försäkringskassan, f-kassan, fk, kassan
sjukpenning, sjukersättning, förtidspension, sjukpension
aktivitetsersättning > sjukersättning
bostadsbidrag, bostadstillägg
återkrav, betala tillbaka bidrag, kräver tillbaka pengar, återkräva
föräldrapenning, föräldradagar
barnbidrag, flerbarnstillägg
assistansersättning, personlig assistans, assistent, lss
funktionshinder, funktionsnedsättning, funktionsvariation, handikapp
pension, ålderspension, pensionär
csn, studiemedel, studielån, studiebidrag
arbetsförmedlingen, af
skola, rektor, lärare, elev
skolplikt, hemundervisning, frånvaro från skolan
skolmobbning, mobbad i skolan, kränkande behandling i skolan
betyg, skolbetyg
förskola, dagis
beslut, besked från myndighet, avslag, avslagsbeslut
överklaga beslut, ompröva, omprövning, klaga på beslut
dröjsmål hos myndighet, myndigheten svarar inte, lång handläggningstid, långsam handläggning, drar ut på tiden, dröjsmålstalan
förvaltningslagen, förvaltningslag
jäv, jävig, partisk, opartisk
offentlig handling, allmän handling, begära ut, få ut handlingar, offentlighetsprincipen
sekretess, sekretessbelagd, hemligstämplad
jo, justitieombudsmannen, jo-anmälan, klaga på myndighet
jk, justitiekanslern
serviceskyldighet > förvaltningslagen
vårdgaranti, vårdköer, sjukvård, patient
journal, patientjournal, läsa min journal
tvångsvård, lpt, psykiatrisk tvångsvård
lvm, missbruksvård
gdpr, dataskyddsförordningen, dataskydd, personuppgifter, personuppgiftslagen, pul
radera uppgifter, bli raderad, rätten att bli glömd, bli bortglömd
registerutdrag, vilka uppgifter har ni om mig
imy, integritetsskyddsmyndigheten, datainspektionen
kamera, övervakningskamera, kamerabevakning, kameraövervakning, bevakningskamera
spela in samtal, inspelning, smyginspelning, ljudinspelning
bild på mig, publicera bild, bild utan lov, foto utan tillåtelse > namn och bild, personuppgifter, förtal
mrkoll, ratsit, söktjänst, utgivningsbevis
uppehållstillstånd, permanent uppehållstillstånd, put, få stanna i sverige, stanna i sverige
visum, turistvisum, schengenvisum
asyl, asylsökande, flykting, skyddsbehov
utvisning, utvisa, utvisas, avvisning, deporteras, skickas hem
anhöriginvandring, familjeåterförening, ta hit sin fru, ta hit familjen
arbetstillstånd, jobba i sverige
medborgarskap, svensk medborgare, bli svensk
migrationsverket, migration
folkbokföring, folkbokförd, adressändring, skriven på adress, mantalsskriven
id-kort, pass, legitimation
företag, firma, bolag, näringsverksamhet
aktiebolag, ab, aktiebolaget
handelsbolag, hb, kommanditbolag
enskild firma, enskild näringsidkare, eget företag
kompanjon, delägare, affärspartner
aktieägaravtal, kompanjonavtal, delägaravtal
aktie, aktier, andelar i bolag
styrelse, styrelseledamot, bolagsstyrelse
vd, verkställande direktör
bolagsstämma, årsstämma, stämma
personligt ansvar, personligt betalningsansvar, ansvarsgenombrott
kontrollbalansräkning, förbrukat aktiekapital
likvidation, avveckla bolag, lägga ner företag
f-skatt, f-skattsedel
faktura, räkning, fakturering
upphandling, offentlig upphandling, lou
upphovsrätt, copyright, upphovsman
kopiera bild, stulit min bild, använda bild från internet > upphovsrätt
varumärke, logga, logotyp, varumärkesintrång
patent, uppfinning
domännamn, webbadress
fildelning, ladda ner film, piratkopiering, pirat > upphovsrätt
marknadsföring, reklam, vilseledande reklam
sponsring, influencer > marknadsföring
konkurrens, kartell
franchise, franchisetagare
ideell förening, förening, klubb
stiftelse, fond
uteslutning ur förening, utesluten, utesluta medlem
arn, allmänna reklamationsnämnden, reklamationsnämnden
konsumentverket, konsumentvägledare, hallå konsument
konsumentombudsmannen, ko
do, diskrimineringsombudsmannen
lag, lagen, lagstiftning, regel, författning, regler
paragraf, lagrum, lagparagraf
rättighet, rättigheter, vad har jag rätt till
skyldighet, måste man, plikt
olagligt, lagligt, förbjudet, brottsligt, får man
tidsfrist, deadline, sista dag, hur lång tid har man
mejl, mail, e-post, epost, mejla
blankett, formulär, mall
intyg, bevis på
underskrift, signatur, skriva under, namnteckning
gratis, kostnadsfri, utan kostnad
hjälp, rådgivning, råd
brottsbalken, brb
föräldrabalken, fb
ärvdabalken, äb
äktenskapsbalken, äktb
jordabalken, jb
rättegångsbalken, rb
avtalslagen, avtl
köplagen, köpl
konsumentköplagen, kköpl
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
`;
