import { eq } from "drizzle-orm";
import { questions } from "../../src/db/schema/questions.ts";
import { userIdOf } from "../accounts.ts";
import {
  askAndConfirm,
  categoryId,
  done,
  drafted,
  held,
  nextCallTime,
  openCall,
  publish,
  someWords,
  waiting,
} from "../scenes.ts";
import type { TestApp } from "../testApp.ts";
import { byId, type LogRowOf, type NotLogged, type Scene } from "./scene.ts";

/** Actions on questions, with their audit log entries. */
export async function questionActs(testApp: TestApp, of: LogRowOf) {
  const { app, asAdmin, asAdvisor } = testApp;
  const advisorId = await userIdOf(testApp, "advisor");
  const [agreed, later] = [nextCallTime(), nextCallTime()];
  return {
    reserveQuestion: {
      before: () => waiting(testApp),
      act: async (id) => done(await asAdvisor.reserveQuestion(byId(id))),
      logged: [of("question", "reserved", [{ Field: "ReservedBy", Before: null, After: advisorId }], advisorId)],
    },
    unreserveQuestion: {
      before: () => held(testApp),
      act: async (id) => done(await asAdmin.unreserveQuestion(byId(id))),
      logged: [of("question", "unreserved", [{ Field: "ReservedBy", Before: advisorId, After: null }])],
    },
    renewLease: "the open editor does it by itself",
    anonymise: {
      before: () => drafted(testApp),
      act: async (id) => {
        const body = {
          QuestionBody: "Hyresvärden svarar inte längre.",
          LeftStanding: [{ Text: "Anna", Reason: "Påhittad" }],
        };
        done(await asAdvisor.anonymise({ ...byId(id), body }));
      },
      logged: [
        of("question", "edited", [{ Field: "QuestionBody" }], advisorId),
        of("question", "leftStanding", [{ Field: "LeftStanding" }], advisorId),
      ],
    },
    exportQuestions: {
      before: async () => 0,
      act: async () => done(await asAdmin.exportQuestions({ body: { State: "hidden", Type: "Free", Query: "Anna" } })),
      logged: [
        of("list", "exported", [
          { Field: "List", After: "questions/hidden" },
          { Field: "Query" },
          { Field: "Type", After: "Free" },
        ]),
      ],
    },
    askForFacts: {
      before: () => held(testApp),
      act: async (id) => done(await asAdvisor.askForFacts({ ...byId(id), body: someWords })),
      logged: [of("question", "factsAsked", [], advisorId)],
    },
    declineQuestion: {
      before: () => held(testApp),
      act: async (id) => done(await asAdvisor.declineQuestion({ ...byId(id), body: someWords })),
      logged: [of("question", "declined", [{ Field: "State", Before: "Open", After: "Rejected" }], advisorId)],
    },
    agreeOnCall: {
      before: () => openCall(testApp),
      act: async (id) => done(await asAdvisor.agreeOnCall({ ...byId(id), body: agreed })),
      logged: [of("question", "callAgreed", [{ Field: "DueAt", Before: null, After: agreed.AgreedAt }], advisorId)],
    },
    finishCall: {
      before: () => openCall(testApp),
      act: async (id) => {
        done(await asAdvisor.reserveQuestion(byId(id)));
        done(await asAdvisor.finishCall({ ...byId(id), body: { Outcome: "NotReached" } }));
        const moved = { Outcome: "Moved", Note: "Anna arbetar då.", ...later } as const;
        done(await asAdvisor.finishCall({ ...byId(id), body: moved }));
        done(await asAdvisor.finishCall({ ...byId(id), body: { Outcome: "Reached" } }));
      },
      logged: [
        of("question", "callReached", [{ Field: "State", Before: "Open", After: "Answered" }], advisorId),
        of(
          "question",
          "callMoved",
          [{ Field: "DueAt", Before: null, After: later.AgreedAt }, { Field: "Note" }],
          advisorId,
        ),
        of("question", "callNotReached", [], advisorId),
        of("question", "reserved", [{ Field: "ReservedBy", Before: null, After: advisorId }], advisorId),
      ],
    },
    answerFollowUp: {
      before: async () => {
        const { ID } = await publish(testApp);
        await app.db.update(questions).set({ FollowUpAt: new Date().toISOString() }).where(eq(questions.ID, ID));
        return ID;
      },
      act: async (id) => done(await asAdmin.answerFollowUp({ ...byId(id), body: someWords })),
      logged: [of("question", "followUpAnswered")],
    },
    hideQuestion: {
      before: async () => (await publish(testApp)).ID,
      act: async (id) => done(await asAdmin.hideQuestion(byId(id))),
      logged: [of("question", "hidden", [{ Field: "Hidden", Before: false, After: true }])],
    },
    unhideQuestion: {
      before: async () => {
        const { ID } = await publish(testApp);
        done(await asAdmin.hideQuestion(byId(ID)));
        return ID;
      },
      act: async (id) => done(await asAdmin.unhideQuestion(byId(id))),
      logged: [of("question", "unhidden", [{ Field: "Hidden", Before: true, After: false }])],
    },
    updateQuestion: {
      before: async () => {
        const CategoryID = await categoryId(testApp, "hyresratt");
        return (await askAndConfirm(testApp, { CategoryID })).ID;
      },
      act: async (id) => {
        const CategoryID = await categoryId(testApp, "familjeratt");
        const body = { Title: "Hur får hyresgästen pengarna från Anna?", CategoryID };
        done(await asAdmin.updateQuestion({ ...byId(id), body }));
      },
      logged: [
        of("question", "edited", [
          { Field: "Title" },
          {
            Field: "CategoryID",
            Before: await categoryId(testApp, "hyresratt"),
            After: await categoryId(testApp, "familjeratt"),
          },
        ]),
      ],
    },
    deleteQuestion: {
      before: () => waiting(testApp),
      act: async (id) => done(await asAdmin.deleteQuestion(byId(id))),
      logged: [of("question", "deleted", [{ Field: "State", Before: "Open", After: null }])],
    },
  } satisfies Record<string, Scene | NotLogged>;
}
