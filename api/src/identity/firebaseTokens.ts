import { createHash } from "node:crypto";
import { isStorable } from "@lagrum/core/contract/fieldSchema";
import {
  createRemoteJWKSet,
  customFetch,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  type FetchImplementation,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from "jose";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { Failure } from "../http/failure.ts";
import type { Claims } from "./identity.ts";

const GOOGLE_KEYS = "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

/** The emulator signs nothing, so a signed token is forged. */
export const noKeys: JWTVerifyGetKey = () => Promise.reject(new Failure("INVALID_TOKEN"));

/** How long a failed fetch of the keys is cached, in milliseconds: forged tokens cost no outgoing call each. */
const FAILURE_TTL = 5000;

/** Caches a failed fetch: the next ones fail at once for a while. */
function cacheFailures(): FetchImplementation {
  let failedAt = Number.NEGATIVE_INFINITY;
  return async (url, options) => {
    if (performance.now() - failedAt < FAILURE_TTL) throw new TypeError("fetch failed");
    const response = await fetch(url, options).catch((error: unknown) => {
      failedAt = performance.now();
      throw error;
    });
    if (!response.ok) failedAt = performance.now();
    return response;
  };
}

/**
 * Google's public keys. They are cached for a day, so that sessions survive an outage of the key server. An unknown key
 * is fetched at most once a minute, and after a failure nothing is fetched for five seconds.
 */
export const googleKeys = (address = GOOGLE_KEYS): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(address), {
    cacheMaxAge: 24 * 60 * 60 * 1000,
    cooldownDuration: 60_000,
    timeoutDuration: 3000,
    [customFetch]: cacheFailures(),
  });

interface TokenVerifierOptions {
  projectId: string;
  keys: JWTVerifyGetKey;
  /** The emulator's tokens have no signature: true only where it is used, and never in production. */
  acceptUnsigned: boolean;
  clock: () => Date;
}

const Payload = z.object({
  sub: z.string().min(1).max(128).refine(isStorable),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  auth_time: z.int(),
  iat: z.int(),
  exp: z.int(),
});

/** How long a verified token is cached, in milliseconds. */
const CACHE_TTL = 60_000;
const CACHE_SIZE = 10_000;
/** Allowed clock skew, in seconds. */
const CLOCK_SKEW = 60;

/** Makes the check of User-Token: signature, project, issuer and times. */
export function createTokenVerifier(options: TokenVerifierOptions): (token: string) => Promise<Claims> {
  const now = () => options.clock().getTime();
  const cache = new LRUCache<string, Claims>({ max: CACHE_SIZE, ttl: CACHE_TTL, perf: { now } });
  return async (token) => {
    if (token.length > 8192) throw new Failure("INVALID_TOKEN");
    const key = createHash("sha256").update(token).digest("base64");
    const cached = cache.get(key);
    if (cached) return cached;
    const claims = await verify(token, options);
    // A TTL of 0 would mean for ever.
    const ttl = Math.max(1, Math.min(claims.expires * 1000 - now(), CACHE_TTL));
    cache.set(key, claims, { ttl });
    return claims;
  };
}

async function verify(token: string, options: TokenVerifierOptions): Promise<Claims> {
  try {
    const payload = Payload.parse(await readPayload(token, options));
    const now = options.clock().getTime() / 1000;
    if (payload.iat > now + CLOCK_SKEW || payload.auth_time > now + CLOCK_SKEW) throw new Failure("INVALID_TOKEN");
    return {
      uid: payload.sub,
      email: payload.email,
      emailVerified: payload.email_verified === true,
      authTime: payload.auth_time,
      expires: payload.exp,
    };
  } catch (error) {
    if (error instanceof Failure) throw error;
    // Without the keys no signature can be verified.
    if (isKeyServerTrouble(error)) {
      throw new Failure("IDENTITY_UNAVAILABLE", undefined, { retryAfter: 10, cause: error });
    }
    throw new Failure("INVALID_TOKEN");
  }
}

const isKeyServerTrouble = (error: unknown) =>
  error instanceof errors.JWKSTimeout ||
  (error instanceof TypeError && error.message === "fetch failed") ||
  (error instanceof errors.JOSEError && error.code === "ERR_JOSE_GENERIC");

async function readPayload(
  token: string,
  { projectId, keys, acceptUnsigned, clock }: TokenVerifierOptions,
): Promise<JWTPayload> {
  const expected = { issuer: `https://securetoken.google.com/${projectId}`, audience: projectId };
  if (acceptUnsigned && decodeProtectedHeader(token).alg === "none") {
    const payload = decodeJwt(token);
    const isOurs = payload.iss === expected.issuer && payload.aud === expected.audience;
    const isAlive = payload.exp !== undefined && payload.exp > clock().getTime() / 1000;
    if (!isOurs || !isAlive || !token.endsWith(".")) throw new Failure("INVALID_TOKEN");
    return payload;
  }
  const { payload } = await jwtVerify(token, keys, {
    ...expected,
    algorithms: ["RS256"],
    requiredClaims: ["sub", "iat", "exp", "auth_time"],
    currentDate: clock(),
  });
  return payload;
}
