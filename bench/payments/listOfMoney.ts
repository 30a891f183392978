import { setTimeout as delay } from "node:timers/promises";
import type { MoneyCaseAction } from "@lagrum/core/payment/moneyCaseSchema";
import type { DeskSession } from "../faults/deskSession.ts";
import { query } from "../faults/questionVerdict.ts";
import type { Launched } from "../setup/launcher.ts";
import type { SandboxControl } from "./sandboxControl.ts";
import type { Bought } from "./stormBuyers.ts";

const PART_ORE = 30_000;
const authorization = `Basic ${Buffer.from("sandbox:sandbox").toString("base64")}`;
const ROW_TIMEOUT_MS = 30_000;

/**
 * A second purchase at the provider under the reference of an order's payment, of which a part is captured in its portal: only
 * an administrator can return it, by a release of the rest and a refund.
 * @throws when it does not stand in the list of money within half a minute
 */
export async function purchaseAgain(launched: Launched, sandbox: SandboxControl, { id }: Bought): Promise<void> {
  const { Checkouts } = await sandbox.books();
  const known = Checkouts.find(({ body }) => body.merchant_reference1?.startsWith(`O-${id}-`));
  const base = `http://127.0.0.1:${launched.portOf("sandbox")}/sandbox`;
  const post = (path: string, body: object) =>
    fetch(`${base}/${path}`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json", "klarna-idempotency-key": crypto.randomUUID() },
      body: JSON.stringify(body),
    });
  const made = (await (await post("checkout/v3/orders", known?.body ?? {})).json()) as { order_id: string };
  await sandbox.buy(made.order_id);
  await post(`ordermanagement/v1/orders/${made.order_id}/captures`, { captured_amount: PART_ORE });
  for (const deadline = Date.now() + ROW_TIMEOUT_MS; Date.now() < deadline; await delay(200)) {
    await fetch(`${launched.url}/api/payments/push?ID=${made.order_id}`, { method: "POST" });
    const stored = `select id from unmatched_payments where provider_id = '${made.order_id}'`;
    if ((await query(launched, stored)).length > 0) return;
  }
  throw new Error(`O-${id}: the second purchase is not in the list`);
}

/** Actions that try something again or give money back. Others need a person's judgement. */
const pressed: readonly MoneyCaseAction[] = ["RetryRefund", "Capture", "ReturnMoney"];

/** An administrator settles each case of the orders in the list of money by its first action, as its button does. */
export async function settleCases(desk: DeskSession, only: ReadonlySet<number>): Promise<void> {
  const { result } = await desk.callWithRetries((staff) => staff.listMoneyCases({ query: { PageSize: 100 } }));
  if (!result.ok) throw new Error(`the list of money: ${result.status}`);
  for (const { OrderID, Source, SourceID, Actions } of result.body.MoneyCases) {
    const [Action] = Actions;
    if (OrderID === null || !only.has(OrderID)) continue;
    if (Action === undefined || !pressed.includes(Action)) continue;
    const body = { Action, Reason: "Prov av en åtgärd mitt i stormen." };
    await desk.callWithRetries((staff) => staff.settleMoneyCase({ params: { source: Source, id: SourceID }, body }));
  }
}
