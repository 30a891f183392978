import { setTimeout as delay } from "node:timers/promises";
import { isAnswering } from "@lagrum/launch/os/ports";
import { type Launched, processesOf } from "../setup/launcher.ts";
import { median } from "../setup/result.ts";
import { withService } from "../setup/withService.ts";
import { type Figure, figuresOf, killProcess, pidOf, until } from "./figures.ts";
import { query } from "./questionVerdict.ts";
import { judge, startWriteLoad, type WriteLoad } from "./writeLoad.ts";

/**
 * Alternating, so that each process has run for a while: the supervisor delays the restart of one that exits
 * repeatedly.
 */
const parts = ["api", "site", "identity", "mailbox", "postgres", "backend", "launcher", "everything"] as const;
type Part = (typeof parts)[number];

const QUESTIONS_PER_SECOND = 10;

interface Kill {
  part: Part;
  /** Milliseconds until the new process responded; for the launcher, until its address table. */
  back: number;
  /** Longest time without an acknowledged question, milliseconds. */
  outage: number;
}

/** Kills each process of a service under write load, `rounds` times. */
export async function measureKills(rounds: number): Promise<Figure[]> {
  let left: number[] = [];
  let dataDir = "";
  const figures = await withService(async (launched) => {
    dataDir = launched.dataDir;
    const load = await startWriteLoad(launched.url, QUESTIONS_PER_SECOND);
    const kills: Kill[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      for (const part of parts) kills.push(await kill(launched, load, part));
      console.log(`round ${round} of ${rounds}`);
    }
    const verdict = await judge(`kill -9, ${rounds} times each`, launched, load);
    await launched.interrupt();
    left = processesOf(dataDir);
    return [...parts.flatMap((part) => outages(part, kills)), ...verdict];
  });
  return [...figures, ...figuresOf("kill -9", { "processes left after Ctrl-C": left.map(String) })];
}

async function kill(launched: Launched, load: WriteLoad, part: Part): Promise<Kill> {
  // Wait for a random time.
  await delay(500 + 1000 * Math.random());
  const pids = await pidsOf(launched, part);
  const at = performance.now();
  for (const pid of pids) killProcess(pid);
  if (part === "launcher" || part === "everything") await launched.start();
  else await waitForReturn(launched, part, pids);
  const back = performance.now() - at;
  const outage = await load.recovered(at);
  console.log(`${part}: back after ${Math.round(back)} ms, longest time without a 201 ${Math.round(outage)} ms`);
  return { part, back, outage };
}

async function pidsOf(launched: Launched, part: Part): Promise<number[]> {
  if (part === "everything") return processesOf(launched.dataDir);
  if (part !== "backend") return [pidOf(launched, part)];
  const sql = "select pid from pg_stat_activity where application_name like 'lagrum%' order by random() limit 1";
  return (await query<{ pid: number }>(launched, sql)).map(({ pid }) => pid);
}

async function waitForReturn(launched: Launched, part: Part, killed: number[]): Promise<void> {
  await until(async () => {
    if (part === "backend") return query(launched, "select").then(isTrue, isFalse);
    const pid = launched.pidOf(part);
    if (pid === undefined || killed.includes(pid)) return false;
    return part === "postgres" ? query(launched, "select").then(isTrue, isFalse) : isAnswering(launched.portOf(part));
  });
}

const isTrue = () => true;
const isFalse = () => false;

function outages(part: Part, kills: Kill[]): Figure[] {
  const mine = kills.filter((one) => one.part === part);
  const row = (what: string, times: number[]): Figure => ({
    fault: `kill -9 of ${part}`,
    what: `${what}, ms, median of ${mine.length} (longest ${Math.round(Math.max(...times))})`,
    figure: Math.round(median(times)),
  });
  return [
    row(
      "without an acknowledged question",
      mine.map(({ outage }) => outage),
    ),
    row(
      "until it is back",
      mine.map(({ back }) => back),
    ),
  ];
}
