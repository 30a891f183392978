import type { InboxKind, InboxState } from "../inbox/inboxSchema.ts";

/** The kinds of inbox items. */
export const inboxKindTexts: Record<InboxKind, string> = {
  Report: "Fel i ett svar",
  Objection: "Invändning",
  Message: "Meddelande",
};

/** The states of inbox items. */
export const inboxStateTexts: Record<InboxState, string> = {
  New: "Nytt",
  Taken: "Tas om hand",
  Handled: "Klart",
};
