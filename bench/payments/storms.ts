import { setTimeout as delay } from "node:timers/promises";
import { killProcess, pidOf } from "../faults/figures.ts";
import { query } from "../faults/questionVerdict.ts";
import type { Launched } from "../setup/launcher.ts";
import { withService } from "../setup/withService.ts";
import { confirmations } from "./booksVerdict.ts";
import { type Checkout, openCheckout, simpleProduct } from "./checkout.ts";
import { type SandboxControl, sandboxControl } from "./sandboxControl.ts";

/** The result of a storm. */
export interface Storm {
  name: string;
  isPaidExpected: boolean;
  /** Rows in the audit log: transitions of the order to Paid. */
  paid: number;
  acknowledgements: number;
  mails: number;
  unmatched: number;
  orderState: string;
}

interface Scene {
  launched: Launched;
  sandbox: SandboxControl;
  checkout: Checkout;
  /** Another buyer's open checkout. */
  other: Checkout;
}

const push = (launched: Launched, id: string) =>
  fetch(`${launched.url}/api/payments/push?ID=${id}`, { method: "POST" }).catch(() => undefined);
const many = (times: number, one: () => Promise<unknown>) => Promise.all(Array.from({ length: times }, one));

const PUSHES = 50;

/** Each storm is about one purchase. `false`: the order must not be paid. */
const storms: [name: string, isPaid: boolean, happen: (scene: Scene) => Promise<unknown>][] = [
  [
    `one push × ${PUSHES} at once`,
    true,
    async ({ launched, sandbox, checkout: { providerId } }) => {
      await sandbox.buy(providerId);
      await many(PUSHES, () => push(launched, providerId));
    },
  ],
  [
    "a push before our own commit",
    true,
    async ({ launched, sandbox, checkout: { providerId, paymentId } }) => {
      await query(launched, `update payments set provider_id = null where id = ${paymentId}`);
      await sandbox.buy(providerId);
      await many(5, () => push(launched, providerId));
    },
  ],
  [`an unknown ID × ${PUSHES}`, false, ({ launched }) => many(PUSHES, () => push(launched, "unknown"))],
  [
    "pushes before the purchase, and after it",
    true,
    async ({ launched, sandbox, checkout: { providerId } }) => {
      await many(5, () => push(launched, providerId));
      await sandbox.buy(providerId);
      await many(5, () => push(launched, providerId));
    },
  ],
  [
    "the database killed while pushes come",
    true,
    async ({ launched, sandbox, checkout: { providerId } }) => {
      await sandbox.buy(providerId);
      killProcess(pidOf(launched, "postgres"));
      await many(10, () => push(launched, providerId));
    },
  ],
  [
    "the provider 30 s slow",
    true,
    async ({ launched, sandbox, checkout: { providerId } }) => {
      await sandbox.fault("slow=30", "readOrder", 2);
      await sandbox.buy(providerId);
      await many(3, () => push(launched, providerId));
    },
  ],
  [
    "the provider answers 500",
    true,
    async ({ launched, sandbox, checkout: { providerId } }) => {
      await sandbox.fault("500", "readOrder", 5);
      await sandbox.buy(providerId);
      await many(3, () => push(launched, providerId));
    },
  ],
  [
    "the provider's answer is malformed",
    true,
    async ({ launched, sandbox, checkout: { providerId } }) => {
      await sandbox.fault("malformed", "readOrder", 3);
      await sandbox.buy(providerId);
      await many(3, () => push(launched, providerId));
    },
  ],
  ...(["wrongAmount", "wrongCurrency"] as const).map((fault): [string, boolean, (scene: Scene) => Promise<unknown>] => [
    fault === "wrongAmount" ? "the wrong amount" : "the wrong currency",
    false,
    async ({ launched, sandbox, checkout: { providerId } }) => {
      await sandbox.fault(fault, "readOrder", 1000);
      await sandbox.buy(providerId);
      await many(10, () => push(launched, providerId));
      await delay(4000);
    },
  ]),
  [
    "someone else's order under our ID",
    false,
    async ({ launched, sandbox, checkout, other }) => {
      await query(
        launched,
        `update payments set provider_id = 'gone-${other.paymentId}' where id = ${other.paymentId}`,
      );
      await query(launched, `update payments set provider_id = '${other.providerId}' where id = ${checkout.paymentId}`);
      await sandbox.buy(other.providerId);
      await many(10, () => push(launched, other.providerId));
    },
  ],
];

/** Runs each storm on a fresh order. */
export function measureStorms(): Promise<Storm[]> {
  return withService(async (launched) => {
    const sandbox = sandboxControl(launched);
    const ProductID = await simpleProduct(launched);
    const found: Storm[] = [];
    for (const [name, isPaidExpected, happen] of storms) {
      const checkout = await openCheckout(launched, "Checkout", ProductID);
      const other = await openCheckout(launched, "Checkout", ProductID);
      await happen({ launched, sandbox, checkout, other });
      found.push({ name, isPaidExpected, ...(await outcome(launched, checkout, isPaidExpected)) });
      await sandbox.clearFaults();
      console.log(found.at(-1));
    }
    return found;
  });
}

interface Counted {
  paid: number;
  acknowledgements: number;
  unmatched: number;
  order_state: string;
}

const PAYMENT_TIMEOUT_MS = 120_000;
/** Long enough for a wrong second transition, acknowledgement or mail to appear. */
const QUIET_MS = 4000;

async function outcome(launched: Launched, { order, paymentId, email }: Checkout, isPaid: boolean) {
  const read = async () =>
    query<Counted>(
      launched,
      `select o.state as order_state,
        (select count(*)::int from changes c where c.entity = 'order' and c.entity_id = o.id and c.action = 'paid') as paid,
        (select count(*)::int from pgboss.job where name = 'paymentAcknowledgement'
          and data->>'PaymentID' = '${paymentId}') as acknowledgements,
        (select count(*)::int from unmatched_payments where payment_id = ${paymentId}) as unmatched
      from orders o where o.id = ${order.ID}`,
    ).then(
      ([row]) => row,
      () => undefined,
    );
  for (const deadline = Date.now() + PAYMENT_TIMEOUT_MS; isPaid && Date.now() < deadline; await delay(500)) {
    if ((await read())?.paid) break;
  }
  await delay(QUIET_MS);
  const row = await read();
  if (!row) throw new Error("an order is gone");
  const { paid, acknowledgements, unmatched, order_state: orderState } = row;
  const mails = (await confirmations(launched)).get(email)?.size ?? 0;
  return { paid, acknowledgements, unmatched, orderState, mails };
}
