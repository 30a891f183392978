/** Terms of tenancy law, and the everyday words for them. "a, b" finds each other; "a > b" one way. */
export const rentingTermSynonyms = `
kasta ut, slänga ut, sparka ut, hiva ut, slängas ut, kastas ut, utkastad, utslängd, vräkt > avhysa, avhyst, avhysning
vräka, vräkt, bli vräkt, bli avhyst > skilja från lägenheten
flytta ut, flytta ur, flytta därifrån, flytta härifrån, lämna lägenheten, lämna bostaden, tömma lägenheten > avflytta, avflyttning, avträda
avflytta, avflyttning, utflyttning
avträda > avflytta, flytta
flytta in, inflyttning, inflyttningsdag, få nycklarna > tillträda, tillträdesdag
tillträda, tillträde
hyra ut, uthyrd, uthyra, uthyrning > upplåta, upplåtelse, upplåten
hyra ut, uthyra
upplåta, upplåtelse > uthyrning
andrahandsuthyrning, andrahandsupplåtelse
hyra ut i andra hand, hyra i andra hand, andrahandsuthyrning > upplåta i andra hand, upplåtelse i andra hand
andrahandsupplåtelse, upplåta i andra hand > andrahandsuthyrning
hyra ut rum, hyra ut ett rum, hyra ut en del av > upplåta en del, inneboende
rumskompis, rumskamrat, hyra ett rum > inneboende
inneboende, lodger, rumskompis, boende hos mig, låta någon bo hos, kompis som bor hos > inrymma utomstående, inrymma
inrymma utomstående > inneboende
bo i kollektiv, bokollektiv, boendekollektiv, kollektivboende > delat boende, gemensamt hushåll
kompiskontrakt, dela lägenhet, dela hyreskontrakt, dela på kontraktet, två på kontraktet > gemensamt hyresavtal, medhyresgäst, kompiskontrakt
köpa hyreskontrakt, sälja hyreskontrakt, köpa kontrakt, sälja kontrakt, svarta pengar för lägenhet, svartkontrakt > särskild ersättning, handel med hyreskontrakt
bluffbyte, låtsasbyte, byte på låtsas > skenbyte, lägenhetsbyte
tills vidare, tillsvidareavtal, tillsvidarekontrakt > obestämd tid, tillsvidareavtal
obestämd tid, tills vidare
tidsbegränsat kontrakt, kontrakt på viss tid, kontrakt på ett år, visstidskontrakt > tidsbestämd, bestämd tid
hyresnivå, jämföra hyran, jämförbara lägenheter, lägenheten är värd, vad får hyran vara > bruksvärde, jämförelseprövning
sena hyror, sen hyra, hyran för sent, hyran sent, glömt betala hyran > betalningsförsummelse, dröjsmål, betalningsförsening
betala ikapp, betala in hyresskulden, få tillbaka lägenheten, rädda lägenheten, tre veckor att betala > återvinna hyresrätten, återvinningsfrist
förlora lägenheten, mista lägenheten, bli av med lägenheten, förlora kontraktet, bli av med kontraktet, förlora hyresrätten > förverkad, förverkande
grov skadegörelse i lägenheten, brott i lägenheten, droger i lägenheten, knark i lägenheten > förverkad, förverkande
festa, skrika, skrikande, stoj, stoja, stökig, stökig granne, bråkig granne, föra väsen, jobbig granne, hemsk granne > störning, störande
oväsen, oljud, buller, stank > olägenhet
olägenhet > störning
tillsägelse från värden, varning från värden, varning från hyresvärden, varningsbrev, skriftlig varning från > rättelseanmaning, anmodan om rättelse, anmaning
rättelseanmaning, anmodan om rättelse, anmaning om rättelse
meddela socialen, brev till socialen, varning till socialen, störningsjour > underrättelse till socialnämnden, störning
trivselregler, ordningsregler, husregler > ordningsföreskrift, ordning och gott skick
ordningen i huset, sköta sig i huset > gott skick
ohyra > skadedjur, sanering, skadedjursbekämpning
mus, råtta, möss, silverfisk, vägglus, kackerlacka, myra, getingbo, skadedjur, kryp > skadedjursbekämpning, sanering
anticimex, nomor, skadedjursfirma, utrota > skadedjursbekämpning, bekämpa, sanering
trasig, sönder, gå sönder, paj, pajad, kaputt, kass, funkar inte, fungerar inte, krångla > defekt, obrukbar, ur funktion
laga, fixa, göra i ordning, sätta i stånd > åtgärda, avhjälpa, iståndsätta, reparera, reparation
åtgärda, åtgärd
tvinga värden att laga, värden fixar, värden lagar inte, värden vägrar laga, hyresvärden lagar inte, hyresvärden fixar inte, hyresvärden vägrar laga, hyresvärden gör inget > åtgärdsföreläggande, föreläggande, avhjälpa
rusta upp, upprusta, upprustning
rusta upp, upprusta, sliten lägenhet, nedgången lägenhet > upprustningsföreläggande, upprustning
eftersatt underhåll, bristande underhåll
nedgången, nedgånget hus, misskött, vanskött, dåligt skött, dåligt underhållen, inte underhållits > eftersatt underhåll, bristande underhåll, dåligt skick
vanvårda, vanvård
missköta, misskötsel, vanskött > vanvårda, vanvård
obeboelig, obeboeligt, inte beboelig, går inte att bo, kan inte bo i lägenheten > obrukbar, brukbart skick
kallt inne, kallt hemma, kall lägenhet, dålig värme, värmen fungerar inte, fryser inne, drag från fönster > uppvärmning, inomhustemperatur, brist
värme > uppvärmning
element > radiator
radiator > element
måla om, måla själv, tapetsera, tapetsera om, renovera själv, renovera lägenheten själv > målning, tapetsering, förbättringsarbete
tapetsera, tapetsering
normalt slitage, vanligt slitage > ålder och bruk, förslitning
repor i golvet, repor i parketten, märken på väggen, hack i golvet, hål i väggen > onormalt slitage, slitage, åverkan
förstöra lägenheten, förstört lägenheten, skadat lägenheten, förstörd lägenhet > vårdplikt, vårdslöshet, skadeståndsskyldig, åverkan
ta hand om lägenheten, sköta om lägenheten, sköta lägenheten, vårda lägenheten > vårdplikt, vårda väl
går in utan lov, gå in utan lov, gå in i lägenheten, kommer in utan, släppa in hyresvärden, släppa in hantverkare, huvudnyckel > tillträde till lägenheten, tillträde
säkerhet för hyran, hyresgaranti, gå i borgen för hyran, borgensman för hyran > borgensåtagande, borgen, pant, säkerhet
handpenning på lägenhet, betala i förskott, betala i förväg > förskottsbetalning, förskott
bostadslös, hemlös, uteliggare, bli av med bostaden, utan bostad, ingenstans att bo > sakna bostad, bostadslös, hemlös
bostadskö, köplats, bostadspoäng, köa till lägenhet > bostadsförmedling, kötid
bostadskö, bostadsförmedling
tillfällig bostad, tillfällig lägenhet, bo någon annanstans, bo borta under, evakueras > evakuering, evakueringslägenhet, ersättningsbostad
evakuera, evakuering
rörbyte, stamrenovering, byta stammar, byta rör > stambyte, ombyggnad
lyxrenovering, standardhöjning, höja standarden, ombyggnad, totalrenovering > förbättringsåtgärd, förbättring, standardhöjande
rivningskontrakt, rivningslägenhet, avsäga sig rätten, ge upp rätten att bo kvar > avstående från besittningsskydd, avstå från besittningsskydd, avståendeavtal
avstå från besittningsskydd, avstående från besittningsskydd
få bo kvar, rätt att bo kvar, rätten att bo kvar, förlängt kontrakt, förnyat kontrakt, förnya kontraktet > förlängning av hyresavtalet, rätt till förlängning, förlängning
mer tid att flytta, längre tid att flytta, hinner inte flytta, skjuta upp flytten, tidsfrist att flytta > uppskov med avflyttningen, uppskov, anstånd
hyra butik, hyra kontor, hyra restaurang, hyra lager, hyra salong, kontorslokal, restauranglokal, verksamhetslokal > lokal, affärslokal
uppsagd lokal, uppsägning av lokal, uppsagd från lokalen, säga upp lokalen > indirekt besittningsskydd, ersättning för förlust
indexhyra, indexklausul, indexreglering
indexuppräkning, följer index, konsumentprisindex, följer inflationen > indexklausul, indexhyra
företagslägenhet, företagsbostad, företaget hyr, bolaget hyr > blockhyra, blockhyresavtal
vandrarhem, bo på hotell, härbärge, akutboende, jourboende > tillfälligt boende
lämnat kvar, saker kvar, grejer kvar, möbler kvar, glömda saker, kvarglömd > kvarlämnad, kvarlämnad egendom
tömma lägenheten, bära ut möblerna, slänga sakerna, köra bort sakerna > bortforsling, forsla bort
parkering ingår, hyra parkering, p-plats, parkeringsplats, garage, garageplats > bilplats, bilplatshyra
bilplats > parkeringsplats
el i hyran, elen ingår, dyr el > hushållsel
rabatt på hyran, hyresrabatt > nedsättning av hyran, hyresnedsättning
hyra ut möblerat, möblerad, möblerat, med möbler > möbeltillägg
hyra för bostadsrätten, hyra ut bostadsrätten, ta för hyra, räkna ut hyran > kapitalkostnad, driftskostnad, skälig hyra
få ut hyresgästen, bli av med hyresgästen, hyresgästen vägrar flytta, hyresgästen flyttar inte, hyresgästen betalar inte > uppsägning, avhysning, förverkande, förverkad
klaga på hyresvärden, anmäla hyresvärden, anmäla värden, klaga på värden, tvist med hyresvärden, hyrestvist > hyresnämnden, medling
vägrar ta emot uppsägningen, uppsägning per brev, uppsägning via sms, uppsägning på mejl > delgivning, skriftlig uppsägning, rekommenderat brev
utan kontrakt, inget kontrakt, inget papper på > muntligt hyresavtal, muntligt avtal
utflyttningsbesiktning, flyttbesiktning, slutbesiktning av lägenheten, syna lägenheten > avflyttningsbesiktning, besiktning
ny hyresvärd, byter hyresvärd, huset är sålt, huset har sålts > ny ägare, överlåtelse av fastigheten
säga upp mammas lägenhet, säga upp pappas lägenhet, hyresgästen dog, hyresgästen dör, hyresgästen har dött > dödsbo, uppsägning
ta över mammas lägenhet, ta över pappas lägenhet, ärva hyresrätt, ärva kontraktet, ta över efter mamma > överlåta hyresrätten, närstående, överlåtelse av hyresrätt
varaktigt sammanboende, bott ihop länge, bott ihop med hyresgästen > närstående, sammanboende
bor inte i lägenheten, bor någon annanstans, använder inte lägenheten, står tom > behov av bostaden, stadigvarande bostad
provbo, jobba på annan ort, studera på annan ort, plugga på annan ort > beaktansvärda skäl
fel i lägenheten, fel på lägenheten, något är trasigt > brist, hyresnedsättning
möglig, mögelangrepp > mögel
mögel, möglig > mögelangrepp
cigarettrök, röka, röker, rökare, tobaksrök > rökning, tobaksrök
lämnat som säkerhet, lämnade som säkerhet, pengar som säkerhet > deposition
flyttanmälan, anmäla flytt, ny adress > adressändring, ändrad adress, folkbokföring
frånträda, frånträde
utflyttning, flytta ut > frånträde
besittningsskydd > förlängning av hyresavtalet, rätt till förlängning
laga själv och skicka räkningen, laga själv på värdens bekostnad, laga på hyresvärdens bekostnad > hyresvärdens bekostnad
träningslägenhet, socialt kontrakt, sociala kontrakt, kommunalt kontrakt, lägenhet av soc, lägenhet genom socialen > bostadssocialt kontrakt, genomgångsbostad, sociala kontrakt
studentboende, studentlägenhet, studentrum, ungdomsbostad, seniorbostad, trygghetsboende > kategoribostad
trångbodd, trångboddhet
för många i lägenheten, bor för många, många personer i lägenheten > trångboddhet, trångbodd
handikappanpassa, ramp, stödhandtag, bredda dörrar, ta bort trösklar > bostadsanpassning, bostadsanpassningsbidrag
krav på inkomst, låg inkomst, nekas lägenhet, nekad lägenhet > inkomstkrav, uthyrningspolicy
olovlig, olovligen
utan tillstånd, utan lov, utan tillåtelse, utan medgivande > olovlig, olovligen
överpris på andrahand, överpris i andra hand, tar för mycket i hyra > oskälig hyra, återbetalning av hyra
laglig hyra, rimlig hyra > skälig hyra
renhållning, sophantering
försäkra lägenheten, hyresgästförsäkring, försäkring för lägenheten > hemförsäkring
hyresgästens fel, vållat skadan, mitt fel att > vållande, vårdslöshet
lägenhetsinnehavare > hyresgäst, bostadsrättshavare
hyra av privatperson, ägaren bor i huset, hyr av en familj > privat uthyrare, privatuthyrning
borra i väggen, spika i väggen, skruva i väggen, skruvhål, spikhål > borrhål, åverkan
hyra i nybyggt hus, nybyggd hyresrätt, hyran i nyproduktion > presumtionshyra
installera diskmaskin, installera tvättmaskin, egen diskmaskin, egen tvättmaskin > installation, samtycke
dammig > damm
dragigt hemma, dragigt i lägenheten, dålig ventilation > ventilation, brist, nedsättning av hyran
`;
