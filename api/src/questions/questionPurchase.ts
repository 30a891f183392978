import { orderReference } from "@lagrum/core/order/orderReference";
import { heldUntil } from "@lagrum/core/order/workStart";
import type { Question } from "@lagrum/core/question/questionSchema";
import { isPaidType } from "@lagrum/core/question/questionTransitions";
import { and, eq } from "drizzle-orm";
import { listParties } from "../conflict/partyRepository.ts";
import type { Reader } from "../db/database.ts";
import { orderCustomers, orders } from "../db/schema/orders.ts";
import type { Seal } from "../keys/seal.ts";
import { findOrderOfQuestion } from "../orders/orderRepository.ts";
import { isVisibleOrder, type Viewer } from "../orders/orderVisibility.ts";
import { listWithdrawalLaws } from "../withdrawals/withdrawalLaws.ts";

type Purchase = Pick<Question, "HeldUntil" | "Order" | "Parties">;
const none: Purchase = { HeldUntil: null, Order: null, Parties: [] };

/**
 * Until when a paid question is held; and for those who may see its order, the order and its parties. Once the buyer's data
 * have been erased, the parties are for the conflict check only.
 */
export async function findPurchase(
  db: Reader,
  seal: Seal,
  { ID: id, Type }: Pick<Question, "ID" | "Type">,
  viewer: Viewer,
): Promise<Purchase> {
  const order = isPaidType(Type) ? await findOrderOfQuestion(db, id, ["Question"]) : undefined;
  if (!order) return none;
  const { ID, State } = order;
  const HeldUntil = State === "Paid" ? heldUntil(order, viewer.now, await listWithdrawalLaws(db)) : null;
  const isVisible = (await db.$count(orders, and(eq(orders.ID, ID), isVisibleOrder(viewer)))) > 0;
  if (!isVisible) return { ...none, HeldUntil };
  const isErased = (await db.$count(orderCustomers, eq(orderCustomers.OrderID, ID))) === 0;
  const parties = isErased ? [] : await listParties(db, seal, { Kind: "order", ID });
  return {
    HeldUntil,
    Order: { ID, Reference: orderReference(ID), State },
    Parties: parties.map((party) => ({ Side: party.Side, Name: party.Name, Number: party.Number ?? null })),
  };
}
