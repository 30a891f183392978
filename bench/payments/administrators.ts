import { type DeskSession, openSession } from "../faults/deskSession.ts";
import { simpleProduct } from "./checkout.ts";
import type { MoneyVerdict } from "./moneyVerdict.ts";
import { sandboxControl } from "./sandboxControl.ts";
import { withTimedService } from "./serviceTime.ts";
import { settle } from "./settle.ts";
import { type Bought, stormBuyers } from "./stormBuyers.ts";

/** Two administrators at the same orders. */
export interface Rivalry {
  name: string;
  count: number;
  minutes: number;
  verdict: MoneyVerdict;
}

const REPEATS = 8;
const PART_ORE = 60_000;
const reason = { Reason: "Prov med två administratörer." };
const calls = {
  take: (desk: DeskSession, { id }: Bought) => desk.callWithRetries((staff) => staff.takeOrder({ params: { id } })),
  refund: (desk: DeskSession, { id }: Bought) =>
    desk.callWithRetries((staff) => staff.refundOrder({ params: { id }, body: reason })),
  refundPart: (desk: DeskSession, { id }: Bought) =>
    desk.callWithRetries((staff) => staff.refundOrder({ params: { id }, body: { ...reason, Amount: PART_ORE } })),
  cancel: (desk: DeskSession, { id }: Bought) =>
    desk.callWithRetries((staff) => staff.cancelOrder({ params: { id }, body: reason })),
};
type Call = keyof typeof calls;

/** What the two do at the same time. `isTaken`: the order was taken, and its capture has been sent. */
const rivalries: [name: string, isTaken: boolean, first: Call, second: Call][] = [
  ["both refund in full, reserved", false, "refund", "refund"],
  ["both refund in full, captured", true, "refund", "refund"],
  ["one refunds a part, the other all, reserved", false, "refundPart", "refund"],
  ["one refunds a part, the other all, captured", true, "refundPart", "refund"],
  ["both refund a part, captured", true, "refundPart", "refundPart"],
  ["one takes the order, the other refunds in full", false, "take", "refund"],
  ["one takes the order, the other refunds a part", false, "take", "refundPart"],
];

/** Lets two administrators act on the same orders at the same time, card and Swish, and judges the money. */
export function measureAdministrators(): Promise<Rivalry[]> {
  return withTimedService(async (service) => {
    const { launched } = service;
    const sandbox = sandboxControl(launched);
    const buyers = stormBuyers(launched, sandbox, await simpleProduct(launched));
    const desk = () => openSession(launched.url, "admin@lagrum.example", "demo-admin-lagrum");
    const [one, other] = [await desk(), await desk()];
    const found: Rivalry[] = [];
    const judge = async (name: string, bought: Bought[]) => {
      const { verdict, minutes } = await settle(service, sandbox, new Set(bought.map(({ id }) => id)));
      found.push({ name, count: bought.length, minutes, verdict });
      console.log(`${name}, ${minutes} min:`, verdict.failures);
    };
    for (const [name, isTaken, first, second] of rivalries) {
      const bought = await Promise.all(
        Array.from({ length: REPEATS }, (_, at) => buyers.buy(at % 3 === 2 ? "Swish" : "Checkout")),
      );
      if (isTaken) {
        for (const each of bought) await calls.take(one, each);
        await settle(service, sandbox, new Set(bought.map(({ id }) => id)));
      }
      await Promise.all(bought.flatMap((each) => [calls[first](one, each), calls[second](other, each)]));
      await judge(name, bought);
    }
    const waiting = await Promise.all(
      Array.from({ length: REPEATS }, async (_, at) => {
        const bought = await buyers.place(at % 2 === 0 ? "Swish" : "Checkout");
        await buyers.initiate(bought);
        return bought;
      }),
    );
    await Promise.all(
      waiting.flatMap((each) => [calls.cancel(one, each), calls.cancel(other, each), buyers.finish(each)]),
    );
    await judge("both cancel while the buyer approves", waiting);
    return found;
  });
}
