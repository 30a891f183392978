/** Endings of street names; with a number after them they are an address. */
export const streetEnd =
  "gatan|vägen|gränden|stigen|torget|allén|allen|backen|platsen|kajen|slingan|ringen|esplanaden|stråket|liden|brinken|promenaden|terrassen|svängen|gången|avenyn|rondellen|gata|väg|gränd|stig|torg|allé|backe|plats|plan|led|leden|kroken|lyckan|höjden|åsen|dalen|hagen|tået|strand|stranden|parken|gärdet|gård|gården|bron|berget|udden|viken|ängen|vången|kullen|bergen|hult|lund|tunet|tomten|tomta|bryggan|hamnen|spåret|knuten|snåret|trädan|tegen|åkern|lunden|skogen|källan|trappan|trappor|passagen|porten|huset|villan|stugan|torpet|näset|holmen|åkrarna|rundeln|rundan|bågen|zonen|farten|gathuset|kvarnen|sågen";

/** Endings of the names of villages and farms, whose houses have numbers. */
const villageEnd =
  "by|byn|torp|hult|hultet|ryd|boda|måla|bol|bo|hyttan|mon|åsen|änget|lid|rud|träsk|selet|näs|sta|inge|arp|rum|ås|böle|heden|fors|bruk|berg|vik|sjö|ånger|sele|mark|säter|stad|vall|köp|rör|lösa|kulla|tuna|om|myra|myran|haga";

export const house = String.raw`\d{1,4}(?:(?:[A-Za-z]| [A-HJ-Za-h])(?![\p{L}\d]))?(?:[-–/]\d{1,3}(?![\d/-]))?`;
/** Words before a street's name: "Södra Förstadsgatan", "Birger Jarlsgatan", "S:t Eriksgatan". */
const before = String.raw`(?:(?:S:t|S:ta|Sankt|Sankta|\p{Lu}[\p{L}-]{0,20}|\p{Lu}\.) ){0,3}`;
const kind = "[Gg]ata|[Vv]äg|[Gg]ränd|[Ss]tig|[Tt]org|[Aa]llé|[Bb]acke|[Pp]lats|[Pp]lan|[Gg]ård|[Ss]trand|[Uu]dde";
const street = String.raw`(?:${before}\p{L}[\p{L}-]{1,30}(?:${streetEnd}|${streetEnd.toUpperCase()})|(?:(?:S:t|S:ta|\p{Lu}[\p{L}-]{1,20}) ){1,3}(?:${kind}))`;
/** Months and units after a number show that it is not a house number; neither is a year. */
const notHouse = String.raw`(?!(?:19|20)\d\d(?!\d))`;
const notMeasure = String.raw`(?![\d%:]|,\d|\.\d| ?(?:§|kap|kr|kronor|procent|år|timmar|dagar|veckor|månader|minuter|gånger|personer|stycken|barn|meter|m|m2|kvm|km|mil|st|rum|rok|maj|jan|feb|mars|april|juni|juli|aug|sept?|okt|nov|dec|januari|februari|augusti|september|oktober|november|december)(?![\p{L}]))`;

const pattern = (source: string) => new RegExp(source, "gu");

/** A street with a number, in capitals, in lower case and as in a sentence. */
export const withNumber = pattern(String.raw`(?<![\p{L}\d])${street} ${notHouse}${house}${notMeasure}`);

/** An abbreviated street name: "Storg. 12", "Kungsg 4", "Ekv. 3". */
export const cutShort = pattern(
  String.raw`(?<![\p{L}\d])${before}(?:\p{Lu}\p{L}{1,24}(?:[gv]\.|[stg]g|[ksd]v)|\p{Ll}{3,24}[gv]\.) ?${notHouse}${house}${notMeasure}`,
);

/** Streets whose name is only a kind of street. */
export const bareStreet = pattern(
  String.raw`(?<![\p{L}\d])(?:(?:Norra|Södra|Östra|Västra|Stora|Lilla|Gamla|Nya|Övre|Nedre) )?(?:Esplanaden|Promenaden|Kajen|Landsvägen|Torget|Allén|Backen|Slingan|Brinken|Kroken|Åsen|Hultet|Gränden|Stigen|Lunden|Kullen|Liden|Udden|Näset|Tomten|Hagen|Ängen|Dalen|Viken|Gärdet|Mon|Heden|Sågen|Kvarnen|Torpet|Höjden) ${notHouse}${house}${notMeasure}`,
);

