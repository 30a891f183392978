import OpenAI from "openai";
import type { App } from "../app.ts";
import prompt from "./answerPrompt.json" with { type: "json" };

/** What a model wrote before it ended, or was cut off. */
export interface Written {
  text: string;
  /** It ended by itself. */
  isWhole: boolean;
  inputTokens: number;
  outputTokens: number;
}

interface WriteRequest {
  question: string;
  passages: readonly string[];
  /** Called with the text so far, each time that it has grown. */
  onText: (text: string) => void;
}

export interface ModelClient {
  /**
   * Asks the model for an answer from numbered passages. Failures of the model are logged without texts, not thrown.
   * @throws Error when the signal aborts: the reader has left
   */
  write(request: WriteRequest, signal: AbortSignal): Promise<Written>;
}

const maxRetries = 2;
const mostTokens = 700;
/** Characters. A model that writes more has lost its way. */
const longestText = 6000;
/** Characters of Swedish a token, where a provider doesn't count them. */
const charactersPerToken = 3;

/** The language model of the settings; null without one. */
export function createModelClient({ env, log }: Pick<App, "env" | "log">): ModelClient | null {
  const { AI_BASE_URL: baseURL, AI_API_KEY: apiKey = "none", AI_MODEL: model, AI_TIMEOUT } = env;
  if (baseURL === undefined || model === undefined) return null;
  const timeout = AI_TIMEOUT * 1000;
  const client = new OpenAI({ baseURL, apiKey, maxRetries, timeout, logLevel: "off" });
  return {
    write: async ({ question, passages, onText }, signal) => {
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
      // Question and passages are data: one JSON object, apart from the instructions.
      const data = JSON.stringify({
        Fråga: question,
        Stycken: passages.map((Text, index) => ({ Nummer: index + 1, Text })),
      });
      const instructions = prompt.System.join("\n");
      const written: Written = { text: "", isWhole: false, inputTokens: 0, outputTokens: 0 };
      try {
        const stream = await client.chat.completions.create(
          {
            ...{ model, stream: true, temperature: 0, max_tokens: mostTokens },
            stream_options: { include_usage: true },
            messages: [
              { role: "system", content: instructions },
              { role: "user", content: data },
            ],
          },
          { signal: deadline },
        );
        for await (const { choices, usage } of stream) {
          const [choice] = choices ?? [];
          written.text += choice?.delta?.content ?? "";
          if (choice?.delta?.content) onText(written.text);
          if (choice?.finish_reason === "stop") written.isWhole = true;
          if (usage)
            Object.assign(written, { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens });
          if (written.text.length > longestText) break;
        }
        signal.throwIfAborted();
      } catch (error) {
        signal.throwIfAborted();
        const { status, name } = error as { status?: number; name?: string };
        log.warn({ status, name }, "the language model did not answer");
      }
      written.inputTokens ||= Math.ceil((instructions.length + data.length) / charactersPerToken);
      written.outputTokens ||= Math.ceil(written.text.length / charactersPerToken);
      return written;
    },
  };
}
