import { email, personName } from "@lagrum/core/contract/fieldSchema";
import { openDatabase, openPool } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { openJobs } from "../jobs/jobs.ts";
import { createLog } from "../logging/logger.ts";
import { readOperatorEnvironment } from "./env.ts";
import { makeAdmin } from "./makeAdmin.ts";

const usage =
  'Så här: pnpm admin:create ADRESS FÖRNAMN EFTERNAMN\nTill exempel: pnpm admin:create maria@byran.se Maria "af Sandeberg"';

async function run([address, first, last, ...more]: string[]): Promise<{ code: number; words: string }> {
  const [Email, FirstName, LastName] = [
    email.safeParse(address),
    personName.safeParse(first),
    personName.safeParse(last),
  ];
  if (!Email.success || !FirstName.success || !LastName.success || more.length > 0) return { code: 2, words: usage };
  const env = readOperatorEnvironment();
  if (!env) return { code: 2, words: "DATABASE_URL saknas, eller är ingen adress till PostgreSQL." };
  await migrate(env.DATABASE_OWNER_URL, env.DATABASE_URL);
  const log = createLog("silent");
  const pool = openPool(env.DATABASE_URL, 1, log);
  const jobs = await openJobs(env.DATABASE_URL, log, { isService: false });
  try {
    const person = { Email: Email.data, FirstName: FirstName.data, LastName: LastName.data };
    const outcome = await makeAdmin({ db: openDatabase(pool), jobs }, person, new Date());
    const next =
      outcome === "known"
        ? "Logga in som vanligt."
        : "Ett mejl med en länk för att välja lösenord skickas så snart tjänsten är igång.";
    return { code: 0, words: `${Email.data} är administratör. ${next}` };
  } finally {
    await jobs.stop();
    await pool.end();
  }
}

const { code, words } = await run(process.argv.slice(2)).catch((error: unknown) => ({
  code: 1,
  words: `Det gick inte: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`,
}));
(code === 0 ? process.stdout : process.stderr).write(`${words}\n`);
process.exitCode = code;
