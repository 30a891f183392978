/** Terms of buying, selling and owning homes, and the everyday words for them. "a, b" finds each other; "a > b" one way. */
export const ownedHomeTermSynonyms = `
husköp, fastighetsköp, köp av fastighet, fastighetsförvärv, förvärv av fastighet
husköp, köpa hus, köpa villa, köpt hus, köpt villa, villaköp, stugköp, husaffär > fastighetsköp, fastighetsförvärv, förvärva fastighet, förvärv av fastighet, köp av fast egendom
sälja huset, sälja villan, sålde huset, husförsäljning, villaförsäljning, husaffär > fastighetsförsäljning, fastighetsöverlåtelse, överlåta fastigheten, överlåtelse av fastighet
köpa, köp > förvärva, förvärv
förvärva, förvärv
förvärva, förvärv > köp
sälja, såld, sälja vidare > överlåta, överlåtelse, avyttra, avyttring, försåld
avyttra, avyttring
avyttring > försäljning
köpeskilling, köpesumma, köpepris
huspris, priset på huset, husets pris, priset på lägenheten, slutpris > köpeskilling
skriva på, skriva under, påskriven, underskriven, signera, undertecknad > underteckna, undertecknande, namnteckning
muntligt husköp, muntligt löfte, lovat sälja, lovade sälja, lova att sälja, kontrakt på hus, utan skriftligt > formkrav, skriftlighetskrav, köpehandling
kontrakt på huset, kontraktet på huset, husköpskontrakt > köpehandling, köpekontrakt
backa ur, hoppa av köpet, hoppa av affären, dra sig ur, lämna tillbaka huset, riva upp köpet > hävning, häva, frånträda
lämna tillbaka huset, köpet går tillbaka, ogiltigt köp > återgång, köpets återgång
prisavdrag, avdrag på priset, prisnedsättning, nedsättning av köpeskillingen, nedsättning av priset
billigare i efterhand, rabatt i efterhand, sänka priset, pengar tillbaka för fel > prisavdrag, prisnedsättning, nedsättning av köpeskillingen
fel på huset, fel i huset, fel i lägenheten, felet i huset > avvikelse från avtalet, faktiskt fel, köprättsligt fel
mögel, svartmögel, mögellukt > mikrobiell påväxt, mikrobiell
kolla huset, titta noga, undersöka huset, kontrollera huset, kolla noga, syna huset, granska huset > undersökningsplikt, undersöka fastigheten
upplysningsplikt, upplysningsskyldighet
säljaren sa inget, säljaren teg, säljaren mörkade, säljaren nämnde inte, säljaren dolde > upplysningsskyldighet, svikligt förtigande, förtiga
tiga, hålla tyst, mörka, teg > förtiga, förtigande
lurad av säljaren, säljaren lurades, säljaren ljög, säljaren lurade > svikligt förledande, svek, vilseleda
friskriva, friskriva sig, friskrivning, friskrivningsklausul
befintligt skick, säljs som den är, inga garantier > friskrivning, befintligt skick
säga ifrån om fel, säga till om felet, klaga på felet, klaga på huset, anmärka på, påtala > reklamera, reklamation
för gammalt fel, för sent att klaga, för sent att kräva, så lång tid efteråt, flera år efteråt > preskription, preskriberad, tioårig
ruckel, rucklig, förfallen, fallfärdig, ödehus > dåligt skick, förfallen byggnad, ovårdad
ägare > äganderätt
äganderätt, ägande
registrera köpet, registrera ägare, skriva in sig som ägare, lagfartsbevis, bevis på att jag äger > lagfart, inskrivning
lagfart > lagfaren ägare
lån på huset, låna på huset, belåna huset, belånad, intecknad, säkerhet för lånet, säkerhet för bolånet > pantbrev, panträtt, inteckning
pant > säkerhet
banklån, bolån, huslån > kredit, bostadslån
låna till hus, låna till lägenhet > bolån
nekad lån, får inte lån, banken nekar, lånelöfte > kreditprövning, låneklausul
villkorat köp, köp med villkor, besiktningsklausul, låneklausul, förbehåll i kontraktet > återgångsvillkor, svävarvillkor, hävningsvillkor
mäklare, mäklarfirma, mäklarbyrå > fastighetsförmedling, förmedlingsuppdrag, fastighetsmäklarföretag
fastighetsförmedling > mäklare
mäklarens lön, mäklarens arvode, mäklararvode, betala mäklaren, mäklarens betalning, mäklarkostnad > provision
skriva avtal med mäklare, bunden till mäklaren, byta mäklare, säga upp mäklaren > uppdragsavtal, förmedlingsuppdrag, ensamrätt
anmäla mäklaren, klaga på mäklaren, mäklaren slarvade, missnöjd med mäklaren > fastighetsmäklarinspektionen, god fastighetsmäklarsed, disciplinnämnd
fmi, fastighetsmäklarinspektionen, mäklarinspektionen
frn, fastighetsmarknadens reklamationsnämnd
bostadsannons, lägenhetsannons, annons för lägenhet, annons för huset, husannons, prospekt, mäklarannons > objektsbeskrivning, marknadsföring
bud, anbud
budgivare, spekulant
husköpare, lägenhetsköpare > förvärvare
intressent, den som vill köpa > spekulant
lista över bud, budlista, budhistorik, se alla bud > anbudsförteckning, förteckning över anbud, budgivningslista
falska bud, fejkade bud, påhittade bud, fejkbud > skenbud, falska bud
visning, husvisning, lägenhetsvisning, visa huset > visa fastigheten, visning
handpenning > depositionsavtal, deponera, förskottsbetalning
ny ägare, nya ägaren, den som köper > förvärvare
den som säljer, den som sålde > överlåtare
kyl, frys, spis, ugn, diskmaskin, tvättmaskin, torktumlare, spishäll > vitvaror
vitvaror > kylskåp, diskmaskin, tvättmaskin, byggnadstillbehör, fastighetstillbehör
ta med sig från huset, ta med sig vitvaror, ta med sig lampor, följa med huset, ska lämnas kvar, ingår i huset, säljaren tog med > fastighetstillbehör, byggnadstillbehör, tillbehör
lösöre, lös egendom, lösa saker
stycka av, stycka, avstycka, avstyckning, dela tomten, dela av tomten, sälja en bit av tomten > avstyckning, fastighetsbildning
dela upp fastigheten, dela fastigheten, dela gården > klyvning, avstyckning
slå ihop tomter, slå ihop fastigheter, slå samman fastigheter > sammanläggning, fastighetsbildning
flytta tomtgränsen, ändra tomtgränsen, köpa mark av grannen, sälja mark till grannen, köpa en bit mark > fastighetsreglering, marköverföring
bestämma gränsen, oklar gräns, gränsen är oklar, var går gränsen, oense om gränsen, gränstvist > fastighetsbestämning
lantmätare, mäta upp tomten, uppmätning, tomtkarta > lantmäteriförrättning, lantmäteriet, fastighetsindelning, förrättning
tomt > fastighet
rätt att gå över, gå över grannens, köra över grannens, väg över grannens, använda grannens väg, hämta vatten > servitut
brunn, dricksvatten, borrad brunn > vattentäkt
vattentäkt > brunn
vägavgift, avgift till vägföreningen, avgift till samfälligheten, samfällighetsavgift, betala för vägen > andelstal, uttaxering, debiteringslängd
uttaxera, uttaxering
gemensam väg, gemensam brunn, gemensam brygga, gemensam lekplats > gemensamhetsanläggning, samfällighet
gemensamma utrymmen, gemensam mark, samägd mark > samfälld
elledning, kraftledning, ledning på min mark, ledning på min tomt, rör över tomten, stolpe på tomten, fiberkabel > ledningsrätt, ledningsrättshavare
hyra mark, hyra tomt, arrendera, ofri grund, stugtomt, stuga på arrende > jordarrende, bostadsarrende, lägenhetsarrende, arrende
hyra åker, arrendera åker, arrendera gård > jordbruksarrende, arrende
tvingas sälja marken, kommunen tar marken, staten tar marken, bli av med marken, ta mark med tvång > expropriation, inlösen, tvångsinlösen
äga ihop, äga hus ihop, äga tillsammans, äger hälften, delägare i huset > samägare, samäganderätt
tvångssälja, tvångsauktion, kronofogdeauktion > exekutiv auktion, tvångsförsäljning
skjuta upp skatten, slippa betala skatten nu > uppskov, uppskovsbelopp
medlem, medlemskap
får inte vara med, får inte gå med, nekad att bli medlem, nekas medlemskap > medlemskap, vägrat inträde
avgift till brf, avgiften i föreningen, föreningsavgift > årsavgift
föreningens regler, regler i föreningen, reglerna i föreningen, vad säger föreningen > stadgar
årsmöte, årsstämma, ordinarie stämma
föreningsmöte, medlemsmöte, årsmöte > föreningsstämma, ordinarie stämma
förslag till årsmötet, förslag till stämman, förslag till mötet > motion
styrelsen sköter sig inte, styrelsen missköter, styrelsen slösar, styrelsen ljuger > ansvarsfrihet, entlediga, vanskötsel
avsätta styrelsen, byta styrelse, byta ut styrelsen, rösta bort styrelsen, sparka styrelsen > entlediga, extra föreningsstämma
styrelsen får gå kvar, styrelsens ansvar > ansvarsfrihet
riva vägg, riva en vägg, ta bort vägg, ta ner en vägg, flytta köket, ändra planlösning > bärande konstruktion, väsentlig förändring
renovera badrum, renoverat badrum, renovera badrummet, göra om badrummet > fackmässig, våtrum
slarvigt jobb, fuskjobb, fuskbygge, dåligt utfört, hemmabygge, hemmafixare, amatörmässig, klantigt gjort > fackmässig, vårdslös, icke fackmässig
vem ska laga, vem ska reparera, vem betalar reparationen > underhållsansvar, reparationsansvar
rör i väggen, avloppsrör, vattenrör > stamledning
nybygge, nyproduktion
nybyggd, nyproducerad
nybyggd, nybygge > nyproduktion
nybyggd lägenhet, köpt på ritning, köpt före bygget, boka nyproduktion, reservera lägenhet, bokat lägenhet > förhandsavtal, bokningsavtal
ombilda, ombildning
hyresrätt till bostadsrätt, köpa vår hyresrätt, hyresgäster köper huset > ombildning
förlora bostadsrätten, bli av med bostadsrätten, kasta ut från bostadsrätten > förverkande av nyttjanderätten, tvångsförsäljning
betala > erlägga
erlägga > betala
slutlikvid, likvid, slutbetalning
boyta, boarea, bostadsarea, bostadsyta
fel kvadratmeter, färre kvadratmeter, fel boyta, mindre än i annonsen, fel yta > boarea, boyta, areaavvikelse, ytavvikelse
fel uppgift, felaktig uppgift, fel uppgifter, felaktiga uppgifter, felaktig annons, osann > oriktig uppgift, oriktig
oriktig uppgift, oriktig > felaktig uppgift
fukt i källaren, vatten i källaren, fuktig källare > dränering, fuktskada
fusk i badrummet, badrumsfusk, läckande badrum > tätskikt, våtrum, fackmässig
kamin, braskamin, öppen spis, vedspis, kakelugn > eldstad
skorsten, murstock > rökkanal
sotare, sotning, sota
får inte elda, sotaren underkände, förbjuden att elda > eldningsförbud
elfel, elen är fel, felaktiga elledningar, hemmadragen el > elanläggning, elinstallation
pool, simbassäng, bassäng
solpanel, solceller, solcellsanläggning
överklaga stämmobeslut, ogiltigt stämmobeslut, felaktigt stämmobeslut, fel beslut på stämman > klandra, klandertalan, klander av stämmobeslut
behandlas olika, lika behandling, särbehandla medlemmar, andra medlemmar får > likhetsprincipen, likabehandling
båda på lånet, båda står på lånet, dela på huslånet, gemensamt lån, gemensamt bolån, lån ihop > solidariskt betalningsansvar, solidarisk
kontantinsats, egen insats
vad är huset värt, vad huset är värt, värdera huset, värdet på huset, värdet på lägenheten > marknadsvärde, värdering
rätt att köpa först, köpa först, erbjuda först > förköpsrätt, hembud
förköpsrätt, hembud, hembudsförbehåll
brukat i många år, alltid använt vägen, alltid gått där > urminnes hävd
lagfarten dröjer, nekad lagfart, får inte lagfart > vilande lagfart, vilandeförklaring
bli av med huset, exekutivt såld > exekutiv auktion
byggfel, fel på nybygget, nybyggt hus med fel > byggfelsförsäkring, entreprenad
köpa mark, köpa tomt, köpa skog, köpa gård > fastighetsköp, förvärvstillstånd
skuldsedel, revers, skuldebrev, reverslån
lånat av mamma, lånat av pappa, lån från föräldrar, lån inom familjen > skuldebrev, revers
den som äger bostadsrätten, bostadsrättsägare, ägare till bostadsrätt, äger en bostadsrätt, äger bostadsrätt > bostadsrättshavare
bostadsrättshavare > bostadsrättsägare
försäkring för bostadsrätt, försäkra bostadsrätten, tilläggsförsäkring för bostadsrätt > bostadsrättstillägg
styrelsen anlitar, ordförandens firma, ordförandens företag, styrelsen gynnar > jäv
mäklaren frågar var pengarna, varifrån pengarna kommer, pengarnas ursprung > kundkännedom, penningtvätt
mäklaren köper själv, mäklaren köpte, sålde till släkting, mäklarens kompis > självinträde, närstående
vad kostar boendet, månadskostnad, boendekostnad > boendekostnadskalkyl
frågelista, frågeformulär
frågor till säljaren, säljarens papper, säljarens svar > frågelista, frågeformulär, upplysning
besiktningsprotokoll, besiktningsrapport, besiktningsutlåtande
kräva ersättning, ersättning för skadan, ersättning för felet, pengar för skadan > skadestånd
tom tomt, tomt utan hus > obebyggd
gränsmärke, råmärke, gränsrör, gränssten
tomtgräns, pinne i marken, gränspinne > gränsmärke, råmärke
överlåta > avyttra
huset står på, lägenheten står på, stugan står på, skriven på huset > lagfaren ägare, lagfart, äganderätt
besiktningsmannen missade, besiktningsmannen slarvade, fel av besiktningsmannen > besiktningsman, vårdslöshet, skadestånd
säljaren flyttar inte ut, får inte tillträde, tillträdet försenat, försenat tillträde > dröjsmål, tillträde, tillträdesdag
köpt hus av dödsbo, köpte av ett dödsbo > friskrivning, dolt fel
brunnen sinar, dåligt vatten i brunnen, slut på vatten i brunnen > brunn, vattentäkt, dolt fel
energiklass, energibetyg > energideklaration
`;
