import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient } from "@lagrum/core/client";
import type { FastifyInstance } from "fastify";
import type { SendMailOptions } from "nodemailer";
import { parseAll } from "../src/answers/citationRepository.ts";
import type { App } from "../src/app.ts";
import { openDatabase, openPool } from "../src/db/database.ts";
import { type Environment, readEnvironment } from "../src/env.ts";
import { openBus } from "../src/events/eventBus.ts";
import { openFileStorage } from "../src/files/fileStorage.ts";
import { orderKinds } from "../src/flows/orderKinds.ts";
import { createHandlers } from "../src/http/handlers.ts";
import type { Handlers } from "../src/http/serve.ts";
import { closeServer, createServer } from "../src/http/server.ts";
import { createTokenVerifier } from "../src/identity/firebaseTokens.ts";
import type { Identity } from "../src/identity/identity.ts";
import { type JobData, openJobs, type RunningJobs, type Workers } from "../src/jobs/jobs.ts";
import { createWorkers } from "../src/jobs/workers.ts";
import { readConflictKey, readNumberKey, readPayloadKey } from "../src/keys/keyFile.ts";
import { createSeal } from "../src/keys/seal.ts";
import { createLog } from "../src/logging/logger.ts";
import { createMailer, type Transport } from "../src/mail/mailer.ts";
import { createPaymentProviders } from "../src/payments/provider/paymentProviders.ts";
import { analyseWordings } from "../src/provisions/wordingSearch.ts";
import { analyseAll } from "../src/search/documentIndex.ts";
import { createDatabase, type TestDatabase } from "./database.ts";
import { type PersonName, people } from "./staff.ts";
import { emulatorToken } from "./tokens.ts";
import { until } from "./waitUntil.ts";

/** A sent mail. */
interface SentMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** The Reply-To address, if any. */
  replyTo: string | null;
  /** The code in its link. */
  code: string;
  /** Latin 1, so that the structure of a PDF can be read. */
  attachments: { name: string; text: string }[];
}

export interface TestApp {
  app: App;
  server: FastifyInstance;
  jobs: RunningJobs;
  workers: Workers;
  database: TestDatabase;
  /** Anonymous. */
  client: Client;
  asAdmin: Client;
  asAdvisor: Client;
  asOtherAdvisor: Client;
  asAccountWithoutRole: Client;
  /** The owner of this token. */
  as(token: string): Client;
  tokenOf(person: PersonName): string;
  /** Runs the queued jobs of sign-ups and mails. @returns all mails so far, oldest first */
  mails(): Promise<SentMail[]>;
  /** Waits for failed jobs of the queue, and makes their retry due now. */
  retryNow(queue: keyof JobData): Promise<void>;
  /** Makes scheduled jobs of the queue due now. */
  dueNow(queue: keyof JobData): Promise<void>;
  /** Analyses what has been published, as the indexer of the running service does. */
  indexed(): Promise<void>;
  /** Moves the service's clock. */
  setTime(now: Date): void;
  /** Every line of the log so far. */
  logLines: readonly string[];
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Settings of this test; rate limits are high by default. */
  env?: Record<string, string>;
  /** Handlers that replace the service's own. */
  handlers?: (app: App) => Partial<Handlers>;
  /** Milliseconds between the heartbeats on GET /events. */
  heartbeat?: number;
  /** Replaces parts of the stub provider. */
  identity?: Partial<Identity>;
  /** Replaces the payment providers. */
  payments?: App["payments"];
  /** A database other than a new copy of the template. */
  database?: TestDatabase;
}

/**
 * The whole API on a database of its own, called in-process. Four stubs: unsigned tokens through
 * the real verifier, mails collected instead of sent, a clock that can be set, and no admin calls to a provider.
 */
