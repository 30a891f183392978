/** Terms of marriage, cohabitation, guardianship and violence at home, and the everyday words for them. "a, b" finds each other; "a > b" one way. */
export const relationshipTermSynonyms = `
gift, gifta, gift par, äkta par > äkta makar, makar
gifta sig, gifta oss, gift mig > ingå äktenskap, ingående av äktenskap
ingå äktenskap > gifta, vigsel
giftermål, äktenskap
viga, vigas, vigd, vigsel
viga, vigas, vigd > ingå äktenskap
präst, imam, borgmästare, vigselman > vigselförrättare
får inte gifta sig, kolla om man får gifta sig, gifta sig med kusin, gifta sig med släkting > hindersprövning, äktenskapshinder
flera fruar, två fruar, gift med två > månggifte, tvegifte
månggifte, polygami
skilsmässopapper, skilsmässoansökan, skilsmässoblankett > ansökan om äktenskapsskillnad, äktenskapsskillnad
skilja sig, skilja mig, skiljas, skilsmässa > upplösa äktenskapet, upplösning av äktenskapet
väntetid vid skilsmässa, vänta sex månader, sex månader innan skilsmässan, vänta med skilsmässan, vänta på skilsmässan > betänketid
bo isär, bott isär, leva isär, flyttat isär, flytta isär, leva skilda, gå ifrån varandra, bor inte ihop längre > särlevnad, särleva, upphöra att sammanleva, leva åtskilda
särleva, särlevnad
separera, separation > upphörande av samboförhållandet, upphöra att sammanleva
sambo, samboförhållande > parförhållande, gemensamt hushåll
bo ihop, leva ihop, bo tillsammans, leva tillsammans > gemensamt hushåll, stadigvarande sammanlevnad, sammanleva, parförhållande
mambo, bor hemma hos mamma, bo hemma hos föräldrarna > hemmaboende
gay, bög, lesbisk, homosexuell, homosexuellt par > samkönad, partnerskap
före detta man, före detta fru, före detta make, före detta maka, exmake, exfru, exman > tidigare make, frånskild
frånskild > skild, skilsmässa
förlovad, fästmö, fästman > trolovad
dela upp sakerna, dela upp hemmet, dela på allt, dela upp vid skilsmässa, fördela tillgångar > bodelning, fördelning av giftorättsgods, giftorättsgods
dela lika, hälften var, dela på hälften, femtio femtio, dela rakt av > likadelning, hälftendelning, bodelning
likadelning, hälftendelning
mina egna pengar, eget arv, ärvda pengar, pengar jag ärvt > enskild egendom
utanför bodelningen, hålla utanför, ingår inte i bodelningen, slippa dela > enskild egendom, undanta från bodelning
skulder vid skilsmässa, skulder vid bodelning, vems skulder, räkna bort skulder, dra av skulder > skuldtäckning, avdrag för skulder, skuldavdrag
kort äktenskap, gift kort tid, orättvis bodelning, orättvist att dela, orättvis delning > jämkning, jämka
smycken och kläder, personliga saker, personliga tillhörigheter > personligt bruk, personliga ägodelar, personliga föremål
slösa, slösa bort, slösat bort, göra av med pengarna, bränna pengarna, spelat bort, supit upp > vederlag, vanvård, otillbörlig omfattning
gett bort pengar, gav bort pengar, gett bort allt, skänkt bort > otillbörlig omfattning, gåva
hjälp att dela, hjälp med att dela, kan inte enas om delningen, exet vägrar dela > bodelningsförrättare
överklaga bodelning, överklaga bodelningen, missnöjd med bodelningen > klandra bodelning, klander av bodelning
behålla huset, behålla lägenheten, behålla bostaden, vem behöver bostaden > bäst behöver bostaden, övertaganderätt
bo kvar tills, bo kvar så länge, bo kvar under skilsmässan > kvarsittanderätt
köpt för att bo ihop, köpt tillsammans, köpt ihop, köpt möbler ihop, skaffat ihop > gemensam användning, samboegendom, gemensamt begagnande
betalat halva, betalade halva, betalat hälften, står inte på lagfarten, står inte på huset, står inte på lånet > dold samäganderätt, dolt samägande
dold samäganderätt, dolt samägande
registrera äktenskapsförord, skicka in äktenskapsförord > äktenskapsregistret, skatteverket
försörja sin fru, försörja sin man, pengar från exmannen, betala till exfrun > underhåll till make, underhållsskyldighet
sköta ekonomin, sköta pengar, sköta pengarna, sköta någons pengar, ta hand om pengarna, ta hand om ekonomin > förvalta tillgångar, förvaltning
sköta om någon, behöver hjälp med allt, inte klarar sig själv > hjälpbehövande, godmanskap
gode mannen stjäl, gode mannen tar pengar, gode mannen snor, förvaltaren stjäl, förvaltaren tar pengar > förskingring, trolöshet mot huvudman
avsätta god man, avsätta gode mannen, byta ut god man, byta god man, sparka gode mannen, missnöjd med gode mannen, bli av med gode mannen > entlediga, entledigande
entlediga, entledigande
gode mannens redovisning, redovisa pengar, redovisa mammas pengar > årsräkning, sluträkning
har god man, den som har god man, den som har förvaltare > huvudman
slippa god man, slippa förvaltare, bli av med förvaltaren > upphörande, upphöra
söka god man, ansöka om god man, få god man > anordna godmanskap, anordnande av godmanskap
omyndigförklara, omyndigförklarad > anordna förvaltarskap, förvaltarskap
dement, demens, glömsk, förvirrad, senil, demenssjuk, alzheimer, inte klar i huvudet, vet inte vad hon gör, vet inte vad han gör > nedsatt beslutsförmåga, beslutsoförmögen, rättshandlingsförmåga, psykisk störning, beslutsförmåga
kan inte bestämma själv, kan inte ta beslut, kan inte fatta beslut > bristande beslutsförmåga, beslutsoförmögen, beslutsförmåga
psykiskt sjuk, mentalsjuk, sinnessjuk > psykisk störning
läkarintyg, intyg från läkare, sjukintyg > medicinskt underlag, läkarutlåtande
fullmakt > fullmaktshavare
den som fått fullmakt, den som har fullmakt, den som har fullmakten > fullmaktshavare, ombud
den som ger fullmakt, den som gav fullmakten > fullmaktsgivare
framtidsfullmakt, fullmakt för framtiden > framtidsfullmaktshavare
betala mammas räkningar, betala pappas räkningar, barnen betalar räkningar, dotter betalar räkningar, son betalar räkningar, anhörig hjälper > anhörigbehörighet, anhörigs behörighet
anhörigbehörighet, anhörigs behörighet
lss > stöd och service
kvinnomisshandel, hustrumisshandel, kvinnovåld, partnervåld, slår sin fru, pojkvän slår, mannen slår, min man slår > våld i nära relation, fridskränkning, grov kvinnofridskränkning
våld i hemmet, våld hemma, hemmavåld > våld i nära relation
kontrollerande man, kontrollerar mig, kontrollerar mina pengar, trycker ner mig, psykisk misshandel, svartsjuk > psykiskt våld, ekonomiskt våld
ex som hör av sig, exet hör av sig, ringer hela tiden, terroriserar mig, slutar inte höra av sig, slutar inte ringa > ofredande, olaga förföljelse
får inte komma nära, komma nära mig, hålla sig borta, hålla honom borta, hålla exet borta > kontaktförbud
kvinnohus, fly från mannen, fly från honom, gömma sig från > skyddat boende
skyddad identitet, byta identitet, leva gömd > fingerade personuppgifter, skyddade personuppgifter
kvarskrivning, kvarskriven, skyddad adress, hemlig adress, gömma adressen > skyddad folkbokföring
tvångssex, påtvingat sex, tvingad till sex, tvingad att ha sex, sex mot min vilja > våldtäkt
blir slagen, blivit slagen, slagen av > misshandel, våldsutsatt
utsatt för våld, våldsutsatt
anhörig, närstående > släkting
prenup, äktenskapskontrakt > äktenskapsförord
morgongåva, gåva till frun, gåva till mannen, gåva till make > gåva mellan makar
hon vill inte skiljas, han vill inte skiljas, vill inte skiljas, motsätter sig skilsmässa > betänketid, motsätta sig
betala exets lån, exets lån, gemensamma lån > gemensamma skulder, solidarisk
gömma pengar, gömmer pengar, tömt kontot, flyttat pengar från kontot > undanhålla, undanhålla egendom, dölja
köpt före vi träffades, köpt innan vi träffades, köpt lägenhet före, ägde innan vi, ägde före > enskild egendom, gemensam användning, samboegendom
sambon kastar ut mig, sambo kastar ut mig, slängd ut av sambon, utkastad av sambon > övertaganderätt, kvarsittanderätt, bo kvar
avgå som god man, sluta som god man, säga upp mig som god man > begära sig entledigad, entledigande, entlediga
gode mannen svarar inte, gode mannen gör inget, gode mannen sköter inte, gode mannen missköter > åsidosätta sina skyldigheter, entledigande, överförmyndaren
kontroll av god man, kontrollera gode mannen > tillsyn, överförmyndaren
sälja mammas hus, sälja mammas lägenhet, sälja pappas hus, sälja åt mamma, sälja huset åt > överförmyndarens samtycke, samtycke
kuratel > förvaltarskap
spärrade pengar, pengarna spärrade, konto spärrat, spärrat mammas konto > uttagsspärr, överförmyndarspärr
spårar mig, läser mina sms, kollar min telefon > olaga förföljelse, psykiskt våld
våldsam, aggressiv man, våldsam pappa > våld, risk för våld
gemensam ekonomi, delad ekonomi > hushållsgemenskap, gemensamt hushåll
flyttade isär, flyttat isär, flyttade ut från sambon > samboförhållandet upphörde, upphörande av samboförhållandet
sälja huset utan mig, sälja huset utan att fråga, belåna huset utan mig, sälja vårt hus > makes samtycke, samtycke, rådighet
huset vi bor i, vårt gemensamma hus, vårt hem > makarnas gemensamma bostad, gemensam bostad
förvaltare, förmyndare > ställföreträdare
dela på pensionen, pension vid skilsmässa, hans pension vid skilsmässa > pensionsrätt, bodelning
gifta om sig, gift om sig, omgift > ingå äktenskap, äktenskap
`;
