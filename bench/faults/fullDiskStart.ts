import { readFileSync, rmSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { isAlive } from "@lagrum/launch/os/processes";
import { processesOf } from "../setup/launcher.ts";
import { type Figure, killProcess, pidOf, until } from "./figures.ts";
import { startLoad } from "./questionLoad.ts";
import { checkMails, checkQuestions } from "./questionVerdict.ts";
import { fill, withDisk } from "./smallDisk.ts";

const FAULT = "start on a full disk";
const QUESTIONS_PER_SECOND = 20;
const FLOWING = 100;
/** How long the launcher waits on a full disk. */
const WATCHED_MS = 15_000;
const START_LIMIT = 60_000;
const MAIL_TIMEOUT = 400;

/**
 * Kills a whole service under load, fills its disk, and starts it twice: the first start is interrupted while it waits
 * for space, the second gets space.
 */
export const measureFullDiskStart = (): Promise<Figure[]> =>
  withDisk(async (launched, filler) => {
    const output = () => readFileSync(`${launched.dataDir}.out`, "utf8");
    const hasMessage = () => output().split("Disken är full").length;
    await launched.start();
    const load = await startLoad(launched.url, QUESTIONS_PER_SECOND);
    await until(() => load.acknowledged.length >= FLOWING);
    for (const pid of processesOf(launched.dataDir)) killProcess(pid);
    await until(() => processesOf(launched.dataDir).length === 0);
    fill(filler);

    const interrupted = launched.start().catch(() => undefined);
    await until(() => hasMessage() > 1);
    const interruption = await launched.interrupt();
    await interrupted;

    const starting = launched.start();
    await until(() => hasMessage() > 2);
    const launcher = pidOf(launched, "launcher");
    await delay(WATCHED_MS);
    const hasWaited = isAlive(launcher);
    rmSync(filler);
    const freedAt = performance.now();
    await starting;
    const started = performance.now() - freedAt;

    await load.stop();
    const mails = await checkMails(launched, load, MAIL_TIMEOUT);
    const questions = await checkQuestions(launched, load);
    const rows: [what: string, figure: number, limit: number][] = [
      ["launcher ended", hasWaited ? 0 : 1, 0],
      ["starts without a Swedish message", 3 - hasMessage(), 0],
      ["Ctrl-C while it waits, ms", interruption, 5000],
      ["service started after there was room, ms", started, START_LIMIT],
      [`questions lost, of ${load.acknowledged.length}`, questions.lost.length + load.refused.length, 0],
      ["duplicate questions", questions.duplicates.length, 0],
      ["mails never sent", mails.lost.length, 0],
    ];
    return rows.map(([what, figure, limit]) => ({ fault: FAULT, what, figure: Math.round(figure), limit }));
  });
