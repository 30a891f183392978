import { parseArgs } from "node:util";
import { toAnswerHtml } from "@lagrum/api/import/archiveText";
import { createQueryReader } from "@lagrum/api/search/queryReader";
import { createSimilarAnswerFinder } from "@lagrum/api/search/similarAnswers";
import { seedDemo } from "@lagrum/api/seed/seed";
import { sql } from "drizzle-orm";
import { readAnswerFile } from "../search/answerFile.ts";
import { indexAnswers } from "../search/rankers.ts";
import { insertAuthor, publishAnswers } from "../setup/publishAnswers.ts";
import { withDatabase, withPostgres } from "../setup/withDatabase.ts";

/**
 * `pnpm evaluate similar [--file FILE]`: prints a sheet for a reader to judge, tab-separated: each answer's title, and the
 * title of each answer in its list called "Liknande svar". The example answers; with FILE, in SweFAQ's JSON format, those
 * of the file too, with their questions as titles. The count of the lists goes to standard error.
 */
const { values: options } = parseArgs({ options: { file: { type: "string" } } });

const write = (...cells: string[]): void => {
  process.stdout.write(`${cells.map((cell) => cell.replace(/\s+/g, " ")).join("\t")}\n`);
};

await withPostgres((postgres) =>
  withDatabase(postgres, "examples", async (database) => {
    const { db, asAdmin } = database;
    const identity = { ensureAccount: async ({ Email }: { Email: string }) => Email, mirrorRoles: async () => {} };
    await seedDemo(db, identity, new Date());
    if (options.file !== undefined) {
      const { answers, questions } = readAnswerFile(options.file);
      const asked = new Map(questions.map(({ text, answer }) => [answer, text]));
      const rows = answers.flatMap(({ id, text }) => {
        const title = asked.get(id);
        return title === undefined ? [] : [{ name: id, title, question: title, answer: toAnswerHtml(text) }];
      });
      await asAdmin(async (client) => publishAnswers(client, await insertAuthor(client), rows));
    }
    await indexAnswers(database);
    const findSimilar = createSimilarAnswerFinder(db, createQueryReader(db));
    const { rows } = await db.execute<{ id: number; title: string }>(
      sql`select id, title from questions where state = 'Published' and not hidden order by id`,
    );
    let lists = 0;
    for (const { id, title } of rows) {
      const similar = await findSimilar({ answerId: id });
      if (similar.length > 0) lists += 1;
      for (const { Title } of similar) write(title, Title);
    }
    process.stderr.write(`${lists} lists of ${rows.length} answers\n`);
  }),
);
