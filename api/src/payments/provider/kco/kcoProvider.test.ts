import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkoutOrder, openPaymentSandbox } from "../../../../test/paymentSandbox.ts";
import { until } from "../../../../test/waitUntil.ts";
import type { CheckoutOrder } from "../paymentProvider.ts";
import { createKcoProvider } from "./kcoProvider.ts";

let sandbox: Awaited<ReturnType<typeof openPaymentSandbox>>;
let kco: ReturnType<typeof createKcoProvider>;

const hostOf = (baseUrl: string, password = "sandbox") => ({ baseUrl, user: "sandbox", password });
const retryPolicy = { attempt: 500, total: 2000, backoff: 10, halfOpenAfter: 200 };
const once = () => ({ idempotencyKey: crypto.randomUUID() });
const posting = (amount: number) => ({ amount, reference: "order-1", description: "Samboavtal" });
const order = (more: Partial<CheckoutOrder> = {}) => checkoutOrder(sandbox.receiver.url, more);

beforeAll(async () => {
  sandbox = await openPaymentSandbox();
  kco = createKcoProvider({ checkout: hostOf(sandbox.url), orderManagement: hostOf(sandbox.url), retryPolicy });
});
beforeEach(() => sandbox.control("faults", undefined, "DELETE"));
afterAll(async () => {
  await kco.close();
  await sandbox.close();
});

/** A completed purchase. @returns its id */
async function purchase(more: Partial<CheckoutOrder> = {}): Promise<string> {
  const { id } = await kco.createCheckout(order(more), once());
  await sandbox.buy(id);
  return id;
}

describe("the checkout", () => {
  test("is created with its snippet, and read back through the Location header", async () => {
    const made = await kco.createCheckout(order(), once());
    expect(made).toMatchObject({ status: "incomplete", reference: "order-1", currency: "SEK", amount: 129_500 });
    expect(made.location).toBe(`${sandbox.url}/checkout/v3/orders/${made.id}`);
    expect(made.htmlSnippet).toContain('<script src="/sandbox/snippet.js"></script>');
    expect(await kco.readCheckout(made)).toEqual(made);
  });

  test("is read at the configured host when the Location names another, which gets no credentials", async () => {
    const made = await kco.createCheckout(order(), once());
    for (const location of ["https://evil.example/checkout/v3/orders/1", "http://127.0.0.1:1/x", "", "no address"]) {
      expect((await kco.readCheckout({ id: made.id, location })).id).toBe(made.id);
    }
  });

  test("is changed and aborted while it is open, and read-only when it is complete", async () => {
    const made = await kco.createCheckout(order(), once());
    expect((await kco.updateCheckout(made, { reference: "order-2" }, once())).reference).toBe("order-2");
    await kco.abortCheckout(made, once());
    await expect(kco.readCheckout(made)).rejects.toMatchObject({ code: "NO_SUCH_ORDER", status: 404 });
    const complete = await kco.createCheckout(order(), once());
    await sandbox.buy(complete.id);
    const refused = { kind: "refused", code: "READ_ONLY_ORDER", status: 403 };
    await expect(kco.updateCheckout(complete, { reference: "order-3" }, once())).rejects.toMatchObject(refused);
    await expect(kco.abortCheckout(complete, once())).rejects.toMatchObject(refused);
    expect((await kco.readCheckout(complete)).status).toBe("complete");
  });

  test("is made once for one idempotency key", async () => {
    const key = once();
    const [one, other] = [await kco.createCheckout(order(), key), await kco.createCheckout(order(), key)];
    expect(other.id).toBe(one.id);
    await expect(kco.createCheckout(order({ reference: "order-9" }), key)).rejects.toMatchObject({ code: "BAD_VALUE" });
  });

  test.each<[string, Partial<CheckoutOrder>]>([
    ["an amount that the lines do not make", { amount: 129_400 }],
    ["a tax that the lines do not make", { tax: 25_800 }],
    ["no lines", { lines: [] }],
    ["half an öre", { amount: 129_500.5 }],
    ["a reference that is too long", { reference: "x".repeat(256) }],
  ])("with %s is not sent", async (_, more) => {
    const error = await kco.createCheckout(order(more), once()).catch((each: unknown) => each);
    expect(error).toMatchObject({ kind: "malformed", code: "REQUEST", status: null });
    expect(String(error)).not.toMatch(/Samboavtal|129/);
  });
});

