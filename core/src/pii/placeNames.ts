import { memoize } from "./memoize.ts";

/**
 * Place names in lower case: municipalities, larger towns, city districts, provinces, countries and their adjectives.
 */
export const places = `
liseberg skansen gotska sandön drottningholm grona-lund gröna kolmården högalid norrmalm vaxön tuzla duhok mossul basra kirkuk sulaymaniyya qamishli afrin idlib homs hama latakia daraa raqqa mekka medina casablanca rabat tunis alger kairo alexandria khartoum addis kampala nairobi lagos accra banjul dakar freetown hargeisa kismayo baidoa bosaso garowe mombasa manila hanoi saigon peking shanghai tokyo seoul delhi mumbai lahore karachi islamabad peshawar kandahar herat mazar kunduz jalalabad shiraz isfahan tabriz ahvaz kermanshah mashhad izmir adana diyarbakir konya bursa mersin gaziantep kulu novi-sad nis split mostar banja-luka zenica prishtina gjakova mitrovica durres vlora ohrid bitola lviv odessa charkiv minsk gdynia poznan wroclaw lodz szczecin lublin katowice vantaa esbo vasa jakobstad uleåborg rovaniemi torneå drammen tromsø stavanger bodø narvik odense aalborg ålborg helsingør malaga fuengirola gran benidorm nerja side belek hurghada sharm cypern rhodos kos zakynthos samos korfu split dubrovnik nerja bali koh samui krabi hua hin pattaya
ale alingsås alvesta aneby arboga arjeplog arvidsjaur arvika askersund avesta bengtsfors berg bjurholm bjuv boden bollebygd bollnäs borgholm borlänge borås botkyrka
boxholm bromölla bräcke burlöv båstad dals-ed danderyd degerfors dorotea eda ekerö eksjö emmaboda enköping eskilstuna eslöv essunga fagersta falkenberg falköping
falun filipstad finspång flen forshaga färgelanda gagnef gislaved gnesta gnosjö gotland grums grästorp gullspång gällivare gävle göteborg götene habo hagfors hallsberg
hallstahammar halmstad hammarö haninge haparanda heby hedemora helsingborg herrljunga hjo hofors huddinge hudiksvall hultsfred hylte håbo hällefors härjedalen härnösand
härryda hässleholm höganäs högsby hörby höör jokkmokk järfälla jönköping kalix kalmar karlsborg karlshamn karlskoga karlskrona karlstad katrineholm kil kinda kiruna
klippan knivsta kramfors kristianstad kristinehamn krokom kumla kungsbacka kungsör kungälv kävlinge köping laholm landskrona laxå lekeberg leksand lerum lessebo lidingö
lidköping lilla-edet lindesberg linköping ljungby ljusdal ljusnarsberg lomma ludvika luleå lund lycksele lysekil malmö malung mariestad markaryd mellerud mjölby
mora motala mullsjö munkedal munkfors mölndal mönsterås mörbylånga nacka nora norberg nordanstig nordmaling norrköping norrtälje norsjö nybro nykvarn nyköping nynäshamn
nässjö ockelbo olofström orsa orust osby oskarshamn ovanåker oxelösund pajala partille perstorp piteå ragunda robertsfors ronneby rättvik sala salem sandviken sigtuna
simrishamn sjöbo skara skellefteå skinnskatteberg skurup skövde smedjebacken sollefteå sollentuna solna sorsele sotenäs staffanstorp stenungsund stockholm storfors storuman
strängnäs strömstad strömsund sundbyberg sundsvall sunne surahammar svalöv svedala svenljunga säffle säter sävsjö söderhamn söderköping södertälje sölvesborg tanum tibro
tidaholm tierp timrå tingsryd tjörn tomelilla torsby torsås tranemo tranås trelleborg trollhättan trosa tyresö täby töreboda uddevalla ulricehamn umeå uppsala upplands-bro
uppvidinge vadstena vaggeryd valdemarsvik vallentuna vansbro vara varberg vaxholm vellinge vetlanda vilhelmina vimmerby vindeln vingåker vårgårda vänersborg vännäs värmdö
värnamo västervik västerås växjö ydre ystad åmål ånge åre årjäng åsele åstorp åtvidaberg älmhult älvdalen älvkarleby älvsbyn ängelholm öckerö ödeshög örebro örkelljunga
örnsköldsvik österåker östersund östhammar övertorneå överkalix östra älvsjö
märsta åkersberga kvissleby bjästa löddeköpinge hovsjö åkers täby sthlm gbg sthlms saltsjöbaden gustavsberg trångsund handen tumba flemingsberg jakobsberg viksjö barkarby kungsängen bålsta knivsta storvreta skutskär sandhult viskafors kinna skene lindome kållered surte nol nödinge bohus ytterby stora-höga gamleby vittangi pajala kåge ursviken bureå holmsund sävar vännäsby nordmaling bjurholm matfors njurunda kvissleby stöde ljustorp bergeforsen bollstabruk docksta järved själevad bräkne-hoby kallinge mörrum sölve gränna huskvarna bankeryd taberg tenhult smålandsstenar anderstorp hestra lagan ryd lammhult rottne ingelstad åryd påryd trekanten ljungbyholm rockneby färjestaden mörbylånga hemse slite visby klintehamn roma orrefors kosta malexander boxholm mantorp linghem ljungsbro kimstad krokek kolmården marmorbruket tystberga vagnhärad gnesta mariefred stallarholmen hälleforsnäs malmköping sparreholm kolsva skultuna hällby kvicksund fjugesta vretstorp pålsboda odensbacken frövi fellingsbro storå kopparberg grythyttan skoghall deje molkom vålberg kil edsvalla charlottenberg åmotfors minnesota texas hawaii nordstan bb angered rosengård rinkeby tensta husby kista akalla hallonbergen skärholmen farsta vällingby bromma hägersten södermalm östermalm vasastan kungsholmen djursholm enskede årsta
hornstull gärdet norrmalm spånga hässelby bergsjön biskopsgården hisingen majorna linnéstaden örgryte gamlestaden askim torslanda frölunda hammarkullen limhamn fosie
hyllie seved möllevången sofielund arlanda landvetter bromölla visby skanör falsterbo båstad marstrand sälen idre romme vemdalen hemavan riksgränsen abisko tällberg
skåne blekinge småland öland halland västergötland östergötland bohuslän dalsland värmland närke närkes västmanland södermanland sörmland uppland dalarna hälsingland gästrikland
medelpad ångermanland jämtland härjedalen västerbotten norrbotten lappland norrland svealand götaland roslagen bergslagen österlen mälardalen kronoberg dalsjö siljan
vänern vättern mälaren hjälmaren storsjön kattegatt öresund östersjön nordsjön europa afrika asien amerika australien norden skandinavien balkan mellanöstern arktis eu usa uk fn
sverige norge danmark finland island grönland färöarna tyskland frankrike spanien portugal italien grekland turkiet polen tjeckien slovakien ungern rumänien bulgarien serbien
kroatien slovenien bosnien hercegovina bosnien-hercegovina montenegro kosovo albanien nordmakedonien makedonien ryssland ukraina belarus vitryssland estland lettland litauen
storbritannien england skottland wales irland nederländerna holland belgien luxemburg schweiz österrike liechtenstein monaco malta cypern israel palestina gaza libanon syrien
jordanien irak iran kuwait qatar bahrain oman jemen saudiarabien emiraten dubai abu-dhabi egypten libyen tunisien algeriet marocko sudan sydsudan etiopien eritrea somalia somaliland
djibouti kenya uganda tanzania rwanda burundi kongo kinshasa nigeria ghana gambia senegal mali kamerun elfenbenskusten liberia angola moçambique zimbabwe zambia sydafrika namibia
botswana madagaskar afghanistan pakistan indien bangladesh nepal thailand vietnam kambodja laos burma myanmar malaysia singapore indonesien filippinerna kina taiwan hongkong
japan korea sydkorea nordkorea mongoliet kazakstan uzbekistan armenien azerbajdzjan georgien kanada mexiko kuba brasilien argentina chile peru bolivia colombia venezuela ecuador
uruguay paraguay jamaica haiti kurdistan åland köpenhamn oslo helsingfors bergen trondheim århus aarhus tammerfors åbo berlin hamburg münchen frankfurt paris nice london rom milano
madrid barcelona malaga málaga alicante torrevieja marbella mallorca kanarieöarna gran-canaria teneriffa lissabon aten kreta istanbul ankara antalya alanya damaskus aleppo bagdad erbil
teheran kabul mogadishu asmara addis-abeba bangkok phuket pattaya warszawa krakow gdansk prag budapest wien bryssel amsterdam haag rotterdam zürich genève bukarest sofia belgrad sarajevo
zagreb pristina tirana skopje moskva kiev kyjiv riga tallinn vilnius florida kalifornien texas york`;

