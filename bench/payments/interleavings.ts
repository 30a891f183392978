import { setTimeout as delay } from "node:timers/promises";
import { type DeskSession, openSession } from "../faults/deskSession.ts";
import { query } from "../faults/questionVerdict.ts";
import { simpleProduct } from "./checkout.ts";
import { judgeMoney, type MoneyVerdict } from "./moneyVerdict.ts";
import { sandboxControl } from "./sandboxControl.ts";
import { type TimedService, withTimedService } from "./serviceTime.ts";
import { settle } from "./settle.ts";
import { type Bought, type StormBuyers, stormBuyers } from "./stormBuyers.ts";
import { freeHours, placeMeeting, placeQuestion } from "./stormOrders.ts";

/** Interleavings of paying with one way to end the order. */
export interface Interleaving {
  name: string;
  count: number;
  /** Calls that ended in a 5xx or without an answer. */
  failed: number;
  minutes: number;
  verdict: MoneyVerdict;
}

const PARALLEL = 6;
/** Paying and ending happen within this time. */
const WINDOW_MS = 700;
const endings = [
  "an administrator cancels",
  "two administrators cancel",
  "the buyer withdraws",
  "the asker withdraws",
  "the booker cancels",
  "it expires",
] as const;
const reason = { Reason: "Prov av en avbokning mitt i betalningen." };

/** A seeded generator (mulberry32), so that a failing run can be repeated. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Plan {
  choice: "Checkout" | "Swish";
  ending: (typeof endings)[number];
  /** Milliseconds from the beginning: the payment starts, the buyer approves, the page polls, the order ends. */
  initiate: number;
  approve: number;
  poll: number;
  end: number;
  /** Whether the buyer starts the payment again afterwards, as a page that was left open. */
  again: boolean;
}

const planOf = (random: () => number): Plan => {
  const initiate = random() * WINDOW_MS * 0.3;
  const approve = initiate + random() * WINDOW_MS * 0.7;
  return {
    ...{ initiate, approve, poll: approve + random() * WINDOW_MS * 0.3, end: random() * WINDOW_MS * 1.3 },
    choice: random() < 0.5 ? "Checkout" : "Swish",
    ending: endings[Math.floor(random() * endings.length)] ?? "it expires",
    again: random() < 0.25,
  };
};

interface Scene {
  service: TimedService;
  buyers: StormBuyers;
  desks: DeskSession[];
  CategoryID: number;
  /** Free times of meetings. */
  starts: string[];
}

/** A question, a meeting or a product, by who ends it. */
async function place({ service, buyers, CategoryID, starts }: Scene, { choice, ending }: Plan): Promise<Bought> {
  const { client } = buyers;
  if (ending === "the asker withdraws")
    return { choice, ...(await placeQuestion(service.launched, client, CategoryID)) };
  const start = ending === "the booker cancels" ? starts.shift() : undefined;
  if (start !== undefined) return { choice, ...(await placeMeeting(client, CategoryID, start)) };
  return buyers.place(choice);
}

const failed = ({ status }: { status: number }) => (status >= 500 || status === 0 ? 1 : 0);

/** Ends the order. @returns how many calls had no answer or a 5xx */
async function end({ service, buyers, desks }: Scene, bought: Bought, ending: Plan["ending"]) {
  const { id, accessCode, subjectId } = bought;
  if (ending === "it expires") {
    const past = "now() - interval '49 hours'";
    await query(
      service.launched,
      `update orders set expires_at = ${past} where id = ${id} and state in ('Created', 'AwaitingPayment')`,
    );
    await service.advance(0);
    return 0;
  }
  const { client } = buyers;
  if (ending === "the buyer withdraws") return failed(await client.confirmWithdrawal({ accessCode }));
  const guest = { params: { id: subjectId ?? 0 }, accessCode };
  if (ending === "the asker withdraws") return failed(await client.withdrawQuestion(guest));
  if (ending === "the booker cancels") return failed(await client.cancelBooking(guest));
  const cancelling = desks.slice(0, ending === "an administrator cancels" ? 1 : 2);
  const ended = await Promise.all(
    cancelling.map((desk) => desk.callWithRetries((staff) => staff.cancelOrder({ params: { id }, body: reason }))),
  );
  return ended.filter(({ attempts }) => attempts > 1).length;
}

