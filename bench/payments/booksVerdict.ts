import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { type Figure, figuresOf } from "../faults/figures.ts";
import { query } from "../faults/questionVerdict.ts";
import type { Launched } from "../setup/launcher.ts";
import type { CheckoutLoad } from "./checkoutLoad.ts";
import type { SandboxBooks } from "./sandboxControl.ts";

/** A payment with an amount in the provider's books, current or refunded. Öre. */
interface Booked {
  id: string;
  reference: string;
  amount: number;
  captured: number;
  refunded: number;
  isReleased: boolean;
  isAcknowledged: boolean;
}

/** "100.00" in öre. */
const fromKronor = (amount: string) => Math.round(Number(amount) * 100);

function bookedOf({ Orders, SwishPayments, SwishRefunds }: SandboxBooks): Booked[] {
  const orders = Orders.map(({ id, body, captured, refunded, status, acknowledged }) => ({
    ...{ id, amount: body.order_amount, captured, refunded, isAcknowledged: acknowledged },
    reference: body.merchant_reference1 ?? "",
    isReleased: status === "CANCELLED",
  }));
  const swish = SwishPayments.filter(({ status }) => status === "PAID").map(({ id, body, paymentReference }) => {
    const amount = fromKronor(body.amount);
    const own = SwishRefunds.filter((refund) => refund.body.originalPaymentReference === paymentReference);
    const refunded = own.filter(({ status }) => status !== "ERROR").reduce((sum, refund) => sum + refund.amount, 0);
    const reference = body.payeePaymentReference ?? "";
    return { id, reference, amount, captured: amount, refunded, isReleased: false, isAcknowledged: true };
  });
  return [...orders, ...swish];
}

interface Row {
  id: number;
  order_id: number;
  provider_id: string | null;
  state: string;
  amount: number;
  refunded: number;
  order_state: string;
  order_refunded: number;
  times_paid: number;
  entries: number;
  is_unmatched: boolean;
}

const readPayments = (launched: Launched) =>
  query<Row>(
    launched,
    `select p.id, p.order_id, p.provider_id, p.state, p.amount, p.refunded_amount as refunded, o.state as order_state,
      o.refunded_amount as order_refunded,
      (select count(*)::int from changes c where c.entity = 'order' and c.entity_id = o.id and c.action = 'paid') as times_paid,
      (select count(*)::int from accounting_entries e where e.payment_id = p.id and e.kind = 'Sale') as entries,
      exists (select from unmatched_payments u where u.provider_id = p.provider_id) as is_unmatched
    from payments p join orders o on o.id = p.order_id`,
  );

const sum = <T>(rows: T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0);
const hasMoney = ({ state }: Row) => ["Authorised", "Captured", "PartRefunded", "Refunded"].includes(state);
const isCaptured = ({ state }: Row) => ["Captured", "PartRefunded", "Refunded"].includes(state);

/** The number of different confirmation mails for each address. */
export async function confirmations(launched: Launched): Promise<Map<string, Set<string>>> {
  const folder = join(launched.dataDir, "mailbox");
  const found = new Map<string, Set<string>>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".eml"))) {
    const mail = await PostalMime.parse(readFileSync(join(folder, file)));
    if (mail.subject !== "Tack för din beställning") continue;
    const to = mail.headers.find(({ key }) => key === "x-envelope-to")?.value ?? "";
    found.set(to, (found.get(to) ?? new Set()).add(mail.messageId ?? ""));
  }
  return found;
}

