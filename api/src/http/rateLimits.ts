import { emailIdentity } from "@lagrum/core/booking/personIdentity";
import type { Endpoints } from "@lagrum/core/endpoints";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Environment } from "../env.ts";
import { networkOf } from "./clientNetwork.ts";
import { Failure } from "./failure.ts";

/** Counts a call. @throws Failure TOO_MANY_REQUESTS with the seconds to wait */
type Limit = (request: FastifyRequest) => Promise<void>;

const HOUR = 60 * 60 * 1000;

/** Ratings per hour and IP address; one a day for each answer. */
const RATINGS = 60;

/** Stricter limits of single endpoints, besides the general one. They read the body, so they count after it is parsed. */
export function createLimits(server: FastifyInstance, env: Environment): Partial<Record<keyof Endpoints, Limit>> {
  const from = (max: number) => server.createRateLimit({ max, timeWindow: HOUR });
  const forAddress = (max: number) => server.createRateLimit({ max, timeWindow: HOUR, keyGenerator: emailOf });
  // Per IP and e-mail address, so that an attacker can't lock another person out.
  const fromForAddress = (max: number) =>
    server.createRateLimit({
      max,
      timeWindow: HOUR,
      keyGenerator: (request) => `${networkOf(request.ip)} ${emailOf(request)}`,
    });
  // One vote per reader, without a cookie. Stored in memory for a day or until a restart.
  const oncePerAnswer = server.createRateLimit({
    max: 1,
    timeWindow: 24 * HOUR,
    keyGenerator: (request) => `${networkOf(request.ip)} ${Number((request.params as { id: string }).id)}`,
  });
  // Each of these forms sends mail to an address that anybody can type.
  const mails = forAddress(env.MAIL_LIMIT_EMAIL);
  const form = () => all(from(env.FORM_LIMIT_IP), forAddress(env.FORM_LIMIT_EMAIL), mails);
  const asking = () => all(from(env.ASK_LIMIT_IP), forAddress(env.ASK_LIMIT_EMAIL), mails);
  return {
    sendMessage: form(),
    submitWithdrawal: form(),
    submitComplaint: form(),
    submitRentClaim: asking(),
    reportAnswer: form(),
    requestMyCasesLink: form(),
    // Codes are too long to guess; the limit only bounds the load of attempts.
    openMyCases: all(from(env.SIGNIN_LIMIT_IP)),
    rateAnswer: all(from(RATINGS), oncePerAnswer),
    // A hold blocks a time for others.
    holdTime: all(from(env.FORM_LIMIT_IP)),
    joinWaitingList: form(),
    bookMeeting: asking(),
    askAi: all(from(env.AI_LIMIT_IP)),
    rateAiReply: all(from(RATINGS)),
    askQuestion: asking(),
    orderProduct: asking(),
    signUp: all(from(env.SIGNUP_LIMIT_IP), forAddress(env.SIGNUP_LIMIT_EMAIL), mails),
    handleUnconfirmedUser: all(from(env.SIGNIN_LIMIT_IP), fromForAddress(env.SIGNIN_LIMIT_EMAIL)),
    // Codes are too long to guess; the limit only bounds the load of attempts.
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

/** The mailbox, in one spelling. A body without one is refused anyway and counts alone. */
function emailOf(request: FastifyRequest): string {
  const { body } = request;
  const email = typeof body === "object" && body !== null && "Email" in body ? body.Email : undefined;
  return typeof email === "string" ? `email:${emailIdentity(email.slice(0, 254))}` : `none:${request.id}`;
}
