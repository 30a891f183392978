import OpenAI from "openai";
import type { App } from "../app.ts";
import answerPrompt from "./answerPrompt.json" with { type: "json" };
import relevancePrompt from "./relevancePrompt.json" with { type: "json" };
import supportPrompt from "./supportPrompt.json" with { type: "json" };

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
  onText?: ((text: string) => void) | undefined;
}

/** A passage with the question that was asked then. */
interface AskedPassage {
  text: string;
  asked: string;
}

/** A sentence with the passages that it cites. */
interface Claim {
  text: string;
  passages: readonly string[];
}

export interface ModelClient {
  /** Asks the judging model, AI_VERIFY_MODEL or else AI_MODEL, which passages answer the question. Fails as `write` does. */
  assess(question: string, passages: readonly AskedPassage[], signal: AbortSignal): Promise<Written>;
  /**
   * Asks the model for an answer from numbered passages. Failures of the model are logged without texts, not thrown.
   * @throws Error when the signal aborts: the reader has left
   */
  write(request: WriteRequest, signal: AbortSignal): Promise<Written>;
  /** Asks the model of AI_VERIFY_MODEL whether each claim is supported, as `write`; null without that setting. */
  judge: ((claims: readonly Claim[], signal: AbortSignal) => Promise<Written>) | null;
}

interface Conversation {
  model: string;
  /** Lines of instructions. */
  system: readonly string[];
  /** Texts of others are data: one JSON object, apart from the instructions. */
  data: object;
  onText?: ((text: string) => void) | undefined;
}

const maxRetries = 2;
const mostTokens = 700;
/** Characters. A longer reply is cut off. */
const longestText = 6000;
/** Characters of Swedish a token, where a provider doesn't count them. */
const charactersPerToken = 3;

/** The language model of the settings; null without one. */
export function createModelClient({ env, log }: Pick<App, "env" | "log">): ModelClient | null {
  const {
    AI_BASE_URL: baseURL,
    AI_API_KEY: apiKey = "none",
    AI_MODEL: model,
    AI_VERIFY_MODEL: judge,
    AI_TIMEOUT,
  } = env;
  if (baseURL === undefined || model === undefined) return null;
  const timeout = AI_TIMEOUT * 1000;
  const client = new OpenAI({ baseURL, apiKey, maxRetries, timeout, logLevel: "off" });

  async function converse({ model, system, data, onText }: Conversation, signal: AbortSignal): Promise<Written> {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
    const messages = [
      { role: "system" as const, content: system.join("\n") },
      { role: "user" as const, content: JSON.stringify(data) },
    ];
    const written: Written = { text: "", isWhole: false, inputTokens: 0, outputTokens: 0 };
    try {
      const stream = await client.chat.completions.create(
        {
          ...{ model, stream: true, temperature: 0, max_tokens: mostTokens },
          ...{ stream_options: { include_usage: true }, messages },
        },
        { signal: deadline },
      );
      for await (const { choices, usage } of stream) {
        const [choice] = choices ?? [];
        written.text += choice?.delta?.content ?? "";
        if (choice?.delta?.content) onText?.(written.text);
        if (choice?.finish_reason === "stop") written.isWhole = true;
        if (usage) Object.assign(written, { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens });
        if (written.text.length > longestText) break;
      }
      signal.throwIfAborted();
    } catch (error) {
      signal.throwIfAborted();
      const { status, name } = error as { status?: number; name?: string };
      log.warn({ status, name }, "the language model did not answer");
    }
    const sent = messages.reduce((length, { content }) => length + content.length, 0);
    written.inputTokens ||= Math.ceil(sent / charactersPerToken);
    written.outputTokens ||= Math.ceil(written.text.length / charactersPerToken);
    return written;
  }

  return {
    assess: (question, passages, signal) => {
      const Bedöm = passages.map(({ text, asked }, index) => ({ Nummer: index + 1, FråganDå: asked, Text: text }));
      const data = { Fråga: question, Bedöm };
      return converse({ model: judge ?? model, system: relevancePrompt.System, data }, signal);
    },
    write: ({ question, passages, onText }, signal) => {
      const data = { Fråga: question, Stycken: passages.map((Text, index) => ({ Nummer: index + 1, Text })) };
      return converse({ model, system: answerPrompt.System, data, onText }, signal);
    },
    judge:
      judge === undefined
        ? null
        : (claims, signal) => {
            const Meningar = claims.map(({ text, passages }, index) => ({
              Nummer: index + 1,
              Mening: text,
              Stycken: passages,
            }));
            return converse({ model: judge, system: supportPrompt.System, data: { Meningar } }, signal);
          },
  };
}