/** Compares the books of the provider with ours, for the orders of the load. */
export async function compareBooks(
  fault: string,
  launched: Launched,
  { load, books }: { load: CheckoutLoad; books: SandboxBooks },
): Promise<Figure[]> {
  const orderIds = new Set(load.checkouts.map(({ order }) => order.ID));
  const ours = (await readPayments(launched)).filter(({ order_id }) => orderIds.has(order_id));
  const byProvider = new Map(ours.map((row) => [row.provider_id, row]));
  const theirs = bookedOf(books).filter(({ id }) => byProvider.has(id));
  const known = new Map(theirs.map((row) => [row.id, row]));
  const foreign = bookedOf(books).filter(({ id }) => !byProvider.has(id));
  const mails = await confirmations(launched);
  const paid = ours.filter(hasMoney);
  const name = ({ id, order_id }: Row) => `${order_id}-${id}`;
  const differs = (row: Row) => {
    const book = known.get(row.provider_id ?? "");
    if (!book || (book.isReleased && row.state === "Cancelled")) return false;
    const captured = isCaptured(row) ? row.amount : 0;
    return book.amount !== row.amount || book.captured !== captured || book.refunded !== row.refunded;
  };
  const emailOf = new Map(load.checkouts.map(({ order, email }) => [order.ID, email]));
  const twice = [...Map.groupBy(paid, ({ order_id }) => order_id)].filter(([, rows]) => rows.length > 1);
  const live = theirs.filter(({ isReleased }) => !isReleased);
  const captured = [sum(live, (row) => row.captured), sum(paid.filter(isCaptured), (row) => row.amount)] as const;
  const refunded = [sum(live, (row) => row.refunded), sum(paid, (row) => row.refunded)] as const;
  console.log(`${fault}: captured ${captured.join(" / ")} öre, refunded ${refunded.join(" / ")} öre`);
  return [
    { fault, what: "orders placed", figure: orderIds.size },
    { fault, what: "orders paid, by our books", figure: paid.length },
    {
      ...{ fault, what: "Swish payments that failed in a kill, before the buyer saw a link" },
      figure: ours.filter(({ state }) => state === "Failed").length,
    },
    { fault, what: "orders taken by staff, with capture", figure: load.taken },
    { fault, what: "refunds requested by staff", figure: load.refunds },
    { fault, what: "captured, öre in the provider's books", figure: captured[0] },
    { fault, what: "captured, öre that ours differ", figure: Math.abs(captured[0] - captured[1]), limit: 0 },
    { fault, what: "refunded, öre in the provider's books", figure: refunded[0] },
    { fault, what: "refunded, öre that ours differ", figure: Math.abs(refunded[0] - refunded[1]), limit: 0 },
    ...figuresOf(fault, {
      "paid at the provider, forgotten by us": live
        .filter(({ id }) => {
          const row = byProvider.get(id);
          return !row || !(hasMoney(row) || row.is_unmatched);
        })
        .map(({ reference }) => reference),
      "bought at the provider without a payment of ours": foreign
        .filter(({ reference }) => load.checkouts.some(({ order }) => reference.startsWith(`${order.Reference}-`)))
        .map(({ reference }) => reference),
      "paid by our books, not at the provider": paid
        .filter(({ provider_id }) => !known.has(provider_id ?? ""))
        .map(name),
      "payments whose amount, capture or refund differs": ours.filter(differs).map(name),
      "orders paid twice": twice.map(([id]) => String(id)),
      "paid payments whose order is not paid": paid
        .filter(({ order_state }) => ["Created", "AwaitingPayment", "Cancelled", "Expired"].includes(order_state))
        .map(name),
      "orders with more or less than one transition to Paid": paid
        .filter(({ times_paid }) => times_paid !== 1)
        .map(name),
      "captured payments without exactly one entry in the accounts": paid
        .filter((row) => isCaptured(row) && row.entries !== 1)
        .map(name),
      "refunded amounts of order and payment that differ": paid
        .filter(({ refunded: amount, order_refunded }) => amount !== order_refunded)
        .map(name),
      "paid orders with more or less than one confirmation mail": paid
        .filter(({ order_id }) => mails.get(emailOf.get(order_id) ?? "")?.size !== 1)
        .map(name),
      "purchases that were not acknowledged": live
        .filter(({ isAcknowledged }) => !isAcknowledged)
        .map((row) => row.reference),
      "calls that were refused": load.refused,
    }),
  ];
}
