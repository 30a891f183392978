import { randomUUID } from "node:crypto";
import type { Answer, Call, Outcome, Route, Sandbox } from "../protocolCall.ts";
import type { SwishPayment, SwishRefund, Task } from "../sandboxState.ts";
import { paymentBody, refundBody } from "./swishBodies.ts";
import { endPayment } from "./swishBuyer.ts";
import {
  oreOf,
  paymentFaults,
  refundFaults,
  type SwishBody,
  type SwishFault,
  type SwishRefundBody,
  simulatedError,
  swishFault,
} from "./swishRules.ts";

/** A payment request without a response expires after three minutes. */
const REQUEST_LIFETIME = 3 * 60_000;

const refuse = (...faults: SwishFault[]): Outcome => ({ answer: { status: 422, body: faults } });
const missing: Outcome = { answer: { status: 404 } };
const exists = () => refuse(swishFault("RP09", "The given instructionUUID is not available"));

const isInstruction = (id: string) => /^[0-9A-F]{32}$/.test(id);

const later = (sandbox: Sandbox, delay: number) => ({
  id: randomUUID(),
  at: sandbox.now().getTime() + delay,
  attempts: 0,
});

/** One open request for each payer (RP06). */
const isBusy = ({ state }: Sandbox, payer: string | undefined) =>
  payer !== undefined &&
  state.list("swishPayments").some(({ body, status }) => body.payerAlias === payer && status === "CREATED");

function created(sandbox: Sandbox, payment: SwishPayment): Outcome {
  const timeout = { ...later(sandbox, REQUEST_LIFETIME), kind: "swishTimeout", paymentId: payment.id } satisfies Task;
  const failure = simulatedError(payment.body.message);
  const failed = failure && endPayment(sandbox, payment, { status: "ERROR", errorCode: failure });
  const location = `${sandbox.innerUrl}/sandbox/swish-cpcapi/api/v1/paymentrequests/${payment.id}`;
  const headers = { location, ...(payment.token && { paymentrequesttoken: payment.token }) };
  return {
    answer: { status: 201, headers },
    changes: failed || { swishPayments: { [payment.id]: payment }, tasks: { [timeout.id]: timeout } },
  };
}

function createPayment(sandbox: Sandbox, { id, body }: Call): Outcome {
  if (!isInstruction(id)) return { answer: { status: 400 } };
  if (sandbox.state.get("swishPayments", id)) return exists();
  const faults = paymentFaults(body, sandbox.publicUrl);
  if (faults.length > 0) return refuse(...faults);
  const wanted = body as SwishBody;
  if (isBusy(sandbox, wanted.payerAlias)) {
    return refuse(swishFault("RP06", "Another active payment request already exists for this payerAlias"));
  }
  const payment: SwishPayment = {
    id,
    body: wanted,
    token: wanted.payerAlias ? null : randomUUID().replaceAll("-", ""),
    status: "CREATED",
    paymentReference: null,
    errorCode: null,
    createdAt: sandbox.now().toISOString(),
    paidAt: null,
  };
  return created(sandbox, payment);
}

function readPayment({ state }: Sandbox, { id }: Call): Outcome {
  const payment = state.get("swishPayments", id);
  return payment ? { answer: { status: 200, body: paymentBody(payment) } } : missing;
}

const isCancellation = (body: unknown) => {
  const [patch] = Array.isArray(body) ? body : [];
  return patch?.op === "replace" && patch.path === "/status" && patch.value === "cancelled";
};

function cancelPayment(sandbox: Sandbox, { id, body }: Call): Outcome {
  const payment = sandbox.state.get("swishPayments", id);
  if (!payment) return missing;
  if (!isCancellation(body)) return { answer: { status: 400 } };
  if (payment.status !== "CREATED") return refuse(swishFault("RP07", "The payment request can't be cancelled"));
  const cancelled: SwishPayment = { ...payment, status: "CANCELLED" };
  const answer: Answer = { status: 200, body: paymentBody(cancelled) };
  return { answer, changes: endPayment(sandbox, payment, { status: "CANCELLED" }) };
}

/** The refundable amount of a payment in öre. */
function refundable({ state }: Sandbox, payment: SwishPayment): number {
  const refunds = state.list("swishRefunds").filter((refund) => refund.status !== "ERROR");
  const ofPayment = refunds.filter(({ body }) => body.originalPaymentReference === payment.paymentReference);
  return (oreOf(payment.body.amount) ?? 0) - ofPayment.reduce((sum, { amount }) => sum + amount, 0);
}

function refundRefusal(sandbox: Sandbox, body: SwishRefundBody): SwishFault | undefined {
  const reference = body.originalPaymentReference;
  const payment = sandbox.state.list("swishPayments").find(({ paymentReference }) => paymentReference === reference);
  if (!payment) return swishFault("RF02", "Original payment not found");
  if (payment.body.payeeAlias !== body.payerAlias) return swishFault("RF03", "Payer alias is not the original payee");
  const tooMuch = (oreOf(body.amount) ?? 0) > refundable(sandbox, payment);
  return tooMuch ? swishFault("RF08", "Amount is more than what is left of the original payment") : undefined;
}

function createRefund(sandbox: Sandbox, { id, body }: Call): Outcome {
  if (!isInstruction(id)) return { answer: { status: 400 } };
  if (sandbox.state.get("swishRefunds", id)) return exists();
  const faults = refundFaults(body, sandbox.publicUrl);
  if (faults.length > 0) return refuse(...faults);
  const wanted = body as SwishRefundBody;
  const refusal = refundRefusal(sandbox, wanted);
  if (refusal) return refuse(refusal);
  const errorCode = simulatedError(wanted.message);
  const refund: SwishRefund = {
    id,
    body: wanted,
    amount: oreOf(wanted.amount) ?? 0,
    status: errorCode ? "ERROR" : "DEBITED",
    errorCode,
    createdAt: sandbox.now().toISOString(),
  };
  const kind = errorCode ? "refundCallback" : "refundPaid";
  const task = { ...later(sandbox, sandbox.pace.firstPush), kind, refundId: id } satisfies Task;
  const location = `${sandbox.innerUrl}/sandbox/swish-cpcapi/api/v1/refunds/${id}`;
  return {
    answer: { status: 201, headers: { location } },
    changes: { swishRefunds: { [id]: refund }, tasks: { [task.id]: task } },
  };
}

function readRefund({ state }: Sandbox, { id }: Call): Outcome {
  const refund = state.get("swishRefunds", id);
  return refund ? { answer: { status: 200, body: refundBody(refund) } } : missing;
}

const route = (name: string, method: Route["method"], rest: string, handle: Route["handle"]): Route => ({
  name,
  method,
  path: new RegExp(`^/sandbox/swish-cpcapi/api/${rest}/([^/]+)$`),
  protocol: "swish",
  handle,
});

/** Swish commerce: v2 to create, v1 to read. */
export const swishRoutes: Route[] = [
  route("createSwishPayment", "PUT", "v2/paymentrequests", createPayment),
  route("readSwishPayment", "GET", "v1/paymentrequests", readPayment),
  route("cancelSwishPayment", "PATCH", "v1/paymentrequests", cancelPayment),
  route("createSwishRefund", "PUT", "v2/refunds", createRefund),
  route("readSwishRefund", "GET", "v1/refunds", readRefund),
];
