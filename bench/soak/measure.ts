import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Launched } from "../setup/launcher.ts";
import { cpuOf, memoryOf } from "../setup/processUsage.ts";
import { machine, median, saveResult, table, today } from "../setup/result.ts";
import { withService } from "../setup/withService.ts";
import { type LoadResult, sendAtRate } from "./sendAtRate.ts";
import { mixVisits } from "./visits.ts";

/**
 * `pnpm measure soak [--minutes N] [--rate N]`: the site server's memory under a constant load of mixed pages. Fails when
 * it grows by more than 1 MB a minute after minute five, or when a page is wrong.
 */
const { values } = parseArgs({
  options: { minutes: { type: "string", default: "30" }, rate: { type: "string", default: "100" } },
});
const [minutes, rate] = [Number(values.minutes), Number(values.rate)] as [number, number];
/** Warm-up minutes that are left out of the slope; a third of a short run. */
const warmUp = minutes > 10 ? 5 : minutes / 3;
const SAMPLE_INTERVAL_MS = 10_000;
/** Maximum memory growth in megabytes a minute. */
const MAX_GROWTH = 1;

interface Sample {
  minute: number;
  memory: number;
  /** CPU milliseconds since the process started. */
  cpu: number;
}

async function watch(pid: number, stopping: AbortController): Promise<Sample[]> {
  const samples: Sample[] = [];
  const began = performance.now();
  for (let n = 0; ; n += 1) {
    const minute = (performance.now() - began) / 60_000;
    samples.push({ minute, memory: memoryOf(pid), cpu: cpuOf(pid) });
    if (minute >= minutes) break;
    await delay(
      Math.max(0, Math.min(began + (n + 1) * SAMPLE_INTERVAL_MS, began + minutes * 60_000) - performance.now()),
    );
  }
  stopping.abort();
  return samples;
}

/** Memory growth in megabytes a minute, by least squares. */
function slopeOf(samples: Sample[]): number {
  const mean = (of: (sample: Sample) => number) => samples.reduce((sum, one) => sum + of(one), 0) / samples.length;
  const [minute, memory] = [mean((one) => one.minute), mean((one) => one.memory)];
  const spread = mean((one) => (one.minute - minute) ** 2);
  return mean((one) => (one.minute - minute) * (one.memory - memory)) / spread;
}

async function soak(service: Launched): Promise<{ samples: Sample[]; result: LoadResult }> {
  const pid = service.pidOf("site");
  if (pid === undefined) throw new Error("the site is not running");
  const nextVisit = await mixVisits(service.url);
  const stopping = new AbortController();
  const [samples, result] = await Promise.all([
    watch(pid, stopping),
    sendAtRate(service.url, nextVisit, rate, stopping.signal),
  ]);
  if (service.pidOf("site") !== pid) throw new Error("the site was restarted");
  return { samples, result };
}

function report(samples: Sample[], slope: number, { sent, wrong, late, latencies }: LoadResult): string {
  const [first, last] = [samples[0], samples.at(-1)];
  const cpu = last && first ? (last.cpu - first.cpu) / (last.minute - first.minute) / 600 : Number.NaN;
  const sorted = latencies.toSorted((one, other) => one - other);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
  const wrongs = [...wrong].map(([what, count]) => `${count} × ${what}`).join("; ");
  const peak = Math.max(...samples.map(({ memory }) => memory));
  const facts = [
    ["", ""],
    ["requests sent", sent],
    ["not sent in time", late],
    ["answered wrongly or not at all", wrongs || "0"],
    ["p50, p99 (ms)", `${median(latencies).toFixed(1)}, ${p99.toFixed(1)}`],
    ["processor, % of one core", cpu.toFixed(1)],
    [
      "memory at the start, highest, at the end (MB)",
      [first?.memory, peak, last?.memory].map((mb) => mb?.toFixed(0)).join(", "),
    ],
    [`slope after minute ${warmUp.toFixed(1)} (MB a minute)`, slope.toFixed(2)],
  ];
  // One row per minute.
  const shown = samples.filter(
    ({ minute }, index) => Math.floor(minute) !== Math.floor(samples[index - 1]?.minute ?? -1),
  );
  const curve = shown.map(({ minute, memory }) => [minute.toFixed(0), memory.toFixed(1)]);
  return `# The site server under ${rate} requests a second for ${minutes} minutes, ${today()}

${machine()}
The whole service and the load share the machine. A mix of answers, lists, products, forms, files and missing pages, with
and without compression, with each cookie choice; resident memory of the site's process every ten seconds.

${table(facts)}

${table([["minute", "MB"], ...curve])}
`;
}

await withService(async (service) => {
  const { samples, result } = await soak(service);
  const slope = slopeOf(samples.filter(({ minute }) => minute >= warmUp));
  saveResult("soak", report(samples, slope, result));
  if (slope > MAX_GROWTH || result.wrong.size > 0 || result.late > 0) process.exitCode = 1;
});
