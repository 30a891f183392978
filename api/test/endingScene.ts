import type { BookMeeting } from "@lagrum/core/booking/bookingSchema";
import type { AskQuestion } from "@lagrum/core/question/questionSchema";
import { and, eq } from "drizzle-orm";
import { accountingEntries } from "../src/db/schema/accounting.ts";
import { bookings } from "../src/db/schema/bookings.ts";
import { orders } from "../src/db/schema/orders.ts";
import { payments } from "../src/db/schema/payments.ts";
import { services } from "../src/db/schema/products.ts";
import { questions } from "../src/db/schema/questions.ts";
import { rentClaims } from "../src/db/schema/rentClaims.ts";
import { salaryLines } from "../src/db/schema/salaries.ts";
import { sentAnswers } from "../src/db/schema/statistics.ts";
import { aMeeting, openCalendar } from "./booking.ts";
import { createMoneyScene } from "./moneyScene.ts";
import { placeOrder } from "./orders.ts";
import { askAndConfirm, done } from "./scenes.ts";
import { until } from "./waitUntil.ts";

/** What a case is about: the rows that its end changes. */
export interface Ended {
  OrderID?: number;
  QuestionID?: number;
  BookingID?: number;
  RentClaimID?: number;
  /** The address of the asker, buyer, booker or tenant. */
  Email: string;
}

export const HOUR = 3_600_000;
/** Monday, a minute to nine in Stockholm. */
export const monday = new Date("2026-11-23T07:59:00Z");
const byId = (id: number) => ({ params: { id } });

