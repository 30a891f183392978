import { setTimeout as delay } from "node:timers/promises";
import { isAnswering } from "@lagrum/launch/os/ports";
import { type Figure, killProcess, pidOf, until } from "../faults/figures.ts";
import { query } from "../faults/questionVerdict.ts";
import type { Launched } from "../setup/launcher.ts";
import { withService } from "../setup/withService.ts";
import { compareBooks } from "./booksVerdict.ts";
import { startCheckoutLoad } from "./checkoutLoad.ts";
import { judgeMoney } from "./moneyVerdict.ts";
import { sandboxControl } from "./sandboxControl.ts";

/** Maximum seconds until pushes, captures, refunds and mails are done after the last kill. */
const IDLE_TIMEOUT = 420;

/** Kills the API and the payment sandbox in turn, at random instants of a checkout load, and compares the books. */
export function measureKills(kills: number): Promise<Figure[]> {
  return withService(async (launched) => {
    const sandbox = sandboxControl(launched);
    const load = await startCheckoutLoad(launched, sandbox);
    for (let count = 1; count <= kills; count += 1) {
      const part = count % 2 === 0 ? "sandbox" : "api";
      await delay(300 + 2200 * Math.random());
      const pid = pidOf(launched, part);
      killProcess(pid);
      await until(() => {
        const next = launched.pidOf(part);
        return next !== undefined && next !== pid && isAnswering(launched.portOf(part));
      });
      if (count % 10 === 0) console.log(`${count} kills, ${load.bought.size} purchases`);
    }
    await delay(5000);
    await load.stop();
    const seconds = await waitUntilIdle(launched);
    const figures = await compareBooks(`kill -9 of api and sandbox, ${kills} times`, launched, {
      load,
      books: await sandbox.books(),
    });
    const money = await judgeMoney(launched, sandbox, new Set(load.checkouts.map(({ order }) => order.ID)));
    for (const line of money.failures) console.log(line);
    const fault = "the independent verdict";
    return [
      ...figures,
      { fault, what: "differing öre, provider and accounts", figure: money.unbooked, limit: 0 },
      { fault, what: "differing öre, provider and the orders' states", figure: money.unexplained, limit: 0 },
      { fault, what: "purchases with money without an order", figure: money.withoutOrder, limit: 0 },
      { fault, what: "untrue mails", figure: money.untrueMails, limit: 0 },
      { fault: "after the last kill", what: "seconds until no job, refund or push was pending", figure: seconds },
    ];
  });
}

/** Backdates pending payments, so that the reconcile job reads them at once instead of waiting for a push. */
const backdatePayments = (launched: Launched) =>
  query(
    launched,
    "update payments set created_at = created_at - interval '20 minutes', checked_at = null where state = 'Initiated'",
  );

/** Waits until no job, refund or push is pending. @returns seconds */
async function waitUntilIdle(launched: Launched): Promise<number> {
  const from = Date.now();
  await backdatePayments(launched);
  for (;;) {
    const [row] = await query<{ open: number }>(
      launched,
      `select (select count(*) from pgboss.job where state in ('created', 'retry', 'active')
          and name in ('mail', 'refund', 'paymentCapture', 'paymentAcknowledgement'))::int
        + (select count(*) from refunds where state = 'Requested')::int
        + (select count(*) from payments where state = 'Initiated'
          -- A read that failed is marked as one long ago, so that it is repeated soon.
          and (checked_at is null or checked_at < now() - interval '5 minutes'))::int as open`,
    );
    if (row?.open === 0 || Date.now() - from > IDLE_TIMEOUT * 1000) return Math.round((Date.now() - from) / 1000);
    await delay(1000);
  }
}
