/** Synonyms for companies, associations and intellectual property. "a, b" finds each other; "a > b" one way. */
export const companySynonyms = `
företag, firma, bolag
företagare, näringsidkare, egenföretagare
aktiebolag, ab
handelsbolag, hb
kommanditbolag, kb
kommanditbolag > handelsbolag
enskild firma, enskild näringsverksamhet, enskild näringsidkare
eget företag, starta eget, starta företag, driva eget > enskild firma, aktiebolag
kompanjon, affärspartner, bolagsman
kompanjon, affärspartner > delägare, aktieägaravtal
aktieägaravtal, kompanjonsavtal, kompanjonavtal, delägaravtal, kompanjonsförsäkring
andelar i bolag, äga del av bolag > aktie
styrelse, bolagsstyrelse
styrelseledamot, styrelsemedlem, ledamot i styrelsen
vd, verkställande direktör
bolagsstämma, årsstämma
årsstämma > föreningsstämma
föreningsstämma, årsmöte, föreningsmöte
personligt betalningsansvar, personligt ansvar
betala ur egen ficka, ansvarig med egna pengar, personligt ansvarig, personligt skyldig, ansvarsgenombrott > personligt ansvar, personligt betalningsansvar
kontrollbalansräkning, förbrukat aktiekapital
aktiekapitalet är slut, slut på pengar i bolaget > kontrollbalansräkning
likvidation, avveckla bolag
lägga ner företag, lägga ner bolaget, stänga företaget, avsluta bolaget > likvidation
f-skatt, f-skattsedel
faktura, fakturering, räkning
upphandling, offentlig upphandling, lou
upphovsrätt, copyright, upphovsman
kopiera bild, stulit min bild, stulit mitt foto, använda bild från internet, använt min bild, använt mitt foto, stulit min text, plagiat, plagierad, min låt > upphovsrätt
fildelning, ladda ner film, streama olagligt, piratkopiering, piratkopia > upphovsrätt
logotyp, företagslogga, märkeskopia, kopierat mitt namn > varumärke
patent, uppfinning, uppfinnare
domännamn, domän, webbadress
marknadsföring, reklam
vilseledande reklam, falsk reklam, falsk marknadsföring, luras i reklam > vilseledande marknadsföring, marknadsföring
influencer, reklamsamarbete, betalt samarbete > marknadsföring
spam, skräppost, reklamutskick > marknadsföring, gdpr
kartell, prissamarbete > konkurrens
franchise, franchisetagare
företagshemlighet, affärshemlighet
klubb, idrottsklubb, idrottsförening > ideell förening, förening
uteslutning ur förening, utesluten, utesluta medlem, kastad ur föreningen, utkastad ur föreningen, petad ur klubben > uteslutning, utesluta
startar eget, startat eget, starta firma, starta bolag, startat bolag, startat företag, starta upp företag, dra igång företag, öppna butik, öppna eget, öppna salong, egen firma, driva firma, ska bli egenföretagare, registrera firma, registrera företag, registrera bolag, välja bolagsform, bolagsform > enskild firma, aktiebolag, handelsbolag, bolagsverket, bolagsform
patent- och registreringsverket, prv
egenföretagare, soloföretagare, enmansföretag > enskild firma
kompanjon, kompanjonen, bolagskamrat, affärskompis, startat företag med en kompis, företag med kompis, driva ihop med, bråk med kompanjon, osams med kompanjonen, bråk i bolaget, kompanjonen blåste mig, köpa ut kompanjon, köpa ut delägare, köpa ut min kompanjon > delägare, aktieägaravtal, aktieägare, bolagsman, kompanjon
aktieägare, aktieinnehavare > delägare
delägarskap, medägare > delägare
minoritetsägare, liten ägare, majoritetsägare, majoriteten kör över > aktieägare, minoritetsskydd, bolagsstämma
tagit pengar ur bolaget, tar pengar ur bolaget, tömt bolaget, plundra bolaget, låna av bolaget, låna från bolaget, ta ut pengar från bolaget, privata utgifter på bolaget > förbjudet lån, utdelning, aktiebolag
vinstutdelning, aktieutdelning > utdelning
styrelsemöte, styrelseordförande, ordförande, suppleant, styrelsesuppleant, sitter med i styrelsen, kassör > styrelse, styrelseledamot
avgå ur styrelsen, lämna styrelsen, hoppa av styrelsen > styrelseledamot, avgå, entledigande
ansvar för bolagets skulder, bolagets skulder, betala bolagets skulder, firmans skulder, företagets skulder, skulder i firman > personligt ansvar, personligt betalningsansvar
personlig borgen för bolaget > borgen, personligt betalningsansvar
bolaget går dåligt, företaget går dåligt, företaget går back, förlust i bolaget, slut på pengar i firman, företaget på obestånd > kontrollbalansräkning, konkurs, obestånd
insolvent, insolvens, obestånd
sätta i konkurs, försätta i konkurs, försatt i konkurs, begära i konkurs, konkursa, konkursansökan, konkursbo, konkursförvaltare > konkurs
företag i konkurs, bolaget konkade, konkad, konkat, konka > konkurs
rekonstruktion, företagsrekonstruktion, rädda företaget > företagsrekonstruktion
lägga ner firman, lägga ner firma, stänga firman, avregistrera firman, avregistrera företag, upplösa bolag, upplösa bolaget, upplösa handelsbolag, avveckla företaget, avveckla firman > likvidation, avregistrering, upplösning
sälja företaget, sälja firman, sälja bolaget, sälja min rörelse, köpa företag, köpa firma, köpa rörelse, överta företag, överlåta firma, inkråm > företagsöverlåtelse, överlåtelse, aktieöverlåtelse
köpt företag, köpte företag, köpt bolag, köpte en rörelse > företagsöverlåtelse, aktieöverlåtelse
lagerbolag > aktiebolag
bulvan, målvakt i bolaget > bulvan, målvakt, styrelseledamot
bokföra, bokföring
bokföra, bokföring > bokföringslagen
slarvat med bokföringen, inte bokfört, bokföringsbrott > bokföringsbrott, bokföringslagen
bokslut > årsredovisning, årsbokslut
kooperativ > ekonomisk förening
ideell förening, starta förening, hobbyförening, båtklubb, brukshundklubb > ideell förening, stadgar, förening
slängd ur föreningen, kastade ut mig ur föreningen, utkastad ur klubben, utslängd ur klubben, avstängd från klubben, avstängd från föreningen, uteslöts, utesluts, uteslutna > uteslutning, utesluta, förening
varumärkesskydd, varumärkesregistrering, skydda logga, logo > varumärke, kännetecken
skydda namn, skydda mitt namn, skydda företagsnamn, skydda namnet, samma namn som mitt företag, liknande namn, tagit mitt företagsnamn, stulit mitt företagsnamn, snott vårt namn > firmanamn, varumärke, varumärkesintrång, kännetecken
snott min logga, stulit vår logga > varumärke, varumärkesintrång, kännetecken
kännetecken > varumärke
känneteckensrätt > varumärke
företagsnamn, firmanamn
upphovsrättslagen, upphovsrättsintrång > upphovsrätt
upphovsrätt > upphovsrättslagen
snott min bild, snodde min bild, tagit min bild, använder min bild, använder mina bilder, använder mitt foto, tagit mitt foto, kopierat min bild, kopierat min text, kopierat min hemsida, snott min text, stulit mina bilder, stulit min design > upphovsrätt, upphovsrättsintrång
snott min design, snott min låt, sampla, remix, cover, använda låt, använda musik, bakgrundsmusik, använda en bild, låna bild, bild från google, bilder från google, meme, ai-bild > upphovsrätt, upphovsrättsintrång
illustration, dikt, roman, låttext, melodi, programkod, källkod > upphovsrätt
piratkopierad, laddat ner film, laddat ner filmer, olaglig nedladdning, torrent, pirate bay, iptv, brev om fildelning, krav för fildelning, copyrightkrav > upphovsrätt, fildelning
uppfunnit, patentera, skydda uppfinning, skydda min idé > patent, uppfinning
designstöld, kopierat min design, kopierat min produkt, plagiera produkt > mönsterskydd, designskydd, upphovsrätt
affärshemligheter, företagshemligheter, kundregister, kundlista, tog kundlistan, stulit kundregistret, tog med sig kunderna > företagshemlighet, lojalitetsplikt
kunden betalar inte fakturan, obetald faktura, obetalda fakturor, betalar inte min faktura, kund vägrar betala, kunden vägrar betala, inte fått betalt för jobbet, inte fått betalt för fakturan > faktura, fordran, inkasso, betalningsföreläggande
inköp till firman, företagsköp, köp mellan företag, köpt till företaget > köplagen
bluffreklam, överdriven reklam, falska löften i reklam, falska omdömen, falska recensioner, köpta recensioner > marknadsföring, vilseledande marknadsföring
recension, omdöme på nätet, dåligt omdöme, dålig recension, google-recension, trustpilot > förtal, yttrandefrihet
`;
