/** More synonyms for companies, associations, intellectual property and personal data. "a, b" finds each other; "a > b" one way. */
export const businessSynonyms = `
bolag, aktiebolag, handelsbolag, stiftelse > juridisk person
firma, eget företag, egen firma, driva eget, egenföretagare > näringsverksamhet
bolagsman, handelsbolagsdelägare
kommanditdelägare, komplementär > bolagsman
köpa ut kompanjon, köpa ut delägare, lösa ut kompanjon, lösa ut delägare, köpa loss aktier, lösa ut aktieägare > inlösen av aktier, hembud
hembud, hembudsförbehåll, hembudsklausul, hembudsskyldighet
förköp, förköpsrätt, förköpsklausul, förköpsförbehåll
köpa aktier först, rätt att köpa först, sälja sina aktier, sälja mina aktier, sälja aktier till utomstående, sälja sin andel > hembud, förköpsklausul, hembudsklausul
föreningens regler, klubbens regler, regler för föreningen, bolagsordning > stadgar
fel på årsmötet, fel på stämman, ogiltigt årsmöte, ogiltig stämma, överklaga stämmobeslut, överklaga årsmötet, felaktigt stämmobeslut, ogiltigt stämmobeslut, ogiltigt beslut på stämman, fusk på årsmötet > klander, klandertalan
kallelse till årsmöte, inte kallad till årsmötet > kallelse, klander
vd, direktör > företagsledare, verkställande direktör
byta styrelse, byta ut styrelsen, avsätta styrelsen, avsatt styrelsen, rösta bort styrelsen, bli av med styrelsen, sparka vd, sparka styrelsen, avgå, kicka styrelsen > entledigande, entlediga
revisor > revision
kassören stal, kassören stulit, stulit från föreningen, stal från föreningen, ta pengar ur kassan, tog av kassan, stal ur kassan, stulit från firman, stulit från jobbet, stulit från företaget, snott från firman, snott från jobbet, snott från föreningen > förskingring, trolöshet mot huvudman
firmatecknare, firmateckning, teckna firman, firmateckningsrätt
firmatecknare > behörig företrädare, ställföreträdare
bokföring, bokföra > räkenskaper, räkenskapsinformation
räkenskaper > bokföring
årsredovisning > bokslut
bokslut, årsbokslut
spara kvitton, sparar kvitton, kvitton till bokföringen, kvitton i bokföringen, kvitton i firman, kvitton till firman > verifikation, räkenskapsinformation
verifikat, verifikation
ta ut pengar ur bolaget, pengar ur bolaget, ta pengar från bolaget, ta pengar ur bolaget, tömma bolaget > värdeöverföring, olaglig värdeöverföring
stänga bolaget, stänga företaget, lägga ner verksamheten, avveckla verksamheten > likvidation
upplösa föreningen, lägga ner föreningen, lägga ned föreningen, avsluta föreningen > upplösning, likvidation
slå ihop bolag, slå samman bolag, slå ihop företag, slå ihop föreningar, gå samman, sammanslagning, sammanslagna > fusion
uppköp, uppköpt, företagsköp, köpa företag, köpa bolag, köpa upp företag, förvärva bolag > företagsförvärv, företagsöverlåtelse
rörelseöverlåtelse, inkråmsöverlåtelse
moderbolag, dotterbolag, systerbolag, dotterföretag, moderföretag > koncern
organisationsnummer, orgnummer, orgnr
organisationsnummer, få orgnummer > registrering hos bolagsverket
reducera, reducering, reduktion
kopiera, kopierad, plagiera > mångfaldiga, upphovsrättsintrång, exemplarframställning
upphovsman, upphovsperson
fotograf, författare, konstnär, kompositör, låtskrivare, illustratör, programmerare, skribent > upphovsman
foto, fotografi, bild > fotografiskt verk, fotografisk bild
lägga ut min bild, lägga ut bilder, lägga upp min bild, publicera min bild, dela min bild > överföring till allmänheten, tillgängliggöra
ange fotograf, namnge fotograf, ange källa, namnge upphovsman, utan att ange mitt namn, kreditera > ideell rätt, namnangivelse
citera, citat > citaträtt
använda musik, spela musik offentligt, spela musik i butik, musik i video > musikaliskt verk, upphovsrätt
licensavtal, licensiera, bildlicens, musiklicens, programlicens > upplåtelse av nyttjanderätt, licens
logotyp, logo, firmalogga, företagslogga, vår logga, min logga > varumärke, kännetecken
företagsnamn, bolagsnamn, firmanamn > firma
skydda idé, skydda en idé, skydda min idé, ta patent, söka patent > patent, uppfinning
patentera, patent
design, formgivning, formgivare > mönsterskydd, mönsterrätt
mönsterskydd, mönsterrätt, designskydd
fejkad väska, fejkväska, fejkade kläder, fejkad klocka, fejkade skor, piratkopia, piratkopior, pirattillverkad, märkeskopia, kopierad märkesvara > varumärkesförfalskning, varumärkesintrång
stulen affärsidé, stulit affärsidé, stulit min affärsidé, snott affärsidé, stulit min idé, snott min idé > företagshemlighet
stjäla kunder, stulit kunder, stulit våra kunder, snott kunder, ta våra kunder > illojal konkurrens, företagshemlighet
efterapning, härma produkt, härma varumärke, efterlikna produkt, snylta på varumärke, åka snålskjuts på, utnyttja varumärke > renommésnyltning, vilseledande efterbildning
se mina uppgifter, begära ut mina uppgifter, få ut mina uppgifter, vad vet företaget om mig > rätt till tillgång, registerutdrag
bli glömd, bli bortglömd, bort från google, ta bort från google, försvinna från google, sökträffar på mitt namn > rätten att bli bortglömd, avindexering, radering
avindexering, avindexera
mrkoll, hitta.se, eniro, ratsit, birthday.se, merinfo, lexbase, bort från hitta.se > utgivningsbevis, söktjänst
cookies, cookie, webbkaka > kakor
spam, skräppost, reklammejl, reklam-sms, reklamutskick, oönskad reklam > obeställd reklam, direktmarknadsföring
direktreklam, direktmarknadsföring
falsk rea, fejkrea, påhittad rea, låtsasrea, fejkad rea > tidigare pris, prissänkning
annonsering, annonsera, reklamkampanj > marknadsföring
dataläcka, läckta uppgifter, läckta personuppgifter > personuppgiftsincident
personuppgiftsbehandling, behandling av personuppgifter
iaf, inspektionen för arbetslöshetsförsäkringen
ktl > konsumenttjänstlagen
ffl > föräldraledighetslagen
dl > diskrimineringslagen
pul > personuppgiftslagen, dataskyddsförordningen
personuppgiftslagen > dataskyddsförordningen, gdpr
fi, finansinspektionen
upplysningscentralen, uc
tff, trafikförsäkringsföreningen
pmd, patent- och marknadsdomstolen
ssl > skuldsaneringslagen
bfl > bokföringslagen
pts, post- och telestyrelsen
kkv > konkurrensverket
snott bild, stulen bild, bildstöld, copyrightbrott, upphovsrättsbrott > upphovsrättsintrång
namnskydd > varumärke, firma
namn och adress, personnummer, telefonnummer, bild på mig > personuppgift
dörrklocka med kamera, ring-dörrklocka, ring dörrklocka, filma folk, filma grannen > kamerabevakning
böter enligt gdpr, gdpr-böter, bot för gdpr > sanktionsavgift
aktiepost, aktieinnehav > aktie
likhetsprincipen, likabehandlingsprincipen
orättvist mot små ägare, gynna en delägare, majoriteten bestämmer allt > likhetsprincipen, minoritetsskydd, generalklausulen
nyemission, emission
urvattna aktier, urvattnad > nyemission
aktiebok, aktieägarförteckning
företagsmedling, låsning mellan delägare, femtio femtio, delägare överens om inget > tvångslikvidation, aktieägaravtal
lån till delägare, lån till ägaren, låna ur bolaget, låna av sitt bolag > förbjudet lån, låneförbud
låneförbud, förbjudet lån
kapitalbrist, halva aktiekapitalet borta, aktiekapitalet förbrukat > kontrollbalansräkning
betala bolagets skatt, personligt ansvar för skatt, betala bolagets skatt själv > företrädaransvar
hemlig ägare, dold ägare, ägare på pappret, ägare på papperet > bulvan, verklig huvudman
verklig huvudman, verklig ägare
stadgeändring, ändring av stadgar
inte följt stadgarna, bryter mot stadgarna, mot stadgarna > stadgebrott, klander, stadgar
koloniträdgårdsförening, koloniförening
nekad medlemskap, får inte bli medlem, inte insläppt i föreningen > medlemskap, vägrat medlemskap
insamling, gåvoinsamling
förväxlingsbar, förväxlingsrisk
för likt mitt varumärke, liknar mitt varumärke, förväxlas med > förväxlingsbar, varumärkesintrång
kopiera för eget bruk, kopiera privat, privat kopiering > privat bruk, privatkopiering
satir > parodi
personuppgiftsbiträde, biträdesavtal
dataskyddsombud, personuppgiftsombud
känsliga uppgifter, känsliga personuppgifter
sjukdom i register, uppgifter om hälsa, hälsouppgifter, politisk åsikt > känsliga personuppgifter
berättigat intresse, intresseavvägning
rättslig grund, laglig grund
flytta mina uppgifter, få uppgifterna i fil > dataportabilitet
ta tillbaka samtycke, ångra samtycke, dra tillbaka samtycke > återkalla samtycke
registerutdrag enligt gdpr, gdpr-utdrag > rätt till tillgång
inspelat samtal, spela in samtal, spelat in telefonsamtal, smygfilma, smyginspelning > inspelning, olovlig avlyssning
bild på hemsidan, bild på mig på nätet, bild på mitt barn på nätet, publicera bilder på barn > personuppgift, samtycke
integritetsskyddsmyndigheten, datainspektionen, imy
konkurrent ljuger, konkurrent sprider lögner, misskreditera > misskreditering, otillbörlig marknadsföring
överträdelse av konkurrensregler, prisöverenskommelse, konkurrensbegränsning > konkurrenslagen, konkurrensbegränsande samarbete
offentlig upphandling, anbudsgivare, förlorade upphandlingen > upphandling, överprövning
redovisningsbyrå, redovisningskonsult, kassabok > bokföring, redovisningskonsult
revisionsbyrå > revisor, revision
vinst i bolaget, bolagets vinst, vinstdelning, dela på vinsten > utdelning
affärspartner, kollega i bolaget > bolagsman, delägare
bilda aktiebolag, bilda bolag, starta aktiebolag, bolagsbildning > bildande av aktiebolag
snodd text, snodd bild, snodda bilder, ai-genererad, ai-bild > upphovsrätt
glömma mig, radera konto, radera mitt konto > radering
spåra, spårning, spårad > övervakning
gdpr-anmälan, anmäla till imy, anmäla till datainspektionen, klaga till imy > klagomål, tillsyn
startade bolaget > stiftare
samarbeta utan bolag, enkelt samarbete > enkelt bolag
byta bolagsnamn, byta namn på företaget > ändring av företagsnamn, företagsnamn
inget årsmöte, årsmötet hålls inte, styrelsen kallar inte > kallelse, föreningsstämma
`;
