import { randomBytes, randomUUID } from "node:crypto";
import type { Sandbox } from "../protocolCall.ts";
import type { Changes, SwishPayment, Task } from "../sandboxState.ts";

type Ending = Pick<SwishPayment, "status"> & { errorCode?: string };

/** As a bank's: 32 upper-case hex digits. */
const newReference = () => randomBytes(16).toString("hex").toUpperCase();

/** The changes that end an open payment: its status, and the callback. None when it has ended. */
export function endPayment(sandbox: Sandbox, payment: SwishPayment, { status, errorCode }: Ending): Changes {
  if (payment.status !== "CREATED") return {};
  const now = sandbox.now();
  const isPaid = status === "PAID";
  const ended: SwishPayment = {
    ...payment,
    status,
    errorCode: errorCode ?? null,
    paymentReference: isPaid ? newReference() : null,
    paidAt: isPaid ? now.toISOString() : null,
  };
  const callback: Task = {
    id: randomUUID(),
    at: now.getTime() + sandbox.pace.firstPush,
    attempts: 0,
    kind: "swishCallback",
    paymentId: payment.id,
  };
  return { swishPayments: { [payment.id]: ended }, tasks: { [callback.id]: callback } };
}
