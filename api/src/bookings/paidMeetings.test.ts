import type { BookMeeting } from "@lagrum/core/booking/bookingSchema";
import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { aMeeting, asCaller, openCalendar } from "../../test/booking.ts";
import { createPaymentScene } from "../../test/paymentScene.ts";
import { done, refusal } from "../../test/scenes.ts";
import { people } from "../../test/staff.ts";
import { until } from "../../test/waitUntil.ts";
import { aWithdrawal } from "../../test/withdrawals.ts";
import { bookings } from "../db/schema/bookings.ts";
import { orders } from "../db/schema/orders.ts";
import { payments, refunds } from "../db/schema/payments.ts";
import { services } from "../db/schema/products.ts";
import { expireOrders } from "../orders/orderExpiry.ts";

const scene = await createPaymentScene();
afterAll(() => scene.close());
const { testApp, buy } = scene;
const { app, client, jobs, workers } = testApp;
const byId = (id: number) => ({ params: { id } });
const price = 119_500;
const HOUR = 3_600_000;

/** Monday, a minute to nine in Stockholm. */
const monday = new Date("2026-11-23T07:59:00Z");
const setTime = (now: Date) => testApp.setTime(now);
const staff = () => testApp.as(testApp.tokenOf("advisor"));
beforeAll(async () => {
  setTime(monday);
  Object.assign(testApp, { asAdmin: testApp.as(testApp.tokenOf("admin")) });
  await app.db.update(services).set({ Active: true });
  await openCalendar(testApp);
});
afterEach(async () => {
  setTime(monday);
  await app.db.update(bookings).set({ State: "Done" });
});

const consents = { Service: "BOOK30", IsAdult: true, StartNow: true, LoseRight: true } as const;
const thursday = "2026-11-26T09:00:00.000Z";

async function book(start = thursday, more: Partial<BookMeeting> = {}) {
  const body = await aMeeting(testApp, start, { ...consents, ...more });
  const { Service, Channel, CategoryID, SlotStart } = body;
  const held = done(await client.holdTime({ body: { Service, Channel, CategoryID, SlotStart } }));
  const booked = done(await client.bookMeeting({ body, accessCode: held.AccessCode }));
  return { ...booked, OrderID: booked.OrderID ?? 0, AccessCode: held.AccessCode, Email: body.Email };
}

const status = async ({ AccessCode: accessCode }: { AccessCode: string }) =>
  done(await client.getBookingStatus({ accessCode }));

async function runJobs() {
  for (const queue of ["paymentAcknowledgement", "paymentCapture", "refund"] as const) {
    await jobs.drain(queue, workers[queue] as never);
  }
}

async function initiate(booked: Awaited<ReturnType<typeof book>>) {
  const { OrderID, AccessCode: accessCode } = booked;
  const payment = done(
    await client.initiateOrderPayment({ ...byId(OrderID), body: { Method: "Checkout" }, accessCode }),
  );
  const [row] = await app.db.select().from(payments).where(eq(payments.ID, payment.ID));
  return row?.ProviderID ?? "";
}

async function bookAndPay(start?: string, more?: Partial<BookMeeting>) {
  const booked = await book(start, more);
  await buy(await initiate(booked));
  await until(async () => (await status(booked)).State === "Confirmed");
  await runJobs();
  return booked;
}

/** A form that was opened a minute ago. */
const openedAt = () => new Date(app.clock().getTime() - 60_000).toISOString();

const mailsTo = async (email: string) => (await testApp.mails()).filter(({ to }) => to === email);

