import { addAiReply } from "../aiReplies.ts";
import { done, drafted } from "../scenes.ts";
import type { TestApp } from "../testApp.ts";
import type { Requests } from "./request.ts";

/** Requests for the review of the AI page. */
export const aiRequests = (testApp: TestApp) => {
  const reply = async () => (await addAiReply(testApp)).ID;
  const block = async () => done(await testApp.asAdmin.blockAiReply({ params: { id: await reply() } })).ID;
  return {
    createAiDraft: async () => ({ path: `/questions/${await drafted(testApp)}/aiDraft` }),
    acceptAiSentence: async () => ({
      path: `/questions/${await drafted(testApp)}/aiDraft/acceptances`,
      body: { Text: "En mening som ingen har erbjudit." },
    }),
    rateAiReply: async () => ({
      path: `/ai/answers/${(await addAiReply(testApp)).code}/rating`,
      body: { Helpful: true },
    }),
    getAiUsage: async () => ({ path: "/ai/usage" }),
    listAiReplies: async () => ({ path: "/ai/replies" }),
    blockAiReply: async () => ({ path: `/ai/replies/${await reply()}/block` }),
    addAiEvaluation: async () => ({
      path: `/ai/replies/${await reply()}/evaluation`,
      body: { Question: "Får jag ångra köpet?", Source: null },
    }),
    listAiBlocks: async () => ({ path: "/ai/blocks" }),
    deleteAiBlock: async () => ({ path: `/ai/blocks/${await block()}` }),
  } satisfies Requests;
};
