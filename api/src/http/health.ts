import type { FastifyInstance } from "fastify";
import type { App } from "../app.ts";
import { isMigrated } from "../db/migrate.ts";
import { keepPrivate } from "./cacheHeaders.ts";
import { Failure } from "./failure.ts";

/** For the operator and the launcher: whether the process lives, and whether it can do its work. */
export function serveHealth(server: FastifyInstance, { db }: Pick<App, "db">): void {
  // Asked every second by whoever watches over the service: neither counted nor logged.
  const options = { config: { rateLimit: false }, logLevel: "warn" } as const;
  server.get("/health/live", options, async (_request, reply) => {
    keepPrivate(reply);
    return { Status: "ok" };
  });
  server.get("/health/ready", options, async (_request, reply) => {
    keepPrivate(reply);
    if (!(await isMigrated(db))) throw new Failure("SERVICE_UNAVAILABLE", undefined, { retryAfter: 2 });
    return { Status: "ok" };
  });
}
