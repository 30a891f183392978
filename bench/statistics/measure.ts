import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@lagrum/api/db/database";
import { migrate } from "@lagrum/api/db/migrate";
import { seedBase } from "@lagrum/api/seed/seed";
import { getStatistics } from "@lagrum/api/statistics/statisticsRepository";
import { startPostgres } from "@lagrum/launch/postgres/embeddedPostgres";
import { prepareDatabase } from "@lagrum/launch/postgres/roles";
import pg from "pg";
import { saveResult, today } from "../setup/result.ts";

/**
 * `pnpm measure statistics [answers]`: compares the queries of GET /statistics with one plain aggregate over questions and
 * answers that gives only the all-time figures, on the same rows.
 */
const [count = 100_000] = process.argv.slice(2).map(Number);
const ROUNDS = 15;

const dir = mkdtempSync(join(tmpdir(), "lagrum-measure-"));

/** Inserts answers over three years with texts of realistic length; every tenth is rated. */
const insertAnswers = (answers: number) => `
  insert into questions (id, type, state, title, question_body, category_id, confirmed_at, answered_at, due_at, warn_at,
    escalate_at, promised_minutes)
  select 5000 + n, (array['Free', 'Free', 'Express', 'Express24', 'PhoneAdvice'])[1 + n % 5], 'Answered', 'Fråga ' || n,
    repeat('Hyresvärden svarar inte. ', 40), (select id from categories order by id offset n % 20 limit 1),
    at - interval '1 hour' * (1 + n % 90), at, due, due, due, 60
  from generate_series(1, ${answers}) as n,
    lateral (select now() - interval '1 minute' * (n * 15.7) as at) as moment,
    lateral (select at + interval '1 hour' * (20 - n % 25) as due) as promise;
  insert into answers (question_id, answer_body, sent_at)
  select id, repeat('<p>Ja, det får du enligt lagen.</p>', 60), answered_at from questions where id > 5000;
  insert into answer_feedback (answer_id, helpful, unhelpful)
  select id, id % 7, id % 3 from questions where id > 5000 and id % 10 = 0;
  analyze`;

const baseline = `
  select count(*)::int as "Answers", percentile_disc(0.5) within group (
      order by floor(extract(epoch from a.sent_at - q.confirmed_at) / 60)::int) as "MedianMinutes",
    round(100.0 * count(*) filter (where q.due_at >= coalesce(q.paused_at, a.sent_at))
      / count(q.due_at), 1)::float8 as "InTimePercent",
    round(100.0 * sum(helpful) / sum(helpful + unhelpful), 1)::float8 as "HelpPercent"
  from questions q join answers a on a.question_id = q.id left join answer_feedback f on f.answer_id = q.id
  where a.sent_at is not null`;

const median = (times: number[]) => times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function measure() {
  const postgres = await startPostgres({ dir });
  try {
    await prepareDatabase(postgres.adminUrl, "lagrum");
    const ownerUrl = postgres.url("lagrum", "lagrum_owner");
    await migrate(ownerUrl, postgres.url("lagrum", "lagrum_app"));
    const pool = new pg.Pool({ connectionString: ownerUrl });
    const db = openDatabase(pool);
    await seedBase(db);
    const insertTime = await time(() => pool.query(insertAnswers(count)));
    await pool.query("vacuum analyze");
    const query = { Period: "Total" } as const;
    const { total } = (await getStatistics(db, query, new Date())).stats;
    const [expected] = (await pool.query(baseline)).rows;
    for (const [field, value] of Object.entries(expected)) {
      const ours = total[field as keyof typeof total];
      if (ours !== value) throw new Error(`${field}: ${ours}, expected ${value}`);
    }
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      theirs.push(await time(() => pool.query(baseline)));
      ours.push(await time(() => getStatistics(db, query, new Date())));
    }
    await pool.end();
    return { insertTime, ours: median(ours), theirs: median(theirs) };
  } finally {
    await postgres.stop();
  }
}

try {
  const { insertTime, ours, theirs } = await measure();
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  const text = `# Statistics, ${today()}

${machine}. ${count} answers; the median of ${ROUNDS} rounds, alternately on the same rows, with the same figures. Load
average at the end: ${loadavg()[0]?.toFixed(1)}. Inserting the answers, with triggers, took ${Math.round(insertTime / 1000)} s.

| query | ms |
|---|---|
| all of GET /statistics: six periods with medians and shares, areas, thirteen months | ${ours.toFixed(0)} |
| one plain aggregate over questions and answers, for the total alone | ${theirs.toFixed(0)} |
`;
  saveResult("statistics", text);
} finally {
  rmSync(dir, { recursive: true, force: true });
}
