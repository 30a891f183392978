import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { createEndingScene, type Ended, HOUR, monday } from "../../test/endingScene.ts";
import { receivedClaim } from "../../test/rentClaims.ts";
import { done, nextCallTime, someWords } from "../../test/scenes.ts";
import { complaints } from "../db/schema/complaints.ts";
import { orders } from "../db/schema/orders.ts";
import { refundMissedDeadlines } from "../orders/missedDeadlines.ts";
import { expireOrders } from "../orders/orderExpiry.ts";

const scene = await createEndingScene();
afterAll(() => scene.close());
const { testApp, setTime } = scene;
const { app, client } = testApp;
const byId = (id: number) => ({ params: { id } });
const dayAt = (day: number, hour: number) => `2026-11-${day}T${String(hour).padStart(2, "0")}:00:00.000Z`;
const Reason = "Kunden bad om det.";

/** Meetings begin at different times, since they share one lawyer. */
let meetings = 0;
const nextTime = () => dayAt(24 + Math.floor(meetings / 7), 8 + (meetings++ % 7));

type Consequences = Awaited<ReturnType<typeof scene.consequences>>;

/** Each end: what leads to it, the call that ends the thing, and everything that must follow. */
interface Ending {
  begin(): Promise<Ended & { AccessCode?: string; Start?: string }>;
  end(begun: Ended & { AccessCode?: string; Start?: string }): Promise<unknown>;
  expected: Consequences;
}

