import { Agent, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

/** Milliseconds to the first event of a reply, and the status. */
export interface Asked {
  firstWords: number;
  status: number;
}

/** Sends a question and reads the whole stream. */
export function ask(base: string, agent: Agent, Question: string): Promise<Asked> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", accept: "text/event-stream" };
    const outgoing = request(`${base}/api/ai/answers`, { method: "POST", agent, headers }, (response) => {
      let firstWords = 0;
      response.on("data", () => {
        firstWords ||= performance.now() - began;
      });
      response.once("error", reject);
      response.once("end", () => resolve({ firstWords, status: response.statusCode ?? 0 }));
    });
    outgoing.once("error", reject);
    outgoing.end(JSON.stringify({ Question, AcceptAi: true }));
  });
}

/** Readers that ask repeatedly, with short pauses. */
export interface ReaderLoad {
  /** Stops the readers after their pending replies. */
  stop(): Promise<Asked[]>;
}

const pause = 200;

export function startReaders(base: string, questions: readonly string[], readers: number): ReaderLoad {
  const agent = new Agent({ keepAlive: true });
  const asked: Asked[] = [];
  let isOpen = true;
  const running = Array.from({ length: readers }, async (_, reader) => {
    for (let at = reader; isOpen; at += readers) {
      asked.push(await ask(base, agent, questions[at % questions.length] ?? ""));
      await delay(pause);
    }
  });
  return {
    async stop() {
      isOpen = false;
      await Promise.all(running);
      agent.destroy();
      return asked;
    },
  };
}
