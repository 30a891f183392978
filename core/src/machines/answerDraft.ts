import { assign, setup } from "xstate";
import { type AnswerText, isSameText, textOf } from "../answer/answerText.ts";
import type { ClientErrorCode } from "../contract/problem.ts";
import { effect, type Result } from "./effect.ts";

/** Milliseconds of silence before a draft is saved by itself. */
export const autosaveDelay = 1_500;

export interface DraftInput extends AnswerText {
  QuestionID: number;
  /** Null when there is no draft yet. */
  Version: number | null;
  /** Saves while people type. Off for a published text, which readers would see half changed. */
  savesItself: boolean;
}

/** A text that someone else, or another tab, has saved. */
export interface TheirText extends AnswerText {
  Version: number;
  /** Who saved it and when, or null where that can't be told. */
  saved: { By: string; At: string } | null;
}

export interface DraftContext extends DraftInput {
  /** The text last taken from, or handed to, the server. */
  handedOver: AnswerText;
  savedAt: Date | null;
  /** Why the last attempt failed, or null. */
  error: ClientErrorCode | null;
  /** What was saved in between by someone else. */
  theirs: TheirText | null;
  /** What stood here until another text took its place; it can be taken back. */
  setAside: AnswerText | null;
  /** Whether the next save is to leave the version before it as it is. */
  startsVersion: boolean;
  /** What the answer is to become. */
  wanted: "send" | "publish" | null;
}

export type DraftResult = Result<AnswerText & { Version: number }, { theirs?: TheirText }>;
export interface Draft extends AnswerText {
  QuestionID: number;
  Version: number | null;
  NewVersion: boolean;
}
export interface FinishedDraft extends Draft {
  Action: "send" | "publish";
}

const draftOf = ({ QuestionID, Version, startsVersion, ...context }: DraftContext): Draft => ({
  ...textOf(context),
  QuestionID,
  Version,
  NewVersion: startsVersion,
});

/** Puts another text in the place of the one on the screen, which is set aside. */
const exchange = (context: DraftContext, text: AnswerText) => ({
  ...textOf(text),
  setAside: textOf(context),
  error: null,
});

const outputOf = ({ event }: { event: { output: DraftResult } }) => event.output;
const takeResult = { type: "takeResult", params: outputOf } as const;

const writtenIn = ({ event: { type, ...written } }: { event: { type: "WRITE" } & Partial<AnswerText> }) => written;
const write = { type: "write", params: writtenIn } as const;
const replace = {
  type: "replace",
  params: ({ event }: { event: { text: AnswerText } }) => event.text,
} as const;

/** Where a refusal leads, whether the text was to be saved or sent. */
const refusals = [
  { guard: { type: "isChangedByOther", params: outputOf }, target: "changedByOther", actions: takeResult },
  { guard: { type: "isHeldByOther", params: outputOf }, target: "notMine", actions: takeResult },
  { target: "unsaved", actions: takeResult },
] as const;

