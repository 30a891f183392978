import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { cpuOf } from "../setup/processUsage.ts";
import { nextFolder, type Target } from "./servers.ts";

/** Types for the part of autocannon that we use. */
type Autocannon = (options: {
  url: string;
  connections: number;
  /** Seconds. */
  duration: number;
  requests: { path: string }[];
  headers: Record<string, string>;
}) => Promise<{
  non2xx: number;
  errors: number;
  requests: { average: number; total: number };
  latency: { p50: number; p99: number };
}>;

export interface LoadResult {
  /** Requests a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** CPU time of the web process per request, milliseconds. */
  cpu: number;
}

export const CONNECTIONS = 16;

/** Accept-Encoding of a browser, and of a client without compression. */
export const encodings = { compressed: "gzip, deflate, br", uncompressed: "identity" } as const;
export type Encoding = keyof typeof encodings;

/** Loads one server. @throws Error when a request fails */
export async function load(
  { name, origin, pathOf, pid }: Target,
  uris: string[],
  encoding: Encoding,
  duration: number,
): Promise<LoadResult> {
  const entry = pathToFileURL(join(nextFolder, "node_modules/autocannon/autocannon.js")).href;
  const { default: autocannon } = (await import(entry)) as { default: Autocannon };
  const before = cpuOf(pid);
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration,
    requests: uris.map((uri) => ({ path: pathOf(uri) })),
    headers: { "accept-encoding": encodings[encoding] },
  });
  const cpu = cpuOf(pid) - before;
  const { non2xx, errors, requests, latency } = result;
  if (non2xx > 0 || errors > 0) throw new Error(`${name}: ${non2xx} refused, ${errors} failed`);
  return { rate: requests.average, p50: latency.p50, p99: latency.p99, cpu: cpu / requests.total };
}
