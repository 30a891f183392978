import type { CheckoutProvider, CheckoutRef, CheckoutSession, Once } from "../paymentProvider.ts";
import {
  checkAnswer,
  checkRequest,
  createProviderClient,
  headerOf,
  type ProviderClient,
  type RetryPolicy,
} from "../providerClient.ts";
import { ProviderError } from "../providerError.ts";
import { fromCheckout, fromOrder, toBody, toLine } from "./kcoMapping.ts";
import { KcoCapture, KcoCheckout, KcoCreate, KcoFault, KcoOrder, KcoRefund, KcoUpdate } from "./kcoProtocol.ts";

interface Host {
  baseUrl: string;
  user: string;
  password: string;
}

export interface KcoOptions {
  checkout: Host;
  orderManagement: Host;
  onCircuit?: (host: string, open: boolean) => void;
  retryPolicy?: Partial<RetryPolicy>;
}

const CHECKOUTS = "/checkout/v3/orders";
const ORDERS = "/ordermanagement/v1/orders";
const country = { purchase_country: "SE", purchase_currency: "SEK", locale: "sv-SE" } as const;

function readError(body: unknown) {
  const { data } = KcoFault.safeParse(body);
  return { code: data?.error_code, correlationId: data?.correlation_id };
}

function openClient({ baseUrl, user, password }: Host, options: KcoOptions): ProviderClient {
  const { onCircuit, retryPolicy } = options;
  return createProviderClient({
    baseUrl,
    headers: { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}` },
    readError,
    onCircuit: (open) => onCircuit?.(baseUrl, open),
    ...(retryPolicy && { retryPolicy }),
  });
}

const once = ({ idempotencyKey }: Once) => ({ "klarna-idempotency-key": idempotencyKey });
const part = (id: string) => encodeURIComponent(id);

/** Card and invoice over KCO v3 and its order management v1, with HTTP Basic. Call `close` at shutdown. */
export function createKcoProvider(options: KcoOptions): CheckoutProvider & { close(): Promise<void> } {
  const checkouts = openClient(options.checkout, options);
  const orders = openClient(options.orderManagement, options);
  const base = new URL(`${options.checkout.baseUrl.replace(/\/+$/, "")}/`);

  /**
   * The path of a checkout below the base address. The credentials go to the configured host only, which may change:
   * a Location on another host becomes the documented path.
   */
  function pathOf({ id, location }: CheckoutRef): string {
    const address = URL.canParse(location) ? new URL(location) : base;
    const isOurs = address.origin === base.origin && address.pathname.startsWith(base.pathname);
    const path = isOurs ? `/${address.pathname.slice(base.pathname.length)}${address.search}` : "/";
    return path === "/" ? `${CHECKOUTS}/${part(id)}` : path;
  }

  async function sendOrder(id: string, name: string, action: string, key: Once) {
    const path = `${ORDERS}/${part(id)}/${action}`;
    await orders.call({ name, method: "POST", path, headers: once(key), repeatable: true });
  }

  /** A capture or a refund. @returns its id, from the header or the Location */
  async function post(id: string, name: "capture" | "refund", body: object, key: Once): Promise<string> {
    const path = `${ORDERS}/${part(id)}/${name}s`;
    const answer = await orders.call({ name, method: "POST", path, body, headers: once(key), repeatable: true });
    const posted = headerOf(answer, `${name}-id`) ?? headerOf(answer, "location")?.split("/").at(-1);
    if (!posted) throw new ProviderError("malformed", name, { code: "NO_ID", status: answer.status });
    return posted;
  }

  async function callCheckout(
    name: string,
    checkout: CheckoutRef,
    more: { body?: object; headers?: Record<string, string> },
  ) {
    const method = more.body ? "POST" : "GET";
    const answer = await checkouts.call({ name, method, path: pathOf(checkout), repeatable: true, ...more });
    const session = fromCheckout(checkAnswer(name, KcoCheckout, answer), checkout.location);
    if (session.id !== checkout.id) throw new ProviderError("malformed", name, { code: "OTHER_ORDER", status: 200 });
    return session;
  }

  return {
    async createCheckout(order, key): Promise<CheckoutSession> {
      const name = "createCheckout";
      const body = checkRequest(name, KcoCreate, { ...country, ...toBody(order) });
      const answer = await checkouts.call({
        ...{ name, method: "POST", path: CHECKOUTS, body, headers: once(key), repeatable: true },
      });
      const checkout = checkAnswer(name, KcoCheckout, answer);
      return fromCheckout(checkout, headerOf(answer, "location") ?? "");
    },
    readCheckout: (checkout) => callCheckout("readCheckout", checkout, {}),
    updateCheckout: async (checkout, changes, key) => {
      const body = checkRequest("updateCheckout", KcoUpdate, toBody(changes));
      return await callCheckout("updateCheckout", checkout, { body, headers: once(key) });
    },
    async abortCheckout(checkout, key) {
      const path = `${pathOf(checkout)}/abort`;
      await checkouts.call({ name: "abortCheckout", method: "POST", path, headers: once(key), repeatable: true });
    },
    async readOrder(id) {
      const name = "readOrder";
      const answer = await orders.call({ name, method: "GET", path: `${ORDERS}/${part(id)}`, repeatable: true });
      const order = fromOrder(checkAnswer(name, KcoOrder, answer));
      if (order.id !== id) throw new ProviderError("malformed", name, { code: "OTHER_ORDER", status: answer.status });
      return order;
    },
    acknowledge: (id, key) => sendOrder(id, "acknowledge", "acknowledge", key),
    async capture(id, { amount, lines, ...posting }, key) {
      const body = { captured_amount: amount, ...posting, order_lines: lines?.map(toLine) };
      return { captureId: await post(id, "capture", checkRequest("capture", KcoCapture, body), key) };
    },
    async refund(id, { amount, lines, ...posting }, key) {
      const body = { refunded_amount: amount, ...posting, order_lines: lines?.map(toLine) };
      return { refundId: await post(id, "refund", checkRequest("refund", KcoRefund, body), key) };
    },
    cancel: (id, key) => sendOrder(id, "cancel", "cancel", key),
    release: (id, key) => sendOrder(id, "release", "release-remaining-authorization", key),
    extend: (id, key) => sendOrder(id, "extend", "extend-authorization-time", key),
    async close() {
      await Promise.all([checkouts.close(), orders.close()]);
    },
  };
}