const none = { order: null, payment: null, refund: [], pay: [], statistics: 0, receipts: 0, mails: [] };
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
  "a paid meeting is held": {
    begin: bookAndWait,
    end: async ({ BookingID = 0 }) =>
      done(await testApp.asAdvisor.closeBooking({ ...byId(BookingID), body: { Outcome: "Done" } })),
    expected: {
      ...{ order: "Delivered", subject: "Done", payment: "Captured", refund: [] },
      ...{ pay: [30_000], statistics: 1, receipts: 1, mails: [] },
    },
  },
  "a paid meeting is missed": {
    begin: bookAndWait,
    end: async ({ BookingID = 0 }) =>
      done(await testApp.asAdvisor.closeBooking({ ...byId(BookingID), body: { Outcome: "NoShow" } })),
    expected: {
      ...{ order: "Delivered", subject: "NoShow", payment: "Captured", refund: [] },
      ...{ pay: [], statistics: 0, receipts: 1, mails: [] },
    },
  },
  "a paid meeting is cancelled by the firm": {
    begin: () => scene.bookPaid(nextTime()),
    end: async ({ BookingID = 0 }) =>
      done(await testApp.asAdvisor.closeBooking({ ...byId(BookingID), body: { Outcome: "Cancelled" } })),
    expected: {
      ...{ order: "Refunded", subject: "Cancelled", payment: "Cancelled", refund: ["Done 100 %"] },
      ...{ pay: [], statistics: 0, receipts: 0 },
      mails: ["Ditt möte är avbokat", "Vi har betalat tillbaka pengar"],
    },
  },
  "an unpaid meeting expires": {
    begin: () => scene.book(nextTime()),
    end: async () => {
      setTime(new Date(monday.getTime() + 2 * HOUR));
      await expireOrders(app);
      setTime(monday);
    },
    expected: { ...none, order: "Expired", subject: "Expired" },
  },
  "a document is delivered": {
    async begin() {
      const bought = await scene.buyProduct();
      done(await testApp.asAdvisor.takeOrder(byId(bought.OrderID)));
      return bought;
    },
    end: async ({ OrderID = 0 }) =>
      done(
        await testApp.asAdvisor.deliverOrder({
          ...byId(OrderID),
          body: { Message: "Här är ditt samboavtal.", Files: [] },
        }),
      ),
    expected: {
      ...{ order: "Delivered", subject: null, payment: "Captured", refund: [] },
      ...{ pay: [], statistics: 0, receipts: 1, mails: ["Din beställning är klar"] },
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
      mails: ["Du har ångrat ditt köp", "Vi har betalat tillbaka pengar"],
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
  "a complaint about a delivered document is decided with a refund": {
    async begin() {
      const bought = await scene.buyProduct();
      done(await testApp.asAdvisor.takeOrder(byId(bought.OrderID)));
      await scene.runJobs();
      done(
        await testApp.asAdvisor.deliverOrder({
          ...byId(bought.OrderID),
          body: { Message: "Här är ditt samboavtal.", Files: [] },
        }),
      );
      return bought;
    },
    async end({ OrderID = 0, Email }) {
      const [row] = await app.db
        .insert(complaints)
        .values({
          ...{ Name: "Kim Ek", Email, OrderID, OrderRef: `O-${OrderID}`, Wish: "Refund" },
          Description: "En sida saknas.",
          DueDay: "2026-12-15",
        })
        .returning();
      const body = { Decision: "Refund" as const, Amount: 34_950, Text: "Du får en tiondel tillbaka." };
      done(await testApp.asAdmin.decideComplaint({ ...byId(row?.ID ?? 0), body }));
    },
    expected: {
      ...{ order: "Delivered", subject: null, payment: "PartRefunded", refund: ["Done 10 %"] },
      ...{ pay: [], statistics: 0, receipts: 1 },
      mails: ["Besked om din reklamation", "Vi har betalat tillbaka pengar"],
    },
  },
  "a rent claim is decided": {
    async begin() {
      const Email = "hyresgast@exempel.se";
      const { ID } = await receivedClaim(testApp, { Email });
      for (const Event of ["TAKE", "NEGOTIATE"] as const) {
        done(await testApp.asAdvisor.moveRentClaim({ ...byId(ID), body: { Event, Text: "Vi börjar." } }));
      }
      return { RentClaimID: ID, Email };
    },
    end: async ({ RentClaimID = 0 }) =>
      done(
        await testApp.asAdvisor.moveRentClaim({
          ...byId(RentClaimID),
          body: { Event: "DECIDE", Text: "Du får tillbaka hyra.", RecoveredAmount: 100_00 },
        }),
      ),
    expected: { ...none, subject: "Decided", mails: ["Ditt hyresärende är avgjort"] },
  },
};

/** A paid meeting whose time has come. */
async function bookAndWait() {
  const Start = nextTime();
  const booked = await scene.bookPaid(Start);
  setTime(new Date(Date.parse(Start) + HOUR));
  return { ...booked, Start };
}

const found = new Map<string, Promise<Consequences>>();

/** Runs the end once for all its cells. */
function ended(name: string): Promise<Consequences> {
  const known = found.get(name);
  if (known) return known;
  const running = (async () => {
    setTime(monday);
    const { begin, end } = endings[name] as Ending;
    const begun = await begin();
    const before = (await testApp.mails()).length;
    await end(begun);
    return scene.consequences(begun, before);
  })();
  found.set(name, running);
  return running;
}

describe.each(Object.entries(endings))("when %s", (name, { expected }) => {
  test.each(Object.entries(expected) as [keyof Consequences, unknown][])("%s is %j", async (column, value) => {
    expect((await ended(name))[column]).toEqual(value);
  });
});

describe("three held calls", () => {
  test("are three lines of pay, and counted once each", async () => {
    setTime(monday);
    const month = { query: { Month: "2026-11" } };
    const before = done(await testApp.asAdvisor.listSalaries(month)).Salaries[0]?.PhoneAdvice ?? 0;
    for (let n = 0; n < 3; n++) {
      const { QuestionID } = await scene.begin({ Type: "PhoneAdvice" }, "Swish");
      const body = callOutcome("Reached");
      const outcomes = await Promise.all([1, 2].map(() => testApp.asAdvisor.finishCall({ ...byId(QuestionID), body })));
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    }
    expect(done(await testApp.asAdvisor.listSalaries(month)).Salaries).toMatchObject([{ PhoneAdvice: before + 3 }]);
  });
});

describe("the agreed time of a paid call", () => {
  const isRefunded = async ({ OrderID }: { OrderID: number }) => {
    const [order] = await app.db.select().from(orders).where(eq(orders.ID, OrderID));
    return order?.MissedAt != null;
  };
  async function agreed() {
    setTime(monday);
    const asked = await scene.begin({ Type: "PhoneAdvice" }, "Swish");
    const { AgreedAt } = nextCallTime();
    const body = { AgreedAt, OutsideHours: true };
    done(await testApp.asAdvisor.agreeOnCall({ ...byId(asked.QuestionID), body }));
    return { ...asked, at: (minutes: number) => new Date(Date.parse(AgreedAt) + minutes * 60_000) };
  }
  const check = (now: Date) => refundMissedDeadlines({ ...app, clock: () => now });

  test("is missed when nobody has called an hour later, and not while the call is held", async () => {
    const call = await agreed();
    await check(call.at(20));
    expect(await isRefunded(call)).toBe(false);
    await check(call.at(61));
    expect(await isRefunded(call)).toBe(true);
    done(await testApp.asAdvisor.declineQuestion({ ...byId(call.QuestionID), body: someWords }));
  });

  test("is not missed when the asker did not answer", async () => {
    const call = await agreed();
    setTime(call.at(1));
    done(await testApp.asAdmin.finishCall({ ...byId(call.QuestionID), body: callOutcome("NotReached") }));
    await check(call.at(120));
    expect(await isRefunded(call)).toBe(false);
    done(await testApp.asAdmin.finishCall({ ...byId(call.QuestionID), body: callOutcome("Reached") }));
  });

  test("is not missed while the summary of the held call is written", async () => {
    const call = await agreed();
    const text = { QuestionID: call.QuestionID, AnswerBody: "<p>Vi talade om hyran.</p>" };
    done(await testApp.asAdvisor.createAnswer({ body: text }));
    done(await testApp.asAdvisor.finishCall({ ...byId(call.QuestionID), body: callOutcome("Reached") }));
    await check(call.at(120));
    expect(await isRefunded(call)).toBe(false);
  });
});
