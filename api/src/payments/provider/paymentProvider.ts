/*
 * The ports of the payment providers. Amounts are integer öre, tax rates basis points (2500 is 25 %), times ISO 8601.
 * Every call throws a ProviderError (providerError.ts).
 */

/** A line of an order. `totalAmount` = quantity × unitPrice − totalDiscount, tax included. */
export interface CheckoutLine {
  type: "digital" | "discount";
  reference: string;
  name: string;
  quantity: number;
  /** Tax included. */
  unitPrice: number;
  taxRate: number;
  totalDiscount: number;
  totalAmount: number;
  totalTax: number;
}

/** The data of a new checkout. The lines' sums must equal `amount` and `tax`. */
export interface CheckoutOrder {
  /** Our order's reference, at most 255 characters; it comes back in CheckoutSession and ProviderOrder. */
  reference: string;
  /** A second reference of ours. The sandbox reads faults from it. */
  secondReference?: string;
  amount: number;
  tax: number;
  lines: CheckoutLine[];
  /** `{checkout.order.id}` in an address is replaced by the provider. */
  urls: { terms: string; checkout: string; confirmation: string; push: string; validation?: string };
  customer?: { type: "person" | "organization"; organizationNumber?: string };
  billing?: { email?: string; givenName?: string; familyName?: string; organizationName?: string; phone?: string };
}

/** Identifies a checkout. `location` is the address that the provider gave for later calls; empty without one. */
export interface CheckoutRef {
  id: string;
  location: string;
}

export interface CheckoutSession extends CheckoutRef {
  status: "incomplete" | "complete";
  /** The form; the receipt when the checkout is complete. Contains a script that must run. */
  htmlSnippet: string;
  reference: string | null;
  currency: string;
  amount: number;
  tax: number;
}

/** Only what changes; the sums are needed when the lines are given. */
export type CheckoutChanges = Partial<Omit<CheckoutOrder, "customer">>;

export type ProviderOrderStatus = "authorized" | "partCaptured" | "captured" | "cancelled" | "expired" | "closed";

/** A capture or a refund in the provider's books. */
export interface Movement {
  /** Null when the provider does not name it. */
  id: string | null;
  amount: number;
  at: string;
  reference: string | null;
}

/** A completed purchase in the provider's books. */
export interface ProviderOrder {
  id: string;
  status: ProviderOrderStatus;
  /** Nothing is delivered while `pending`. */
  fraud: "accepted" | "pending" | "rejected";
  reference: string | null;
  currency: string;
  amount: number;
  capturedAmount: number;
  refundedAmount: number;
  /** What can still be captured. */
  remainingAmount: number;
  method: "card" | "invoice" | "other";
  expiresAt: string | null;
  captures: Movement[];
  refunds: Movement[];
}

/** An amount to capture or to refund. */
export interface Posting {
  amount: number;
  /** Our reference of the posting, at most 255 characters. */
  reference: string;
  /** The text for the customer. */
  description: string;
  lines?: CheckoutLine[];
}

/**
 * A repeated call with the same key has the effect of one.
 * `idempotencyKey` is a UUID, stored before the first attempt.
 */
export interface Once {
  idempotencyKey: string;
}

/** Card and invoice: KCO v3 and its order management. */
export interface CheckoutProvider {
  createCheckout(order: CheckoutOrder, once: Once): Promise<CheckoutSession>;
  readCheckout(checkout: CheckoutRef): Promise<CheckoutSession>;
  /** Refused with READ_ONLY_ORDER once the checkout is complete. */
  updateCheckout(checkout: CheckoutRef, changes: CheckoutChanges, once: Once): Promise<CheckoutSession>;
  abortCheckout(checkout: CheckoutRef, once: Once): Promise<void>;
  /** Refused with NO_SUCH_ORDER until the checkout is complete. */
  readOrder(id: string): Promise<ProviderOrder>;
  /** Ends the pushes. */
  acknowledge(id: string, once: Once): Promise<void>;
  /** Whole or in part, at most `remainingAmount`. Refused with CAPTURE_NOT_ALLOWED. */
  capture(id: string, posting: Posting, once: Once): Promise<{ captureId: string }>;
  /** Refused with REFUND_NOT_ALLOWED. */
  refund(id: string, posting: Posting, once: Once): Promise<{ refundId: string }>;
  /** Refused with CANCEL_NOT_ALLOWED after a capture. */
  cancel(id: string, once: Once): Promise<void>;
  /** Releases the uncaptured amount. */
  release(id: string, once: Once): Promise<void>;
  /** Extends the authorisation by the provider's own period. */
  extend(id: string, once: Once): Promise<void>;
}

/** The data of a new Swish payment. */
export interface SwishRequest {
  /** 32 upper-case hex digits, made and stored by us before the first attempt: a repeated create is safe. */
  instructionId: string;
  /** payeePaymentReference, at most 35 characters. */
  reference: string;
  amount: number;
  /** At most 50 of the characters that Swish allows. */
  message: string;
  callbackUrl: string;
  /** 32 to 36 characters; the callback has it in a header. */
  callbackIdentifier: string;
  /** The buyer's number with country code ("46701234567"). Absent: m-commerce, where a link opens the app. */
  payerAlias?: string;
}

/** The m-commerce token as a link for this device and as the content of a QR code for another. */
export interface SwishLaunch {
  token: string;
  appLink: string;
  qrContent: string;
}

export type SwishStatus = "created" | "paid" | "declined" | "error" | "cancelled";

export interface SwishPayment {
  instructionId: string;
  status: SwishStatus;
  reference: string | null;
  /** The bank's reference, needed for a refund. Null until paid. */
  paymentReference: string | null;
  payeeAlias: string;
  currency: string;
  amount: number;
  paidAt: string | null;
  errorCode: string | null;
}

export interface SwishRefundRequest {
  instructionId: string;
  originalPaymentReference: string;
  /** payerPaymentReference, at most 35 characters. */
  reference: string;
  amount: number;
  message: string;
  callbackUrl: string;
  callbackIdentifier: string;
}

export interface SwishRefund {
  instructionId: string;
  /** `debited`: taken from us, not yet with the customer. */
  status: "created" | "validated" | "debited" | "paid" | "error";
  reference: string | null;
  originalPaymentReference: string;
  currency: string;
  amount: number;
  errorCode: string | null;
}

/** Swish commerce v2: a direct debit, undone only by a refund. */
export interface SwishProvider {
  /**
   * `returnUrl` is where the app leads back. Null with a payerAlias: Swish notifies the app.
   * Without a payerAlias, RP09 after a lost answer means that the payment exists and its token is lost, so that it
   * can't be paid: cancel it and create another with a new instructionId.
   */
  create(request: SwishRequest, returnUrl: string): Promise<SwishLaunch | null>;
  read(instructionId: string): Promise<SwishPayment>;
  /** Refused with RP07 when the payment is not `created`. */
  cancel(instructionId: string): Promise<SwishPayment>;
  refund(request: SwishRefundRequest): Promise<void>;
  readRefund(instructionId: string): Promise<SwishRefund>;
}
