import { rmSync } from "node:fs";
import { isAlive } from "@lagrum/launch/os/processes";
import type { Launched } from "../setup/launcher.ts";
import { type Figure, pidOf, until } from "./figures.ts";
import { startLoad } from "./questionLoad.ts";
import { checkMails, checkQuestions } from "./questionVerdict.ts";
import { killAndWait } from "./restarts.ts";
import { fill, withDisk } from "./smallDisk.ts";
import { sendTraffic } from "./traffic.ts";

const QUESTIONS_PER_SECOND = 20;
const FLOWING = 100;
/** Seconds of traffic before and after the kills. */
const WATCHED = 30;
const MAIL_TIMEOUT = 400;

/** Fills the disk of a service under load, kills the API and the site meanwhile, and frees the disk. */
export const measureFullDisk = (): Promise<Figure[]> =>
  withDisk(async (launched, filler) => {
    await launched.start();
    return fillAndFree(launched, filler);
  });

async function fillAndFree(launched: Launched, filler: string): Promise<Figure[]> {
  const launcher = pidOf(launched, "launcher");
  const load = await startLoad(launched.url, QUESTIONS_PER_SECOND);
  const acknowledgedSince = (time: number) => load.answeredAt.filter((at) => at > time).length;
  await until(() => acknowledgedSince(0) > FLOWING);

  fill(filler);
  const before = await sendTraffic(launched.url, WATCHED);
  const restarts = [await killAndWait(launched, "api"), await killAndWait(launched, "site")];
  const after = await sendTraffic(launched.url, WATCHED);
  const traffic = { failedReads: before.failedReads + after.failedReads, admitted: before.admitted + after.admitted };

  rmSync(filler);
  const freedAt = performance.now();
  await until(() => acknowledgedSince(freedAt) > 0);
  const firstWrite = performance.now() - freedAt;
  await until(() => acknowledgedSince(freedAt) > FLOWING);
  await load.stop();
  const mails = await checkMails(launched, load, MAIL_TIMEOUT);
  const questions = await checkQuestions(launched, load);
  const rows: [what: string, figure: number, limit: number][] = [
    ["launcher ended", isAlive(launcher) ? 0 : 1, 0],
    [`reads that failed, of ${before.reads + after.reads}`, traffic.failedReads, 0],
    [`writes not refused with 503 and a Swedish text, of ${before.writes + after.writes}`, traffic.admitted, 0],
    ["killed API answers, ms", restarts[0] ?? 0, 10_000],
    ["killed site answers, ms", restarts[1] ?? 0, 10_000],
    ["first write after there was room, ms", firstWrite, 5000],
    [`questions lost, of ${load.acknowledged.length}`, questions.lost.length, 0],
    ["duplicate questions", questions.duplicates.length, 0],
    ["mails never sent", mails.lost.length, 0],
  ];
  return rows.map(([what, figure, limit]) => ({ fault: "disk full", what, figure: Math.round(figure), limit }));
}