/** An answer being written: saved by itself, sent, or published; nothing typed is ever lost. Effects: `save`, `finish`. */
export const answerDraft = setup({
  types: {
    input: {} as DraftInput,
    context: {} as DraftContext,
    events: {} as
      | ({ type: "WRITE" } & Partial<AnswerText>)
      | { type: "REPLACE"; text: AnswerText }
      | { type: "SAVE" | "SEND" | "PUBLISH" | "KEEP_MINE" | "TAKE_THEIRS" | "TAKE_BACK" },
    tags: {} as "pending",
  },
  actors: {
    save: effect<DraftResult, Draft>(),
    finish: effect<DraftResult, FinishedDraft>(),
  },
  guards: {
    isChanged: ({ context }, written: Partial<AnswerText>) => !isSameText({ ...context, ...written }, context),
    isUnsaved: ({ context }) => !isSameText(context, context.handedOver),
    savesItself: ({ context }) => context.savesItself,
    isSetAside: ({ context }) => context.setAside !== null,
    isToBeFinished: ({ context }, result: DraftResult) => result.ok && context.wanted !== null,
    isDone: (_, result: DraftResult) => result.ok,
    isChangedByOther: (_, result: DraftResult) =>
      !result.ok && (result.Code === "CHANGED_BY_OTHER" || result.Code === "ANSWER_EXISTS"),
    isHeldByOther: (_, result: DraftResult) =>
      !result.ok && (result.Code === "RESERVED_BY_OTHER" || result.Code === "NOT_RESERVED"),
  },
  actions: {
    write: assign(({ context }, written: Partial<AnswerText>) => ({
      ...textOf({ ...context, ...written }),
      error: null,
    })),
    replace: assign(({ context }, text: AnswerText) => ({ ...exchange(context, text), startsVersion: true })),
    takeBack: assign(({ context }) => ({ ...exchange(context, context.setAside ?? context), startsVersion: true })),
    takeResult: assign(({ context }, result: DraftResult) =>
      result.ok
        ? { Version: result.Version, savedAt: new Date(), error: null, theirs: null, startsVersion: false }
        : { error: result.Code, theirs: result.theirs ?? context.theirs, wanted: null },
    ),
    handOver: assign(({ context }) => ({ handedOver: textOf(context) })),
    rememberCrash: assign({ error: "INTERNAL_SERVER_ERROR", wanted: null }),
    wantToSend: assign({ wanted: "send" }),
    wantToPublish: assign({ wanted: "publish" }),
    keepMine: assign(({ context }) => ({
      Version: context.theirs?.Version ?? context.Version,
      error: null,
      theirs: null,
      startsVersion: true,
    })),
    takeTheirs: assign(({ context }) => {
      const theirs = context.theirs ?? { ...context.handedOver, Version: context.Version };
      return { ...exchange(context, theirs), handedOver: textOf(theirs), Version: theirs.Version, theirs: null };
    }),
  },
  delays: { untilSaving: autosaveDelay, untilRetry: 10_000 },
}).createMachine({
  id: "answerDraft",
  description: "Ett svar medan det skrivs: sparas av sig självt och skickas.",
  context: ({ input }) => ({
    ...input,
    handedOver: textOf(input),
    savedAt: null,
    error: null,
    theirs: null,
    setAside: null,
    startsVersion: false,
    wanted: null,
  }),
  initial: "saved",
  states: {
    saved: {
      description: "Allt som skrivits finns på servern.",
      on: {
        WRITE: {
          guard: { type: "isChanged", params: writtenIn },
          target: "typed",
          actions: write,
        },
        REPLACE: { target: "typed", actions: replace },
        TAKE_BACK: { guard: "isSetAside", target: "typed", actions: "takeBack" },
        SEND: { target: "finishing", actions: "wantToSend" },
        PUBLISH: { target: "finishing", actions: "wantToPublish" },
      },
    },
    typed: {
      description: "Det finns text som inte är sparad ännu.",
      after: { untilSaving: { guard: "savesItself", target: "saving" } },
      on: {
        WRITE: {
          guard: { type: "isChanged", params: writtenIn },
          target: "typed",
          reenter: true,
          actions: write,
        },
        SAVE: "saving",
        REPLACE: { target: "typed", reenter: true, actions: replace },
        TAKE_BACK: { guard: "isSetAside", target: "typed", reenter: true, actions: "takeBack" },
        SEND: { target: "finishing", actions: "wantToSend" },
        PUBLISH: { target: "finishing", actions: "wantToPublish" },
      },
    },
    saving: {
      description: "Väntar på att texten sparas. Det går att skriva under tiden.",
      tags: "pending",
      entry: "handOver",
      on: {
        WRITE: { actions: write },
        SEND: { actions: "wantToSend" },
        PUBLISH: { actions: "wantToPublish" },
      },
      invoke: {
        id: "save",
        src: "save",
        input: ({ context }) => draftOf(context),
        onDone: [
          {
            guard: { type: "isToBeFinished", params: outputOf },
            target: "finishing",
            actions: takeResult,
          },
          {
            guard: { type: "isDone", params: outputOf },
            target: "comparing",
            actions: takeResult,
          },
          ...refusals,
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
        WRITE: { target: "typed", actions: write },
        SAVE: "saving",
        REPLACE: { target: "typed", actions: replace },
        TAKE_BACK: { guard: "isSetAside", target: "typed", actions: "takeBack" },
        SEND: { target: "finishing", actions: "wantToSend" },
        PUBLISH: { target: "finishing", actions: "wantToPublish" },
      },
    },
    changedByOther: {
      description: "Texten har ändrats någon annanstans. Välj vilken som gäller.",
      on: {
        WRITE: { actions: write },
        KEEP_MINE: { target: "saving", actions: "keepMine" },
        TAKE_THEIRS: { target: "saved", actions: "takeTheirs" },
      },
    },
    notMine: {
      description: "Frågan är inte längre min. Texten finns kvar här och kan sparas när frågan är min igen.",
      on: {
        WRITE: { actions: write },
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
            guard: { type: "isDone", params: outputOf },
            target: "finished",
            actions: takeResult,
          },
          ...refusals,
        ],
        onError: { target: "unsaved", actions: "rememberCrash" },
      },
    },
    finished: { description: "Den som frågade har fått svaret.", type: "final" },
  },
});
