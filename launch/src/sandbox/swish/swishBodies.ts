import type { SwishPayment, SwishRefund } from "../sandboxState.ts";

/** The body of GET responses and callbacks. Amounts in kronor, as a number. */
export const paymentBody = ({ id, body, status, paymentReference, errorCode, createdAt, paidAt }: SwishPayment) => ({
  id,
  payeePaymentReference: body.payeePaymentReference ?? null,
  paymentReference,
  callbackUrl: body.callbackUrl,
  payerAlias: body.payerAlias ?? null,
  payeeAlias: body.payeeAlias,
  amount: Number(body.amount),
  currency: body.currency,
  message: body.message,
  status,
  dateCreated: createdAt,
  datePaid: paidAt,
  errorCode,
  errorMessage: errorCode,
});

export const refundBody = ({ id, body, status, errorCode, createdAt }: SwishRefund) => ({
  id,
  payerPaymentReference: body.payerPaymentReference ?? null,
  originalPaymentReference: body.originalPaymentReference,
  callbackUrl: body.callbackUrl,
  payerAlias: body.payerAlias,
  amount: Number(body.amount),
  currency: body.currency,
  message: body.message,
  status,
  dateCreated: createdAt,
  datePaid: status === "PAID" ? createdAt : null,
  errorCode,
  errorMessage: errorCode,
});
