/** Synonyms for courts, judgments and damages. "a, b" finds each other; "a > b" one way. */
export const courtSynonyms = `
stämning, stämningsansökan
dra inför rätta, dra till rätten, ta till domstol, ta det till tingsrätten, stämd > stämningsansökan, stämning
tingsrätt > domstol
högsta domstolen, hd
förvaltningsrätt, förvaltningsdomstol
länsrätt > förvaltningsrätt
kammarrätt > förvaltningsdomstol
överklaga, överklagande
missnöjd med domen, inte nöjd med domen, klaga på domen > överklaga, överklagande
rättegång, huvudförhandling
betala motpartens advokat, vem betalar rättegången, vad kostar en rättegång, förlora målet, torska målet, förlora i rätten, advokatkostnad > rättegångskostnad
småmål, förenklat tvistemål, ft-mål, tvist om mindre belopp
tvistemål, civilmål
brottmål, straffrättsligt mål
tvist, konflikt
tvist, konflikt > bråk
tvist > tvistemål
bråk, gräl, tjafs, osämja
bråk, bråka, gräl, gräla, osams, tjafs, tjafsa > tvist, konflikt
göra upp i godo, uppgörelse i godo, lösa tvisten > förlikning
komma överens > förlikning, överenskommelse
medling, medlare, medla
dom, domslut
utslag från kronofogden, utslag i betalningsföreläggande > utslag, betalningsföreläggande
tredskodom, dömd utan att veta om det, dömd utan att veta, dömd utan att jag visste, dömd i min frånvaro, inte svarat på stämning, inte svarat tingsrätten, missade rättegången, uteblivit från rätten, glömde svara tingsrätten > tredskodom, ansöka om återvinning
bevis, bevisning, bevisa
bevisbörda, ord mot ord, kan inte bevisa, vem ska bevisa > bevisbörda, bevisning, bevis
gratis advokat, hjälp med advokatkostnad, inte råd med advokat, advokat utan pengar > rättshjälp, rättsskydd
försäkring för advokat, juridisk hjälp i hemförsäkringen, hemförsäkringen betalar advokat > rättsskydd
skiljeförfarande, skiljedom, skiljenämnd
nämndeman, lekmannadomare
ny prövning, ny rättegång, ta upp målet igen > resning
delgivning, delge, delgiven
rekommenderat brev från domstol, brev från tingsrätten, stämningsman, delgivningsman > delgivning, delge
polisen tagit min mobil, beslagtagen, beslagta > beslag
polisen letade hemma, genomsöka hemmet, tömde hemmet > husrannsakan
oskyldigt häktad, suttit oskyldig, oskyldigt dömd > frihetsberövande, justitiekanslern, resning
ta tillbaka anmälan, dra tillbaka anmälan > polisanmälan, allmänt åtal
langning, langa, köpa ut alkohol, köpa ut sprit
bärgad, bogserad, bortforslad > fordonsflyttning, flyttning av fordon
skärmdump, skärmbild, sms som bevis > bevis, bevisning
gäller domen, börjar domen gälla > laga kraft
stoppa beslutet, stoppa utvisningen, stoppa vräkningen > inhibition, verkställighetshinder
nästa instans, högre instans, högre domstol, överinstans > hovrätt, överklaga, prövningstillstånd, överklagande, kammarrätt
förlora i tingsrätten, förlorade i tingsrätten, ny chans i rätten > överklaga, hovrätt, överklagande
göra upp, göra upp utanför rätten > förlikning
advokaträkning, advokatnota, juristkostnad, juristens räkning, juristernas räkningar > rättegångskostnad
dömd att betala, dömdes att betala, dömts att betala, dom på att han ska betala > dom, betala
få in pengarna, få ut mina pengar, få ut pengarna, struntar i att betala, betalar ändå inte > verkställighet, kronofogden, verkställa
brevet från tingsrätten, utan att ha hörts > tredskodom, delgivning, delge
lördag, söndag, röd dag, helg > helgdag
av misstag, inte meningen > olyckshändelse, vårdslöshet
med flit, avsiktligt, med vilje, uppsåtligt, uppsåt
käromål > talan, stämning
svaromål, svara på stämningen, svar till tingsrätten, bemöta stämningen > svaromål, stämning
missade brevet från tingsrätten, såg aldrig brevet, fick aldrig brevet, fick aldrig stämningen, svarade aldrig tingsrätten, dömdes ändå, dömdes utan att jag, dom bakom min rygg, missade förhandlingen, kom inte till rättegången, visste inte om rättegången, dök inte upp i rätten > tredskodom, återvinning
återvinning, återvinna
förlorade målet, förlorat målet, förlorade tvisten, förlorade rättegången, förlorade i rätten, förlorat i domstol, fel dom, felaktig dom, orättvis dom, domen är fel, håller inte med om domen > överklaga, dom, rättegångskostnad, överklagande
gå vidare med målet, gå vidare till hovrätten, ta vidare till hovrätten, hovrätten, andra instansen, ta domen vidare > överklaga, hovrätt, prövningstillstånd, överklagande
får inte överklaga, hovrätten tar inte upp > prövningstillstånd
försent att överklaga, hur lång tid på mig att överklaga, sista dagen att överklaga, överklagandetid, klagotid > överklaga, frist, laga kraft, överklagande
vann målet, vann tvisten, vann i rätten, vunnit målet, vunnit i rätten, vann mot honom, vann men får inga pengar, fått rätt men inga pengar, betalar inte trots att jag vann > verkställighet, utmätning, kronofogden, dom, verkställa, utmäta
struntar i domen, följer inte domen, vägrar följa domen, bryr sig inte om domen > verkställighet, verkställa
verkställa, verkställighet, verkställa domen
indrivning, driva in, driva in skulden, driva in pengarna, indriva > utmätning, verkställighet, inkasso, betalningsföreläggande, utmäta, verkställa
råd med advokat, råd med jurist, råd med en advokat, råd med en jurist, har inte råd med advokat, billig advokat, gratis jurist, gratis juristhjälp, gratis juridisk hjälp, pro bono, hjälp att betala advokat, hjälp med juristkostnad, fattig och behöver advokat > rättshjälp, rättsskydd
advokatkostnader, advokatarvode, ombudskostnad, advokatens räkning, timkostnad advokat, dyr advokat, dyr rättegång, kostar det att stämma, kostar en rättegång, betala motpartens, betala andra sidans advokat > rättegångskostnad, rättshjälp, rättsskydd
ansökningsavgift, stämningsavgift, avgift till tingsrätten > ansökningsavgift
vittna, vittnade, vittnesmål, vittnesförhör, berätta i rätten, höras som vittne > vittne, vittnesplikt
vågar inte vittna, rädd att vittna, slippa vittna, vill inte vittna, vittna mot familjen, vittna mot släkting > vittnesplikt, vittne
kallad till tingsrätten, kallad till rättegång, kallad till huvudförhandling, kallelse till tingsrätten > kallelse, huvudförhandling
medla, medling, medlare > förlikning
förlika, förlikas, förlikning
kompromiss, kompromissa, mötas på halva vägen, komma överens utan domstol, lösa utan domstol, slippa domstol > förlikning, medling, medla
förberedelsemöte, muntlig förberedelse > tingsrätt
stängda dörrar, får man titta på rättegång, sitta med på rättegången > offentlig, rättegång
bevisa, bevisat, få fram bevis, inga bevis, saknar bevis, brist på bevis, bevisläget, bara mitt ord, hans ord mot mitt > bevisning, bevis, bevisbörda
inspelat samtal som bevis, chatt som bevis, mejl som bevis, mess som bevis, bilder som bevis > bevisning, bevis
dröjer i rätten, lång tid i tingsrätten, målet drar ut på tiden, väntat på rättegång, tar evigheter i tingsrätten > handläggningstid, förtursförklaring, tingsrätt
ljugit under ed, ljög i rätten, ljuger i domstol, ljuger i rätten > mened
skadestånd, skadeståndsanspråk, skadeståndskrav
kräva skadestånd, få skadestånd, kräver mig på skadestånd, krav på skadestånd, begära pengar för skadan, ersätta mig, ersättning för skadorna, kräva kompensation, plåster på såren, ersättning för förstörd > skadestånd, ersättning, skadeståndsskyldig
ersättningsskyldig, ersättningsskyldighet > skadestånd, skadeståndsskyldig
ramlat, ramlade, trillade, trilla, trillat, halkade, halkat, snubblat, snubblade, slog i huvudet, brutit benet, brutit armen, bröt benet, bröt foten, bröt armen, stukade foten, hjärnskakning, vrickat foten, lårbensbrott, benbrott > personskada, skadestånd, olycksfall, skadeståndsskyldig
isigt, isig, blixthalka, osandat, osandad, inte sandat, dåligt sandat, glashal, hal, halt på trottoaren, oskottat, inte skottat, snöskottning, sandning, sanda, snöröjning > halkolycka, halka, skadestånd, fastighetsägare, skadeståndsskyldig
fallolycka, fallskada, gick omkull, föll omkull, föll i trappan, ramlade i trappan > personskada, skadestånd, olycksfall, skadeståndsskyldig
tand utslagen, tandskada, slagit ut tand, ärr, vanställd, invalid, invaliditet, men för livet > personskada, skadestånd, skadeståndsskyldig
smärta, lidande, smärtor, psykiskt lidande, haft ont > sveda och värk, skadestånd, skadeståndsskyldig
förlorad inkomst, inkomstbortfall, missade jobb på grund av skadan > inkomstförlust, skadestånd, skadeståndsskyldig
inkomstförlust, förlorad arbetsinkomst
hunden bet mig, hund bet, hunden bet, hunden har bitit, bitit av en hund, hundattack, anfallen av hund, attackerad av hund, hund hoppade på, hund sprang ut framför, lös hund, okopplad hund, koppeltvång, dödade min katt, hunden bet min hund > hundägare, strikt ansvar, hund, skadestånd, skadeståndsskyldig
dålig hundägare, vanvårdad hund, svälter djur, slår sin hund, sparkar hunden, länsstyrelsen djur > djurplågeri, djurskydd
föll på min bil, gren föll, trädet föll, träd föll ner, föll ner på bilen > skadestånd, vårdslöshet, fastighetsägare, skadeståndsskyldig
klantig, oförsiktig, ovarsam, borde ha vetat, vems fel, vårdslös > vårdslöshet, oaktsamhet, vållande
mitt eget fel, delvis mitt fel, medvållande > jämkning, medvållande
barnet hade sönder, barn förstörde, mitt barn förstörde, sonen förstörde, dottern förstörde, sparkat boll genom fönster, kastade sten > föräldrars ansvar, vårdnadshavare, skadestånd, skadeståndsskyldig
lånade och förstörde, hade sönder min, lånade bilen och krockade, söndrade, förstörde min, förstört min > sakskada, skadestånd, skadeståndsskyldig
läkaren gjorde fel, fel av läkaren, fel på sjukhuset, felbehandlad, feldiagnostiserad, missad diagnos, missad cancer, misslyckad operation, vården har missat, skadad vid operation, skadad i vården, felmedicinering, förlossningsskada, tandläkaren slarvade > patientskada, vårdskada, patientförsäkring
patientförsäkring, löf > patientskada
röka gräs, röker gräs, påse gräs, sälja gräs, sålt gräs > narkotikabrott
bitcoinbluff, kryptobedrägeri > bedrägeri, bedra
svarade inte tingsrätten, svarade inte på stämningen, svarade inte på stämning, svarat inte domstolen, svarade inte domstolen, inte svarat på stämningen, inte svarat domstolen, uteblev från rätten, uteblev från förhandlingen, uteblev från rättegången > tredskodom, återvinning
lyte, men för livet > ideell ersättning, personskada
fängelse > påföljd, straff
vandal, vandaler > skadegörelse
inför domstol, inför rätta > rättegång
gick inte på rättegången, gick aldrig till rättegången, gick inte till rättegången, åkte inte till rättegången > tredskodom
anlita jurist, anlita advokat, anlitat jurist, anlitat advokat, skaffa advokat, skaffa jurist, behöver jag advokat, behöver jag jurist > ombud, rättshjälp, rättsskydd
blev misshandlad, blivit misshandlad, blev rånad, blivit rånad, blivit bestulen, blev bestulen > målsägande, brottsoffer
spionerad på, utspionerad > ofredande, olaga förföljelse
backade in i, backat in i, påbackad, parkeringsskada > trafikskada, skadestånd
knuffade omkull, puttade, puttad, knuffad, knuffade, knuffat > misshandel, ofredande
slog ut tänderna, utslagna tänder, utslagen tand, slog upp näsan, bruten näsa, näsan bruten, bröt näsan > misshandel, personskada
vittnar falskt, vittnade falskt, falskt vittne, falskt vittna > mened
överfallen, överföll, överfall, överfalls > misshandel, rån
häktad oskyldigt, oskyldigt fängslad, oskyldigt gripen, oskyldig i fängelse, frikänd efter häktning, suttit häktad > frihetsberövande, justitiekanslern, skadestånd
polisen tog min telefon, polisen tog min mobil, polisen tog min dator, polisen tog min bil, polisen behåller min mobil, polisen behåller min telefon, beslagtog > beslag
beslag, beslagta
polisen sökte igenom, sökte igenom lägenheten, sökte igenom mitt hem, letade igenom mitt hem, polisen letade igenom > husrannsakan
instängd, låste in mig, låst in mig, inlåst av min > olaga frihetsberövande, frihetsberövande
gisslan, kidnappad > människorov, olaga frihetsberövande
kidnappa, kidnappning, bortrövad > människorov, egenmäktighet med barn
mörda, mördad, mördat, mördare, mordförsök, ihjälslagen, slagen till döds > mord, dråp
körde ihjäl, kört ihjäl, dödsolycka, vållat någons död > vållande till annans död
barnporr, barnporrbrott, nakenbilder på barn > barnpornografibrott, barnpornografi
trafficking, slavarbete, utnyttjad som arbetskraft > människohandel, människoexploatering
hotad att inte vittna, hotar vittne, hotar mig för att jag anmält, hämnas att jag anmälde > övergrepp i rättssak, olaga hot
uppträtt hotfullt, hotfullt beteende > olaga hot, ofredande
bortgift, bortgifta, tvångsgift, tvångsäktenskap, barngifte > äktenskapstvång, barnäktenskap
hedersvåld, hedersförtryck, hederskultur > hedersförtryck, äktenskapstvång
p-boten, p-böterna, felparkerade, felparkerat, böter för parkering, bot på bilen, bot på rutan, parkeringsvakt, lapplisa > kontrollavgift, parkeringsanmärkning, felparkeringsavgift
böterna, böter i brevlådan > böter, ordningsbot
cyklade omkull, cykelolycka, cykelkrasch, krockade med cykel, påkörd på cykeln, påkörd när jag cyklade > trafikskada, personskada, skadestånd
bilkrasch, bilkrock, krockad, olycka med bilen, körd på bakifrån, påkörd bakifrån > trafikolycka, trafikskada, trafikförsäkring
skadad i skolan, olycka i skolan, skadad på träningen, idrottsskada > personskada, skadestånd, olycksfall
lurad av dejt, lurad på dejting > bedrägeri
bankbluff, kortbluff, telefonbluff, internetbluff, bluffare, bluffat, bluffad > bedrägeri
hävda självförsvar, rätt att försvara sig, nödvärnsrätt, slå tjuv, slagit en tjuv > nödvärn
lagvunnen, lagakraftvunnen, domen vunnit laga kraft > laga kraft
medlat, medlade, träffa en medlare > medling, förlikning
pallat äpplen, palla äpplen > snatteri, stöld
strypa, strypt, ströp, strupgrepp, strypgrepp > misshandel, misshandla
`;
