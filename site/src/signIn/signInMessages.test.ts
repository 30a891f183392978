import { login } from "@lagrum/core/machines/login";
import { expect, test } from "vitest";
import { signInMessages } from "./signInMessages.ts";

const context = { Email: "vera@exempel.se", Password: "x", error: "NETWORK_ERROR" as const, Details: null, me: null };
const withoutMessage = ["signedOut", "left", "signedIn"];

const settledStates = Object.entries(login.states).filter(([, state]) => !state.tags.includes("pending"));

test.each(settledStates.map(([name, state]) => ({ name, can: Object.keys(state.on) })))(
  "the page shows a message for the state $name, with its possible events",
  ({ name, can }) => {
    const { alert, notice } = signInMessages({ value: name as "refused", context });
    expect(alert !== undefined || notice !== undefined).toBe(!withoutMessage.includes(name));
    const buttons = [...(alert?.canRetry ? ["RETRY"] : []), ...(notice?.again ? [notice.again.type] : [])];
    expect(buttons).toEqual(can);
    for (const words of [alert?.text, notice?.text]) expect(words).not.toBe("");
  },
);
