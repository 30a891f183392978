import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { answerQuestion } from "@lagrum/api/ai/answerQuestion";
import { parseAll } from "@lagrum/api/answers/citationRepository";
import { createQueryReader } from "@lagrum/api/search/queryReader";
import { seedDemo } from "@lagrum/api/seed/seed";
import { root } from "@lagrum/launch/workspaceRoot";
import { indexAnswers } from "../search/rankers.ts";
import { saveResult, table, today } from "../setup/result.ts";
import { withDatabase, withPostgres } from "../setup/withDatabase.ts";
import type { Half } from "./aiSets.ts";
import { evaluateSets } from "./evaluateSets.ts";

/**
 * `pnpm evaluate ai [--half tuning|unseen] [--misses]`: the replies of the AI page without a model, on the committed sets and
 * the example answers. Fails below the goals.
 */
const { values: options } = parseArgs({ options: { half: { type: "string" }, misses: { type: "boolean" } } });
const half: Half = options.half === "tuning" || options.half === "unseen" ? options.half : "all";

const { rows, shares, unreached } = await withPostgres((postgres) =>
  withDatabase(postgres, "ai", async (database) => {
    const identity = { ensureAccount: async ({ Email }: { Email: string }) => Email, mirrorRoles: async () => {} };
    await seedDemo(database.db, identity, new Date());
    await indexAnswers(database);
    await parseAll(database.db);
    const readQuery = createQueryReader(database.db);
    const parts = { db: database.db, readQuery, now: new Date() };
    const ask = async (Question: string) => (await answerQuestion(parts, { Question, AcceptAi: true })).reply;
    return evaluateSets(database, ask, { half, misses: options.misses === true });
  }),
);
/** The figures of the latest evaluation that the AI page shows. */
const qualityModule = (shares: object): string =>
  `/** Written by \`pnpm evaluate ai\`. */\nexport const measuredQuality = ${JSON.stringify({ day: today(), ...shares }, null, 2)};\n`;

const report = [
  `# Replies of the AI page without a model, ${today()}`,
  `Measured on ${half === "all" ? "all questions" : `the ${half} half`} of bench/ai/sets and the example answers. "Grounded" is checked by code of its own, which reads the sources again.`,
  table([["what", "questions", "measured", "goal"], ...rows]),
].join("\n\n");
if (half === "all") {
  saveResult("ai-quality", report);
  writeFileSync(join(root, "core/src/ai/measuredQuality.gen.ts"), qualityModule(shares));
} else console.log(report);
if (unreached.length > 0) {
  console.log(`\nBelow the goals:\n${unreached.join("\n")}`);
  process.exitCode = 1;
}
