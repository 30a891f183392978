import { isPromptInjection } from "./promptInjection.ts";
import { splitSentences } from "./sentences.ts";

/** Why a question is declined, regardless of its sources. */
type DeclineReason = "Chance" | "Writing" | "OtherCountry" | "Advice";

const regionCodes = Array.from({ length: 26 * 26 }, (_, at) =>
  String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26)),
);

/** The countries of the world in Swedish, but Sweden. */
function countryNames(): string[] {
  const names = new Intl.DisplayNames("sv", { type: "region", fallback: "none" });
  const listed = regionCodes.flatMap((code) => {
    const name = code === "SE" ? undefined : names.of(code);
    return name === undefined || /okänd|EU|FN|XA|Europeiska|pseudo/i.test(name) ? [] : [name];
  });
  return [...listed, "USA", "England", "Skottland", "Wales", "Amerika", "Texas", "Kalifornien", "Florida", "New York"];
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const inCountry = new RegExp(
  String.raw`(?<!\p{L})(?:i|på|enligt|under) (?:${countryNames().map(escaped).join("|")})(?!\p{L})`,
  "u",
);
const nationalities =
  "norsk|dansk|finsk|finländsk|isländsk|tysk|fransk|engelsk|brittisk|skotsk|irländsk|amerikansk|kanadensisk|spansk|italiensk|portugisisk|polsk|rysk|ukrainsk|vitrysk|kinesisk|japansk|indisk|thailändsk|turkisk|grekisk|iransk|irakisk|syrisk|afghansk|libanesisk|nederländsk|holländsk|belgisk|schweizisk|österrikisk|estnisk|lettisk|litauisk|ungersk|rumänsk|bulgarisk|kroatisk|serbisk|bosnisk|albansk|tjeckisk|slovakisk|australisk|mexikansk|brasiliansk|argentinsk|chilensk|egyptisk|marockansk|somalisk|eritreansk|etiopisk|sydafrikansk|israelisk|pakistansk|vietnamesisk|filippinsk|koreansk|kurdisk";
const foreignLaw = new RegExp(
  String.raw`(?<!\p{L})(?:${nationalities})[at]? (?:lag|rätt|regler|domstol|lagstiftning|hyres|arvs|familje|straff)\p{L}*`,
  "iu",
);
const swedish =
  /(?<!\p{L})(?:Sverige|svensk\p{L}*|hit|hem till|kommer hem|PUT|permanent\p{L}*|uppehållstillstånd\p{L}*|Migrationsverk\p{L}*|Skatteverk\p{L}*|Försäkringskassa\p{L}*)(?!\p{L})/iu;

const chances = [
  /(?<!\p{L})(?<!(?:ny|nya|andra|en) )chans\p{L}*(?!\p{L})(?! till)/iu,
  /(?<!\p{L})(?:sannolik\p{L}*|odds\p{L}*|utsikt(?:er|erna)?|hur troligt|tror (?:du|ni)|hur (?:stor|hög) är risken|ett (?:bra|starkt|vinnande) (?:fall|case))(?!\p{L})/iu,
  /(?<!\p{L})(?:kommer|lär|skulle) (?:jag|vi|han|hon|de|rätten|tingsrätten|domstolen|domaren) (?:att )?(?:vinna|förlora|få|bli|klara|döma|fälla|fria)(?!\p{L})/iu,
  /(?<!\p{L})(?:vinner|förlorar|klarar) (?:jag|vi|han|hon)(?!\p{L})/iu,
  /(?<!\p{L})vem (?:av oss )?(?:får|har|kommer att få) rätt(?!\p{L})/iu,
  /(?<!\p{L})(?:är|vore) det (?:lönt|värt|lönsamt|idé)(?!\p{L})/iu,
];

const toWrite =
  "(?:skriv|skriva|skriver|formulera|formulerar|författa|författar|upprätta|upprättar|utforma|skapa|översätt|översätta|översätter|sammanställ|sammanfatta)";
const writings = [
  new RegExp(String.raw`^(?:snälla |vänligen |hej[,!]? )?${toWrite}(?!\p{L})`, "iu"),
  new RegExp(
    String.raw`(?<!\p{L})(?:kan du|kan ni|kan lagrum|vill att (?:du|ni)|hjälp (?:mig|oss)|skulle du kunna|be dig)(?!\p{L}).{0,40}(?<!\p{L})${toWrite}(?!\p{L})`,
    "iu",
  ),
  /(?<!\p{L})(?:gör|göra|ge mig|behöver) (?:ett |en )?(?:utkast|mall|förlaga)(?!\p{L})/iu,
];

const advice =
  /(?<!\p{L})(?:vilken|vilket|vilka|var|vem)(?!\p{L}).*(?<!\p{L})(?:bäst|bästa|billigast|billigaste|billiga|snyggast|godast|roligast)(?!\p{L})/iu;

/** The reason for which no source can answer a question: it requests a forecast, a text, foreign law or an opinion. */
export function declineReason(question: string): DeclineReason | null {
  if (writings.some((pattern) => splitSentences(question).some((sentence) => pattern.test(sentence)))) return "Writing";
  if (chances.some((pattern) => pattern.test(question))) return "Chance";
  if (foreignLaw.test(question) || (inCountry.test(question) && !swedish.test(question))) return "OtherCountry";
  return advice.test(question) ? "Advice" : null;
}

const danger = [
  /(?<!\p{L})(?:ta(?:r|git)? (?:mitt|sitt|hennes|hans) liv|ta(?:r|git)? livet av|självmord|vill inte leva|orkar inte leva)/iu,
  /(?<!\p{L})(?:döda|mörda|skjuta(?! (?:upp|fram|på|till|ifrån))|knivhugga|strypa|stryp(?:er|te))(?:r|de)?(?!\p{L})/iu,
  /(?<!\p{L})(?:hotar?|hotad|hotade|hotat)(?!\p{L}).{0,40}(?<!\p{L})(?:kniv|vapen|pistol|livet|slå|våld)/iu,
  /(?<!\p{L})(?:slår|misshandlar|våldtar|våldtog) (?:mig|oss|barnen|barnet|mina barn|mitt barn|min \p{L}+)(?!\p{L})/iu,
  /(?<!\p{L})rädd för (?:mitt liv|livet|att (?:han|hon) ska)/iu,
  /(?<!\p{L})(?:håller på att|kommer att) dö(?!\p{L})/iu,
];

/** Whether a person may be in danger: the emergency numbers come first. */
export const isDangerous = (question: string): boolean => danger.some((sign) => sign.test(question));

/** The question without prompt injections; empty when nothing remains. */
export const withoutOrders = (question: string): string =>
  splitSentences(question.replace(/\n+/g, " "))
    .flatMap((sentence) => sentence.split(/(?<=:) (?=\p{Lu})/u))
    .filter((sentence) => !isPromptInjection(sentence))
    .join(" ");
