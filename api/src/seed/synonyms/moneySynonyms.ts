/** Synonyms for purchases, debts, contracts and tax. "a, b" finds each other; "a > b" one way. */
export const moneySynonyms = `
pengarna tillbaka, få tillbaka pengarna, pengar tillbaka, pengarna åter, återbetalning, återbetala, återköp
trasig, sönder, gått sönder, gick sönder, funkar inte, fungerar inte, paj, pajat, defekt, ur funktion > fel, reklamation
reklamera, reklamation, klaga på varan, lämna in trasig vara, garanti
fel i varan, fel på varan, felaktig vara, fabrikationsfel
garanti, garantitid, garantin > garanti, reklamation
ångra köp, ångra sig, ångerrätt, lämna tillbaka, öppet köp, bytesrätt
ångerrätt, fjorton dagar, 14 dagar ångra
häva köp, hävning, hävningsrätt, bryta köpet, avbryta köpet
försenad leverans, leveransen dröjer, kommer aldrig, inte fått varan, varan kom inte > dröjsmål, leverans
prisavdrag, avdrag på priset, rabatt för fel
distansköp, köp på nätet, handla på internet, näthandel, webbutik, e-handel
begagnad bil, bilköp, köpa bil, bilhandlare
bil, motorfordon, personbil
motor, växellåda, koppling > fel i bil
köp mellan privatpersoner, blocket, privatköp, köpt av privatperson, köplagen
konsumentköplagen, köpt av företag, konsumentköp
konsument, privatperson, kund
lurad, blåst, scam, bluff, bedragen, bondfångad, grundlurad > bedrägeri, svek, ogiltigt avtal
bedrägeri, bluff, scam, nätbedrägeri, phishing
bluffaktura, fakturabluff, falsk faktura, bestrida faktura, felaktig faktura, fakturaskojare
prenumeration, abonnemang, provperiod, gratis provpaket, prenumerationsfälla
telefonförsäljning, telefonförsäljare, sälj på telefon, muntligt avtal på telefon
gym, gymkort, träningskort, bindningstid
mobilabonnemang, mobilräkning, teleoperatör, bredband
elavtal, elbolag, elhandlare
hantverkare, snickare, rörmokare, byggare, hantverkartjänst, konsumenttjänst
offert, prisuppgift, ungefärligt pris, kostnadsförslag, blev dyrare än offerten
slarvigt arbete, fuskbygge, dåligt jobb av hantverkare > fel i tjänst
flyg, flygresa, flyget, försenat flyg, inställt flyg, flygförsening
paketresa, charter, resa, resebolag, researrangör
bagage, väska borta, försvunnet bagage
tågförsening, försenat tåg, sj
biljett, konsert inställd, evenemang
skuld, skulder, vara skyldig pengar, skyldig pengar
borgenär, fordringsägare, den som ska ha pengar
gäldenär, den som är skyldig pengar, låntagare
inkasso, inkassokrav, inkassobrev, kravbrev, betalningskrav
kronofogden, kronofogde, fogden, kronofogdemyndigheten, kfm
betalningsföreläggande, krav via kronofogden, ansöka hos kronofogden
bestrida, neka till kravet, inte gå med på kravet, protestera mot räkning
utmätning, ta mina saker, utmäta, ta mina grejer, beslag av ägodelar
löneutmätning, utmätning av lön, tar min lön
existensminimum, förbehållsbelopp, vad får jag behålla
betalningsanmärkning, prick, anmärkning, betalningsprick, kreditupplysning
skuldsanering, bli skuldfri, bli av med skulder
preskription, preskriberad, gammal skuld, för gammal skuld, preskriberat
preskriptionsavbrott, påminnelse om skuld > preskription
ränta, dröjsmålsränta, räntor
sms-lån, snabblån, blancolån, kredit
lån, låna pengar, lånat ut pengar, penninglån
skuldebrev, revers, skriftligt lån, papper på lånet
borgen, borgensman, gå i borgen, skriva på för någons lån
amortering, avbetalning, avbetalningsplan, delbetalning
personlig konkurs, privat konkurs > skuldsanering, konkurs
konkurs, gått i konkurs, bankrutt, satt i konkurs
swish, swisha, swishat, felaktig betalning, skickat fel
kapad, kapat konto, identitetsstöld, kapad identitet > identitetsintrång, bedrägeri
bankid, bank-id, mobilt bankid > e-legitimation
obehörig transaktion, pengar försvunna från kontot, kortbedrägeri, skimmad
bank, banken, bankkonto
avtal, kontrakt, överenskommelse, uppgörelse
avtalsbrott, bryta avtal, bröt avtalet, håller inte avtalet, kontraktsbrott
muntligt avtal, muntlig överenskommelse, inget skriftligt, inget papper
ogiltigt avtal, ogiltig, gäller avtalet, oskäligt avtalsvillkor
oskäligt, oskäligt villkor, orimligt villkor, jämkning, jämka
fullmakt, ombud, skriva på för någon
vite, böter i avtal, straffavgift > vite
påskriven under tvång, hotad att skriva på, rånad på underskrift > tvång, ogiltig
minderårig, omyndig, barn handlat, under 18 > underårig
presentkort, tillgodokvitto
parkeringsböter, p-bot, p-böter, parkeringsbot, parkeringsanmärkning, kontrollavgift, felparkering
skatt, beskattning, inkomstskatt, skatten
deklaration, deklarera, självdeklaration
skatteverket, skattemyndigheten
restskatt, kvarskatt, baksmäll
rot, rotavdrag, rutavdrag, rut
vinstskatt, reavinst, kapitalvinst, vinst vid försäljning
uppskov, uppskjuten skatt
moms, mervärdesskatt
gåva till barn, ge bort hus > gåva, skatt
försäkring, försäkringsbolag, försäkringsbolaget
självrisk > försäkring
försäkringsbolaget vägrar betala, nekad ersättning, avslag från försäkringsbolaget > försäkringsersättning, omprövning
reseförsäkring, avbeställningsskydd
`;