/** The API with the sandbox of payments and a clock, where things are bought, begun and ended. */
export async function createEndingScene() {
  const scene = await createMoneyScene();
  const { testApp, approve, runJobs, paymentsOf, refundsOf } = scene;
  const { app, client } = testApp;
  const { db } = app;
  let people = 0;
  const address = () => `end${++people}@exempel.se`;

  /** Moves the clock and signs in again, since the sessions would have expired. */
  function setTime(now: Date) {
    testApp.setTime(now);
    const as = (name: "admin" | "advisor") => testApp.as(testApp.tokenOf(name));
    Object.assign(testApp, { asAdmin: as("admin"), asAdvisor: as("advisor") });
  }
  setTime(monday);
  await db.update(services).set({ Active: true });
  await openCalendar(testApp);
  for (const Type of ["Free", "Express", "PhoneAdvice", "BOOK30"] as const) {
    done(await testApp.asAdmin.addSalaryRate({ body: { Type, AmountOre: 30_000, ValidFrom: "2026-11-23" } }));
  }

  /** Pays a payment that was started. */
  async function settle(paymentId: number, OrderID: number, Method: "Checkout" | "Swish") {
    const [row] = await db.select().from(payments).where(eq(payments.ID, paymentId));
    await approve(Method, row?.ProviderID ?? "");
    await until(async () => (await paymentsOf(OrderID)).some(({ PaidAt }) => PaidAt !== null));
    await runJobs();
  }

  return {
    ...{ testApp, setTime, runJobs, close: scene.close },

    /** A question that was asked and confirmed; a paid one waits for its payment. */
    async ask(more: Partial<AskQuestion>) {
      const Email = address();
      const { ID, AccessCode } = await askAndConfirm(testApp, { Email, ...more });
      const [order] = await db.select().from(orders).where(eq(orders.QuestionID, ID));
      return { QuestionID: ID, AccessCode, Email, ...(order && { OrderID: order.ID }) };
    },

    /** A paid question, open. */
    async askPaid(more: Partial<AskQuestion>, Method: "Checkout" | "Swish" = "Checkout") {
      const asked = await this.ask(more);
      const { QuestionID, AccessCode: accessCode } = asked;
      const call = { ...byId(QuestionID), body: { Method }, accessCode };
      const { ID, OrderID } = done(await client.initiateQuestionPayment(call));
      await settle(ID, OrderID, Method);
      return { ...asked, OrderID };
    },

    /** A paid question that the advisor has reserved. */
    async begin(more: Partial<AskQuestion>, Method: "Checkout" | "Swish" = "Checkout") {
      const asked = await this.askPaid(more, Method);
      done(await testApp.asAdvisor.reserveQuestion(byId(asked.QuestionID)));
      await runJobs();
      return asked;
    },

    async answer({ QuestionID }: { QuestionID: number }) {
      done(await testApp.asAdvisor.createAnswer({ body: { QuestionID, AnswerBody: "<p>Ja.</p>" } }));
      done(await testApp.asAdvisor.updateAnswer({ ...byId(QuestionID), body: { Action: "send" } }));
    },

    /** A follow-up question that was bought after the answer. */
    async buyFollowUp({ QuestionID, AccessCode, Email }: { QuestionID: number; AccessCode: string; Email: string }) {
      const body = { Message: "Gäller det också för garaget?", AcceptTerms: true as const, IsAdult: true as const };
      const consents = { StartNow: true, LoseRight: true };
      const placed = done(
        await client.orderFollowUp({ ...byId(QuestionID), body: { ...body, ...consents }, accessCode: AccessCode }),
      );
      await this.pay(placed);
      return { QuestionID, OrderID: placed.ID, Email };
    },

    async pay({ ID, AccessCode }: { ID: number; AccessCode: string }, Method: "Checkout" | "Swish" = "Checkout") {
      const call = { ...byId(ID), body: { Method }, accessCode: AccessCode };
      const payment = done(await client.initiateOrderPayment(call));
      await settle(payment.ID, ID, Method);
    },

    /** A product's order, paid by card. */
    async buyProduct() {
      const Email = address();
      const placed = await placeOrder(testApp, { Email });
      await this.pay(placed);
      return { OrderID: placed.ID, AccessCode: placed.AccessCode, Email };
    },

    /** A priced meeting that waits for its payment. */
    async book(SlotStart: string, more: Partial<BookMeeting> = {}) {
      const Email = address();
      const consents = { Service: "BOOK30", IsAdult: true, StartNow: true, LoseRight: true } as const;
      const body = await aMeeting(testApp, SlotStart, { ...consents, Email, ...more });
      const { Service, Channel, CategoryID } = body;
      const held = done(await client.holdTime({ body: { Service, Channel, CategoryID, SlotStart } }));
      const booked = done(await client.bookMeeting({ body, accessCode: held.AccessCode }));
      return { BookingID: booked.ID, OrderID: booked.OrderID ?? 0, AccessCode: held.AccessCode, Email };
    },

    /** A priced meeting, paid by card. */
    async bookPaid(SlotStart: string, more: Partial<BookMeeting> = {}) {
      const booked = await this.book(SlotStart, more);
      await this.pay({ ID: booked.OrderID, AccessCode: booked.AccessCode });
      return booked;
    },

    /** Everything that the end of a thing may change, in words. */
    async consequences(ended: Ended, mailsBefore: number) {
      await runJobs();
      const { OrderID = 0, QuestionID = 0, BookingID = 0, RentClaimID = 0, Email } = ended;
      const [order] = await db.select().from(orders).where(eq(orders.ID, OrderID));
      const [question] = await db.select().from(questions).where(eq(questions.ID, QuestionID));
      const [booking] = await db.select().from(bookings).where(eq(bookings.ID, BookingID));
      const [claim] = await db.select().from(rentClaims).where(eq(rentClaims.ID, RentClaimID));
      const refund = await refundsOf(OrderID);
      const lines = await db
        .select()
        .from(salaryLines)
        .where(QuestionID ? eq(salaryLines.QuestionID, QuestionID) : eq(salaryLines.BookingID, BookingID));
      const sales = and(eq(accountingEntries.OrderID, OrderID), eq(accountingEntries.Kind, "Sale"));
      const counted = await db.$count(sentAnswers, eq(sentAnswers.ID, QuestionID));
      return {
        order: order?.State ?? null,
        subject: claim?.State ?? booking?.State ?? question?.State ?? null,
        payment: (await paymentsOf(OrderID))[0]?.State ?? null,
        refund: refund.map(({ State, Amount }) => `${State} ${Math.round((100 * Amount) / (order?.Amount ?? 1))} %`),
        pay: lines.map(({ AmountOre }) => AmountOre),
        statistics: counted || (booking?.State === "Done" ? 1 : 0),
        receipts: await db.$count(accountingEntries, sales),
        mails: (await testApp.mails())
          .slice(mailsBefore)
          .filter(({ to }) => to === Email)
          .map(({ subject }) => subject)
          .toSorted(),
      };
    },
  };
}
