/** An abbreviation before the full stop: the sentence goes on. */
const abbreviations = /(?:^|[\s(])(?:t\.ex|bl\.a|s\.k|d\.v\.s|m\.fl|p\.g\.a|kap|nr|st|art|jfr|prop|ca|resp|tel|kl)\.$/i;

/** The sentences of a paragraph, with white space collapsed. */
export function splitSentences(paragraph: string): string[] {
  const text = paragraph.replace(/\s+/g, " ").trim();
  const sentences: string[] = [];
  let start = 0;
  for (const { index, 0: gap } of text.matchAll(/(?<=[.!?…][”")]?) (?=[”"(]?[\p{Lu}\d])/gu)) {
    const sentence = text.slice(start, index);
    if (abbreviations.test(sentence) || /(?:§|kap)\.?$/.test(sentence)) continue;
    sentences.push(sentence);
    start = index + gap.length;
  }
  return [...sentences, text.slice(start)].filter(Boolean);
}

/** "två veckor", "14 dagar", "sexårstid". */
const duration =
  /(?<!\p{L})(?:\d+|en|ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv|tretton|fjorton|femton|tjugo|trettio|sjätte|nittio)(?: |-)?(?:arbets|kalender)?(?:dag|vecka|veckor|månad|år|timm)/iu;

/** Whether a sentence states how long something may take. */
export const statesTime = (sentence: string): boolean => duration.test(sentence);

/** Whether a question is about how long something may take. */
export const asksForTime = (question: string): boolean =>
  /(?<!\p{L})(?:hur (?:lång|länge|fort|snabbt|snart|sent|många (?:dagar|veckor|månader|år))|(?<=^|[.,:;?!] |(?:och|men|eller|fall|sen|från) )när|inom vilken tid|senast|frist\p{L}*|uppsägningstid\p{L}*|preskriberas)(?!\p{L})/iu.test(
    question,
  );

/** Whether a sentence denies or limits something. */
export const denies = (sentence: string): boolean =>
  /(?<!\p{L})(?:inte|ingen|inget|inga|aldrig|däremot|bara|först)(?!\p{L})/iu.test(sentence);

const months = "januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december";
const ofOneCase = [
  new RegExp(String.raw`(?<!\p{L})den \d{1,2} (?:${months})`, "iu"),
  /(?<!\p{L})(?:dag|dagar|vecka|veckor|månad|månader) kvar(?!\p{L})/iu,
  /(?<!\p{L})har gått, så(?!\p{L})/iu,
  /(?<!\p{L})i (?:ert|ditt) fall(?!\p{L})/iu,
  /(?<!\p{L})(?:för er|för dig)[.,]?$/iu,
  /(?<!\p{L})de \d[\d\s]* kronorna/iu,
  /(?<!\p{L})hos (?:er|dig) \d/iu,
  /(?<!\p{L})\d[\d\s]* mil(?!\p{L})/iu,
  /(?<!\p{L})(?:på|till|i) (?:måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag|sommaren|hösten|vintern|våren)(?!\p{L})/iu,
  /^(?:räkne)?exempel(?:texten)?\s*:/iu,
];

/** Whether a sentence is about the person who once asked: a date, the days left, a sum. It does not apply to others. */
export const isAboutOneCase = (sentence: string): boolean => ofOneCase.some((sign) => sign.test(sentence));

/** Whether a sentence refers to the text before it. */
export const refersBack = (sentence: string): boolean =>
  /^(?:Den|De|Det|Detta|Denna|Dessa|Då|Där|Dit|Därför|Därifrån|Därefter|Han|Hon|Hen|Sedan|Men|Också|Även|Däremot|Dessutom|Annars|Sådana?|Nej|Ja)(?!\p{L})/u.test(
    sentence,
  ) && !/^(?:(?:Den|De|Det) som|Det (?:finns|krävs|går|kostar|räcker)|Däremot)(?!\p{L})/u.test(sentence);

/** Fewer words are a label or a leftover, not a sentence. */
const fewestWords = 3;

/** An item of a list inside a sentence. */
const isFragment = (sentence: string): boolean => /^\p{Ll}/u.test(sentence);

/** Whether a sentence can be quoted to any reader. */
export const isQuotable = (sentence: string): boolean =>
  sentence.split(" ").length >= fewestWords && !isFragment(sentence) && !isAboutOneCase(sentence);

/** Whether a sentence is a verdict on the case of the one who asked then: "Ja, det kan du." */
export const isVerdict = (sentence: string): boolean =>
  /^(?:Ja|Nej|Jo|Jodå|Javisst|Troligen|Sannolikt|Tyvärr)(?!\p{L})/u.test(sentence);
