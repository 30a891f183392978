/** More synonyms for purchases, services and travel, from the statutes' terms. "a, b" finds each other; "a > b" one way. */
export const consumerSynonyms = `
trasig, sönder, defekt
trasig, sönder, defekt, paj, pajad, kaputt, funkar inte, fungerar inte, går inte att använda > felaktig, trasig, defekt
kass, usel, skruttig, skräpkvalitet, undermålig > dålig kvalitet
repig, repad, bucklig, buckla, sprucken, spricka, kantstött, naggad > skadad, trasig
skadad i frakten, skadad på vägen, skadat paket, fraktskada > transportskada
få en ny vara, få en ny mobil, ny i stället, ny istället, byta mot ny, bytt mot ny, byta ut produkten, ersättningsvara > omleverans, utbyte
omleverans, ny leverans
rätta till, rätta till felet, åtgärda felet, fixa felet, fixa till, lagad, laga vara > avhjälpa, avhjälpande
få rabatt på grund av fel, få rabatt i efterhand, avdrag på räkningen, slippa betala hela priset > prisavdrag, prisnedsättning
pengarna tillbaka, få tillbaka pengarna, få pengarna tillbaka, gå ur köpet, gå ur avtalet, köpet återgår > häva, hävning
ångra köpet, ångra avtalet, ångra, ångra sig, ångra mig, ta tillbaka köpet > frånträda
utöva ångerrätt > frånträda
ångerblankett, standardformulär, ångerfrist > ångerrätt
bytesrätt, returrätt, byta julklapp, byta present, byta vara > öppet köp, bytesrätt
öppet köp > bytesrätt
returnera, återsända, retur
skicka tillbaka vara, skicka tillbaka paketet > returnera, återsända, retur
returnera, retur, skicka tillbaka vara, skicka tillbaka paketet, skicka i retur > återlämna, återsända
returfrakt, returkostnad, returavgift, fraktkostnad för retur
returfrakt, returkostnad, betala för returen, betala frakten tillbaka > kostnad för att returnera
klaga på köp, klaga på köpet, klaga hos butiken, klaga i butiken, klaga på produkten, klaga hos säljaren, klaga på arbetet > reklamation, reklamera
klaga för sent, klagat för sent, reklamerat för sent, för sent att klaga, för sent att reklamera > reklamationsfrist, reklamationstid
reklamationsfrist, reklamationstid
livstidsgaranti, nöjd kund-garanti, prisgaranti > utfästelse, garanti
butik, affär, återförsäljare, handlare, butiksägare, försäljningsställe, webbutik, nätbutik > säljföretag, näringsidkare
webbshop, webshop, nätbutik, webbutik, nätaffär, internetbutik
webbshop, webshop, nätshopping, internetköp, onlineköp, köpt online, handlat online, handla online, köp via nätet, nätköp > näthandel, e-handel, distanshandel, distansavtal, distansköp
distansavtal, distansköp, distanshandel
postorder, beställt ur katalog, tv-shop, hemleverans > distansavtal, distansköp
hemförsäljning, avtal utanför affärslokaler
dörrknackare, dörrförsäljare, dörrförsäljning, knacka på dörren, knacka dörr, sälja vid dörren, gatuförsäljning, torgförsäljning, säljare på stan, kom hem till oss och sålde > hemförsäljning, avtal utanför affärslokaler
nix, nixa, nix-telefon, nixregister > spärregister, telefonförsäljning
telemarketing, kallringa, säljsamtal > telefonförsäljning
sagt ja i telefon, sa ja i telefon, sa ja på telefon, säga ja i telefon > skriftlig accept, telefonförsäljning
kvitto, kassakvitto, kvittens, köpbevis, inköpsbevis
kvitto > betalningsbevis, bevis om köp
inget kvitto, tappat kvittot, saknar kvitto, utan kvitto, bevisa köpet, bevisa att jag köpt > styrka köpet, bevisa köpet
begagnat, second hand, secondhand, loppisfynd, använd vara > begagnad
tradera, ebay, budgivning på nätet, nätauktion > auktion
såld som den är, säljs som den är, som den står, visat skick > befintligt skick
befintligt skick > väsentligt sämre skick
paket borta, försvunnet paket, paketet försvann, paketet borta, paket försvunnet, försvann i posten, kommit bort på vägen > risken för varan, varan har kommit bort
inte som i annonsen, inte som på bilden, inte som utlovat, inte som lovat, annorlunda än i annonsen > avvikelse från beskrivningen, avviker från beskrivningen
lurad av säljaren, lurad i köpet, säljaren ljög, säljaren ljugit, ljög om vara, ljög om bilen, ljugit om vara, ljugit om bilen > svikligt förfarande, svek, vilseledande
förtiga, undanhålla, förtegen
dölja fel, dolde felet, dolt felet, mörkade felet, mörkat felet, teg om felet, höll tyst om felet, inte berättat om fel, inte berättat om felet, inte sagt om felet, berättade inte om felet > förtiga, undanhålla, upplysningsplikt, underlåta att upplysa
kolla vara, kolla bilen, kolla noga innan köp, kontrollera bilen, undersöka innan köp, undersöka bilen, titta på bilen innan > undersökningsplikt
avbeställning, avbeställningsrätt
ställa in beställning, ställa in beställningen, ta tillbaka beställningen, ångra beställning, ångra beställningen, avbryta beställningen, annullera, annullering > avbeställning, avbeställa, avbeställningsrätt
avbokningsavgift, avbeställningsavgift, avbeställningskostnad
utgånget presentkort, gammalt presentkort, presentkort gått ut, presentkortet har gått ut > giltighetstid
presentkort, tillgodokvitto > tillgodohavande
abonnemang, prenumeration > löpande avtal
fast i avtal, fast i avtalet, sitta fast i avtal, sitta fast i avtalet, låst i avtal, bunden till avtal, bunden till abonnemang, bunden i två år > bindningstid
prenumerationsfälla, abonnemangsfälla
gratis provperiod, provperiod, provpaket, gratisprov, gratis prov, testperiod, lockerbjudande, gratis månad > prenumerationsfälla, abonnemangsfälla
gymkort, gymavtal, träningsavtal, gymmedlemskap, träningskort
bredband, fiber, wifi, mobilabonnemang, internetabonnemang > elektronisk kommunikation, bredbandsoperatör, teleoperatör
internetleverantör, bredbandsbolag, bredbandsoperatör, bredbandsleverantör
telebolag, teleoperatör, telefonbolag, mobiloperatör, teleföretag
elektricitet, el, elström
strömmen, ström > elektricitet, el
elavbrott, strömavbrott, avbrott i elöverföringen
strömmen gick, elen gick, strömmen försvann, utan ström, utan el, strömlös, strömlöst > elavbrott, strömavbrott, avbrottsersättning
elbolag, elleverantör, elhandelsföretag, elhandelsbolag, elhandlare
elnätsbolag, elnätsföretag, nätägare
app, appar, streaming, streamingtjänst, strömningstjänst, molntjänst > digital tjänst
nedladdad, nedladdning, ladda ner, ladda ned, datorspel, tv-spel, ljudbok, e-bok, mjukvara, mobilspel > digitalt innehåll
hantverkare, byggare, byggfirma, snickare, rörmokare, elektriker > entreprenör, näringsidkare
byggfirma, byggföretag, byggbolag, byggmästare
rörmokare, vvs-montör, vvs-installatör, rörläggare
elektriker, elinstallatör, elmontör
badrum, dusch > våtrum
hafsig, hafsigt, slarvjobb, dåligt jobbat, dåligt jobb, slarvigt gjort, slarvigt jobb, klantigt gjort, oproffsigt, amatörmässigt, fuskat med jobbet > fackmässig, fackmannamässig, bristande fackmässighet, fel i tjänst
fackmässig, fackmannamässig, fackmässighet, fackmannamässighet
dyrare än sagt, dyrare än offerten, mer än offerten, mer än offererat, högre än prisuppgiften, över offerten > femtonprocentsregeln, ungefärlig prisuppgift
ungefärligt pris, ungefärlig prisuppgift, cirkapris, uppskattat pris
för dyrt, för högt pris, ockerpris, orimligt pris, överpris, hutlöst pris > oskäligt pris, skäligt pris
tilläggsarbete, tilläggstjänst, tilläggsjobb
hantverkaren dyker inte upp, hantverkaren dök inte upp, hantverkaren kom aldrig, hantverkaren försvann, lämnat jobbet halvfärdigt, lämnade jobbet halvfärdigt > dröjsmål, avbrutet arbete
hålla inne betalning, hålla inne betalningen, vägra betala hantverkaren, vänta med att betala, betala inte förrän det är klart > innehållanderätt, innehålla betalning
innehållanderätt, detentionsrätt
vägra lämna ut bilen, verkstaden behåller bilen, får inte ut bilen, får inte ut min bil, håller kvar bilen, behåller mina saker tills jag betalar > retentionsrätt
bilverkstad, mekaniker, bilmekaniker > reparatör, verkstad
kemtvätt, tvätteri > skada på föremålet, konsumenttjänst
avråda, avrådan, avrådandeplikt, avrådningsplikt, avrådandeskyldighet
varna för kostnaden, varnade inte för kostnaden, lönade sig inte att laga, inte värt att laga, borde ha avrått > avrådandeplikt, avrådningsplikt, avråda
flyttfirma, flyttföretag, flyttbolag, flyttgubbar > bohagstransport, flyttfirma
städfirma, städföretag, städbolag
botox, fillers, läppförstoring, skönhetsingrepp, skönhetsoperation, plastikoperation, plastikkirurgi > estetisk behandling, estetisk injektion, estetisk kirurgi
veterinär, djurläkare, djursjukhus, djurklinik > djursjukvård, veterinär
hund, hundvalp, valp, katt, kattunge, kanin, marsvin, husdjur > sällskapsdjur
resebyrå, bokningssajt > reseförmedlare, återförsäljare
resebolag, resebyrå, reseföretag, ving, tui > researrangör
överbokat flyg, överbokad, fick inte åka med, inte få gå ombord, fick inte gå ombord, ingen plats på planet, flyget var fullt > nekad ombordstigning
väska borta, borttappad väska, tappad väska, försvunnen väska, resväskan borta, förlorat bagage, bagage borta, väskan kom inte fram > förlorat bagage, försenat bagage, montrealkonventionen
tåg, tågresa > järnväg
flygbolag > lufttrafikföretag, transportör
oväder, snöstorm, vulkanutbrott, askmoln, strejk på flygplatsen > extraordinära omständigheter
dåligt hotell, fel hotell, smutsigt hotell, sämre hotell, annat hotell än bokat > fel i paketresa, paketresa
pandemi, corona, covid, krig på resmålet, ud avråder, terrordåd på resmålet > extraordinära omständigheter, avbeställning
resegaranti, resebolaget i konkurs, resebolag i konkurs, konkurs resebolag > kammarkollegiet, resegaranti
mätarställning, miltal, körsträcka
miltal, antal mil, skruvad mätare, mätaren skruvad, skruvat mätaren > mätarställning
skuld på bilen, obetald bil, belånad bil, bil på avbetalning, bil på kredit, lån på bilen, restskuld på bilen, inte betald bil > äganderättsförbehåll, återtagande, kreditköp
äganderättsförbehåll, återtagandeförbehåll
återta, återtagande
ta tillbaka bilen, ta tillbaka vara, hämta tillbaka bilen, tar tillbaka bilen > återta, återtagande
leasing, privatleasing, billeasing, leasa, leasingbil > leasingavtal, hyra av lös egendom
bilen stod på någon annan, registrerad på någon annan, står på någon annan, annan ägare på papperet > registrerad ägare, äganderätt
hyrbil, hyra bil, biluthyrning, uthyrd bil > biluthyrning, hyrbil
stulen bil, köpt stulet, köpt stulen cykel, köpt stulen > godtrosförvärv
konsumentrådgivare, konsumentvägledare, konsumentvägledning
tullavgift, paket från utlandet, paket från kina, handlat från utlandet > importmoms, tullavgift
produkt > varor
vitvaror, tvättmaskin, kylskåp, diskmaskin, ugn, torktumlare, elektronik > varor
slitage, förslitning, normalt slitage
förslitning, utsliten, uttjänt > slitage
fabriksfel, fel från början, tillverkningsfel > ursprungligt fel
avlämna, avlämnande
leverera, hämta vara, hämta ut vara > avlämnande
hemkörning, hemleverans, utkörning > leverans
frakt, fraktkostnad, porto, leveranskostnad
frakt > transport, leverans
dolda avgifter, dolda kostnader, dold kostnad, smygavgift > prisinformation
låst abonnemang, bundet abonnemang > bindningstid
missnöjd kund, kunden är missnöjd, besviken på jobbet, besviken på arbetet > reklamation, fel i tjänst
fuskhantverkare, dålig hantverkare, läckande tak, tak som läcker efter > fel i tjänst
för hög räkning, räkningen är för hög, fakturan är för hög > skäligt pris
timpris, timdebitering, betala per timme > löpande räkning
poolbygge > konsumenttjänst
plats på planet, planet fullt > nekad ombordstigning
planet försenat, planet inställt, planet ställdes in > flygförsening, inställt flyg
tågbiljett, bussbiljett, passagerare > resenär
resenär, passagerare
rost, rostskada, motorfel > fel i bilen
bil med skulder, bilen har skulder, bil med skuld > äganderättsförbehåll
köpeavtal, köpekontrakt, köpehandling
småhusentreprenad, husbygge, bygga hus
förseningsersättning, ersättning för försening
friskrivning, ansvarsfriskrivning, friskriva
friskrivningsklausul, säljaren friskriver sig, avsäger sig ansvar, inget ansvar efter köpet > friskrivning, befintligt skick
påföljd vid fel, vad kan jag kräva av säljaren, vad har jag rätt till om vara är trasig > avhjälpande, omleverans, prisavdrag, hävning
välja mellan lagning och ny vara, laga eller få ny > avhjälpande, omleverans
försökt laga flera gånger, lagat flera gånger, andra gången den går sönder > hävning, avhjälpande
ersättning för extra kostnader, utlägg på grund av felet > skadestånd
hyra under reparation, lånebil under reparation > skadestånd, avhjälpande
specialbeställt, specialtillverkad, måttbeställd > ångerrätt, undantag
undantag från ångerrätten, ångrar konsertbiljett, ångra hotellbokning > ångerrätt, undantag
öppnat förpackningen, brutit förseglingen > försegling, ångerrätt
aggressiv marknadsföring, påträngande säljare, påstridig säljare, tjatig säljare > aggressiv marknadsföring, otillbörlig
skrymmande vara, stor vara retur > återsända
säljaren kräver betalt för att undersöka, undersökningskostnad, undersökningsavgift, felsökning kostar > undersökningskostnad
kommer efter tre år, gick sönder efter garantin, garantin har gått ut, garantin gått ut > reklamationsrätt, reklamation
förvaring, magasinering, magasinera
magasinerade möbler, shurgard, förråd hos företag > förvaring
bilbärgning, bärgare, bärgning
bärgad bil, bärgade bilen, bogserad > bärgning
bilskada, skada på bilen, repad bil i tvätten, biltvätten skadade > skadestånd
konsert, festival > evenemang
återbud, ge återbud, lämna återbud, avboka sent, uteblivit från bokad tid > avbokning, avbeställning
no show, uteblev från bokning > avbokningsavgift
körskola, trafikskola
hyra stuga, hyrt stuga, stuguthyrning > semesterboende
försening mer än tre timmar, tre timmars försening, försenad tre timmar > kompensation, flygförsening
ersättning för flyg, pengar för försenat flyg, flygersättning > kompensation, flygpassagerare
rätt att boka om, ombokning, omboka > ombokning, återbetalning
namnbyte på biljett, överlåta resan, ge bort resan > överlåtelse av paketresa
fast elpris, rörligt elpris, bryta elavtal, säga upp elavtal > elavtal, brytavgift
brytavgift, förtidslösenavgift
vattenavgift, va-avgift
klaga på vara, missnöjd med vara, klaga på en sak > reklamation, reklamera
order > beställning, beställa
avbetalningsköp, hyrköp
avbetalning, avbetalningskontrakt, avbetalningsköp > kreditköp
köpt från utlandet, utlandsköp, köp i annat land, köp i tyskland, köp inom eu > konsument europa, gränsöverskridande
leverantör > näringsidkare
tillverkare, producent, fabrikant
skräddarsydd, måttbeställd, specialtillverkad, specialbeställd
stämma säljaren, stämma butiken, stämma hantverkaren, dra inför rätta > väcka talan, stämning
privatkund, slutkund > konsument
avstängd el, elen avstängd, stänga av elen, strömmen avstängd > avbryta överföringen av el, betalningsförsummelse
tandvårdsskada > patientskada
matkasse, matkassar, prenumerera på mat > abonnemang, distansavtal
fick fel växel, fel växel, för lite växel > misstagsbetalning
städat fel, städfirman förstörde, städaren förstörde > konsumenttjänst, skadestånd
hårfärgning, färgade håret fel, frisören förstörde > fackmässig, skadestånd
`;
