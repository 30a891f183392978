import type { Endpoints } from "@lagrum/core/contract/endpoints";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Environment } from "./env.ts";
import { Failure } from "./failure.ts";

/** Looks whether one more call is within the limits. @throws Failure TOO_MANY_REQUESTS with the seconds to wait. */
type Limit = (request: FastifyRequest) => Promise<void>;

const HOUR = 60 * 60 * 1000;

/** The tighter limits of single calls, beside the general one. They need the body, so they count after it is read. */
export function createLimits(server: FastifyInstance, env: Environment): Partial<Record<keyof Endpoints, Limit>> {
  const askedFrom = server.createRateLimit({ max: env.ASK_LIMIT_IP, timeWindow: HOUR });
  const askedFor = server.createRateLimit({ max: env.ASK_LIMIT_EMAIL, timeWindow: HOUR, keyGenerator: emailOf });
  return {
    async askQuestion(request) {
      for (const limit of [askedFrom, askedFor]) {
        const state = await limit(request);
        if (!state.isAllowed && state.isExceeded) {
          throw new Failure("TOO_MANY_REQUESTS", undefined, { retryAfter: state.ttlInSeconds });
        }
      }
    },
  };
}

/** The address as written, in one form. A body without one is refused anyway and counts alone. */
function emailOf(request: FastifyRequest): string {
  const { body } = request;
  const email = typeof body === "object" && body !== null && "Email" in body ? body.Email : undefined;
  return typeof email === "string" ? `email:${email.trim().toLowerCase().slice(0, 254)}` : `none:${request.id}`;
}
