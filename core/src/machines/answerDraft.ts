import { assign, setup } from "xstate";
import { type AnswerText, isSameText, textOf } from "../answer/answerText.ts";
import { mergeAnswerText } from "../answer/mergeAnswerText.ts";
import type { Draft, DraftContext, DraftInput, DraftResult, FinishedDraft } from "./answerDraftContext.ts";
import { effect, outputOf } from "./effect.ts";

/** Debounce of the autosave, in milliseconds. */
export const autosaveDelay = 1_500;

const draftOf = ({ QuestionID, Version, startsVersion, ...context }: DraftContext): Draft => ({
  ...textOf(context),
  QuestionID,
  Version,
  NewVersion: startsVersion,
});

/** Replaces the text on the screen; the old one can be restored. */
const exchange = (context: DraftContext, text: AnswerText) => ({
  ...textOf(text),
  replacedText: textOf(context),
  error: null,
});

const setResult = { type: "setResult", params: outputOf } as const;

const mergeTheirs = { type: "mergeTheirs", params: outputOf } as const;

const writtenIn = ({ event: { type, ...written } }: { event: { type: "WRITE" } & Partial<AnswerText> }) => written;
const write = { type: "write", params: writtenIn } as const;
const replace = {
  type: "replace",
  params: ({ event }: { event: { text: AnswerText } }) => event.text,
} as const;

const publish = {
  type: "setActionPublish",
  params: ({ event }: { event: { Reason?: string | undefined } }) => event.Reason,
} as const;

/** The target states of a failed save or send. */
const failures = [
  { guard: { type: "isMergeable", params: outputOf }, target: "comparing", actions: [setResult, mergeTheirs] },
  { guard: { type: "isChangedByOther", params: outputOf }, target: "changedByOther", actions: setResult },
  { guard: { type: "isHeldByOther", params: outputOf }, target: "notMine", actions: setResult },
  { target: "unsaved", actions: setResult },
] as const;

