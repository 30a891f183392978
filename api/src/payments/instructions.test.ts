import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { checkoutOrder, instructionId, openPaymentSandbox, swishRequest } from "../../test/paymentSandbox.ts";
import { callOff, capture, instructionOf, payBack, type RefundRow, release } from "./instructions.ts";
import type { PaymentRow } from "./paymentRepository.ts";
import type { Outcome } from "./provider/instruction.ts";
import { createKcoProvider } from "./provider/kco/kcoProvider.ts";
import { ProviderError } from "./provider/providerError.ts";
import { createSwishProvider } from "./provider/swish/swishProvider.ts";

const sandbox = await openPaymentSandbox();
const retryPolicy = { attempt: 300, total: 1500, backoff: 10, halfOpenAfter: 50 };
const host = { baseUrl: sandbox.url, user: "sandbox", password: "sandbox" };
const checkout = createKcoProvider({ checkout: host, orderManagement: host, retryPolicy });
const payee = "1234679304";
const swish = createSwishProvider({ baseUrl: sandbox.url, payee, appUrl: "swish://paymentrequest", retryPolicy });
const app = {
  payments: { checkout, swish, close: async () => {} },
  env: { PUBLIC_URL: sandbox.receiver.url },
};

beforeEach(() => sandbox.control("faults", undefined, "DELETE"));
afterAll(async () => {
  await Promise.all([checkout.close(), swish.close()]);
  await sandbox.close();
});

interface Books {
  Checkouts: { id: string; status: string }[];
  Orders: { id: string; status: string; captured: number; refunded: number; captures: object[]; refunds: object[] }[];
  SwishPayments: { id: string; status: string }[];
  SwishRefunds: { id: string; amount: number; body: { originalPaymentReference: string } }[];
}
const books = async () => (await sandbox.control("books", undefined, "GET")) as Books;

const AMOUNT = 129_500;
const REFUND = 50_000;
const key = () => ({ idempotencyKey: crypto.randomUUID() });

const rowOf = (more: Partial<PaymentRow>) =>
  ({
    ...{ ID: 1, OrderID: 5001, Choice: "Checkout", Amount: AMOUNT, Reference: "order-1", BankReference: null },
    ...{ Location: null, CaptureKey: crypto.randomUUID(), CancelKey: crypto.randomUUID() },
    ...more,
  }) as PaymentRow;

const refundOf = () => ({ ID: 101, OrderID: 5001, Amount: REFUND, CallKey: crypto.randomUUID() }) as RefundRow;

async function openCheckout() {
  const { id, location } = await checkout.createCheckout(checkoutOrder(sandbox.receiver.url), key());
  return rowOf({ ProviderID: id, Location: location });
}

async function authorised() {
  const payment = await openCheckout();
  await sandbox.buy(payment.ProviderID ?? "");
  return payment;
}

async function captured() {
  const payment = await authorised();
  await checkout.capture(payment.ProviderID ?? "", { amount: AMOUNT, reference: "order-1", description: "" }, key());
  return payment;
}

async function openSwish() {
  const request = swishRequest(sandbox.receiver.url, { amount: AMOUNT, instructionId: instructionId() });
  await swish.create(request, sandbox.receiver.url);
  return rowOf({ Choice: "Swish", ProviderID: request.instructionId });
}

async function debited() {
  const payment = await openSwish();
  await sandbox.control("swish", { InstructionID: payment.ProviderID ?? "" });
  const { paymentReference } = await swish.read(payment.ProviderID ?? "");
  return { ...payment, BankReference: paymentReference };
}

const orderAt = async ({ ProviderID }: PaymentRow) => (await books()).Orders.find(({ id }) => id === ProviderID);

/** What a table's row makes: a payment, its instruction, and the öre or the state in the provider's books. */
interface Case {
  call: string;
  read: string;
  before(): Promise<PaymentRow>;
  instruct(payment: PaymentRow, refund: RefundRow): Promise<Outcome>;
  effect(payment: PaymentRow): Promise<unknown>;
  expected: unknown;
  none: unknown;
}

const cases: Case[] = [
  {
    ...{ call: "capture", read: "readOrder", before: authorised },
    instruct: (payment) => capture(app, payment),
    effect: async (payment) => (await orderAt(payment))?.captures.length,
    ...{ expected: 1, none: 0 },
  },
  {
    ...{ call: "refund", read: "readOrder", before: captured },
    instruct: (payment, refund) => payBack(app, payment, refund),
    effect: async (payment) => (await orderAt(payment))?.refunded,
    ...{ expected: REFUND, none: 0 },
  },
  {
    ...{ call: "cancel", read: "readOrder", before: authorised },
    instruct: (payment) => release(app, payment),
    effect: async (payment) => (await orderAt(payment))?.status,
    ...{ expected: "CANCELLED", none: "AUTHORIZED" },
  },
  {
    ...{ call: "abortCheckout", read: "readCheckout", before: openCheckout },
    instruct: (payment) => callOff(app, payment),
    effect: async ({ ProviderID }) => (await books()).Checkouts.find(({ id }) => id === ProviderID)?.status,
    ...{ expected: "aborted", none: "checkout_incomplete" },
  },
  {
    ...{ call: "createSwishRefund", read: "readSwishRefund", before: debited },
    instruct: (payment, refund) => payBack(app, payment, refund),
    effect: async ({ BankReference }) =>
      (await books()).SwishRefunds.filter(({ body }) => body.originalPaymentReference === BankReference)
        .map(({ amount }) => amount)
        .reduce((one, other) => one + other, 0),
    ...{ expected: REFUND, none: 0 },
  },
  {
    ...{ call: "cancelSwishPayment", read: "readSwishPayment", before: openSwish },
    instruct: (payment) => callOff(app, payment),
    effect: async ({ ProviderID }) => (await books()).SwishPayments.find(({ id }) => id === ProviderID)?.status,
    ...{ expected: "CANCELLED", none: "CREATED" },
  },
];

