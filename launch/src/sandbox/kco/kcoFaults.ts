import { randomUUID } from "node:crypto";
import type { Outcome } from "../protocolCall.ts";

/** An error body in Klarna's format. */
export const kcoFault = (status: number, code: string, ...messages: string[]): Outcome => ({
  answer: { status, body: { error_code: code, error_messages: messages, correlation_id: randomUUID() } },
});

export const noSuchOrder = (): Outcome => kcoFault(404, "NO_SUCH_ORDER", "No such order");
export const badValue = (messages: string[]): Outcome => kcoFault(400, "BAD_VALUE", ...messages);
