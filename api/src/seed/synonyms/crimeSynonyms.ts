/** Synonyms for crime, courts, damages and traffic. "a, b" finds each other; "a > b" one way. */
export const crimeSynonyms = `
polisanmäla, polisanmälan, anmäla till polisen, göra anmälan, anmälan
snuten, polisen, polis, konstapel
åklagare, åklagaren, den som åtalar
åtal, åtalad, åtala, ställas inför rätta
misstänkt, anklagad, misstanke, anklagelse
förhör, polisförhör, kallad till förhör
anhållen, häktad, gripen, frihetsberövad, inlåst
fängelse, kåken, fängelsestraff, avtjäna straff
böter, dagsböter, penningböter, bötesstraff
ordningsbot, böter på plats, fortkörningsböter
villkorlig dom, skyddstillsyn, samhällstjänst
belastningsregister, brottsregister, straffregister, prick i registret
strafföreläggande, godkänna straff
förundersökning, utredning läggs ned, nedlagd utredning, lägga ner utredningen
överprövning, begära överprövning
målsägande, brottsoffer, offer, drabbad av brott
målsägandebiträde, egen advokat som offer
offentlig försvarare, försvarare, försvarsadvokat
advokat, jurist, juridiskt ombud, juridisk hjälp, ombud
brottsskadeersättning, ersättning till brottsoffer
kontaktförbud, besöksförbud, får inte kontakta mig
stalkad, stalker, förföljd, förföljelse > olaga förföljelse, kontaktförbud
misshandel, slagen, slå, slog, stryk, misshandlad, nedslagen, fått på käften
våld i hemmet, slår mig hemma, partnervåld, kvinnomisshandel, kvinnofrid > misshandel, kvinnofridskränkning
hot, hota, hotad, olaga hot, mordhot
våldtäkt, våldtagen, sexuellt övergrepp
ofredande, sexuellt ofredande, tafsa, tafsad
stöld, sno, snott, stulen, stulit, stjäla, snatta, snatteri, palla
inbrott, tjuv, brutit sig in, inbrottstjuv
rån, rånad, personrån
häleri, köpt stöldgods, stöldgods
skadegörelse, klotter, förstört, sabotage, slagit sönder
förtal, hänga ut, uthängd, ryktesspridning, sprida rykten, skriver skit, ärekränkning
förolämpning, kallat mig fula ord, kränkt > förolämpning
näthat, hat på nätet, näthets > förtal, olaga hot, hets mot folkgrupp
hets mot folkgrupp, rasism, rasistisk
nakenbilder, hämndporr, spridit bilder, delat bilder > olaga integritetsintrång
olaga intrång, hemfridsbrott, kommit in utan lov
smygfilma, filmad i smyg, kränkande fotografering
knark, narkotika, droger, hasch, cannabis, gräs
narkotikabrott, eget bruk, ringa narkotikabrott
rattfylleri, fyllekörning, rattfylla, kört full, körde full, alkohol i trafiken, promille
drograttfylleri, kört påverkad av droger
fortkörning, kört för fort, fartkamera, hastighetsöverträdelse
körkort, körkortet, körkort indraget, återkallat körkort, blivit av med körkortet, körkortsåterkallelse
olovlig körning, köra utan körkort
smitning, smita från olycka, smet
trafikolycka, krock, krockat, påkörd, bilolycka, kollision
trafikskada, trafikskadeersättning, whiplash
cykel, cyklist, elsparkcykel > trafik
vårdslöshet i trafik, vårdslös körning
mened, ljugit i rätten, falskt vittnesmål
vittna, vittne, vittnesplikt, kallad som vittne
nödvärn, självförsvar, försvara sig
falsk anmälan, falskt åtal, falsk tillvitelse, falskt anmäld > falsk tillvitelse, obefogad angivelse
urkundsförfalskning, förfalskat namn, förfalskad underskrift, skrivit mitt namn
utpressning, pressa på pengar
dataintrång, hackad, hackat, loggat in på mitt konto
djurplågeri, vanvård av djur, djurskydd
hundbett, biten av hund, hund bitit > hundägare, strikt ansvar
vapenbrott, kniv, knivlagen
skadestånd, skadeståndsskyldig, ersättning för skada, kräva ersättning, stämma på pengar
sveda och värk, lidande, smärta > ideell ersättning
kränkningsersättning, ersättning för kränkning
personskada, skadad, olycka, olycksfall
sakskada, förstörda saker
vållande, vårdslöshet, oaktsamhet, slarv
halka, halkat, halkade, ramlat, isgata > halkolycka, skadestånd
barn krossat fönster, krossat fönster, krossad ruta, barn som haft sönder, barnets skada, barnet slog sönder > vårdnadshavare, skadestånd
patientskada, felbehandling, vårdskada, läkarmisstag
produktansvar, produktskada, farlig produkt
arbetsgivarens ansvar för anställda, principalansvar
stämma, stämning, stämningsansökan, dra inför rätta, ta till domstol, dra till rätten
domstol, rätten, tingsrätt, tingsrätten
hovrätt, hovrätten, överklaga till hovrätt
högsta domstolen, hd
förvaltningsrätt, förvaltningsdomstol, kammarrätt
överklaga, överklagande, överklagan, besvär
rättegång, huvudförhandling, rättegången
rättegångskostnad, rättegångskostnader, betala motpartens advokat, vem betalar rättegången
småmål, förenklat tvistemål, ft-mål, tvist om mindre belopp
tvistemål, civilmål, tvist
brottmål, straffrättsligt mål
förlikning, göra upp i godo, komma överens, medling
dom, domen, domslut, utslag
tredskodom, inte svarat på stämning, uteblivit från rätten
bevis, bevisning, bevisa, bevisbörda, ord mot ord
rättshjälp, gratis advokat, hjälp med advokatkostnad
rättsskydd, försäkring för advokat, juridisk hjälp i hemförsäkringen
skiljedom, skiljeförfarande, skiljenämnd
nämndeman, nämndemän
resning, ny prövning
delgivning, delgiven, rekommenderat brev från domstol
`;
