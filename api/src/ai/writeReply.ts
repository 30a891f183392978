import type { AiReply } from "@lagrum/core/ai/aiSchema";
import { createReplyReader, isTooThin, type VerifiedReply } from "@lagrum/core/ai/readModelReply";
import { readRelevance } from "@lagrum/core/ai/readRelevance";
import { readVerdicts } from "@lagrum/core/ai/readVerdicts";
import { statesTime } from "@lagrum/core/ai/sentences";
import { BulkheadRejectedError, bulkhead } from "cockatiel";
import type { App } from "../app.ts";
import { swedishAnalyser } from "../search/swedishAnalyser.ts";
import type { SettingCache } from "../settings/settingCache.ts";
import type { Answered, ReplyPassage } from "./answerQuestion.ts";
import { createModelClient } from "./modelClient.ts";
import { addUsage, readUsage } from "./usageRepository.ts";

/**
 * Lets the model of the settings write the reply; returns the quoted reply without a model, a budget or an answer from it.
 * `onGrowth` gets the reply so far, each time that one more sentence of it is verified.
 */
export type ReplyWriter = (
  answered: Answered,
  signal: AbortSignal,
  onGrowth: (reply: AiReply) => void,
) => Promise<AiReply>;

export function createReplyWriter(app: App, settings: SettingCache): ReplyWriter {
  const client = createModelClient(app);
  if (client === null) return async ({ reply }) => reply;
  const { db, clock, env } = app;
  const slots = bulkhead(env.AI_CONCURRENCY, 0);
  const hasBudget = async (): Promise<boolean> => {
    const { InputTokens, OutputTokens } = await readUsage(db, clock());
    return InputTokens + OutputTokens < (await settings.current()).AI_MONTHLY_TOKENS;
  };
  /** The passages that answer the question itself; none when no clear verdict came. */
  const findAnswering = async (asked: string, found: readonly ReplyPassage[], signal: AbortSignal) => {
    const texts = found.map(({ source, asked: then }) => ({ text: source.Passage, asked: then }));
    const assessed = await client.assess(asked, texts, signal);
    await addUsage(db, assessed, clock());
    const { answering } = readRelevance(
      assessed.text,
      texts.map(({ text }) => text),
      assessed.isWhole,
    );
    return found.filter((_, index) => answering.has(index));
  };
  return async ({ reply, passages: found, asked }, signal, onGrowth) => {
    if (reply.Kind !== "Answer" || !(await hasBudget())) return reply;
    /** Null when no verdict came: quotes need no judge. */
    const judgeSupport = async (verified: VerifiedReply, texts: readonly string[]): Promise<VerifiedReply | null> => {
      const claims = verified.sentences.map(({ text, passages }) => ({
        text,
        passages: passages.map((index) => texts[index] ?? ""),
      }));
      if (client.judge === null || claims.length === 0) return verified;
      if (!(await hasBudget())) return null;
      const judged = await client.judge(claims, signal);
      await addUsage(db, judged, clock());
      const { supported, hasAny } = readVerdicts(judged.text, judged.isWhole);
      return hasAny ? keepSupported(verified, supported) : null;
    };
    const writeAndVerify = async (): Promise<AiReply> => {
      // A writer that sees near cases would answer with them: they stay cases to read.
      const passages = await findAnswering(asked, found, signal);
      if (passages.length === 0 || !(await hasBudget())) return reply;
      const texts = passages.map(({ source }) => source.Passage);
      const sameRoles = passages.map((passage) => passage.hasSameRoles);
      const read = createReplyReader(texts, swedishAnalyser(), sameRoles);
      let shown = 0;
      const onText = (text: string) => {
        const verified = read(text, false);
        if (verified.sentences.length === shown || isTooThin(verified)) return;
        shown = verified.sentences.length;
        onGrowth(modelReply(reply, passages, verified));
      };
      // What a judge may still refuse is not shown before its verdict.
      const request = { question: asked, passages: texts, onText: client.judge === null ? onText : undefined };
      const written = await client.write(request, signal);
      await addUsage(db, written, clock());
      const byWords = read(written.text, true);
      if (!written.isWhole && byWords.sentences.length === 0) return reply;
      const verified = isTooThin(byWords) ? byWords : await judgeSupport(byWords, texts);
      if (verified === null) return reply;
      return isTooThin(verified) ? unknownReply(reply) : modelReply(reply, passages, verified);
    };
    try {
      return await slots.execute(writeAndVerify);
    } catch (error) {
      if (error instanceof BulkheadRejectedError) return reply;
      throw error;
    }
  };
}

/** The sentences that the judge supports; the others are dropped. Sentences are numbered from 1. */
function keepSupported({ sentences, dropped }: VerifiedReply, supported: ReadonlySet<number>): VerifiedReply {
  const isSupported = (_: unknown, index: number): boolean => supported.has(index + 1);
  const refused = sentences.filter((_, index) => !supported.has(index + 1));
  return {
    sentences: sentences.filter(isSupported),
    dropped: [...dropped, ...refused.map(({ text }) => ({ text, fault: "Judged" as const }))],
  };
}

/** Too few of the sentences have support: the model doesn't know. */
const unknownReply = (quoted: AiReply): AiReply => ({
  ...quoted,
  Kind: "Unknown",
  Reason: "NoSource",
  Sentences: [],
  Sources: [],
  HasTimeLimit: false,
});

/** The sentences that their passages support, with these as sources. */
function modelReply(quoted: AiReply, passages: readonly ReplyPassage[], { sentences }: VerifiedReply): AiReply {
  const cited = [...new Set(sentences.flatMap(({ passages: numbers }) => numbers))];
  const partOf = (index: number | undefined) => passages[index ?? 0]?.part ?? "Short";
  return {
    ...quoted,
    Writer: "Model",
    Sentences: sentences.map(({ text: Text, passages: numbers }, at) => ({
      Text,
      Part: at === 0 ? "Short" : partOf(numbers[0]),
      Sources: numbers.map((number) => cited.indexOf(number)),
    })),
    Sources: cited.flatMap((index) => passages[index]?.source ?? []),
    HasTimeLimit: sentences.some(({ text: sentence }) => statesTime(sentence)),
  };
}
