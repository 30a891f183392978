import type { AiReply, AiSentence, AiSource } from "./aiSchema.ts";

/** The parts of a streamed reply, in their order: what it is, each sentence after its new sources, the end. */
export type AiEvent =
  | { event: "start"; data: Omit<AiReply, "Sentences" | "Sources"> }
  | { event: "source"; data: AiSource }
  | { event: "sentence"; data: AiSentence }
  | { event: "done"; data: Record<never, never> };

/** A reply as events. A source is sent before the first sentence that names it. */
export function toAiEvents(reply: AiReply): AiEvent[] {
  const { Sentences, Sources, ...start } = reply;
  const events: AiEvent[] = [{ event: "start", data: start }];
  let sent = 0;
  for (const sentence of Sentences) {
    for (const last = Math.max(...sentence.Sources); sent <= last; sent += 1) {
      const source = Sources[sent];
      if (source) events.push({ event: "source", data: source });
    }
    events.push({ event: "sentence", data: sentence });
  }
  return [...events, { event: "done", data: {} }];
}

/** The reply so far, after one more event. */
export function addAiEvent(reply: AiReply | null, { event, data }: AiEvent): AiReply | null {
  if (event === "start") return { ...data, Sentences: [], Sources: [] };
  if (reply === null || event === "done") return reply;
  return event === "source"
    ? { ...reply, Sources: [...reply.Sources, data] }
    : { ...reply, Sentences: [...reply.Sentences, data] };
}

const isEvent = (event: string | undefined): event is AiEvent["event"] =>
  event === "start" || event === "source" || event === "sentence" || event === "done";

/** The events of a server-sent stream, as they arrive. */
export async function* readAiEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<AiEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    const messages = text.split("\n\n");
    text = messages.pop() ?? "";
    for (const message of messages) {
      const [, event] = /^event: (\w+)$/m.exec(message) ?? [];
      const [, data] = /^data: (.*)$/m.exec(message) ?? [];
      if (isEvent(event) && data !== undefined) yield { event, data: JSON.parse(data) } as AiEvent;
    }
  }
}
