import { openDatabase, openPool } from "../../src/db/database.ts";
import { readEnvironment } from "../../src/env.ts";
import { openBus } from "../../src/events/eventBus.ts";
import { openFileStorage } from "../../src/files/fileStorage.ts";
import { createHandlers } from "../../src/http/handlers.ts";
import { createServer } from "../../src/http/server.ts";
import { createFirebase } from "../../src/identity/firebase.ts";
import { openJobs } from "../../src/jobs/jobs.ts";
import { createLog } from "../../src/logging/logger.ts";

/** The API as main.ts starts it, but for the workers: what is measured is the calls, not the mails that follow them. */
const env = readEnvironment();
const log = createLog(env.LOG_LEVEL);
const pool = openPool(env.DATABASE_URL, env.DATABASE_POOL, log);
const clock = () => new Date();
const [jobs, bus] = await Promise.all([openJobs(env.DATABASE_URL, log), openBus(env.DATABASE_URL, log)]);
const storage = await openFileStorage(env);
const identity = createFirebase(env, clock);
const app = { env, db: openDatabase(pool), pool, jobs, bus, storage, identity, clock, log };
const server = await createServer(app, createHandlers(app));
await server.listen({ host: env.HOST, port: env.PORT });
process.once("SIGTERM", () => process.exit(0));
