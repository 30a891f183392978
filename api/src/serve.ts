import type { Endpoint, Parsed, Success } from "@lagrum/core/contract/endpoint";
import type { Endpoints } from "@lagrum/core/contract/endpoints";
import type { Transaction } from "./db.ts";
import type { Account } from "./session.ts";

type Work<T> = (tx: Transaction) => Promise<T>;

/**
 * One call as its handler gets it: parsed by the contract, with whoever makes it. Access has been checked already:
 * staff endpoints have a caller with a role, guest endpoints a well-formed code (its meaning is the handler's to find).
 */
export type Call<E extends Endpoint> = Parsed<E> & {
  caller: E["access"] extends "account" | "staff" | "admin" ? Account : Account | null;
  accessCode: E["access"] extends "guest" ? string : string | null;
  /**
   * Opens the call's one transaction. Of an idempotent endpoint the work gives the whole answer, {status, body}: it is
   * kept beside the Idempotency-Key in the same transaction, and given again, without the work, when the key returns.
   * Everything that decides the answer belongs inside.
   */
  write: E["idempotent"] extends true
    ? (work: Work<Success<E>>) => Promise<Success<E>>
    : <T>(work: Work<T>) => Promise<T>;
};

export type Handlers = { [K in keyof Endpoints]: (call: Call<Endpoints[K]>) => Promise<Success<Endpoints[K]>> };
