import { randomUUID } from "node:crypto";
import type { Sandbox } from "../protocolCall.ts";
import type { Checkout, Task } from "../sandboxState.ts";

/** Fills in the template variable of the merchant's URLs, as KCO does. */
export const fillTemplate = (address: string, id: string) => address.replaceAll("{checkout.order.id}", id);

interface PushOptions {
  /** Milliseconds. */
  delay: number;
  /** Whether it is repeated until the order is acknowledged. */
  repeat: boolean;
  /** The order that the push names; the checkout's own by default. */
  namedId?: string;
}

/** A push of the checkout as a row of the table `tasks`. */
export function pushTask(sandbox: Sandbox, checkout: Checkout, options: PushOptions): Record<string, Task> {
  const { delay, repeat, namedId = checkout.id } = options;
  const id = randomUUID();
  const url = fillTemplate(checkout.body.merchant_urls.push, namedId);
  const at = sandbox.now().getTime() + delay;
  return { [id]: { id, at, attempts: 0, kind: "push", checkoutId: checkout.id, url, repeat } };
}
