import type { AiReplyProblem } from "../ai/aiSchema.ts";

/** The faults that a reader can report in a reply of the AI page. */
export const aiReplyProblemTexts: Record<AiReplyProblem, string> = {
  WrongSource: "Svaret handlar om något annat",
  WrongContent: "Något i svaret är fel",
  Outdated: "Svaret är gammalt",
  Unclear: "Svaret är svårt att förstå",
  NotAnswered: "Jag fick inget svar",
};
