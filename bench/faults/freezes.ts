import { execFileSync } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import type { Launched } from "../setup/launcher.ts";
import { withService } from "../setup/withService.ts";
import { type Figure, pidOf, until } from "./figures.ts";
import { askOnce } from "./questionLoad.ts";
import { judge, startWriteLoad, type WriteLoad } from "./writeLoad.ts";

type Probe = Awaited<ReturnType<typeof askOnce>>;

const QUESTIONS_PER_SECOND = 10;
const DATABASE_FROZEN_MS = 15_000;
const PROBE_EVERY_MS = 500;
/** Longer than any mail timeout. */
const MAILBOX_FROZEN_MS = 40_000;
/** Maximum milliseconds for a response: the timeout of ten seconds for a connection and a statement, plus a margin. */
const RESPONSE_LIMIT = 12_000;
const RETURN_LIMIT = 10_000;

/** Freezes the database with its backends and resumes it, `rounds` times. */
export function measureFrozenDatabase(rounds: number): Promise<Figure[]> {
  const fault = `database frozen for ${DATABASE_FROZEN_MS / 1000} s, ${rounds} times`;
  return withService(async (launched) => {
    const load = await startWriteLoad(launched.url, QUESTIONS_PER_SECOND);
    const returns: number[] = [];
    const probes: Probe[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const postmaster = pidOf(launched, "postgres");
      const pids = [postmaster, ...childrenOf(postmaster)];
      const { frozen, back } = await freeze(pids, DATABASE_FROZEN_MS, launched, load);
      probes.push(...frozen);
      returns.push(back);
      console.log(`database: ${frozen.length} calls while it was frozen, first write ${Math.round(back)} ms after`);
    }
    const refusals = probes.filter(({ status, text }) => status === 503 && text.includes("otillgänglig"));
    return [
      {
        fault,
        what: `questions not answered with 503 and a Swedish text, of ${probes.length}`,
        figure: probes.length - refusals.length,
        limit: 0,
      },
      { fault, what: "longest response, ms", figure: longest(probes.map(({ took }) => took)), limit: RESPONSE_LIMIT },
      { fault, what: "first write after it goes on, ms, longest", figure: longest(returns), limit: RETURN_LIMIT },
      ...(await judge(fault, launched, load)),
    ];
  });
}

/** Freezes the mail server and resumes it, `rounds` times. */
export function measureFrozenMailbox(rounds: number): Promise<Figure[]> {
  const fault = `mail server frozen for ${MAILBOX_FROZEN_MS / 1000} s, ${rounds} times`;
  return withService(async (launched) => {
    const load = await startWriteLoad(launched.url, QUESTIONS_PER_SECOND);
    const probes: Probe[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { frozen } = await freeze([pidOf(launched, "mailbox")], MAILBOX_FROZEN_MS, launched, load);
      probes.push(...frozen);
      console.log(`mail server: ${frozen.length} calls while it was frozen`);
    }
    const failed = probes.filter(({ status }) => status !== 201);
    for (const { status, text, took } of failed) console.log(`${status} after ${Math.round(took)} ms: ${text}`);
    return [
      {
        fault,
        what: `questions not acknowledged, of ${probes.length}`,
        figure: failed.length,
        limit: 0,
      },
      { fault, what: "longest response, ms", figure: longest(probes.map(({ took }) => took)), limit: RESPONSE_LIMIT },
      ...(await judge(fault, launched, load)),
    ];
  });
}

/**
 * Freezes processes for this many milliseconds, and sends a question twice a second meanwhile.
 * @returns the responses during the freeze, and milliseconds from the resume to the next acknowledged question
 */
async function freeze(pids: number[], milliseconds: number, { url }: Launched, load: WriteLoad) {
  for (const pid of pids) process.kill(pid, "SIGSTOP");
  const frozen: Probe[] = [];
  const asking: Promise<unknown>[] = [];
  let isOver = false;
  try {
    for (let waited = 0; waited < milliseconds; waited += PROBE_EVERY_MS) {
      asking.push(askOnce(url).then((probe) => isOver || frozen.push(probe)));
      await delay(PROBE_EVERY_MS);
    }
  } finally {
    isOver = true;
    for (const pid of pids) process.kill(pid, "SIGCONT");
  }
  const from = performance.now();
  await until(() => load.questions.answeredAt.some((at) => at > from));
  const back = performance.now() - from;
  await load.recovered(from);
  await Promise.all(asking);
  return { frozen, back };
}

const longest = (times: number[]) => Math.round(Math.max(...times));

const childrenOf = (pid: number): number[] =>
  execFileSync("ps", ["-o", "pid=", "--ppid", String(pid)], { encoding: "utf8" })
    .trim()
    .split(/\s+/)
    .map(Number);
