/** Synonyms for debts, taxes and insurance. "a, b" finds each other; "a > b" one way. */
export const moneySynonyms = `
skuld, vara skyldig pengar, skyldig pengar
fordringsägare, borgenär
den som ska ha pengar, långivare > borgenär
låntagare, den som är skyldig pengar, den som lånat > gäldenär
får inte betalt, inte fått betalt, vägrar betala, kunden betalar inte, betalar inte tillbaka > fordran, betalningsföreläggande
pröjsa, punga ut, hosta upp > betala
pengar, stålar, cash, kosing, kontanter
pluringar, deg, slantar > pengar
inkasso, inkassokrav, inkassobrev, inkassobolag
inkassokrav, inkassobrev, kravbrev, betalningskrav
kravbrev, betalningskrav, påminnelseavgift > inkasso
kronofogden, fogden, kronofogdemyndigheten, kfm
betalningsföreläggande, krav via kronofogden, ansöka hos kronofogden, brev från kronofogden > betalningsföreläggande
bestrida, neka till kravet, inte gå med på kravet, protestera mot räkning, protestera mot kravet > bestrida
utmätning, utmäta
ta mina saker, ta mina grejer, mäta ut, beslag av ägodelar > utmätning, utmäta
löneutmätning, utmätning av lön, tar min lön, tar av min lön > löneutmätning
existensminimum, förbehållsbelopp
vad får jag behålla, pengar kvar att leva på > förbehållsbelopp
betalningsanmärkning, betalningsprick
anmärkning, prick, prick hos kronofogden, prick i registret, prickad, anmärkning hos kronofogden > betalningsanmärkning
kreditupplysning, uc
bli skuldfri, bli av med skulder, drunkna i skulder, drunkna i lån, skuldfälla, överskuldsatt, skuldsatt, skuldberg, lån jag inte kan betala, kan inte betala mina skulder, lyxfällan, evighetsgäldenär > skuldsanering, skuld, skuldsanera
personlig konkurs, privat konkurs > skuldsanering, konkurs, skuldsanera
preskription, preskriberad, preskriptionstid
gammal skuld, för gammal skuld, gamla skulder, hur länge gäller en skuld, hur gammal skuld > preskription, preskribera
påminnelse om skuld, avbryta preskription > preskriptionsavbrott, preskription, preskribera
dröjsmålsränta, förseningsränta, straffränta
sms-lån, snabblån, mikrolån, blancolån, klarna, köpa på kredit > kredit, konsumentkredit
sms-lån, snabblån, mikrolån
lån, låna, penninglån
låna pengar, lånat ut pengar, lånade ut, utlånat, swishlån, försträckning > lån, skuldebrev
skriftligt lån, papper på lånet, bevis på lånet > skuldebrev
borgen, borgensman, borgensåtagande
gå i borgen, skriva på för någons lån, skrivit på lånet, medlåntagare > borgen
avbetalning, avbetalningsplan, delbetalning
avbetalning, amortering
betala i omgångar, dela upp betalningen, betala lite i taget > avbetalning, avbetalningsplan
konkurs, bankrutt, satt i konkurs
gått i konkurs, gått omkull > konkurs
swishat fel, swishat till fel, swish till fel person, felaktig betalning, skickat pengar fel, skickat fel, betalat två gånger, betalat för mycket, fel kontonummer, fel konto > misstagsbetalning, condictio indebiti, felaktig betalning
kapad, kapat konto, identitetsstöld, id-kapning, kapad identitet, någon använder mitt namn > identitetsintrång, identitetskapning, bedrägeri, bedra
bankid, bank-id, mobilt bankid > e-legitimation, bankid
lurad på bankid, lämnat ut bankid, lurad av banken, ringde från banken > obehörig transaktion, bedrägeri, bedra
obehörig transaktion, kortbedrägeri, skimmad
pengar försvunna från kontot, tömt kontot, tömde mitt konto, pengar dragna från kontot > obehörig transaktion
avtal, kontrakt, överenskommelse
uppgörelse, deal > avtal, överenskommelse
bryta avtal, håller inte avtalet, bryter kontraktet, håller inte vad han lovat > avtalsbrott, kontraktsbrott
muntligt avtal, muntlig överenskommelse
inget skriftligt, inget papper, skakat hand, handslag, sagt muntligt, lovade muntligt > muntligt avtal
mejl som avtal, avtal via mejl, avtal på mejl, avtalat på mejl, avtal via e-post, avtal via sms, avtal i messenger, sagt ja på mejl, lovade i sms > muntligt avtal, bindande avtal
anbud, accept, sagt ja till, är det bindande > bindande avtal, anbud
ogiltigt avtal, ogiltig
gäller avtalet, gäller kontraktet, ta sig ur avtal, komma ur avtal, komma ur kontrakt > ogiltigt avtal, avtal
oskäligt villkor, orimligt villkor > oskäligt avtalsvillkor, jämkning
oskälig, orimlig, finstilta, orättvist avtal, orimligt avtal > oskäligt avtalsvillkor, jämkning
skriva på för någon, skriva under åt någon, företräda någon, handla för någons räkning > fullmakt
fullmakt > ombud
böter i avtal, straffavgift, avtalsvite > vite
påskriven under tvång, tvingad att skriva på, tvingad skriva under, hotad att skriva på, pressad att skriva på > tvång, ogiltig
tvång, tvinga
skrivit på full, skrivit på berusad, psykiskt sjuk skrev på > ogiltigt avtal, psykisk störning
underårig, minderårig, omyndig, barn under 18 år
barn handlat, barnet köpte, sonen köpte, dottern köpte, under 18 > underårig
presentkort, tillgodokvitto
skatt, beskattning
deklaration, deklarera, självdeklaration
skatteverket, skattemyndigheten
restskatt, kvarskatt, baksmäll, skattesmäll
skattefusk, skattesmitare, svarta inkomster > skattebrott, skattetillägg
rotavdrag, rot-avdrag
rutavdrag, rut-avdrag, rut
vinstskatt, reavinst, reavinstskatt, kapitalvinst
vinst vid försäljning, skatt på försäljning, sålt huset skatt, sålt lägenheten skatt > kapitalvinst
uppskov, uppskovsbelopp, skjuta upp skatten
uppskjuten skatt, skjuta upp, senarelägga, flytta fram > uppskov, anstånd
moms, mervärdesskatt
gåva till barn, ge bort hus, ge huset till barnen > gåva, skatt
försäkringsbolag > försäkring
självrisk > försäkring
försäkringsbolaget vägrar betala, försäkringen betalar inte, nekad ersättning, avslag från försäkringsbolaget > försäkringsersättning, försäkringsvillkor, omprövning
avbeställningsskydd, reseskydd > reseförsäkring
drulleförsäkring, allrisk > allriskförsäkring, hemförsäkring
köpt i god tro, visste inte att den var stulen, köpt stulen bil > godtrosförvärv, häleri
betalar inte trots dom, få betalt efter dom, driva in, få ut skadeståndet > verkställighet, utmätning, verkställa, utmäta
stå för notan, ta notan, stå för kostnaden, stå för skadan > ersätta, betala, ansvarig
få igen, ha igen, kräva åter, kräva igen, betala igen > återbetalning, återbetala
jagad av inkasso, jagas för en räkning, jagar mig för en räkning > inkasso, skuld, krav
för gammal för att krävas > preskription, preskribera
krävas på > krav
slippa betala tillbaka, slippa återbetala > efterge, återkrav, återkräva
ersättning från försäkringskassan > försäkringskassan
bli fri från skulder, bli av med skulderna, komma ur skulderna, aldrig komma ur, sitter i skuld > skuldsanering, skuldsanera
dränkt i skulder, skulderna växer, skuldsatt för livet > skuldsanering, skuldsanera
lägga av, skära ihop, sluta fungera, slutat fungera, gå i sönder, skurit > trasig, sönder, fel
skjuta på leveransen, skjuter upp leveransen, väntar på varan, väntat på leverans > dröjsmål, leverans, försening
försenad, försening > dröjsmål
bilfirma, bilhandlare > näringsidkare
säljaren försvann, säljaren slutade svara, säljaren svarar inte, tog pengarna och försvann > bedrägeri, lurad, bedra, dröjsmål
swisha, swish > betalning, betala
annonssajt, köp- och säljsajt > annons, privatköp
underpris, struntsumma, för billigt, skambud, långt under värdet, spottstyver > pris, värde, ocker
lura en gammal, utnyttja en gammal, utnyttja en sjuk, lurade min gamla > ocker, utnyttja, ogiltigt avtal
ta ur kontot, tar från kontot, tagit ut pengar åt sig själv > fullmakt, förskingring
torp, stuga, sommarstuga > fastighet
arvsskatt, gåvoskatt, betala skatt för en gåva > gåva, stämpelskatt
betala all skatt på en gång, vänta med skatten, betala skatten senare > uppskov
säljer med vinst, sålt med vinst, vinst på lägenheten, vinst på huset > kapitalvinst, vinst
tacka ja, säga ja, muntligt ja > acceptera, accept
gjorde upp om köpet, gjort upp om priset, bestämt priset > avtal, accept
backar ur, backar han, ångrat sig, ändrat sig > ångra, bunden
bryta plasten, bröt plasten, öppna paketet, öppnat paketet, provat varan > förpackning, öppna
basbelopp > prisbasbelopp
husköp, fastighetsköp > hus, köp
smslån, sms-lån, snabblån, mikrolån, kviklån, nätlån, blancolån, privatlån > kredit, konsumentkredit, lån
ferratum, klarna, faktura på klarna, köp nu betala senare, avbetalningsköp, på kredit, kreditköp, kreditkort, kontokredit > kredit, konsumentkredit
skuldfällan, djupt skuldsatt, drunkna i räkningar, räkningarna växer, högar av räkningar, obetalda räkningar, kan inte betala räkningar, kan inte betala mina räkningar, kan inte betala mina lån, klarar inte räkningarna, går inte runt, går ej runt, ekonomin kollapsat > skuldsanering, skuld, budget- och skuldrådgivning, kronofogden, skuldsanera
ekonomin har rasat, spelskulder, överskuldsatt, överskuldsättning, fast i skulder, för mycket skulder, massa skulder, massor av lån, massa lån, många lån, stora skulder, skulder hos kronofogden, bli av med kronofogden, komma loss från kronofogden > skuldsanering, skuld, budget- och skuldrådgivning, kronofogden, skuldsanera
skuldsanering, skuldsanerad, skuldsanera
skuldrådgivare, skuldrådgivning, budgetrådgivare, budget- och skuldrådgivare, ekonomisk rådgivning kommun > budget- och skuldrådgivning, skuldsanering, skuldsanera
f-skuldsanering, skulder från firman, skulder efter konkursen, skulder efter företaget > skuldsanering, företagare, skuldsanera
nekad skuldsanering, avslag på skuldsanering > skuldsanering, överklaga, skuldsanera, överklagande
insolvent > obestånd, skuldsanering, skuldsanera
hamnat hos kronofogden, hamna hos kronofogden, hamnar hos fogden, gick till kronofogden, skickat till kronofogden, skickat mig till kronofogden, krav från kronofogden, brev från fogden, kronofogden skickat > kronofogden, betalningsföreläggande, bestrida
invända mot kronofogden, felaktigt krav, fel krav, oriktigt krav, påhittat krav, påhittad skuld, är inte skyldig pengar, har redan betalat, redan betalat, redan betald, vägra betala faktura, ska jag betala fakturan, måste jag betala fakturan, måste jag betala räkningen > bestrida, betalningsföreläggande, krav
ansöka om betalningsföreläggande, anmäla till kronofogden, få hjälp av kronofogden, skicka till kronofogden, kräva via kronofogden, kräva pengar via fogden > betalningsföreläggande, kronofogden
inkassobolag, intrum, lowell, sergel, alektum, inkassokrav, inkassokostnad, inkassofirma, inkassoföretag > inkasso, krav
skickat på inkasso, skickade till inkasso, gått till inkasso, hamnat på inkasso, gick till inkasso > inkasso
prick hos uc, få bort prick, få bort anmärkning, ta bort betalningsanmärkning, betalningsanmärkt > betalningsanmärkning, kreditupplysning
mätt ut, mäter ut, utmätningsman, ta min lön, kronofogden tar, kronofogden ta > utmätning, löneutmätning, kronofogden, utmäta
existensminimum, normalbelopp > förbehållsbelopp
leva på existensminimum, pengar kvar efter utmätning, får behålla av lönen > förbehållsbelopp, löneutmätning
lånade ut pengar, lånat pengar, lånade pengar, lån till kompis, lån till vän, lånat ut till en kompis, kompis skyldig mig pengar, polare skyldig mig, skyldig mig pengar, är skyldig mig, ex skyldig mig pengar, betalar inte tillbaka lån, betalar inte tillbaka lånet, betalar inte tillbaka, vägrar betala tillbaka, få tillbaka lånade pengar, swishade pengar som lån, privatlån mellan vänner, låna av föräldrar, lån av föräldrar > lån, skuldebrev, fordran, försträckning, betalningsföreläggande
lån eller gåva, gåva eller lån, påstår att det var en gåva, säger att det var en present > lån, gåva, bevisbörda, skuldebrev
skuldsedel, skuldbrev, låneavtal, lånekontrakt, lånehandling, iou > skuldebrev
gått i god för, gå i god för, gick i god för, gått i borgen, gick i borgen, gick i borgen för, skrev på lånet, skrev på lån, skriva på lånet, skrivit på hans lån, borgenslöfte, proprieborgen > borgen, borgensman, solidariskt
medsökande, medlåntagare, medgäldenär, solidariskt ansvar > solidariskt
preskriberas, preskriberats, tio år gammal skuld, tjugo år gammal skuld, uråldrig skuld, skuld från förr, gammal räkning, gammal faktura, gamla fakturor, försent att kräva, hur länge kan man kräva, kan skulden försvinna, hur länge lever en skuld > preskription, preskriberad, preskriptionstid, preskribera
räntekostnad, hög ränta, ockerränta, skyhög ränta, ränta på skuld, ränta på ränta, räntetak > ränta, dröjsmålsränta, konsumentkredit
ocker, ockra, procentare, gråa långivare > ocker
sagt upp lånet, banken säger upp lånet, banken sa upp lånet, säga upp lån > lån, uppsägning, uppsagd
pantsatt, pantsätta, pantbrev > pant, panträtt
avbetalningsplan, betala av skulden, dela upp skulden, amorteringsplan, uppskov med betalning > avbetalningsplan, anstånd
tvista om småpengar, småsaksmål, under ett halvt basbelopp > förenklat tvistemål
felswish, swishade fel, swishade till fel, råkade swisha, råkat swisha, skickade pengar till fel, satte in pengar på fel, fel mottagare, råkade betala dubbelt, betalade dubbelt, betalat dubbelt, dubbelbetalat, fått pengar av misstag, fått in pengar på mitt konto, okända pengar på kontot > misstagsbetalning, condictio indebiti, återbetalning, återbetala
kontot tömt, tömt mitt konto, länsat mitt konto, länsade kontot, kontot länsat, stulit från mitt konto, dragit pengar från mitt kort, okända dragningar, okänt köp på kortet, kort kopierat, kortet skimmat, använt mitt kort, använt mitt bankkort, stulet bankkort, banken vägrar ersätta, banken vägrar betala tillbaka, banken ersätter inte, loggade in med bankid, signerade med bankid, godkände med bankid > obehörig transaktion, betalkort, särskilt klandervärt
munavtal, sa ja muntligt, sagt ja muntligt, kom överens muntligt, inget kontrakt, inget skrivet, inget på papper, inte skrivit avtal, utan kontrakt, utan skriftligt avtal, skakade hand, tagit i hand, tog i hand, handslag, hederslöfte, ord mot ord om avtal > muntligt avtal
avtal på sms, avtal i sms, sms-avtal, messat ja, sa ja i sms, sagt ja på sms, skrev ja i chatten, avtal på messenger, avtal på chatt, avtal på whatsapp, avtal på facebook, kom överens på mejl, kom överens via sms, bekräftat via mejl, bekräftade i sms, mejlade ja > bindande avtal, anbud, accept
skrev på utan att läsa, skrivit på utan att läsa, läste inte avtalet, inte läst avtalet, läste inte det finstilta > bindande avtal, oskäligt avtalsvillkor
lurad att skriva under, lurades att skriva på, lurade mig att skriva, pressade mig att skriva, pressad att skriva under, tvingade mig att skriva under, hotade mig att skriva på, full när jag skrev på > svek, tvång, ogiltigt avtal, ocker
säga upp avtal, säga upp avtalet, säga upp kontrakt, säga upp kontraktet, avsluta avtal, avsluta avtalet > uppsägning, uppsägningstid, uppsagd
backa ur avtal, backa ur avtalet, komma ur avtalet, komma loss från avtal, ta mig ur avtalet > uppsägning, hävning, häva, bunden
bryta avtalet, bryta kontraktet, bryta kontrakt > avtalsbrott, uppsägning, hävning, häva
ångra avtal, ångra avtalet, ångra kontrakt > ångerrätt, bunden
bryter mot avtalet, bröt avtalet, bröt mot avtalet, brutit avtalet, brutit mot avtalet, följer inte avtalet, höll inte avtalet, håller inte sin del > avtalsbrott, kontraktsbrott, skadestånd, skadeståndsskyldig
håller inte löftet, håller inte sitt löfte, bröt sitt löfte, svek löftet > löfte, utfästelse
ändra avtalet, ändrat avtalet, ändrar villkoren, ändrade villkoren, ändra villkor, ensidigt ändra, höjt priset mitt i avtalet, höjer priset under avtalet > avtalsvillkor, oskäligt avtalsvillkor
uppbunden på avtal > bindningstid
skriva på åt, skriva under åt > fullmakt, underskrift
förfalskade namnet, förfalskat namnteckning, förfalska underskrift, skrev mitt namn > urkundsförfalskning
böter i avtalet, avtalad böter > vite, avtalsvite
inte deklarerat, glömt deklarera, glömde deklarera, deklarera sent, deklarerat för sent, deklarerat fel, fel i deklarationen, ändra deklarationen > deklaration, förseningsavgift, skattetillägg, omprövning
för sen deklaration, sen deklaration > förseningsavgift, deklaration
straffskatt > skattetillägg
skattesmäll, baksmäll på skatten, kvarskatt, restskatt, betala in skatt, skatt att betala, måste betala mer skatt > kvarskatt, skatt, skattekonto, slutskattebesked
skatten tillbaka, pengar tillbaka på skatten, få tillbaka skatt > skatteåterbäring, överskjutande skatt
skatteåterbäring, överskjutande skatt
skattebesked > slutskattebesked
skattebeslut > beskattningsbeslut
skatteverket gjort fel, skatteverket har fel, skatteverket nekar, skatteverket nekade, skatteverket kräver, skatteverket har höjt, skatteverket vägrar, fel skatt, överklaga skatten, överklaga skattebeslut > omprövning, överklaga, skatteverket, beskattningsbeslut, överklagande
skattefiffel, fuskat med skatten, fuskar med skatten, jobbat svart skatt, skattebrott, skattefuskare > skattebrott, skattetillägg
skattetips, tipsa skatteverket, anmäla till skatteverket > skatteverket
beskatta, beskattad, skattefri, skattefritt, skattepliktig, skatta, skattar, skattat > skatt
reseavdrag, resor till jobbet, bilresor till jobbet, avdrag för resor, dra av resor, dra av för resor, arbetsresor, pendla till jobbet > avdrag, reseavdrag
dra av i deklarationen, göra avdrag, avdragsgill, avdragsgillt, avdragsrätt, dra av på skatten > avdrag
dubbel bosättning, arbetsrum hemma > avdrag
ränteavdrag, avdrag för räntor > ränteavdrag, ränta
rotavdraget, rutavdraget, rut-arbete, städning rut, nekad rot, nekat rot, återkrav rot, rotarbete > rotavdrag, rutavdrag, husarbete, skattereduktion
momsen, mervärdesskatten, momsregistrera, momsregistrerad, momsdeklaration, momsredovisning, momspliktig, dra av moms > moms
skatt vid försäljning, skatt när jag säljer, vinst på villan, vinst på bostadsrätten, vinst på stugan, förlust på huset, förlust vid försäljning, skatt på vinsten, skatta för vinsten, flyttskatt > kapitalvinst, vinst, uppskov
kapitalförlust > kapitalvinst
sälja aktier, sålt aktier, sålde aktier, sålt fonder, sälja fonder, sålt bitcoin, sålt krypto > kapitalvinst, skatt, deklaration
isk > investeringssparkonto
hyra ut skatt, skatt på hyra, skatta för hyran, inkomst av uthyrning, tjänat på att hyra ut > uthyrning, skatt, inkomst av kapital
hobbyverksamhet, sälja hobbygrejer, hantverk på fritiden, tradera skatt, sälja begagnat skatt > hobby, skatt
gåvoskatten, skatt på gåva, skatta för gåva, skatta för present > gåva, gåvoskatt
pengar i present > gåva
skatt på arv, skatta för arv, arvskatt, skatt på arvet > arvsskatt, arv
bilförmån, tjänstebil, förmånsbil, fri bil, löneförmån, friskvård, friskvårdsbidrag > förmån, skatt
fåmansbolag, fåmansföretag, 3:12, k10, utdelningsskatt, skatt på utdelning > fåmansföretag, utdelning
f-skattsedeln, godkänd för f-skatt, få f-skatt, förlorat f-skatt, indragen f-skatt > f-skatt
skatt utomlands, jobba utomlands skatt, dubbelbeskattning, sexmånadersregeln, begränsat skattskyldig > skattskyldig, utland
företrädaransvar, företrädare för bolaget skatt, ansvarig för bolagets skatt > företrädaransvar, personligt betalningsansvar
försäkringen vägrar, försäkringen vägrar betala, försäkringen nekar, försäkringsbolaget nekar, försäkringsbolaget nekade, försäkringsbolaget vägrar, försäkringsbolaget säger nej, försäkringsbolaget sa nej, försäkringsbolaget krånglar, försäkringsbolaget bråkar, försäkringsbolaget drar ut på, försäkringsbolaget betalar inte, nej från försäkringen, nej från försäkringsbolaget, nej av försäkringsbolaget, avslag från försäkringen, nekad av försäkringen, för lite av försäkringen, för lite från försäkringsbolaget, försäkringen ersätter inte, täcker försäkringen, gäller försäkringen, försäkringen gäller inte > försäkring, försäkringsersättning, försäkringsvillkor, omprövning, försäkringsavtalslagen
sänkt ersättning från försäkringen, åldersavdrag > försäkringsersättning, nedsättning, försäkring
glömt betala försäkringen, obetald försäkring, oförsäkrad, utan försäkring, ingen försäkring > försäkring, premie
fel uppgift till försäkringen, ljugit för försäkringsbolaget, hälsodeklaration, glömt berätta för försäkringsbolaget > upplysningsplikt, försäkring
trafikförsäkring, halvförsäkring, helförsäkring, vagnskadegaranti, bilförsäkring > försäkring, trafikförsäkring
försäkringsfusk, försäkringsbedrägeri > bedrägeri
olycksfallsförsäkring, barnförsäkring, gruppförsäkring > försäkring
försäkringsärende, skadeanmälan, anmäla skada, anmäla skadan, anmält skada > skadeanmälan, försäkring
skadereglerare, skadereglering, försäkringshandläggare > försäkringsbolag
personförsäkringsnämnden, trafikskadenämnden, försäkringsbyrån > försäkring, omprövning
vattenskada, översvämning, rörläcka > vattenskada, försäkring
fastighetsskatt > fastighetsavgift
påskrivet, undertecknat > underskrift
bolånet, huslån, bostadslån > lån
betala av skulden, betala av skulder, betala av på skulden > avbetalningsplan
svarta pengar, svartjobbat > skattebrott, skattetillägg
efterskänka, efterskänkt, skuldavskrivning, skriva av skulden, stryka skulden > eftergift, efterge, skuldsanering
skuldlättnad, börja om ekonomiskt, bli skuldfria, slippa skulder, slippa mina skulder, få bort skulder, få bort mina skulder, fri från skulder, skulder jag aldrig kan betala > skuldsanering
restskuld, kvarstående skuld > skuld
dragit pengar utan tillåtelse, dragit pengar utan lov > obehörig transaktion
rot-avdraget, rot-avdrag, rut-avdraget, rut-avdrag > rotavdrag, rutavdrag, skattereduktion
sagt ja muntligen, löfte över telefon, muntligt löfte, lovade muntligen, muntliga avtal > muntligt avtal
avtal via telefon, telefonavtal > telefonförsäljning
digital underskrift, e-signatur, skrivit under digitalt, signerat med bankid > underskrift, e-legitimation
ej betald räkning, glömt betala räkning, sen betalning, betalat för sent, missat betala, glömt betala > dröjsmålsränta, inkasso, påminnelse
skuldsatt efter skilsmässa, exets skulder, makens skulder, fruns skulder, min mans skulder, sambons skulder > skuld
föräldrars skulder, ärva skulder, ärver man skulder > skuld, dödsbo
svår ekonomi, pengarna räcker inte, pengarna är slut, fattig > budget- och skuldrådgivning, försörjningsstöd
löneutmätt, utmätt lön, utmätning i lön, utmäter min lön > löneutmätning, förbehållsbelopp
invändning, bestridit, bestred, bestrider jag, jag bestrider, inte min skuld > bestrida
betalningsanmärkning > kreditupplysning
bankbedrägeri, kortbedrägeri, bankid-bedrägeri, kontobedrägeri, bankkortsbedrägeri > obehörig transaktion, bedrägeri
handskakning > muntligt avtal
vattenläcka, läckage > vattenskada, försäkring
lån > skuld
`;
