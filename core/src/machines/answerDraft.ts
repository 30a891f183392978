import { assign, setup } from "xstate";
import type { ClientErrorCode } from "../contract/problem.ts";
import { effect, type Result } from "./effect.ts";

/** Milliseconds of silence before a draft is saved by itself. */
export const autosaveDelay = 1_500;

interface Input {
  QuestionID: number;
  /** As the server has it; empty when there is no draft yet. */
  AnswerBody: string;
  /** Null when there is no draft yet. */
  Version: number | null;
  /** Saves while people type. Off for a published text, which readers would see half changed. */
  savesItself: boolean;
}

export interface DraftContext extends Input {
  /** The text last taken from, or handed to, the server. */
  handedOver: string;
  savedAt: Date | null;
  /** Why the last attempt failed, or null. */
  error: ClientErrorCode | null;
  /** The text that someone else, or another tab, saved in between. */
  theirs: { AnswerBody: string; Version: number } | null;
  /** What the answer is to become. */
  wanted: "send" | "publish" | null;
}

export type DraftResult = Result<
  { AnswerBody: string; Version: number },
  { theirs?: { AnswerBody: string; Version: number } }
>;
export interface Draft {
  QuestionID: number;
  AnswerBody: string;
  Version: number | null;
}
export interface FinishedDraft extends Draft {
  Action: "send" | "publish";
}

const draftOf = ({ QuestionID, AnswerBody, Version }: DraftContext): Draft => ({ QuestionID, AnswerBody, Version });

