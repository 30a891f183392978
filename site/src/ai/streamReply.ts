import { readAiEvents } from "@lagrum/core/ai/aiEvents";
import type { AskAi } from "@lagrum/core/ai/aiSchema";
import { errorBodyOf } from "@lagrum/core/endpointClient";
import type { StreamEvent } from "@lagrum/core/machines/aiAnswer";

/** Streams the reply to a question; the signal ends it. */
export async function* streamReply(question: AskAi, signal: AbortSignal): AsyncGenerator<StreamEvent> {
  try {
    const response = await fetch("/api/ai/answers", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify(question),
      signal,
    });
    if (!response.ok || response.body === null) {
      const { Code, Details } = errorBodyOf(await response.json().catch(() => null), response.status);
      yield { type: "REFUSED", Code, Details: Details ?? null };
      return;
    }
    for await (const part of readAiEvents(response.body)) yield { type: "PART", part };
    yield { type: "FINISHED" };
  } catch {
    if (!signal.aborted) yield { type: "REFUSED", Code: "NETWORK_ERROR", Details: null };
  }
}
