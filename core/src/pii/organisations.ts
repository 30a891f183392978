import { acts } from "../act/acts.ts";
import { memoize } from "./memoize.ts";
import { isPlace } from "./placeNames.ts";

/** Authorities, courts, firms, products and other names of no person, in lower case. Laws are in the list of acts. */
const names = `
maxi hamburgare bull coca-cola pepsi mcdonald's mcdonalds burger max-hamburgare twitch roblox steam chatgpt openai tesla octavia ceed focus force majeure due diligence incoterms lex maskrosbarn bup hotel terminal kivra riverty beijer byggmaterial eltel k-rauta xl-bygg ahlsell dahl-vvs boots lufthansa finnair easyjet wizz brexit schengen dublin rom bryssel haag-konventionen luganokonventionen haagkonventionen europeiska kungliga kungl nationella lunds-universitet chalmers kth sahlgrenska akademiska karolinska kullbergska stockholmshem familjebostäder svenska-bostäder gårdstensbostäder poseidon bostadsbolaget mimer helsingborgshem lkf örebrobostäder öbo ötillväxt tunabyggen hjalmar-hem coop willys tempo matrix ikeas office word powerpoint zoom citrix bankgirot plusgirot plusgiro bankgiro autogiro nobina keolis arriva sl skånetrafiken västtrafik flixbus voi lime nextbike arlanda-express bredbandsbolaget tele telge götene-hus ownit bahnhof stim sverigedemokraterna moderaterna socialdemokraterna centerpartiet vänsterpartiet liberalerna miljöpartiet kristdemokraterna riksförbundet friskis svettis sats nordic wellness actic crossfit elite scandic clarion radisson hilton airbnbs vrbo hemnets qred froda northmill marginalen resurs-bank ecster collectors wasa kredit advisa compricer prisjakt pricerunner cykelkraft komplett inet dustin webbhallen gekås ullared lager dollarstore normal lagerhaus flyinge granngården kronans hjärtat apoteksgruppen doz doktor-24 min-doktor capio aleris praktikertjänst humana attendo ambea vardaga frösunda nytida förenade-care ikea-family cdkort viaplay cmore hbo disney amazonas ebay aliexpress alibaba alphabet meta onlyfansmodell youtuber google-drive dropbox icloud bitcoin ethereum binance coinbase trustpilot reco offerta brabyggare servicefinder taskrunner tiptapp sweax hygglo snappcar kinto m-bilåkning avis europcar sixt rent mabi okq8 preem circle shell ingo st1 qstar volvia agria sveland dina-försäkringar ica-banken skandiabanken danske dnb handelsbanken svensk-fast länsförsäkringar-bank stadshypotek landshypotek hypoteket stabelo borgo
patent skanska aimo mobilia nordstan espresso chanel hertz onlyfans nokian sametinget girjas girjasdomen mellanskog minnesota bifoga svenskt näringsliv ptk mercuri timbro jollyroom stadium xxl intersport willab mio jysk clas maxi arla lantmännen södra holmen sca aftonbladet expressen canada goose nike adidas apotea apoteket systembolaget svt sr tv4 stim sami arn fastighetsbyråns tui ticketmaster vinted klädbutik poste restante advokatsamfundets vintergatan wordfeud tiktoks microsofts sverige riksdagen regeringen justitiedepartementet finansdepartementet socialdepartementet lagrådet justitiekanslern justitieombudsmannen diskrimineringsombudsmannen konsumentombudsmannen
barnombudsmannen högsta svea göta hovrätten tingsrätten kammarrätten förvaltningsrätten arbetsdomstolen marknadsdomstolen patent- hyresnämnden arrendenämnden migrationsdomstolen
skatteverket kronofogden kronofogdemyndigheten försäkringskassan arbetsförmedlingen migrationsverket polisen polismyndigheten åklagarmyndigheten lantmäteriet boverket bolagsverket transportstyrelsen
trafikverket socialstyrelsen socialtjänsten socialnämnden konsumentverket inspektionen integritetsskyddsmyndigheten datainspektionen skolverket skolinspektionen csn pensionsmyndigheten naturvårdsverket länsstyrelsen
länsstyrelserna domstolsverket kriminalvården tullverket arbetsmiljöverket brottsoffermyndigheten fastighetsmäklarinspektionen finansinspektionen advokatsamfundet överförmyndaren överförmyndarnämnden byggnadsnämnden
miljönämnden kommunen kommunal kommunfullmäktige regionen landstinget staten riksbanken riksrevisionen statistiska rättshjälpsmyndigheten säkerhetspolisen ekobrottsmyndigheten patientnämnden ivo nämnden fastighetsnämnden
hyresgästföreningen fastighetsägarna villaägarna konsumenternas unionen lo tco saco vision byggnads metall handels kommunal transport seko ledarna lärarförbundet akademikerförbundet teknikföretagen almega
swedbank handelsbanken seb nordea sbab länsförsäkringar icabanken ica coop willys lidl hemköp ikea volvo saab scania ericsson telia tele2 telenor tre comviq halebop vattenfall fortum eon ellevio klarna qliro resurs
collector ikano santander avanza nordnet lendo zmarta bankid swish blocket tradera hemnet booli facebook instagram tiktok snapchat youtube google gmail hotmail outlook apple iphone ipad android samsung microsoft windows
netflix spotify amazon zalando h&m hm elgiganten mediamarkt netonnet webhallen biltema jula bauhaus byggmax hornbach rusta clas ohlson clasohlson åhlens boozt cdon ellos wish temu shein paypal visa mastercard amex
airbnb booking bokning uber bolt foodora wolt tinder messenger whatsapp telegram signal discord linkedin twitter x sas norwegian ryanair sj postnord dhl schenker budbee instabox trustly bilia riddermark kvd bilprovningen
bmw audi volkswagen vw golf passat mercedes mercedes-benz toyota kia hyundai nissan mazda honda skoda tesla renault peugeot citroen ford fiat opel seat mitsubishi subaru suzuki lexus yamaha husqvarna electrolux bosch siemens
folksam if trygg-hansa trygghansa skandia moderna gjensidige dina ica-försäkring hedvig alecta collectum fora kpa ppm svensk svenska fastighetsbyrån svenskfast bjurfors mäklarhuset notar husman heimstaden rikshem stena
akelius victoriahem wallenstam balder vonovia mitthem hsb riksbyggen bostadsförmedlingen samtrygg qasa uppsalahem stångåstaden mkb bostaden securitas samhall g4s intrum lowell sergel visma alektum hoist svea-ekonomi
postkodlotteriet svenska-spel unibet ving tui apollo ticket resia försvarsmakten röda korset rädda barnen bris kvinnofridslinjen kvinnojouren brottsofferjouren anticimex transcom manpower randstad adecco academedia
bostadsrättsföreningen brf handelsbalken hyreslagen
sfs nja prop sou ds rå hfd ad rh
md möd mig arn kfm fk af js jo jk do ko ivo imy fmi ki ek eg eu eg-domstolen eu-domstolen europadomstolen europakonventionen barnkonventionen grundlagen
gud jesus allah koranen bibeln internet wifi covid covid-19 corona pfizer natur ab hb kb ek aktiebolag handelsbolag kommanditbolag ltd gmbh inc vd hr it tv amf sol las pdf sms mms ocr rot rut bolån vab pt lvs
excel word teams zoom fortnite playstation xbox nintendo rolex louis vuitton gucci pandora jul julafton nyårsafton nyår påsk påsken midsommar midsommarafton pingst valborg valborgsmässoafton kristi himmelsfärdsdag trettondagen lucia
gotlandsbolaget stadsbyggnadskontoret klockan kommunförbundet vårdguiden kry doktor min minpension skype adoptionscentrum advokatbyrån lagrum sveriges domstolar sveriges-domstolar mäklarsamfundet begravningsbyrån fonus
`;
const known = new Set([
  ...names.trim().split(/\s+/),
  ...acts.flatMap(({ name, otherNames }) => [name, ...otherNames]).filter((name) => !name.includes(" ")),
]);
const lawAbbreviations = new Set(acts.flatMap(({ abbreviations }) => abbreviations.map((each) => each.toLowerCase())));

