import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import fc from "fast-check";
import { machine, saveResult, table, today } from "../setup/result.ts";
import { withPostgres } from "../setup/withDatabase.ts";
import { type FuzzedApi, startFuzzedApi } from "./fuzzedApi.ts";
import { type FuzzRequest, requestArbitrary, roles } from "./requests.ts";

/**
 * `pnpm measure fuzz [calls] [--seed N]`: hostile calls over the whole contract and all roles, generated from its schemas.
 * Fails when a response is a 5xx or missing. The same seed generates the same calls.
 */
const { values, positionals } = parseArgs({
  options: { seed: { type: "string", default: "1" } },
  allowPositionals: true,
});
const calls = Number(positionals[0] ?? 200_000);
const seed = Number(values.seed);

const BATCH = 250;
const CONCURRENCY = 4;
const BUSY_MS = 2000;
const SLOW_MS = 5000;
const PRINT_EVERY_MS = 10_000;
const TIMEOUT_MS = 120_000;
/** Characters of a payload that a report shows. */
const SHOWN = 600;

/** Responses by role and class of status, such as "4xx". */
const counts = new Map<string, number>();
const succeeded = new Set<string>();
let failures = 0;
let repeated = 0;
let slowest = { name: "", took: 0 };

async function send({ origin, tokenOf }: FuzzedApi, { role, method, path, headers, body }: FuzzRequest) {
  const token = tokenOf(role);
  try {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { ...headers, ...(token && { "user-token": token }) },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, text: await response.text(), id: response.headers.get("x-request-id") };
  } catch (error) {
    return { status: 599, text: error instanceof Error ? `${error.message} ${error.cause ?? ""}` : "", id: null };
  }
}

async function check(api: FuzzedApi, request: FuzzRequest, batchSeed: number): Promise<void> {
  const sentAt = performance.now();
  const first = await send(api, request);
  const took = Math.round(performance.now() - sentAt);
  if (took > slowest.took) slowest = { name: request.name, took };
  if (took > SLOW_MS)
    console.log(`${took} ms, status ${first.status}: ${request.name} by ${request.role}, seed ${batchSeed}`);
  // The machine may be too busy: retry the call once before it counts as a failure.
  if (first.status >= 503) await delay(BUSY_MS);
  const { status, text, id } = first.status >= 503 ? await send(api, request) : first;
  if (first.status >= 503 && status < 500) repeated += 1;
  const kind = `${request.role} ${Math.floor(status / 100)}xx`;
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (status < 300) succeeded.add(request.name);
  if (status < 500 && (status < 400 || /"Code":"[A-Z_]+"/.test(text))) return;
  failures += 1;
  const { name, role, method, path, headers, body } = request;
  console.log(`\n${status} to ${name} by ${role}, seed ${batchSeed}, request ${id}: ${text.slice(0, SHOWN)}`);
  console.log(
    `  ${method} ${path.slice(0, SHOWN)} ${JSON.stringify(headers).slice(0, SHOWN)}\n  ${body?.slice(0, SHOWN) ?? ""}`,
  );
}

async function run(api: FuzzedApi): Promise<void> {
  const requests = requestArbitrary();
  const startedAt = performance.now();
  let printedAt = startedAt;
  for (let sent = 0; sent < calls && api.isRunning(); sent += BATCH) {
    const batchSeed = seed + sent / BATCH;
    const queue = fc.sample(requests, { seed: batchSeed, numRuns: Math.min(BATCH, calls - sent) }).values();
    const lane = async () => {
      for (const request of queue) await check(api, request, batchSeed);
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, lane));
    await api.restore();
    if (performance.now() - printedAt < PRINT_EVERY_MS) continue;
    printedAt = performance.now();
    const rate = (sent + BATCH) / ((performance.now() - startedAt) / 1000);
    console.log(
      `${sent + BATCH} of ${calls} calls, ${Math.round(rate)} a second, ${repeated} repeated, ${failures} failures`,
    );
  }
  if (!api.isRunning()) {
    failures += 1;
    console.log("The API ended.");
  }
}

await withPostgres(async (postgres, dir) => {
  const api = await startFuzzedApi(postgres, dir);
  await run(api).finally(() => api.stop());
});
const classes = ["2xx", "3xx", "4xx", "5xx"];
const rows = roles.map((role) => [role, ...classes.map((kind) => counts.get(`${role} ${kind}`) ?? 0)]);
saveResult(
  "fuzz",
  `# Hostile calls over the whole contract, ${today()}

\`pnpm measure fuzz ${calls} --seed ${seed}\`: ${failures} responses were a 5xx, missing or without a code. ${repeated} calls worked only when they were repeated after two seconds. The slowest call, ${slowest.name}, took ${slowest.took} ms. ${succeeded.size} different calls succeeded at least once.

${machine()}

${table([["role", ...classes], ...rows])}
`,
);
process.exit(failures > 0 ? 1 : 0);
