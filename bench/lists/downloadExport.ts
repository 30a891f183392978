import { readFileSync } from "node:fs";
import { setInterval as ticks } from "node:timers/promises";

/** Current resident memory of a process, MB; Linux only. */
const resident = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

export interface Export {
  rows: number;
  megabytes: number;
  seconds: number;
  before: number;
  peak: number;
}

/** Downloads an export and samples the server's memory twenty times a second. */
export async function downloadExport(pid: number, url: string, token: string, body: object): Promise<Export> {
  const before = resident(pid);
  let peak = before;
  const stop = new AbortController();
  const watch = (async () => {
    for await (const _ of ticks(50, undefined, { signal: stop.signal })) peak = Math.max(peak, resident(pid));
  })().catch(() => {});
  const began = performance.now();
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", "user-token": token },
    body: JSON.stringify(body),
  });
  if (!response.ok || !response.body) throw new Error(`refused with ${response.status}`);
  let [rows, bytes] = [-1, 0];
  for await (const piece of response.body) {
    bytes += piece.length;
    for (const byte of piece) if (byte === 10) rows++;
  }
  const seconds = (performance.now() - began) / 1000;
  stop.abort();
  await watch;
  return { rows, megabytes: bytes / 2 ** 20, seconds, before, peak };
}
