import { complaints } from "../src/db/schema/complaints.ts";
import { orderIn } from "./orders.ts";
import type { TestApp } from "./testApp.ts";

/** The body of a complaint that was typed for a while. */
export const aComplaint = (OrderRef: string, Email = "kim@exempel.se") => ({
  ...{ Name: "Kim Ek", OrderRef, Email, Wish: "Refund" as const },
  Description: "Det saknas en sida i handlingen som ni skickade.",
  OpenedAt: new Date(Date.now() - 60_000).toISOString(),
});

/** An open complaint about a paid order, without the calls that lead there. @returns its ID, and the order's */
export async function openComplaint({ app, ...testApp }: TestApp): Promise<{ ID: number; OrderID: number }> {
  const { ID: OrderID } = await orderIn({ app, ...testApp }, "Paid");
  const { Name, Email, Wish, Description } = aComplaint("");
  const [row] = await app.db
    .insert(complaints)
    .values({ Name, Email, Wish, Description, OrderID, OrderRef: `O-${OrderID}`, DueDay: "2027-01-15" })
    .returning({ ID: complaints.ID });
  if (!row) throw new Error("no complaint");
  return { ID: row.ID, OrderID };
}
