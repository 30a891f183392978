import type { DecideComplaint } from "@lagrum/core/complaint/complaintSchema";
import { afterAll } from "vitest";
import { createEndingScene, type Ended, HOUR, monday } from "../../test/endingScene.ts";
import { type Ending, none, testEndings } from "../../test/endingTable.ts";
import { receivedClaim } from "../../test/rentClaims.ts";
import { done } from "../../test/scenes.ts";
import { complaints } from "../db/schema/complaints.ts";
import { expireOrders } from "../orders/orderExpiry.ts";

const scene = await createEndingScene();
afterAll(() => scene.close());
const { testApp, setTime } = scene;
const { app, client } = testApp;
const byId = (id: number) => ({ params: { id } });
const Reason = "Kunden bad om det.";

/** Meetings begin at different times, since they share one lawyer. */
let meetings = 0;
function nextTime(): string {
  const [day, hour] = [24 + Math.floor(meetings / 7), 8 + (meetings % 7)];
  meetings += 1;
  return `2026-11-${day}T${String(hour).padStart(2, "0")}:00:00.000Z`;
}

/** A paid meeting whose time has come. */
async function bookAndWait() {
  const Start = nextTime();
  const booked = await scene.bookPaid(Start);
  setTime(new Date(Date.parse(Start) + HOUR));
  return booked;
}

const delivery = { Message: "Här är ditt samboavtal.", Files: [] };
const deliver = async ({ OrderID = 0 }: Ended) =>
  done(await testApp.asAdvisor.deliverOrder({ ...byId(OrderID), body: delivery }));

/** A document that was bought and delivered. */
async function buyDelivered() {
  const bought = await scene.buyProduct();
  done(await testApp.asAdvisor.takeOrder(byId(bought.OrderID)));
  await scene.runJobs();
  await deliver(bought);
  return bought;
}

/** A complaint about the order, and the decision on it. */
async function complain({ OrderID = 0, Email }: Ended, decision: Omit<DecideComplaint, "Text">) {
  const [row] = await app.db
    .insert(complaints)
    .values({
      ...{ Name: "Kim Ek", Email, OrderID, OrderRef: `O-${OrderID}`, Wish: "Refund" },
      Description: "En sida saknas.",
      DueDay: "2026-12-15",
    })
    .returning();
  const body = { ...decision, Text: "Vi har läst det du skrev." };
  done(await testApp.asAdmin.decideComplaint({ ...byId(row?.ID ?? 0), body }));
}

const endings: Record<string, Ending> = {
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
      mails: ["Ditt möte är avbokat", "Vi har hävt en reservation"],
    },
  },
  "a paid meeting is cancelled late by a company, for a fee": {
    async begin() {
      const Start = nextTime();
      const company = { Role: "Company", CompanyName: "Bolaget AB", OrgNumber: "556036-0793" } as const;
      const booked = await scene.bookPaid(Start, company);
      setTime(new Date(Date.parse(Start) - 12 * HOUR));
      return booked;
    },
    end: async ({ BookingID = 0, AccessCode: accessCode = "" }) =>
      done(await client.cancelBooking({ ...byId(BookingID), accessCode })),
    expected: {
      ...{ order: "Delivered", subject: "Cancelled", payment: "PartRefunded", refund: ["Done 50 %"] },
      ...{ pay: [], statistics: 0, receipts: 1 },
      mails: ["Ditt möte är avbokat", "Vi har betalat tillbaka pengar"],
    },
  },
  "a paid meeting is cancelled late by a consumer, who still may withdraw": {
    async begin() {
      const Start = nextTime();
      const booked = await scene.bookPaid(Start);
      setTime(new Date(Date.parse(Start) - 12 * HOUR));
      return booked;
    },
    end: async ({ BookingID = 0, AccessCode: accessCode = "" }) =>
      done(await client.cancelBooking({ ...byId(BookingID), accessCode })),
    expected: {
      ...{ order: "Withdrawn", subject: "Withdrawn", payment: "Cancelled", refund: ["Done 100 %"] },
      ...{ pay: [], statistics: 0, receipts: 0 },
      mails: ["Ditt möte är avbokat", "Vi har hävt en reservation"],
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
    end: deliver,
    expected: {
      ...{ order: "Delivered", subject: null, payment: "Captured", refund: [] },
      ...{ pay: [], statistics: 0, receipts: 1, mails: ["Din beställning är klar"] },
    },
  },
  "a document's purchase is withdrawn before the work": {
    begin: () => scene.buyProduct(),
    end: async ({ AccessCode: accessCode = "" }) => done(await client.confirmWithdrawal({ accessCode })),
    expected: {
      ...{ order: "Withdrawn", subject: null, payment: "Cancelled", refund: ["Done 100 %"] },
      ...{ pay: [], statistics: 0, receipts: 0 },
      mails: ["Du har ångrat ditt köp", "Vi har hävt en reservation"],
    },
  },
  "an unpaid meeting's order is cancelled": {
    begin: () => scene.book(nextTime()),
    end: async ({ OrderID = 0 }) => done(await testApp.asAdmin.cancelOrder({ ...byId(OrderID), body: { Reason } })),
    expected: { ...none, order: "Cancelled", subject: "Cancelled", mails: ["Vi kan inte ta emot din beställning"] },
  },
  "a complaint about a delivered document is decided with a refund": {
    begin: buyDelivered,
    end: (bought) => complain(bought, { Decision: "Refund", Amount: 34_950 }),
    expected: {
      ...{ order: "Delivered", subject: null, payment: "PartRefunded", refund: ["Done 10 %"] },
      ...{ pay: [], statistics: 0, receipts: 1 },
      mails: ["Besked om din reklamation", "Vi har betalat tillbaka pengar"],
    },
  },
  "a complaint about a delivered document is decided with a redo": {
    begin: buyDelivered,
    end: (bought) => complain(bought, { Decision: "Redo" }),
    expected: {
      ...{ order: "InProgress", subject: null, payment: "Captured", refund: [] },
      ...{ pay: [], statistics: 0, receipts: 1, mails: ["Besked om din reklamation"] },
    },
  },
  "a document that is redone after a complaint is delivered": {
    async begin() {
      const bought = await buyDelivered();
      await complain(bought, { Decision: "Redo" });
      return bought;
    },
    end: deliver,
    expected: {
      ...{ order: "Delivered", subject: null, payment: "Captured", refund: [] },
      ...{ pay: [], statistics: 0, receipts: 1, mails: ["Din beställning är klar"] },
    },
  },
  "a rent claim is declined": {
    begin: async () => {
      const Email = "nekad@exempel.se";
      return { RentClaimID: (await receivedClaim(testApp, { Email })).ID, Email };
    },
    end: async ({ RentClaimID = 0 }) => {
      const body = { Event: "DECLINE" as const, Text: "Vi kan inte driva kravet." };
      done(await testApp.asAdvisor.moveRentClaim({ ...byId(RentClaimID), body }));
    },
    expected: { ...none, subject: "Declined", mails: ["Besked i ditt hyresärende"] },
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

testEndings(scene, endings);
