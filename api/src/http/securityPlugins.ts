import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import type { Environment } from "../env.ts";
import { networkOf } from "./clientNetwork.ts";
import { Failure } from "./failure.ts";

const YEAR = 365 * 24 * 60 * 60;

/** Security headers, overload protection, CORS and the general rate limit. */
export async function protect(server: FastifyInstance, env: Environment): Promise<void> {
  await server.register(helmet, {
    // The API serves data only: nothing of it may run, load or be framed.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: env.MODE === "production" ? { maxAge: YEAR, includeSubDomains: true } : false,
    referrerPolicy: { policy: "no-referrer" },
    crossOriginResourcePolicy: { policy: env.CORS_ORIGINS.length > 0 ? "cross-origin" : "same-origin" },
  });
  await server.register(underPressure, {
    maxEventLoopDelay: env.OVERLOAD_LIMIT,
    retryAfter: 5,
    exposeStatusRoute: false,
  });
  await server.register(cors, {
    origin: env.CORS_ORIGINS,
    methods: ["GET", "POST", "PUT", "DELETE"],
    allowedHeaders: ["Content-Type", "User-Token", "Access-Code", "Idempotency-Key", "Range"],
    exposedHeaders: ["Retry-After", "X-Request-Id", "Content-Range", "Total-Is-Least"],
    maxAge: 600,
  });
  await server.register(rateLimit, {
    global: true,
    max: env.RATE_LIMIT,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_request, { ttl }) =>
      new Failure("TOO_MANY_REQUESTS", undefined, { retryAfter: Math.max(1, ttl / 1000) }),
  });
}
