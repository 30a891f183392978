import { setTimeout as delay } from "node:timers/promises";
import { openSession } from "../faults/deskSession.ts";
import type { Launched } from "../setup/launcher.ts";
import { buyerOf, type Checkout, openCheckout, simpleProduct } from "./checkout.ts";
import type { SandboxControl } from "./sandboxControl.ts";

/** Buyers who order and pay, and staff who take and refund orders. */
export interface CheckoutLoad {
  checkouts: Checkout[];
  /** Purchases that the load has completed in the sandbox. */
  bought: Set<number>;
  /** Calls that ended in an unexpected refusal. There should be none. */
  refused: string[];
  taken: number;
  refunds: number;
  stop(): Promise<void>;
}

const BUYERS = 4;
/** Shares of the purchases. */
const SWISH = 0.3;
const INVOICE = 0.2;
const ABANDONED = 0.1;
const DECLINED = 0.1;
/** How long a buyer waits on the confirmation page. */
const CONFIRMATION_MS = 8000;

/** Starts the load, which runs until `stop`. */
export async function startCheckoutLoad(launched: Launched, sandbox: SandboxControl): Promise<CheckoutLoad> {
  const ProductID = await simpleProduct(launched);
  const desk = await openSession(launched.url, "admin@lagrum.example", "demo-admin-lagrum");
  const client = buyerOf(launched);
  const toWork: Checkout[] = [];
  let isOver = false;
  const load: CheckoutLoad = { checkouts: [], bought: new Set(), refused: [], taken: 0, refunds: 0, stop };

  async function buy(): Promise<void> {
    const isSwish = Math.random() < SWISH;
    const checkout = await openCheckout(launched, isSwish ? "Swish" : "Checkout", ProductID);
    load.checkouts.push(checkout);
    const { paymentId, providerId, order } = checkout;
    const fate = Math.random();
    if (fate < ABANDONED) return;
    if (isSwish) {
      const isDeclined = fate < ABANDONED + DECLINED;
      await sandbox.swish(providerId, isDeclined ? "DECLINED" : "PAID");
      if (isDeclined) return;
    } else await sandbox.buy(providerId, Math.random() < INVOICE ? "INVOICE" : "CARD");
    load.bought.add(order.ID);
    for (const deadline = Date.now() + CONFIRMATION_MS; Date.now() < deadline; await delay(500)) {
      const payment = await client.getPayment({ params: { id: paymentId }, accessCode: order.AccessCode });
      if (payment.ok && payment.body.State !== "Initiated") break;
    }
    toWork.push(checkout);
  }

  async function work(): Promise<void> {
    const next = toWork.shift();
    if (!next) return void (await delay(200));
    const params = { id: next.order.ID };
    const taken = await desk.callWithRetries((staff) => staff.takeOrder({ params }));
    // Not paid yet: its push is pending. Or a call whose response was lost has taken the order.
    if (!taken.result.ok) return;
    load.taken += 1;
    if (Math.random() < 0.5) return;
    const Amount = Math.random() < 0.5 ? 1 + Math.floor(Math.random() * 100_000) : undefined;
    const body = { Reason: "Prov av återbetalning.", ...(Amount !== undefined && { Amount }) };
    const refund = await desk.callWithRetries((staff) => staff.refundOrder({ params, body }));
    if (refund.result.ok) load.refunds += 1;
  }

  const repeat = async (step: () => Promise<void>) => {
    while (!isOver) await step().catch((error: unknown) => load.refused.push(String(error)));
  };
  const working = Promise.all([...Array.from({ length: BUYERS }, () => repeat(buy)), repeat(work)]);
  async function stop() {
    isOver = true;
    await working;
  }
  return load;
}
