import type { AiCase, AiDifference } from "../ai/aiCaseSchema.ts";
import type { AiNote } from "../ai/aiNoteSchema.ts";
import type { AiReply, AiSentence } from "../ai/aiSchema.ts";

/** Why the AI page shows no sentences. */
export const aiReasonTexts: Record<NonNullable<AiReply["Reason"]>, string> = {
  NoSource: "Inget av våra svar och lagrum handlar tydligt om din fråga. Därför gissar vi inte.",
  OtherCase:
    "Inget av våra svar gäller just din situation. Det närmaste fallet skiljer sig på en punkt som kan ändra svaret, så vi återger det inte här.",
  Danger:
    "När någon kan vara i fara är det en människa som ska svara. Ring numren här ovanför först. Vad lagen säger kan en jurist hjälpa dig med.",
  Blocked: "Svaret på den här frågan var fel när någon ställde den förut. Därför har vi stoppat det.",
  Chance: "Den här sidan bedömer aldrig hur det kan gå för dig. Det kan bara en människa som läser dina handlingar.",
  Writing: "Den här sidan skriver inga brev, avtal eller överklaganden. Det kan en jurist hjälpa dig med.",
  OtherCountry: "Våra svar gäller svensk rätt. Om andra länders lag vet den här sidan ingenting.",
  Advice: "Den här sidan rekommenderar inget. Den återger bara vad våra svar och lagen säger.",
};

/** What a reply is, above its cases or sentences. */
export const aiLeadTexts: Record<AiReply["Writer"], string> = {
  Quotes:
    "Det här är inget svar på din fråga. Det är vad en av våra rådgivare svarade en annan person. ”Du” i ett citat är den personen.",
  Model:
    "Meningarna är skrivna av en språkmodell. En annan dator har kontrollerat varje mening mot sin källa och tagit bort dem som inte har stöd. Hör det till din situation? Läs källan.",
};

export const aiTimeText =
  "En tid här säger inget om just ditt sista datum. Läs vad som står i ditt beslut eller avtal, räkna från den dagen och jämför med lagrummet i källan. Är du osäker: ring myndigheten eller domstolen som har skrivit till dig, i dag.";

export const nearestTitles = { Answer: "Andra svar i närheten", Unknown: "De närmaste svaren" } as const;

/** The heading of a reply. */
export const replyTitle = ({ Kind, Writer }: Pick<AiReply, "Kind" | "Writer">): string => {
  if (Kind !== "Answer") return "AI:ns besked";
  return Writer === "Model" ? "AI:ns svar" : "Vad en rådgivare svarade någon annan";
};

/** The headings over a case's sentences: they say whose answer it is. */
export const casePartTitles: Record<AiSentence["Part"], string> = {
  Fact: "Närmast din fråga, men om det fallet",
  Short: "Det korta svaret till den personen",
  Conditions: "Vad svaret byggde på",
  Steps: "Vad personen fick rådet att göra",
  Exceptions: "När det kunde bli annorlunda",
};

export const caseTitles: Record<AiCase["Match"], string> = {
  Same: "Nästan samma fråga",
  Near: "En liknande fråga, men inte din",
};

export const caseTexts = {
  asked: "Någon frågade:",
  differs: "Det här skiljer fallet från din fråga:",
  provisions: "Lagrum som svaret nämner:",
  whole: "Läs hela frågan och svaret",
  wording: "Lagtexten som svaret nämner",
} as const;

/** "Juristen svarade:", by the author's role. */
export const answeredBy = (author: string | null): string =>
  `${author !== null && /^jurist$/i.test(author) ? "Juristen" : "Rådgivaren"} svarade:`;

const listOf = (names: readonly string[]): string => new Intl.ListFormat("sv").format(names);

const units: Record<string, [one: string, many: string]> = {
  dag: ["dag", "dagar"],
  vecka: ["vecka", "veckor"],
  månad: ["månad", "månader"],
  år: ["år", "år"],
  timm: ["timme", "timmar"],
  kron: ["krona", "kronor"],
};

/** "19 år", "18 000 kronor" of the stored "18000 kron". */
function figureText(figure: string): string {
  const [value = "", unit = ""] = figure.split(" ");
  const [one, many] = units[unit] ?? [unit, unit];
  const grouped = /^\d{5,}$/.test(value) ? value.replace(/(?<=\d)(?=(?:\d{3})+$)/g, " ") : value;
  return `${grouped} ${value === "1" ? one : many}`;
}

