/** Terms of inheritance, gifts and funerals, and the everyday words for them. "a, b" finds each other; "a > b" one way. */
export const inheritanceTermSynonyms = `
den döde, den döda, den som dött, den som dog, avliden, död person > arvlåtare
arvlåtare > avliden
dödsfall, bortgång, avliden, dog > frånfälle, bortgång, avled
barnbarn > bröstarvinge, istadarätt
bröstarvinge > barnbarn
barn ärver, barnen ärver, mina barn ärver, barn som ärver, biologiska barn, eget barn, barnens arv > bröstarvinge
barn i rakt nedstigande led, avkomling, avkomma, ättling > bröstarvinge
avkomling, avkomma, ättling
barnbarnet ärver, barnbarnen ärver, barnbarn i stället, förälderns plats, förälderns ställe > istadarätt
barnens del, barnens andel, barnets del > laglott, arvslott
arvslott, arvedel, arvsandel
vänta med arvet, vänta på arvet, avvakta med arvet > efterarv, förmån för efterlevande make
efterarv, efterarvinge, efterarvsrätt
ärva först, ärver före barnen, frun ärver, mannen ärver > efterlevande make, makes arvsrätt
änkan slösar, slösar bort arvet, änkan gör av med > otillbörlig omfattning, efterarv
minsta änkan får, får änkan, fyra basbelopp, fyra prisbasbelopp > basbeloppsregeln, prisbasbelopp
två basbelopp, två prisbasbelopp > lilla basbeloppsregeln, prisbasbelopp
skriva testamente, göra testamente, göra ett testamente > upprätta testamente
skrivit testamentet, den som skrivit testamentet, testamentsgivare, testamentsskrivare > testator
testator > testamentsgivare
testamente, testamentarisk
få en sak i testamente, ärva en viss sak, ärva en sak, viss sak i testamente > legatarie, särskilt föremål
ömsesidigt testamente, gemensamt testamente, testamente ihop, inbördes testamente
handskrivet testamente, holografiskt testamente > nödtestamente
handskriven, holografisk
bevittna, bevittning
intyga underskrift, intyga namnteckning, vittna på testamente > bevittna
protestera mot testamente, överklaga testamente, bråka om testamente, ifrågasätta testamente, testamentet gäller inte, testamentet stämmer inte > klandra, klander, klandertalan, ogiltighet
klandra, klander, klandertalan
ogiltig, ogiltighet
sex månader att klaga, tid att klaga på testamente > klandertalan, klandertid
tvingad att skriva, tvingade mamma, tvingade pappa, lurade mamma, lurade pappa, pressade mamma, utnyttjade mamma, utnyttjade pappa, utnyttja gammal > otillbörlig påverkan, utnyttja beroendeställning, oförstånd
utnyttja gamla, lura gamla, lurat gamling, lura en gamling > oförstånd, beroendeställning
dement när testamentet, dement när hon skrev, dement när han skrev, förvirrad när > psykisk störning
mörda, mördat, döda någon, ha ihjäl, mördare > beröva livet
mördare ärver, mördaren ärver, ärva den man dödat, ärva den man mördat > förverkat sin rätt, rätten förverkad
få i förväg, fått i förväg, förtida arv, arv i förtid, arv i förväg, ärva i förväg > förskott på arv
räkna av, räknas av, dra av från arvet, dra av gåvan, fått mer än jag, syskon fått mer, fick mer än jag > avräkning, avräkna, förskott på arv
avräkna, avräkning
gett allt till, gav allt till, skänkt allt till, gett bort allt, allt till ett barn > förstärkta laglottsskyddet, laglottsskydd
gåva strax före döden, gav bort huset före döden > likställa med testamente
avsäga sig arv, avsägelse av arv, arvsavsägelse, arvsavstående
hittar inte syskonet, hittar inte arvingen, hittar inte arvinge, försvunnen arvinge, saknad arvinge, okänd arvinge, okänd adress > bortovarande arvinge, okänd vistelseort, kungörelse
försvunnen person, försvunnen anhörig, försvunnen pappa, försvunnen bror, borta i flera år, saknad person, försvann för länge sedan, dödförklara > dödförklaring, dödförklarad
dödförklara, dödförklaring, dödförklarad
den dödes pengar, dödas pengar, tillgångar efter, pengar efter, ägde när han dog, ägde när hon dog > kvarlåtenskap, dödsbo
syskonen äger ihop, äger dödsboet ihop, bestämma över dödsboet > samförvaltning, gemensamt förvalta
sköta dödsboet, ta hand om dödsboet, ansvara för dödsboet > dödsboförvaltning, boets förvaltning
möte om arvet, bouppteckningsmöte, möte om bouppteckningen > bouppteckningsförrättning, bouppteckning, förrättning
bouppteckning > bouppteckningsförrättning
kallad till, kallas till, inbjuden till bouppteckning, inkallad > kallelse
den som gör bouppteckningen, gode män vid bouppteckning, gör bouppteckningen, bouppteckningsman > förrättningsman
den som lämnar uppgifter, lämna uppgifter till bouppteckning > bouppgivare
bouppgivare > bäst känner boet
sen bouppteckning, sen med bouppteckningen, hinner inte göra bouppteckningen, mer tid på sig, mer tid på mig, mer tid att betala, mer tid att svara, längre tid på sig > anstånd, förlängd tid
fattig när man dör, inga pengar i dödsboet, inga tillgångar i dödsboet, dödsboet är fattigt, räcker till begravningen, räcker till begravning, räcker bara till begravning > dödsboanmälan
opartisk person, oenig om arvet, oeniga i dödsboet, oenighet om arvet, kommer inte överens om arvet, osams om arvet > boutredningsman
den som verkställer testamentet, verkställa testamente, testamentsförvaltare > testamentsexekutor
testamentsexekutor, testamentsförvaltare
dela arvet, dela upp arvet > skifta, skifte
skifta arv, skifta dödsbo, skifte av dödsbo > arvskifte
papper på arvet, papper på hur arvet delats > arvskifteshandling
syskon vägrar, tvinga fram arvskifte, vägrar dela arvet, vägrar dela på arvet, dela arv med tvång > tvångsskifte, skiftesman
skuld > gäld
gäld > skuld
delat arvet för tidigt, delade arvet för tidigt, skiftat för tidigt > återbäring, återgång av skifte
för sent att kräva arv, för sent att ärva, kräva arv efter > preskription av arv, preskription
bosatt, bodde utomlands, bor utomlands, bott utomlands, bosättning > hemvist
arv utomlands, arv från utlandet, ärvt utomlands, hus utomlands > arvsförordningen, hemvist
ge bort, gett bort, bortskänkt, skänka bort > bortgivande, gåva
gåva med villkor, villkor för gåvan, villkor för gåva, gåvovillkor > förbehåll, gåva med förbehåll
får inte säljas, får inte sälja vidare, får inte sälja huset, säljförbud > överlåtelseförbud
den som ger en gåva, den som ger gåvan, den som gav gåvan, givare > gåvogivare
den som får gåvan, mottagare av gåva, mottagare av gåvan, presenttagare > gåvotagare
lovade ge mig, lovat ge mig, löfte om gåva, lova att ge > gåvolöfte
gåvolöfte, löfte om gåva
ge bort huset, ge bort hus, ge huset till > gåvobrev, gåva av fastighet
försäkringspengar vid död, livförsäkring, försäkring vid dödsfall > försäkringsbelopp, förmånstagare
ordna begravning, ordna begravningen, begrava, bestämma över begravning > gravsättning
gravsätta, gravsättning
bråk om begravningen, oense om begravningen > gravsättning, medling
bränna kroppen, bränna liket, brännas efter döden > kremering
kremera, kremering, kremation, eldbegängelse
sprida aska, sprida askan, strö aska, strö askan, askspridning, spridning av aska
likbil, bårhus, bära kistan > bisättning
kyrkogård, begravningsplats
gravplats, kyrkogård, familjegrav, släktgrav > gravrätt
den som har graven, sköta graven, ansvara för graven, gravskötsel > gravrättsinnehavare
gravsten > gravanordning
flytta graven, flytta grav, flytta urnan > flyttning av gravsatt
minnesstund, begravningskaffe, blommor till begravningen, dödsannons > begravningskostnad
kropp efter död, stoft > avliden
banken vägrar lämna ut, banken lämnar inte ut, ta ut pengar efter död, mammas bankkonto, pappas bankkonto > dödsboets konto, uttag
testamente på nätet, testamentsmall, mall för testamente, testamente själv, giltigt testamente > formkrav, testamentsvittne
förvara testamente, var ska testamentet ligga > förvaring, bankfack
fick pengar av mamma, fick pengar av pappa, pengar av föräldrarna, fått pengar av mamma, fått pengar av pappa > förskott på arv, gåva
minneslund, askgravlund, askgravplats
urna > gravsättning, aska
köpa ut syskon, köpa ut min bror, köpa ut min syster, lösa ut syskon > utlösen, utköp, arvskifte
hittat pengar efter bouppteckningen, glömt tillgång, glömt i bouppteckningen, fel i bouppteckningen, ny tillgång > tilläggsbouppteckning
tilläggsbouppteckning > bouppteckning
dödsboet är skuldsatt, dödsboet har skulder, skuldsatt dödsbo, räkningar efter död > insolvent dödsbo, dödsboets skulder, konkurs
facebook efter död, konto efter död, digitala konton, lösenord efter död > digitala tillgångar
bestämmer över begravningen, vem bestämmer begravning, kista eller kremering > gravsättning, den avlidnes önskan
fostersyskon ärver, styvbarn ärver, bonusbarn ärver > sakna arvsrätt, arvsrätt, testamente
adopterad ärver, adoptivbarn ärver, adopterat barn ärver > adoptivbarns arvsrätt, bröstarvinge, arvsrätt
syskons avkomlingar > syskonbarn
syskonbarn, brorson, brorsdotter, systerson, systerdotter > syskons avkomlingar
ärva hus, ärva lägenhet, ärvt hus, ärvde hus > arvfånge, lagfart, arvskifteshandling
gåva till särkullbarn, gåva till ett av barnen, gåva till bara ett barn > laglottsskydd, förskott på arv
del i huset, andel i huset, andel av huset, andel av lägenheten > ideell andel, samäganderätt
ta emot arv, tacka ja till arv > tillträda arv
borgerlig begravning, begravning utan präst, begravning utan kyrka, inte med i kyrkan > borgerlig begravning
begravningsavgift, begravningsskatt
kyrkoavgift, kyrkoskatt
bankkonto, sparkonto, pengar på banken, sparpengar > banktillgodohavande, tillgodohavande, bankmedel
saker i hemmet, möbler och saker > bohag
falsk underskrift, underskriften är falsk, förfalskad underskrift, skrivit mammas namn > urkundsförfalskning, förfalskning
föräldrahem, barndomshem, mammas hus, pappas hus > dödsbo
bor i dödsboet, bor kvar i föräldrahemmet, bor kvar i mammas hus, syster bor kvar, bror bor kvar > nyttjande, nyttjandeersättning
bodelning efter död, bodelning när maken dör, bodelning efter dödsfall, dela med änkan > bodelning med anledning av dödsfall, bodelning
skydda arvet från, svärsonen ska inte, svärdottern ska inte, inte gå till svärson, arvet vid skilsmässa > enskild egendom
får allt i testamente, ärver allt enligt testamentet, testamentera allt till en > universell testamentstagare
den som får enligt testamente, inskriven i testamentet, med i testamentet > testamentstagare
visa testamentet för arvingarna, arvingarna har inte fått testamentet, skicka testamentet till arvingarna > delgivning av testamente, delge, klandertid
testamentera till välgörenhet, arv till välgörenhet, testamentera till förening > testamente, testamentstagare
minderårig ärver, omyndig ärver, ungt barn ärver > överförmyndare, förmyndare
`;
