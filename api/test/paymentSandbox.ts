import { mkdtempSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { freePort } from "@lagrum/launch/os/ports";
import { openSandbox, type SandboxOptions } from "@lagrum/launch/sandbox/sandbox";
import type { CheckoutOrder, SwishRequest } from "../src/payments/provider/paymentProvider.ts";

/** What the provider sent to us. */
export interface Received {
  method: string;
  /** Path and query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server that records what the sandbox sends, and answers with the status of `respond` (200 by default). */
async function openReceiver() {
  const received: Received[] = [];
  const replies: { status: number; headers?: Record<string, string>; body?: string }[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url: path = "", headers } = request;
    received.push({ method, path, headers, body: await text(request) });
    const { status, headers: more = {}, body } = replies.shift() ?? { status: 200 };
    response.writeHead(status, more).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, received, replies, close: () => server.close() };
}

const fast = { firstPush: 20, repeat: 100, later: 200 };

/** A payment sandbox in this process, with a receiver of its pushes and callbacks. Call `close`. */
export async function openPaymentSandbox(options: Partial<SandboxOptions> = {}) {
  const receiver = await openReceiver();
  const dir = options.dir ?? mkdtempSync(join(tmpdir(), "lagrum-sandbox-"));
  const port = options.port ?? (await freePort());
  const settings = { dir, port, publicUrl: receiver.url, pace: fast, ...options };
  let sandbox = await openSandbox(settings);
  const authorization = `Basic ${Buffer.from("sandbox:sandbox").toString("base64")}`;

  /** A control call (launch/src/sandbox/controlRoutes.ts). */
  async function control(name: string, body?: object, method = "POST") {
    const headers = { authorization, "content-type": "application/json" };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`${sandbox.url}/control/${name}`, init);
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? undefined : ((await response.json()) as unknown);
  }

  return {
    url: sandbox.url,
    authorization,
    receiver,
    control,
    /** Plans a fault for the next calls. */
    plan: (Fault: string, more: { Call?: string; Times?: number } = {}) => control("faults", { Fault, ...more }),
    buy: (CheckoutID: string, Method: "CARD" | "INVOICE" = "CARD") => control("purchases", { CheckoutID, Method }),
    /** A new process on the same disk and port. */
    async restart() {
      await sandbox.close();
      sandbox = await openSandbox(settings);
    },
    async close() {
      await sandbox.close();
      receiver.close();
    },
  };
}

/** An order of 1 295 kr, tax included, with its pushes to `receiver`. */
export const checkoutOrder = (receiver: string, more: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  reference: "order-1",
  amount: 129_500,
  tax: 25_900,
  lines: [
    {
      type: "digital",
      reference: "samboavtal",
      name: "Samboavtal",
      quantity: 1,
      unitPrice: 129_500,
      taxRate: 2500,
      totalDiscount: 0,
      totalAmount: 129_500,
      totalTax: 25_900,
    },
  ],
  urls: {
    terms: `${receiver}/villkor`,
    checkout: `${receiver}/kassa`,
    confirmation: `${receiver}/tack?id={checkout.order.id}`,
    push: `${receiver}/push?klarna_order_id={checkout.order.id}`,
  },
  ...more,
});

let counter = 0;

/** 32 upper-case hex digits, new each time. */
export const instructionId = (): string => {
  counter += 1;
  return counter.toString(16).toUpperCase().padStart(32, "A");
};

export const swishRequest = (receiver: string, more: Partial<SwishRequest> = {}): SwishRequest => ({
  instructionId: instructionId(),
  reference: "order-1",
  amount: 129_550,
  message: "Samboavtal",
  callbackUrl: `${receiver}/swish`,
  callbackIdentifier: "0123456789abcdef0123456789abcdef",
  ...more,
});
