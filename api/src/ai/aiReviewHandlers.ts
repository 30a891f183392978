import { detectPii } from "@lagrum/core/pii/detectPii";
import type { App } from "../app.ts";
import { fieldChange, recordChange } from "../audit/auditLog.ts";
import { Failure } from "../http/failure.ts";
import type { Handlers } from "../http/serve.ts";
import type { SettingCache } from "../settings/settingCache.ts";
import {
  getReply,
  insertBlock,
  listBlocks,
  listReplies,
  rateReply,
  removeBlock,
  saveEvaluation,
} from "./reviewRepository.ts";
import { readUsage } from "./usageRepository.ts";

type AiReviewHandlers = Pick<
  Handlers,
  "rateAiReply" | "getAiUsage" | "listAiReplies" | "blockAiReply" | "addAiEvaluation" | "listAiBlocks" | "deleteAiBlock"
>;

/** Readers' ratings of replies, and the admins' review of them. */
export function aiReviewHandlers({ db, clock, env }: App, settings: SettingCache): AiReviewHandlers {
  return {
    rateAiReply: async ({ params, body, write }) => {
      await write(({ tx }) => rateReply(tx, params.code, body));
      return { status: 204, body: null };
    },

    getAiUsage: async () => {
      const { AI_MONTHLY_TOKENS: MonthlyTokens } = await settings.current();
      return { status: 200, body: { ...(await readUsage(db, clock())), MonthlyTokens, Model: env.AI_MODEL ?? null } };
    },

    listAiReplies: async ({ query }) => ({ status: 200, body: await listReplies(db, query) }),

    blockAiReply: async ({ params, write }) => {
      const body = await write(async (context) => {
        const { Lexemes } = await getReply(context.tx, params.id);
        const { block, isNew } = await insertBlock(context.tx, Lexemes, context.now);
        if (isNew) await recordChange(context, { Entity: "aiBlock", EntityID: block.ID, Action: "created" });
        return block;
      });
      return { status: 201, body };
    },

    addAiEvaluation: async ({ params, body, write }) => {
      const { Question, Source } = body;
      if (detectPii({ Question }).length > 0) {
        throw new Failure("INCORRECT_PROPERTIES", { Question: ["PERSONAL_DATA"] });
      }
      await write(async (context) => {
        await getReply(context.tx, params.id);
        const EntityID = await saveEvaluation(context.tx, Question, Source, context.now);
        const Changed = [{ Field: "Question" }, fieldChange("Source", null, Source)];
        await recordChange(context, { Entity: "aiEvaluation", EntityID, Action: "created", Changed });
      });
      return { status: 204, body: null };
    },

    listAiBlocks: async ({ query }) => ({ status: 200, body: await listBlocks(db, query) }),

    deleteAiBlock: async ({ params, write }) => {
      await write(async (context) => {
        await removeBlock(context.tx, params.id);
        await recordChange(context, { Entity: "aiBlock", EntityID: params.id, Action: "deleted" });
      });
      return { status: 204, body: null };
    },
  };
}
