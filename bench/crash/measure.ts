import { mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort, isAnswering } from "@lagrum/launch/os/ports";
import { type QuestionLoad, resendQuestion, startLoad } from "../faults/questionLoad.ts";
import { checkMails, checkQuestions, query } from "../faults/questionVerdict.ts";
import { type Launched, prepareLauncher, processesOf } from "../setup/launcher.ts";
import { saveResult, today } from "../setup/result.ts";

/**
 * `pnpm measure crash [rounds] [questions a second]`: sends questions continuously while each process of the service is
 * killed with SIGKILL in turn. Fails when a question or mail is lost or duplicated, or a process is left behind.
 */
const [rounds = 3, perSecond = 40] = process.argv.slice(2).map(Number);
const parts = ["api", "site", "identity", "mailbox", "postgres", "launcher", "everything"];
/** Seconds until all mails must be sent: a mail interrupted by the kill is retried when its job expires. */
const MAIL_PATIENCE = 400;
const RETURN_PATIENCE_MS = 120_000;
const FLOWING = 20;

interface Kill {
  part: string;
  /** Milliseconds from the kill until the new process responded; for the launcher, until its address table. */
  back: number;
  /** Longest time without a 201 after the kill, milliseconds. */
  outage: number;
}

async function kill(launched: Launched, load: QuestionLoad, part: string): Promise<Kill> {
  // At a random moment.
  await delay(500 + 1000 * Math.random());
  const killed = part === "everything" ? launched.pidOf("launcher") : launched.pidOf(part);
  if (killed === undefined) throw new Error(`${part} is not running`);
  const pids = part === "everything" ? processesOf(launched.dataDir) : [killed];
  const at = performance.now();
  for (const pid of pids) killProcess(pid);
  if (part === "launcher" || part === "everything") await launched.start();
  else await waitForReturn(launched, part, killed);
  const back = performance.now() - at;
  await waitForAcknowledgements(load);
  const times = [at, ...load.answeredAt.filter((time) => time > at)];
  const outage = Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? at)));
  console.log(`${part}: back after ${Math.round(back)} ms, longest time without a 201 ${Math.round(outage)} ms`);
  return { part, back, outage };
}

function killProcess(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It exited with another killed process.
  }
}

async function waitForReturn(launched: Launched, part: string, killed: number): Promise<void> {
  for (const deadline = Date.now() + RETURN_PATIENCE_MS; Date.now() < deadline; await delay(10)) {
    const pid = launched.pidOf(part);
    if (pid === undefined || pid === killed) continue;
    const port = launched.portOf(part);
    const answers = part === "postgres" ? query(launched, "select").then(isTrue, isFalse) : isAnswering(port);
    if (await answers) return;
  }
  throw new Error(`${part} did not come back`);
}

const isTrue = () => true;
const isFalse = () => false;

/** Waits until questions are accepted at the usual rate again. */
async function waitForAcknowledgements(load: QuestionLoad): Promise<void> {
  const had = load.answeredAt.length;
  for (const deadline = Date.now() + RETURN_PATIENCE_MS; Date.now() < deadline; await delay(20)) {
    if (load.answeredAt.length >= had + FLOWING) return;
  }
  throw new Error("no more questions were acknowledged");
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function row(part: string, kills: Kill[]): string {
  const mine = kills.filter((one) => one.part === part);
  const figures = [mine.map(({ outage }) => outage), mine.map(({ back }) => back)];
  const cells = figures.flatMap((values) => [median(values), Math.max(...values)]).map((value) => Math.round(value));
  return `| ${[part, mine.length, ...cells].join(" | ")} |`;
}

async function measure(launched: Launched) {
  const firstStart = await launched.start();
  const load = await startLoad(launched.url, perSecond);
  await waitForAcknowledgements(load);
  const kills: Kill[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const part of parts) kills.push(await kill(launched, load, part));
  }
  await load.stop();

  const { acknowledged, refused } = load;
  const mails = await checkMails(launched, acknowledged, MAIL_PATIENCE);
  const questions = await checkQuestions(launched, acknowledged);
  const retried = acknowledged.filter(({ attempts }) => attempts > 1);
  const changed: string[] = [];
  for (const one of retried) if ((await resendQuestion(launched.url, one)) !== one.id) changed.push(one.key);
  const again = await checkQuestions(launched, acknowledged);

  const stopping = await launched.interrupt();
  const left = processesOf(launched.dataDir);
  rmSync(launched.dataDir, { recursive: true });
  const findings: Record<string, string[]> = {
    "questions lost": questions.lost,
    "duplicate questions": [...questions.duplicates, ...again.duplicates],
    "questions stored without a 201": questions.unacknowledged,
    "questions without asker, code or history": questions.incomplete,
    "questions refused or never answered": refused,
    "idempotency keys with another response when sent again": changed,
    "mails lost": mails.lost,
    "mails that came more than twice": mails.tripled,
    "questions with two different mails, or a code that opens nothing": mails.wrong,
    "processes left after Ctrl-C": left.map(String),
  };
  const copies = mails.copies;
  const { drainedAfter } = mails;
  return { firstStart, kills, acknowledged, retried, findings, copies, drainedAfter, stopping };
}

type Measured = Awaited<ReturnType<typeof measure>>;

function report(measured: Measured): string {
  const { kills, acknowledged, retried, findings, copies, drainedAfter, stopping, firstStart } = measured;
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  const counts = Object.entries(findings).map(([name, found]) => `| ${name} | ${found.length} |`);
  return `# The service while its processes are killed, ${today()}

${machine}; load average of the last five minutes ${loadavg()[1]?.toFixed(1)}, other work included.
${perSecond} questions a second through the public port, each with its own idempotency key and retried until it is
acknowledged, while each process is killed (SIGKILL) ${rounds} times. After the launcher, or everything, is killed, the measure
starts the launcher again. Milliseconds. An outage is the longest time without a 201 after the kill. A process is back when
its new process responds, the launcher when it has printed its table.

| process | kills | outage, median | max | back, median | max |
|---|---|---|---|---|---|
${parts.map((part) => row(part, kills)).join("\n")}

| found at the end | |
|---|---|
| questions acknowledged (201) | ${acknowledged.length} |
| of these sent more than once | ${retried.length} |
${counts.join("\n")}
| duplicate mails with the same Message-ID | ${copies} |

First start on an empty data folder ${seconds(firstStart)}, Ctrl-C to the end of the launcher ${seconds(stopping)}; the last mail arrived
${drainedAfter.toFixed(1)} s after the last question.
`;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

const folder = realpathSync(mkdtempSync(join(tmpdir(), "crash-")));
const launched = prepareLauncher(join(folder, "data"), await freePort());
try {
  const measured = await measure(launched);
  const text = report(measured);
  saveResult("crash", text);
  for (const [name, found] of Object.entries(measured.findings)) {
    if (found.length > 0) console.log(`${name}: ${found.slice(0, 20).join(", ")}`);
    if (found.length > 0) process.exitCode = 1;
  }
  rmSync(folder, { recursive: true });
} catch (error) {
  console.log(`Stopped; the data are in ${folder}: ${readdirSync(folder).join(", ")}`);
  await launched.interrupt();
  for (const pid of processesOf(launched.dataDir)) killProcess(pid);
  throw error;
}