export async function createTestApp({ env: given = {}, handlers, ...more }: TestAppOptions = {}): Promise<TestApp> {
  const database = more.database ?? (await createDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), "lagrum-test-"));
  const env: Environment = readEnvironment({
    MODE: "test",
    DATA_DIR: dataDir,
    DATABASE_URL: database.appUrl,
    RATE_LIMIT: "1000000",
    // Loading all modules of a test file delays the event loop enough to look like an overload.
    OVERLOAD_LIMIT: "0",
    ASK_LIMIT_IP: "1000000",
    ASK_LIMIT_EMAIL: "1000000",
    AI_LIMIT_IP: "1000000",
    FORM_LIMIT_IP: "1000000",
    BOOKING_LIMIT_NETWORK: "1000000",
    FORM_LIMIT_EMAIL: "1000000",
    MAIL_LIMIT_EMAIL: "1000000",
    SIGNUP_LIMIT_IP: "1000000",
    SIGNUP_LIMIT_EMAIL: "1000000",
    SIGNIN_LIMIT_IP: "1000000",
    SIGNIN_LIMIT_EMAIL: "1000000",
    ...given,
  });
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const pool = openPool(env.DATABASE_URL, env.DATABASE_POOL, log);
  const db = openDatabase(pool);
  let offset = 0;
  const clock = () => new Date(Date.now() + offset);
  const verify = createTokenVerifier({
    projectId: env.FIREBASE_PROJECT_ID,
    keys: () => Promise.reject(new Error("No token with a signature is expected here")),
    acceptUnsigned: true,
    clock,
  });
  const identity = {
    verify,
    ensureAccount: async () => "uid",
    mirrorRoles: async () => {},
    removeAccount: async () => {},
    replaceAccount: async () => {},
    verifyAddress: async () => {},
    endSessions: async () => {},
    passwordCode: async () => "oob-code",
    ...more.identity,
  };
  const seal = createSeal(await readPayloadKey(env));
  const providers = createPaymentProviders(env, log);
  const payments = more.payments ?? providers;
  const [jobs, bus] = await Promise.all([
    openJobs(env.DATABASE_URL, log, { isService: false, seal }),
    openBus(env.DATABASE_URL, log),
  ]);
  const storage = await openFileStorage(env);
  const diskSpace = { isLow: () => false };
  const conflictSeal = createSeal(await readConflictKey(env));
  const numberSeal = createSeal(await readNumberKey(env));
  const app: App = {
    ...{ env, db, pool, jobs, bus, storage, diskSpace, identity, payments, orderKinds },
    ...{ seal, conflictSeal, numberSeal, clock, log },
  };
  const { heartbeat = 1000 } = more;
  const server = await createServer(app, { ...createHandlers(app), ...handlers?.(app) }, { heartbeat });
  const sentMails: SentMail[] = [];
  const mailer = createMailer(recordingTransport(sentMails), { from: env.MAIL_FROM, publicUrl: env.PUBLIC_URL });
  const workers = createWorkers(app, mailer);

  const drainMails = async () => {
    await jobs.drain("signUp", workers.signUp);
    await jobs.drain("mail", workers.mail);
  };
  // One run at a time: a second one would find an empty queue while the first still sends.
  let mailRun = Promise.resolve();
  const as = (token?: string) => createClient({ baseUrl: "/api", fetch: injectedFetch(server), token: () => token });
  const tokenOf = (name: PersonName) => emulatorToken({ sub: people[name].Uid }, clock());
  return {
    app,
    server,
    jobs,
    workers,
    database,
    client: as(),
    asAdmin: as(tokenOf("admin")),
    asAdvisor: as(tokenOf("advisor")),
    asOtherAdvisor: as(tokenOf("otherAdvisor")),
    asAccountWithoutRole: as(tokenOf("withoutRole")),
    as,
    tokenOf,
    async mails() {
      mailRun = mailRun.then(drainMails, drainMails);
      await mailRun;
      return sentMails;
    },
    async retryNow(queue) {
      await until(async () => (await startNow(jobs, queue, "retry")) > 0);
    },
    async dueNow(queue) {
      await startNow(jobs, queue, "created");
    },
    async indexed() {
      await analyseAll(db);
      await parseAll(db);
      await analyseWordings(db);
    },
    setTime(now) {
      offset = now.getTime() - Date.now();
    },
    logLines: lines,
    async close() {
      await closeServer(server, 100);
      await jobs.stop();
      await bus.close();
      await providers.close();
      await pool.end();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Makes the queue's jobs in that state due now. @returns their number */
async function startNow({ boss }: RunningJobs, queue: keyof JobData, state: "created" | "retry"): Promise<number> {
  const jobs = (await boss.findJobs(queue, { queued: true })).filter((job) => job.state === state);
  for (const { id } of jobs) await boss.update(queue, undefined, { id, startAfter: 0 });
  return jobs.length;
}

/** Fetch without a network: injects requests into the server. */
function injectedFetch(server: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const response = await server.inject({
      url: String(input),
      method: (init?.method ?? "GET") as "GET",
      headers: Object.fromEntries(new Headers(init?.headers).entries()),
      ...(typeof init?.body === "string" && { payload: init.body }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers)) headers.set(name, String(value));
    const empty = response.statusCode === 204 || response.statusCode === 304;
    return new Response(empty ? null : new Uint8Array(response.rawPayload), { status: response.statusCode, headers });
  };
}

const addressOf = (to: SendMailOptions["to"]) =>
  typeof to === "object" && "address" in to ? `${to.address}` : String(to);

function recordingTransport(sentMails: SentMail[]): Transport {
  return {
    async sendMail({ to, subject, text, html, messageId, replyTo, attachments = [] }: SendMailOptions) {
      const words = String(text);
      sentMails.push({
        to: addressOf(to),
        replyTo: replyTo === undefined ? null : addressOf(replyTo),
        subject: subject ?? "",
        text: words,
        html: String(html),
        messageId: messageId ?? "",
        attachments: attachments.map(({ filename, content }) => ({
          name: String(filename),
          text: Buffer.isBuffer(content) ? content.toString("latin1") : "",
        })),
        code: /[?&]code=([a-z0-9]+)/.exec(words)?.[1] ?? "",
      });
    },
    close() {},
  };
}
