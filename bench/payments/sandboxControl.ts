import { setTimeout as delay } from "node:timers/promises";
import type { Checkout, Order, SwishPayment, SwishRefund } from "@lagrum/launch/sandbox/sandboxState";
import type { Launched } from "../setup/launcher.ts";

/** The sandbox's books. */
export interface SandboxBooks {
  Checkouts: Checkout[];
  Orders: Order[];
  SwishPayments: SwishPayment[];
  SwishRefunds: SwishRefund[];
  Tasks: { kind: string }[];
}

const authorization = `Basic ${Buffer.from("sandbox:sandbox").toString("base64")}`;
const PAUSE_MS = 100;
const GIVEN_UP_AFTER_MS = 60_000;

/** The control calls of the sandbox. Each is retried while the sandbox is down, since they are idempotent. */
export function sandboxControl(launched: Launched) {
  async function call(method: "POST" | "GET" | "DELETE", name: string, body?: object): Promise<unknown> {
    const init = {
      method,
      headers: { authorization, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    };
    for (const deadline = Date.now() + GIVEN_UP_AFTER_MS; Date.now() < deadline; await delay(PAUSE_MS)) {
      const url = `http://127.0.0.1:${launched.portOf("sandbox")}/sandbox/control/${name}`;
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
      const text = await response?.text().catch(() => undefined);
      if (response === undefined || text === undefined) continue;
      if (!response.ok) throw new Error(`${name}: ${response.status} ${text}`);
      return text === "" ? undefined : (JSON.parse(text) as unknown);
    }
    throw new Error(`the sandbox did not answer ${name}`);
  }
  return {
    buy: (CheckoutID: string, Method: "CARD" | "INVOICE" = "CARD") => call("POST", "purchases", { CheckoutID, Method }),
    swish: (InstructionID: string, Status: "PAID" | "DECLINED" = "PAID") =>
      call("POST", "swish", { InstructionID, Status }),
    push: (CheckoutID: string, more: { Times?: number; OrderID?: string } = {}) =>
      call("POST", "pushes", { CheckoutID, ...more }),
    fault: (Fault: string, Call: string, Times: number) => call("POST", "faults", { Fault, Call, Times }),
    clearFaults: () => call("DELETE", "faults"),
    books: async () => (await call("GET", "books")) as SandboxBooks,
  };
}
export type SandboxControl = ReturnType<typeof sandboxControl>;
