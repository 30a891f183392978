import { machine, saveResult, table, today } from "../setup/result.ts";
import type { Figure } from "./figures.ts";
import { canMountDisk, measureFullDisk } from "./fullDisk.ts";
import { measureMails } from "./mails.ts";
import { measureRestarts } from "./restarts.ts";

/**
 * `pnpm measure faults [restarts] [mail] [disk]`: breaks a service in use, and measures what was lost and how long it took to
 * come back. Fails when a figure is above its limit.
 */
const faults: Record<string, () => Promise<Figure[]>> = {
  restarts: measureRestarts,
  mail: measureMails,
  disk: async () => (canMountDisk() ? measureFullDisk() : []),
};
const wanted = process.argv.slice(2);
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
