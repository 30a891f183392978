import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { freePort } from "@lagrum/launch/os/ports";
import { openSandbox } from "@lagrum/launch/sandbox/sandbox";
import type { Checkout, Order, SwishPayment, SwishRefund } from "@lagrum/launch/sandbox/sandboxState";
import { createTestApp, type TestApp } from "./testApp.ts";

export interface SandboxBooks {
  Checkouts: Checkout[];
  Orders: Order[];
  SwishPayments: SwishPayment[];
  SwishRefunds: SwishRefund[];
}

/** The whole API with the sandbox of payments, whose pushes and callbacks reach it over HTTP. */
export async function createPaymentScene() {
  let testApp: TestApp | undefined;
  const received: string[] = [];
  let isHeld = false;
  let ahead = 0;
  const forwarder = createServer(async (request, response) => {
    const payload = await buffer(request);
    received.push(`${request.method} ${request.url}`);
    const answer = isHeld
      ? undefined
      : await testApp?.server.inject({
          method: request.method as "POST",
          url: request.url ?? "/",
          headers: {
            "content-type": request.headers["content-type"] ?? "application/json",
            callbackidentifier: request.headers.callbackidentifier ?? "",
          },
          ...(payload.length > 0 && { payload }),
        });
    response.writeHead(answer?.statusCode ?? 503).end();
  });
  await new Promise<void>((resolve) => forwarder.listen(0, "127.0.0.1", resolve));
  const publicUrl = `http://127.0.0.1:${(forwarder.address() as AddressInfo).port}`;
  const sandbox = await openSandbox({
    ...{ dir: mkdtempSync(join(tmpdir(), "lagrum-sandbox-")), port: await freePort(), publicUrl },
    pace: { firstPush: 50, repeat: 500, later: 50 },
    now: () => new Date(Date.now() + ahead),
  });
  const addresses = { KCO_BASE_URL: sandbox.url, OM_BASE_URL: sandbox.url, SWISH_BASE_URL: sandbox.url };
  const app = await createTestApp({ env: { PUBLIC_URL: publicUrl, ...addresses } });
  testApp = app;
  const authorization = `Basic ${Buffer.from("sandbox:sandbox").toString("base64")}`;
  const control = async (method: string, name: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${sandbox.url}/control/${name}`, {
      method,
      headers: { authorization, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`sandbox: ${response.status} ${await response.text()}`);
    const text = await response.text();
    return text === "" ? null : JSON.parse(text);
  };
  return {
    testApp: app,
    /** Calls of the sandbox so far: "POST /api/payments/push?ID=…". */
    received,
    buy: (CheckoutID: string, Method: "CARD" | "INVOICE" = "CARD") =>
      control("POST", "purchases", { CheckoutID, Method }),
    swish: (InstructionID: string, Status: "PAID" | "DECLINED" = "PAID") =>
      control("POST", "swish", { InstructionID, Status }),
    fault: (Fault: string, Call: string, Times = 1, Reference?: string) =>
      control("POST", "faults", { Fault, Call, Times, Reference }),
    clearFaults: () => control("DELETE", "faults"),
    /** While they are held, pushes and callbacks don't arrive: the sandbox repeats them. */
    holdPushes(held: boolean) {
      isHeld = held;
    },
    /** Moves the provider's clock: an authorisation lasts 28 days. @param milliseconds from now; 0 moves it back */
    moveProviderClock(milliseconds: number) {
      ahead = milliseconds;
    },
    /** The provider takes a captured payment back, as after a chargeback. */
    reverse: (OrderID: string, Amount?: number) => control("POST", "reversals", { OrderID, Amount }),
    /** The provider gives back what it has taken. */
    withdrawReversals: (OrderID: string) => control("DELETE", "reversals", { OrderID }),
    /** The sandbox's books. */
    books: async () => (await control("GET", "books")) as SandboxBooks,
    async close() {
      await sandbox.close();
      forwarder.closeAllConnections();
      await new Promise((resolve) => forwarder.close(resolve));
      await app.close();
    },
  };
}
