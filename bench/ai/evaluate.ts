import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { answerQuestion } from "@lagrum/api/ai/answerQuestion";
import { parseAll } from "@lagrum/api/answers/citationRepository";
import { createQueryReader } from "@lagrum/api/search/queryReader";
import { seedDemo } from "@lagrum/api/seed/seed";
import type { AiReply } from "@lagrum/core/ai/aiSchema";
import { root } from "@lagrum/launch/workspaceRoot";
import { indexAnswers } from "../search/rankers.ts";
import { saveResult, table, today } from "../setup/result.ts";
import { type MeasuredDatabase, withDatabase, withPostgres } from "../setup/withDatabase.ts";
import type { Half } from "./aiSets.ts";
import { evaluateSets } from "./evaluateSets.ts";
import { readSheet, writeSheet } from "./judgeSheet.ts";
import { figuresOf, joinSheets } from "./readerFigures.ts";
import { type ReaderHalf, readReaderSets } from "./readerSets.ts";
import { visibleReply } from "./visibleReply.ts";

/**
 * The replies of the AI page without a model, on the committed sets and the example answers:
 * - `pnpm evaluate ai [--half tuning|unseen] [--misses]`: what code can check. Fails below the goals.
 * - `pnpm evaluate ai sheet dev|test > SHEET.md`: questions and visible replies for a reader to judge.
 * - `pnpm evaluate ai readers dev|test SHEET.md SHEET.md`: the figures and the agreement of two filled sheets; those of the
 *   test half are shown on the page.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { half: { type: "string" }, misses: { type: "boolean" } },
});
const half: Half = options.half === "tuning" || options.half === "unseen" ? options.half : "all";

type Ask = (question: string) => Promise<AiReply>;

/** Runs `work` on a database with the example answers. */
const withExamples = <T>(work: (database: MeasuredDatabase, ask: Ask) => Promise<T>): Promise<T> =>
  withPostgres((postgres) =>
    withDatabase(postgres, "ai", async (database) => {
      const identity = { ensureAccount: async ({ Email }: { Email: string }) => Email, mirrorRoles: async () => {} };
      await seedDemo(database.db, identity, new Date());
      await indexAnswers(database);
      await parseAll(database.db);
      const parts = { db: database.db, readQuery: createQueryReader(database.db), now: new Date() };
      return work(database, async (Question) => (await answerQuestion(parts, { Question, AcceptAi: true })).reply);
    }),
  );

async function evaluateByCode(): Promise<void> {
  const { rows, unreached } = await withExamples((database, ask) =>
    evaluateSets(database, ask, { half, misses: options.misses === true }),
  );
  const report = [
    `# Replies of the AI page without a model: what code can check, ${today()}`,
    `Measured on ${half === "all" ? "all questions" : `the ${half} half`} of bench/ai/sets and the example answers. Whether a reply misleads is judged by readers (\`pnpm evaluate ai sheet\`). "Quoted" is checked by code of its own, which reads the sources again.`,
    table([["what", "questions", "measured", "goal"], ...rows]),
  ].join("\n\n");
  if (half === "all") saveResult("ai-quality", report);
  else console.log(report);
  if (unreached.length > 0) {
    console.log(`\nBelow the goals:\n${unreached.join("\n")}`);
    process.exitCode = 1;
  }
}

async function printSheet(questions: ReaderHalf): Promise<void> {
  const replies = await withExamples(async (_, ask) => {
    const asked: { question: string; reply: string[] }[] = [];
    for (const { question } of readReaderSets(questions))
      asked.push({ question, reply: visibleReply(await ask(question)) });
    return asked;
  });
  process.stdout.write(writeSheet(replies));
}

/** Maximum share of misleading replies, and minimum shares of the others. */
const goals = { misleading: 0.05, nearMisses: 0.9, facts: 0.8, otherYears: 0, inventedProvisions: 0 };

function reportReaders(questions: ReaderHalf, [one = "", other = ""]: string[]): void {
  const sheets: Parameters<typeof joinSheets>[1] = [
    readSheet(readFileSync(one, "utf8")),
    readSheet(readFileSync(other, "utf8")),
  ];
  const replies = joinSheets(readReaderSets(questions), sheets);
  const figures = figuresOf(replies, today());
  const { misleading, nearMisses, facts, premises, otherYears, inventedProvisions, agreement } = figures;
  const row = (name: string, { of, share }: { of: number; share: number }, goal: string) => [
    name,
    of,
    share.toFixed(3),
    goal,
  ];
  const report = [
    `# Replies of the AI page without a model: two readers, ${today()}`,
    `The ${questions} half of bench/ai/sets/readers. A reply is misleading when one of the two readers calls it so. Cohen's kappa of the readers: ${agreement}.`,
    table([
      ["what", "questions", "measured", "goal"],
      row("misleading", misleading, `<= ${goals.misleading}`),
      row("near misses silent or named as near", nearMisses, `>= ${goals.nearMisses}`),
      row("asked-for fact present, of the answerable", facts, `>= ${goals.facts}`),
      row("premises that mislead neither reader", premises, ""),
      row("other years that mislead", otherYears, "0"),
      row("invented provisions that mislead", inventedProvisions, "0"),
    ]),
    ...replies
      .filter(({ both }) => both.some(({ verdict }) => verdict === "vilseleder"))
      .map(({ set, question }) => `- misleads (${set}): ${question}`),
  ].join("\n\n");
  saveResult(`ai-readers-${questions}`, `${report}\n`);
  // The sheets are kept with the figures: what was read can be read again.
  const folder = join(root, "bench/ai/readings");
  mkdirSync(folder, { recursive: true });
  for (const [at, file] of [one, other].entries())
    copyFileSync(file, join(folder, `${today()}-${questions}-reader-${at + 1}.md`));
  const isReached =
    misleading.share <= goals.misleading &&
    nearMisses.share >= goals.nearMisses &&
    facts.share >= goals.facts &&
    otherYears.share === 0 &&
    inventedProvisions.share === 0;
  if (!isReached) process.exitCode = 1;
  if (questions === "test") writeFileSync(join(root, "core/src/ai/measuredQuality.gen.ts"), qualityModule(figures));
}

/** The figures that the AI page shows. */
const qualityModule = (figures: object): string =>
  `import type { MeasuredQuality } from "./measuredQuality.ts";\n\n/** Written by \`pnpm evaluate ai readers test\`. */\nexport const measuredQuality: MeasuredQuality | null = ${JSON.stringify(figures, null, 2)};\n`;

const [command, wanted, ...files] = positionals;
if (command === undefined) await evaluateByCode();
else if ((command !== "sheet" && command !== "readers") || (wanted !== "dev" && wanted !== "test")) {
  console.log("pnpm evaluate ai [sheet dev|test | readers dev|test SHEET SHEET]");
  process.exitCode = 1;
} else if (command === "sheet") await printSheet(wanted);
else reportReaders(wanted, files);
