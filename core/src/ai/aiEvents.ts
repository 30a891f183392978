import type { AiReply, AiSentence, AiSource } from "./aiSchema.ts";

/**
 * The parts of a streamed reply, in their order: what it is, each sentence after its new sources, the end with the
 * final fields. A second start replaces all that came before it.
 */
export type AiEvent =
  | { event: "start"; data: Omit<AiReply, "Sentences" | "Sources"> }
  | { event: "source"; data: AiSource }
  | { event: "sentence"; data: AiSentence }
  | { event: "done"; data: Pick<AiReply, "Code" | "HasTimeLimit"> };

/** Whether a reply is an earlier one with more sentences. */
const continues = (reply: AiReply, earlier: AiReply): boolean =>
  reply.Kind === earlier.Kind &&
  reply.Writer === earlier.Writer &&
  earlier.Sentences.every(({ Text }, at) => Text === reply.Sentences[at]?.Text);

/**
 * Turns a reply that grows into events: each call returns those that are new. A source is sent before the first sentence
 * that names it. A reply that doesn't continue what was sent starts again.
 */
export function createAiEvents(): (reply: AiReply, isWhole: boolean) => AiEvent[] {
  let sent: AiReply | null = null;
  let sentSources = 0;
  return (reply, isWhole) => {
    const { Sentences, Sources, ...start } = reply;
    const events: AiEvent[] = [];
    if (sent === null || !continues(reply, sent)) {
      events.push({ event: "start", data: start });
      sent = null;
      sentSources = 0;
    }
    for (const sentence of Sentences.slice(sent?.Sentences.length ?? 0)) {
      for (const last = Math.max(...sentence.Sources); sentSources <= last; sentSources += 1) {
        const source = Sources[sentSources];
        if (source) events.push({ event: "source", data: source });
      }
      events.push({ event: "sentence", data: sentence });
    }
    // A near case may have no sentences.
    for (; isWhole && sentSources < Sources.length; sentSources += 1) {
      const source = Sources[sentSources];
      if (source) events.push({ event: "source", data: source });
    }
    sent = reply;
    const { Code, HasTimeLimit } = reply;
    return isWhole ? [...events, { event: "done", data: { Code, HasTimeLimit } }] : events;
  };
}

/** The reply so far, after one more event. */
export function addAiEvent(reply: AiReply | null, { event, data }: AiEvent): AiReply | null {
  if (event === "start") return { ...data, Sentences: [], Sources: [] };
  if (reply === null) return null;
  if (event === "done") return { ...reply, ...data };
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
