import { assign, fromCallback, setup } from "xstate";
import { type AiEvent, addAiEvent } from "../ai/aiEvents.ts";
import type { AiReply, AskAi } from "../ai/aiSchema.ts";
import type { ClientErrorCode, Details } from "../contract/problem.ts";

/** What the stream of a reply sends to the machine. */
export type StreamEvent =
  | { type: "PART"; part: AiEvent }
  | { type: "FINISHED" }
  | { type: "REFUSED"; Code: ClientErrorCode; Details: Details | null };

interface AiAnswerContext {
  question: AskAi | null;
  /** What has arrived of the reply. */
  reply: AiReply | null;
  error: ClientErrorCode | null;
  Details: Details | null;
}

/** A question to the AI page: asking it, the streamed reply, and the ways in which it ends. Effect: `stream`. */
export const aiAnswer = setup({
  types: {
    context: {} as AiAnswerContext,
    events: {} as { type: "ASK"; question: AskAi } | { type: "STOP" } | StreamEvent,
    tags: {} as "pending",
  },
  actors: {
    /** Streams a reply. It is ended when the machine leaves the state: the reader has stopped it or left. */
    stream: fromCallback<{ type: string }, AskAi>(() => {
      throw new Error("This effect was not provided");
    }),
  },
  guards: {
    isDangerous: ({ context }) => context.reply?.Emergency === true,
    isAnswered: ({ context }) => context.reply?.Kind === "Answer",
    isUnclear: ({ context }) => context.reply?.Kind === "Clarify",
    hasPersonalData: ({ context }) => context.reply?.Kind === "PersonalData",
    isUnknown: ({ context }) => context.reply?.Kind === "Unknown",
    isRateLimited: (_, Code: ClientErrorCode) => Code === "TOO_MANY_REQUESTS",
    isInvalid: (_, details: Details | null) => details !== null,
  },
  actions: {
    setQuestion: assign((_, question: AskAi) => ({ question, reply: null, error: null, Details: null })),
    addPart: assign(({ context }, part: AiEvent) => ({ reply: addAiEvent(context.reply, part) })),
    setRefusal: assign((_, { Code, Details }: { Code: ClientErrorCode; Details: Details | null }) => ({
      error: Code,
      Details,
    })),
    setCrashed: assign({ error: "INTERNAL_SERVER_ERROR" }),
    setCutOff: assign({ error: "NETWORK_ERROR" }),
    clear: assign({ reply: null, error: null, Details: null }),
  },
}).createMachine({
  id: "aiAnswer",
  description: "En fråga till AI-sidan och svaret på den.",
  context: { question: null, reply: null, error: null, Details: null },
  initial: "asking",
  on: {
    ASK: {
      target: ".answering",
      actions: { type: "setQuestion", params: ({ event }) => event.question },
    },
  },
  states: {
    asking: { description: "Formuläret är öppet." },
    answering: {
      description: "Svaret hämtas.",
      tags: "pending",
      invoke: {
        id: "stream",
        src: "stream",
        input: ({ context }) => context.question ?? { Question: "", AcceptAi: true },
        onError: { target: "failed", actions: "setCrashed" },
      },
      initial: "searching",
      states: {
        searching: { description: "Letar bland svar och lagrum." },
        streaming: { description: "Meningarna kommer en efter en." },
      },
      on: {
        PART: { target: ".streaming", actions: { type: "addPart", params: ({ event }) => event.part } },
        STOP: { target: "asking", actions: "clear" },
        FINISHED: [
          { guard: "hasPersonalData", target: "confirming" },
          { guard: "isDangerous", target: "emergency" },
          { guard: "isAnswered", target: "done" },
          { guard: "isUnclear", target: "clarifying" },
          { guard: "isUnknown", target: "unknown" },
          { target: "failed", actions: "setCutOff" },
        ],
        REFUSED: [
          {
            guard: { type: "isRateLimited", params: ({ event }) => event.Code },
            target: "limitReached",
            actions: { type: "setRefusal", params: ({ event }) => event },
          },
          {
            guard: { type: "isInvalid", params: ({ event }) => event.Details },
            target: "asking",
            actions: { type: "setRefusal", params: ({ event }) => event },
          },
          { target: "failed", actions: { type: "setRefusal", params: ({ event }) => event } },
        ],
      },
    },
    done: { description: "Det närmaste fallet visas: frågan då, vad som skiljer och vad som svarades." },
    unknown: { description: "Ingen källa ger svar. De närmaste svaren och vägen till en människa visas." },
    emergency: { description: "Någon kan vara i fara. Nödnumren står först, och bara vägen till en människa följer." },
    clarifying: { description: "Flera rättsområden är lika nära. Läsaren väljer ett, en gång." },
    confirming: { description: "Personuppgifter i frågan är ersatta. Läsaren ser det och skickar igen." },
    limitReached: { description: "För många frågor på kort tid. Det skrivna finns kvar." },
    failed: { description: "Svaret kom inte fram, eller bara en del av det. Det går att fråga igen." },
  },
});
