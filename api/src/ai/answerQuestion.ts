import type { AiDifference } from "@lagrum/core/ai/aiCaseSchema";
import type { AiNote } from "@lagrum/core/ai/aiNoteSchema";
import type { AiReply, AskAi } from "@lagrum/core/ai/aiSchema";
import { askedPart } from "@lagrum/core/ai/askedFact";
import { asksForLawThen } from "@lagrum/core/ai/askedYears";
import { type CaseText, compareCases, isOpposed, isUnlike, lacksActions } from "@lagrum/core/ai/compareCases";
import { composeReply, type QuotedSentence, quoteProvision } from "@lagrum/core/ai/composeReply";
import { isOtherCase, lacksMatter } from "@lagrum/core/ai/matters";
import { cutPassages, type Part } from "@lagrum/core/ai/passages";
import { premisesOf } from "@lagrum/core/ai/premise";
import { declineReason, isDangerous, withoutOrders } from "@lagrum/core/ai/questionIntent";
import { patternOf } from "@lagrum/core/ai/questionPattern";
import { leastSupport, supportOf, type WeighedWord } from "@lagrum/core/ai/relevance";
import { statesTime } from "@lagrum/core/ai/sentences";
import { asksForUnknownThing, topicDifference } from "@lagrum/core/ai/topic";
import { detectPii } from "@lagrum/core/pii/detectPii";
import { replaceInText } from "@lagrum/core/pii/htmlText";
import { sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import type { QueryReader } from "../search/queryReader.ts";
import { rankAnswers } from "../search/searchAnswers.ts";
import { swedishAnalyser, warmAnalyser } from "../search/swedishAnalyser.ts";
import { premiseNotes, yearNotes } from "./caseNotes.ts";
import { findUnknownLaw } from "./mentionedLaw.ts";
import { type RankedSource, rankSources, weighWords } from "./rankSources.ts";
import { caseOf, isWithin, passagesOf, SourceCollector, sourceOf } from "./replySources.ts";
import { isQuestionBlocked } from "./reviewRepository.ts";
import { describeProvision, listSourceAnswers, listWordings, plainTextOf } from "./sourceRepository.ts";

/** Answers of the search that are compared, and those that are shown when no source answers. */
const compared = 20;
const mostNearest = 3;
/** Areas compete when the second best answer, of another area, is nearly as good as a best one that isn't sure. */
const competing = { share: 0.985, support: 0.8 };
/** Above it the words are so many that another action is likelier another word for the same. */
const clearSupport = 2;
/** Provisions whose wording is quoted. */
const mostProvisions = 2;

interface Parts {
  db: Reader;
  readQuery: QueryReader;
  now: Date;
}

/** No search was made, or it found nothing. */
const emptyReply = (Question: string): AiReply => ({
  Kind: "Unknown",
  Emergency: isDangerous(Question),
  Reason: "NoSource",
  Question,
  Sentences: [],
  Sources: [],
  Writer: "Quotes",
  Code: null,
  HasTimeLimit: false,
  Notes: [],
  Nearest: [],
  Areas: [],
  Area: null,
});

/** A reply, and what decides whether it may be stored and how it is recognised. */
export interface Answered {
  reply: AiReply;
  /** The URIs of the areas of the nearest answers. */
  areas: string[];
  /** The question's pattern; see patternOf. */
  lexemes: string[];
  /** The question without prompt injections, and the sources that a model may write the reply from. */
  asked: string;
  passages: ReplyPassage[];
}

/** A passage with its place in a reply. */
export interface ReplyPassage {
  part: Part | "Fact";
  source: AiReply["Sources"][number];
  /** The question that was asked then; empty for a provision. */
  asked: string;
  /** The reader has the role of the one who asked then: a verdict may be taken from it. */
  hasSameRoles: boolean;
}

/**
 * Answers a question with the nearest published case: what was asked, what was answered then, and how it differs. Without a
 * model. Declines when no case is near enough, or the nearest is the opposite one.
 */
export async function answerQuestion(parts: Parts, body: AskAi): Promise<Answered> {
  const { Question } = body;
  const findings = detectPii({ Question });
  if (findings.length > 0) {
    const replacings = findings.map(({ start, end, replacement }) => ({ start, end, by: replacement }));
    const reply = { ...emptyReply(replaceInText(Question, replacings)), Kind: "PersonalData" as const, Reason: null };
    return { reply, areas: [], lexemes: [], asked: "", passages: [] };
  }
  const asked = withoutOrders(Question);
  // The first question after a start must not block the event loop while the dictionary loads.
  await warmAnalyser();
  const lexemes = patternOf(asked, swedishAnalyser());
  if (asked === "") return { reply: emptyReply(Question), areas: [], lexemes, asked, passages: [] };
  const found = await findSources(parts, asked, body.AreaID);
  const areas = found.ranked.slice(0, mostNearest).map(({ Area }) => Area.Uri);
  const isBlocked = await isQuestionBlocked(parts.db, lexemes);
  const reply = await replyFrom(found, parts, { ...body, asked, isBlocked });
  return {
    reply: { ...reply, Area: areas[0] ?? null },
    areas,
    lexemes,
    asked,
    passages: [...passagesOf(found.ranked, found.words, asked), ...provisionsOf(reply)],
  };
}

interface Found {
  ranked: RankedSource[];
  words: WeighedWord[];
}

/** The wordings of provisions that a reply quotes. */
const provisionsOf = ({ Sources }: AiReply): ReplyPassage[] =>
  Sources.filter(({ Kind }) => Kind === "Provision").map((source) => ({
    ...{ part: "Conditions", asked: "", hasSameRoles: false },
    source,
  }));

/** A longer question tells figures that it does not ask about. Words. */
const shortQuestion = 30;

/**
 * Whether a question is about an amount, an age or a time that the case lacks. What it takes for granted is set beside what
 * the case says instead.
 */
function hasOtherFigures(asked: string, caseText: CaseText, differences: readonly AiDifference[]): boolean {
  if (premisesOf(asked).length > 0) return false;
  const isShort = asked.split(/\s+/).length <= shortQuestion;
  return (isShort ? differences : compareCases(askedPart(asked), caseText)).some(isUnlike);
}

/** The answers that cover a question, best first. */
async function findSources({ db, readQuery, now }: Parts, asked: string, AreaID: number | undefined): Promise<Found> {
  const query = await readQuery(asked);
  const within = AreaID === undefined ? sql`true` : sql`d.area_id = ${AreaID}`;
  const found = (await rankAnswers(db, query, within)).slice(0, compared);
  const answers = await listSourceAnswers(
    db,
    found.map(({ id }) => id),
    now,
  );
  const words = weighWords(query);
  const fitting = answers.filter(({ Title }) => !isOtherCase(asked, Title));
  return { ranked: await rankSources(fitting, found, { query, words, analyser: swedishAnalyser() }), words };
}

async function replyFrom(
  { ranked, words }: Found,
  { db, now }: Parts,
  { Question, AreaID, asked, isBlocked }: AskAi & { asked: string; isBlocked: boolean },
): Promise<AiReply> {
  const empty = emptyReply(Question);
  const Nearest = ranked.slice(0, mostNearest).map(({ ID, Title, Uri }) => ({ ID, Title, Uri }));
  // Quotes from another person's case may be the opposite of what a person in danger needs.
  if (empty.Emergency) return { ...empty, Reason: "Danger" };
  const Reason = isBlocked ? "Blocked" : declineReason(asked);
  if (Reason !== null) return { ...empty, Reason, Nearest };
  const [best, second] = ranked;
  const unknownLaw = await findUnknownLaw(db, asked, ranked.slice(0, mostNearest).map(plainTextOf));
  const support = best ? supportOf(best.features, best.rank - (second?.rank ?? 0)) : 0;
  if (!best || support < leastSupport || lacksMatter(asked, treatedBy(best))) {
    return { ...empty, Nearest, Notes: [...unknownLaw, ...yearNotes(asked, null, now)] };
  }
  if (AreaID === undefined && second && support < competing.support && doCompete(best, second)) {
    const Areas = [best.Area, second.Area].map(({ ID, Name }) => ({ ID, Name }));
    return { ...empty, Kind: "Clarify", Reason: null, Nearest, Areas };
  }
  const passages = cutPassages(best.AnswerBody);
  const Notes: AiNote[] = [...unknownLaw, ...yearNotes(asked, best, now)];
  const caseText = { title: best.Title, question: best.QuestionBody, lead: passages[0]?.text ?? "" };
  const question = { text: asked, words, analyser: swedishAnalyser() };
  const differences: AiDifference[] = [
    ...compareCases(asked, caseText),
    ...topicDifference(words, caseText, question.analyser),
    ...Notes.flatMap(differenceOf),
  ];
  const found = caseOf(best, differences);
  const declined = {
    ...empty,
    Notes,
    Nearest: ranked
      .slice(1)
      .filter(({ Area }) => Area.ID === best.Area.ID)
      .slice(0, mostNearest)
      .map(({ ID, Title, Uri }) => ({ ID, Title, Uri })),
  };
  const nameOnly = { ...declined, Reason: "OtherCase" as const, Sources: [sourceOf(best, found, null)] };
  const isOther =
    differences.some(isOpposed) ||
    hasOtherFigures(asked, caseText, differences) ||
    (support < clearSupport && lacksActions(asked, treatedBy(best).all)) ||
    asksForUnknownThing(askedPart(asked), words, question.analyser) ||
    isOfAnotherTime(asked, Notes) ||
    (unknownLaw.length > 0 && asksWhatLawSays(asked));
  if (isOther) return nameOnly;
  const quoted = composeReply(best.AnswerBody, question, { isNear: found.Match === "Near" });
  if (quoted.length === 0) return nameOnly;
  const collected = new SourceCollector();
  for (const sentence of quoted) collected.add(sentence, sourceOf(best, found, sentence.passage));
  await addWordings(collected, { db, now }, { best, quoted, question });
  const { Sentences, Sources } = collected;
  return {
    ...declined,
    Kind: "Answer",
    Reason: null,
    Sentences,
    Sources,
    HasTimeLimit: Sentences.some(({ Text }) => statesTime(Text)),
    Notes: [...Notes, ...premiseNotes({ text: asked, words }, best, passages)],
  };
}

/** Whether a question is about what a provision or a judgment says: a case about something else is no answer. */
const asksWhatLawSays = (asked: string): boolean =>
  /(?<!\p{L})vad (?:säger|betyder|står|innebär|gäller enligt)(?!\p{L})/iu.test(asked);

/** Whether a question is about the law of another time, or of one before the case's acts: today's answer would mislead. */
const isOfAnotherTime = (asked: string, notes: readonly AiNote[]): boolean =>
  notes.some(
    ({ Kind, Laws }) => (Kind === "Year" && (Laws.length > 0 || asksForLawThen(asked))) || Kind === "FormerLaw",
  );

/** A year, a provision or a judgment that the case doesn't have is a difference too. */
function differenceOf({ Kind, Subject }: AiNote): AiDifference[] {
  if (Kind === "Premise") return [];
  const isTime = Kind === "Year" || Kind === "FormerLaw";
  return [{ Kind: isTime ? "Year" : "Provision", Asked: Subject === "" ? [] : [Subject], InCase: [] }];
}

interface Quoting {
  best: RankedSource;
  quoted: readonly QuotedSentence[];
  question: Parameters<typeof quoteProvision>[1];
}

/** Adds sentences of the wordings that the quoted passages cite. */
async function addWordings(
  collected: SourceCollector,
  { db, now }: Pick<Parts, "db" | "now">,
  { best, quoted, question }: Quoting,
): Promise<void> {
  const cited = best.Citations.filter((span) => quoted.some(({ passage }) => isWithin(span, passage)));
  const wordings = await listWordings(db, cited, now);
  for (const wording of wordings.slice(0, mostProvisions)) {
    const provision = describeProvision({ ...wording, Start: 0, End: 1 }, wording.Title);
    for (const sentence of quoteProvision(wording.Text, question)) {
      collected.add(sentence, {
        Title: provision?.Label ?? wording.Title,
        Path: provision?.Path ?? null,
        Kind: "Provision",
        Author: null,
        ValidAt: wording.InForce,
        Passage: sentence.passage.text,
        Case: null,
        Provisions: [],
      });
    }
  }
}

const treatedBy = (answer: RankedSource) => ({
  lead: `${answer.Title} ${answer.QuestionBody} ${cutPassages(answer.AnswerBody)[0]?.text ?? ""}`,
  whole: plainTextOf(answer),
  all: `${answer.Title} ${answer.QuestionBody} ${plainTextOf(answer)}`,
});

const doCompete = (best: RankedSource, second: RankedSource): boolean =>
  best.Area.ID !== second.Area.ID && second.rank >= best.rank * competing.share;
