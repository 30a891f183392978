/** Synonyms for authorities, benefits, personal data and law in general. "a, b" finds each other; "a > b" one way. */
export const authoritySynonyms = `
kommun, kommunal
landsting, region
handläggare, tjänsteman, byråkrat
soc, socialen, socialförvaltningen > socialtjänst, socialnämnd
socialtjänst, socialnämnd > soc, socialen
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
betala tillbaka bidrag, kräver tillbaka pengar, fått för mycket bidrag, för mycket utbetalt, kräver tillbaka bidrag, återbetala bidrag > återkrav, återbetalningsskyldig, återkräva
bidragsfusk, fuskat med bidrag > bidragsbrott
föräldrapenning, föräldradagar, mammapeng
flerbarnstillägg > barnbidrag
assistansersättning, personlig assistans
personlig assistent > personlig assistans
lss, lagen om stöd och service, ledsagarservice, gruppbostad, daglig verksamhet > lss
funktionshinder, funktionsnedsättning, funktionsnedsatt, funktionsvariation, handikapp, handikappad
pension, ålderspension
pensionär, gå i pension, tjänstepension > pension
csn, studiemedel, studielån, studiebidrag
arbetsförmedlingen, af
rektor, lärare, elev, skolklass, klasskamrat, friskola > skola
skolk, skolka, hemmasittare, hemundervisning, hemskola, frånvaro från skolan > skolplikt
mobbad i skolan, mobbning i skolan, skolmobbning, mobbas i skolan, elaka i skolan > kränkande behandling, skola
betyg, skolbetyg, slutbetyg
förskola, dagis, daghem
avslag, avslagsbeslut
fått nej, nekad, sagt nej till ansökan > avslag, avslå
besked från myndighet > beslut
överklaga beslut, klaga på beslut, ändra beslut, få beslutet ändrat > överklaga, omprövning, överklagande
ompröva, omprövning
myndigheten svarar inte, lång handläggningstid, långsam handläggning, väntat i månader, inget besked, drar ut på tiden, lång väntetid > dröjsmålstalan, handläggningstid
opartisk, partiskhet, kompis med handläggaren, vänskapskorruption > jäv
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
kamera, övervakningskamera, kamerabevakning, kameraövervakning, bevakningskamera
webbkamera, dörrkamera, ringklocka med kamera, dörrklocka med kamera, åtelkamera > kamerabevakning
drönare, uav, obemannat luftfartyg
drönare > kamerabevakning
spela in, spela in samtal, smyginspelning, ljudinspelning, inspelat samtal > inspelning, olovlig avlyssning
bild på mig, publicera bild, lagt ut bild, bild utan lov, foto utan tillåtelse > namn och bild, personuppgift
mrkoll, ratsit, lexbase, söktjänst > utgivningsbevis, personuppgift
utgivningsbevis, söktjänst
folkbokföring, folkbokförd, mantalsskriven
flyttanmälan, adressändring
skriven på adress, skriven hos, stå skriven, adressändring, flyttanmälan, falsk adress, skriva sig på en adress, skriva mig på en adress > folkbokföring, folkbokförd
skyddad folkbokföring, sekretessmarkering, skyddade personuppgifter
hemlig adress, skyddad adress, hemliga uppgifter, skyddad identitet, hemlig identitet, dölja min adress > skyddad folkbokföring, sekretessmarkering, skyddade personuppgifter
id-kort, identitetskort, legitimation, id-handling
pass > legitimation, id-kort
arn, allmänna reklamationsnämnden, reklamationsnämnden
konsumentverket, hallå konsument
konsumentombudsmannen, ko
do, diskrimineringsombudsmannen
lag, lagstiftning, författning
regel, bestämmelse
regel > lag
paragraf, lagrum, lagparagraf
olaglig, otillåten, förbjuden, lagstridig
är det straffbart, brottsligt > olaglig, straffbar
deadline, sista dag, hur lång tid har man, hur länge har man på sig, tid kvar, dagar kvar > tidsfrist, frist
mejl, mail, e-post, epost, mejla, e-mail
blankett, formulär, mall
underskrift, signatur, namnteckning, signera, underteckna, skriva under
skriva på, skriva sitt namn > underskrift, signera
skriva under, skriva på, signera, underteckna, skriva sitt namn > underskrift, underteckna
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
klaga hos, vart klagar > överklaga, anmäla, överklagande
gifta mig med någon utomlands, gifta mig med en utländsk, komma och bo, komma hit, få hit, bo hos mig här > anknytning, uppehållstillstånd, familjeåterförening
slog mig, slår mig, misshandlade mig > våld, misshandel, misshandla
utvisad, bli utvisad > utvisning, uppehållstillstånd, utvisa
kafé, café, restaurang, rörelse > företag
hoppa av, kliva av, gå ur bolaget, lämna bolaget > utträde, gå ur
driva ihop, drev med, driver tillsammans > handelsbolag, kompanjon
sitter i styrelsen, sitta i styrelse > styrelseledamot
ta mitt hus, privata pengar > personligt ansvar, utmätning, utmäta
pengarna är slut i firman, firman går dåligt, firman snart slut > aktiekapital, kontrollbalansräkning, obestånd
sälja på nätet, sälja på internet, sälja på webben > webbutik, e-handel, distansavtal
information till kunderna, upplysa kunderna > information
straffad, straffbar, brottslig
vad måste jag tjäna, försörjningskrav, tillräcklig inkomst > försörja, försörjning
fått avslag, fick avslag, sa nej till min ansökan, nekade min ansökan, avslagen ansökan, ansökan avslagen, avslaget > avslag, överklaga, avslagsbeslut, avslå, överklagande
avslagsbeslut > avslag, överklaga
väntat på beslut, väntar på beslut, vänta på beslut, handläggare svarar inte, handläggaren svarar inte, får inte tag på handläggaren, seg handläggning, myndigheten sölar, aldrig får beslut från, snabba på handläggning, skynda på handläggning, skynda på ärendet, påskynda ärendet, inget besked från myndigheten > dröjsmål, handläggningstid, dröjsmålstalan, långsam handläggning
långsam handläggning, lång handläggning > dröjsmålstalan
dröjsmålstalan, begära avgörande > långsam handläggning
kommunen svarar inte, kommunen ignorerar, myndigheten ignorerar > serviceskyldighet, förvaltningslagen, justitieombudsmannen
felaktigt beslut, fel beslut, beslutet är fel, orättvist beslut > omprövning, överklaga, överklagande
skrivfel i beslut, rätta beslut > rättelse
ändra sig om beslut > omprövning
klaga på myndighetens beslut, klaga på kommunen, klaga på kommunens beslut > överklaga, överklagande
laglighetsprövning, kommunalbesvär > laglighetsprövning, överklaga, överklagande
dålig handläggare, handläggaren är otrevlig, illa behandlad av myndighet, felbehandlad av myndighet, klaga på handläggare, jo-anmäla > justitieombudsmannen, jo-anmälan
felaktig myndighetsutövning > justitieombudsmannen, jo-anmälan, tjänstefel
ersättning från staten, staten gjort fel > skadestånd, justitiekanslern, skadeståndsskyldig
myndighet gjort fel, fel besked från myndighet, felaktig information från myndighet > skadestånd, justitiekanslern, myndighetsutövning, skadeståndsskyldig
kommunen gjort fel, kommunen har gjort fel > skadestånd, myndighetsutövning, skadeståndsskyldig
släkt med handläggaren, känner handläggaren, svågerpolitik, jävig > jäv
hemliga papper, hemlig handling, sekretessbelagt, hemligstämplat, maskad handling, får inte se handlingen, vägrar lämna ut handling, nekas handling, kommunen vägrar lämna ut, hemligt beslut > sekretess, allmän handling, utlämnande
diariet, diarium, diarieförd, begära ut mejl, offentligt papper, offentliga handlingar, offentliga papper, vem kan läsa mina papper > allmän handling, offentlighetsprincipen
meddelarfrihet, källskydd, tipsa media, tipsa tidningen, läcka till media > meddelarfrihet, efterforskningsförbud
soctanten, socsekreterare, socialen ringde, socialen vill prata > socialtjänst, socialnämnd
socialen utreder, utredd av soc, soc utreder, anmäld till soc, anmäld till socialen, anmäla till soc, anmäla till socialen, grannen anmält oss till soc > socialtjänst, orosanmälan, socialnämnd
orosanmälan, orosanmäla, orosanmäld, anmäla oro
omhändertagna barn, soc tar barnen > lvu, omhändertagande, omhändertagen, socialtjänst
tvångsomhändertagen, tvångsomhänderta, tvångsomhändertagande > omhändertagande, omhändertagen
lvu, tvångsvård av unga > omhändertagande, vård av unga
nekad bistånd, nekad hemtjänst, nekas hemtjänst > bistånd, avslag, avslå
nekad soc, nekas försörjningsstöd > försörjningsstöd, avslag, avslå
nekad bidrag, får inte bidrag, fick inget bidrag > avslag, avslå
riksnormen > försörjningsstöd
existera på soc, pengar till mat, pengar till hyran, har inga pengar kvar till mat, kan inte betala hyran soc > försörjningsstöd, ekonomiskt bistånd
kräver tillbaka bostadsbidrag, kräver tillbaka sjukpenning, kräver tillbaka föräldrapenning, betala tillbaka bostadsbidrag, betala tillbaka sjukpenning, betala tillbaka till försäkringskassan, skyldig försäkringskassan > återkrav, återbetalningsskyldig, försäkringskassan, återkräva
återkrav, återkräva > återbetalning, återbetalningsskyldig, återbetala
fuskar med bidrag, fuskar med vab, bidragsfuskare, bidragsfiffel, fuska med sjukpenning, felaktiga uppgifter till försäkringskassan > bidragsbrott
sjukkassan > försäkringskassan
försäkringskassan nekar, försäkringskassan nekade, försäkringskassan sa nej, försäkringskassan vägrar, försäkringskassan avslog, försäkringskassan avslår > avslag, avslå, omprövning
nekad sjukpenning, indragen sjukpenning, drar in sjukpenning, drog in min sjukpenning, utan sjukpenning, utförsäkrad > sjukpenning, försäkringskassan, avslag, omprövning, avslå
förlorad sgi, nollad sgi > sjukpenninggrundande inkomst, sjukpenning
sgi, sjukpenninggrundande inkomst
arbetsförmåga, orkar inte arbeta, klarar inte att jobba > arbetsförmåga, sjukpenning, sjukersättning
sjukbidrag, förtidspensionerad, sjukpensionerad > sjukersättning
nekad a-kassa, avstängd från a-kassan, avstängd från kassan, inte rätt till a-kassa, utan a-kassa, arbetslöshetskassan, alfakassan, karens i a-kassan, sade upp mig a-kassa > a-kassa, arbetslöshetsersättning, arbetslöshetsförsäkring
arbetslöshetsförsäkring, a-kassa, arbetslöshetsersättning
aktivitetsstöd, aktivitetsrapport, jobbcoach, platsförmedlingen > arbetsförmedlingen
vårdbidrag, omvårdnadsbidrag, merkostnadsersättning, handikappersättning > funktionsnedsättning, försäkringskassan
bygga utan lov, byggt utan lov, byggt utan tillstånd, byggt svart, svartbygge, svart bygge, olovligt bygge, bygga ut huset, bygga altan, bygga garage, bygga friggebod, inglasa, glasa in balkong, bygga pool, bygga carport, bygga till, utbyggnad, tillbyggnad, friggebod, attefall, attefallshus, byggtillstånd, byggnadstillstånd > bygglov, byggnadsnämnd, plan- och bygglagen
bygglov, byggnadslov
stadsbyggnadskontor, stadsbyggnadsnämnd > byggnadsnämnd
rivningsföreläggande, måste riva, tvingas riva, kommunen tvingar mig riva, byggsanktionsavgift > bygglov, byggnadsnämnd, föreläggande
detaljplan, prickmark, bygga på prickmark > detaljplan, bygglov
grannen bygger, grannens bygge, grannen ska bygga, grannen fick bygglov > bygglov, granne, överklaga, överklagande
godman, gode mannen, gode man, gode mannens > godmanskap, ställföreträdare, överförmyndare
förmyndare > ställföreträdare, överförmyndare
förvaltarskap > förvaltare, ställföreträdare, överförmyndare
godmanskap > ställföreträdare, överförmyndare
kan inte sköta sin ekonomi, klarar inte sin ekonomi, dement mamma, dement pappa, dement förälder, klarar inte ekonomin > framtidsfullmakt, förvaltare, överförmyndare, godmanskap, anhörigbehörighet
framtidsfullmakt > fullmakt
körkortsmyndighet, körkortstillstånd, körkortstillståndet, få körkort, transportstyrelsen nekar, läkarintyg körkort > körkortstillstånd, körkort, transportstyrelsen
läkarmisstanke körkort, demens och körkort, epilepsi och körkort, synfel och körkort > körkort, läkarintyg
serveringstillstånd, alkoholtillstånd, utskänkningstillstånd
tvångsinlagd, inspärrad på psyket, tvångsmedicinering, bältad > psykiatrisk tvångsvård, tvångsvård, lpt
vården vägrar, nekad vård, får inte vård, får inte operation, vårdkö, kö till operation, väntetid i vården, får inte remiss > vårdgaranti, hälso- och sjukvårdslagen
läst min journal, läsa min journal, ändra i journalen, fel i journalen, ta bort journal, journalen > patientjournal, journal, patientdatalagen
rykten från vården, sjuksköterskan berättade, läkaren berättade, bröt tystnadsplikten, brutit mot tystnadsplikt, brott mot tystnadsplikten, brutit sekretess > tystnadsplikt, sekretess
filma polis, filma någon, får man filma, fota någon, får man fota, fotografera någon, får man fotografera > fotografering, kränkande fotografering
spela in chefen, smyginspelad, banda samtal, spelade in samtal, spelat in samtal, spela in samtal, smyginspelning > olovlig avlyssning, inspelning
säga vad man vill, åsiktsfrihet > yttrandefrihet
tryckfrihet > yttrandefrihet
demonstrera, demonstration, protestera på stan > demonstration, mötesfrihet
diskriminerad på krogen, nekad inträde, porten på krogen, inte insläppt > diskriminering, diskriminera
olagligt, olagliga, otillåtet, brott mot lagen, lagbrott, lagligt > olaglig, förbjuden
prejudikat, hd-dom > rättsfall
pbl, plan- och bygglagen
byggnadslagen > plan- och bygglagen
fvl, förvaltningslagen
hsl, hälso- och sjukvårdslagen
sekretesslagen, osl, offentlighets- och sekretesslagen
rf, regeringsformen, grundlagen > grundlag
utlänningslagen, utlänningslag, utll
firmalagen, lag om företagsnamn > företagsnamn
föräldraledighetslagen, fll
aml, arbetsmiljölagen
vml, varumärkeslagen
tsl, trafikskadelagen
trafikskadelag, trafikskadelagen > trafikskada
brottsskadelagen > brottsskadeersättning
kamerabevakningslagen, kamerabevakningslag > kamerabevakning
skatteförfarandelagen, sfl, inkomstskattelagen > skatt
socialförsäkringsbalken, sfb > försäkringskassan
körkortslagen > körkort
narkotikastrafflagen, narkotikastrafflag > narkotikabrott
trafikbrottslagen, tbl > trafikbrott
soc tog barnen, soc tog mitt barn, socialen tog mitt barn, socialen tog barnen, socialen ta mina barn, soc ta mina barn > lvu, omhändertagande, socialtjänst
min logga, vår logga, företagets logga, firmans logga > varumärke, kännetecken, upphovsrätt
källkod, sångtext > upphovsrätt
händer ingenting med ärendet, inget händer med ärendet, inget händer med min ansökan, inget hänt i ärendet, ärendet ligger, ansökan ligger, ärendet står still > dröjsmål, handläggningstid, dröjsmålstalan
osl > sekretess
tar lång tid, tar för lång tid, tar orimligt lång tid, tagit lång tid, tar alldeles för lång tid, dragit ut på tiden, drar på tiden, tar evigheter, tar en evighet, väntat i evighet > dröjsmål, handläggningstid
inget beslut, inte fått beslut, får inget beslut, aldrig fått beslut, inte svarat på min ansökan > dröjsmålstalan, handläggningstid, dröjsmål
tillbaka pengar till försäkringskassan, tillbaka till försäkringskassan, tillbaka pengar till kommunen, pengar tillbaka till försäkringskassan > återkrav, återbetalningsskyldig
handläggaren är kompis, tjänstemannen är kompis, handläggaren är släkt, handläggaren känner, nämnden är kompis, kommunpolitiker är kompis > jäv
kickad ur landet, kastad ur landet, kastad ut ur sverige > utvisning, avvisning, utvisa
osams i bolaget, osämja i bolaget, delägarna bråkar, osams med delägare, osams med min delägare > delägare, aktieägaravtal
bolaget kraschade, firman kraschade, företaget kraschade, firman sprack, bolaget sprack, företaget gick omkull > konkurs
snott mitt firmanamn, snott firmanamn, tagit mitt firmanamn, samma firmanamn, förväxlas med mitt företag, förväxlingsbar > varumärke, varumärkesintrång, firmanamn, kännetecken
socialen nekar, socialen nekade, socialen sa nej, socialen avslog, socialen vill inte ge, soc vill inte ge, soc nekar, soc nekade, soc säger nej, soc sa nej, nej från socialen, nej från soc, nej av soc > avslag, försörjningsstöd, bistånd, överklaga
nej från myndigheten, nej från kommunen, nej från försäkringskassan, nej från migrationsverket, nej av kommunen, nej av försäkringskassan, nej av migrationsverket, kommunen sa nej, kommunen säger nej, kommunen nekade, kommunen nekar, migrationsverket sa nej, migrationsverket säger nej, migrationsverket nekade > avslag, överklaga
vårdnadsutredning, socialen kommer hem > socialtjänst
dublinförordningen > asyl
nya asylskäl, nya skäl för asyl > asyl, verkställighetshinder
arbetskraftsinvandring, arbetskraftsinvandrare, anställa någon från utlandet, anställa utländsk > arbetstillstånd
legat hos migrationsverket, väntar på migrationsverket, migrationsverket dröjer, migrationsverket svarar inte, migrationsverket tar lång tid > dröjsmålstalan, handläggningstid, migrationsverket
firmatecknare, teckna firma, firmateckning, firmateckningsrätt > firmatecknare, behörighet
prokura, prokurist > fullmakt
revisor, revision > revisor
min affärsidé, stal min idé, stulit min idé, snott min idé, stulit min affärsidé, snodde min idé, idéstöld > företagshemlighet, upphovsrätt
pensionsmyndigheten, garantipension, änkepension, efterlevandepension > pension
utmätningsbeslut, överklaga kronofogden, klaga på kronofogden > kronofogden, överklaga
brev från myndigheten, myndighetsbrev > delgivning
skola nekar, skolan gör inget, skolan gör ingenting, rektorn gör inget > skola, huvudman
avstängd från skolan, avstängning från skolan, utslängd från skolan > avstängning, skola
granska mitt ärende, se min akt, läsa min akt, min soc-akt, partsinsyn, min akt > partsinsyn, allmän handling
a-kassan nekar, a-kassan nekade, a-kassan vägrar, a-kassan säger nej, a-kassan sa nej > a-kassa, avslag, omprövning
återbetalningskrav > återkrav, återbetalning
kastad ur klubben, kastad ur föreningen, kickad ur föreningen, kickad ur klubben, uteslutas ur, portad från klubben, portad från föreningen > uteslutning, utesluta, förening
aktieägare, aktiekapital, aktiebok > aktiebolag
bolagsman, bolagsmän > handelsbolag
fotostöld, bildstöld, textstöld > upphovsrätt, upphovsrättsintrång
googla mig, googlar mig, syns på google, kommer upp på google, google-resultat > rätten att bli glömd, radering, personuppgift
gift med utländsk, gift med en utländsk > anknytning, uppehållstillstånd
flyktingstatus, flyktingförklaring, konventionsflykting > asyl, flykting
läkarfel, vårdfel, tandläkarfel, felbehandling > patientskada, vårdskada
är det lagligt, är det tillåtet, får man lagligt > olaglig, förbjuden
`;
