import { userIdOf } from "../accounts.ts";
import { done, drafted, held } from "../scenes.ts";
import type { TestApp } from "../testApp.ts";
import { byId, type LogRowOf, type NotLogged, type Scene } from "./scene.ts";

/** Actions on answers, with their audit log entries. */
export async function answerActs(testApp: TestApp, of: LogRowOf) {
  const { asAdmin, asAdvisor } = testApp;
  const [adminId, advisorId] = [await userIdOf(testApp, "admin"), await userIdOf(testApp, "advisor")];
  return {
    createAnswer: {
      before: () => held(testApp),
      act: async (id) => done(await asAdvisor.createAnswer({ body: { QuestionID: id, AnswerBody: "<p>Ja.</p>" } })),
      logged: [of("question", "answerBegun", [{ Field: "Version", Before: null, After: 1 }], advisorId)],
    },
    updateAnswer: {
      before: () => drafted(testApp),
      act: async (id) => {
        const body = { Action: "publish", AnswerBody: "<p>Ja, det får du.</p>", ValidAt: "2026-11-21" } as const;
        done(await asAdvisor.updateAnswer({ ...byId(id), body }));
        done(await asAdmin.updateAnswer({ ...byId(id), body: { Action: "save", AnswerBody: "<p>Nej.</p>" } }));
      },
      logged: [
        of("question", "answerEdited", [{ Field: "AnswerBody" }, { Field: "Version", Before: 2, After: 3 }]),
        of("question", "published", [{ Field: "State", Before: "Answered", After: "Published" }], advisorId),
        of(
          "question",
          "sent",
          [
            { Field: "State", Before: "Open", After: "Answered" },
            { Field: "Version", Before: 1, After: 2 },
          ],
          advisorId,
        ),
      ],
    },
    previewAnswer: "stores nothing",
    checkProvisions: "stores nothing",
    searchProvisions: "stores nothing",
    confirmProvisions: {
      before: () => held(testApp),
      act: async (id) => {
        const Provisions = [{ Sfs: "2099:999", Chapter: null, Paragraph: "1" }];
        const body = { Provisions, Reason: "Läst i källan.", Source: "https://example.se/2099-999" };
        done(await asAdvisor.confirmProvisions({ ...byId(id), body }));
      },
      logged: [
        of(
          "question",
          "provisionConfirmed",
          [
            { Field: "Provisions", Before: null, After: ["1 § 2099:999"] },
            { Field: "Reason", Before: null, After: "Läst i källan." },
            { Field: "Source", Before: null, After: "https://example.se/2099-999" },
          ],
          advisorId,
        ),
      ],
    },
    requestPeerReview: {
      before: () => drafted(testApp),
      act: async (id) => done(await asAdvisor.requestPeerReview({ ...byId(id), body: { ReaderID: adminId } })),
      logged: [of("question", "readingAsked", [{ Field: "ReaderID", Before: null, After: adminId }], advisorId)],
    },
    finishPeerReview: {
      before: async () => {
        const id = await drafted(testApp);
        done(await asAdvisor.requestPeerReview({ ...byId(id), body: { ReaderID: adminId } }));
        return id;
      },
      act: async (id) => {
        const reviewId = done(await asAdmin.listPeerReviews(byId(id))).Readings[0]?.ID ?? 0;
        done(await asAdmin.finishPeerReview({ params: { id, readingId: reviewId }, body: { Outcome: "Approved" } }));
      },
      logged: [of("question", "readingApproved", [{ Field: "Version", Before: null, After: 1 }])],
    },
    exportAnswers: {
      before: async () => 0,
      act: async () => done(await asAdmin.exportAnswers({ body: { Hidden: "true" } })),
      logged: [
        of("list", "exported", [
          { Field: "List", After: "answers" },
          { Field: "Hidden", After: true },
        ]),
      ],
    },
  } satisfies Record<string, Scene | NotLogged>;
}
