import { setTimeout as delay } from "node:timers/promises";
import { karin } from "@lagrum/e2e/demoAccounts";
import { signInAt } from "./deskSession.ts";

interface Traffic {
  reads: number;
  failedReads: number;
  /** Of a search, suggestions and similar answers with each write. */
  failedSearches: number;
  /** Of one with each write. */
  failedSignIns: number;
  writes: number;
  /** Writes that were not refused with 503 and a Swedish text. */
  admitted: number;
}

const PAUSE_MS = 500;
const TIMEOUT_MS = 5000;
/** The API checks the disk every second. */
const NOTICE_MS = 2000;

/** Reads a page and a list, searches, signs in and tries to write, twice a second, for this many seconds. */
export async function sendTraffic(url: string, seconds: number): Promise<Traffic> {
  const traffic: Traffic = { reads: 0, failedReads: 0, failedSearches: 0, failedSignIns: 0, writes: 0, admitted: 0 };
  await delay(NOTICE_MS);
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await delay(PAUSE_MS)) {
    for (const path of ["/", "/api/answers"]) {
      traffic.reads += 1;
      if ((await call(`${url}${path}`)).status !== 200) traffic.failedReads += 1;
    }
    for (const [path, body] of searches) {
      if ((await post(`${url}/api/answers/${path}`, body)).status !== 200) traffic.failedSearches += 1;
    }
    if (!(await canSignIn(url))) traffic.failedSignIns += 1;
    const { status, text } = await post(`${url}/api/questions`, {});
    traffic.writes += 1;
    if (status !== 503 || !text.includes("otillgänglig")) traffic.admitted += 1;
  }
  return traffic;
}

/** What readers type. */
const searches = [
  ["search", { Query: "deposition" }],
  ["suggestions", { Text: "dep" }],
  ["similar", { Text: "Får hyresvärden behålla depositionen för repor i parketten?" }],
] as const;

/** As the sign-in page does: at the identity provider, then its own account. */
async function canSignIn(url: string): Promise<boolean> {
  const token = await signInAt(url, karin.Email, karin.Password);
  if (token === undefined) return false;
  return (await call(`${url}/api/me`, { headers: { "user-token": token } })).status === 200;
}

const post = (url: string, body: object) =>
  call(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

async function call(url: string, init: RequestInit = {}): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: "" };
  }
}