/** A village with a house number: "Öjaby 12". */
export const village = pattern(
  String.raw`(?<![\p{L}\d])${before}\p{Lu}\p{L}{1,20}(?:${villageEnd}) ${notHouse}\d{1,3}[A-Za-z]?(?![\p{L}])${notMeasure}`,
);

/** Any name with a number, after words for living there. */
export const home = pattern(
  String.raw`(?<=(?<!\p{L})(?:[Bb]or|[Bb]odde|BOR|[Bb]oende|[Bb]osatt|[Ff]lytta(?:de|r|t)?|[Hh]emma|[Hh]us(?:et)?|[Ll]ägenhet(?:en)?|[Aa]dress(?:en)?|ADRESS(?:EN)?|[Gg]ård(?:en)?|[Tt]orp(?:et)?|[Ss]tugan?|[Ff]ritidshus(?:et)?|[Ss]kriv|[Ss]kickas?)(?: på| till| i| vid| är|:| PÅ| I){0,2} )${before}\p{Lu}[\p{L}-]{2,30} ${notHouse}${house}${notMeasure}`,
);

/** Only after words for living there: otherwise a street's name alone is not PII. */
export const lived = pattern(
  String.raw`(?<=(?:bor|bodde|boende|bosatt|flyttade|flyttar|hemma|huset|lägenhet(?:en)?|adress(?:en)?)(?: på| till|:| är)? )${before}\p{Lu}[\p{L}-]{1,30}(?:gatan|vägen|gränden|gränd|stigen|allén|esplanaden|slingan|brinken)(?![\p{L}]| \d)`,
);

/** Roads and common words that are no address even with a number. */
const notStreets =
  /^(?:motorvägen|riksvägen|riksväg|länsväg|europaväg|europavägen|landsväg|länsvägen|allfartsvägen|arbetsplats|parkeringsplats|lekplats|plats|plan|led|åtgärd|gränd|väg|backe|stig|strand|torg|gård|detaljplan|handlingsplan|tidsplan|våningsplan|betalningsplan|anläggning|uppgång|ingång|utgång|omgång|tillgång|övergång|avgång|gången|omgången|uppgången|ingången|planen|\p{L}*(?:målsättningen|ordningen|huset|dalen|samtycken|skadeplats|detaljplan|arbetsplats|handlingsplan))\s/iu;
const smallStreet =
  /^[\p{L}-]{2,}(?:gatan|vägen|gränd|gränden|stigen|allén|slingan|backen|gången|torget|kroken|brinken|liden|g\.|v\.) ?\d/u;
const smallNot =
  /^(?:huvudgatan|tvärgatan|huvudvägen|omvägen|utvägen|hemvägen|rättsvägen|mellanvägen|skogsvägen|grusvägen|cykelvägen|gångvägen|järnvägen|framgången|\p{L}*(?:ut|in|till|om|upp|av|över|under|för|ned|fram)gången)/u;
/** Words that have a number but are no villages. */
const notVillages =
  /^(?:(?:Norra|Södra|Östra|Västra) )?(?:Rum|Forum|Datum|Mom|Om|Bo|Sjö|Berg|Vik|Album|Lag|Dag|Steg|Avdrag|Bidrag|Utdrag|Beslag|Förslag|Avtal|Kom|Dom|Rymd|Tag|Slag|Uppslag|Bolag|Uppdrag|Underlag|Anslag|Betyg|Tåg|Steg|Inlägg|Tillägg|Antal|Mål|Måndag|Tisdag|Onsdag|Torsdag|Fredag|Lördag|Söndag|Idag|Kv|Centrum|Personnum|Golf|Audi|Malmö|Boeing|Airbus|Stock\p{L}+|\p{L}*(?:dag|lag|drag|slag|köping|stad|borg|holm|lands))[ .]/u;

/** Whether a match is really a street. */
export const isStreet = (found: string) =>
  !notStreets.test(`${found} `) && (/^\p{Lu}/u.test(found) || (smallStreet.test(found) && !smallNot.test(found)));

export const isVillage = (found: string) => !notVillages.test(found);