/** "LAS", "lss"; "Alf" and "Dal" are people, but no name lacks a vowel: "Mbl". */
const isLawAbbreviation = (word: string): boolean =>
  lawAbbreviations.has(word.toLowerCase()) && (!/^\p{Lu}\p{Ll}+$/u.test(word) || !/[aeiouyåäö]/i.test(word));

/** Endings of the names of authorities, courts, laws, firms and associations. */
const ends =
  /(?:verket|verkets|nämnden|nämndens|nämnd|domstolen|domstolens|domstol|rätten|rättens|rätt|myndigheten|myndighetens|myndighet|kassan|kassans|bolaget|bolagets|bolag|förbundet|förbundets|styrelsen|styrelsens|inspektionen|inspektionens|förvaltningen|departementet|kommunen|banken|bankens|bank|balken|balkens|lagen|lagens|förordningen|direktivet|konventionen|föreningen|föreningens|förening|hyresvärden|mäklarna|försäkring|försäkringar|ombudsmannen|ombudsman|kansliet|utskottet|rådet|fonden|tinget|registret|näringsliv|domen|utskott|prästgård|skolan|universitetet|sjukhuset|kyrkan|partiet|partierna|fastigheter|bostäder|byrån|kliniken|vården|tjänst|tjänsten|center|shop|butiken|online|akuten|gruppen|group|service|huset|garanti|energi|bladet|posten|tidningen|nyheter|nyheterna)$/u;

