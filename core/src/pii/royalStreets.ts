/** Kings, queens and other persons of history that streets and squares are named after. */
const persons =
  "Gustav(?:s| Adolfs?| Vasas?|[IVX]+:s| [IVX]+:s)?|Gustaf(?:s| Adolfs?| Vasas?)?|Karl(?:s| Johans?| Gustavs?| Gustafs?| Knutssons?|[IVX]+:s| [IVX]+:s)|Carl(?:s| Johans?| Gustafs?| Gustavs?| [IVX]+:s)|Erik Dahlbergs?|Eriks|Oskars?(?: Fredriks?| [IVX]+:s)?|Oscars?(?: Fredriks?| [IVX]+:s)?|Adolf Fredriks?|Fredriks?(?: [IVX]+:s)?|Birger Jarls?|Magnus Ladulås|Sten Stures?|Engelbrekts?|Axel Oxenstiernas?|Nils Dackes?|Olof Palmes?|Raoul Wallenbergs?|Dag Hammarskjölds?|Selma Lagerlöfs?|Esaias Tegnérs?|Carl von Linnés?|Linnés?";
const titled =
  "(?:Drottning|Kung|Konung|Prins|Prinsessan?|Kronprins|Kronprinsessan?|Hertig|S:t|S:ta|Sankt|Sankta) \\p{Lu}\\p{L}+(?: [IVX]+:s)?s?";
const kinds = "gata|väg|torg|plats|plan|allé|gränd|bro|park|esplanad|backe|kyrka|församling|skola";

/**
 * A street, square or park of such a name, without a number: "Gustav Adolfs torg", "Karl Johansgatan". With a number it
 * is an address, which is found as one.
 */
export const royalStreets = new RegExp(
  `(?<!\\p{L})(?:(?:${persons}|${titled}) (?:${kinds})(?:en|et)?|(?:${persons}|${titled})(?:gatan|vägen|torget|platsen|plan|allén|gränd|bron|parken))(?!\\p{L})`,
  "gu",
);