async function run(scene: Scene, plan: Plan): Promise<{ bought: Bought; failed: number }> {
  const { buyers } = scene;
  const bought = await place(scene, plan);
  const at = async <T>(ms: number, step: () => Promise<T>): Promise<T> => {
    await delay(ms);
    return step();
  };
  const [initiated, , , ended] = await Promise.all([
    at(plan.initiate, () => buyers.initiate(bought)),
    at(plan.approve, () => buyers.finish(bought)),
    at(plan.poll, () => buyers.poll(bought)),
    at(plan.end, () => end(scene, bought, plan.ending)),
  ]);
  // One whose checkout was made after the first approval pays now.
  if (plan.again) await buyers.initiate(bought);
  await buyers.finish(bought);
  return { bought, failed: ended + failed(initiated) };
}

async function category(launched: TimedService["launched"]): Promise<number> {
  const [row] = await query<{ id: number }>(launched, "select id from categories where uri = 'hyresratt'");
  return row?.id ?? 0;
}

/** Those of one kind ("Swish, two administrators cancel"), or of all. */
function plansOf(count: number, seed: number, only: string | undefined): Plan[] {
  const random = seeded(seed);
  const plans: Plan[] = [];
  while (plans.length < count) {
    const plan = planOf(random);
    if (only === undefined || nameOf(plan) === only) plans.push(plan);
  }
  return plans;
}

const nameOf = ({ choice, ending }: Plan) => `${choice}, ${ending}`;
export const interleavingNames = (["Checkout", "Swish"] as const).flatMap((choice) =>
  endings.map((ending) => `${choice}, ${ending}`),
);

/**
 * Runs random interleavings of paying and ending an order, and judges the money after at most fifteen minutes.
 * @param only the name of a kind, to hunt for one failure
 */
export function measureInterleavings(count: number, seed: number, only?: string): Promise<Interleaving[]> {
  console.log(`seed ${seed}`);
  return withTimedService(async (service) => {
    const { launched } = service;
    const sandbox = sandboxControl(launched);
    const buyers = stormBuyers(launched, sandbox, await simpleProduct(launched));
    const desk = () => openSession(launched.url, "admin@lagrum.example", "demo-admin-lagrum");
    const CategoryID = await category(launched);
    const starts = await freeHours(buyers.client, CategoryID, count / 4);
    const scene = { service, buyers, desks: [await desk(), await desk()], CategoryID, starts };
    const plans = plansOf(count, seed, only);
    const done: { plan: Plan; bought: Bought; failed: number }[] = [];
    const next = plans.values();
    const work = async () => {
      for (const plan of next) done.push({ plan, ...(await run(scene, plan)) });
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
    const { minutes } = await settle(service, sandbox);
    const found: Interleaving[] = [];
    const kinds = Map.groupBy(done, ({ plan }) => nameOf(plan));
    for (const [name, cases] of [...kinds].toSorted(([a], [b]) => a.localeCompare(b))) {
      const verdict = await judgeMoney(launched, sandbox, new Set(cases.map(({ bought }) => bought.id)));
      const failed = cases.reduce((total, one) => total + one.failed, 0);
      found.push({ name, count: cases.length, failed, minutes, verdict });
      console.log(`${name}, ${cases.length}:`, verdict.failures);
      for (const { plan, bought } of cases) {
        if (verdict.failures.some((line) => line.includes(`O-${bought.id}:`)))
          console.log(`O-${bought.id}`, JSON.stringify(plan));
      }
    }
    return found;
  });
}
