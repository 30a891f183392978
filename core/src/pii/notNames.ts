/** German nouns of contracts and authorities: they have a capital, as names do. */
const german = String.raw`Kündigung|Kaution|Vermieter(?:in)?|Mieter(?:in)?|Miete|Frist|Gesetz|Mahnung|Rechnung|Vollmacht|Bescheid|Erbschein|Nebenkosten|\p{Lu}\p{Ll}{3,}(?:frist|vertrag|gesetz|erlaubnis|bescheid|pflicht|versicherung|vollmacht|erklärung|rechnung|schutzklausel|kosten)(?:en|s|e)?`;
/** English terms of contracts. */
const english =
  "Security Deposit|Notice Period|Power of Attorney|Terms and Conditions|Non[- ]Disclosure Agreement|Last Will|Final Notice|Privacy Policy";
/** Swedish words of place after a person: "grannen ovanpå". */
const places = "ovanpå|mittemot|bredvid";

/** Words that stand where names do and are none. */
export const notNames = new RegExp(String.raw`(?<![\p{L}-])(?:${german}|${english}|${places})(?![\p{L}-])`, "gu");
