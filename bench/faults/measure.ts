import { parseArgs } from "node:util";
import { machine, table, today } from "../setup/result.ts";
import { measureClock } from "./clock.ts";
import type { Figure } from "./figures.ts";
import { measureFrozenDatabase, measureFrozenMailbox } from "./freezes.ts";
import { measureFullDisk } from "./fullDisk.ts";
import { measureFullDiskStart } from "./fullDiskStart.ts";
import { measureKills } from "./kills.ts";
import { measureMails } from "./mails.ts";
import { saveSection } from "./reliabilityPage.ts";
import { canResetConnections, measureClientResets, measureInnerResets } from "./resets.ts";
import { measureRestarts } from "./restarts.ts";
import { canMountDisk } from "./smallDisk.ts";

/**
 * `pnpm measure faults [part …] [--rounds N]`: injects faults into a service under load, and measures lost and
 * duplicate writes and the recovery time. Fails when a figure is above its limit. Without --rounds the figures go to
 * docs/reliability.md.
 */
const { values, positionals: wanted } = parseArgs({ options: { rounds: { type: "string" } }, allowPositionals: true });
const rounds = (usual: number) => Number(values.rounds ?? usual);

const faults: Record<string, () => Promise<Figure[]>> = {
  restarts: () => measureRestarts(rounds(10)),
  kills: () => measureKills(rounds(20)),
  database: () => measureFrozenDatabase(rounds(5)),
  mailbox: () => measureFrozenMailbox(rounds(3)),
  clock: () => measureClock(rounds(5)),
  network: async () => [
    ...(await measureClientResets(rounds(200))),
    ...(canResetConnections() ? await measureInnerResets(rounds(20)) : []),
  ],
  mail: () => measureMails(rounds(100)),
  disk: async () => (canMountDisk() ? [...(await measureFullDisk()), ...(await measureFullDiskStart())] : []),
};
const isOver = ({ figure, limit }: Figure) => limit !== undefined && figure > limit;

let hasFailed = false;
for (const [name, measure] of Object.entries(faults)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`${name} …`);
  const figures = await measure();
  hasFailed ||= figures.some(isOver);
  const verdict = (row: Figure) => (isOver(row) ? "fails" : "passes");
  const rows = figures.map((row) => [
    ...[row.fault, row.what, row.figure],
    ...(row.limit === undefined ? ["", ""] : [row.limit, verdict(row)]),
  ]);
  const result = `${today()}, ${machine()}\n\n${table([["fault", "measured", "figure", "limit", ""], ...rows])}`;
  console.log(result);
  // The figures of a short run are not saved.
  if (values.rounds === undefined && figures.length > 0) saveSection(name, result);
}
if (!canMountDisk()) console.log("A full disk is not measured: only root can mount one.");
process.exitCode = hasFailed ? 1 : 0;
