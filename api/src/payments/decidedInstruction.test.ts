import { eq } from "drizzle-orm";
import { afterAll, afterEach, expect, it } from "vitest";
import { expectBalanced } from "../../test/moneyOf.ts";
import { createMoneyScene } from "../../test/moneyScene.ts";
import { done } from "../../test/scenes.ts";
import { until } from "../../test/waitUntil.ts";
import { accountingEntries } from "../db/schema/accounting.ts";
import { decideInstruction } from "./paymentRepository.ts";

const scene = await createMoneyScene();
afterAll(() => scene.close());
afterEach(() => scene.clearFaults());
const { testApp, paidOrder, paymentOf, runJobs, settled } = scene;
const { app, asAdvisor } = testApp;
const byId = (id: number) => ({ params: { id } });
const nothing = { reserved: 0, taken: 0 };

const capturesOf = async (providerId: string) =>
  (await scene.books()).Orders.find(({ id }) => id === providerId)?.captures.length;
const entriesOf = async (OrderID: number) =>
  (await app.db.select().from(accountingEntries).where(eq(accountingEntries.OrderID, OrderID)))
    .toSorted((one, other) => one.ID - other.ID)
    .map(({ Kind }) => Kind);

it("money whose capture was decided is captured and refunded, not released as well", async () => {
  const { ID, providerId } = await paidOrder("Checkout");
  await scene.fault("503", "capture", 1000);
  done(await asAdvisor.takeOrder(byId(ID)));
  await runJobs();
  expect((await paymentOf(ID)).Instruction, "its request may be on its way").toBe("Capture");
  await scene.refund(ID);
  await scene.clearFaults();
  await settled(async () => (await paymentOf(ID)).State !== "Authorised" && (await paymentOf(ID)).State !== "Captured");
  expect([(await paymentOf(ID)).State, await capturesOf(providerId)]).toEqual(["Refunded", 1]);
  expect(await entriesOf(ID)).toEqual(["Sale", "CreditNote"]);
  await expectBalanced(scene, ID, nothing);
});

it("money whose release was decided is not captured, though staff begin the work meanwhile", async () => {
  const { ID, paymentId, providerId } = await paidOrder("Checkout");
  await scene.fault("503", "cancel", 1000);
  await scene.refund(ID);
  await runJobs();
  expect((await paymentOf(ID)).Instruction).toBe("Release");
  done(await asAdvisor.takeOrder(byId(ID)));
  await testApp.workers.paymentCapture({ PaymentID: paymentId }, "1");
  expect(await capturesOf(providerId)).toBe(0);
  await scene.clearFaults();
  await until(async () => {
    await runJobs();
    return (await paymentOf(ID)).State === "Cancelled";
  });
  expect([await capturesOf(providerId), await entriesOf(ID)]).toEqual([0, []]);
  await expectBalanced(scene, ID, nothing);
});

it.each([
  ["Capture", "Release"],
  ["Release", "Capture"],
] as const)("the first decision stands: %s, and then %s", async (first, second) => {
  const { paymentId } = await paidOrder("Checkout");
  const decide = async (wanted: "Capture" | "Release") =>
    (await app.db.transaction((tx) => decideInstruction(tx, paymentId, wanted)))?.Instruction;
  const decided = [await decide(first), await decide(second)];
  expect(decided).toEqual([first, first]);
});
