import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { get } from "../setup/httpGet.ts";
import { installTools } from "../setup/installTools.ts";
import { machine, median, saveResult, table, today } from "../setup/result.ts";
import { withService } from "../setup/withService.ts";
import { type Weight, weighSame } from "./comparePages.ts";
import { CONNECTIONS, type Encoding, encodings, load, type Reading } from "./load.ts";
import { type Recording, recordApi } from "./recording.ts";
import { type Contestant, prepareContestants, rival } from "./servers.ts";

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
const LIKE = 0.05;
/** Warm-up requests, and the time limit for them. */
const WARM = 1000;
const MOST_TURNS = 4;

type Prepared = ReturnType<typeof prepareContestants>;

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

type Readings = Map<string, Reading[]>;

/** Warms up the JIT compiler. */
async function warmUp(contestant: Contestant, uris: string[], encoding: Encoding): Promise<void> {
  for (let served = 0, turns = 0; served < WARM && turns < MOST_TURNS; turns += 1) {
    served += (await load(contestant, uris, encoding, seconds)).rate * seconds;
  }
}

async function race(contestants: Contestant[], uris: string[], encoding: Encoding): Promise<Readings> {
  const readings: Readings = new Map(contestants.map(({ name }) => [name, []]));
  for (const contestant of contestants) await warmUp(contestant, uris, encoding);
  for (let round = 1; round <= rounds; round += 1) {
    for (const contestant of contestants) {
      const reading = await load(contestant, uris, encoding, seconds);
      readings.get(contestant.name)?.push(reading);
      console.log(`${encoding} ${round}: ${contestant.name} ${Math.round(reading.rate)}/s, ${ms(reading.cpu)} ms CPU`);
    }
  }
  return readings;
}

const ms = (value: number) => value.toFixed(value < 1 ? 3 : 2);

const bestOf = (readings: Reading[]) => readings.reduce((one, other) => (other.rate > one.rate ? other : one));

function rows(contestants: Contestant[], readings: Readings): (string | number)[][] {
  return contestants.map(({ name }) => {
    const mine = readings.get(name) ?? [];
    const best = bestOf(mine);
    const rate = median(mine.map((reading) => reading.rate));
    const cpu = median(mine.map((reading) => reading.cpu));
    return [name, ...[best.rate, rate, best.p50, best.p99].map(Math.round), ms(best.cpu), ms(cpu)];
  });
}

/** Ratios of requests per second and of CPU time per request. */
function ratio(readings: Readings, one: string, other: string): string[] {
  const [ours, theirs] = [readings.get(one) ?? [], readings.get(other) ?? []];
  const middle = (key: "rate" | "cpu", of: Reading[]) => median(of.map((reading) => reading[key]));
  const times = [
    bestOf(ours).rate / bestOf(theirs).rate,
    middle("rate", ours) / middle("rate", theirs),
    bestOf(theirs).cpu / bestOf(ours).cpu,
    middle("cpu", theirs) / middle("cpu", ours),
  ];
  return [`${one} / ${other}`, ...times.map((value) => value.toFixed(2))];
}

const head = ["server", "best req/s", "median", "p50 ms", "p99 ms", "CPU ms/req, best", "median"];

function report(weights: Map<string, Weight>, contestants: Contestant[], measured: Map<Encoding, Readings>): string {
  const weighed = contestants.map(({ name }) => {
    const weight = weights.get(name);
    return [name, Math.round(weight?.plain ?? 0), Math.round(weight?.packed ?? 0)];
  });
  const parts = [...measured].map(([encoding, readings]) => {
    const ratios = [
      ratio(readings, "Lagrum, drawn each time", "Next.js, drawn each time"),
      ratio(readings, "Lagrum, kept", "Next.js, kept (ISR)"),
      ratio(readings, "Lagrum, kept", "node:http, finished bytes"),
    ];
    const ratioHead = ["ratio", "best req/s", "median req/s", "best CPU", "median CPU"];
    return `## accept-encoding: ${encodings[encoding]}\n\n${table([head, ...rows(contestants, readings)])}\n\n${table([ratioHead, ...ratios])}\n`;
  });
  return `# Answer pages from the site server, Next.js 16.4.6 and node:http, ${today()}

${machine()}
${pages} answers in turn over ${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s each, server by server in every round; best round and median.
Each server has been warmed up by ${WARM} requests, or by ${MOST_TURNS} turns where those took longer.
Production builds on the same recorded answers of the API, played from memory by a process of its own. Load, servers and
that process share the machine; CPU is the web process's alone, system time and threads included. Every server shows the
same words; bytes of a page as sent plainly and as a browser gets it:

${table([["server", "HTML bytes", "packed"], ...weighed])}

${parts.join("\n")}`;
}

installTools(rival);
const folder = realpathSync(mkdtempSync(join(tmpdir(), "lagrum-page-")));
const prepared = prepareContestants(folder);
try {
  const { recording, uris } = await recordPages(prepared);
  const contestants = await prepared.start(recording, uris);
  const weights = await weighSame(contestants, uris);
  const [next = 0, site = 0] = contestants.map(({ name }) => weights.get(name)?.plain);
  if (Math.abs(next / site - 1) > LIKE) throw new Error(`not the same page: ${next} bytes of HTML, and ${site}`);
  const measured = new Map<Encoding, Readings>();
  for (const encoding of ["packed", "plain"] as const) measured.set(encoding, await race(contestants, uris, encoding));
  saveResult("page", report(weights, contestants, measured));
} finally {
  await prepared.stop();
  rmSync(folder, { recursive: true, force: true });
}
