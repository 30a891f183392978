import { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { get } from "../setup/httpGet.ts";

export interface Visit {
  path: string;
  headers: Record<string, string>;
  /** Expected status. */
  status: number;
}

export interface Paced {
  sent: number;
  /** Unexpected statuses and failed requests, with how many of each. */
  wrong: Map<string, number>;
  /** Not sent, since too many requests were pending. */
  late: number;
  /** Milliseconds, of every tenth request. */
  latencies: number[];
}

/** Maximum pending requests; beyond that a request counts as late and is not sent. */
const MOST_OPEN = 300;

/** Open-loop load: sends requests at a constant rate until the signal aborts, regardless of pending ones. */
export async function pace(url: string, draw: () => Visit, perSecond: number, signal: AbortSignal): Promise<Paced> {
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_OPEN });
  const paced: Paced = { sent: 0, wrong: new Map(), late: 0, latencies: [] };
  const open = new Set<Promise<void>>();

  async function visit({ path, headers, status }: Visit): Promise<void> {
    const began = performance.now();
    const isTimed = paced.sent % 10 === 0;
    const got = await get(url + path, headers, agent).then(
      (answer) => String(answer.status),
      (error: Error) => error.message,
    );
    if (got !== String(status))
      paced.wrong.set(`${got} from ${path}`, (paced.wrong.get(`${got} from ${path}`) ?? 0) + 1);
    if (isTimed) paced.latencies.push(performance.now() - began);
  }

  const began = performance.now();
  for (let due = 0; !signal.aborted; await delay(10)) {
    for (; due < ((performance.now() - began) / 1000) * perSecond; due += 1) {
      if (open.size >= MOST_OPEN) {
        paced.late += 1;
        continue;
      }
      paced.sent += 1;
      const asking = visit(draw()).finally(() => open.delete(asking));
      open.add(asking);
    }
  }
  await Promise.all(open);
  agent.destroy();
  return paced;
}
