import { parseArgs } from "node:util";
import type { Figure } from "../faults/figures.ts";
import { machine, saveResult, table, today } from "../setup/result.ts";
import { measureKills } from "./kills.ts";
import { measureStorms, type Storm } from "./storms.ts";

/**
 * `pnpm measure payments [storms] [kills] [--kills N]`: storms of pushes and faults of the provider around one purchase,
 * and kill -9 of the API and of the payment sandbox during a checkout load, after which the books of the provider and
 * ours are compared. Fails when a figure is above its limit.
 */
const { values, positionals: wanted } = parseArgs({
  options: { kills: { type: "string", default: "200" } },
  allowPositionals: true,
});
const isWanted = (part: string) => wanted.length === 0 || wanted.includes(part);

const isOver = ({ figure, limit }: Figure) => limit !== undefined && figure > limit;
/** A paid order has one of each; any other order has none, and never the state Paid. */
const isRight = ({ isPaidExpected, paid, acknowledgements, mails }: Storm) =>
  [paid, acknowledgements, mails].every((count) => count === (isPaidExpected ? 1 : 0));

const stormRows = (storms: Storm[]) =>
  table([
    ["storm", "transitions to Paid", "acknowledgements", "mails", "rows in the staff's queue", "the order", ""],
    ...storms.map((storm) => [
      ...[storm.name, storm.paid, storm.acknowledgements, storm.mails, storm.unmatched, storm.orderState],
      isRight(storm) ? "passes" : "fails",
    ]),
  ]);

const killRows = (figures: Figure[]) =>
  table([
    ["measured", "figure", "limit", ""],
    ...figures.map((row) => [
      ...[row.what, row.figure],
      ...(row.limit === undefined ? ["", ""] : [row.limit, isOver(row) ? "fails" : "passes"]),
    ]),
  ]);

const sections = [`# Payments, ${today()}`];
let hasFailed = false;
if (isWanted("storms")) {
  const storms = await measureStorms();
  hasFailed ||= !storms.every(isRight);
  sections.push("## Storms around one purchase", stormRows(storms));
}
if (isWanted("kills")) {
  const figures = await measureKills(Number(values.kills));
  hasFailed ||= figures.some(isOver);
  sections.push(`## kill -9 of the API and of the sandbox, ${values.kills} times`, killRows(figures));
}
sections.push(`\`pnpm measure payments\` on ${machine()}`);
saveResult("payments", `${sections.join("\n\n")}\n`);
process.exitCode = hasFailed ? 1 : 0;
