/** More synonyms for taxes, from the statutes' terms. "a, b" finds each other; "a > b" one way. */
export const taxSynonyms = `
beskatta, beskattning
slippa skatt, slipper skatt, slippa skatta, slippa betala skatt > skattefri
skattefri > undantagen från skatteplikt
skattepliktig, skatteplikt
inte deklarerat, glömt deklarera, glömde deklarera, struntat i att deklarera, skatteverket hittar på, gissad inkomst, uppskattad skatt, uppskattad inkomst, skatteverket gissar > skönsbeskattning
skönsbeskattning, skönstaxering, skönsmässig beskattning, skönsbeskatta
straffavgift från skatteverket, böter från skatteverket, skatteböter > skattetillägg, förseningsavgift
fel i deklarationen, fel i deklaration, ljugit i deklarationen, fuskat i deklarationen, glömt ta upp inkomst, glömt redovisa, missat ta upp > oriktig uppgift
självrättelse, frivillig rättelse, rättelse på eget initiativ
rätta deklaration, rätta deklarationen, rätta själv, rätta min deklaration, ändra i deklarationen, rätta till deklarationen > självrättelse, frivillig rättelse, omprövning
preliminär skatt, preliminärskatt, a-skatt
jämkning av skatt, jämka skatten, skattejämkning, lägre skatteavdrag > preliminärskatt, preliminär skatt
dra av, får man dra av, göra avdrag för, avdragsgill > avdrag, avdragsgill
reseavdrag, milersättning, bil till jobbet, åka till jobbet > arbetsresor, resor mellan bostaden och arbetsplatsen
traktamente > ökade levnadskostnader
hemmakontor, kontor hemma, jobba hemma avdrag > arbetsrum
fri lunch, gratis lunch, gratis mat på jobbet, fria måltider > kostförmån
inköpspris, inköpskostnad, vad jag betalade för huset, vad jag köpte för > omkostnadsbelopp, anskaffningsutgift, anskaffningsvärde
anskaffningsutgift, anskaffningskostnad, anskaffningsvärde
inköpspris, försäljningspris, priset på huset, huspris > köpeskilling
försäljningspris, försäljningssumma > försäljningsersättning
renovering avdrag, renoverat före försäljning, förbättring av huset > förbättringsutgift
k5, blankett k5 > kapitalvinst, småhus
k6, blankett k6 > kapitalvinst, bostadsrätt
k4, blankett k4 > kapitalvinst, värdepapper
hyra ut skatt, skatt på hyra, hyra ut rum skatt, skatta för hyra, skatt på uthyrning > schablonavdrag
sälja saker på nätet, sälja begagnade saker, sälja kläder på nätet, sälja prylar, sälja på vinted > personliga tillgångar
tjäna pengar på hobby, hobbyinkomst, skatt på pension, skatt på lön, pensionsinkomst > inkomst av tjänst
vinst på aktier, vinst på fonder, aktievinst, fondvinst, aktieutdelning, ränteinkomst > inkomst av kapital, kapitalvinst
kapitalförlust, reaförlust, förlust på aktier, aktieförlust
realisationsvinst, kapitalvinst, reavinst
realisationsförlust > kapitalförlust
reavdrag, avdrag för förlust, dra av förlust > kapitalförlust
gåva, present, ge bort > benefikt fång
stämpelskatt, stämpelavgift
lagfartskostnad, lagfartsavgift, lagfart kostar, kostnad för lagfart, vad kostar lagfart > stämpelskatt
momsavdrag, dra av moms, få tillbaka moms, få tillbaka momsen, lyfta moms > ingående moms, ingående skatt, ingående mervärdesskatt
momsredovisning, momsdeklaration, momsrapport, deklarera moms > mervärdesskattedeklaration
ingående moms, ingående skatt, ingående mervärdesskatt
utgående moms, utgående skatt, utgående mervärdesskatt
betala för anställd, kosta att anställa, vad kostar det att anställa, skatt för anställd, skatt för anställda > arbetsgivaravgift
arbetsgivaravgift, egenavgift > socialavgift, sociala avgifter
socialavgift, sociala avgifter
rotavdrag, rutavdrag, rot och rut, rot eller rut > husarbete, skattereduktion
städhjälp, hemstädning, barnpassning hemma > rutavdrag, husarbete
utländsk inkomst, inkomst från utlandet, lön från utlandet, pension från utlandet, skatt i två länder, skatt i annat land, dubbel skatt, dubbelt skatt, jobbar i norge, jobbar i danmark > dubbelbeskattning, dubbelbeskattningsavtal
dubbelbeskattningsavtal, skatteavtal
skatta i sverige, betala skatt i sverige, bor i sverige skatt > skattskyldig, obegränsat skattskyldig
flyttat utomlands skatt, utflyttad, hus kvar i sverige, flytta utomlands skatt > väsentlig anknytning, begränsat skattskyldig
kontroll från skatteverket, skatteverket kontrollerar, skattekontroll, besök av skatteverket, skatteverket kommer på besök > skatterevision, revision
oredovisade inkomster, svarta inkomster, svart inkomst, svarta pengar
utdelning från eget bolag, utdelning från mitt bolag, 3:12-reglerna > kvalificerade andelar
skatteparadis, gömma pengar utomlands > skatteflykt, skattebrott
arbetsgivardeklaration, agi
lön och pension, arbetsinkomst > förvärvsinkomst
brytpunkt, statlig skatt > statlig inkomstskatt
kommunalskatt, kommunal inkomstskatt
airbnb, hyra ut bostad, hyra ut privat > privatbostad
sålde huset skatt, sålt huset med vinst, sålde lägenheten skatt, sålde bostadsrätten skatt, sålt stugan med vinst > kapitalvinst, avyttring
ombyggnad avdrag, renovering avdrag, nytt kök avdrag > förbättringsutgift
stuga, sommarstuga, sommarhus, fritidsstuga > fritidshus
fritidshus, fritidsbostad
efterbeskattning, efterbeskatta
skatt flera år i efterhand, skatteverket i efterhand, gammal deklaration ändras > efterbeskattning, omprövning
anstånd med skatt, anstånd med att betala skatten, vänta med att betala skatt, inte råd att betala skatten, kan inte betala skatten > anstånd
anstånd med deklarationen, mer tid att deklarera, förlängd tid deklaration > anstånd
ränta på skattekonto, ränta på skatteskuld > kostnadsränta
slippa skattetillägg, ta bort skattetillägg, nedsatt skattetillägg > befrielse från skattetillägg, befrielse
överklaga skattetillägg, fått skattetillägg > skattetillägg, omprövning
förlust och vinst, kvitta förlust, kvitta vinst mot förlust > kvittning, kapitalförlust
underskott av kapital, underskott i kapital
hur mycket får man tjäna utan att betala skatt, tjäna utan skatt > grundavdrag, skattefri
förmånsvärde, värdet av förmånen
löneförmån, personalförmån > förmån
gratis från jobbet, gåva från jobbet, julklapp från jobbet, present från chefen > skattefri gåva, förmån
ge företaget till barnen, barnen tar över företaget > generationsskifte, överlåtelse
sälja under marknadsvärde > underprisöverlåtelse, uttagsbeskattning
skattskyldig, skattskyldighet, skatteskyldig
obetald skatt, skuld till skatteverket, skuld hos skatteverket > skatteskuld
ersättning från ideell förening, arvode i förening > inkomst av tjänst
loppis, garageloppis, sälja hemgjort, sälja bakverk > hobbyverksamhet
streamer, influencerinkomst, gåvor till influencer > skattepliktig, näringsverksamhet
lotterivinst, spelvinst, vinst på spel, vinst på lotto > skattefri
husförsäljning, villaförsäljning, bostadsförsäljning, lägenhetsförsäljning > kapitalvinst, avyttring
mäklararvode avdrag, dra av mäklaren > försäljningsutgifter, kapitalvinst
ärvt hus skatt, sålt ärvt hus, sälja ärvd bostad > kontinuitetsprincipen, kapitalvinst
uppskovsbelopp, uppskovsränta, uppskov med skatten
bo i huset ett år före försäljning > permanentbostad, uppskov
traktamente, utlandstraktamente, dagtraktamente
tjänsteställe, arbetsställe
taxera, taxering > beskattning, fastighetstaxering
skattefel, fel skatt, omräkning av skatt, för hög skatt > omprövning
momsfusk, momsbedrägeri, skattesvindel > skattebrott
`;
