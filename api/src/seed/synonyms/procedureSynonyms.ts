/** The law's words for procedure, damages and insurance, and everyday words for them. "a, b" finds each other; "a > b" one way. */
export const procedureSynonyms = `
stämma, dra inför rätta, ta till domstol > väcka talan, ansöka om stämning
väcka talan, föra talan > stämning, stämningsansökan
bli stämd, blivit stämd, blev stämd, blir stämd > svarande, svaromål
rättegång > domstolsförhandling, förhandling
domstolsprocess, domstolsförhandling > rättegång
processa > process, tvist, rättegång
tvista > process, processa
förhandling > sammanträde
möte > sammanträde
kallad till, kallas till, kallad att komma > kallelse
sjuk på rättegången, sjuk till rättegången, sjuk på förhandlingen, kan inte komma till rättegången, kan inte komma till tingsrätten, förhinder > laga förfall, utebli
dök inte upp, dyker inte upp, inte dyka upp, komma inte till rättegången, inte komma till rättegången > utebli
utebli > laga förfall, utevaro
infinna sig > inställelse
dyka upp i rätten, dyka upp på rättegången, dyka upp på förhöret, dyka upp på förhandlingen > inställelse, inställa
oense, oenig, oenighet, osams, meningsskiljaktighet
oense, oenig, bråka, bråk > tvista, oenighet, tvist
tvista, tvist > oenighet, oense, oenig
motståndare, andra parten, den andra parten, motsidan, den jag stämmer > motpart
den som blir stämd, den som stäms > svarande
den som stämmer > kärande
bevis > bevismedel
bevismedel > bevis
under ed, svära en ed, gå ed, avlägga ed > ed, vittnesed
vittna > vittnesutsaga
vittna, vittnesmål
expert, sakkunnig
specialist > sakkunnig
utlåtande, yttrande
yttra, yttrande
svara domstolen, svara tingsrätten, svar till domstolen > yttrande, svaromål
synpunkt, lämna synpunkter > yttrande
brev till domstolen, skriva till domstolen, skriva till rätten, skriva till tingsrätten, papper till domstolen, papper till tingsrätten > inlaga, skrivelse
yrka, yrkande
krav, anspråk
krav, kräva, begära > yrkande, yrka
yrkande, yrka > krav, begära
begära, begäran, framställan
be om > begära, begäran
argument > grund för talan
medge, medgivande
medge > godkänna
godkänna kravet, gå med på kravet, gå med på > medge, medgivande, godkänna
förneka, bestrida
säga emot, protestera, protest, invända, håller inte med, inte hålla med > bestrida, invändning
neka, förneka
uppgörelse > förlikning, förlikas
tvistlösning, lösa tvist
skiljeklausul, skiljedomsklausul, skiljeavtal
skiljeman, skiljedomare
skiljenämnd > skiljeman, skiljeförfarande
förlora målet, förlora tvisten, den som förlorar, förlorande part > tappande part, rättegångskostnad
tappande part > förlora målet, förlorande part
vinna målet, vinna tvisten, den som vinner > vinnande part
kostnad att stämma, kosta att stämma, kostar det att stämma, domstolsavgift > ansökningsavgift, rättegångskostnad
egen advokat, advokatkostnad, advokatens arvode, kostnad för advokat > ombudskostnad
advokat, jurist > ombud, rättegångsbiträde
billig jurist, billig juridisk hjälp, fattig och behöver hjälp > rättshjälp
jurist gratis, jourjurist, advokatjour > juridisk rådgivning, advokatjour
försäkringsjurist, försäkring som betalar advokat, hemförsäkring jurist > rättsskydd
överklaga, överklagande > fullföljd, anföra besvär
anföra besvär, fullföljdshänvisning > överklaga, överklagande
får jag överklaga, vem får överklaga, rätt att överklaga > talerätt, klagorätt
rätt att stämma, vem får stämma > talerätt
missat tiden, missade tiden, missat sista dagen, missade sista dagen, missat att överklaga > försutten tid, återställande av försutten tid
för sent att överklaga, försent att överklaga, överklagat för sent > försutten tid, avvisa
försent inkommen, för sent inkommen, kommit in för sent, kom in för sent > avvisa, avvisning
får inte upp fallet, tar inte upp målet, tar inte upp mitt fall > prövningstillstånd
hovrätt, kammarrätt > överinstans, överrätt
praxis, rättspraxis > prejudikat, rättsfall, vägledande avgörande
prejudikat, vägledande dom, vägledande avgörande, tidigare domar > prejudikat, rättsfall, praxis
nja, nytt juridiskt arkiv
domare > rådman, lagman
jury > nämndeman
publik, åskådare > åhörare
avgörande > dom, beslut
domskäl, motivering
slutgiltig, slutgiltig dom, domen står fast, domen gäller, går inte att överklaga > laga kraft, lagakraftvunnen
laga kraft > lagakraftvunnen
exekution, exekutiv > verkställighet
exekutionstitel > verkställbar dom, verkställighet
frysa tillgångar, frysa konto, fryst konto, stoppa tillgångar, gömma undan tillgångar, säkra betalning > kvarstad, säkerhetsåtgärd
tillfälligt beslut, preliminärt beslut, interim > interimistisk
interimistisk > tillfällig
gälla direkt, gäller direkt, gälla omedelbart > omedelbar verkställbarhet, verkställbar
vilandeförklara, vilandeförklaring
pausa målet, pausa ärendet, vänta med domen, vilande mål > vilandeförklara, vilandeförklaring
avskriva, avskrivning
lägga ner målet, lägger ner målet, lagt ner målet, målet läggs ner > avskriva, avskrivning
dra tillbaka stämningen, ångra stämningen, ta tillbaka stämningen, dra tillbaka ansökan, ta tillbaka ansökan > återkalla, återkallelse, återkalla talan
stämma igen, stämma om samma sak, prövas två gånger, dömd två gånger, dömas två gånger, redan prövat, redan avgjort > rättskraft, res judicata
rättskraft, res judicata
domstol utomlands, domstol i annat land, utländsk domstol, stämma någon utomlands, stämma utomlands > internationell behörighet, behörig domstol, domsrätt
stämma tillsammans, stämma ihop, flera som stämmer > grupptalan
grupptalan, grupprättegång
utan namn, slippa säga namn, inte säga vem > anonym
anonym, anonymitet
mottagningsbevis, delgivningskvitto, delgivningserkännande
gömmer sig, gått under jorden, håller sig undan, går inte att hitta, hittar inte honom, okänd adress > okänd vistelseort, kungörelsedelgivning, undandra
undviker delgivning, vägrar ta emot delgivning > stämningsmannadelgivning, delgivning
representera, företräda
representera > föra talan
representant > ombud, ställföreträdare, företrädare
för någon annans räkning, åt någon annan, i någon annans ställe > ombud, fullmakt
översätta, översättning, översatt
tolk > översättning, översättare
hemlig > sekretess, sekretessbelagd
öppen rättegång, öppna dörrar > offentlighet
regeringsrätten, hfd > högsta förvaltningsdomstolen
högsta förvaltningsdomstolen > hfd
lagförslag, förarbete, prop > proposition
retroaktiv > bakåt i tiden, övergångsbestämmelse
bakåt i tiden > retroaktiv
gällde lagen då, äldre lag, gamla lagen > övergångsbestämmelse
videolänk, videokonferens
höras > förhör
kopia, avskrift
vidimera, vidimering, bestyrka
apostille, notarie > notarius publicus
gratis, kostnadsfri, avgiftsfri
utan kostnad, utan avgift, kostar inget, slippa avgift > gratis, kostnadsfri, avgiftsfri
kosta > kostnad, avgift
avgift > taxa
kompensation, gottgörelse, upprättelse > skadestånd
skadestånd > ersättningsskyldighet, ersättningsskyldig
ersätta skada, ersätta skadan > skadestånd, utge skadestånd
ge ersättning, betala ut, betala ut ersättning > utge, utbetala
utge > betala
ansvar, ansvara, ansvarig
ansvarig för skadan, ansvar för skadan, ansvara för skadan, ansvarig för olyckan > skadeståndsskyldig, skadeståndsansvar
stå för kostnaden, stå för notan, stå för skadan > ansvara, bekosta, betala
vems skuld, skulden till olyckan > vållande
förlust, förlorat pengar, ekonomisk förlust, ekonomisk skada > förmögenhetsskada, ekonomisk skada
ärr, vanställd, bestående skada, framtida besvär, invaliditet > lyte, invaliditet
lyte > ärr, bestående skada
lidande > ideell skada, ideell ersättning
ha ont, gör ont, haft ont, värk > smärta, sveda och värk
smärta, värk
sörja anhörig, förlorat anhörig, anhörig död, anhörig dött > anhörigersättning
försörjaren dog, förlorad försörjning, anhörig död > förlust av underhåll, förlust av försörjare
förlorad lön, missad lön, utebliven lön, tappad inkomst > inkomstförlust
eget fel, mitt eget fel, delvis egen skuld, egen skuld, båda hade skuld > medvållande, jämkning
jämka, jämkning
nedsätta, nedsättning
minska, sänka, reducera > nedsättning, nedsätta
minska, minskning
solidarisk, solidariskt ansvar
delad skuld, gemensam skuld, flera skyldiga, betala tillsammans, båda skyldiga > solidarisk, solidariskt ansvar
kräva tillbaka av den andre, kräva tillbaka av medlåntagaren, kräva av den som orsakade > regress, regressrätt
orsakssamband, kausalitet
på grund av skadan > orsakssamband, adekvat kausalitet
orsaka, vålla, förorsaka
hålla koll på barn, ha koll på barn, passa barn, inte passat barnet, ha uppsikt över barn > tillsyn, tillsynsplikt, tillsynsansvar
förälders ansvar, föräldrars ansvar > tillsynsplikt, vårdnadshavare
boskap > djur
hunden skäller, hund skäller, skällande hund, grannens hund skäller > störande, störning
avliva, avlivning
arbetsgivare betalar skada, anställd orsakat skada, skada av anställd, anställd förstörde > principalansvar
explodera, fatta eld, farlig vara, farlig produkt, allergisk reaktion > produktskada, produktansvar, säkerhetsbrist
snubbla, ramla, trilla, halka > fallolycka
hål i gatan, hålet i gatan, hål i asfalten, hål i vägen, grop i vägen, gropar i vägen > väghållning, väghållare
felaktigt råd, dåligt råd, fel råd, felaktig rådgivning, vilseledande information > vilseledande upplysning, rådgivningsansvar
fel uppgifter, fel information, fel besked > felaktig upplysning
anmäla advokat, klaga på advokat, missnöjd med advokat, dålig advokat, missnöjd med min advokat > disciplinnämnd, advokatsamfundet, konsumenttvistnämnd
patientskada > patientskadeersättning, patientskadelagen
opererad fel, fel operation, läkare fel, fel tand, drog ut fel tand, operationen misslyckades > patientskada, patientskadeersättning
biverkning, medicinskada, läkemedelsskada > läkemedelsskada, läkemedelsförsäkring
försäkringen betalar inte, försäkringsbolaget betalar inte, försäkringen vägrar, försäkringsbolaget vägrar > avböja, nedsättning, avslag
avdrag på ersättningen, sänkt ersättning, mindre ersättning > nedsättning
läcka, läckage
vattenskada > läcka, läckage
översvämning, storm, jordskred, skyfall > naturskada
åska, åskväder, blixtnedslag
våda > olyckshändelse
olycka, olyckshändelse, olycksfall
tappat mobilen, tappade mobilen, drulleförsäkring, allrisk > allriskförsäkring, allrisk
stulen på resa, sjuk före resan > reseförsäkring
dödsfallsersättning > förmånstagare
yrkesskada, arbetsskada
arbetssjukdom, förslitning, förslitningsskada > arbetsskada, arbetssjukdom
arbetsskada > arbetssjukdom, livränta
olycka på väg till jobbet, skadad på väg till jobbet > färdolycksfall, färdolycka
tfa, trygghetsförsäkring vid arbetsskada
lagning, reparation
trasig, sönder, söndrig, paj > skadad, obrukbar, defekt
funka, fungera
förstöra, förstörd, kvaddad > skada, skadad
går inte att laga, bilen skrotas, totalkvaddad, bortom räddning > totalskada
bevisbörda > bevisa, styrka
rättsregel > lag, regel
arn, allmänna reklamationsnämnden > tvistlösning
upprättelse > gottgörelse, ursäkt
efteråt, efterhand
förväg, förhand
fastställelsetalan > fastställa
fullgörelsetalan > förplikta
hänskjuta > överlämna
dubbelförsäkrad > dubbelförsäkring
arkivera, arkiv > bevara
bevisa > styrka
styrka > bevisa
strula, krångla > fungera
betalt för att vittna, pengar för att vittna, ersättning som vittne > vittnesersättning, ersättning till vittne
intyg att domen gäller, laga kraft-bevis, bevis om laga kraft > lagakraftbevis
inte kunna svenska i rätten, tolk i rätten, tolk på rättegången > rättstolk, tolk
ändra stämningen, lägga till krav i stämningen > taleändring, ändring av talan
stämma fel person, stämt fel person > saklegitimation, svarande
`;
