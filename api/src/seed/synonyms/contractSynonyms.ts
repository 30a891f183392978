/** Synonyms for agreements, damages and everyday words of any contract. "a, b" finds each other; "a > b" one way. */
export const contractSynonyms = `
skälig, rimlig
oskälig, orimlig
belopp, summa
kostnad, utgift
krav, anspråk
skyldighet, plikt, förpliktelse
motpart, avtalspart, medkontrahent
klausul, avtalsvillkor, avtalsklausul
klausul > villkor, bestämmelse
förbud, förbjuden, förbjuda
olaglig, lagstridig
olaglig, olagligt, förbjuden > otillåten
laglig, lagligt, lovlig > tillåten
genast, omedelbart, omgående
på en gång, så fort som möjligt, genast > omedelbart, omgående, skyndsamt
giltig, giltighet
upplösa, upplösning
ogiltig, ogiltighet
avtalet gäller inte, kontraktet gäller inte, gäller avtalet inte > ogiltig, ogiltighet
sluta gälla, löpa ut, avtalet gick ut, avtalet har gått ut > upphöra, giltighetstid
förmögenhet, ägodelar > tillgång, egendom
arvode, honorar
arvode, honorar > ersättning
kräva, begära > fordra, yrka
lova, löfte, lovad > utfästelse
utfästelse, utfästa
anhörig, närstående
meddela, underrätta, underrättelse, meddelande
meddela, berätta > underrätta, upplysa
kännedom, vetskap
känna till > kännedom, vetskap
visste inte, ovetande, inte känt till > ovetskap, god tro
nyttja, använda
köpa > förvärva, förvärv
sälja, avyttra, avyttring
överlämna, överlämnande
lämna över > överlämna, överlämnande
avtala, överenskomma, komma överens > avtal, överenskommelse
kontrakt, deal, papper på affären > avtal
kompromiss, kompromissa, uppgörelse, göra upp i godo, lösa i godo, uppgörelse i godo > förlikning
erbjudande, bud på, offert, erbjuda > anbud
acceptera, accept, acceptans, godta
tacka ja, tackade ja, säga ja till, sagt ja till > accept, acceptera, anta anbud
tyst avtal, underförstått avtal, avtal utan ord, betedde sig som > konkludent handlande
utnyttja min situation, utnyttjade situationen, utnyttjade läget, utnyttjad i nöd, utnyttja någons svaghet > ocker
skrev under utan att läsa, skrivit under utan att läsa, skrev på utan att förstå, läste inte villkoren > avtalsbundenhet, bunden
bunden av avtal, bunden av avtalet, bindande > avtalsbundenhet
felskrivning, skrivfel, tryckfel i annons, skrev fel pris, skrivit fel pris, felprisad, prisfel, fel pris i annonsen, fel prislapp > förklaringsmisstag
missförstånd om priset, missuppfattat avtalet, missförstå avtalet > förklaringsmisstag
vilseleda, vilseledande, vilseledd
lurad, lura, luras, blåst på > vilseleda, vilseledande, vilseledd
orättvist avtal, ojuste avtal, dåligt avtal, ensidigt avtal > oskäligt avtalsvillkor, jämkning
finstilt, finstilta, villkorstext, allmänna villkor > avtalsvillkor, standardvillkor, standardavtal
standardavtal, standardvillkor, allmänna villkor
avtalsbrott, avtalsbryta, kontraktsbrott, bryta mot avtalet
svika avtal, svek avtalet, struntar i avtalet, följer inte kontraktet, skiter i avtalet > avtalsbrott, kontraktsbrott
böter enligt avtalet, straffavgift, viten, straffbelopp > avtalsvite, vite
utebliven vinst, utebliven intäkt, förlorad vinst, förlorad intäkt > indirekt skada, utebliven vinst
indirekt skada, följdskada
inkomstbortfall, inkomstförlust, förlorad arbetsförtjänst, förlorad inkomst, förlorad lön
förlorad förtjänst, förlorade pengar, gått miste om lön > inkomstförlust
skadestånd, skadeersättning
kompensation, gottgörelse, ersättning för skada, plåster på såren, kräva ersättning > skadestånd
skadeståndsskyldig, ersättningsskyldig, skadeståndsskyldighet, ersättningsskyldighet
begränsa skadan, minska skadan, låta skadan växa > skadebegränsningsplikt, skadebegränsning
oförutsedd, oförutsett, naturkatastrof, krig och naturkatastrof > force majeure
force majeure, kontrollansvar, hinder utanför kontroll
ensamrätt att sälja, exklusivitet, återförsäljaravtal, generalagent > ensamåterförsäljare
agentavtal, säljagent, agentur > handelsagent
underleverantör, underkonsult > underentreprenör
byggherre > beställare
privat domstol, skiljedomstol, skiljeman, skiljeklausul, skiljedom > skiljeförfarande, skiljenämnd
skiljeförfarande, skiljenämnd, skiljedom
uppsagd från lokalen, uppsagd lokal, kastas ut från lokalen, utkastad ur lokalen, hyresvärden säger upp lokalen > indirekt besittningsskydd, lokalhyra
kontorslokal, butikslokal, affärslokal, hyra lokal > lokalhyra, lokal
oaktsam, oaktsamhet, vårdslös, vårdslöshet
slarv, slarvig, slarvat, klantig, klantat, oförsiktig, oförsiktighet, nonchalant > oaktsam, oaktsamhet, vårdslös
grov oaktsamhet, grov vårdslöshet, grovt oaktsam, grovt vårdslös
grovt slarv, jätteslarvig, mycket slarvig > grov oaktsamhet, grov vårdslöshet
jäv, jävig
partisk, partiskhet, intressekonflikt, vänskapskorruption, opartisk > jäv, jävig
jäv > intressekonflikt
signera, underteckna, undertecknande, underskrift
skriva under, skriva på > underteckna, undertecknande, underskrift, signera
signatur, autograf, namnteckning > underskrift
överskrida fullmakten, överskrida fullmakt, utöver fullmakten, missbruka fullmakten, gått utanför fullmakten > befogenhet, behörighet
ge fullmakt, fullmaktsgivare > huvudman
handla åt någon, handla åt någon annan, företräda > ombud, fullmakt
få skriva under, får skriva under, vem får skriva under, rätt att skriva under > behörighet, firmatecknare
tidsgräns, deadline, sista datum > frist, tidsfrist
frist, tidsfrist
respit, längre tid på sig, få mer tid > anstånd, frist
anstå > anstånd
gäller fortfarande, gäller ännu > giltig
skriftligt, skriftlig, skriftligen
muntligt, muntlig, muntligen
förbehåll, reservation
motprestation, gentjänst > vederlag
gratis, kostnadsfri
gratis > vederlagsfri, benefik
dyr, kostsam
ha råd, råd att betala > betalningsförmåga
rätt till, rätt att få > berättigad
anlita, leja, hyra in någon > uppdrag, beställa
uppdragsgivare > beställare
`;