/** An answer being written: autosaved, sent or published, without losing any input. Effects: `save`, `finish`. */
export const answerDraft = setup({
  types: {
    input: {} as DraftInput,
    context: {} as DraftContext,
    events: {} as
      | ({ type: "WRITE" } & Partial<AnswerText>)
      | { type: "REPLACE"; text: AnswerText }
      | { type: "PUBLISH"; Reason?: string | undefined }
      | { type: "SAVE" | "SEND" | "KEEP_MINE" | "TAKE_THEIRS" | "RESTORE_REPLACED" },
    tags: {} as "pending",
  },
  actors: {
    save: effect<DraftResult, Draft>(),
    finish: effect<DraftResult, FinishedDraft>(),
  },
  guards: {
    isChanged: ({ context }, written: Partial<AnswerText>) => !isSameText({ ...context, ...written }, context),
    isUnsaved: ({ context }) => !isSameText(context, context.lastSubmitted),
    savesItself: ({ context }) => context.savesItself,
    hasReplacedText: ({ context }) => context.replacedText !== null,
    isToBeFinished: ({ context }, result: DraftResult) => result.ok && context.wanted !== null,
    isDone: (_, result: DraftResult) => result.ok,
    isMergeable: ({ context }, result: DraftResult) =>
      !result.ok && result.theirs !== undefined && mergeAnswerText(context, context.base, result.theirs) !== null,
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
    restoreReplacedText: assign(({ context }) => ({
      ...exchange(context, context.replacedText ?? context),
      startsVersion: true,
    })),
    mergeTheirs: assign(({ context }, result: DraftResult) => {
      if (result.ok || !result.theirs) return {};
      const { theirs } = result;
      const text = mergeAnswerText(context, context.base, theirs) ?? textOf(context);
      const stored = textOf(theirs);
      return {
        ...{ ...text, Version: theirs.Version, base: stored, lastSubmitted: stored },
        ...{ merged: theirs, error: null, theirs: null, startsVersion: true },
      };
    }),
    setResult: assign(({ context }, result: DraftResult) =>
      result.ok
        ? {
            ...{ Version: result.Version, savedAt: new Date(), error: null, theirs: null, startsVersion: false },
            base: context.lastSubmitted,
          }
        : { error: result.Code, theirs: result.theirs ?? context.theirs, wanted: null },
    ),
    markSubmitted: assign(({ context }) => ({ lastSubmitted: textOf(context) })),
    setCrashed: assign({ error: "INTERNAL_SERVER_ERROR", wanted: null }),
    setActionSend: assign({ wanted: "send" }),
    setActionPublish: assign((_, reason: string | undefined) => ({ wanted: "publish" as const, reason })),
    keepMine: assign(({ context }) => ({
      Version: context.theirs?.Version ?? context.Version,
      base: context.theirs ? textOf(context.theirs) : context.base,
      error: null,
      theirs: null,
      startsVersion: true,
    })),
    takeTheirs: assign(({ context }) => {
      const theirs = context.theirs ?? { ...context.lastSubmitted, Version: context.Version };
      const stored = textOf(theirs);
      return {
        ...exchange(context, theirs),
        ...{ lastSubmitted: stored, base: stored, Version: theirs.Version, theirs: null },
      };
    }),
  },
  delays: { untilSaving: autosaveDelay, untilRetry: 10_000 },
}).createMachine({
  id: "answerDraft",
  description: "Ett svar medan det skrivs: sparas av sig självt och skickas.",
  context: ({ input }) => ({
    ...input,
    lastSubmitted: textOf(input),
    savedAt: null,
    base: textOf(input),
    merged: null,
    error: null,
    theirs: null,
    replacedText: null,
    startsVersion: false,
    wanted: null,
    reason: undefined,
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
        RESTORE_REPLACED: { guard: "hasReplacedText", target: "typed", actions: "restoreReplacedText" },
        SEND: { target: "finishing", actions: "setActionSend" },
        PUBLISH: { target: "finishing", actions: publish },
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
        RESTORE_REPLACED: { guard: "hasReplacedText", target: "typed", reenter: true, actions: "restoreReplacedText" },
        SEND: { target: "finishing", actions: "setActionSend" },
        PUBLISH: { target: "finishing", actions: publish },
      },
    },
    saving: {
      description: "Väntar på att texten sparas. Det går att skriva under tiden.",
      tags: "pending",
      entry: "markSubmitted",
      on: {
        WRITE: { actions: write },
        SEND: { actions: "setActionSend" },
        PUBLISH: { actions: publish },
      },
      invoke: {
        id: "save",
        src: "save",
        input: ({ context }) => draftOf(context),
        onDone: [
          {
            guard: { type: "isToBeFinished", params: outputOf },
            target: "finishing",
            actions: setResult,
          },
          {
            guard: { type: "isDone", params: outputOf },
            target: "comparing",
            actions: setResult,
          },
          ...failures,
        ],
        onError: { target: "unsaved", actions: "setCrashed" },
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
        RESTORE_REPLACED: { guard: "hasReplacedText", target: "typed", actions: "restoreReplacedText" },
        SEND: { target: "finishing", actions: "setActionSend" },
        PUBLISH: { target: "finishing", actions: publish },
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
      entry: "markSubmitted",
      invoke: {
        id: "finish",
        src: "finish",
        input: ({ context }) => ({
          ...draftOf(context),
          Action: context.wanted ?? "send",
          ...(context.wanted === "publish" && context.reason !== undefined && { Reason: context.reason }),
        }),
        onDone: [
          {
            guard: { type: "isDone", params: outputOf },
            target: "finished",
            actions: setResult,
          },
          ...failures,
        ],
        onError: { target: "unsaved", actions: "setCrashed" },
      },
    },
    finished: { description: "Den som frågade har fått svaret.", type: "final" },
  },
});
