import { isDangerous } from "./questionIntent.ts";

/** The areas of law whose questions may be stored for quality review. Others are about crime, health or family, or unknown. */
const storedAreas: ReadonlySet<string> = new Set([
  "arvsratt",
  "hyresratt",
  "bostad-och-fastighet",
  "arbetsratt",
  "konsumentratt",
  "avtalsratt",
  "skulder-och-fordringar",
  "skatteratt",
  "foretag-och-forening",
  "immaterialratt-och-it",
  "allman-juridik",
]);

/** Stems of words about crime, health and violence, at any position in a word. */
const stems =
  "polis|brott|misstänk|åtal|anhåll|häkt|fängels|förhör|stöld|stulit|stjäl|snatt|bedräg|utpress|häleri|narkotik|knark|cannabis|amfetamin|rattfyll|onykter|vapen|våld|mörd|dråp|inbrott|förtal|ofred|porr|människohand|förskingr|penningtvätt|straff|skyddstillsyn|kriminal|fotboja|målsägande|" +
  "sjuk|hälsa|diagnos|läkar|vård|patient|psyk|depress|ångest|utmatt|utbränd|demens|cancer|diabet|medicin|operat|gravid|missfall|funktionsned|funktionshind|handikapp|rullstol|skada|smärt|missbruk|alkohol|själv(?:mord|skad)|suicid|transperson|vaccin|assistans|rehab|arbetsolyck|invalid|" +
  "misshandl|trakass|förfölj|kontaktförbud|besöksförbud|kvinnojour|sekretessmark|tvångsgift|könsstymp|omhänderta|socialtjänst|orosanmäl|umgänge|övergrepp|fosterhem|familjehem";
/** Words that begin with one of these: inside other words they mean something else. */
const beginnings = String.raw`rån|stal|lura|drog|mord|skjut|skjöt|gripen|greps|böter|narkot|hot(?!ell)|slår|slog|slagen|slå(?!\p{L})|rädd|stalk|heder|skyddad|adhd|autis|stress|abort|recept|behandling|beroende|hiv|smitt|blöd|whiplash|LSS|LVU|LVM|LPT`;
const sensitive = new RegExp(String.raw`(?:${stems})|(?<!\p{L})(?:${beginnings})`, "iu");

/**
 * Whether a question and its reply may be stored for quality review: never about crime, health or violence in the family.
 * In doubt they are not: a stem inside another word, an area that isn't known, or one of the nearest answers in such an area.
 * @param areas the URIs of the areas of the nearest answers
 */
export const mayStore = (question: string, areas: readonly string[]): boolean =>
  areas.length > 0 &&
  areas.every((area) => storedAreas.has(area)) &&
  !sensitive.test(question) &&
  !isDangerous(question);
