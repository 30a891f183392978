import { login } from "@lagrum/core/machines/login";
import { expect, test } from "vitest";
import { signInMessages } from "./signInMessages.ts";

const context = { Email: "vera@exempel.se", Password: "x", error: "NETWORK_ERROR" as const, me: null };
const silent = ["signedOut", "left", "signedIn"];

const resting = Object.entries(login.states).filter(([, state]) => !state.tags.includes("pending"));

test.each(resting.map(([name, state]) => ({ name, can: Object.keys(state.on) })))(
  "the page says what has happened in $name, and offers what can be done there",
  ({ name, can }) => {
    const { alert, notice } = signInMessages({ value: name as "refused", context });
    expect(alert !== undefined || notice !== undefined).toBe(!silent.includes(name));
    const offered = [...(alert?.canRetry ? ["RETRY"] : []), ...(notice?.again ? [notice.again.type] : [])];
    expect(offered).toEqual(can);
    for (const words of [alert?.text, notice?.text]) expect(words).not.toBe("");
  },
);
