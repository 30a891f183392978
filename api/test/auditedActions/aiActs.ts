import { aiDrafts } from "../../src/db/schema/ai.ts";
import { addAiReply } from "../aiReplies.ts";
import { done, drafted } from "../scenes.ts";
import type { TestApp } from "../testApp.ts";
import { byId, type LogRowOf, type NotLogged, type Scene } from "./scene.ts";

/** Actions on the replies of the AI page, with their audit log entries. */
export function aiActs(testApp: TestApp, of: LogRowOf) {
  const { asAdmin } = testApp;
  const reply = async () => (await addAiReply(testApp)).ID;
  const block = async (id: number) => done(await asAdmin.blockAiReply(byId(id))).ID;
  const offered = "Hyresvärden får bara behålla det som täcker en skada.";
  return {
    createAiDraft: {
      before: () => drafted(testApp),
      act: async (id) => done(await asAdmin.createAiDraft(byId(id))),
      logged: [of("question", "aiDraftMade", [{ Field: "Sentences", Before: null, After: 0 }])],
    },
    acceptAiSentence: {
      before: async () => {
        const id = await drafted(testApp);
        await testApp.app.db.insert(aiDrafts).values({ QuestionID: id, Offered: [offered], Accepted: [] });
        return id;
      },
      act: async (id) => done(await asAdmin.acceptAiSentence({ ...byId(id), body: { Text: offered } })),
      logged: [of("question", "aiSentenceAccepted", [{ Field: "Sentence", Before: null, After: offered }])],
    },
    blockAiReply: { before: reply, act: block, logged: [of("aiBlock", "created")] },
    deleteAiBlock: {
      before: async () => block(await reply()),
      act: async (id) => done(await asAdmin.deleteAiBlock(byId(id))),
      logged: [of("aiBlock", "deleted")],
    },
    addAiEvaluation: {
      before: reply,
      act: async (id) =>
        done(
          await asAdmin.addAiEvaluation({ ...byId(id), body: { Question: "Får jag ångra ett köp?", Source: null } }),
        ),
      logged: [of("aiEvaluation", "created", [{ Field: "Question" }, { Field: "Source", Before: null, After: null }])],
    },
  } satisfies Record<string, Scene | NotLogged>;
}
