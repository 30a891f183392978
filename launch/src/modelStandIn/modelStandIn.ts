import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { type Behaviour, isBehaviour, linesOf, type Passage, relevanceOf, verdictsOf } from "./behaviours.ts";

interface ChatRequest {
  model: string;
  messages: { role: string; content: string }[];
}

interface Options {
  port?: number;
  /** Milliseconds between the chunks of a slow reply. */
  pause?: number;
}

export interface ModelStandIn {
  /** For AI_BASE_URL. */
  url: string;
  /** The bodies of all requests so far. */
  requests: ChatRequest[];
  /** Pending requests, their maximum so far, and requests that the caller aborted before the reply. */
  load: { current: number; most: number; aborted: number };
  close(): Promise<void>;
}

/**
 * A fake language model with OpenAI's streaming chat protocol. The model name chooses its behaviour. For tests and for
 * trying the AI page. It replies with sentences of the passages in the prompt, or judges the passages or the sentences in it.
 */
export async function openModelStandIn({ port = 0, pause = 1000 }: Options = {}): Promise<ModelStandIn> {
  const requests: ChatRequest[] = [];
  const load = { current: 0, most: 0, aborted: 0 };
  const server = createServer(async (request, response) => {
    if (request.method !== "POST" || !request.url?.endsWith("/chat/completions")) {
      response.writeHead(404).end();
      return;
    }
    const body = JSON.parse(await text(request)) as ChatRequest;
    requests.push(body);
    load.current += 1;
    load.most = Math.max(load.most, load.current);
    response.once("close", () => {
      load.current -= 1;
      if (!response.writableEnded && body.model !== "cut") load.aborted += 1;
    });
    await reply(response, body, pause);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: used } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${used}/v1`, requests, load, close: () => close(server) };
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

async function reply(response: ServerResponse, { model, messages }: ChatRequest, pause: number): Promise<void> {
  const behaviour: Behaviour = isBehaviour(model) ? model : "well";
  if (behaviour === "429" || behaviour === "500") {
    response.writeHead(Number(behaviour), { "content-type": "application/json", "retry-after": "0" });
    response.end(JSON.stringify({ error: { message: "stand-in", type: "stand_in", code: behaviour } }));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  if (behaviour === "malformed") {
    response.end('data: {"choices": [{"delta": \n\ndata: not json\n\n');
    return;
  }
  const lines = linesFor(behaviour, messages);
  // Writers and the judges of sentences assess passages at once.
  const isAssessing = dataIn(messages).Bedöm !== undefined;
  const isSlow = isAssessing ? behaviour === "assessesSlowly" : behaviour === "slow";
  const isCut = behaviour === "cut" && !isAssessing;
  for (const [index, line] of lines.entries()) {
    if (isSlow && index > 0) await delay(pause);
    if (response.destroyed) return;
    if (isCut && index === 1) {
      send(response, { choices: [{ index: 0, delta: { content: line.slice(0, line.length / 2) } }] });
      // The chunk must be sent before the connection ends.
      await delay(20);
      response.destroy();
      return;
    }
    send(response, { choices: [{ index: 0, delta: { content: `${line}\n` } }] });
  }
  send(response, { choices: [{ index: 0, delta: {}, finish_reason: "stop" }] });
  send(response, { choices: [], usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 } });
  response.end("data: [DONE]\n\n");
}

function linesFor(behaviour: Behaviour, messages: ChatRequest["messages"]): string[] {
  const { Fråga = "", Stycken = [], Meningar, Bedöm } = dataIn(messages);
  const passages = (Bedöm ?? Stycken).map(({ Nummer, Text }): Passage => ({ number: Nummer, text: Text }));
  if (Bedöm) return relevanceOf(behaviour, passages);
  if (!Meningar) return linesOf(behaviour, passages, Fråga);
  return verdictsOf(
    behaviour,
    Meningar.map(({ Nummer }) => Nummer),
  );
}

const send = (response: ServerResponse, part: object): boolean =>
  response.write(`data: ${JSON.stringify({ id: "stand-in", object: "chat.completion.chunk", ...part })}\n\n`);

const dataIn = (messages: ChatRequest["messages"]) =>
  JSON.parse(messages.at(-1)?.content ?? "{}") as {
    Fråga?: string;
    Stycken?: { Nummer: number; Text: string }[];
    Bedöm?: { Nummer: number; FråganDå: string; Text: string }[];
    Meningar?: { Nummer: number; Mening: string }[];
  };
