import type { InboxKind, InboxState } from "../inbox/inboxSchema.ts";

/** What readers send. */
export const inboxKindTexts: Record<InboxKind, string> = {
  Report: "Fel i ett svar",
  Objection: "Invändning",
  Message: "Meddelande",
};

/** How far staff have come with it. */
export const inboxStateTexts: Record<InboxState, string> = {
  New: "Nytt",
  Taken: "Tas om hand",
  Handled: "Klart",
};
