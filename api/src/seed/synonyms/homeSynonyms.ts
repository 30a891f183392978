/** Synonyms for rented homes, owned homes and neighbours. "a, b" finds each other; "a > b" one way. */
export const homeSynonyms = `
hyresvärd, uthyrare
hyreshaj, slumvärd, husvärd, den som hyr ut, husägare som hyr ut > hyresvärd
min värd, värden vill, värden vägrar, värden säger, värden höjer, värden har > hyresvärd
den som hyr > hyresgäst
inneboende, lodger
inneboende, lodger > hyresgäst
månadshyra, hyresavgift > hyra
hyresrätt, hyreslägenhet
hyreskontrakt, hyresavtal
kontrakt på lägenheten, förstahandskontrakt, lägenhetskontrakt > hyresavtal, hyreskontrakt
lägenhet, lya
etta, tvåa, trea, studentrum, korridorsrum > lägenhet
lägenhet > bostad
avhysning, vräkning, vräka, avhysa
vräkning, vräka, slängas ut, slängd på gatan, kasta ut mig, kasta ut oss, kasta ut hyresgäst, kastas ut, blir utkastad, utslängd, utkastad > avhysning, uppsägning, förverkande
förverkande, förverkad, förverkad hyresrätt
rätt att bo kvar, bo kvar, slippa flytta, måste flytta, måste jag flytta > besittningsskydd
andrahandsuthyrning, andrahandskontrakt, hyra ut i andra hand, andrahandshyresgäst, andrahand
hyra i andra hand, hyr ut min lägenhet, svartuthyrning, olovlig andrahandsuthyrning > andrahandsuthyrning
svartkontrakt, köpt kontrakt, betalat för kontraktet, pengar under bordet för lägenhet > hyresavtal, förverkande
ockerhyra, överhyra, för hög hyra, hutlös hyra, svindyr hyra > oskälig hyra, skälig hyra
ockerhyra, överhyra
oskälig hyra, skälig hyra, överhyra
hyreshöjning, höja hyran, höjd hyra, chockhöjning, chockhöjd hyra
depositionen, få tillbaka depositionen, säkerhet för hyran, behåller depositionen > deposition
deposition > säkerhet, pant, borgen
hyresskuld, obetald hyra, försenad hyra
inte betalat hyran, inte råd med hyran, missat hyran, sen med hyran, betala hyran för sent > hyresskuld, förverkande
säga upp lägenhet, säga upp hyresavtal, säga upp kontraktet på lägenheten, flytta ut i förtid > uppsägning
byta lägenhet, bytesrätt, lägenhetsbyte
överlåta hyresrätt, ta över kontrakt, överta hyreskontrakt, skriva över kontraktet, överlåtelse av hyresrätt > överlåta hyresrätt, överlåtelse
flyttstädning, flyttstäd, städning vid flytt
slitage, märken på väggen, hål i väggen, repor i golvet, skador i lägenheten > normalt slitage, vårdplikt
renovräkning, stambyte, standardhöjning, lyxrenovering > renovering, hyreshöjning
renovering > stambyte, renovräkning
mögel i lägenheten, fukt i lägenheten, kallt i lägenheten, inget varmvatten, ohyra, vägglöss, kackerlackor, råttor, trasig spis, trasig kyl > hyresnedsättning, nedsättning av hyran, brist
mögel, fukt, röta, svartmögel > fuktskada, fel, nedsättning av hyran
hyresnedsättning, nedsatt hyra, nedsättning av hyran
sänka hyran, avdrag på hyran, lägre hyra > hyresnedsättning, nedsättning av hyran
stök, stökig granne, fest, festar, oväsen, ljud, oljud, liv på nätterna, hög musik, buller, skrik, barnskrik, hundskall, skällande hund, störa > störning
rökning, röka på balkongen, cigarettrök > störning
hund, katt > husdjur
hund i lägenheten, katt i lägenheten, husdjursförbud > husdjur, störning
hyresvärden går in, hyresvärden har nyckel, in i min lägenhet > tillträde, hemfridsbrott
byta lås > egenmäktigt förfarande, avhysning
airbnb, korttidsuthyrning > andrahandsuthyrning
villa, hus, småhus, radhus
kåk > hus, villa
bostadsrättsförening, brf, bostadsförening
insatslägenhet, köpelägenhet, brf > bostadsrätt
bostadsrätt > bostadsrättsförening, brf
brf-styrelse, föreningens styrelse, föreningsstyrelse, tjafs i föreningen, bråk med föreningen > bostadsrättsförening, styrelse
årsavgift, månadsavgift, avgift till föreningen
avgiftshöjning, höjd avgift, höja avgiften > årsavgift
vattenskada, vattenläcka, läckage
läcker, läckt, översvämning hemma, vatten från grannen > vattenskada, läckage
toa, dusch, våtrum > badrum, toalett, våtrum
tomt, tomtmark, villatomt
tomt > mark
trädgård > tomt
markägare, tomtägare, husägare, villaägare > fastighetsägare
tomtgräns, gränsen mellan tomterna, rågång, fastighetsgräns
byggt på min tomt, inne på min tomt, staket på fel sida > tomtgräns
staket, stängsel, inhägnad, plank, mur
plank > bygglov
häck, buskage
häck > staket, plank
altan, uteplats, veranda, terrass
altan, balkong
grannfejd, grannsämja, grannbråk, granntvist > granne
träd över gränsen, grannens träd, grenar över tomten, hängande grenar, trädgrenar, trädrötter, rötter, träd skymmer > överhängande grenar, gren
äpplen från grannen, fallfrukt > gren, granne
attefall, attefallshus
attefall, attefallshus, friggebod, komplementbyggnad, tillstånd att bygga, bygga ut huset, bygga altan, bygga garage, inglasad balkong > bygglov
friggebod > attefallshus, komplementbyggnad
svartbygge, olovligt byggt
utan bygglov, svartbyggt > svartbygge, bygglov
servitut, vägservitut
rätt att använda väg, rätt till väg, väg över tomten, väg över grannens tomt, kör över min tomt, utfart över grannen, vägrätt, rätt till brunn > servitut
använda någons mark, låna mark > nyttjanderätt, arrende
samfällighet, samfällighetsförening, vägförening, vägsamfällighet
enskild väg > samfällighet
snöröjning, snöskottning, sandning, skotta snö > fastighetsägare, halka
trottoar, gångbana > fastighetsägare
strandtomt, brygga, bygga vid vatten > strandskydd
inteckning, pantbrev
skriva över huset, stå på huset, äga huset på papper, ägarbyte av hus > lagfart, gåva
fastighet, fast egendom
hus och tomt > fastighet
samäganderätt, samägande, samägd, äga tillsammans
sommarstuga, stuga, torp, fritidshus, lantställe, sommarställe
syskon äger stuga, dela stugan, tvinga fram försäljning, vill inte sälja stugan > samäganderätt, offentlig auktion
mäklare, fastighetsmäklare
mäklararvode, provision till mäklare, mäklarens arvode
budgivning, budrunda
bud, högsta bud, överbud, bud på lägenhet, bud på hus > budgivning
lockpris, accepterat pris > utgångspris
handpenning, kontraktsskrivning > köpekontrakt
ångra husköp, hoppa av husköp, dra sig ur husköp, ångra lägenhetsköp > handpenning, köpekontrakt, skadestånd
dolt fel, fel i fastighet
fel i huset, fel på huset, fel efter husköp, fukt efter husköp, mögel efter husköp, lurad husköp > dolt fel, fel i fastighet
besiktning, besiktningsman, överlåtelsebesiktning
besiktning, besiktningsman, överlåtelsebesiktning > undersökningsplikt
köpekontrakt, köpebrev > köpehandling
köpehandling, kontrakt på huset, husköpskontrakt > köpekontrakt, köpebrev
arrende, arrendator, arrendera, jordägare
kolonilott, kolonistuga, kolonistugeområde > arrende
tomträtt, tomträttsavgäld
tälta, plocka bär, plocka svamp, paddla, gå över annans mark > allemansrätt
villaförsäkring, villahemförsäkring > hemförsäkring
hyra ut rum, hyra rum > inneboende, privatuthyrning
inneboende > privatuthyrning
privatuthyrningslagen, uthyrning av egen bostad, privatuthyrning
hyra av privatperson, hyra ut bostadsrätt, hyra ut villan, hyra ut huset > uthyrning av egen bostad, privatuthyrningslagen
lokalhyra, hyra lokal, butikslokal, kontorslokal
indirekt besittningsskydd, vräkt från lokalen > lokalhyra, besittningsskydd
förra ägaren, gamla ägaren, tidigare ägare, den som sålde, de som sålde > säljare
sälja, försäljning
våning, lgh > lägenhet
hyra av någon, hyrde av, hyrt av > hyresgäst, hyra, andrahand
dubbelt så mycket som hyran, dubbla hyran, överpris på hyran, hyran var för hög > oskälig hyra, skälig hyra
förstahandshyresgäst, förstahandsinnehavare > andrahand, hyresvärd
hyr ett rum, rum hos en familj, rum hemma hos, rum i hennes lägenhet, rum i hans lägenhet > inneboende
rutten, genomrutten, röta, rötskada > fukt, mögel, dolt fel
fuktig, fukt, fuktskada
inte upptäckt, visade sig först efteråt, märkte först efteråt > dolt fel
bredvid oss, i huset bredvid, granntomten > granne
övervakning, bevakning > kamerabevakning, kamera
filma, filmas, filmar > kamera, kamerabevakning
måste flytta direkt, flytta på dagen, få ut mig > uppsägning, uppsägningstid
betala mindre i hyra, betala mindre tills, dra av på hyran > nedsättning av hyran, hyresnedsättning
sköta underhållet, inte laga, laga i lägenheten > brist, åtgärda
köpa något mindre, flytta till något mindre > ersättningsbostad, billig
parhus, kedjehus, bondgård, hästgård, ödehus > fastighet, småhus
landställe, fjällstuga, kolonistuga, jaktstuga, stället på landet, huset på landet > fritidshus, sommarstuga
kyffe, vindsvåning, studentlägenhet > lägenhet
hamna på gatan, ställd på gatan, ingenstans att bo, ingenstans att ta vägen, tak över huvudet > bostadslös, avhysning
hyresgubbe, hyrestant, fastighetsbolag, bostadsbolag, bostadsföretag, allmännyttan, vicevärd > hyresvärd
jag hyr av, vi hyr av, tanten jag hyr av, gubben jag hyr av, ägaren av lägenheten > hyresvärd
han som hyr, hon som hyr, de som hyr, hyr av mig, hyr av oss, andrahandare > hyresgäst
inneboenden, inackordering, inhyst, inackorderad > inneboende
kompis som bor hos mig > inneboende
kasta ut, slänga ut, sparka ut, hiva ut > avhysning, vräkning
hyra svart, svarthyra, bo svart, svart lägenhet, svart kontrakt > andrahandsuthyrning, olovlig andrahandsuthyrning
kräva tillbaka hyran, få tillbaka hyra, för mycket i hyra, för mycket hyra > återbetalning av hyra, skälig hyra
högsta hyra, hur hög hyra, sätta hyra, ta i hyra, bruksvärde > skälig hyra
marknadshyra, kallhyra, varmhyra, grundhyra > hyra
förskottshyra, hyra i förskott, hyra i förväg > förskott, hyra
inflyttning, inflyttningsdag, få nycklarna, nyckelöverlämning > tillträde, tillträdesdag
väsnas, högljudd, skräna, stampa, dunka, banka, grannen borrar, grannen skriker > störning
hög volym, spelar musik, spelar trummor, låter på nätterna, låter hela nätterna, partaj, festande > störning
håller oss vakna, får inte sova, kan inte sova, väcker oss, lyhört > störning
gläfsa, yla, tuppen gal, hund som skäller, hunden skäller > störning
lukt, lukta, stank, stinka, stinker, matos > störning, olägenhet
elda, grilla, grillrök, vedeldning, vedrök > olägenhet, störning
mögellukt, unken, källarlukt, luktar mögel, instängd lukt > mögel, fukt
tvättstuga, tvättid, soprum, trapphus, barnvagn i trapphuset, källarförråd, vindsförråd > gemensamt utrymme, ordningsregler
trivselregler, husregler, ordningsstadga > ordningsregler
stopp i avloppet, stopp i toan, igenkorkad, igensatt > avlopp, vattenskada
trasigt rör, rör som brast, läckande rör, droppar från taket, kranen läcker, kranen droppar, vatten i källaren, taket läcker, läckande tak, regnar in, inläckage > läckage, vattenskada
kalla element, elementen är kalla, fryser hemma, iskallt hemma, ingen värme, inget vatten, trasig hiss, hissen står, trasig frys, trasig ugn > brist, nedsättning av hyran, hyresnedsättning
mus, råtta, möss, silverfisk, pälsänger, kryp, skadedjur, vägglus, kackerlacka > ohyra, skadedjur
radon, asbest, hussvamp, husbock, krypgrund, dränering, sättningar i grunden, spricka i väggen, spricka i grunden > dolt fel, fel i fastighet
säljaren visste, säljaren teg, säljaren mörkade, säljaren dolde, säljaren ljög, säljaren nämnde inte, säljaren sa inget > upplysningsplikt, svek
mäklaren visste, mäklaren teg, mäklaren ljög, mäklaren mörkade, mäklaren nämnde inte, mäklaren sa > fastighetsmäklare, skadestånd
boytan stämmer inte, fel boyta, mindre yta, färre kvadratmeter > boyta, fel i fastighet
buda, lägga bud, vinnande bud, vann budgivningen, dra tillbaka bud, ta tillbaka bud > bud, budgivning
sålde till någon annan > budgivning, köpekontrakt
handpenningen tillbaka, förlora handpenningen, mista handpenningen > handpenning, köpekontrakt
lånelöfte, får inte lån, nekad lån > bolån
måla om, tapetsera, riva vägg, riva en vägg > renovering, ombyggnad
uterum, växthus, lekstuga, carport, takkupa, skärmtak, bastu > bygglov, komplementbyggnad
sätta upp solceller, sätta upp parabol, byta fasad, måla om fasaden, inreda vinden > bygglov
byggnadsnämnden, stadsbyggnadskontoret, bygganmälan, lov från kommunen > bygglov
för nära gränsen, för nära tomten, bygga nära gränsen, nära tomtgränsen > tomtgräns, bygglov
skymma utsikten, skuggar min tomt, skuggar vår tomt, skymmer solen > granne, olägenhet
fälla träd, såga ner träd, sågade ner, beskära > gren, träd
fällt mitt träd, fällde mitt träd > träd, åverkan, skadestånd
löv från grannen, barr från grannen, grannens löv > granne, gren
gena över, genväg över, går över min gräsmatta, trampa på min mark, kör över gräset > allemansrätt, tagande av olovlig väg
rågranne, grannfru, granngubbe, grannhus > granne
ovanpå oss, ovanför oss, våningen ovanpå, våningen under, mitt emot oss, intill oss, huset intill, tomten intill, tomten bredvid > granne
p-plats, parkeringsruta, garageplats > parkeringsplats
semesteruthyrning, hyra ut till turister > korttidsuthyrning, andrahandsuthyrning
dela lägenhet, dela på hyran, kontraktet står på, stå på kontraktet > hyreskontrakt, hyresgäst
föreningen vägrar, föreningen säger nej, föreningen nekar, styrelsen vägrar, styrelsen säger nej > bostadsrättsförening, styrelse
uthus, gäststuga > byggnad, komplementbyggnad
lada, ladugård > byggnad, ekonomibyggnad
studsmatta, trampolin, motorsåg, lövblås > störning, granne
bygga pool, gräva pool, schakta, jordvall, fylla ut tomten > marklov, bygglov
regnvatten, smältvatten, vatten rinner in, dräneringsvatten > dagvatten, granne
gödsel, hönsgård, höns, bikupa > olägenhet
jaktmark, jaktlag > jakträtt
äng, hage, betesmark, skogsskifte > mark, fastighet
avverka, hugga ner skog, fällt min skog > avverkning, skog
laddstolpe, laddbox, ladda elbilen > laddstation
ingår i köpet, ta med vid flytten, tog med sig lamporna, tog med sig vitvarorna, tagit med vitvarorna > tillbehör, fastighetstillbehör
ostädat, dåligt städat, inte städat, skräp kvar, lämnat skräp > flyttstädning, städning
köpa loss, friköpa > friköp, tomträtt
eldsvåda, brann upp, brann ner, brinna > brand, brandskada
trädet föll, trädet blåste, nedblåst träd, storm > stormskada, fastighetsägare
säljaren lovade > utfästelse
flytta gränsen, råmärke, gränssten > tomtgräns, fastighetsbestämning
tillsvidare i andra hand, ägaren flyttar hem, vill ha tillbaka sin lägenhet > andrahandsuthyrning, besittningsskydd
får inte köpa lägenheten, nekad medlemskap, föreningen nekar medlemskap > medlemskap, bostadsrättsförening
trummor, trumset, subwoofer > störning
löv, kvist, kottar, barr > gren, träd
höll tyst om felet, höll tyst om fel, mörkade felet > upplysningsplikt, svek
`;
