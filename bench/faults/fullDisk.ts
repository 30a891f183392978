import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { isAlive } from "@lagrum/launch/os/processes";
import { type Launched, processesOf } from "../setup/launcher.ts";
import { type Figure, pidOf, until } from "./figures.ts";
import { startLoad } from "./questionLoad.ts";
import { checkMails, checkQuestions } from "./questionVerdict.ts";
import { killAndWait } from "./restarts.ts";
import { keepFull, withDisk } from "./smallDisk.ts";
import { sendTraffic } from "./traffic.ts";

const QUESTIONS_PER_SECOND = 20;
const FLOWING = 100;
const API_KILLS = 3;
/** Between the kills, in milliseconds: the supervisor delays the restart of a process that ran for less than ten seconds. */
const PAUSE_MS = 11_000;
/** Seconds of traffic before and after the kills. */
const WATCHED = 30;
const MAIL_TIMEOUT = 400;

/** Fills the disk of a service under load, kills the API and the site meanwhile, and frees the disk. */
export const measureFullDisk = (): Promise<Figure[]> =>
  withDisk(async (launched, filler) => {
    await launched.start();
    return fillAndFree(launched, filler);
  });

/** On a full disk the launcher's record has no new process id: the API is the process with its port. */
function apiOf(launched: Launched): number {
  const port = `PORT=${launched.portOf("api")}`;
  const pid = processesOf(launched.dataDir).find((each) =>
    readFileSync(`/proc/${each}/environ`, "utf8").split("\0").includes(port),
  );
  if (pid === undefined) throw new Error("the API is not running");
  return pid;
}

async function fillAndFree(launched: Launched, filler: string): Promise<Figure[]> {
  const launcher = pidOf(launched, "launcher");
  const load = await startLoad(launched.url, QUESTIONS_PER_SECOND);
  const acknowledgedSince = (time: number) => load.answeredAt.filter((at) => at > time).length;
  await until(() => acknowledgedSince(0) > FLOWING);

  const free = keepFull(filler);
  const before = await sendTraffic(launched.url, WATCHED);
  const restarts: number[] = [];
  for (let kill = 0; kill < API_KILLS; kill += 1) {
    restarts.push(await killAndWait(launched, "api", apiOf(launched)));
    await delay(PAUSE_MS);
  }
  const site = await killAndWait(launched, "site");
  const after = await sendTraffic(launched.url, WATCHED);
  const sum = (part: "reads" | "writes" | "failedReads" | "failedSearches" | "failedSignIns" | "admitted") =>
    before[part] + after[part];

  free();
  const freedAt = performance.now();
  await until(() => acknowledgedSince(freedAt) > 0);
  const firstWrite = performance.now() - freedAt;
  await until(() => acknowledgedSince(freedAt) > FLOWING);
  await load.stop();
  const mails = await checkMails(launched, load, MAIL_TIMEOUT);
  const questions = await checkQuestions(launched, load);
  const rows: [what: string, figure: number, limit: number][] = [
    ["launcher ended", isAlive(launcher) ? 0 : 1, 0],
    [`reads that failed, of ${sum("reads")}`, sum("failedReads"), 0],
    [`searches, suggestions and similar answers that failed, of ${3 * sum("writes")}`, sum("failedSearches"), 0],
    [`sign-ins of staff that failed, of ${sum("writes")}`, sum("failedSignIns"), 0],
    [`writes not refused with 503 and a Swedish text, of ${sum("writes")}`, sum("admitted"), 0],
    [`API killed ${API_KILLS} times answers, longest, ms`, Math.max(...restarts), 20_000],
    ["killed site answers, ms", site, 10_000],
    ["first write after there was room, ms", firstWrite, 5000],
    [`questions lost, of ${load.acknowledged.length}`, questions.lost.length, 0],
    ["duplicate questions", questions.duplicates.length, 0],
    ["mails never sent", mails.lost.length, 0],
  ];
  return rows.map(([what, figure, limit]) => ({ fault: "disk full", what, figure: Math.round(figure), limit }));
}
