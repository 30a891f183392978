import { randomUUID } from "node:crypto";
import { completePurchase } from "./kco/purchase.ts";
import type { Sandbox } from "./protocolCall.ts";
import type { Changes, Task } from "./sandboxState.ts";
import { paymentBody, refundBody } from "./swish/swishBodies.ts";
import { endPayment } from "./swish/swishBuyer.ts";

/** Timeout of one delivery in milliseconds. */
const DELIVERY_TIMEOUT = 10_000;
/** Maximum milliseconds between two attempts; Klarna's own maximum is four hours. */
const MAX_REPEAT = 300_000;
/** Klarna ends its pushes after 48 hours, Swish its callbacks after ten attempts. */
const PUSH_LIFETIME = 48 * 3_600_000;
const MAX_CALLBACKS = 10;

/** True for a 2xx response. */
async function deliver(url: string, init: RequestInit): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(DELIVERY_TIMEOUT);
    const response = await fetch(url, { method: "POST", redirect: "manual", signal, ...init });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** A callback of Swish: the object, and the caller's identifier in a header. */
const deliverCallback = (body: { callbackUrl: string; id: string }, identifier: string | undefined) =>
  deliver(body.callbackUrl, {
    headers: { "content-type": "application/json", ...(identifier && { callbackIdentifier: identifier }) },
    body: JSON.stringify(body),
  });

function reschedule(sandbox: Sandbox, task: Task): Changes {
  const wait = Math.min(MAX_REPEAT, sandbox.pace.repeat * 2 ** task.attempts);
  return { tasks: { [task.id]: { ...task, attempts: task.attempts + 1, at: sandbox.now().getTime() + wait } } };
}

const hasPushEnded = (sandbox: Sandbox, task: Task & { kind: "push" }) => {
  const order = sandbox.state.get("orders", task.checkoutId);
  if (!task.repeat || !order || order.acknowledged) return true;
  return sandbox.now().getTime() - Date.parse(order.createdAt) > PUSH_LIFETIME;
};

/** Sends the task's request. @returns whether the task is finished */
async function send(sandbox: Sandbox, task: Task): Promise<boolean> {
  const { state } = sandbox;
  if (task.kind === "push") {
    // The body is empty. Pushes end when the order is acknowledged; the response is ignored.
    await deliver(task.url, {});
    return hasPushEnded(sandbox, task);
  }
  if (task.kind === "swishCallback") {
    const payment = state.get("swishPayments", task.paymentId);
    return !payment || (await deliverCallback(paymentBody(payment), payment.body.callbackIdentifier));
  }
  if (task.kind === "refundCallback") {
    const refund = state.get("swishRefunds", task.refundId);
    return !refund || (await deliverCallback(refundBody(refund), refund.body.callbackIdentifier));
  }
  return true;
}

/** The changes that a task makes, besides its own removal. */
function effectOf(sandbox: Sandbox, task: Task): Changes {
  const { state } = sandbox;
  if (task.kind === "complete") {
    const checkout = state.get("checkouts", task.checkoutId);
    return checkout ? completePurchase(sandbox, checkout, task.method) : {};
  }
  if (task.kind === "swishTimeout") {
    const payment = state.get("swishPayments", task.paymentId);
    return payment ? endPayment(sandbox, payment, { status: "ERROR", errorCode: "TM01" }) : {};
  }
  const refund = task.kind === "refundPaid" && state.get("swishRefunds", task.refundId);
  if (!refund) return {};
  const callback: Task = { id: randomUUID(), at: 0, attempts: 0, kind: "refundCallback", refundId: refund.id };
  return {
    swishRefunds: { [refund.id]: { ...refund, status: "PAID" } },
    tasks: { [callback.id]: callback },
  };
}

function finishTask(sandbox: Sandbox, task: Task, isSent: boolean): Changes {
  const isLast = task.kind !== "push" && task.attempts + 1 >= MAX_CALLBACKS;
  if (!isSent && !isLast) return reschedule(sandbox, task);
  const effect = effectOf(sandbox, task);
  return { ...effect, tasks: { ...effect.tasks, [task.id]: null } };
}

/** Polling interval for due tasks in milliseconds. */
const POLL = 100;
const MAX_IN_FLIGHT = 50;

/** Runs due tasks, also those from before a restart. @returns a function that stops it */
export function startTasks(sandbox: Sandbox): () => void {
  const inFlight = new Set<string>();
  let stopped = false;

  async function run(task: Task): Promise<void> {
    inFlight.add(task.id);
    try {
      const isSent = await send(sandbox, task);
      // The order may have been acknowledged during the push.
      if (!stopped && sandbox.state.get("tasks", task.id)) sandbox.state.commit(finishTask(sandbox, task, isSent));
    } finally {
      inFlight.delete(task.id);
    }
  }

  const poll = setInterval(() => {
    const now = sandbox.now().getTime();
    for (const task of sandbox.state.list("tasks")) {
      if (inFlight.size >= MAX_IN_FLIGHT) return;
      // A commit fails on a full disk: the task remains and is retried.
      if (task.at <= now && !inFlight.has(task.id)) run(task).catch(() => {});
    }
  }, POLL);
  return () => {
    stopped = true;
    clearInterval(poll);
  };
}
