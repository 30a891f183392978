import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { get } from "../setup/httpGet.ts";
import { installTools } from "../setup/installTools.ts";
import { machine, median, saveResult, table, today } from "../setup/result.ts";
import { withService } from "../setup/withService.ts";
import { comparePages, type PageSize } from "./comparePages.ts";
import { CONNECTIONS, type Encoding, encodings, type LoadResult, load } from "./load.ts";
import { type Recording, recordApi } from "./recording.ts";
import { nextFolder, prepareTargets, type Target } from "./servers.ts";

/**
 * `pnpm measure page [--rounds N] [--seconds N] [--pages N]`: answer pages from the site server, rendered each time and
 * cached, compared with Next.js on the same data and with node:http sending the same bytes, alternately.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "5" },
    pages: { type: "string", default: "20" },
  },
});
const [rounds, seconds, pages] = [values.rounds, values.seconds, values.pages].map(Number) as [number, number, number];
/** Largest difference in HTML size between comparable pages. */
const MAX_SIZE_DIFFERENCE = 0.05;
/** Warm-up requests, and the time limit for them. */
const WARM_UP_REQUESTS = 1000;
const MAX_WARM_UP_ROUNDS = 4;

type Prepared = ReturnType<typeof prepareTargets>;

/** Requests the pages from a site server in front of the real service, and records its API calls. */
async function recordPages({ startSite }: Prepared): Promise<{ recording: Recording; uris: string[] }> {
  return withService(async (service) => {
    const recorder = await recordApi(`http://127.0.0.1:${service.portOf("api")}`);
    const site = await startSite(recorder.url);
    const { body } = await get(`${service.url}/api/answers?PageSize=${pages}`);
    const uris = (JSON.parse(body.toString()) as { Answers: { Uri: string }[] }).Answers.map(({ Uri }) => Uri);
    for (const uri of uris) await get(`${site.origin}/answers/${uri}`);
    process.kill(site.pid, "SIGTERM");
    recorder.close();
    return { recording: recorder.recording, uris };
  });
}

type LoadResults = Map<string, LoadResult[]>;

/** Warms up the JIT compiler. */
async function warmUp(target: Target, uris: string[], encoding: Encoding): Promise<void> {
  for (
    let served = 0, warmUpRounds = 0;
    served < WARM_UP_REQUESTS && warmUpRounds < MAX_WARM_UP_ROUNDS;
    warmUpRounds += 1
  ) {
    served += (await load(target, uris, encoding, seconds)).rate * seconds;
  }
}

async function measureServers(targets: Target[], uris: string[], encoding: Encoding): Promise<LoadResults> {
  const results: LoadResults = new Map(targets.map(({ name }) => [name, []]));
  for (const target of targets) await warmUp(target, uris, encoding);
  for (let round = 1; round <= rounds; round += 1) {
    for (const target of targets) {
      const result = await load(target, uris, encoding, seconds);
      results.get(target.name)?.push(result);
      console.log(`${encoding} ${round}: ${target.name} ${Math.round(result.rate)}/s, ${ms(result.cpu)} ms CPU`);
    }
  }
  return results;
}

const ms = (value: number) => value.toFixed(value < 1 ? 3 : 2);

const bestOf = (results: LoadResult[]) => results.reduce((one, other) => (other.rate > one.rate ? other : one));

function rows(targets: Target[], results: LoadResults): (string | number)[][] {
  return targets.map(({ name }) => {
    const mine = results.get(name) ?? [];
    const best = bestOf(mine);
    const rate = median(mine.map((result) => result.rate));
    const cpu = median(mine.map((result) => result.cpu));
    return [name, ...[best.rate, rate, best.p50, best.p99].map(Math.round), ms(best.cpu), ms(cpu)];
  });
}

/** Ratios of requests per second and of CPU time per request. */
function ratio(results: LoadResults, one: string, other: string): string[] {
  const [ours, theirs] = [results.get(one) ?? [], results.get(other) ?? []];
  const middle = (key: "rate" | "cpu", of: LoadResult[]) => median(of.map((result) => result[key]));
  const times = [
    bestOf(ours).rate / bestOf(theirs).rate,
    middle("rate", ours) / middle("rate", theirs),
    bestOf(theirs).cpu / bestOf(ours).cpu,
    middle("cpu", theirs) / middle("cpu", ours),
  ];
  return [`${one} / ${other}`, ...times.map((value) => value.toFixed(2))];
}

const head = ["server", "best req/s", "median", "p50 ms", "p99 ms", "CPU ms/req, best", "median"];

function report(sizes: Map<string, PageSize>, targets: Target[], measured: Map<Encoding, LoadResults>): string {
  const pageSizes = targets.map(({ name }) => {
    const size = sizes.get(name);
    return [name, Math.round(size?.uncompressed ?? 0), Math.round(size?.compressed ?? 0)];
  });
  const parts = [...measured].map(([encoding, results]) => {
    const ratios = [
      ratio(results, "Lagrum, uncached", "Next.js, uncached"),
      ratio(results, "Lagrum, cached", "Next.js, cached (ISR)"),
      ratio(results, "Lagrum, cached", "node:http, static bytes"),
    ];
    const ratioHead = ["ratio", "best req/s", "median req/s", "best CPU", "median CPU"];
    return `## accept-encoding: ${encodings[encoding]}\n\n${table([head, ...rows(targets, results)])}\n\n${table([ratioHead, ...ratios])}\n`;
  });
  return `# Answer pages from the site server, Next.js 16.4.6 and node:http, ${today()}

${machine()}
${pages} answers in turn over ${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s each, server by server in every round; best round and median.
Each server was warmed up by ${WARM_UP_REQUESTS} requests, or by ${MAX_WARM_UP_ROUNDS} rounds where those took longer.
Production builds on the same recorded API responses, replayed from memory by a separate process. Load, servers and
that process share the machine; CPU is the web process's alone, system time and threads included. All servers show the
same text. Bytes of a page, uncompressed and compressed:

${table([["server", "HTML bytes", "compressed"], ...pageSizes])}

${parts.join("\n")}`;
}

installTools(nextFolder);
const folder = realpathSync(mkdtempSync(join(tmpdir(), "lagrum-page-")));
const prepared = prepareTargets(folder);
try {
  const { recording, uris } = await recordPages(prepared);
  const targets = await prepared.start(recording, uris);
  const sizes = await comparePages(targets, uris);
  const [next = 0, site = 0] = targets.map(({ name }) => sizes.get(name)?.uncompressed);
  if (Math.abs(next / site - 1) > MAX_SIZE_DIFFERENCE)
    throw new Error(`not the same page: ${next} bytes of HTML, and ${site}`);
  const measured = new Map<Encoding, LoadResults>();
  for (const encoding of ["compressed", "uncompressed"] as const)
    measured.set(encoding, await measureServers(targets, uris, encoding));
  saveResult("page", report(sizes, targets, measured));
} finally {
  await prepared.stop();
  rmSync(folder, { recursive: true, force: true });
}