/** What differs between the reader's question and the case, in a sentence; null where the words would say too little. */
export function differenceText({ Kind, Asked, InCase }: AiDifference): string | null {
  const [mine, theirs] = [listOf(Asked), listOf(InCase)];
  switch (Kind) {
    case "Side":
      return `Du verkar fråga som ${mine}. I fallet frågade en ${theirs}.`;
    case "Situation":
      return Asked.length > 0 ? `Din fråga gäller ${mine}. Fallet gällde ${theirs}.` : null;
    case "Person":
      if (Asked.length === 0) return `Fallet handlar också om ${theirs}.`;
      return InCase.length === 0
        ? `Din fråga nämner ${mine}. Det gör inte fallet.`
        : `Din fråga nämner ${mine}. Fallet handlar om ${theirs}.`;
    case "Figure": {
      const [asked, inCase] = [listOf(Asked.map(figureText)), listOf(InCase.map(figureText))];
      if (Asked.length === 0) return `I fallet var det ${inCase}.`;
      return InCase.length === 0
        ? `Du nämner ${asked}. Det gör inte fallet.`
        : `Du nämner ${asked}. I fallet var det ${inCase}.`;
    }
    case "Year":
      return `Din fråga gäller ${Asked.length === 0 ? "äldre regler" : `år ${mine}`}. Fallet gäller lagen i dag.`;
    case "Essential":
      return `Din fråga gäller ${mine}. Det gör inte fallet, så helt andra regler kan gälla.`;
    case "Provision":
      return `Fallet handlar inte om ${mine}.`;
    case "Topic":
      return Asked.length === 0 ? null : `Fallet nämner inte det du skriver om ${mine}.`;
    default:
      return null;
  }
}

/** All that differs, in sentences: at least one for a near case. */
export function differenceTexts({ Match, Differences }: AiCase): string[] {
  if (Match === "Same") return [];
  const others = Differences.filter(({ Kind }) => Kind !== "Topic").map(differenceText);
  const told = others.filter((text) => text !== null).join(" ");
  // What another sentence has named already is not named again.
  const topics = Differences.filter(({ Kind }) => Kind === "Topic").map((topic) =>
    differenceText({ ...topic, Asked: topic.Asked.filter((word) => !told.includes(word)) }),
  );
  const texts = [...others, ...topics].filter((text) => text !== null);
  return texts.length > 0 ? texts : ["Orden i frågorna är olika. Jämför med din egen situation."];
}

/** Writes a day out: "20 november 2026". */
type FormatDay = (day: string) => string;

interface About {
  Case: AiCase;
  Author: string | null;
  ValidAt: string | null;
}

/** "Hyresrätt, Jurist, gäller per 20 november 2026". */
export const aboutCase = ({ Case: { Area }, Author, ValidAt }: About, format: FormatDay): string =>
  [Area, Author, ValidAt === null ? null : `gäller per ${format(ValidAt)}`].filter(Boolean).join(", ");

export interface NoteText {
  title: string;
  paragraphs: string[];
  /** Sentences of the case, quoted below. */
  quotes: string[];
}

const lawOf = (day: string | null, format: FormatDay): string =>
  day === null ? "lagen i dag" : `lagen så som den var den ${format(day)}`;

function yearText({ Subject, Day, Laws }: AiNote, format: FormatDay): string[] {
  const asked = Number(Subject);
  const isLater = Day !== null && asked > Number(Day.slice(0, 4));
  const then = isLater
    ? "Vad som kommer att gälla då vet vi inte."
    : "Vad som gällde då vet vi inte, och det kan ha varit något annat.";
  const laws = Laws.map(
    ({ Name, InForceFrom }) => `Fallet bygger bland annat på ${Name}, som började gälla den ${format(InForceFrom)}.`,
  );
  return [`Din fråga nämner år ${Subject}. Våra svar beskriver ${lawOf(Day, format)}. ${then}`, ...laws];
}

/** What a reader must know before the cases. */
export function noteText(note: AiNote, format: FormatDay): NoteText {
  const { Kind, Subject, Day, Quotes, IsContradicted } = note;
  switch (Kind) {
    case "Year":
      return { title: `Vi vet inte vad som gäller år ${Subject}`, paragraphs: yearText(note, format), quotes: [] };
    case "FormerLaw":
      return {
        title: "Vi vet inte vad som gällde förr",
        paragraphs: [`Din fråga gäller äldre regler. Våra svar beskriver ${lawOf(Day, format)}.`],
        quotes: [],
      };
    case "Provision":
      return {
        title: `Vi hittar inte ”${Subject}”`,
        paragraphs: [
          "Inget sådant lagrum finns i våra svar eller i den lagtext som vi har. Det kan vara fel siffra, eller så finns det inte. Lita inte på det förrän du har sett det i lagen.",
        ],
        quotes: [],
      };
    case "Act":
      return {
        title: `Vi känner inte till någon lag som heter ”${Subject}”`,
        paragraphs: ["Den finns inte bland de lagar som vi har. Lita inte på den förrän du har sett den själv."],
        quotes: [],
      };
    case "Judgment":
      return {
        title: `Vi hittar inte rättsfallet ”${Subject}”`,
        paragraphs: ["Inget av våra svar nämner det. Lita inte på det förrän du har läst det själv."],
        quotes: [],
      };
    case "Premise":
      return {
        title: IsContradicted ? "Det du utgår från stämmer inte med svaret nedan" : "Kontrollera det du utgår från",
        paragraphs: [
          [
            `Du skriver: ”${Subject}”.`,
            IsContradicted ? "" : "Det hittar vi inget stöd för i svaret nedan.",
            Quotes.length === 0 ? "" : "Där står:",
          ]
            .filter(Boolean)
            .join(" "),
        ],
        quotes: Quotes,
      };
  }
}
