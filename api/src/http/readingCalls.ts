import type { Endpoints } from "@lagrum/core/endpoints";

/**
 * Calls that change nothing although they are no GETs: their bodies hold what people type. They are answered on a full disk,
 * too. Not in the contract, whose table every page loads.
 */
export const readingCalls: ReadonlySet<keyof Endpoints> = new Set<keyof Endpoints>([
  "searchAnswers",
  "suggestAnswers",
  "findSimilarAnswers",
  "searchProvisions",
  "checkProvisions",
  "handleUnconfirmedUser",
  "previewAnswer",
  "previewNews",
  "previewSynonym",
]);
