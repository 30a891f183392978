import type { FastifyInstance } from "fastify";
import { parseAll } from "./answers/citationRepository.ts";
import type { App } from "./app.ts";
import { openDatabase, openPool } from "./db/database.ts";
import { isMigrated, migrate } from "./db/migrate.ts";
import { waitForDatabase } from "./db/waitForDatabase.ts";
import { type Environment, EnvironmentFault, readEnvironment } from "./env.ts";
import { startContentWorker } from "./events/contentWorker.ts";
import { openBus } from "./events/eventBus.ts";
import { watchDiskSpace } from "./files/diskSpace.ts";
import { openFileStorage } from "./files/fileStorage.ts";
import { orderKinds } from "./flows/orderKinds.ts";
import { repairHeldCalls } from "./flows/repairHeldCalls.ts";
import { repairTexts } from "./flows/repairTexts.ts";
import { createHandlers } from "./http/handlers.ts";
import { closeServer, createServer } from "./http/server.ts";
import { createFirebase } from "./identity/firebase.ts";
import { openJobs } from "./jobs/jobs.ts";
import { createWorkers } from "./jobs/workers.ts";
import { readConflictKey, readNumberKey, readPayloadKey } from "./keys/keyFile.ts";
import { createSeal } from "./keys/seal.ts";
import { createLog } from "./logging/logger.ts";
import { createMailer, smtpTransport } from "./mail/mailer.ts";
import { resealNumbers } from "./orders/buyerNumber.ts";
import { createPaymentProviders } from "./payments/provider/paymentProviders.ts";
import { analyseWordings } from "./provisions/wordingSearch.ts";
import { resealTenantNumbers } from "./rentClaims/tenantNumber.ts";
import { startSearchIndexer } from "./search/searchIndexer.ts";
import { registerDemoPayments } from "./seed/registerDemoPayments.ts";
import { seedBase, seedDemo } from "./seed/seed.ts";
import { seedOrders } from "./seed/seedOrders.ts";
import { seedSettings } from "./seed/seedSettings.ts";
import { readSettings } from "./settings/settingRepository.ts";
import { missingFacts } from "./settings/settingRules.ts";

/** Shutdown timeout for pending calls and jobs, in milliseconds. */
const DRAIN = 10_000;

interface Running {
  server: FastifyInstance;
  close(): Promise<void>;
}

async function start(env: Environment): Promise<Running> {
  const log = createLog(env.LOG_LEVEL);
  await waitForDatabase(env.DATABASE_URL, {
    timeout: env.DATABASE_WAIT * 1000,
    reportEvery: 5000,
    report: (seconds) =>
      process.stderr.write(`Väntar på databasen sedan ${seconds} s.
`),
  });
  const pool = openPool(env.DATABASE_URL, env.DATABASE_POOL, log);
  const db = openDatabase(pool);
  const clock = () => new Date();
  const identity = createFirebase(env, clock);
  const conflictSeal = createSeal(await readConflictKey(env));
  const numberSeal = createSeal(await readNumberKey(env));
  const prepare = async () => {
    await migrate(env.DATABASE_OWNER_URL, env.DATABASE_URL);
    await seedBase(db, { arePaidSold: env.MODE === "demo" });
    if (env.MODE !== "demo") return;
    await seedDemo(db, identity, clock());
    await seedOrders(db, { seal: conflictSeal, years: 10 }, clock());
  };
  // A restart serves at once. What a new version seeds without a migration follows within a second or two.
  const isRestart = await isMigrated(db).catch(() => false);
  if (!isRestart) await prepare();
  await seedSettings(db, env);
  if (env.MODE === "production") {
    const missing = missingFacts((await readSettings(db)).settings);
    if (missing.length > 0) log.warn({ missing }, "settings with required facts about the company are missing");
  }
  const seal = createSeal(await readPayloadKey(env));
  const payments = createPaymentProviders(env, log);
  const [jobs, bus] = await Promise.all([openJobs(env.DATABASE_URL, log, { seal }), openBus(env.DATABASE_URL, log)]);
  const [storage, diskSpace] = await Promise.all([openFileStorage(env), watchDiskSpace(env, log)]);
  const app: App = {
    ...{ env, db, pool, jobs, bus, storage, diskSpace, identity, payments, orderKinds },
    ...{ seal, conflictSeal, numberSeal, clock, log },
  };
  await resealNumbers(app);
  await resealTenantNumbers(app);
  await repairHeldCalls(app);
  const server = await createServer(app, createHandlers(app));
  const mailer = createMailer(smtpTransport(env.SMTP_URL), { from: env.MAIL_FROM, publicUrl: env.PUBLIC_URL });
  if (env.MODE === "demo") await registerDemo(app);
  await jobs.work(createWorkers(app, mailer));
  await server.listen({ host: env.HOST, port: env.PORT });
  const background = [
    startSearchIndexer(app),
    startContentWorker(app, "citation parsing", async (isStopped) => void (await parseAll(db, isStopped))),
    startContentWorker(app, "analysis of wordings", (isStopped) => analyseWordings(db, isStopped)),
    startContentWorker(app, "repair of stored texts", (isStopped) => repairTexts(app, isStopped)),
  ];
  const prepared = isRestart ? prepare().catch((error) => log.error({ err: error }, "seeding failed")) : undefined;
  return {
    server,
    async close() {
      await closeServer(server, DRAIN / 2);
      diskSpace.close();
      await prepared;
      for (const worker of background) await worker.close();
      await jobs.stop();
      await bus.close();
      mailer.close();
      await payments.close();
      await pool.end();
    },
  };
}

/** Without the sandbox everything but these payments works. */
const registerDemo = (app: App) =>
  registerDemoPayments(app).catch((error) => app.log.warn({ err: error }, "example payments not registered"));

async function main(): Promise<void> {
  const log = createLog("info");
  process.on("unhandledRejection", (error) => {
    log.fatal({ err: error }, "unhandled rejection");
    process.exit(1);
  });
  try {
    const running = await start(readEnvironment());
    const stop = () => {
      setTimeout(() => process.exit(1), DRAIN).unref();
      running.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    };
    process.once("SIGTERM", stop);
    process.once("SIGINT", stop);
  } catch (error) {
    const reason = error instanceof EnvironmentFault ? error.message : `API:et kunde inte starta: ${describe(error)}`;
    process.stderr.write(`${reason}\n`);
    process.exit(1);
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? ` (${String(error.code)})` : "";
  return `${error.message.split("\n")[0]}${code}`;
}

await main();
