import { openSession } from "../faults/deskSession.ts";
import { simpleProduct } from "./checkout.ts";
import { purchaseAgain, settleCases } from "./listOfMoney.ts";
import { sandboxControl } from "./sandboxControl.ts";
import { withTimedService } from "./serviceTime.ts";
import { type Settled, settle } from "./settle.ts";
import { type Bought, stormBuyers } from "./stormBuyers.ts";

/** One fault on each instruction of each provider. */
export interface LostAnswer extends Settled {
  name: string;
}

/** Faults of the sandbox: those after the effect first, then those instead of it. */
const faults = ["lostAnswer", "malformed", "refusedAfter", "slow=15", "503", "500", "429"];
/** A refusal leaves rows in the list of money, which the administrator settles during the storm. */
const storms: [fault: string, times: number][] = [
  ...faults.flatMap((fault): [string, number][] => [1, 3].map((times) => [fault, times])),
  ["lostAnswer", 6],
  ["refused", 1],
  ["refused", 3],
];
const reason = { Reason: "Prov av ett svar som går förlorat." };
const PARTIAL_ORE = 50_000;

/**
 * Loses the answer to each instruction (create, acknowledge, capture, refund, cancel, abort, release of the rest; of Swish
 * create, cancel and refund), once and several times, while an administrator settles the list of money, and judges the money
 * after at most fifteen minutes.
 */
export function measureLostAnswers(): Promise<LostAnswer[]> {
  return withTimedService(async (service) => {
    const { launched } = service;
    const sandbox = sandboxControl(launched);
    const buyers = stormBuyers(launched, sandbox, await simpleProduct(launched));
    const desk = await openSession(launched.url, "admin@lagrum.example", "demo-admin-lagrum");
    const found: LostAnswer[] = [];
    const refund = ({ id }: Bought, Amount?: number) =>
      desk.callWithRetries((staff) =>
        staff.refundOrder({ params: { id }, body: { ...reason, ...(Amount !== undefined && { Amount }) } }),
      );
    const take = ({ id }: Bought) => desk.callWithRetries((staff) => staff.takeOrder({ params: { id } }));
    const cancel = ({ id }: Bought) =>
      desk.callWithRetries((staff) => staff.cancelOrder({ params: { id }, body: reason }));
    const begin = async (choice: "Checkout" | "Swish") => {
      const bought = await buyers.place(choice);
      await buyers.initiate(bought);
      return bought;
    };

    async function storm(fault: string, times: number): Promise<Settled> {
      const [captured, refunded, released, acknowledged, aborted] = [
        await buyers.buy("Checkout"),
        await buyers.buy("Checkout"),
        await buyers.buy("Checkout"),
        await begin("Checkout"),
        await begin("Checkout"),
      ];
      const [cancelled, returned, created, createdSwish] = [
        await begin("Swish"),
        await buyers.buy("Swish"),
        await buyers.place("Checkout"),
        await buyers.place("Swish"),
      ];
      await take(refunded);
      await settle(service, sandbox, new Set([refunded.id]));
      const twice = await begin("Checkout");
      await purchaseAgain(launched, sandbox, twice);
      const calls = ["createCheckout", "acknowledge", "capture", "refund", "cancel", "abortCheckout", "release"];
      const swish = ["createSwishPayment", "cancelSwishPayment", "createSwishRefund"];
      for (const call of [...calls, ...swish]) await sandbox.fault(fault, call, times);
      const bought = [captured, refunded, released, acknowledged, aborted, cancelled, returned, created, createdSwish];
      const ids = new Set([...bought, twice].map(({ id }) => id));
      // The buyer of the two tries twice, and pays what was made.
      const pay = async (bought: Bought) => {
        await buyers.initiate(bought);
        await buyers.initiate(bought);
        await buyers.finish(bought);
      };
      await Promise.allSettled([
        take(captured),
        refund(refunded, PARTIAL_ORE),
        refund(released),
        buyers.finish(acknowledged),
        cancel(aborted),
        cancel(cancelled),
        refund(returned),
        pay(created),
        pay(createdSwish),
        settleCases(desk, ids),
      ]);
      await settleCases(desk, ids);
      const settled = await settle(service, sandbox, ids);
      await sandbox.clearFaults();
      return settled;
    }

    for (const [fault, times] of storms) {
      const settled = await storm(fault, times);
      found.push({ name: `${fault} × ${times}`, ...settled });
      console.log(`${fault} × ${times}, ${settled.minutes} min:`, settled.verdict.failures);
    }
    return found;
  });
}
