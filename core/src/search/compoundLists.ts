const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Suffixes that look like words: "barndom" contains no judgment (dom). */
export const neverHead = words(
  "dom skap het lig bar sam lös is an ar are en er ning ande ende else tion ion or ur na ja do ad et te de st ling inna " +
    "eri itet ism ist isk ös fri full sen sig ska skar ser ses sed sor sas ton rar gar dor ring lande lade enär ensam " +
    "inga tiga ella alla liga igen lera asta anja ration inge oliv varlig sonlig hets",
);

/** Prefixes and small words that begin no compound. */
export const neverFirst = words(
  "för be an av in om till på ut upp und er ent miss o re de kon dis pro sam ar al as is ad at ab ag sta sto sin sen des " +
    "den det der ett han hon man men med mot när och som var vad vi ni jag all gen per pre inter alter best besk sär tel " +
    "utö tvi ode åta även veder ombe ombes tillbe framta unders genoms",
);

/** Heads of three letters that are search terms. */
export const shortHeads = words(
  "lag bil hus bot lån mål köp arv råd tid fel led avi bok bud dom ort lön kod bär båt tåg vin mat bad man led län val " +
    "mur väg tak rum rån bot",
);

/** Listed words that only look like compounds, or whose parts have lost their meaning. */
export const opaqueCompounds = words(
  "bostad domstol borgen armband tomte bankett rättegång kostnad tjänsteman huvud målsman ombud anbud förbud husdjur " +
    "måltid aktivitet allmän angelägenhet arvinge automatisk avsevärd betinga biometrisk biträda biträdd borgenär delgivning " +
    "domkraft dröjsmål erfarenhet fastställa formulär föremål gemensam genetisk giftermål göteborg gäldenär handlägga " +
    "handläggande handläggning heller hellre jämföra jämförbar jämförlig jämlik klagomål kompetens käromål lagfart lagman " +
    "migration ordförande paragraf rannsaka redogöra redogörelse redovisa redovisning reparation riktig skyndsam skyndsamt " +
    "solidarisk spörsmål stockholm stämpling svaromål synpunkt säkerställa telegraf telegram tidpunkt tillräcklig transport " +
    "underlåtenhet undersökning utgångspunkt verkställa verkställande viktig ändamål önskemål " +
    // Look like a word of law, and are about something else.
    "arvsanlag arvssjukdom arvsynd bluffaktura brottning brottsjö " +
    "domkapitel domkyrka domprost domsöndag domän ekorre fallfrukt fallskärm " +
    "grannlaga gåsmarsch handboll handfat handlag handled handledning handske handsvett handväska " +
    "hemvist hittegods husbil husmor jordgubbe jordskalv köpman köpmännen köping lagerblad " +
    "lagerbär lagspel lösnummer medelålder målbild målbrott målfoto målgrupp målskjutning " +
    "målsättning målvakt ordspråk pantburk pantflaska partiell rättika rättfram " +
    "rättskaffens rättstavning rättstroende rättvis skattkammare skilsmässa skuldra skuldkänsla skuldkänslor " +
    "straffspark stämband stämgaffel sökmotor tidning vitlök vittomfattande värdefull värdelös " +
    "årtionde",
);

/** First parts of one or two letters. */
export const shortFirst = words("bo el by ö å");

/** Particles: a prefix in a listed word, not a subject. */
export const particlePrefixes = words(
  "under över före efter fram ner ned genom åter bort in ut upp av hän kring bak hem full uppe omhänder fort till när " +
    "vid mot",
);

/** First parts that would be read as another word: "läns" is also a verb's, and "riks" an adjective's. */
export const linkedForms: ReadonlyMap<string, string> = new Map([
  ["läns", "län"],
  ["mass", "massa"],
  ["riks", "rike"],
  ["vilje", "vilja"],
]);
