import type { Place } from "./finding.ts";
import { forms, isAlsoWord, isCommonFirstName, isFirstName, isSureSurname, isSurname } from "./nameWords.ts";
import { firmWords, isOrganisation } from "./organisations.ts";
import { isPlace, placeKinds } from "./places.ts";

interface Word {
  start: number;
  end: number;
  text: string;
  /** A capital, then small letters. */
  isCapital: boolean;
  /** Nothing but capitals, two or more. */
  isShouted: boolean;
  /** The first of a sentence, a line or what follows a colon. */
  begins: boolean;
  /** What stands between it and the word before. */
  gap: string;
}

const wordPattern = /\p{L}[\p{L}\p{M}]*(?:[-'’´][\p{L}\p{M}]+)*/gu;

/** A full stop after these ends no sentence. */
const abbreviations =
  /(?:^|[^\p{L}])(?:t|ex|bl|a|d|v|s|k|f|kap|st|p|o|m|fl|dvs|ca|nr|dr|tel|resp|ev|dåv|civ|jur|kand|art|prof|c|h|j|e|l|g|n|r|b|i|w|mr|mrs)$/iu;

function wordsOf(text: string): Word[] {
  let last = 0;
  return Array.from(text.matchAll(wordPattern), ({ index: start, 0: word }) => {
    const gap = text.slice(last, start);
    const before = text.slice(Math.max(0, last - 12), last);
    last = start + word.length;
    const isStop = /[!?…]|\.(?:["”’)\]]|\s|$)/u.test(gap) && !(/^\.\s?$/.test(gap) && abbreviations.test(before));
    return {
      start,
      end: last,
      text: word,
      isCapital: /^\p{Lu}(?:.*\p{Ll}.*)?$/su.test(word),
      isShouted: word.length > 1 && !/\p{Ll}/u.test(word),
      begins: start === gap.length || isStop || /[\n:;•*"”“»(/–—]\s*$/u.test(gap) || /\n/.test(gap),
      gap,
    };
  });
}

/** After these comes a name, whatever it looks like. */
const callers =
  /^(?:heter|hette|kallas|kallad|kallade|kallar|namn|namnet|hälsningar|hälsning|mvh|vänligen|hälsar|undertecknad|signerat|smeknamn|smeknamnet|alias|döpt|vid-namn)$/iu;

/** Who stands before a name: relations, trades and titles, also in their definite forms. */
const people =
  /^(?:man|make|maken|maka|makan|fru|frun|hustru|sambo|sambon|särbo|särbon|partner|partnern|pojkvän|pojkvännen|flickvän|flickvännen|tjej|tjejen|kille|killen|dotter|dottern|son|sonen|barn|barnen|döttrar|söner|bror|brodern|brorsa|brorsan|bröder|syster|systern|systrar|syrra|syrran|syskon|syskonen|tvilling|mamma|mamman|pappa|pappan|mor|modern|far|fadern|föräldrar|mormor|morfar|farmor|farfar|moster|faster|morbror|farbror|kusin|kusinen|barnbarn|svärmor|svärfar|svärson|svärdotter|styvson|styvdotter|styvfar|styvmor|styvpappa|styvmamma|bonusson|bonusdotter|bonuspappa|bonusmamma|gudson|ex|exman|exmannen|exfru|exfrun|exsambo|exsambon|exet|fd|granne|grannen|grannar|vän|vännen|väninna|väninnan|kompis|kompisen|kollega|kollegan|kollegor|chef|chefen|arbetsledare|arbetsledaren|arbetsgivare|arbetsgivaren|hyresvärd|hyresvärden|värden|hyresgäst|hyresgästen|inneboende|andrahandshyresgäst|mäklare|mäklaren|säljare|säljaren|köpare|köparen|handläggare|handläggaren|socialsekreterare|socialsekreteraren|advokat|advokaten|jurist|juristen|rådgivare|rådgivaren|ombud|ombudet|läkare|läkaren|doktor|doktorn|tandläkare|tandläkaren|lärare|läraren|rektor|rektorn|kurator|kuratorn|psykolog|psykologen|präst|prästen|god-man|gode|förvaltare|förvaltaren|vd|ordförande|ordföranden|kassör|kassören|styrelseledamot|styrelseledamoten|hantverkare|hantverkaren|snickare|snickaren|målare|målaren|elektriker|elektrikern|rörmokare|rörmokaren|entreprenör|entreprenören|ägare|ägaren|delägare|delägaren|kund|kunden|patient|patienten|klient|klienten|polis|polisman|polismannen|åklagare|åklagaren|domare|domaren|rådman|rådmannen|nämndeman|kronoinspektör|testamentsexekutor|boutredningsman|boutredningsmannen|arvinge|arvingen|testator|vittne|vittnet|vittnen|herr|fröken|farbror|tant|dr|mr|mrs|ms|professor|greve|grevinnan|kapten|överläkare|sjuksköterska|sjuksköterskan|barnmorskan|förskolläraren|barnvakten|målsägande|målsäganden|tilltalad|tilltalade|svarande|svaranden|kärande|käranden|gäldenär|gäldenären|borgenär|borgenären|borgensman|borgensmannen|låntagare|gåvotagaren|gåvogivaren|nyckelperson|kontaktperson|kontaktpersonen|utredare|utredaren|handledare|handledaren|gruppchef|enhetschef|enhetschefen|avdelningschef|personalchef|hr-chef|butikschef|butikschefen|platschef|platschefen|lagerchef|ekonom|revisor|revisorn|skadereglerare|skaderegleraren|besiktningsman|besiktningsmannen|fastighetsskötare|fastighetsskötaren|vaktmästare|vaktmästaren|uppfödare|uppfödaren|hundägare|veterinär|veterinären)$/iu;

/** After these an unknown word with a capital is a place, a firm or a thing rather than a person. */
const placeBefore =
  /^(?:i|på|utanför|nära|vid|kring|runt|genom|ur|via|norr|söder|öster|väster|om|hos|från|köpt|köpte|enligt|appen|företaget|firman|bolaget|butiken|modell|märket|märke|modellen|bilen|tidningen|sajten|kommunen|orten|byn|staden|ön|stadsdelen|området|skolan|banken|föreningen|tjänsten)$/iu;

/** Small words inside a name. */
const particles = /^(?:von|af|av|de|den|der|van|la|el|al|bin|ben|ibn|di|da|dos|del|du|le|ter|abu)$/u;

/** Words with a capital that are no names though no list of authorities or places has them. */
const neverNames =
  /^(?:jag|vi|du|ni|han|hon|hen|det|den|de|dom|min|mitt|mina|din|ditt|dina|er|ert|era|vår|vårt|våra|hans|hennes|deras|hej|hejsan|tjena|hallå|tack|mvh|hälsningar|hälsning|vänliga|vänligen|bästa|kära|med|ps|obs|ja|nej|och|eller|men|om|när|hur|vad|var|vem|vilka|vilken|vilket|varför|kan|ska|skall|får|måste|bör|har|är|en|ett|i|på|till|från|för|av|att|som|så|nu|då|där|här|dock|även|enligt|lagen|lag|paragraf|artikel|kapitel|punkt|stycke|fråga|svar|sammanfattning|slutsats|bakgrund|rättsläget|bilaga|kvarteret|kv|avenyn|professor|doktor|herr|fru|fröken|anm|red|tips|exempel|steg|alternativ|mellan|efter|innan|under|utan|sedan|igår|idag|imorgon|förra|nästa|allt|alla|inget|ingen|någon|något|några|både|samma|sen|tyvärr|eftersom|därför|detta|denna|dessa|sådan|mamma|pappa|mormor|farmor|morfar|farfar|måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag|januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|svenska|svensk|engelska|sidan|dvs|tex|ang|angående|re|sv|vb|fw|hälsn|säljaren|köparen|hyresvärden|hyresgästen|arbetsgivaren|grannen|chefen|polisen|kommunen|banken|bolaget|föreningen|styrelsen|läkaren|advokaten|mäklaren|försäkringsbolaget|barnet|barnen|huset|bilen|lägenheten|avtalet|domen|beslutet|testamentet|bouppteckningen|a|b|c|d|e|f|x|y|z)$/iu;

/** What a person does: after a word that begins a sentence, these say that it was one. */
const deeds =
  /^(?:har|hade|säger|sa|sade|vill|ville|bor|bodde|hävdar|hävdade|påstår|påstod|menar|menade|tycker|tyckte|skrev|skriver|ringde|lovade|köpte|sålde|fick|jobbar|jobbade|flyttade|vägrar|vägrade|dog|avled|gick|kom|tog|äger|ägde|betalade|hotade|slog|och)$/u;

const isSmall = ({ isCapital, isShouted }: Word) => !isCapital && !isShouted;

const touches = (word: Word) => /^[^\S\n]?$|^\.? $/u.test(word.gap);

/** How sure it is that a word with a capital is a person's. */
function weigh(word: Word, before: Word | undefined, after: Word | undefined, known: ReadonlySet<string>): boolean {
  const { text } = word;
  if (text.length < 2 || neverNames.test(text)) return false;
  const cue = before !== undefined && !/[.!?\n]/.test(word.gap.replace(/^\.\s?$/, "")) && before.text;
  const isCalled = cue !== false && (callers.test(cue) || (people.test(cue) && touches(word)));
  if (forms(text.toLowerCase()).some((form) => known.has(form))) return !(cue && /^i$/i.test(cue) && isPlace(text));
  const first = isFirstName(text);
  if (isPlace(text) || (isOrganisation(text) && !isSureSurname(text))) {
    return (
      first &&
      !(cue && placeBefore.test(cue)) &&
      !(after && touches(after) && placeKinds.test(after.text)) &&
      (!word.begins || !isAlsoWord(text))
    );
  }
  if (isCalled) return !word.isShouted || first;
  if (word.isShouted) return false;
  if (
    after &&
    touches(after) &&
    !first &&
    (placeKinds.test(after.text) || (isSmall(after) && isOrganisation(after.text)))
  )
    return false;
  if (word.begins) {
    if (first) return !isAlsoWord(text) || (after !== undefined && touches(after) && deeds.test(after.text));
    return isSureSurname(text);
  }
  if (first || isSurname(text)) return !(cue && /^i$/i.test(cue) && !first);
  return !(cue && placeBefore.test(cue)) && text.length > 2 && !/\d/.test(text);
}

/** Whether a name stands with capitals next to it that belong to it: "Anna Ek", "A. Svensson", "Carl von Linné". */
function joins(one: Word, other: Word): boolean {
  return (
    /^ $|^\. ?$|^\.? $/u.test(other.gap) &&
    one.end + other.gap.length === other.start &&
    (other.gap === " " || one.text.length === 1)
  );
}

/** The runs of words with capitals, small words of names between them taken along. */
function runsOf(words: Word[]): Word[][] {
  const runs: Word[][] = [];
  let run: Word[] = [];
  let particlesHeld: Word[] = [];
  const close = () => {
    if (run.length > 0) runs.push(run);
    run = [];
    particlesHeld = [];
  };
  for (const word of words) {
    const last = particlesHeld.at(-1) ?? run.at(-1);
    const isNear = last !== undefined && joins(last, word);
    if (word.isCapital || word.isShouted) {
      if (!isNear) close();
      run.push(...particlesHeld, word);
      particlesHeld = [];
    } else if (isNear && run.length > 0 && particles.test(word.text) && particlesHeld.length < 2) {
      particlesHeld.push(word);
    } else close();
  }
  close();
  return runs;
}

/** The names in a run of capitals; a firm's words, places and everyday words at its ends are left out. */
function namesInRun(run: Word[], words: Word[], at: Map<Word, number>, known: ReadonlySet<string>): Word[][] {
  const place = at.get(run[0] as Word) ?? 0;
  const before = words[place - 1];
  const next = words[place + run.length];
  const isFirm =
    run.some(({ text }, index) => (index > 0 || run.length === 1) && firmWords.test(text)) ||
    (next !== undefined && touches(next) && /^(?:ab|hb)$/iu.test(next.text));
  const found: Word[][] = [];
  let name: Word[] = [];
  const close = () => {
    while (name.length > 0 && particles.test(name.at(-1)?.text ?? "")) name.pop();
    if (name.some(({ text }) => text.length > 1)) found.push(name);
    name = [];
  };
  run.forEach((word, index) => {
    const previous = run[index - 1];
    const following = run[index + 1];
    const cue = previous ?? before;
    const small = forms(word.text.toLowerCase());
    const inName = name.length > 0;
    const firstOrLast = isFirstName(word.text) || isSurname(word.text);
    const isKnown = small.some((form) => known.has(form));
    let is: boolean;
    if (neverNames.test(word.text) && !(inName && firstOrLast)) is = false;
    else if (particles.test(word.text)) is = inName;
    else if (word.text.length === 1)
      is = inName || (following !== undefined && isSurname(following.text) && !isOrganisation(following.text));
    else if (isFirm && !isKnown)
      is =
        (isFirstName(word.text) && following !== undefined && isSurname(following.text)) ||
        (inName && isSurname(word.text)) ||
        /ssons?$/u.test(word.text);
    else if (word.isShouted) {
      const near = [previous, following].some(
        (each) => each?.isShouted === true && (isFirstName(each.text) || isSureSurname(each.text)),
      );
      is =
        (isFirstName(word.text) && word.text.length > 3 && (near || isCommonFirstName(word.text))) ||
        (near && isSurname(word.text)) ||
        isSureSurname(word.text) ||
        isKnown;
    } else if (inName) is = !isOrganisation(word.text) || firstOrLast;
    else if (run.length > 1 && following !== undefined && !firmWords.test(following.text)) {
      const nextIsName =
        isSurname(following.text) &&
        !isOrganisation(following.text) &&
        (!isPlace(following.text) || isFirstName(word.text));
      if (isFirstName(word.text) && !(isAlsoWord(word.text) && word.begins && !nextIsName))
        is = !isPlace(word.text) || nextIsName || isFirstName(following.text);
      else if (nextIsName && isSureSurname(following.text))
        is = !isOrganisation(word.text) && !isPlace(word.text) && !isEveryday(word);
      else is = weigh(word, cue, following, known);
    } else is = weigh(word, cue, following ?? next, known);
    if (is) name.push(word);
    else close();
  });
  close();
  return found;
}

/** A word that begins a sentence before a name: "Enligt Karlsson", "Igår Anna". */
const isEveryday = (word: Word) => word.begins && !isFirstName(word.text);

/** Names in small letters: a first name that is nothing else, "-sson", and what follows "heter". */
function smallNames(words: Word[]): Word[][] {
  const found: Word[][] = [];
  let name: Word[] = [];
  words.forEach((word, index) => {
    const before = words[index - 1];
    const isCalled =
      before !== undefined && /^ $/.test(word.gap) && /^(?:heter|hette|kallas|kallad|namn|mvh)$/iu.test(before.text);
    const is =
      !word.isCapital &&
      !word.isShouted &&
      (isCommonFirstName(word.text) ||
        isSureSurname(word.text) ||
        (isCalled && isFirstName(word.text)) ||
        (name.length > 0 &&
          word.gap === " " &&
          isSurname(word.text) &&
          !isAlsoWord(word.text) &&
          !/(?:en|et|na|ar|er|or|man|dal|mark)$/u.test(word.text)));
    if (is && (name.length === 0 || word.gap === " ")) name.push(word);
    else {
      if (name.length > 0) found.push(name);
      name = is ? [word] : [];
    }
  });
  if (name.length > 0) found.push(name);
  return found;
}

/** The last words of a text, after a greeting or alone on a line: "Mvh Zlatan", "/Kicki". */
function signature(text: string, words: Word[]): Word[][] {
  const found: Word[][] = [];
  const lines =
    /(?:^|\n)[^\S\n]*(?:(?:m\.?v\.?h\.?|med vänliga? hälsning(?:ar|en)?|vänliga? hälsning(?:ar)?|hälsning(?:ar)?|hälsn\.?|vänligen|tacksam för svar|tack på förhand|tack|\/|-|–)[!,.]?[^\S\n]*\n?[^\S\n]*)([\p{L}][\p{L}'’-]{1,24}(?: [\p{L}][\p{L}'’-]{1,24}){0,2})[.!]?[^\S\n]*(?=\n|$)/giu;
  const inline =
    /(?:m\.?v\.?h\.?,?|hälsningar,?|[.!?] ?\/) ?(\p{Lu}[\p{L}'’-]{1,24}(?: \p{Lu}[\p{L}'’-]{1,24}){0,2})[.!]?\s*(?=$|\n)/gu;
  const byStart = new Map(words.map((word, index) => [word.start, index]));
  for (const pattern of [lines, inline]) {
    for (const match of text.matchAll(pattern)) {
      const said = match[1] ?? "";
      const start = match.index + match[0].lastIndexOf(said);
      const first = byStart.get(start);
      if (first === undefined) continue;
      const signed = words.slice(first, first + said.split(" ").length);
      const allCapital = signed.every(({ isCapital, isShouted }) => isCapital && !isShouted);
      const isName = signed.some(({ text: word }) => isFirstName(word) || isSureSurname(word)) || allCapital;
      if (isName && !signed.some(({ text: word }) => neverNames.test(word) || isOrganisation(word))) found.push(signed);
    }
  }
  return found;
}

/** A name's end without the genitive's s: "Annas" is marked as "Anna", "Lars" whole. */
function endOf(word: Word, known: ReadonlySet<string>): number {
  const small = word.text.toLowerCase();
  if (!/[^s]s$/u.test(small)) return word.end;
  const bare = small.slice(0, -1);
  if (known.has(small)) return word.end;
  const isWhole = isFirstName(small) && !known.has(bare) && wholeNames.has(small);
  if (isWhole) return word.end;
  return known.has(bare) || isFirstName(bare) || isSurname(bare) ? word.end - 1 : word.end;
}

/** First names that end in s. */
const wholeNames = new Set(
  `lars jonas mattias mathias matias tobias elias lukas lucas markus marcus magnus linus jens hans claes clas klas mats niklas nicklas niclas andreas johannes thomas tomas rasmus pontus
  agnes hannes dennis nils jacobs boris abbas anas ilyas idris firas faris haris enis anis yunus iris doris moses younes yonas laurits frans fritiofs julius kurtis linas mats alexis alvis elvis kris chris luis
  carlos lois jesus angus ares as assas maurits mauritz lois denis lis inas elyas osmans ramadans jónas zacharias tobbas goles joakims charles james`.split(
    /\s+/,
  ),
);

/** Where a text names people. `known` are words, small, that were found to be names elsewhere; what is found is added. */
export function namePlaces(text: string, known: Set<string>): Place[] {
  const words = wordsOf(text);
  const at = new Map(words.map((word, index) => [word, index]));
  const find = () => [
    ...runsOf(words).flatMap((run) => namesInRun(run, words, at, known)),
    ...smallNames(words),
    ...signature(text, words),
  ];
  for (const name of find()) {
    for (const word of name) {
      if (word.text.length < 2 || particles.test(word.text) || (isPlace(word.text) && name.length > 1)) continue;
      known.add(text.slice(word.start, endOf(word, new Set())).toLowerCase());
    }
  }
  // Known by now, they are found again where they stood at a sentence's beginning.
  return find().map((name) => {
    const last = name.at(-1) as Word;
    return { start: (name[0] as Word).start, end: endOf(last, known), kind: "Name" };
  });
}
