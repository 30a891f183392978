import { z } from "zod";
import { AnswerRef } from "../answer/answerRefSchema.ts";
import { code, day, id, lengths, multiline } from "../contract/fieldSchema.ts";
import { AiCase } from "./aiCaseSchema.ts";
import { AiNote } from "./aiNoteSchema.ts";

/** A question to the AI page. */
export const AskAi = z
  .strictObject({
    Question: multiline(lengths.AiQuestion),
    /** The reader knows that the reply is made by a machine and is no legal advice. */
    AcceptAi: z.literal(true, "MUST_ACCEPT"),
    /** The area of law that the reader chose when areas competed. */
    AreaID: id.optional(),
  })
  .meta({ id: "AskAi" });
export type AskAi = z.infer<typeof AskAi>;

/** A passage that sentences are quoted from. */
export const AiSource = z
  .object({
    /** The answer's title, or the provision's name with its act. */
    Title: z.string(),
    /** Its page on the site; null for a provision without one. */
    Path: z.string().nullable(),
    Kind: z.enum(["Answer", "Provision"]),
    /** The author's role: "Jurist". */
    Author: z.string().nullable(),
    /** The day of the law that it states, or the first day of the wording. */
    ValidAt: day.nullable(),
    Passage: z.string(),
    /** The case that the passage belongs to; null for a provision. */
    Case: AiCase.nullable().default(null),
    /** The provisions that the passage cites. */
    Provisions: z.array(z.object({ Label: z.string(), Path: z.string() })),
  })
  .meta({ id: "AiSource" });
export type AiSource = z.infer<typeof AiSource>;

/** The parts of a reply in their order. `Fact`: sentences that state the kind of fact that the question asks for. */
export const sentenceParts = ["Fact", "Short", "Conditions", "Steps", "Exceptions"] as const;

export const AiSentence = z
  .object({
    Text: z.string(),
    Part: z.enum(sentenceParts),
    /** Indexes in Sources: at least one. */
    Sources: z.array(z.int().min(0)).min(1),
  })
  .meta({ id: "AiSentence" });
export type AiSentence = z.infer<typeof AiSentence>;

/** The fault that a reader reports in a reply. */
export const aiReplyProblems = ["WrongSource", "WrongContent", "Outdated", "Unclear", "NotAnswered"] as const;
export type AiReplyProblem = (typeof aiReplyProblems)[number];

/**
 * The reply to a question.
 * - `Answer`: sentences of cases, or a model's, with their sources.
 * - `Unknown`: no source answers it, the nearest case is another one (its source is without sentences), a person may be in danger, or it requests what a machine must not do; see Reason.
 * - `Clarify`: several areas of law compete; the reader chooses one of Areas.
 * - `PersonalData`: no search was made; the question is returned with replacements, for the reader to confirm.
 */
export const AiReply = z
  .object({
    Kind: z.enum(["Answer", "Unknown", "Clarify", "PersonalData"]),
    /** Whether the sentences are quotes, or a model's own that were checked against their passages. */
    Writer: z.enum(["Quotes", "Model"]),
    /** By which the reader can rate the reply; null when nothing of it is stored. */
    Code: code.nullable(),
    /** A person may be in danger: the emergency numbers come first. */
    Emergency: z.boolean(),
    Reason: z
      .enum(["NoSource", "OtherCase", "Danger", "Blocked", "Chance", "Writing", "OtherCountry", "Advice"])
      .nullable(),
    /** The question that was answered, or the one to confirm. */
    Question: z.string(),
    Sentences: z.array(AiSentence),
    Sources: z.array(AiSource),
    /** A sentence states a time limit: how to check it must be shown beside it. */
    HasTimeLimit: z.boolean(),
    /** What the reader must know first, in that order. */
    Notes: z.array(AiNote),
    /** The nearest answers, at most three. */
    Nearest: z.array(AnswerRef),
    Areas: z.array(z.object({ ID: id, Name: z.string() })),
    /** The URI of the area of law of the nearest answer, for booking a meeting about it. */
    Area: z.string().nullable(),
  })
  .meta({ id: "AiReply" });
export type AiReply = z.infer<typeof AiReply>;
