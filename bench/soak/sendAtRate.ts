import { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { get } from "../setup/httpGet.ts";

export interface Visit {
  path: string;
  headers: Record<string, string>;
  /** Expected status. */
  status: number;
}

export interface LoadResult {
  sent: number;
  /** Unexpected statuses and failed requests, with how many of each. */
  wrong: Map<string, number>;
  /** Requests not sent, since too many were pending. */
  late: number;
  /** Milliseconds, of every tenth request. */
  latencies: number[];
}

/** Maximum pending requests; beyond that a request counts as late and is not sent. */
const MAX_PENDING = 300;

/** Open-loop load: sends requests at a constant rate until the signal aborts, regardless of pending ones. */
export async function sendAtRate(
  url: string,
  nextVisit: () => Visit,
  perSecond: number,
  signal: AbortSignal,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_PENDING });
  const result: LoadResult = { sent: 0, wrong: new Map(), late: 0, latencies: [] };
  const open = new Set<Promise<void>>();

  async function visit({ path, headers, status }: Visit): Promise<void> {
    const began = performance.now();
    const isTimed = result.sent % 10 === 0;
    const outcome = await get(url + path, headers, agent).then(
      (response) => String(response.status),
      (error: Error) => error.message,
    );
    if (outcome !== String(status))
      result.wrong.set(`${outcome} from ${path}`, (result.wrong.get(`${outcome} from ${path}`) ?? 0) + 1);
    if (isTimed) result.latencies.push(performance.now() - began);
  }

  const began = performance.now();
  for (let due = 0; !signal.aborted; await delay(10)) {
    for (; due < ((performance.now() - began) / 1000) * perSecond; due += 1) {
      if (open.size >= MAX_PENDING) {
        result.late += 1;
        continue;
      }
      result.sent += 1;
      const pending = visit(nextVisit()).finally(() => open.delete(pending));
      open.add(pending);
    }
  }
  await Promise.all(open);
  agent.destroy();
  return result;
}
