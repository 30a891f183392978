import { openDatabase, openPool } from "@lagrum/api/db/database";
import { readEnvironment } from "@lagrum/api/env";
import { openBus } from "@lagrum/api/events/eventBus";
import { openFileStorage } from "@lagrum/api/files/fileStorage";
import { orderKinds } from "@lagrum/api/flows/orderKinds";
import { createHandlers } from "@lagrum/api/http/handlers";
import { createServer } from "@lagrum/api/http/server";
import { createFirebase } from "@lagrum/api/identity/firebase";
import { openJobs } from "@lagrum/api/jobs/jobs";
import { readConflictKey, readNumberKey, readPayloadKey } from "@lagrum/api/keys/keyFile";
import { createSeal } from "@lagrum/api/keys/seal";
import { createLog } from "@lagrum/api/logging/logger";
import { createPaymentProviders } from "@lagrum/api/payments/provider/paymentProviders";

/** The API as main.ts starts it, without the job workers, since only the calls are measured. */
const env = readEnvironment();
const log = createLog(env.LOG_LEVEL);
const pool = openPool(env.DATABASE_URL, env.DATABASE_POOL, log);
const clock = () => new Date();
const seal = createSeal(await readPayloadKey(env));
const payments = createPaymentProviders(env, log);
const [jobs, bus] = await Promise.all([openJobs(env.DATABASE_URL, log, { seal }), openBus(env.DATABASE_URL, log)]);
const diskSpace = { isLow: () => false };
const storage = await openFileStorage(env);
const identity = createFirebase(env, clock);
const conflictSeal = createSeal(await readConflictKey(env));
const numberSeal = createSeal(await readNumberKey(env));
const db = openDatabase(pool);
const app = {
  ...{ env, db, pool, jobs, bus, storage, diskSpace, identity, payments, orderKinds },
  ...{ seal, conflictSeal, numberSeal, clock, log },
};
const server = await createServer(app, createHandlers(app));
await server.listen({ host: env.HOST, port: env.PORT });
process.once("SIGTERM", () => process.exit(0));
