import { afterAll, expect } from "vitest";
import { createEndingScene, type Ended, HOUR, monday } from "../../test/endingScene.ts";
import { type Ending, none, testEndings } from "../../test/endingTable.ts";
import { done, nextCallTime, someWords } from "../../test/scenes.ts";
import { refundMissedDeadlines } from "../orders/missedDeadlines.ts";
import { expireOrders } from "../orders/orderExpiry.ts";

const scene = await createEndingScene();
afterAll(() => scene.close());
const { testApp, setTime } = scene;
const { app, client } = testApp;
const byId = (id: number) => ({ params: { id } });
const Reason = "Kunden bad om det.";
const callOutcome = (Outcome: "Reached" | "NotReached") => ({ Outcome, Note: "Allt blev klart." });
const agree = async ({ QuestionID = 0 }: Ended) =>
  done(await testApp.asAdvisor.agreeOnCall({ ...byId(QuestionID), body: nextCallTime() }));

const endings: Record<string, Ending> = {
  "an answer to a free question is sent": {
    async begin() {
      const asked = await scene.ask({ Type: "Free" });
      done(await testApp.asAdvisor.reserveQuestion(byId(asked.QuestionID)));
      return asked;
    },
    end: ({ QuestionID = 0 }) => scene.answer({ QuestionID }),
    expected: { ...none, subject: "Answered", pay: [30_000], statistics: 1, mails: ["Din fråga är besvarad"] },
  },
  "an answer to a paid question is sent": {
    begin: () => scene.begin({ Type: "Express" }),
    end: ({ QuestionID = 0 }) => scene.answer({ QuestionID }),
    expected: {
      ...{ order: "Delivered", subject: "Answered", payment: "Captured", refund: [] },
      ...{ pay: [30_000], statistics: 1, receipts: 1, mails: ["Din fråga är besvarad"] },
    },
  },
  "a paid call is held": {
    async begin() {
      const asked = await scene.begin({ Type: "PhoneAdvice" }, "Swish");
      await agree(asked);
      return asked;
    },
    end: async ({ QuestionID = 0 }) =>
      done(await testApp.asAdvisor.finishCall({ ...byId(QuestionID), body: callOutcome("Reached") })),
    expected: {
      ...{ order: "Delivered", subject: "Answered", payment: "Captured", refund: [] },
      ...{ pay: [30_000], statistics: 1, receipts: 1, mails: ["Tack för samtalet"] },
    },
  },
  "a call that nobody had reserved is held by an administrator": {
    begin: () => scene.askPaid({ Type: "PhoneAdvice" }),
    end: async ({ QuestionID = 0 }) =>
      done(await testApp.asAdmin.finishCall({ ...byId(QuestionID), body: callOutcome("Reached") })),
    expected: {
      ...{ order: "Delivered", subject: "Answered", payment: "Captured", refund: [] },
      ...{ pay: [30_000], statistics: 1, receipts: 1, mails: ["Tack för samtalet"] },
    },
  },
  "a call is held, and its summary is sent": {
    async begin() {
      const asked = await scene.begin({ Type: "PhoneAdvice" }, "Swish");
      const { QuestionID } = asked;
      const text = { QuestionID, AnswerBody: "<p>Vi talade om hyran.</p>" };
      done(await testApp.asAdvisor.createAnswer({ body: text }));
      const held = done(await testApp.asAdvisor.finishCall({ ...byId(QuestionID), body: callOutcome("Reached") }));
      expect(held).toMatchObject({ State: "Open" });
      expect(await scene.consequences(asked, 0)).toMatchObject({ order: "InProgress", pay: [], statistics: 0 });
      return asked;
    },
    end: async ({ QuestionID = 0 }) =>
      done(await testApp.asAdvisor.updateAnswer({ ...byId(QuestionID), body: { Action: "send" } })),
    expected: {
      ...{ order: "Delivered", subject: "Answered", payment: "Captured", refund: [] },
      ...{ pay: [30_000], statistics: 1, receipts: 1, mails: ["Din fråga är besvarad"] },
    },
  },
  "a follow-up question that was bought is answered": {
    async begin() {
      const asked = await scene.ask({ Type: "Free" });
      done(await testApp.asAdvisor.reserveQuestion(byId(asked.QuestionID)));
      await scene.answer(asked);
      return scene.buyFollowUp(asked);
    },
    end: async ({ QuestionID = 0 }) =>
      done(await testApp.asAdvisor.answerFollowUp({ ...byId(QuestionID), body: someWords })),
    expected: {
      ...{ order: "Delivered", subject: "Answered", payment: "Captured", refund: [] },
      ...{ pay: [30_000], statistics: 1, receipts: 1, mails: ["Din följdfråga är besvarad"] },
    },
  },
  "a paid question is declined": {
    begin: () => scene.begin({ Type: "Express" }),
    end: async ({ QuestionID = 0 }) =>
      done(await testApp.asAdvisor.declineQuestion({ ...byId(QuestionID), body: someWords })),
    expected: {
      ...{ order: "Refunded", subject: "Rejected", payment: "Refunded", refund: ["Done 100 %"] },
      ...{ pay: [], statistics: 0, receipts: 1 },
      mails: ["Vi har betalat tillbaka pengar", "Vi kan inte svara på din fråga"],
    },
  },
  "a paid question is withdrawn before the work": {
    begin: () => scene.askPaid({ Type: "Express" }),
    end: async ({ QuestionID = 0, AccessCode: accessCode = "" }) =>
      done(await client.withdrawQuestion({ ...byId(QuestionID), accessCode })),
    expected: {
      ...{ order: "Withdrawn", subject: "Withdrawn", payment: "Cancelled", refund: ["Done 100 %"] },
      ...{ pay: [], statistics: 0, receipts: 0 },
      mails: ["Du har ångrat ditt köp", "Vi har hävt en reservation"],
    },
  },
  "a paid question is deleted": {
    begin: () => scene.begin({ Type: "Express" }),
    end: async ({ QuestionID = 0 }) => done(await testApp.asAdmin.deleteQuestion(byId(QuestionID))),
    expected: {
      ...{ order: "Refunded", subject: null, payment: "Refunded", refund: ["Done 100 %"] },
      ...{ pay: [], statistics: 0, receipts: 1 },
      mails: ["Din fråga är borttagen", "Vi har betalat tillbaka pengar"],
    },
  },
  "an unpaid question is deleted": {
    begin: () => scene.ask({ Type: "Express" }),
    end: async ({ QuestionID = 0 }) => done(await testApp.asAdmin.deleteQuestion(byId(QuestionID))),
    expected: { ...none, order: "Cancelled", subject: null, mails: ["Din fråga är borttagen"] },
  },
  "an unpaid question expires": {
    begin: () => scene.ask({ Type: "Express" }),
    end: async () => {
      setTime(new Date(monday.getTime() + 49 * HOUR));
      await expireOrders(app);
      setTime(monday);
    },
    expected: { ...none, order: "Expired", subject: "Expired" },
  },
  "an unpaid question's order is cancelled": {
    begin: () => scene.ask({ Type: "Express" }),
    end: async ({ OrderID = 0 }) => done(await testApp.asAdmin.cancelOrder({ ...byId(OrderID), body: { Reason } })),
    expected: { ...none, order: "Cancelled", subject: "Rejected", mails: ["Vi kan inte ta emot din beställning"] },
  },
  "the promised time of a paid question passes": {
    begin: () => scene.begin({ Type: "Express" }),
    end: () => refundMissedDeadlines({ ...app, clock: () => new Date(monday.getTime() + 14 * 24 * HOUR) }),
    expected: {
      ...{ order: "Refunded", subject: "Open", payment: "Refunded", refund: ["Done 100 %"] },
      ...{ pay: [], statistics: 0, receipts: 1, mails: ["Vi blev försenade, och du får pengarna tillbaka"] },
    },
  },
};

testEndings(scene, endings);
