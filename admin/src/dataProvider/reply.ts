import type { Endpoint, Success } from "@lagrum/core/contract/endpoint";
import type { Outcome } from "@lagrum/core/endpointClient";
import { toHttpError } from "./httpError.ts";

/** A row with the `id` that React-Admin requires. */
export type Row<T> = T & { id: number };

/** Accounts have a UserID instead of an ID. */
interface Identified {
  ID?: number;
  UserID?: number;
}

export const withId = <T extends Identified>(row: T): Row<T> => ({ ...row, id: row.ID ?? row.UserID ?? 0 });

type Call<E extends Endpoint> = Promise<Outcome<E>>;
type Body<E extends Endpoint> = Success<E>["body"];

/** The response body. @throws HttpError with a Swedish message and the problem as body */
export async function bodyOf<E extends Endpoint>(call: Call<E>): Promise<Body<E>> {
  const outcome = await call;
  if (outcome.ok) return outcome.body;
  throw toHttpError(outcome.body, outcome.status);
}

/** The response's row in React-Admin's format. @throws HttpError */
export async function recordOf<E extends Endpoint>(call: Call<E>): Promise<{ data: Row<Body<E>> }> {
  return { data: withId((await bodyOf(call)) as Body<E> & Identified) };
}

/** The response's file. @throws HttpError */
export const fileOf = async <E extends Endpoint>(call: Call<E>): Promise<Blob> =>
  new Response((await bodyOf(call)) as BodyInit).blob();
