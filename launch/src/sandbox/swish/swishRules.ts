/*
 * What Swish commerce v2 requires of a payment request and of a refund, and the codes of its errors: Swish's Merchant
 * integration guide. Independent of the adapter's code, so that each finds errors in the other.
 */

export interface SwishBody {
  payeePaymentReference?: string;
  callbackUrl: string;
  payeeAlias: string;
  payerAlias?: string;
  amount: string;
  currency: string;
  message: string;
  callbackIdentifier?: string;
}

export interface SwishRefundBody {
  payerPaymentReference?: string;
  originalPaymentReference: string;
  callbackUrl: string;
  payerAlias: string;
  amount: string;
  currency: string;
  message: string;
  callbackIdentifier?: string;
}

export interface SwishFault {
  errorCode: string;
  errorMessage: string;
  additionalInformation: string | null;
}

export const swishFault = (errorCode: string, errorMessage: string): SwishFault => ({
  errorCode,
  errorMessage,
  additionalInformation: null,
});

/** Öre; undefined for an invalid amount. */
export function oreOf(amount: unknown): number | undefined {
  const [, kronor, ore = ""] = /^(\d{1,15})(?:\.(\d{1,2}))?$/.exec(String(amount)) ?? [];
  return kronor === undefined ? undefined : Number(kronor) * 100 + Number(ore.padEnd(2, "0"));
}

/** https only; the sandbox also accepts http to this machine and to the demo's own origin. */
function isCallback(address: unknown, publicUrl: string): boolean {
  if (typeof address !== "string" || !URL.canParse(address)) return false;
  const { protocol, hostname, origin } = new URL(address);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(hostname) || origin === new URL(publicUrl).origin;
  return protocol === "https:" || (protocol === "http:" && isHere);
}

type Rule = [code: string, message: string, isBroken: (body: Record<string, unknown>) => boolean];

const matches = (value: unknown, pattern: RegExp) => typeof value === "string" && pattern.test(value);
const given = (value: unknown) => value !== undefined && value !== null;
const MAX_ORE = 999_999_999_999_99;

const sharedRules = (publicUrl: string): Rule[] => [
  ["RP03", "Callback URL is missing or does not use HTTPS", (body) => !isCallback(body.callbackUrl, publicUrl)],
  ["PA02", "Amount value is missing or not a valid number", ({ amount }) => oreOf(amount) === undefined],
  ["AM06", "Amount is less than the agreed minimum", ({ amount }) => (oreOf(amount) ?? 100) < 100],
  ["AM02", "Amount value is too large", ({ amount }) => (oreOf(amount) ?? 0) > MAX_ORE],
  ["AM03", "Invalid or missing currency", ({ currency }) => currency !== "SEK"],
  [
    "RP02",
    "Wrong formatted message",
    ({ message }) => given(message) && !matches(message, /^[a-zåäö0-9 :;.,?!()”"/-]{0,50}$/i),
  ],
  [
    "PA01",
    "Parameter is not correct: callbackIdentifier",
    ({ callbackIdentifier }) => given(callbackIdentifier) && !matches(callbackIdentifier, /^[\w-]{32,36}$/),
  ],
];

const ofPayment: Rule[] = [
  ["RP01", "Missing merchant Swish number", ({ payeeAlias }) => !matches(payeeAlias, /^123\d{7}$/)],
  ["BE18", "Payer alias is invalid", ({ payerAlias }) => given(payerAlias) && !matches(payerAlias, /^\d{8,15}$/)],
  [
    "FF08",
    "PaymentReference is invalid",
    ({ payeePaymentReference }) =>
      given(payeePaymentReference) && !matches(payeePaymentReference, /^[\w\-.+*/ ]{1,35}$/),
  ],
];

const ofRefund: Rule[] = [
  ["RP01", "Missing merchant Swish number", ({ payerAlias }) => !matches(payerAlias, /^123\d{7}$/)],
  [
    "FF08",
    "PaymentReference is invalid",
    ({ payerPaymentReference }) =>
      given(payerPaymentReference) && !matches(payerPaymentReference, /^[\w\-.+*/ ]{1,35}$/),
  ],
];

/** Error codes that the simulator responds with at once when they are the message (Swish's MSS). */
const simulatedRefusals = [
  "ACMT01",
  "ACMT03",
  "ACMT07",
  "AM02",
  "AM03",
  "AM06",
  "BE18",
  "FF08",
  "PA02",
  "RP01",
  "RP02",
];
/** Error codes that end the payment when they are the message. */
const simulatedErrors = ["BANKIDCL", "BANKIDONGOING", "BANKIDUNKN", "DS24", "FF10", "RF07", "TM01", "VR01", "VR02"];

/** The error that ends a payment or refund with this message; null for an ordinary message. */
export const simulatedError = (message: unknown): string | null =>
  simulatedErrors.find((code) => code === message) ?? null;

function broken(body: unknown, rules: Rule[]): SwishFault[] {
  const fields = typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
  const simulated = simulatedRefusals.find((code) => code === fields.message);
  if (simulated) return [swishFault(simulated, "Simulated by the message")];
  return rules.filter(([, , isBroken]) => isBroken(fields)).map(([code, message]) => swishFault(code, message));
}

export const paymentFaults = (body: unknown, publicUrl: string): SwishFault[] =>
  broken(body, [...sharedRules(publicUrl), ...ofPayment]);
export const refundFaults = (body: unknown, publicUrl: string): SwishFault[] =>
  broken(body, [...sharedRules(publicUrl), ...ofRefund]);
