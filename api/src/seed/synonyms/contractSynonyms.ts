/** Synonyms for agreements, damages and everyday words of any contract. "a, b" finds each other; "a > b" one way. */
export const contractSynonyms = `
oskälig, orimlig
skyldighet, plikt, förpliktelse
motpart, avtalspart, medkontrahent
klausul, avtalsvillkor, avtalsklausul
klausul > villkor, bestämmelse
genast, omedelbart, omgående
på en gång, så fort som möjligt, genast > omedelbart, omgående, skyndsamt
avtalet gäller inte, kontraktet gäller inte, gäller avtalet inte > ogiltig, ogiltighet
sluta gälla, löpa ut, avtalet gick ut, avtalet har gått ut > upphöra, giltighetstid
förmögenhet, ägodelar > tillgång, egendom
arvode, honorar
arvode, honorar > ersättning
kräva, begära > fordra, yrka
meddela, underrätta, underrättelse, meddelande
meddela, berätta > underrätta, upplysa
visste inte, ovetande, inte känt till > ovetskap, god tro
använda > nyttja
lämna över > överlämna, överlämnande
avtala, överenskomma, komma överens > avtal, överenskommelse
kontrakt, deal, papper på affären > avtal
kompromiss, kompromissa, uppgörelse, göra upp i godo, lösa i godo, uppgörelse i godo > förlikning
erbjudande, bud på, offert > anbud
acceptera, accept, acceptans, godta
tacka ja, tackade ja, säga ja till, sagt ja till > accept, acceptera, anta anbud
tyst avtal, underförstått avtal, avtal utan ord > konkludent handlande
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
utebliven vinst, utebliven intäkt, förlorad vinst, förlorad intäkt > indirekt förlust, utebliven vinst
indirekt skada > indirekt förlust
inkomstbortfall, inkomstförlust, förlorad arbetsförtjänst, förlorad inkomst, förlorad lön
förlorad förtjänst, förlorade pengar, gått miste om lön > inkomstförlust
skadestånd, skadeersättning
skadeståndsskyldig, ersättningsskyldig, skadeståndsskyldighet, ersättningsskyldighet
begränsa skadan, minska skadan, låta skadan växa > skadebegränsningsplikt, skadebegränsning
oförutsedd händelse, naturkatastrof, krig och naturkatastrof > force majeure
force majeure, hinder utanför kontroll > kontrollansvar
ensamrätt att sälja, exklusivitet, återförsäljaravtal, generalagent > ensamåterförsäljare
agentavtal, säljagent, agentur > handelsagent
underleverantör, underkonsult > underentreprenör
byggherre > beställare
privat domstol, skiljedomstol, skiljeman, skiljeklausul, skiljedom > skiljeförfarande, skiljenämnd
uppsagd från lokalen, uppsagd lokal, kastas ut från lokalen, utkastad ur lokalen, hyresvärden säger upp lokalen > indirekt besittningsskydd, lokalhyra
kontorslokal, butikslokal, affärslokal, hyra lokal > lokalhyra, lokal
oaktsam, oaktsamhet, vårdslös, vårdslöshet
slarv, slarvig, slarvat, klantig, klantat, oförsiktig, oförsiktighet, nonchalant > oaktsam, oaktsamhet, vårdslös
grov oaktsamhet, grov vårdslöshet, grovt oaktsam, grovt vårdslös
grovt slarv, jätteslarvig, mycket slarvig > grov oaktsamhet, grov vårdslöshet
jäv, jävig
partiskhet, intressekonflikt, vänskapskorruption, opartisk > jäv, jävig
jäv > intressekonflikt
signera, underteckna, undertecknande, underskrift
signatur, autograf, namnteckning > underskrift
överskrida fullmakten, överskrida fullmakt, utöver fullmakten, missbruka fullmakten, gått utanför fullmakten > befogenhet, behörighet
ge fullmakt, fullmaktsgivare > huvudman
handla åt någon, handla åt någon annan > ombud, fullmakt
företräda > ombud
få skriva under, får skriva under, vem får skriva under, rätt att skriva under > behörighet, firmatecknare
tidsgräns, deadline, sista datum > frist, tidsfrist
frist, tidsfrist
respit, längre tid på sig, få mer tid > anstånd, frist
anstå > anstånd
gäller fortfarande, gäller ännu > giltig
förbehåll, reservation
motprestation, gentjänst > vederlag
gratis > vederlagsfri, benefik
ha råd, råd att betala > betalningsförmåga
rätt till, rätt att få > berättigad
anlita, leja, hyra in någon > uppdrag
uppdragsgivare > beställare
`;
