import { createIsomorphicFn } from "@tanstack/react-start";
import { getRequest } from "@tanstack/react-start/server";
import { type Choice, readChoice } from "./choice.ts";

interface ChoiceAsked {
  choice: Choice;
  /** A page that answers a posted form isn't the place to ask: without script, what was typed would be lost. */
  isAskable: boolean;
}

/** What the visitor has chosen about cookies, for the page that is rendered now. */
export const readChoiceAsked: () => ChoiceAsked = createIsomorphicFn()
  .server(() => {
    const { headers, method } = getRequest();
    return { choice: readChoice(headers.get("cookie")), isAskable: method !== "POST" };
  })
  .client(() => ({ choice: readChoice(document.cookie), isAskable: true }));