describe("order management", () => {
  test("knows the order when the checkout is complete, and not before", async () => {
    const { id } = await kco.createCheckout(order(), once());
    await expect(kco.readOrder(id)).rejects.toMatchObject({
      ...{
        kind: "refused",
        code: "NO_SUCH_ORDER",
        status: 404,
        correlationId: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    });
    await sandbox.buy(id, "INVOICE");
    expect(await kco.readOrder(id)).toMatchObject({
      ...{ id, status: "authorized", fraud: "accepted", reference: "order-1", currency: "SEK", method: "invoice" },
      ...{ amount: 129_500, capturedAmount: 0, refundedAmount: 0, remainingAmount: 129_500, captures: [], refunds: [] },
    });
  });

  test("captures in part and in full, never more, and never refunds more than was captured", async () => {
    const id = await purchase();
    const { captureId } = await kco.capture(id, posting(29_500), once());
    expect(await kco.readOrder(id)).toMatchObject({ status: "partCaptured", remainingAmount: 100_000 });
    const tooMuch = kco.capture(id, posting(100_001), once());
    await expect(tooMuch).rejects.toMatchObject({ kind: "refused", code: "CAPTURE_NOT_ALLOWED", status: 403 });
    await kco.capture(id, posting(100_000), once());
    const { refundId } = await kco.refund(id, posting(129_499), once());
    await expect(kco.refund(id, posting(2), once())).rejects.toMatchObject({ code: "REFUND_NOT_ALLOWED" });
    const booked = await kco.readOrder(id);
    expect(booked).toMatchObject({ status: "captured", capturedAmount: 129_500, refundedAmount: 129_499 });
    expect([booked.captures[0]?.id, booked.refunds[0]?.id]).toEqual([captureId, refundId]);
    await expect(kco.cancel(id, once())).rejects.toMatchObject({ code: "CANCEL_NOT_ALLOWED" });
  });

  test("captures once for one idempotency key, also when the answer is lost", async () => {
    const id = await purchase();
    await sandbox.plan("lostAnswer", { Call: "capture" });
    const { captureId } = await kco.capture(id, posting(10_000), once());
    const booked = await kco.readOrder(id);
    expect([booked.capturedAmount, booked.captures.map((capture) => capture.id)]).toEqual([10_000, [captureId]]);
  });

  test("cancels, releases and extends", async () => {
    const [cancelled, released, extended] = [await purchase(), await purchase(), await purchase()];
    await kco.cancel(cancelled, once());
    expect((await kco.readOrder(cancelled)).status).toBe("cancelled");
    await kco.capture(released, posting(500), once());
    await kco.release(released, once());
    expect(await kco.readOrder(released)).toMatchObject({ status: "captured", remainingAmount: 0 });
    const { expiresAt } = await kco.readOrder(extended);
    await kco.extend(extended, once());
    expect(Date.parse((await kco.readOrder(extended)).expiresAt ?? "")).toBeGreaterThan(Date.parse(expiresAt ?? ""));
    await expect(kco.release(cancelled, once())).rejects.toMatchObject({ kind: "refused", status: 403 });
  });

  test("pushes with an empty body until it is acknowledged", async () => {
    const id = await purchase();
    const ours = () => sandbox.receiver.received.filter(({ path }) => path === `/push?klarna_order_id=${id}`);
    await until(() => ours().length >= 2, 10_000);
    expect(ours()[0]).toMatchObject({ method: "POST", body: "" });
    await kco.acknowledge(id, once());
    await kco.acknowledge(id, once());
    const { Tasks } = (await sandbox.control("books", undefined, "GET")) as { Tasks: { checkoutId?: string }[] };
    expect(Tasks.filter(({ checkoutId }) => checkoutId === id)).toEqual([]);
  });
});

describe("a fault", () => {
  test.each([
    ["429", "unavailable", "TOO_MANY_REQUESTS", 429],
    ["500", "unavailable", "INTERNAL_ERROR", 500],
    ["503", "unavailable", "TEMPORARILY_UNAVAILABLE", 503],
    ["slow=3", "timeout", "NO_ANSWER", null],
    ["malformed", "malformed", "JSON", 200],
  ])("of %s is %s after the retries, and one alone is retried", async (fault, kind, code, status) => {
    const made = await kco.createCheckout(order(), once());
    await sandbox.plan(fault, { Call: "readCheckout", Times: 3 });
    await expect(kco.readCheckout(made)).rejects.toMatchObject({ kind, code, status });
    await sandbox.control("faults", undefined, "DELETE");
    if (kind === "malformed") return;
    await sandbox.plan(fault, { Call: "readCheckout" });
    expect((await kco.readCheckout(made)).id).toBe(made.id);
  });

  test("of a wrong amount or currency is shown as the provider sent it, to be compared", async () => {
    const id = await purchase();
    await sandbox.plan("wrongAmount", { Call: "readOrder" });
    expect((await kco.readOrder(id)).amount).toBe(129_600);
    await sandbox.plan("wrongCurrency", { Call: "readOrder" });
    expect((await kco.readOrder(id)).currency).toBe("NOK");
  });

  test("of an answer that was lost after the commit makes no second checkout", async () => {
    await sandbox.plan("lostAnswer", { Call: "createCheckout" });
    const reference = "lost-1";
    await kco.createCheckout(order({ reference }), once());
    const { Checkouts } = (await sandbox.control("books", undefined, "GET")) as {
      Checkouts: { body: { merchant_reference1: string } }[];
    };
    expect(Checkouts.filter(({ body }) => body.merchant_reference1 === reference)).toHaveLength(1);
  });

  test("can be named by the order itself", async () => {
    const id = await purchase({ secondReference: "fault:wrongAmount" });
    expect((await kco.readOrder(id)).amount).toBe(129_600);
  });

  test("of a host that does not answer is unavailable, and wrong credentials are refused", async () => {
    const down = createKcoProvider({
      ...{ checkout: hostOf("http://127.0.0.1:1"), orderManagement: hostOf(sandbox.url, "wrong"), retryPolicy },
    });
    const error = { kind: "unavailable", code: "ECONNREFUSED", status: null };
    await expect(down.createCheckout(order(), once())).rejects.toMatchObject(error);
    await expect(down.readOrder("x")).rejects.toMatchObject({ kind: "refused", code: "HTTP_401", status: 401 });
    await down.close();
  });
});

test("the circuit opens after five consecutive failures, rejects calls, and closes after recovery", async () => {
  const changes: boolean[] = [];
  const guarded = createKcoProvider({
    ...{ checkout: hostOf(sandbox.url), orderManagement: hostOf(sandbox.url) },
    retryPolicy: { ...retryPolicy, retries: 0 },
    onCircuit: (_, open) => changes.push(open),
  });
  const made = await guarded.createCheckout(order(), once());
  await sandbox.plan("503", { Call: "readCheckout", Times: 5 });
  for (let at = 0; at < 5; at += 1) {
    await expect(guarded.readCheckout(made)).rejects.toMatchObject({ code: "TEMPORARILY_UNAVAILABLE" });
  }
  await expect(guarded.readCheckout(made)).rejects.toMatchObject({ kind: "unavailable", code: "CIRCUIT_OPEN" });
  await until(async () => guarded.readCheckout(made).then(Boolean, () => false), 10_000);
  expect(changes).toEqual([true, false]);
  await guarded.close();
});