/** An answer being written: saved by itself, sent, or published; nothing typed is ever lost. Effects: `save`, `finish`. */
export const answerDraft = setup({
  types: {
    input: {} as Input,
    context: {} as DraftContext,
    events: {} as
      | { type: "WRITE"; AnswerBody: string }
      | { type: "SAVE" | "SEND" | "PUBLISH" | "KEEP_MINE" | "TAKE_THEIRS" },
    tags: {} as "pending",
  },
  actors: {
    save: effect<DraftResult, Draft>(),
    finish: effect<DraftResult, FinishedDraft>(),
  },
  guards: {
    isChanged: ({ context }, AnswerBody: string) => AnswerBody !== context.AnswerBody,
    isUnsaved: ({ context }) => context.AnswerBody !== context.handedOver,
    savesItself: ({ context }) => context.savesItself,
    isToBeFinished: ({ context }, result: DraftResult) => result.ok && context.wanted !== null,
    isDone: (_, result: DraftResult) => result.ok,
    isChangedByOther: (_, result: DraftResult) =>
      !result.ok && (result.Code === "CHANGED_BY_OTHER" || result.Code === "ANSWER_EXISTS"),
    isHeldByOther: (_, result: DraftResult) =>
      !result.ok && (result.Code === "RESERVED_BY_OTHER" || result.Code === "NOT_RESERVED"),
  },
  actions: {
    write: assign((_, AnswerBody: string) => ({ AnswerBody, error: null })),
    takeResult: assign(({ context }, result: DraftResult) =>
      result.ok
        ? { Version: result.Version, savedAt: new Date(), error: null, theirs: null }
        : { error: result.Code, theirs: result.theirs ?? context.theirs, wanted: null },
    ),
    handOver: assign(({ context }) => ({ handedOver: context.AnswerBody })),
    rememberCrash: assign({ error: "INTERNAL_SERVER_ERROR", wanted: null }),
    wantToSend: assign({ wanted: "send" }),
    wantToPublish: assign({ wanted: "publish" }),
    keepMine: assign(({ context }) => ({
      Version: context.theirs?.Version ?? context.Version,
      error: null,
      theirs: null,
    })),
    takeTheirs: assign(({ context }) => ({
      AnswerBody: context.theirs?.AnswerBody ?? context.AnswerBody,
      handedOver: context.theirs?.AnswerBody ?? context.handedOver,
      Version: context.theirs?.Version ?? context.Version,
      error: null,
      theirs: null,
    })),
  },
  delays: { untilSaving: autosaveDelay, untilRetry: 10_000 },
}).createMachine({
  id: "answerDraft",
  description: "Ett svar medan det skrivs: sparas av sig självt och skickas.",
  context: ({ input }) => ({
    ...input,
    handedOver: input.AnswerBody,
    savedAt: null,
    error: null,
    theirs: null,
    wanted: null,
  }),
  initial: "saved",
  states: {
    saved: {
      description: "Allt som skrivits finns på servern.",
      on: {
        WRITE: {
          guard: { type: "isChanged", params: ({ event }) => event.AnswerBody },
          target: "typed",
          actions: { type: "write", params: ({ event }) => event.AnswerBody },
        },
        SEND: { target: "finishing", actions: "wantToSend" },
        PUBLISH: { target: "finishing", actions: "wantToPublish" },
      },
    },
    typed: {
      description: "Det finns text som inte är sparad ännu.",
      after: { untilSaving: { guard: "savesItself", target: "saving" } },
      on: {
        WRITE: {
          guard: { type: "isChanged", params: ({ event }) => event.AnswerBody },
          target: "typed",
          reenter: true,
          actions: { type: "write", params: ({ event }) => event.AnswerBody },
        },
        SAVE: "saving",
        SEND: { target: "finishing", actions: "wantToSend" },
        PUBLISH: { target: "finishing", actions: "wantToPublish" },
      },
    },
    saving: {
      description: "Väntar på att texten sparas. Det går att skriva under tiden.",
      tags: "pending",
      entry: "handOver",
      on: {
        WRITE: { actions: { type: "write", params: ({ event }) => event.AnswerBody } },
        SEND: { actions: "wantToSend" },
        PUBLISH: { actions: "wantToPublish" },
      },
      invoke: {
        id: "save",
        src: "save",
        input: ({ context }) => draftOf(context),
        onDone: [
          {
            guard: { type: "isToBeFinished", params: ({ event }) => event.output },
            target: "finishing",
            actions: { type: "takeResult", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isDone", params: ({ event }) => event.output },
            target: "comparing",
            actions: { type: "takeResult", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isChangedByOther", params: ({ event }) => event.output },
            target: "changedByOther",
            actions: { type: "takeResult", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isHeldByOther", params: ({ event }) => event.output },
            target: "notMine",
            actions: { type: "takeResult", params: ({ event }) => event.output },
          },
          { target: "unsaved", actions: { type: "takeResult", params: ({ event }) => event.output } },
        ],
        onError: { target: "unsaved", actions: "rememberCrash" },
      },
    },
    comparing: {
      description: "Skrevs något medan texten sparades?",
      always: [{ guard: "isUnsaved", target: "typed" }, { target: "saved" }],
    },
    unsaved: {
      description: "Sparandet gick inte fram. Texten finns kvar, nytt försök strax.",
      after: { untilRetry: { guard: "savesItself", target: "saving" } },
      on: {
        WRITE: { target: "typed", actions: { type: "write", params: ({ event }) => event.AnswerBody } },
        SAVE: "saving",
        SEND: { target: "finishing", actions: "wantToSend" },
        PUBLISH: { target: "finishing", actions: "wantToPublish" },
      },
    },
    changedByOther: {
      description: "Texten har ändrats någon annanstans. Välj vilken som gäller.",
      on: {
        WRITE: { actions: { type: "write", params: ({ event }) => event.AnswerBody } },
        KEEP_MINE: { target: "saving", actions: "keepMine" },
        TAKE_THEIRS: { target: "saved", actions: "takeTheirs" },
      },
    },
    notMine: {
      description: "Frågan är inte längre min. Texten finns kvar här och kan sparas när frågan är min igen.",
      on: {
        WRITE: { actions: { type: "write", params: ({ event }) => event.AnswerBody } },
        SAVE: "saving",
      },
    },
    finishing: {
      description: "Väntar på att svaret skickas till den som frågade, och publiceras om det var det du bad om.",
      tags: "pending",
      entry: "handOver",
      invoke: {
        id: "finish",
        src: "finish",
        input: ({ context }) => ({ ...draftOf(context), Action: context.wanted ?? "send" }),
        onDone: [
          {
            guard: { type: "isDone", params: ({ event }) => event.output },
            target: "finished",
            actions: { type: "takeResult", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isChangedByOther", params: ({ event }) => event.output },
            target: "changedByOther",
            actions: { type: "takeResult", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isHeldByOther", params: ({ event }) => event.output },
            target: "notMine",
            actions: { type: "takeResult", params: ({ event }) => event.output },
          },
          { target: "unsaved", actions: { type: "takeResult", params: ({ event }) => event.output } },
        ],
        onError: { target: "unsaved", actions: "rememberCrash" },
      },
    },
    finished: { description: "Den som frågade har fått svaret.", type: "final" },
  },
});
