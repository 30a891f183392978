import { latePushDelay, pushKind } from "../faults.ts";
import type { Sandbox } from "../protocolCall.ts";
import type { Changes, Checkout, Method, Order } from "../sandboxState.ts";
import { checkoutBody } from "./checkoutRoutes.ts";
import { authorisedUntil } from "./orderBook.ts";
import { fillTemplate, pushTask } from "./pushes.ts";

/** Klarna's timeout of the merchant's validation: three seconds. */
const VALIDATION_TIMEOUT = 3000;

const orderOf = (checkout: Checkout, method: Method, now: Date): Order => ({
  id: checkout.id,
  body: checkout.body,
  status: "AUTHORIZED",
  method,
  captured: 0,
  refunded: 0,
  remaining: checkout.body.order_amount,
  captures: [],
  refunds: [],
  acknowledged: false,
  createdAt: now.toISOString(),
  expiresAt: authorisedUntil(now),
});

function pushes(sandbox: Sandbox, checkout: Checkout) {
  const kind = pushKind(checkout);
  if (kind === "none") return {};
  const delay = sandbox.pace.firstPush + (kind === "late" ? latePushDelay : 0);
  const first = pushTask(sandbox, checkout, { delay, repeat: true });
  return {
    ...first,
    ...(kind === "double" && pushTask(sandbox, checkout, { delay, repeat: false })),
    ...(kind === "forged" && pushTask(sandbox, checkout, { delay, repeat: false, namedId: crypto.randomUUID() })),
  };
}

/** The changes that complete a checkout: its order and the pushes. None if it is already complete. */
export function completePurchase(sandbox: Sandbox, checkout: Checkout, method: Method): Changes {
  if (checkout.status !== "checkout_incomplete") return {};
  const now = sandbox.now();
  const complete: Checkout = { ...checkout, status: "checkout_complete", modifiedAt: now.toISOString() };
  return {
    checkouts: { [checkout.id]: complete },
    orders: { [checkout.id]: orderOf(checkout, method, now) },
    tasks: pushes(sandbox, checkout),
  };
}

export type Validation =
  | { approved: true }
  | { approved: false; message: string }
  | { approved: false; location: string };

const messages: Record<string, string> = {
  unsupported_shipping_address: "Butiken levererar inte till adressen.",
  address_error: "Butiken godtar inte adressen.",
};

async function verdictOf(answer: Response): Promise<Validation> {
  const location = answer.headers.get("location");
  if ([301, 302, 303, 307].includes(answer.status) && location) return { approved: false, location };
  if (answer.status !== 400) return { approved: true };
  const body = (await answer.json().catch(() => ({}))) as { error_type?: string; error_text?: string };
  return { approved: false, message: body.error_text ?? messages[body.error_type ?? ""] ?? "Butiken nekade köpet." };
}

/** Calls the merchant's validation. Without a response the purchase is approved, as Klarna does by default. */
export async function validatePurchase(checkout: Checkout): Promise<Validation> {
  const { validation } = checkout.body.merchant_urls;
  if (!validation) return { approved: true };
  try {
    const answer = await fetch(fillTemplate(validation, checkout.id), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(checkoutBody(checkout)),
      redirect: "manual",
      signal: AbortSignal.timeout(VALIDATION_TIMEOUT),
    });
    return await verdictOf(answer);
  } catch {
    return { approved: true };
  }
}