/** Attempts, as the job makes them, until there is an outcome. */
async function repeated(attempt: () => Promise<Outcome>): Promise<Outcome> {
  for (let left = 15; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ProviderError) || left === 0) throw error;
    }
  }
}

const faults = ["malformed", "lostAnswer", "refusedAfter", "slow=1", "429", "500", "503"];
const table = cases.flatMap((row) => faults.map((fault) => ({ ...row, fault })));

describe("an instruction", () => {
  it.each(table)("to $call that is answered three times by $fault is carried out once", async (row) => {
    const [payment, refund] = [await row.before(), refundOf()];
    await sandbox.plan(row.fault, { Call: row.call, Times: 3 });
    expect(await repeated(() => row.instruct(payment, refund))).toBe("done");
    expect(await row.effect(payment)).toEqual(row.expected);
    expect(await repeated(() => row.instruct(payment, refund)), "later").toBe("done");
    expect(await row.effect(payment)).toEqual(row.expected);
  });

  it.each(cases)("to $call has no outcome while $read is unreadable", async ({ before, instruct, call, read }) => {
    const [payment, refund] = [await before(), refundOf()];
    await sandbox.plan("refusedAfter", { Call: call });
    await sandbox.plan("malformed", { Call: read, Times: 1000 });
    await expect(instruct(payment, refund)).rejects.toMatchObject({ kind: "malformed" });
  });

  it.each(cases)("to $call that a repeat would carry out again is read back first", async (row) => {
    const [payment, refund] = [await row.before(), refundOf()];
    expect(await repeated(() => row.instruct(payment, refund))).toBe("done");
    // After a day the provider has forgotten the idempotency key.
    const fresh = { CaptureKey: crypto.randomUUID(), CancelKey: crypto.randomUUID() };
    const same = payment.Choice === "Swish" ? refund : { ...refund, CallKey: crypto.randomUUID() };
    expect(await row.instruct({ ...payment, ...fresh }, same)).toBe("done");
    expect(await row.effect(payment)).toEqual(row.expected);
  });
});

describe("an instruction that the provider refuses", () => {
  it.each<[string, () => Promise<PaymentRow>, (payment: PaymentRow) => Promise<Outcome>]>([
    ["a capture of a released order", released, (payment) => capture(app, payment)],
    ["a release of a captured order", captured, (payment) => release(app, payment)],
    ["a refund of more than was captured", captured, (payment) => payBack(app, payment, tooLarge())],
    ["a refund by Swish of more than was paid", debited, (payment) => payBack(app, payment, tooLarge())],
    ["the end of a Swish payment that is paid", debited, (payment) => callOff(app, payment)],
    ["the end of a checkout that is complete", authorised, (payment) => callOff(app, payment)],
  ])("is refused: %s", async (_, before, instruct) => {
    const payment = await before();
    const { Orders, SwishRefunds } = await books();
    expect(await repeated(() => instruct(payment))).toBe("refused");
    const after = await books();
    expect(after.Orders).toEqual(Orders);
    expect(after.SwishRefunds.length).toBe(SwishRefunds.length);
  });

  it("is refused when Swish has ended the refund with an error", async () => {
    const [payment, refund] = [await debited(), refundOf()];
    await swish.refund({
      ...{ instructionId: instructionOf(refund), originalPaymentReference: payment.BankReference ?? "" },
      ...{ reference: "R-101", amount: REFUND, message: "RF07", callbackUrl: `${sandbox.receiver.url}/swish` },
      callbackIdentifier: crypto.randomUUID(),
    });
    expect(await payBack(app, payment, refund)).toBe("refused");
  });

  it.each(cases)("to $call is refused, and has no effect, when the refusal comes before the commit", async (row) => {
    const payment = await row.before();
    await sandbox.plan("refused", { Call: row.call });
    expect(await row.instruct(payment, refundOf())).toBe("refused");
    expect(await row.effect(payment)).toEqual(row.none);
  });

  it("is refused when it would break the protocol, and is not sent", async () => {
    const payment = await debited();
    expect(await payBack(app, payment, { ...refundOf(), Amount: 0 })).toBe("refused");
  });
});

async function released() {
  const payment = await authorised();
  await checkout.cancel(payment.ProviderID ?? "", key());
  return payment;
}

const tooLarge = () => ({ ...refundOf(), Amount: AMOUNT + 1 });
