import { z } from "zod";
import { AnswerRef } from "../answer/answerRefSchema.ts";
import { typedText } from "../contract/fieldSchema.ts";
import { AiSentence, AiSource } from "./aiSchema.ts";

/**
 * The AI draft of an answer, for the person who answers. It offers sentences of nearly the same question only; a near case is a
 * source to read, whose Case says how it differs. Both are empty when no source covers the question.
 */
export const AiDraft = z
  .object({
    /** Each with whether the person has accepted it as it is. */
    Sentences: z.array(AiSentence.extend({ IsAccepted: z.boolean() })),
    Sources: z.array(AiSource),
    Nearest: z.array(AnswerRef),
  })
  .meta({ id: "AiDraft" });
export type AiDraft = z.infer<typeof AiDraft>;

const longestSentence = 4000;

/** A sentence of the draft that the person has read and takes over as it is. */
export const AcceptAiSentence = z
  .strictObject({ Text: typedText().min(1).max(longestSentence) })
  .meta({ id: "AcceptAiSentence" });
export type AcceptAiSentence = z.infer<typeof AcceptAiSentence>;
