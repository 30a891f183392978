/** Terms of building, neighbours, land and animals, and the everyday words for them. "a, b" finds each other; "a > b" one way. */
export const neighbourTermSynonyms = `
börja bygga, byggstart, påbörja bygget, sätta spaden > startbesked
klart att flytta in, får flytta in, ta huset i bruk, bygget är klart, bygget klart > slutbesked
riva svartbygge, måste riva, tvingas riva, vill att jag river, ta bort bygget > rättelseföreläggande, rivningsföreläggande, föreläggande
klaga på bygget, klaga på grannens bygge, klagar på bygget, protestera mot bygget, yttra sig om bygget, stoppa grannens bygge > erinran, grannehörande, sakägare, överklaga
berörd granne, berörda grannar, grannar som berörs > sakägare
tillbyggnad, bygga ut, bygga till, utbyggnad, utbyggd, tillbyggd
nybyggnad, bygga nytt, bygga hus, husbygge > nybyggnad
får inte byggas, får inte bygga, bygga där, byggförbud > prickmark, planstridig, byggnadsförbud
undantag från planen, litet undantag, mindre undantag, lite större, några centimeter fel > liten avvikelse, mindre avvikelse, planstridig
byggkontrollant, byggnadsinspektör > kontrollansvarig
byggkontoret, byggavdelningen, bygglovshandläggare, bygglovsavdelningen > byggnadsnämnden
fråga kommunen innan, fråga innan bygget, veta om man får bygga > förhandsbesked
bygga vid sjön, bygga vid stranden, bygga nära vatten, bygga vid havet, bygga brygga, sjötomt, havstomt, strandtomt > strandskydd, strandskyddsdispens, dispens
få undantag, söka undantag > dispens
skräpig tomt, stökig tomt, förvildad tomt, igenväxt tomt, skrotbil, bilvrak, skrot på tomten > ovårdad tomt, nedskräpning, förfulande
skräp > avfall, nedskräpning
skräpa ner, nedskräpning
skräp, sopor, soppåse, grovsopor > avfall
sopor, hushållsavfall
sophämtning, sopbil, soptunna, sopkärl, soptömning, hämta sopor > avfallshämtning, renhållning, avfall
trekammarbrunn, septiktank, eget avlopp, minireningsverk, infiltration > enskilt avlopp, avloppsanläggning
enskilt avlopp > avloppsanläggning
vatten och avlopp, kommunalt vatten, kommunalt avlopp, va-avgift > va-anläggning, allmän vattentjänst
elda, eldning, granne eldar, vedspis, rök > rökutveckling, olägenhet
röken stör, röken kommer in, röklukt, vedrök, grillrök, lukt, buller > olägenhet för människors hälsa
miljökontoret, miljöförvaltningen, hälsoskydd > miljönämnden, hälsoskyddsinspektör
spränga, sprängning
spränga, sprängning > sprängningsarbete
gräva, grävning, schakta > grävningsarbete, markarbete
sprickor efter bygget, spricka efter grannens, sättningar efter grannens bygge, sprickor i huset > markarbete, sprängningsarbete
vatten från grannen, vatten från grannens, vatten rinner, rinner in på tomten > avrinning, dagvatten
såga ner, sågat ner, hugga ner, klippa ner > åverkan, fällning
kapa grenar, klippa grenar, såga av grenar, klippa häcken > avskära, överhängande grenar
stängsel, staket, gärdsgård, inhägnad > hägnad, stängselskyldighet
hägnad > stängsel, staket
insyn, tittar in, glor in, insynsskydd > personlig integritet
drönare, obemannad luftfarkost, obemannat luftfartyg
istapp, takras, snö från taket, is från taket, is på taket > snöras, snöskottning
isig, ishalka, glashalt, isgata, is på trottoaren, is på gatan, halt på trottoaren, osandad > halkbekämpning, halkolycka
ramla, snubbla, trilla, halka omkull > fallolycka, halkolycka, personskada
ramla, trilla
bita, biten, hundbett > bitskada, hundbett
utan koppel, lös hund, lösspringande hund, springa lös, löshund > kopplingstvång, okopplad, lösspringande
okopplad, lösspringande
arg hund, farlig hund, aggressiv hund, bitsk hund, kamphund, muskelhund > munkorg, farlig hund
chippa, chipmärka, chip, id-märka > märkning och registrering, id-märkning
söva ner hunden, ta bort hunden, skjuta hunden, söva katten > avlivning
hemlös katt, övergiven katt, dumpad katt, kattlös, vildkatt, förvildad katt > herrelös, övergivet djur
herrelös > övergiven
katt på min tomt, katten bajsar, katten kissar, grannens katt, katter på tomten > tillsyn, kattägare
hittat en katt, hittat en hund, hittat en plånbok, hittade en katt, hittade en hund > upphittad, tillvarataget djur
upphittat djur, upphittad katt, upphittad hund > tillvarataget djur
tappa, tappad, tappat bort > borttappad
veterinär, djurklinik, djurläkare, djursjukhus
sjuk valp, sjuk hund, sjuk kattunge, valpköp, köpt valp, köpt häst, sjuk häst > fel i djur, köp av djur, fel i varan
uppfödare, kennel, hunduppfödare
haltar, halt häst > hälta
jaga på, jaga älg, jaga vildsvin, jaga rådjur, jägare > jakt, jakträtt
vildsvin, varg, björn, älg på tomten, rådjur äter, rådjur på tomten > skyddsjakt, viltskada
plocka blommor, plocka bär, plocka svamp, tälta, campa, övernatta i skogen, husbil i naturen > allemansrätten, allemansrätt
tälta, tältning
bada vid bryggan, bada vid någons brygga, nära någons hus, gå nära huset, gå över tomten > hemfridszon, allemansrätt
inkräkta, inkräktare, gå in på tomten, går in på min tomt, ta sig in på tomten, objuden > hemfridsbrott, olaga intrång
vanvårda djur, missköta djur, svälta djur, slå hunden, sparka hunden, slår sin hund, plåga djur > djurplågeri, vanvård, djurskyddslagen
djurpolis, djurinspektör, anmäla djurägare, anmäla vanvård, djur far illa > djurskyddskontroll, djurskydd, länsstyrelsen
får inte ha djur, förbjuden att ha djur, djurförbud > förbud att ha hand om djur, djurförbud
länsstyrelsen tog, länsstyrelsen tar, beslagta hunden, beslagta djur, omhänderta djur > omhändertagande av djur, omhändertaget djur
hönor, tupp, getter, grisar > djurhållning
ha höns, ha bin, ha får, ha grisar > djurhållning
hundvakt, passa hund, hunddagis > ansvar för hund, hundägare
hunden sprang ut, hunden orsakade, hunden skadade, hunden förstörde, hunden jagade > strikt ansvar, hundägare
värmepump, luftvärmepump > buller
fiska, fiske
fiska, fiskekort > fiskerätt
snö rasar, snö rasade, snöras, takras
farligt träd, träd kan falla, rötskadat träd > riskträd, stormskada
bränna löv, elda löv, elda ris, bränna skräp > eldning utomhus, eldning
strålkastare, belysning stör, lampa lyser in, ljus från grannen > ljusstörning, olägenhet
mata fåglar, duvor, måsar, fågelmatning, kompost luktar > olägenhet
dike, dika, täckdike, utdikning > dikning, markavvattning
stig över tomten, gångstig, genväg > allemansrätt
ge bort hunden, ge bort katten, ny ägare till hunden, katthem, hundhem > omplacering, omplacera
hundbajs, hundlort, plocka upp efter > ordningsföreskrift, lokala ordningsföreskrifter
lösa kor, lösa hästar, kor på vägen, kor har rymt, hästar på vägen, får på min åker, betande djur > ägofred, stängselskyldighet, ägofredslagen
hund dödade, hunden bet ihjäl, ihjälbiten > strikt ansvar, hundägare
trädkoja, lekstuga, förråd på tomten > friggebod, komplementbyggnad
skugga, skuggning
katten har rymt, hunden har rymt, hunden rymde, katten rymde, bortsprungen, bortsprunget djur
ko, kossa, tamboskap, boskap, kreatur > nötkreatur, tamboskap, djurhållning
bonde, lantbrukare, jordbrukare
bondgård, lantbruk > jordbruksfastighet, lantbruksfastighet
spärra vägen, spärrat vägen, stängt av vägen, bom över vägen, kedja över vägen, blockera vägen > vägbom, vägspärr, servitut
grannen skottar snö, snö från grannen, skottar in snö > granne, olägenhet
trädgårdsavfall, slänger löv hos mig, kastar löv på min tomt > nedskräpning, avfall
hur hög häck, hur högt staket, hur högt plank, för hög häck, för högt plank > häck, staket, plank, bygglov
grävt av kabeln, grävde av kabeln, avgrävd kabel > ledningsskada, skadestånd
robotgräsklippare, gräsklippare på söndag, klippa gräset på söndag > störning, granne
mulltoa, utedass > enskilt avlopp
`;