const placeNames = new Set(places.trim().split(/\s+/));

/** Words after a place name: "Lunds tingsrätt", "Bergs kommun", "Hagby socken". */
export const placeKinds =
  /^(?:kommuns?|kommunen|läns?|stads?|stad|tingsrätts?|tingsrätten|hovrätts?|hovrätten|universitets?|universitetet|högskolas?|högskola|församlings?|socken|sjukhus|lasarett|centrum|centralstation|station|flygplats|domkrets|stift|region|regionen|landskap|garnison|kyrka|skola|skolan|förvaltningsrätt|kammarrätt|fängelse|häkte|anstalten|anstalt|hamn|torg|centralen|city|by|gymnasium|gymnasieskola|folkhögskola|förskola|vårdcentral|apotek|bibliotek|hotell|camping|strand|station|slott|ridklubb|golfklubb|fotbollsklubb|bostadsrättsförening)$/u;

/**
 * Whether a word is a place name, also in the genitive and as the first part of a compound ("Stockholms",
 * "Malmö-området").
 */
export const isPlace = memoize((word) => {
  const small = word.toLowerCase();
  if (placeNames.has(small) || (small.endsWith("s") && placeNames.has(small.slice(0, -1)))) return true;
  const [first = ""] = small.split("-");
  return first !== small && placeNames.has(first);
});
