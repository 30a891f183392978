import type { SwishPayment, SwishProvider, SwishRefund, SwishRequest } from "../paymentProvider.ts";
import { checkAnswer, checkRequest, createProviderClient, headerOf, type RetryPolicy } from "../providerClient.ts";
import { ProviderError } from "../providerError.ts";
import {
  InstructionId,
  SwishCreate,
  SwishFaults,
  SwishPaymentAnswer,
  SwishRefundAnswer,
  SwishRefundCreate,
  toKronor,
} from "./swishProtocol.ts";

export interface SwishOptions {
  baseUrl: string;
  /** The firm's Swish number. */
  payee: string;
  /** Opens the app: swish://paymentrequest, or the sandbox's page. */
  appUrl: string;
  tls?: { cert: string; key: string; passphrase?: string; ca?: string };
  onCircuit?: (host: string, open: boolean) => void;
  retryPolicy?: Partial<RetryPolicy>;
}

const ROOT = "/swish-cpcapi/api";
/** Swish's codes for an instruction id that exists, and for a payment that can't be cancelled. */
const EXISTS = "RP09";
const NOT_CANCELLABLE = "RP07";

const hasCode = (error: unknown, code: string) => error instanceof ProviderError && error.code === code;

const lower = <Status extends string>(status: Status) => status.toLowerCase() as Lowercase<Status>;

const fromPayment = (payment: SwishPaymentAnswer): SwishPayment => ({
  instructionId: payment.id,
  status: lower(payment.status),
  reference: payment.payeePaymentReference ?? null,
  paymentReference: payment.paymentReference || null,
  payeeAlias: payment.payeeAlias,
  currency: payment.currency,
  amount: payment.amount,
  paidAt: payment.datePaid ?? null,
  errorCode: payment.errorCode ?? null,
});

const fromRefund = (refund: SwishRefundAnswer): SwishRefund => ({
  instructionId: refund.id,
  status: lower(refund.status),
  reference: refund.payerPaymentReference ?? null,
  originalPaymentReference: refund.originalPaymentReference,
  currency: refund.currency,
  amount: refund.amount,
  errorCode: refund.errorCode ?? null,
});

/** Swish commerce v2, with a client certificate when one is set. Call `close` at shutdown. */
export function createSwishProvider(options: SwishOptions): SwishProvider & { close(): Promise<void> } {
  const client = createProviderClient({
    baseUrl: options.baseUrl,
    readError: (body) => ({ code: SwishFaults.safeParse(body).data?.[0]?.errorCode }),
    onCircuit: (open) => options.onCircuit?.(options.baseUrl, open),
    ...(options.tls && { tls: options.tls }),
    ...(options.retryPolicy && { retryPolicy: options.retryPolicy }),
  });

  const idOf = (name: string, id: string) => checkRequest(name, InstructionId, id);

  async function read(instructionId: string): Promise<SwishPayment> {
    const name = "readSwishPayment";
    const path = `${ROOT}/v1/paymentrequests/${idOf(name, instructionId)}`;
    const answer = await client.call({ name, method: "GET", path, repeatable: true });
    const payment = fromPayment(checkAnswer(name, SwishPaymentAnswer, answer));
    if (payment.instructionId === instructionId) return payment;
    throw new ProviderError("malformed", name, { code: "OTHER_ORDER", status: answer.status });
  }

  async function readRefund(instructionId: string): Promise<SwishRefund> {
    const name = "readSwishRefund";
    const path = `${ROOT}/v1/refunds/${idOf(name, instructionId)}`;
    const answer = await client.call({ name, method: "GET", path, repeatable: true });
    const refund = fromRefund(checkAnswer(name, SwishRefundAnswer, answer));
    if (refund.instructionId === instructionId) return refund;
    throw new ProviderError("malformed", name, { code: "OTHER_ORDER", status: answer.status });
  }

  const paymentBody = ({ payerAlias, ...request }: SwishRequest) => ({
    payeePaymentReference: request.reference,
    callbackUrl: request.callbackUrl,
    payeeAlias: options.payee,
    ...(payerAlias && { payerAlias }),
    amount: toKronor(request.amount),
    currency: "SEK",
    message: request.message,
    callbackIdentifier: request.callbackIdentifier,
  });

  return {
    async create(request, returnUrl) {
      const name = "createSwishPayment";
      const path = `${ROOT}/v2/paymentrequests/${idOf(name, request.instructionId)}`;
      const body = checkRequest(name, SwishCreate, paymentBody(request));
      // Only the first answer has the token: without a payerAlias a lost answer can't be repeated.
      const repeatable = request.payerAlias !== undefined;
      const call = client.call({ name, method: "PUT", path, body, repeatable });
      if (repeatable) {
        await call.catch(async (error: unknown) => {
          if (!hasCode(error, EXISTS)) throw error;
          const { reference, amount } = await read(request.instructionId);
          if (reference !== request.reference || amount !== request.amount) throw error;
        });
        return null;
      }
      const answer = await call;
      const token = headerOf(answer, "paymentrequesttoken");
      if (!token) throw new ProviderError("malformed", name, { code: "NO_TOKEN", status: answer.status });
      const query = new URLSearchParams({ token, callbackurl: returnUrl });
      const appLink = `${options.appUrl}?${query}`;
      // A sandbox has no app that scans codes: the camera opens its page.
      return { token, appLink, qrContent: /^https?:/.test(options.appUrl) ? appLink : `D${token}` };
    },
    read,
    async cancel(instructionId) {
      const name = "cancelSwishPayment";
      const path = `${ROOT}/v1/paymentrequests/${idOf(name, instructionId)}`;
      const body = [{ op: "replace", path: "/status", value: "cancelled" }];
      const headers = { "content-type": "application/json-patch+json" };
      try {
        await client.call({ name, method: "PATCH", path, body, headers, repeatable: true });
      } catch (error) {
        const wasCancelled = hasCode(error, NOT_CANCELLABLE) && (await read(instructionId)).status === "cancelled";
        if (!wasCancelled) throw error;
      }
      return await read(instructionId);
    },
    async refund({ instructionId, reference, amount, ...request }) {
      const name = "createSwishRefund";
      const path = `${ROOT}/v2/refunds/${idOf(name, instructionId)}`;
      const body = checkRequest(name, SwishRefundCreate, {
        payerPaymentReference: reference,
        payerAlias: options.payee,
        amount: toKronor(amount),
        currency: "SEK",
        ...request,
      });
      await client.call({ name, method: "PUT", path, body, repeatable: true }).catch(async (error: unknown) => {
        if (!hasCode(error, EXISTS)) throw error;
        const before = await readRefund(instructionId);
        if (before.reference !== reference || before.amount !== amount) throw error;
      });
    },
    readRefund,
    close: () => client.close(),
  };
}
