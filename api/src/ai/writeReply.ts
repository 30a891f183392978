import type { AiReply } from "@lagrum/core/ai/aiSchema";
import { isTooThin, readModelReply } from "@lagrum/core/ai/readModelReply";
import { statesTime } from "@lagrum/core/ai/sentences";
import { BulkheadRejectedError, bulkhead } from "cockatiel";
import type { App } from "../app.ts";
import { swedishAnalyser } from "../search/swedishAnalyser.ts";
import type { SettingCache } from "../settings/settingCache.ts";
import type { Answered, ReplyPassage } from "./answerQuestion.ts";
import { createModelClient, type Written } from "./modelClient.ts";
import { addUsage, readUsage } from "./usageRepository.ts";

/** Lets the model of the settings write the reply; returns the quoted reply without a model, a budget or an answer from it. */
export type ReplyWriter = (answered: Answered, signal: AbortSignal) => Promise<AiReply>;

export function createReplyWriter(app: App, settings: SettingCache): ReplyWriter {
  const client = createModelClient(app);
  if (client === null) return async ({ reply }) => reply;
  const { db, clock, env } = app;
  const slots = bulkhead(env.AI_CONCURRENCY, 0);
  const hasBudget = async (): Promise<boolean> => {
    const { InputTokens, OutputTokens } = await readUsage(db, clock());
    return InputTokens + OutputTokens < (await settings.current()).AI_MONTHLY_TOKENS;
  };
  return async ({ reply, passages, asked }, signal) => {
    if (reply.Kind !== "Answer" || !(await hasBudget())) return reply;
    try {
      const texts = passages.map(({ source }) => source.Passage);
      const written = await slots.execute(() => client.write({ question: asked, passages: texts }, signal));
      await addUsage(db, written, clock());
      return verifiedReply(reply, passages, written);
    } catch (error) {
      if (error instanceof BulkheadRejectedError) return reply;
      throw error;
    }
  };
}

/** The sentences that their passages support, with these as sources. Too few of a whole text: the model doesn't know. */
function verifiedReply(quoted: AiReply, passages: readonly ReplyPassage[], { text, isWhole }: Written): AiReply {
  const texts = passages.map(({ source }) => source.Passage);
  const verified = readModelReply(text, texts, swedishAnalyser());
  const { sentences } = verified;
  if (!isWhole && sentences.length === 0) return quoted;
  if (isTooThin(verified)) {
    return { ...quoted, Kind: "Unknown", Reason: "NoSource", Sentences: [], Sources: [], HasTimeLimit: false };
  }
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
