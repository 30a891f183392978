import type { Endpoint, Success } from "@lagrum/core/contract/endpoint";
import type { Outcome } from "@lagrum/core/endpointClient";
import { toHttpError } from "./httpError.ts";

/** A row as React-Admin wants it: with `id`. */
export type Row<T> = T & { id: number };

/** Rows of accounts are numbered by UserID. */
interface Numbered {
  ID?: number;
  UserID?: number;
}

export const withId = <T extends Numbered>(row: T): Row<T> => ({ ...row, id: row.ID ?? row.UserID ?? 0 });

type Call<E extends Endpoint> = Promise<Outcome<E>>;
type Body<E extends Endpoint> = Success<E>["body"];

/** What a call answers. @throws HttpError with our Swedish text as message and the problem as body. */
export async function bodyOf<E extends Endpoint>(call: Call<E>): Promise<Body<E>> {
  const outcome = await call;
  if (outcome.ok) return outcome.body;
  throw toHttpError(outcome.body, outcome.status);
}

/** The row that a call answers, as React-Admin's own methods hand it over. @throws HttpError */
export async function recordOf<E extends Endpoint>(call: Call<E>): Promise<{ data: Row<Body<E>> }> {
  return { data: withId((await bodyOf(call)) as Body<E> & Numbered) };
}

/** The file that a call answers. @throws HttpError */
export const fileOf = async <E extends Endpoint>(call: Call<E>): Promise<Blob> =>
  new Response((await bodyOf(call)) as BodyInit).blob();
