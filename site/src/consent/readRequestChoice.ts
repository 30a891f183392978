import { createIsomorphicFn } from "@tanstack/react-start";
import { getRequest } from "@tanstack/react-start/server";
import { type Choice, readChoice } from "./choice.ts";

interface RequestChoice {
  choice: Choice;
  /**
   * No banner on the response to a posted form: without JavaScript the banner's form would discard the typed values.
   */
  isAskable: boolean;
}

/** The consent choice of the current request. */
export const readRequestChoice: () => RequestChoice = createIsomorphicFn()
  .server(() => {
    const { headers, method } = getRequest();
    return { choice: readChoice(headers.get("cookie")), isAskable: method !== "POST" };
  })
  .client(() => ({ choice: readChoice(document.cookie), isAskable: true }));
