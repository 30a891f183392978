import { assign, setup } from "xstate";
import type { ClientErrorCode } from "../contract/problem.ts";
import { effect, type Result } from "./effect.ts";

interface Input {
  QuestionID: number;
  Hidden: boolean;
}

export interface VisibilityContext extends Input {
  /** Why the last attempt failed, or null. */
  error: ClientErrorCode | null;
  /** The last change was the user's, so UNDO reverts it. */
  canUndo: boolean;
}

export type VisibilityResult = Result<{ Hidden: boolean }>;

const change = () => effect<VisibilityResult, { QuestionID: number }>();

/** Whether the public sees a question and its answer. Effects: `hide`, `unhide`. */
export const questionVisibility = setup({
  types: {
    input: {} as Input,
    context: {} as VisibilityContext,
    events: {} as { type: "HIDE" | "UNHIDE" | "UNDO" } | { type: "CHANGED_ELSEWHERE"; Hidden: boolean },
    tags: {} as "pending",
  },
  actors: { hide: change(), unhide: change() },
  guards: {
    isHidden: ({ context }) => context.Hidden,
    canUndo: ({ context }) => context.canUndo,
    isDone: (_, result: VisibilityResult) => result.ok,
    isDifferent: ({ context }, Hidden: boolean) => Hidden !== context.Hidden,
  },
  actions: {
    setFromServer: assign((_, Hidden: boolean) => ({ Hidden, error: null, canUndo: false })),
    setResult: assign(({ context }, result: VisibilityResult) =>
      result.ok
        ? { Hidden: result.Hidden, error: null, canUndo: true }
        : { Hidden: context.Hidden, error: result.Code, canUndo: false },
    ),
    setCrashed: assign({ error: "INTERNAL_SERVER_ERROR", canUndo: false }),
    clearUndo: assign({ error: null, canUndo: false }),
  },
}).createMachine({
  id: "questionVisibility",
  description: "Om allmänheten ser en fråga med svar.",
  context: ({ input }) => ({ ...input, error: null, canUndo: false }),
  initial: "deciding",
  on: {
    CHANGED_ELSEWHERE: {
      guard: { type: "isDifferent", params: ({ event }) => event.Hidden },
      target: ".deciding",
      actions: { type: "setFromServer", params: ({ event }) => event.Hidden },
    },
  },
  states: {
    deciding: {
      description: "Läser av om frågan är dold.",
      always: [{ guard: "isHidden", target: "hidden" }, { target: "visible" }],
    },
    visible: {
      description: "Frågan syns för alla när den är publicerad.",
      on: {
        HIDE: { target: "hiding", actions: "clearUndo" },
        UNDO: { guard: "canUndo", target: "hiding", actions: "clearUndo" },
      },
    },
    hiding: {
      description: "Väntar på att frågan döljs.",
      tags: "pending",
      on: { CHANGED_ELSEWHERE: { actions: { type: "setFromServer", params: ({ event }) => event.Hidden } } },
      invoke: {
        id: "hide",
        src: "hide",
        input: ({ context }) => ({ QuestionID: context.QuestionID }),
        onDone: { target: "deciding", actions: { type: "setResult", params: ({ event }) => event.output } },
        onError: { target: "deciding", actions: "setCrashed" },
      },
    },
    hidden: {
      description: "Bara medarbetare ser frågan.",
      on: {
        UNHIDE: { target: "unhiding", actions: "clearUndo" },
        UNDO: { guard: "canUndo", target: "unhiding", actions: "clearUndo" },
      },
    },
    unhiding: {
      description: "Väntar på att frågan visas igen.",
      tags: "pending",
      on: { CHANGED_ELSEWHERE: { actions: { type: "setFromServer", params: ({ event }) => event.Hidden } } },
      invoke: {
        id: "unhide",
        src: "unhide",
        input: ({ context }) => ({ QuestionID: context.QuestionID }),
        onDone: { target: "deciding", actions: { type: "setResult", params: ({ event }) => event.output } },
        onError: { target: "deciding", actions: "setCrashed" },
      },
    },
  },
});
