import { setTimeout as delay } from "node:timers/promises";

interface Traffic {
  reads: number;
  failedReads: number;
  writes: number;
  /** Writes that were not refused with 503 and a Swedish text. */
  admitted: number;
}

const PAUSE_MS = 500;
const TIMEOUT_MS = 5000;
/** The API checks the disk every second. */
const NOTICE_MS = 2000;

/** Reads a page and a list and tries to write, twice a second, for this many seconds. */
export async function sendTraffic(url: string, seconds: number): Promise<Traffic> {
  const traffic: Traffic = { reads: 0, failedReads: 0, writes: 0, admitted: 0 };
  await delay(NOTICE_MS);
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await delay(PAUSE_MS)) {
    for (const path of ["/", "/api/answers"]) {
      traffic.reads += 1;
      if ((await call(`${url}${path}`)).status !== 200) traffic.failedReads += 1;
    }
    const { status, text } = await call(`${url}/api/questions`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    traffic.writes += 1;
    if (status !== 503 || !text.includes("otillgänglig")) traffic.admitted += 1;
  }
  return traffic;
}

async function call(url: string, init: RequestInit = {}): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: "" };
  }
}
