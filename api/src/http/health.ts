import type { FastifyInstance } from "fastify";
import type { App } from "../app.ts";
import { isMigrated } from "../db/migrate.ts";
import { keepPrivate } from "./cacheHeaders.ts";
import { Failure } from "./failure.ts";

/** Liveness and readiness, for the operator and the launcher. */
export function serveHealth(server: FastifyInstance, { db }: Pick<App, "db">): void {
  // Polled every second: neither rate limited nor logged.
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