/** Words that mark a firm's name. */
export const firmWords =
  /^(?:ab|hb|kb|inc|ltd|gmbh|oy|aps|llc|plc|corp|aktiebolag|aktiebolaget|handelsbolag|handelsbolaget|kommanditbolag|bank|försäkring|försäkringar|bil|bilar|bygg|bygg-|byggtjänst|el|rör|vvs|måleri|åkeri|transport|flytt|städ|fastigheter|fastighet|bostäder|förvaltning|konsult|consulting|group|holding|invest|shop|mäklare|mäklarna|advokatbyrå|advokat|advokater|redovisning|snickeri|tak|mark|trädgård|entreprenad|service|plåt|smide|motor|kök|bad|golv|glas|media|data|design|salong|frisör|restaurang|pizzeria|café|bageri|livs|blommor|hotell|begravningsbyrå|maskin|schakt|gräv|hantverk|lackering|bilverkstad|verkstad|däck|montage)s?$/iu;

/** Abbreviations that are names too when only the first letter is a capital: "Ek", "Lo". */
const abbreviationsAndNames = /^(?:Ek|Lo|Ki|Jo|Do|Ko)s?$/u;

/** Whether a capitalised word is the name of something other than a person. */
export const isOrganisation = memoize((word) => {
  const small = word.toLowerCase();
  return (
    !abbreviationsAndNames.test(word) &&
    (known.has(small) ||
      isLawAbbreviation(word) ||
      (small.endsWith("s") && known.has(small.slice(0, -1))) ||
      (small.length > 5 && ends.test(small)))
  );
});

/** Whether a word is a compound with a known one: "Thailandsresa", "Airbnb-kontrakt", "Facebookgruppen". */
export const isCompound = memoize((word) => {
  const small = word.toLowerCase();
  for (let length = 5; length <= small.length - 2; length++) {
    const part = small.slice(0, length);
    if (known.has(part) || isPlace(part)) return true;
  }
  return false;
});
