import { query } from "../faults/questionVerdict.ts";
import type { Launched } from "../setup/launcher.ts";
import { untrueMails } from "./mailVerdict.ts";
import { type Held, readLedger } from "./providerLedger.ts";
import type { SandboxControl } from "./sandboxControl.ts";

/*
 * Whether the money is where it should be. It shares no code with the service: it reads the sandbox's ledger, the tables
 * and the mailbox, and has its own rule: for every reference at a provider, what it holds (reserved, captured less
 * refunded) = what the accounts say = what the order's state explains.
 */

/** An order as the verdict sees it. Öre. */
interface Row {
  id: number;
  state: string;
  amount: number;
  refunded: number;
  is_paid: boolean;
  email: string;
}

/** The payments of orders with what the accounts say about them. */
interface PaymentRow {
  order_id: number;
  reference: string | null;
  provider_id: string | null;
  state: string;
  booked: number;
}

export interface MoneyVerdict {
  orders: number;
  purchases: number;
  /** Öre that the accounts have more or less than the provider, over all references. */
  unbooked: number;
  /** Öre that the provider holds more or less than the order's state explains. */
  unexplained: number;
  /** Of these, öre of orders with a row in the desk's queue. */
  queued: number;
  /** Purchases with money at the provider, whose order is unknown, not paid, or ended unpaid. */
  withoutOrder: number;
  untrueMails: number;
  /** One line for each failure. */
  failures: string[];
}

const unpaid = ["Created", "AwaitingPayment", "Cancelled", "Expired"];

/** What the state of an order explains that the firm holds, or may take. */
const explainedBy = ({ state, is_paid, amount, refunded }: Row) =>
  !is_paid || unpaid.includes(state) ? 0 : amount - refunded;

const readOrders = (launched: Launched) =>
  query<Row>(
    launched,
    `select o.id, o.state, o.amount, o.refunded_amount as refunded, o.paid_at is not null as is_paid, c.email
      from orders o join order_customers c on c.order_id = o.id where c.email like '%@storm.example' or c.email like '%@exempel.example'`,
  );

const readPayments = (launched: Launched) =>
  query<PaymentRow>(
    launched,
    `select p.order_id, p.reference, p.provider_id, p.state,
      coalesce((select sum(case when e.kind like 'Credit%' then -e.amount else e.amount end)::int
        from accounting_entries e where e.payment_id = p.id), 0) as booked
      from payments p join order_customers c on c.order_id = p.order_id where c.email like '%@storm.example' or c.email like '%@exempel.example'`,
  );

const readQueue = async (launched: Launched) =>
  new Set(
    (
      await query<{ order_id: number }>(
        launched,
        `select p.order_id from unmatched_payments u join payments p on p.id = u.payment_id where u.resolved_at is null`,
      )
    ).map(({ order_id }) => order_id),
  );

const sum = <T>(rows: T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0);
const holds = ({ reserved, captured, refunded }: Held) => reserved + captured - refunded;
const orderOf = ({ reference }: Held) => Number(/^O-(\d+)-\d+$/.exec(reference)?.[1] ?? 0);

/** Judges the orders of the storms (addresses at storm.example and exempel.example), or those among them that are given. */
export async function judgeMoney(
  launched: Launched,
  sandbox: SandboxControl,
  only?: ReadonlySet<number>,
): Promise<MoneyVerdict> {
  const isJudged = (id: number) => only === undefined || only.has(id);
  const [orders, payments, queue, books] = [
    (await readOrders(launched)).filter(({ id }) => isJudged(id)),
    (await readPayments(launched)).filter(({ order_id }) => isJudged(order_id)),
    await readQueue(launched),
    await sandbox.books(),
  ];
  const known = new Map(orders.map((order) => [order.id, order]));
  const ledger = readLedger(books).filter((held) => known.has(orderOf(held)));
  const byOrder = Map.groupBy(ledger, orderOf);
  const byReference = new Map(ledger.map((held) => [held.reference, held]));
  const verdict: MoneyVerdict = {
    ...{ orders: orders.length, purchases: ledger.length, unbooked: 0, unexplained: 0, queued: 0, withoutOrder: 0 },
    ...{ untrueMails: 0, failures: [] },
  };
  const fail = (what: string, id: number, detail: string) => verdict.failures.push(`${what} O-${id}: ${detail}`);

  for (const { reference, order_id, booked, state } of payments) {
    const held = byReference.get(reference ?? "");
    const net = held ? held.captured - held.refunded : 0;
    if (net === booked) continue;
    verdict.unbooked += Math.abs(net - booked);
    fail("not as booked", order_id, `${net} at the provider, ${booked} in the accounts, payment ${state}`);
  }
  for (const order of orders) {
    const held = byOrder.get(order.id) ?? [];
    const [there, explained] = [sum(held, holds), explainedBy(order)];
    const detail = `${there} held, ${explained} explained by ${order.state} (${held.map(describe).join("; ")})`;
    if (there > 0 && unpaid.includes(order.state)) verdict.withoutOrder += 1;
    if (there === explained) continue;
    const difference = Math.abs(there - explained);
    verdict.unexplained += difference;
    if (queue.has(order.id)) verdict.queued += difference;
    fail(queue.has(order.id) ? "in the desk's queue" : "not explained", order.id, detail);
  }
  const references = new Set(payments.map(({ reference }) => reference));
  for (const held of ledger.filter(({ reference }) => !references.has(reference))) {
    verdict.withoutOrder += 1;
    fail("without a payment of ours", orderOf(held), describe(held));
  }
  const untrue = await untrueMails(launched, orders, byOrder);
  verdict.untrueMails = untrue.length;
  verdict.failures.push(...untrue);
  return verdict;
}

const describe = ({ id, reserved, captured, refunded, released }: Held) =>
  `${id.slice(0, 8)} reserved ${reserved} captured ${captured} refunded ${refunded} released ${released}`;

/** Whether nothing differs. */
export const isClean = ({ unbooked, unexplained, withoutOrder, untrueMails: mails }: MoneyVerdict): boolean =>
  unbooked + unexplained + withoutOrder + mails === 0;
