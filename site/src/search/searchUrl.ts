import { readPage } from "../navigation/pageNumber.ts";

/** /answers?page=2, or /answers?sok=TOKEN of a posted search. Both keys are always returned, as readPage says. */
export function readAnswersUrl(input: Record<string, unknown>): {
  page?: number | undefined;
  sok?: string | undefined;
} {
  const { sok } = input;
  return { ...readPage(input), sok: typeof sok === "string" && sok !== "" ? sok : undefined };
}
