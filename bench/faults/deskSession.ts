import { setTimeout as delay } from "node:timers/promises";
import { type Client, createClient } from "@lagrum/core/client";

/** A session of a staff account that retries calls until they have an outcome. */
export interface DeskSession {
  /**
   * Retries the call while its outcome is unknown or a 5xx, and signs in again when the session is refused.
   * @throws after three minutes
   */
  callWithRetries<R extends CallResult>(call: (client: Client) => Promise<R>): Promise<{ result: R; attempts: number }>;
  /** Signs in through the public port, as the pages do. */
  signIn(): Promise<void>;
  /** Number of refused sessions. */
  refused: number;
}

interface CallResult {
  ok: boolean;
  status: number;
  body: unknown;
}

const PAUSE_MS = 100;
const CALL_TIMEOUT_MS = 15_000;
const RETRY_TIMEOUT_MS = 180_000;

/** @param url the public origin */
export async function openSession(url: string, email: string, password: string): Promise<DeskSession> {
  let token: string | undefined;
  const client = createClient({ baseUrl: `${url}/api`, token: () => token, timeout: CALL_TIMEOUT_MS });
  const session: DeskSession = {
    refused: 0,
    async signIn() {
      token = await retry(() => signInAt(url, email, password));
    },
    async callWithRetries(call) {
      let attempts = 0;
      return retry(async () => {
        attempts += 1;
        const result = await call(client);
        if (result.status === 0 || result.status >= 500) return undefined;
        if (result.status !== 401) return { result, attempts };
        session.refused += 1;
        await session.signIn();
        return undefined;
      });
    },
  };
  await session.signIn();
  return session;
}

async function retry<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  const from = performance.now();
  while (performance.now() - from < RETRY_TIMEOUT_MS) {
    const result = await attempt();
    if (result !== undefined) return result;
    await delay(PAUSE_MS);
  }
  throw new Error(`undecided for ${RETRY_TIMEOUT_MS / 1000} s`);
}

/** @returns the token, or undefined while the provider is down */
export async function signInAt(url: string, email: string, password: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
      signal: AbortSignal.timeout(5000),
    });
    const { idToken } = (await response.json()) as { idToken?: string };
    return idToken;
  } catch {
    return undefined;
  }
}
