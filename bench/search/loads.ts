import { Agent, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Search } from "./queryKinds.ts";

/** Milliseconds and statuses of searches. */
export interface Timings {
  milliseconds: number[];
  statuses: number[];
}

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(share * values.length))] ??
  Number.NaN;

/** Sends one search and reads its whole response. @returns its status */
function send(base: string, { path, body }: Search, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      base + path,
      { method: body === null ? "GET" : "POST", agent, headers: { "content-type": "application/json" } },
      (response) => {
        response.once("error", reject);
        response.once("end", () => resolve(response.statusCode ?? 0));
        response.resume();
      },
    );
    outgoing.once("error", reject);
    outgoing.end(body === null ? undefined : JSON.stringify(body));
  });
}

/** One search after another. */
export async function searchAlone(base: string, searches: readonly Search[]): Promise<Timings> {
  return searchTogether(base, searches, { clients: 1, pause: 0 });
}

/** Clients that alternate between a search and a pause, until all searches are sent. @param pause milliseconds */
export async function searchTogether(
  base: string,
  searches: readonly Search[],
  { clients, pause }: { clients: number; pause: number },
): Promise<Timings> {
  const agent = new Agent({ keepAlive: true });
  const timings: Timings = { milliseconds: [], statuses: [] };
  const queue = searches.values();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      await delay((pause * client) / clients);
      for (const search of queue) {
        const began = performance.now();
        timings.statuses.push(await send(base, search, agent));
        timings.milliseconds.push(performance.now() - began);
        await delay(pause);
      }
    }),
  );
  agent.destroy();
  return timings;
}
