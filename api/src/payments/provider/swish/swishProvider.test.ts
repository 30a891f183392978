import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { instructionId, openPaymentSandbox, swishRequest } from "../../../../test/paymentSandbox.ts";
import { until } from "../../../../test/waitUntil.ts";
import type { SwishRequest } from "../paymentProvider.ts";
import { toKronor } from "./swishProtocol.ts";
import { createSwishProvider } from "./swishProvider.ts";

let sandbox: Awaited<ReturnType<typeof openPaymentSandbox>>;
let swish: ReturnType<typeof createSwishProvider>;

const payee = "1234679304";
const retryPolicy = { attempt: 500, total: 2000, backoff: 10, halfOpenAfter: 200 };
const returnUrl = "http://127.0.0.1:3000/tack?id=1";
const request = (more: Partial<SwishRequest> = {}) => swishRequest(sandbox.receiver.url, more);

beforeAll(async () => {
  sandbox = await openPaymentSandbox();
  swish = createSwishProvider({ baseUrl: sandbox.url, payee, appUrl: "swish://paymentrequest", retryPolicy });
});
beforeEach(() => sandbox.control("faults", undefined, "DELETE"));
afterAll(async () => {
  await swish.close();
  await sandbox.close();
});

const decide = (InstructionID: string, Status: "PAID" | "DECLINED" = "PAID") =>
  sandbox.control("swish", { InstructionID, Status });

/** A paid payment. @returns its instruction id and the bank's reference */
async function paid(more: Partial<SwishRequest> = {}) {
  const made = request(more);
  await swish.create(made, returnUrl);
  await decide(made.instructionId);
  const { paymentReference } = await swish.read(made.instructionId);
  return { instructionId: made.instructionId, paymentReference: paymentReference ?? "" };
}

const refundOf = (originalPaymentReference: string, amount: number) => ({
  ...{ instructionId: instructionId(), originalPaymentReference, amount, reference: "refund-1", message: "Retur" },
  ...{ callbackUrl: `${sandbox.receiver.url}/swish`, callbackIdentifier: "0123456789abcdef0123456789abcdef" },
});

test.each([
  [100, "1.00"],
  [129_550, "1295.50"],
  [5, "0.05"],
])("%i öre is %s kronor", (amount, text) => {
  expect(toKronor(amount)).toBe(text);
});

