import { ordinalWord } from "@lagrum/core/citation/ordinals";
import { capitalise } from "@lagrum/core/text/text";
import { type InventedPlace, placeWords } from "./place.ts";

type Wording = (words: Words) => string;

interface Words {
  /** "12 kap. 99 §". */
  place: string;
  name: string;
  Name: string;
  genitive: string;
  /** The abbreviation, else the name. */
  short: string;
  /** "(1970:994)", else nothing. */
  number: string;
  /** "12 kap. ", else nothing. */
  chapter: string;
  paragraph: string;
}

const softHyphen = "\u00ad";

/** Wordings of Swedish acts, as HTML of an answer. */
const swedish: Wording[] = [
  ({ place, name }) => `<p>Enligt ${place} ${name} har du rätt.</p>`,
  ({ place, name }) => `<p>Se ${place} i ${name}.</p>`,
  ({ place, Name }) => `<p>${Name} ${place} säger det.</p>`,
  ({ place, genitive }) => `<p>Det följer av ${genitive} ${place}.</p>`,
  ({ place, name, number }) => `<p>Det står i ${place} ${name}${number}.</p>`,
  ({ place, name, number }) => `<p>I ${name}${number} ${place} står det.</p>`,
  ({ place, name }) => `<p>Hyran ska betalas (${place} ${name}).</p>`,
  ({ place, name }) => `<p>Jfr ${place} första stycket ${name}.</p>`,
  ({ place, short }) => `<p>Det framgår av ${place} ${short}.</p>`,
  ({ place, short }) => `<p>Det framgår av ${short} ${place}.</p>`,
  ({ chapter, paragraph, name }) => `<p>Läs ${chapter}paragraf ${paragraph} i ${name}.</p>`,
  ({ chapter, paragraph, name }) => `<p>Läs ${chapter}§ ${paragraph} ${name}.</p>`,
  ({ chapter, paragraph, name, place }) => {
    const number = Number(paragraph);
    return number <= 99
      ? `<p>Läs ${chapter}${ordinalWord(number)} paragrafen i ${name}.</p>`
      : `<p>${place} ${name}</p>`;
  },
  ({ place, Name }) =>
    `<p>${Name} gäller här. Av ${place} samma ${Name.endsWith("balken") ? "balk" : Name.endsWith("förordningen") ? "förordning" : "lag"} följer det.</p>`,
  ({ place, Name }) => `<p>${Name} gäller. Enligt ${place} har du rätt.</p>`,
  ({ place, Name }) => `<p>${Name} gäller för er.</p><p>Enligt ${place} har du rätt.</p>`,
  ({ place, name }) => `<p>Se ${place}, ${place} och ${place} ${name}.</p>`,
  ({ place, name }) => `<p>Det är <strong>${place}</strong> ${name} som gäller.</p>`,
  ({ place, name }) => `<p>Enligt ${place.replaceAll(" ", "&nbsp;")} ${name} får du det.</p>`,
  ({ place, name }) => `<h2>${place} ${name}</h2><p>Den gäller.</p>`,
  ({ place, name }) => `<ul><li>Ring först.</li><li>Läs ${place} ${name}</li></ul>`,
  ({ place, name }) => `<p>Enligt ${place.replace(" §", "§")} ${name} får du det.</p>`,
  ({ place, name }) => `<p>Enligt ${place.replace("kap.", "kap")} ${name} får du det.</p>`,
  ({ place, name }) => `<p>Det heter ”${place} ${name}” i brevet.</p>`,
  ({ place, name }) => `<p>Enl. ${place} ${name} är det så.</p>`,
  ({ place, name }) => `<p>Enligt ${place} ${name.slice(0, 3)}${softHyphen}${name.slice(3)} är det så.</p>`,
  ({ place, name }) => `<p>Enligt ${place} i den nya ${name} är det så.</p>`,
  ({ chapter, paragraph, name, place }) =>
    /^\d+$/.test(paragraph)
      ? `<p>Se ${chapter}${paragraph}–${Number(paragraph) + 1} §§ ${name}.</p>`
      : `<p>Se ${place} ${name}.</p>`,
  ({ place, name }) => `<p>Se ${place} andra meningen ${name}.</p>`,
  ({ place, name }) => `<p>I ${place} ${name} stadgas det.</p>`,
  ({ place, name }) => `<p>Enligt<br />${place} ${name} är det så.</p>`,
  ({ place, name }) => `<p>Enligt ${place}<br />${name} är det så.</p>`,
  ({ place, name }) => `<p>Läs <a href="https://example.se">${place} ${name}</a>.</p>`,
  ({ place, name }) => `<p>Läs ${place} <em>${name}</em>.</p>`,
  ({ place, name }) => `<p>Gäller inte ${place} ${name}?</p>`,
  ({ place, name }) => `<p>[1] ${place} ${name}.</p>`,
  ({ place, Name }) => `<p>${Name}, ${place}, gäller.</p>`,
  ({ place, name }) => `<p>Se ${place} 1 st. ${name}.</p>`,
  ({ place, name }) => `<blockquote><p>Med stöd av ${place} ${name} dömer rätten.</p></blockquote>`,
  ({ place, name }) => `<p>ENLIGT ${place.toUpperCase()} ${name.toUpperCase()} ÄR DET SÅ.</p>`,
];

export const WORDINGS = swedish.length;

/** Wordings of articles, each of which takes the place of some of the Swedish ones. */
const european: Wording[] = [
  ({ place, name }) => `<p>Enligt ${place} i ${name} har du rätt.</p>`,
  ({ place, short }) => `<p>Se ${place} ${short}.</p>`,
  ({ paragraph, short }) => `<p>Se art. ${paragraph} ${short}.</p>`,
  ({ place, Name }) => `<p>${Name} gäller. Enligt ${place} har du rätt.</p>`,
  ({ paragraph, short }) => `<p>Se artikel ${paragraph}.1 i ${short}.</p>`,
];

/** The HTML of an answer that cites a place in one of the wordings. */
export function wordedPlace(place: InventedPlace, wording: number): string {
  const { name, abbreviation, sfs, chapter, paragraph, isEuropean } = place;
  const texts = isEuropean ? european : swedish;
  const write = texts[wording % texts.length];
  if (!write) throw new Error(`no wording ${wording}`);
  const genitive = /\)$/.test(name) ? name : `${name}s`;
  return write({
    ...{ place: placeWords(place), name, Name: capitalise(name), genitive, short: abbreviation ?? name, paragraph },
    ...{ number: sfs === null ? "" : ` (${sfs})`, chapter: chapter === null ? "" : `${chapter} kap. ` },
  });
}
