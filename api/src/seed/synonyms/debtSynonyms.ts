/** More synonyms for debts, banks, fraud and insurance, from the statutes' terms. "a, b" finds each other; "a > b" one way. */
export const debtSynonyms = `
skuld > betalningsförpliktelse
huvudstol, kapitalbelopp, kapitalskuld, ursprunglig skuld
skyldig pengar, skyldig mig pengar, den som är skyldig pengar, skuldsatt person, betalningsskyldig > gäldenär
kreditgivare, långivare, utlånare
kredittagare, låntagare, lånetagare
den jag är skyldig, den som ska ha pengar, den som ska ha betalt, den jag lånat av, kreditor, kreditgivare > borgenär, fordringsägare
lån, låna pengar, lånade pengar > kredit
lånepapper, lånebevis, lånehandling, papper på skulden > skuldebrev
förfallodag, förfallodatum, sista betalningsdag, betaldag
sista dag att betala, när ska jag betala > förfallodag, förfallodatum
anmaning, betalningsanmaning, betalningsuppmaning
kravbrev, betalningskrav, betalningspåminnelse, sista påminnelse > betalningsanmaning, krav
brev från kronofogden, brev från fogden > föreläggande
bestrida, bestridande > invändning, invända
säga emot kravet, säga emot ett krav, inte min räkning, tycker inte jag ska betala, håller inte med om kravet, tycker kravet är fel > bestrida, bestridande
fel faktura, felaktig faktura, fel räkning, fel på fakturan, oriktig faktura > felaktigt krav
fakturabedrägeri, bluffräkning, fejkfaktura, fejkad faktura, luftfaktura > bluffaktura
tvist om betalning, bestritt krav > överlämna till tingsrätten
beslut från kronofogden, kronofogdens beslut, dom från kronofogden > utslag
utslag > exekutionstitel
verkställbar dom, dom som går att driva in > exekutionstitel
driva in, indriva, indrivning
tömma mitt hem, tömma lägenheten på saker, hämta mina möbler, ta mina möbler, ta min tv > utmätning, utmäta
exekutiv försäljning, exekutiv auktion, tvångsförsäljning, tvångsauktion
kronofogden tar huset, kronofogden ta huset, banken tar huset, tvångssälja huset, tvångssälja, huset går på auktion, huset på auktion, huset säljs av kronofogden, förlora huset till banken > exekutiv försäljning, utmätning
existensminimum, pengar kvar att leva på, får behålla att leva på > normalbelopp, förbehållsbelopp
får inte utmätas, får kronofogden inte ta, saker de inte får ta, saker man får behålla, får de ta mina saker > beneficium, undantas från utmätning
äger inget, äger ingenting, har inga tillgångar, inget att ta, inget att utmäta, tillgångslös > saknar utmätningsbar egendom, utmätningsbar
frysa tillgångar, frysa konto, frysta konto, fryst konto, frysa pengar, frysa bankkonto > kvarstad
få hjälp att hämta mina saker, hämta tillbaka saker, hämta tillbaka mina saker, få ut mina saker, vägrar lämna mina saker > handräckning
kreditprövning, kreditbedömning, kreditvärdering
kolla ekonomin, kreditkoll, kreditkontroll, kreditcheck, kreditvärdig, kreditvärdighet > kreditprövning, kreditupplysning
för gammalt krav, gammalt krav, skuld försvinner, skulden försvinner, krav från förr, hur länge kan de kräva, hur länge kan skulden krävas > preskription, preskribera, preskriberad
preskription, preskriberas, preskribera
borgensman, löftesman
borgen, borgensåtagande, borgensförbindelse
gå i borgen, gå i god för, ställa upp på lån, skriva på lån åt någon, skriva på lånet åt, skriva på lån för > proprieborgen, borgensförbindelse
proprieborgen, borgen såsom för egen skuld
gemensam skuld, gemensamt lån, lån ihop, tagit lån ihop, lån tillsammans, tagit lån tillsammans, båda står på lånet, står båda på lånet, medlåntagare, medsökande > solidarisk
solidariskt ansvar, solidarisk betalningsskyldighet, solidariskt betalningsansvar
regress, regressrätt, regresskrav
betala hela skulden själv, betalat hela skulden, betalat hela lånet, betalat hans del, betalat hennes del, kräva av medlåntagaren, kräva tillbaka av den andra, kräva den andra på hälften > regressrätt, regress
säkerhet för lån, säkerhet för lånet, ställa säkerhet, lämna säkerhet, belåna > panträtt, pant
pantförskrivning, pantsättning, pantsätta
bolån, hypotekslån, bostadslån, huslån, villalån, bostadskredit
betala av, betala av lånet, betala av på lånet, avbetala > amortering, amortera
dela upp räkningen, dela upp fakturan, dela upp beloppet, betala i delar, delbetala, betala lite varje månad > avbetalningsplan, delbetalning
avbetalningsplan, betalningsplan, amorteringsplan
anstånd, betalningsanstånd, betalningsuppskov
mer tid att betala, längre tid att betala, betala senare, skjuta upp betalningen, skjuta upp betalning, vänta med betalningen, skjuta på räkningen > anstånd, betalningsanstånd
klarna, köpa på faktura, köpa mot faktura, faktura 30 dagar > fakturaköp, kreditköp, fakturakredit
privatlån, konsumtionslån, billån, blancolån, snabblån > konsumentkredit
blancolån, lån utan säkerhet > kredit utan säkerhet
uppläggningsavgift, aviavgift, effektiv ränta, lånekostnad, räntor och avgifter > kreditkostnad
säga upp lånet, banken säger upp lånet, betala hela lånet på en gång, betala hela lånet direkt > förfaller till betalning, förtida betalning
förtidsbetalning, förtida betalning, förtidsinlösen
lösa lånet, lösa lån i förtid, lösa lånet i förtid, lösa bolånet, betala tillbaka lånet i förtid > förtidsbetalning, förtida betalning, ränteskillnadsersättning
skuldfri, bli skuldfri, skuldfrihet > skuldsanering
efterge, eftergift, efterskänka
avskrivning av skulder, avskrivna skulder, skuldavskrivning, avskriva skulden, skriva av skulder > eftergift, skuldsanering
överskuldsatt, överskuldsättning
skuldsatt, skuldfälla, djupt skuldsatt, hopplöst skuldsatt, stora skulder > överskuldsättning, insolvent
överskuldsatt, överskuldsättning > insolvent, insolvens
pank, luspank, bankrutt, ruinerad, utblottad, utfattig, barskrapad, har inga pengar, på ruinens brant, kan inte betala, har inte råd att betala, inte råd att betala, klarar inte att betala > obestånd, insolvens, insolvent, betalningsoförmåga
betalningsoförmåga, bristande betalningsförmåga, oförmåga att betala
medellös, utfattig > saknar tillgångar
hjälp med ekonomin, hjälp med privatekonomin, budgethjälp, hjälp med skulder > budget- och skuldrådgivning
konkursförvaltare > konkursbo, förvaltare
gömma pengar, gömma undan pengar, gömma tillgångar, gömma undan tillgångar, undanhålla tillgångar, flytta över tillgångar, föra undan tillgångar > undandra egendom, återvinning i konkurs
gett bort före konkurs, gåva före konkurs, sålt billigt före konkurs, skriva över huset för att slippa, skriva över huset för att undgå > återvinning i konkurs
underhandsackord, skulduppgörelse > ackord
nedskrivning av skulder, skriva ner skulder, skriva ned skulder, skuldnedskrivning > ackord
ackord, rekonstruktör > företagsrekonstruktion
motkrav, motfordran, genkrav
motkrav > kvittning
sälja skuld, sälja skulden, såld skuld, sålt skulden, skulden såldes, köpt skulden, köpte skulden, köpt upp skulder > överlåtelse av fordran, överlåten fordran
misstagsbetalning, condictio indebiti, betalning av misstag
råkade betala, råkat betala, råkade betala fel, betalade fel, betalat fel, betalat av misstag > misstagsbetalning, condictio indebiti
återkrav, återkräva
bank, storbank, bankbolag > kreditinstitut
bankkort, betalkort, kontokort, visakort
bankkort, betalkort, kontokort, kreditkort > betalningsinstrument
e-legitimation, elektronisk legitimation, elektronisk identifiering
bankid, mobilt bankid, bank-id, freja > elektronisk identifiering, elektronisk legitimation
pinkod, pin-kod, kortkod, kod till kortet, bankdosa > personlig kod, behörighetsfunktion
tog pengar från kontot, tar pengar från kontot, tagit pengar från mitt konto, stal från kontot, dragit pengar, drar pengar från kontot, pengar drogs, stulet kort, stulit mitt kort, använt kortet, köp jag inte gjort > obehörig transaktion, obehörigt uttag
lämna ut koden, lämna ut koder, lämna ut bankid, gett ut koden, sagt koden, uppgett koden, gav koden > grov oaktsamhet, särskilt klandervärt
nätfiske, phishing, smishing
falska mejl, falskt mejl, bluffmejl, bluff-sms, bluffsms, falskt sms, fejkmejl, länk i sms, klickat på länk, klickade på länk > nätfiske, phishing, bedrägeri
bedragare, lurendrejare, svindlare, bluffmakare, bondfångare
svindel, svindleri > bedrägeri
kryptovaluta, kryptotillgång, virtuell valuta, digital valuta
bitcoin, krypto, ethereum > kryptotillgång, virtuell valuta
kapat konto, konto kapat, kapat mitt konto, kapad facebook, kapat instagram, hackad, hackat, hackare > dataintrång, intrång i datasystem
identitetsstöld, id-stöld, id-kapning, identitetskapning
id-kapning, id-stöld, identitetsstöld, identitetskapning, kapad identitet > olovlig identitetsanvändning
lån i mitt namn, köpt i mitt namn, handlat i mitt namn, beställt i mitt namn, abonnemang i mitt namn > identitetsstöld, olovlig identitetsanvändning
pengatvätt, penningtvätt
tvätta pengar, tvättat pengar, låna ut sitt konto, låna ut mitt konto, lånat ut konto, låna ut konto, låna ut swish, ta emot pengar åt någon, penningmula > penningtvätt, penningtvättsbrott
ponzi, pyramidbluff, kedjebrev, nätverksförsäljning > pyramidspel
hot om bilder, hota med bilder, hotar att sprida bilder, hotar lägga ut bilder, sextortion > utpressning, olaga hot
spelmissbruk, spelmissbrukare, spelar bort pengar > spelberoende
fond, fondandel, aktie, obligation > värdepapper, finansiellt instrument
sparkonto, bankkonto > inlåning
betalkonto, transaktionskonto, lönekonto
spartips, placeringsråd, råd om aktier, råd från banken, bankrådgivare, fondrådgivare, placeringsrådgivare > finansiell rådgivning, investeringsrådgivning
dåliga råd, felaktiga råd, fel råd > rådgivningsansvar, vårdslös rådgivning
banken går i konkurs, bank i konkurs, banken går omkull, banken kraschar > insättningsgaranti
försäkringspremie, försäkringsavgift, premie
försäkringsgivare, försäkringsbolag
försäkringsskada, försäkringsärende, skadehändelse > försäkringsfall
inte låst, inte låst dörren, olåst, glömt låsa, glömde låsa, olåst dörr, öppet fönster > aktsamhetskrav, säkerhetsföreskrift
aktsamhetskrav, säkerhetsföreskrift
inbrott, inbrottstjuv, tjuv > stöld
bestående men, framtida men, men för livet, invaliditet > medicinsk invaliditet, lyte
ärr, vanprydande ärr > lyte
krock, krockad, krocka, påkörd > trafikskadeersättning, trafikskada
försäkringspengar när någon dör, vem får försäkringspengarna, pengar vid dödsfall > förmånstagare
klaga på försäkringen, klaga på försäkringsbolaget, missnöjd med försäkringsbolaget, klaga på försäkring > omprövning, allmänna reklamationsnämnden
obetald, obetalt, ej betalt > utebliven betalning, förfallen
ränteskillnadsersättning, ränteskillnad
ekonomisk kris, ekonomiska problem, ekonomiska svårigheter, svårt att betala, ont om pengar > betalningssvårigheter, betalningsoförmåga
övertrassering, övertrasserat, övertrassera, minus på kontot
övertrassering, checkkredit, minus på kontot > kredit, kontokredit
lån av mamma, lån av pappa, lån av föräldrar, lån mellan vänner, lån mellan kompisar, lånat av en kompis, lån i familjen > försträckning, skuldebrev
torped, hota för att få betalt > utpressning, olaga tvång
kronofogdens register, stå i kronofogdens register > utsöknings- och indrivningsdatabasen, betalningsanmärkning
beslagta bilen, beslagta huset, utmäta bilen > utmätning
utmäta pension, ta min pension, tar min pension > utmätning, löneutmätning
makens skuld, makans skuld, sambons skuld, partnerns skuld > utmätning, samäganderätt
tillhör någon annan, inte mina saker, saker som inte är mina > äganderätt
bank, banken, bankens ansvar > betaltjänstleverantör
autogiro, överföring, banköverföring, girering > betalningstransaktion, betalningsuppdrag
kontokapning, tömma konto > obehörig transaktion
lurad att swisha, lurad att föra över, lurad att betala > obehörig transaktion, bedrägeri
fejkbutik, falsk webbutik, falsk hemsida, fejksida > bedrägeri
konkurshot, konkursmässig > obestånd
eldsvåda, brand
försäkringsfusk, försäkringsbedrägeri
skadereglering, skadereglerare
förtur till betalning > förmånsrätt
vem får betalt först, turordning vid konkurs > förmånsrätt
får jag pengar i konkursen, pengar ur konkursboet, kund hos konkursat företag > konkursfordran, oprioriterad fordran, bevaka fordran
konkursfordran, fordran i konkurs
gäldenärsbrott, oredlighet mot borgenärer
förbjudas driva företag, förbud att driva företag > näringsförbud
sätta någon i konkurs, begära någon i konkurs, försätta i konkurs > konkursansökan, konkursansökning
konkursansökan, konkursansökning, ansökan om konkurs
betalningsplan vid skuldsanering, fem år skuldsanering > betalningsplan
ändrad utmätning, få ner utmätningen, kronofogden tar för mycket > ändra utmätning, överklaga, förbehållsbelopp
pausa löneutmätning, uppehåll i utmätning, betalningsfri månad > anstånd, betalningsfria månader
swisha tillbaka, skicka tillbaka pengar > återbetalning
få tillbaka lånad sak, lånat ut bil, lånat ut sak, låna ut saker > saklån, lån
solidariskt, solidarisk, gemensamt betalningsansvar
del av skulden, halva skulden, hälften av skulden > solidarisk, regressrätt
ränta på lånet, höjd ränta, ränteändring, banken höjer räntan > räntesats, ränteändring
lånelöfte, nekad lån, får inte låna, får inte lån > kreditprövning
csn-lån, csn-skuld, studieskuld, studielån
betala in till csn, csn kräver > studielån, återbetalning
trängselskatt obetald, obetald parkeringsbot, obetald bot > indrivning, kronofogden
förseningsavgift på räkning, påminnelseavgift, påminnelsekostnad
obehörigt uttag, obehörig transaktion
swishbedrägeri, bankbedrägeri, kortbedrägeri, telefonbedrägeri, nätbedrägeri, vishing > bedrägeri, obehörig transaktion
kontantuttag, uttag
spärra kort, spärra kortet, spärra bankkort, anmäla stulet kort > spärranmälan
polisanmält bedrägeri, banken säger nej, nekad ersättning av banken > obehörig transaktion, reklamationsnämnd
ersättning för förstörd sak > sakskada
åldersavdrag, värdeminskning, värdeminskningsavdrag
bilen inlöst, försäkringen löser in bilen > inlösen
försäkringen har gått ut, försäkringen upphört > försäkringstid
ansvarsförsäkring, ansvarsskydd
rättsskydd, rättsskyddsförsäkring
advokatkostnad, advokat på försäkringen, hjälp med advokat från försäkringen > rättsskydd, rättshjälp
ersättning för smärta, ersättning för lidande > sveda och värk
bilen stulen, inbrott i bilen > stöld, stöldförsäkring
översvämning, jordskred, stormskada > naturskada
lånehaj, ockrare, ockerlån > ocker
pantlånare, pantbank > pantlåneverksamhet
konkursad, konkursa, konkursade > konkurs
sparbank, nätbank > bank
fejkprofil, fejkkonto, falsk profil, falskt namn > falsk identitet, identitetsstöld
sitta av böter, avtjäna böter, fängelse för obetalda böter > bötesförvandling, förvandlingsstraff
säga upp borgen, komma ur borgen, slippa borgen > borgensåtagande, uppsägning av borgen
byta låntagare, ta över lånet, överta lån > gäldenärsbyte
lån i bådas namn, ta bort mitt namn från lånet > solidarisk, gäldenärsbyte
`;