describe("a payment", () => {
  test("without a number opens the app by link or by code, and is paid once", async () => {
    const made = request();
    const launch = await swish.create(made, returnUrl);
    expect(launch?.appLink).toBe(
      `swish://paymentrequest?token=${launch?.token}&callbackurl=${encodeURIComponent(returnUrl)}`,
    );
    expect(launch?.qrContent).toBe(`D${launch?.token}`);
    const open = { status: "created", reference: "order-1", amount: 129_550, currency: "SEK", payeeAlias: payee };
    expect(await swish.read(made.instructionId)).toMatchObject({ ...open, paymentReference: null });
    await decide(made.instructionId);
    await decide(made.instructionId, "DECLINED");
    expect(await swish.read(made.instructionId)).toMatchObject({ ...open, status: "paid", errorCode: null });
  });

  test("opens the sandbox's page when there is no app", async () => {
    const appUrl = `${sandbox.url}/swish/app`;
    const other = createSwishProvider({ baseUrl: sandbox.url, payee, appUrl, retryPolicy });
    const launch = await other.create(request(), returnUrl);
    expect(launch?.qrContent).toBe(launch?.appLink);
    expect(await (await fetch(launch?.appLink ?? "")).text()).toContain("Sandlåda: inga riktiga pengar");
    await other.close();
  });

  test("to a number has no token, and is made once when the answer is lost", async () => {
    const made = request({ payerAlias: "46701234567" });
    await sandbox.plan("lostAnswer", { Call: "createSwishPayment" });
    expect(await swish.create(made, returnUrl)).toBeNull();
    await decide(made.instructionId, "DECLINED");
    expect((await swish.read(made.instructionId)).status).toBe("declined");
  });

  test("without a number is not repeated after a lost answer, since its token is lost: it can be cancelled", async () => {
    const made = request();
    await sandbox.plan("lostAnswer", { Call: "createSwishPayment" });
    await expect(swish.create(made, returnUrl)).rejects.toMatchObject({ kind: "timeout" });
    await expect(swish.create(made, returnUrl)).rejects.toMatchObject({ kind: "refused", code: "RP09", status: 422 });
    expect((await swish.cancel(made.instructionId)).status).toBe("cancelled");
  });

  test("is cancelled while it is open, also when the answer is lost, and not when it is paid", async () => {
    const made = request();
    await swish.create(made, returnUrl);
    await sandbox.plan("lostAnswer", { Call: "cancelSwishPayment" });
    expect((await swish.cancel(made.instructionId)).status).toBe("cancelled");
    const { instructionId: done } = await paid();
    await expect(swish.cancel(done)).rejects.toMatchObject({ kind: "refused", code: "RP07" });
  });

  test("is reported with the identifier that we gave, until the answer is 200", async () => {
    const { replies, received } = sandbox.receiver;
    // Callbacks of other payments may take some of them.
    replies.push(...Array.from({ length: 20 }, () => ({ status: 500 })));
    const { instructionId: id } = await paid();
    const ours = () => received.filter(({ body }) => body.includes(id));
    await until(() => ours().length >= 2, 10_000);
    replies.length = 0;
    expect(ours()[0]?.headers.callbackidentifier).toBe("0123456789abcdef0123456789abcdef");
    expect(JSON.parse(ours()[0]?.body ?? "")).toMatchObject({ id, status: "PAID", amount: 1295.5 });
  });

  test.each([
    ["ACMT03", "refused", 422],
    ["BE18", "refused", 422],
  ])("whose message is %s is refused with it", async (message, kind, status) => {
    await expect(swish.create(request({ message }), returnUrl)).rejects.toMatchObject({ kind, code: message, status });
  });

  test("whose message is RF07 fails with it", async () => {
    const made = request({ message: "RF07" });
    await swish.create(made, returnUrl);
    expect(await swish.read(made.instructionId)).toMatchObject({ status: "error", errorCode: "RF07" });
  });

  test("is refused while another waits for the same payer", async () => {
    await swish.create(request({ payerAlias: "46707777777" }), returnUrl);
    const second = swish.create(request({ payerAlias: "46707777777" }), returnUrl);
    await expect(second).rejects.toMatchObject({ code: "RP06" });
  });

  test.each<[string, Partial<SwishRequest>]>([
    ["nothing to pay", { amount: 0 }],
    ["a message with characters that Swish refuses", { message: "50 % <b>" }],
    ["a short callback identifier", { callbackIdentifier: "abc" }],
    ["an instruction id in lower case", { instructionId: "a".repeat(32) }],
  ])("with %s is not sent", async (_, more) => {
    await expect(swish.create(request(more), returnUrl)).rejects.toMatchObject({ code: "REQUEST", status: null });
  });

  test.each([
    ["503", "unavailable"],
    ["malformed", "malformed"],
    ["slow=3", "timeout"],
  ])("can't be read during %s", async (fault, kind) => {
    const { instructionId: id } = await paid();
    await sandbox.plan(fault, { Call: "readSwishPayment", Times: 3 });
    await expect(swish.read(id)).rejects.toMatchObject({ kind });
  });

  test("of a wrong amount or currency is shown as the provider sent it, to be compared", async () => {
    const { instructionId: id } = await paid();
    await sandbox.plan("wrongAmount,wrongCurrency", { Call: "readSwishPayment" });
    expect(await swish.read(id)).toMatchObject({ amount: 129_650, currency: "NOK" });
  });
});

describe("a refund", () => {
  test("is debited, then paid and reported, in part and never more than the payment", async () => {
    const { paymentReference } = await paid();
    const half = refundOf(paymentReference, 100_000);
    await sandbox.plan("lostAnswer", { Call: "createSwishRefund" });
    await swish.refund(half);
    const facts = { reference: "refund-1", amount: 100_000, currency: "SEK" };
    expect(await swish.readRefund(half.instructionId)).toMatchObject(facts);
    await until(async () => (await swish.readRefund(half.instructionId)).status === "paid", 10_000);
    await until(() => sandbox.receiver.received.some(({ body }) => body.includes(half.instructionId)), 10_000);
    await expect(swish.refund(refundOf(paymentReference, 29_551))).rejects.toMatchObject({ code: "RF08" });
    await swish.refund(refundOf(paymentReference, 29_550));
  });

  test("of a payment that does not exist is refused", async () => {
    await expect(swish.refund(refundOf("NONE", 100))).rejects.toMatchObject({ kind: "refused", code: "RF02" });
  });
});
