import type { Client } from "@lagrum/core/client";
import type { ConfirmedQuestion, QuestionStatus } from "@lagrum/core/contract/question";
import { queryOptions } from "@tanstack/react-query";
import { answerWith, api } from "../api.ts";

/** A thing behind a code from a mail, or the refusal's code. */
export type Opened<T> = { found: T } | { Code: string };

/** What the confirmation page's form sends. */
export interface ConfirmLink {
  id: number;
  code: string;
}

/** The parts of a confirmation link; null when something is missing. */
export function readConfirmLink(id: unknown, code: unknown): ConfirmLink | null {
  const number = Number(id);
  if (!Number.isSafeInteger(number) || number < 1 || typeof code !== "string" || code === "") return null;
  return { id: number, code };
}

/** Confirms the question. */
export async function confirm(link: ConfirmLink, client: Client): Promise<Opened<ConfirmedQuestion>> {
  const outcome = await client.confirmQuestion({ params: link });
  return outcome.ok ? { found: outcome.body } : { Code: outcome.body.Code };
}

/** Whether the confirmation failed; one that was made before is as good as a new one. */
export const isFailure = (opened: Opened<ConfirmedQuestion>): boolean =>
  "Code" in opened && opened.Code !== "ALREADY_CONFIRMED";

const final = [401, 403, 404, 409, 410, 422];

/** The asker's own question. What the link itself is to blame for is shown; all else is thrown. */
export const statusQuery = (code: string) =>
  queryOptions({
    queryKey: ["status", code],
    queryFn: async (): Promise<Opened<QuestionStatus>> => {
      const outcome = await api().getQuestionStatus({ accessCode: code });
      if (outcome.ok) return { found: outcome.body };
      const isLink = final.includes(outcome.status);
      answerWith(isLink ? 404 : 503);
      if (isLink) return { Code: outcome.body.Code === "LINK_HAS_EXPIRED" ? outcome.body.Code : "LINK_INVALID" };
      throw new Error(outcome.body.Code);
    },
  });
