import { eq } from "drizzle-orm";
import { orders } from "../src/db/schema/orders.ts";
import { withdrawals } from "../src/db/schema/withdrawals.ts";
import { orderIn } from "./orders.ts";
import type { TestApp } from "./testApp.ts";

/** The body of a withdrawal that was typed for a while. */
export const aWithdrawal = (OrderRef: string, Email = "kim@exempel.se") => ({
  ...{ Name: "Kim Ek", OrderRef, Email },
  OpenedAt: new Date(Date.now() - 60_000).toISOString(),
});

/** A withdrawal of a paid order in a state, without the calls that lead there. @returns its ID */
export async function withdrawalIn(testApp: TestApp, State: "Queued" | "AwaitingShare", withOrder = true) {
  const { ID: OrderID } = await orderIn(testApp, State === "AwaitingShare" ? "Withdrawn" : "Paid");
  const now = testApp.app.clock().toISOString();
  await testApp.app.db.update(orders).set({ StartNow: true, TakenAt: now }).where(eq(orders.ID, OrderID));
  const [row] = await testApp.app.db
    .insert(withdrawals)
    .values({
      ...{ State, OrderID: withOrder ? OrderID : null, OrderRef: `O-${OrderID}`, ReceivedAt: now },
      ...{ Name: "Kim Ek", Email: "kim@exempel.se" },
    })
    .returning();
  if (!row) throw new Error("no withdrawal");
  return { ID: row.ID, OrderID };
}
