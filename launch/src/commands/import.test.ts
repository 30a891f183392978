import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { inheritedEnvironment } from "../env.ts";
import { startPostgres } from "../postgres/embeddedPostgres.ts";
import { withClient } from "../postgres/roles.ts";
import { databaseName } from "../service/serviceDatabase.ts";

const dataDir = mkdtempSync(join(tmpdir(), "lagrum-import-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

const file = join(dataDir, "arkiv.jsonl");
writeFileSync(
  file,
  `${JSON.stringify({
    SourceID: "arkiv-1",
    Title: "Vad är fullmakt?",
    QuestionBody: "Vad betyder det?",
    AnswerBody: "En rätt att handla för någon annan.",
    Category: "allman-juridik-begrepp",
    PublishedAt: "2020-01-01",
  })}\n`,
);

async function importFile(...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "import.ts"), file, ...args], {
    env: { ...inheritedEnvironment(), MODE: "demo", DATABASE_URL: "", DATA_DIR: dataDir },
  });
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code, out, errors };
}

test("an archive is imported into an empty data folder, and the database is stopped afterwards", async () => {
  const imported = await importFile();
  expect(imported).toMatchObject({ code: 0, out: expect.stringContaining("1  nya") });
  expect(imported.errors.replace(/^Gör svaren sökbara: 1\n/, ""), "beside the progress").toBe("");
  const postgres = await startPostgres({ dir: join(dataDir, "postgres") });
  try {
    expect(postgres.adopted).toBe(false);
    const counted = "select count(*)::int as n from search_documents";
    const { rows } = await withClient(postgres.url(databaseName), (client) => client.query(counted));
    expect(rows).toEqual([{ n: 1 }]);
    expect(await importFile()).toMatchObject({ code: 0, out: expect.stringContaining("1  oförändrade") });
    expect(postgres.isRunning()).toBe(true);
  } finally {
    await postgres.stop();
  }
}, 120_000);
