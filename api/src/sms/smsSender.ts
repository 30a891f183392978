import type { Environment } from "../env.ts";

/** Milliseconds, below those of a job. */
const TIMEOUT = 10_000;

export interface SmsSender {
  /**
   * Sends one text message. A retried job has the same Idempotency-Key, so that a provider that knows it drops the
   * duplicate.
   * @param to E.164
   * @throws Error without the number; the job is then retried
   */
  send(to: string, message: string, jobId: string): Promise<void>;
}

/** The provider of text messages; null when there is none. */
export function createSmsSender({
  SMS_URL,
  SMS_USER,
  SMS_PASSWORD,
  SMS_FROM,
}: Pick<Environment, "SMS_URL" | "SMS_USER" | "SMS_PASSWORD" | "SMS_FROM">): SmsSender | null {
  if (SMS_URL === undefined) return null;
  const authorization = `Basic ${Buffer.from(`${SMS_USER}:${SMS_PASSWORD}`).toString("base64")}`;
  return {
    async send(to, message, jobId) {
      const response = await fetch(SMS_URL, {
        method: "POST",
        headers: { authorization, "idempotency-key": jobId },
        body: new URLSearchParams({ from: SMS_FROM, to, message }),
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT),
      }).catch((error: unknown) => {
        throw new Error(`text message not sent: ${error instanceof Error ? error.name : "no connection"}`);
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`text message not sent: ${response.status}`);
    },
  };
}
