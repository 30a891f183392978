/** Terms of parents, children and the social services, and the everyday words for them. "a, b" finds each other; "a > b" one way. */
export const childTermSynonyms = `
målsman, vårdnadshavare
förälder > vårdnadshavare
bestämma ensam, ta beslut ensam, bestämma över barnet, bestämma om barnet > beslutanderätt, vårdnad
båda skriva på, båda måste skriva på, båda skriva under, båda föräldrarna, andra föräldern vägrar > vårdnadshavares samtycke, båda vårdnadshavarna
lyssna på barnet, barnets åsikt, fråga barnet, barnet vill bo, barnet vill inte, barnets röst > komma till tals, barnets vilja
bråkar hela tiden, kan inte prata med varandra, kan inte samarbeta, samarbetar inte, bråk mellan föräldrar, bråka om barnen > samarbetssvårigheter, samarbetsförmåga, djup konflikt
kan inte komma överens, komma överens, enas, eniga, är överens > samförstånd, överenskommelse
prata med familjerätten, möte med familjerätten, möte på familjerätten > informationssamtal, samarbetssamtal
avtal om vårdnad, avtal om umgänge, avtal om barnen, skriva avtal om barnen > godkännande av socialnämnden
beslut så länge, tillfälligt beslut, beslut innan rättegången, beslut under tiden, snabbt beslut om barnen > interimistisk, interimistiskt beslut
soc utreder vårdnaden, familjerätten utreder, soc pratar med oss, utreda vårdnaden > vårdnadsutredning
stämma exet, stämma mamman, stämma pappan, dra till domstol > väcka talan
sommarlov med barnen, jul med barnen, julen med barnen, lov med barnen, semester med barnen, påsk med barnen > lovumgänge, umgänge
facetime, video med barnet, videosamtal med barnet, ringa barnet, prata med barnet i telefon > distansumgänge, umgänge
lämnar inte ut barnet, lämnar inte tillbaka barnet, får inte ut barnet, vägrar lämna tillbaka barnet > verkställighet, vite, hämtning
hot om böter, böter om barnet, böter till exet > vite, vitesföreläggande
vite, vitesföreläggande
tagit barnet, tagit barnen, ta barnet ur landet, rymt med barnet, försvunnit med barnet, kidnappa, kidnappat > bortföra, olovligt bortförd, olovligt bortförande, egenmäktighet med barn
bortföra, bortförande, bortförd
få hem barnet, få hem barnen, få tillbaka barnet, få tillbaka barnen > återförande, överflyttning av barn, upphörande av vården, hemflytt
barnet kvar utomlands, håller kvar barnet, hålls kvar utomlands > kvarhållande, haagkonventionen, överflyttning av barn
reseförbud för barn, får inte resa med barnet, stoppa resan, hindra utlandsresa > utreseförbud
könsstympning, könsstympa, kvinnlig omskärelse
betala för barn, försörja barn, försörja barnet, försörja sitt barn > underhållsskyldighet, underhållsbidrag
pengar till barnet, pengar för barnet, pengar till barnen, pengar till mitt barn > underhåll, underhållsbidrag
ändra underhållet, höja underhållet, sänka underhållet, mindre underhåll, mer i underhåll > jämka, jämkning
går i gymnasiet, gå gymnasiet, pluggar fortfarande, plugga efter 18, plugga efter arton, studera efter 18 > skolgång
retroaktivt underhåll, underhåll bakåt, underhåll i efterhand, gammalt underhåll > förfluten tid, underhållsskuld
obetalt underhåll, inte betalat underhåll, underhållsskuld
försäkringskassan betalar underhåll, underhåll från försäkringskassan > underhållsstöd
faderskapstest, dna-test, dna-prov, dna-analys, blodprov för faderskap, blodprov på pappan, pappatest, faderskapsprov > rättsgenetisk undersökning, faderskapsundersökning
rättsgenetisk undersökning > dna-test
fel pappa, inte min unge, inte mitt barn, inte min son, inte min dotter, inte är pappan > häva faderskap, hävande av faderskap
häva faderskap, hävande av faderskap
pappa för att vi är gifta, automatiskt pappa, gift med mamman > faderskapspresumtion
skriva på som pappa, bli pappa på papper, erkänna barnet, erkänna faderskap, bekräfta faderskap > bekräftelse av faderskap, faderskapsbekräftelse
fastställa faderskap, faderskapsfastställelse, fastställande av faderskap
provrör, provrörsbefruktning, provrörsbarn, ivf, insemination, spermadonation, äggdonation, donerad sperma > assisterad befruktning
spermadonation, spermiedonation, spermiedonator, spermadonator
adoptera bort, bortadoptera, bortadopterad, lämna bort barnet > bortadoptera, adoption
vill adoptera, de som adopterar, adoptivförälder > adoptant
barnaga, aga, agar, slå barnet, slå sitt barn, slå sina barn, smiska, smisk, dask, daska, lugga, örfila > kroppslig bestraffning, misshandel
kroppslig bestraffning > barnaga, aga
fostra, uppfostra, uppfostran, barnuppfostran
fostra, uppfostra, barnuppfostran > föräldraansvar
ungdom, tonåring, minderårig, omyndig, barn under 18 > yngre än 18 år, under 18 år
vuxen, fylla 18, fyllt 18, bli 18, arton år fyllda > myndig, myndighetsålder
vuxna barn, vuxet barn > myndiga barn, myndig
barnets sparpengar, barnets pengar, barnens pengar, barnets arv, barnets konto > omyndigs tillgångar, överförmyndarspärr
sälja barnets, spärrat konto, spärrat konto för barn, låst konto > överförmyndarens samtycke, överförmyndarspärr
föräldralös, utan förälder, utan föräldrar, föräldrarna är döda, föräldrarna döda, båda föräldrarna dog > särskilt förordnad vårdnadshavare, sakna vårdnadshavare
ensamkommande, utan sina föräldrar, kom ensam till sverige > ensamkommande barn, god man
namn på barnet, namn till barnet, döpa barnet, vad får barnet heta > förnamn
döpa, dop
flicknamn, ogift namn, gamla efternamnet, tillbaka mitt efternamn > tidigare efternamn, efternamn
makens namn, mannens namn, mannens efternamn, samma efternamn > gemensamt efternamn, efternamn
byta kön, könsbyte, könskorrigering, transperson, juridiskt kön > könstillhörighet, fastställelse av kön
handläggare på soc, soc-handläggare, socialtant, socialhandläggare, socialarbetare > socialsekreterare
oroanmäld, anmäld till soc, anmält oss till soc, anmält mig till soc > orosanmälan
soc utreder, utredd av soc, utredning om mitt barn > barnavårdsutredning, bbic
ta barnet akut, akut omhändertagen, hämtade barnet i skolan, soc hämtade > omedelbart omhändertagande, omedelbart omhändertagen
omhändertagna barn, tagit barnen, tagit barnet, placerat barn, soc tog > beredas vård, familjehemsplacering
placerat barn, placerade barn, bor i familjehem, bor i fosterhem > familjehemsplacering, familjehemsplacerad
barnhem, behandlingshem, ungdomshem, hem för vård eller boende > hvb, hvb-hem
hvb, hem för vård eller boende
ungdomshem, låst ungdomshem, paragraf 12-hem > sis, statens institutionsstyrelse, särskilt ungdomshem
sis, statens institutionsstyrelse
brister i omsorgen, omsorgsbrist, omsorgssvikt
missbrukande föräldrar, missbrukande förälder, mamma dricker, pappa dricker, förälder som dricker, knarkande förälder, vanvårda barn, vanvårdat barn, vanvårdade barn, försumma barn > brist i omsorgen, omsorgsbrist, omsorgssvikt
drogproblem, ungdom med drogproblem, sonen knarkar, dottern knarkar, kriminell son, skolkar > eget beteende, nedbrytande beteende
få hem barnen från soc, få hem barnet från soc, sluta vara omhändertagen > vårdens upphörande, upphörande av vården, upphöra
får inte flytta hem, inte flytta hem > flyttningsförbud
fosterhemmet tar över, familjehemmet tar över > vårdnadsöverflyttning, överflyttning av vårdnaden
advokat till barnet, advokat för barnet, barnets advokat, advokat i lvu > offentligt biträde
avlastning, avlastningsfamilj, stödfamilj, avlösning > kontaktfamilj, avlösarservice
stöd till familjen, hjälp från soc, hjälp av soc > stödinsats, öppna insatser
föräldrar som inte bor ihop, bor inte ihop, separerade föräldrar, skilda föräldrar > särlevande, särlevande föräldrar
vill ha barnen, vill ha barnet, få barnen på heltid > yrka vårdnad, vårdnad
flyttar med barn, flytta långt bort, flytta till annan stad, flytta till annan kommun > ändrad bostadsort, barnets boende
barn far illa, barnet far illa, barn mår dåligt hos > missförhållande, fara illa, risk att fara illa
pass för barn, pass till barnet > medgivande från vårdnadshavare, vårdnadshavares medgivande
underhållsskyldighet, försörjningsskyldighet
underhåll > försörjningsskyldighet, underhållsskyldighet
barnet jobbar, tonåring jobbar, barnets lön > barnets inkomster, egna inkomster
biologisk mamma, biologiska mamma, biologiska föräldrar, riktiga föräldrar, varifrån jag kommer > ursprung, biologiskt ursprung
okänd givare, anonym givare, spermadonator, spermiegivare > donator, spermiedonator
vänder barnet mot mig, vänder barnen mot mig, pratar illa om mig, hjärntvättar barnet > negativ påverkan, föräldraalienation, umgängessabotage
inställt umgänge, ställer in umgänget, kommer inte på umgänget, dyker inte upp > uteblivet umgänge, umgänge
hämta och lämna, hämtning och lämning, vem ska köra barnet > umgängesresor, hämtning
mellannamn, dubbelt namn, två efternamn > dubbelt efternamn
byta förnamn, lägga till namn > namnbyte, namnändring, förnamn
adoption från utlandet, adoptera från utlandet, utlandsadoption > internationell adoption
internationell adoption > adopterad utomlands
vaccinera barn, vaccinera barnet, operera barnet, psykolog för barn, bup, barnpsykiatri > vård av barn, hälso- och sjukvård, samtycke
barnet skadade, barn skadar, barnet hade sönder, barnet slog sönder > vårdnadshavares skadeståndsansvar, skadestånd
särskild företrädare, målsägandebiträde för barn, barnets ombud > särskild företrädare för barn
bor hos pappa, bor hos mamma, bo hos pappa, bo hos mamma > stadigvarande boende, boendeförälder
får inte prata med mitt barn, får inte ringa mitt barn, blockerar barnets telefon > hindrad kontakt, umgänge
kan inte betala underhåll, inte råd med underhåll, arbetslös pappa, pappan är arbetslös > betalningsförmåga, förmåga att betala
betalningsförmåga, förmåga att betala
gravid, havande
väntar barn, blivande mamma, på smällen > gravid
foster, ofött barn
barnet skrivet hos, skriven hos pappa, skriven hos mamma, var ska barnet vara skrivet > folkbokföringsadress, folkbokföring
dra av på underhållet, betala mindre när barnet är hos mig, avdrag på underhållet > umgängesavdrag
mamman dog ensam vårdnad, ensam vårdnadshavare dör, mamman dör, vårdnadshavaren dog > särskilt förordnad vårdnadshavare
soc har fel, fel beslut av soc, soc ljuger > felaktigt beslut, överklaga
utomäktenskapligt barn, barn utanför äktenskapet, oäkta barn > faderskap, arvsrätt, särkullbarn
surrogatmamma, surrogatmödraskap, surrogatmoder > surrogatmoderskap
medmamma, mammas fru är förälder > föräldraskap, föräldraskapspresumtion
vuxenadoption, adoptera en vuxen, adoptera vuxet barn > adoption
dela på barnbidraget, vem får barnbidraget, delat barnbidrag > barnbidrag, växelvis boende
`;
