import { createIsomorphicFn } from "@tanstack/react-start";
import { getRequest } from "@tanstack/react-start/server";
import { type Choice, readChoice } from "./choice.ts";

interface RequestChoice {
  choice: Choice;
  /** No banner on a page that answers a posted form: without JavaScript its form would discard what was typed. */
  isAskable: boolean;
}

/** The consent choice of the current request. */
export const readRequestChoice: () => RequestChoice = createIsomorphicFn()
  .server(() => {
    const { headers, method } = getRequest();
    return { choice: readChoice(headers.get("cookie")), isAskable: method !== "POST" };
  })
  .client(() => ({ choice: readChoice(document.cookie), isAskable: true }));
