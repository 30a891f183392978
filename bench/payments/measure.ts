import { parseArgs } from "node:util";
import type { Figure } from "../faults/figures.ts";
import { machine, saveResult, table, today } from "../setup/result.ts";
import { measureAdministrators } from "./administrators.ts";
import { interleavingNames, measureInterleavings } from "./interleavings.ts";
import { measureKills } from "./kills.ts";
import { measureLostAnswers } from "./lostAnswers.ts";
import { isClean, type MoneyVerdict } from "./moneyVerdict.ts";
import { measureStorms, type Storm } from "./storms.ts";

/**
 * `pnpm measure payments [storms] [lost] [administrators] [interleavings] [kills] [--kills N] [--interleavings N] [--seed N] [--only KIND]`:
 * storms of pushes and faults of the provider around one purchase; the answer lost to each instruction; two
 * administrators; random interleavings of paying and ending an order; kill -9 of the API and of the payment sandbox during
 * a checkout load. A verdict of its own compares the provider's ledger with our books and the orders' states. Fails when a
 * figure is above its limit.
 */
const { values, positionals: wanted } = parseArgs({
  options: {
    kills: { type: "string", default: "200" },
    interleavings: { type: "string", default: "200" },
    only: { type: "string" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
  allowPositionals: true,
});
const isWanted = (part: string) => wanted.length === 0 || wanted.includes(part);

const isOver = ({ figure, limit }: Figure) => limit !== undefined && figure > limit;
/**
 * A paid order has one of each; any other order has none, and never the state Paid. A purchase whose reservation is
 * released is acknowledged too, since that ends its pushes.
 */
const isRight = ({ isPaidExpected, paid, acknowledgements, mails }: Storm) =>
  [paid, mails].every((count) => count === (isPaidExpected ? 1 : 0)) &&
  (isPaidExpected ? acknowledgements === 1 : acknowledgements <= 1);

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

interface Judged {
  name: string;
  minutes: number;
  count?: number;
  verdict: MoneyVerdict;
}

/** The last row is the sum of all storms, which must be 0. */
function moneyRows(storms: Judged[]): string {
  const head = ["storm", "orders", "minutes", "differing öre, accounts", "differing öre, states", "of which queued"];
  const rowOf = (name: string, minutes: number | string, verdicts: MoneyVerdict[]) => {
    const sum = (of: (verdict: MoneyVerdict) => number) => verdicts.reduce((total, one) => total + of(one), 0);
    return [
      ...[name, sum(({ orders }) => orders), minutes, sum(({ unbooked }) => unbooked)],
      ...[sum(({ unexplained }) => unexplained), sum(({ queued }) => queued)],
      ...[sum(({ withoutOrder }) => withoutOrder), sum(({ untrueMails }) => untrueMails)],
      verdicts.every(isClean) ? "passes" : "fails",
    ];
  };
  return table([
    [...head, "money without an order", "untrue mails", ""],
    ...storms.map(({ name, minutes, verdict }) => rowOf(name, minutes, [verdict])),
    rowOf(
      "**all**",
      "",
      storms.map(({ verdict }) => verdict),
    ),
  ]);
}

function addMoney(title: string, storms: Judged[]): void {
  hasFailed ||= !storms.every(({ verdict }) => isClean(verdict));
  const failures = storms.flatMap(({ name, verdict }) => verdict.failures.map((line) => `- ${name}: ${line}`));
  sections.push(`## ${title}`, moneyRows(storms), ...(failures.length > 0 ? [failures.slice(0, 60).join("\n")] : []));
}

const sections = [`# Payments, ${today()}`];
let hasFailed = false;
if (isWanted("storms")) {
  const storms = await measureStorms();
  hasFailed ||= !storms.every(isRight);
  sections.push("## Storms around one purchase", stormRows(storms));
}
if (isWanted("lost")) addMoney("The answer to an instruction is lost", await measureLostAnswers());
if (isWanted("administrators")) addMoney("Two administrators at the same time", await measureAdministrators());
if (isWanted("interleavings")) {
  const { interleavings: count, seed, only } = values;
  if (only !== undefined && !interleavingNames.includes(only))
    throw new Error(`--only is one of: ${interleavingNames.join("; ")}`);
  const found = await measureInterleavings(Number(count), Number(seed), only);
  addMoney(`${count} random interleavings of paying and ending, seed ${seed}`, found);
}
if (isWanted("kills")) {
  const figures = await measureKills(Number(values.kills));
  hasFailed ||= figures.some(isOver);
  sections.push(`## kill -9 of the API and of the sandbox, ${values.kills} times`, killRows(figures));
}
sections.push(`\`pnpm measure payments\` on ${machine()}`);
saveResult("payments", `${sections.join("\n\n")}\n`);
process.exitCode = hasFailed ? 1 : 0;
