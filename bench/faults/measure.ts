import { parseArgs } from "node:util";
import { machine, saveResult, table, today } from "../setup/result.ts";
import { measureClock } from "./clock.ts";
import type { Figure } from "./figures.ts";
import { measureFrozenDatabase, measureFrozenMailbox } from "./freezes.ts";
import { canMountDisk, measureFullDisk } from "./fullDisk.ts";
import { measureKills } from "./kills.ts";
import { measureMails } from "./mails.ts";
import { canResetConnections, measureClientResets, measureInnerResets } from "./resets.ts";
import { measureRestarts } from "./restarts.ts";

/**
 * `pnpm measure faults [part …] [--rounds N]`: breaks a service in use, and measures what was lost or doubled and how long
 * it took to come back. Fails when a figure is above its limit.
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
  disk: async () => (canMountDisk() ? measureFullDisk() : []),
};
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(faults)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`${name} …`);
  figures.push(...(await measure()));
}
if (!canMountDisk()) console.log("A full disk is not measured: only root can mount one.");

const isOver = ({ figure, limit }: Figure) => limit !== undefined && figure > limit;
const rows = figures.map((row) => [row.fault, row.what, row.figure, row.limit ?? "", isOver(row) ? "fails" : "passes"]);
const result = table([["fault", "measured", "figure", "limit", ""], ...rows]);
saveResult("faults", `# The service under faults, ${today()}\n\n${machine()}\n\n${result}\n`);
process.exitCode = figures.some(isOver) ? 1 : 0;
