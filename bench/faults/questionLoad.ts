import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { text as readText } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";

/** A question acknowledged with 201. */
export interface Acknowledged {
  id: number;
  key: string;
  title: string;
  email: string;
  /** Number of attempts until a response arrived. */
  attempts: number;
}

/** New questions at a constant rate, with retries. */
export interface QuestionLoad {
  /** Prefix of all idempotency keys. */
  keyPrefix: string;
  acknowledged: Acknowledged[];
  /** Time of each 201, performance.now(). */
  answeredAt: number[];
  /** Responses that are neither 201 nor retryable. There should be none. */
  refused: string[];
  /** Sends no new questions, and waits for pending responses. */
  stop(): Promise<void>;
}

const WORKERS = 8;
const TIMEOUT_MS = 5000;
const PAUSE_MS = 100;
/** A question counts as lost after this time without a response. */
const RETRY_TIMEOUT_MS = 180_000;

/** Starts sending questions to `url` (the public origin) at this rate a second. */
export async function startLoad(url: string, perSecond: number): Promise<QuestionLoad> {
  const categoryId = await firstCategory(url);
  const keyPrefix = `fault-${randomUUID().slice(0, 8)}-`;
  const acknowledged: Acknowledged[] = [];
  const answeredAt: number[] = [];
  const refused: string[] = [];
  let sentCount = 0;
  let isOver = false;

  async function sendQuestion(): Promise<void> {
    sentCount += 1;
    const key = `${keyPrefix}${sentCount}`;
    const title = `Vad gäller när tjänsten dör mitt i frågan ${key}?`;
    const email = `${key}@exempel.example`;
    const body = question(categoryId, title, email);
    const deadline = Date.now() + RETRY_TIMEOUT_MS;
    for (let attempts = 1; Date.now() < deadline; attempts += 1) {
      const response = await send(url, key, body);
      if (response?.status === 201) {
        acknowledged.push({ id: response.id, key, title, email, attempts });
        answeredAt.push(performance.now());
        return;
      }
      if (response && response.status < 500) {
        refused.push(`${key}: ${response.status}`);
        return;
      }
      await delay(PAUSE_MS);
    }
    refused.push(`${key}: no response in ${RETRY_TIMEOUT_MS / 1000} s`);
  }

  async function work(): Promise<void> {
    while (!isOver) {
      const next = performance.now() + (WORKERS * 1000) / perSecond;
      await sendQuestion();
      await delay(Math.max(0, next - performance.now()));
    }
  }

  const working = Promise.all(Array.from({ length: WORKERS }, work));
  return {
    keyPrefix,
    acknowledged,
    answeredAt,
    refused,
    async stop() {
      isOver = true;
      await working;
    },
  };
}

/** Sends an acknowledged question again with its idempotency key. @returns the ID, or undefined without a 201 */
export async function resendQuestion(url: string, { key, title, email }: Acknowledged): Promise<number | undefined> {
  const response = await send(url, key, question(await firstCategory(url), title, email));
  return response?.status === 201 ? response.id : undefined;
}

/** One attempt; undefined without a complete response. */
async function send(url: string, key: string, body: string): Promise<{ status: number; id: number } | undefined> {
  try {
    const response = await fetch(`${url}/api/questions`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { ID = 0 } = (await response.json()) as { ID?: number };
    return { status: response.status, id: ID };
  } catch {
    return undefined;
  }
}

/**
 * Sends one question on a new connection, since an idle one may be closed as it is reused.
 * @returns status 0 without a response
 */
export async function askOnce(url: string): Promise<{ status: number; text: string; took: number }> {
  const key = randomUUID();
  const body = question(await firstCategory(url), "Vad händer när tjänsten inte kan spara?", `${key}@exempel.example`);
  const from = performance.now();
  const response = await post(`${url}/api/questions`, key, body).catch(() => ({ status: 0, text: "" }));
  return { ...response, took: performance.now() - from };
}

function post(url: string, key: string, body: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "idempotency-key": key };
    const signal = AbortSignal.timeout(5 * TIMEOUT_MS);
    const sending = request(url, { method: "POST", headers, agent: false, signal }, (response) => {
      readText(response).then((text) => resolve({ status: response.statusCode ?? 0, text }), reject);
    });
    sending.once("error", reject);
    sending.end(body);
  });
}

function question(categoryId: number, title: string, email: string): string {
  return JSON.stringify({
    Type: "Free",
    CategoryID: categoryId,
    Title: title,
    QuestionBody: "Jag skrev en fråga och tryckte på knappen just när strömmen gick. Kom den fram, och bara en gång?",
    FirstName: "Kim",
    Email: email,
    AcceptTerms: true,
  });
}

let category: number | undefined;
async function firstCategory(url: string): Promise<number> {
  while (category === undefined) category = await readCategory(url).catch(() => undefined);
  return category;
}

async function readCategory(url: string): Promise<number | undefined> {
  const response = await fetch(`${url}/api/categories`);
  const { Categories } = (await response.json()) as { Categories: { ID: number }[] };
  return Categories[0]?.ID;
}