describe("a priced meeting", () => {
  it("needs the consents of the purchase, and stores nothing without them", async () => {
    const body = await aMeeting(testApp, thursday, { Service: "BOOK30" });
    const refused = await client.bookMeeting({ body });
    expect(!refused.ok && refused.body.Details).toEqual({ StartNow: ["MUST_ACCEPT"], IsAdult: ["MUST_ACCEPT"] });
    const company = { Role: "Company", CompanyName: "Granen AB", OrgNumber: "5560160680", IsAdult: true } as const;
    const booked = await book(thursday, { ...company, StartNow: false, LoseRight: false });
    expect((await status(booked)).Order).toMatchObject({ Amount: price, WithdrawUntil: null });
  });

  it("blocks its time while it waits for the payment, and is confirmed with it", async () => {
    const booked = await book();
    expect(await status(booked)).toMatchObject({
      State: "AwaitingPayment",
      Order: {
        State: "Created",
        Amount: price,
        ExpiresAt: expect.stringMatching(/^2026-11-23T08:59/),
        RefundIfCancelled: null,
      },
    });
    const other = { body: asCaller(await aMeeting(testApp, thursday)) };
    expect(refusal(await staff().createBooking(other))).toBe("409 TIME_TAKEN");
    expect((await mailsTo(booked.Email)).map(({ subject }) => subject)).toEqual(["Vi har tagit emot din beställning"]);
    await buy(await initiate(booked));
    await until(async () => (await status(booked)).State === "Confirmed");
    expect((await mailsTo(booked.Email)).map(({ subject }) => subject).toSorted()).toEqual([
      "Ditt möte är bokat",
      "Tack för din beställning",
      "Vi har tagit emot din beställning",
    ]);
    const paid = (await mailsTo(booked.Email)).find(({ subject }) => subject === "Tack för din beställning");
    expect(paid?.attachments.map(({ name }) => name)).toEqual([
      "bekraftelse.pdf",
      expect.stringMatching(/^villkor-[\d-]+\.pdf$/),
      "angerblankett.pdf",
    ]);
  });

  it("frees its time when it is not paid within the hour, also after a payment that was declined", async () => {
    const booked = await book();
    await initiate(booked);
    setTime(new Date(monday.getTime() + HOUR + 60_000));
    await expireOrders(app);
    expect(await status(booked)).toMatchObject({ State: "Expired", Order: { State: "Expired" } });
    setTime(monday);
    done(await staff().createBooking({ body: asCaller(await aMeeting(testApp, thursday)) }));
  });

  it("keeps its one payment when it is moved five times", async () => {
    const booked = await bookAndPay();
    const uids = new Set<string>();
    for (const [index, hour] of [10, 11, 12, 13, 14].entries()) {
      const SlotStart = `2026-11-26T${hour}:00:00.000Z`;
      const call = { ...byId(booked.ID), accessCode: booked.AccessCode };
      done(await client.moveBooking({ ...call, body: { SlotStart } }));
      const { Calendar } = done(await client.getBookingCalendar({ accessCode: booked.AccessCode }));
      const event = new ICAL.Component(ICAL.parse(Calendar)).getFirstSubcomponent("vevent");
      expect(event?.getFirstPropertyValue("sequence")).toBe(index + 1);
      uids.add(String(event?.getFirstPropertyValue("uid")));
    }
    expect(uids.size).toBe(1);
    expect(await app.db.$count(payments, eq(payments.OrderID, booked.OrderID))).toBe(1);
    expect((await status(booked)).Order).toMatchObject({ State: "Paid", Amount: price, RefundedAmount: 0 });
  });

  it("is refunded in full when the booker cancels in time", async () => {
    const booked = await bookAndPay();
    expect((await status(booked)).Order?.RefundIfCancelled).toBe(price);
    done(await client.cancelBooking({ ...byId(booked.ID), accessCode: booked.AccessCode }));
    await runJobs();
    expect(await status(booked)).toMatchObject({
      ...{ State: "Cancelled", KeptPercent: 0 },
      Order: { State: "Refunded", RefundedAmount: price },
    });
    const subjects = (await mailsTo(booked.Email)).map(({ subject }) => subject);
    expect(subjects).toEqual(expect.arrayContaining(["Ditt möte är avbokat", "Vi har hävt en reservation"]));
  });

  it.each([
    ["the booking", ({ ID }: { ID: number }) => `B-${ID}`],
    ["its order", ({ OrderID }: { OrderID: number }) => `O-${OrderID}`],
  ])(
    "is withdrawn by the reference of %s before it begins: it is cancelled and refunded without staff",
    async (_, of) => {
      const booked = await bookAndPay();
      const reference = of(booked);
      done(await client.submitWithdrawal({ body: { ...aWithdrawal(reference, booked.Email), OpenedAt: openedAt() } }));
      const mail = (await mailsTo(booked.Email)).find(({ text }) => text.includes("/angra/bekrafta?code="));
      const confirmed = done(await client.confirmWithdrawal({ accessCode: mail?.code ?? "" }));
      expect(confirmed).toMatchObject({ Basis: "NotStarted", RefundAmount: price, Withdrawal: { State: "Refunding" } });
      expect((await status(booked)).State).toBe("Withdrawn");
      await runJobs();
      expect(await app.db.select().from(refunds).where(eq(refunds.OrderID, booked.OrderID))).toMatchObject([
        { Amount: price, Cause: "Withdrawn" },
      ]);
      const subjects = (await mailsTo(booked.Email)).map(({ subject }) => subject);
      expect(subjects).toContain("Du har ångrat ditt köp");
    },
  );

  it("waits for staff when it is withdrawn after it has begun", async () => {
    const booked = await bookAndPay();
    setTime(new Date(Date.parse(thursday) + 60_000));
    const reference = `O-${booked.OrderID}`;
    done(await client.submitWithdrawal({ body: { ...aWithdrawal(reference, booked.Email), OpenedAt: openedAt() } }));
    const mail = (await mailsTo(booked.Email)).find(({ text }) => text.includes("/angra/bekrafta?code="));
    const confirmed = done(await client.confirmWithdrawal({ accessCode: mail?.code ?? "" }));
    expect(confirmed.Withdrawal?.State).toBe("Queued");
    expect((await status(booked)).State).toBe("Confirmed");
  });

  it("is refunded in full when a private person cancels late with the right of withdrawal", async () => {
    const booked = await bookAndPay();
    setTime(new Date(Date.parse(thursday) - HOUR));
    expect((await status(booked)).Order).toMatchObject({ RefundIfCancelled: price });
    done(await client.cancelBooking({ ...byId(booked.ID), accessCode: booked.AccessCode }));
    await runJobs();
    expect(await status(booked)).toMatchObject({ State: "Withdrawn", Order: { RefundedAmount: price } });
  });

  it.each([
    ["of a company", thursday, { Role: "Company", CompanyName: "Granen AB", OrgNumber: "5560160680" } as const],
    ["after the time for withdrawal", "2026-12-10T09:00:00.000Z", {}],
  ])("keeps half its price when it is cancelled late: %s", async (_, start, more) => {
    const booked = await bookAndPay(start, more);
    setTime(new Date(Date.parse(start) - HOUR));
    const fee = Math.floor(price / 2);
    expect((await status(booked)).Order?.RefundIfCancelled).toBe(price - fee);
    done(await client.cancelBooking({ ...byId(booked.ID), accessCode: booked.AccessCode }));
    await runJobs();
    expect(await status(booked)).toMatchObject({
      ...{ State: "Cancelled", KeptPercent: 50 },
      Order: { State: "Delivered", RefundedAmount: price - fee },
    });
    const [refund] = await app.db.select().from(refunds).where(eq(refunds.OrderID, booked.OrderID));
    expect(refund).toMatchObject({ Cause: "Cancelled", State: "Done" });
  });

  const goodwill = async (id: number, percent: number) =>
    done(
      await testApp.as(testApp.tokenOf("admin")).refundOrder({
        ...byId(id),
        body: { Amount: Math.floor((price * percent) / 100), Reason: "Vi var sena." },
      }),
    );
  const company = { Role: "Company", CompanyName: "Granen AB", OrgNumber: "5560160680" } as const;

  it.each([
    ["40 % and then a late cancellation keep half the price", 40, HOUR, Math.floor(price / 2)],
    ["60 % and then a late cancellation keep what is left", 60, HOUR, price - Math.floor((price * 60) / 100)],
    ["40 % and then a cancellation in time keep nothing", 40, 30 * HOUR, 0],
  ])("a goodwill refund of %s, while it waits and after it", async (_, percent, before, kept) => {
    for (const isDone of [false, true]) {
      const booked = await bookAndPay(thursday, company);
      setTime(new Date(Date.parse(thursday) - before));
      await goodwill(booked.OrderID, percent);
      if (isDone) await runJobs();
      done(await client.cancelBooking({ ...byId(booked.ID), accessCode: booked.AccessCode }));
      await runJobs();
      expect((await status(booked)).Order).toMatchObject({ RefundedAmount: price - kept });
      const rows = await app.db.select().from(refunds).where(eq(refunds.OrderID, booked.OrderID));
      expect(rows.every(({ State }) => State === "Done")).toBe(true);
      setTime(monday);
      await app.db.update(bookings).set({ State: "Done" });
    }
  });

  it("is refunded in full when the firm cancels, also late", async () => {
    const booked = await bookAndPay();
    setTime(new Date(Date.parse(thursday) - HOUR));
    done(await staff().closeBooking({ ...byId(booked.ID), body: { Outcome: "Cancelled" } }));
    await runJobs();
    expect((await status(booked)).Order).toMatchObject({ RefundedAmount: price });
  });

  it("is cancelled without a second refund when the price was paid back before", async () => {
    const booked = await bookAndPay();
    done(await testApp.asAdmin.refundOrder({ ...byId(booked.OrderID), body: { Reason: "Kunden ringde." } }));
    await runJobs();
    done(await client.cancelBooking({ ...byId(booked.ID), accessCode: booked.AccessCode }));
    await runJobs();
    expect(await status(booked)).toMatchObject({ State: "Cancelled", Order: { RefundedAmount: price } });
    expect(await app.db.$count(refunds, eq(refunds.OrderID, booked.OrderID))).toBe(1);
  });

  it.each(["Done", "NoShow"] as const)("is delivered and captured when it ends as %s", async (Outcome) => {
    const booked = await bookAndPay();
    setTime(new Date(Date.parse(thursday) + HOUR));
    done(await staff().closeBooking({ ...byId(booked.ID), body: { Outcome } }));
    await runJobs();
    const [order] = await app.db.select().from(orders).where(eq(orders.ID, booked.OrderID));
    expect(order).toMatchObject({ State: "Delivered", RefundedAmount: 0 });
    const [payment] = await app.db.select().from(payments).where(eq(payments.OrderID, booked.OrderID));
    expect(payment?.State).toBe("Captured");
  });

  it("is cancelled with its order by staff, and by the booker before the payment", async () => {
    const [one, other] = [await book(), await book("2026-11-26T10:00:00.000Z")];
    done(await testApp.asAdmin.cancelOrder({ ...byId(one.OrderID), body: { Reason: "Kunden ringde." } }));
    done(await client.cancelBooking({ ...byId(other.ID), accessCode: other.AccessCode }));
    for (const booked of [one, other]) {
      expect(await status(booked)).toMatchObject({ State: "Cancelled", Order: { State: "Cancelled" } });
    }
  });

  it("is paid as others while a possible conflict of interest is reviewed, and the lawyer learns of it after that", async () => {
    const Counterparty = "Fastighets AB Jävsprovet";
    await book("2026-11-27T09:00:00.000Z", { Counterparty });
    const client2 = { Role: "Company", CompanyName: Counterparty, OrgNumber: "5560160680" } as const;
    const booked = await book("2026-11-27T12:00:00.000Z", { ...client2, Counterparty: "ingen" });
    expect((await status(booked)).Order).toMatchObject({ State: "Created", ExpiresAt: expect.any(String) });
    await buy(await initiate(booked));
    await until(async () => (await status(booked)).State === "Confirmed");
    const { Reference } = await status(booked);
    const toLawyer = async () =>
      (await testApp.mails()).filter(({ to, text }) => to === people.advisor.Email && text.includes(Reference));
    expect(await toLawyer()).toEqual([]);
    expect(refusal(await staff().getBooking(byId(booked.ID)))).toBe("404 NOT_FOUND");
    const closing = { ...byId(booked.ID), body: { Outcome: "Done" as const } };
    expect(refusal(await staff().closeBooking(closing))).toBe("404 NOT_FOUND");
    setTime(new Date("2026-11-27T13:00:00.000Z"));
    expect(refusal(await testApp.as(testApp.tokenOf("admin")).closeBooking(closing))).toBe("409 ORDER_UNDER_REVIEW");
    setTime(monday);
    const seen = done(await testApp.asAdmin.getBooking(byId(booked.ID)));
    expect(seen).toMatchObject({ HasConflict: true, Counterparty: "ingen" });
    expect(seen.ConflictReason).toContain(Counterparty);
    done(await testApp.asAdmin.clearConflict({ ...byId(booked.OrderID), body: { Reason: "Samma koncern." } }));
    await until(async () => (await toLawyer()).length === 1);
    expect(done(await staff().getBooking(byId(booked.ID))).ConflictReason).toBeNull();
  });
});
