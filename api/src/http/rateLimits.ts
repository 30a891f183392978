import type { Endpoints } from "@lagrum/core/contract/endpoints";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Environment } from "../env.ts";
import { Failure } from "./failure.ts";

/** Looks whether one more call is within the limits. @throws Failure TOO_MANY_REQUESTS with the seconds to wait. */
type Limit = (request: FastifyRequest) => Promise<void>;

const HOUR = 60 * 60 * 1000;

/** Answers that one address may rate an hour; and each of them once a day. */
const RATINGS = 60;

/** The tighter limits of single calls, beside the general one. They need the body, so they count after it is read. */
export function createLimits(server: FastifyInstance, env: Environment): Partial<Record<keyof Endpoints, Limit>> {
  const from = (max: number) => server.createRateLimit({ max, timeWindow: HOUR });
  const forAddress = (max: number) => server.createRateLimit({ max, timeWindow: HOUR, keyGenerator: emailOf });
  // Nobody shuts another out from asking: whoever tries addresses uses up the own share of each.
  const fromForAddress = (max: number) =>
    server.createRateLimit({ max, timeWindow: HOUR, keyGenerator: (request) => `${request.ip} ${emailOf(request)}` });
  // One voice a reader without a mark on anyone: forgotten after a day, and when the service starts anew.
  const oncePerAnswer = server.createRateLimit({
    max: 1,
    timeWindow: 24 * HOUR,
    keyGenerator: (request) => `${request.ip} ${Number((request.params as { id: string }).id)}`,
  });
  const form = () => all(from(env.FORM_LIMIT_IP), forAddress(env.FORM_LIMIT_EMAIL));
  return {
    sendMessage: form(),
    reportAnswer: form(),
    rateAnswer: all(from(RATINGS), oncePerAnswer),
    askQuestion: all(from(env.ASK_LIMIT_IP), forAddress(env.ASK_LIMIT_EMAIL)),
    signUp: all(from(env.SIGNUP_LIMIT_IP), forAddress(env.SIGNUP_LIMIT_EMAIL)),
    handleUnconfirmedUser: all(from(env.SIGNIN_LIMIT_IP), fromForAddress(env.SIGNIN_LIMIT_EMAIL)),
    // A code can't be guessed; trying is to cost nothing either.
    confirmAccount: all(from(env.SIGNIN_LIMIT_IP)),
  };
}

type Counter = ReturnType<FastifyInstance["createRateLimit"]>;

const all =
  (...counters: Counter[]): Limit =>
  async (request) => {
    for (const counter of counters) {
      const state = await counter(request);
      if (!state.isAllowed && state.isExceeded) {
        throw new Failure("TOO_MANY_REQUESTS", undefined, { retryAfter: state.ttlInSeconds });
      }
    }
  };

/** The address as written, in one form. A body without one is refused anyway and counts alone. */
function emailOf(request: FastifyRequest): string {
  const { body } = request;
  const email = typeof body === "object" && body !== null && "Email" in body ? body.Email : undefined;
  return typeof email === "string" ? `email:${email.trim().toLowerCase().slice(0, 254)}` : `none:${request.id}`;
}
