import { z } from "zod";
import { idParam } from "./fieldSchema.ts";
import { Problem } from "./problem.ts";

/**
 * Access control.
 * - `public`: anyone; a token is ignored.
 * - `optional`: anyone, and staff see more (`staff` gives their schema); an invalid token is refused.
 * - `account`, `staff`, `admin`: a signed-in account, one with a role, one with the role admin.
 * - `guest`: callers with a valid Access-Code.
 * - `guestOrStaff`: staff, or callers with a valid Access-Code; `staff` may give another schema to staff.
 */
export type Access = "public" | "optional" | "account" | "staff" | "admin" | "guest" | "guestOrStaff";

export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** As the specification writes it: /questions/{id}/confirm/{code}. */
  path: string;
  summary: string;
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The successful responses, by status. 204 has `z.null()`. */
  responses: Record<number, z.ZodType>;
  /**
   * The field with the rows of a list. Its response has Content-Range, and staff may query it with `range`, `sort` and
   * `filter` as ra-data-simple-rest sends them.
   */
  rows?: string;
  /** With `optional` and `guestOrStaff`: the schema for staff. */
  staff?: Record<number, z.ZodType>;
  /** The media type of a streamed response. */
  media?: "text/csv" | "application/octet-stream" | "application/pdf" | "text/calendar";
  /** Why the endpoint exists although section 7 of the specification lacks it. */
  addition?: string;
  /** The GET whose current value the response has when a stale write is refused (optimistic locking). */
  currentFrom?: string;
  /**
   * Replays the first response when the same Idempotency-Key comes again. "write": writes once, and re-reads the response,
   * so that personal data in it is not stored with the key.
   */
  idempotent?: true | "write";
}

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

/** The params of /things/{id}. */
export const byId = z.strictObject({ id: idParam });

/** The common error response. */
export const refusal = Problem;

type Part<K extends string, S> = S extends z.ZodType
  ? Record<never, never> extends z.input<S>
    ? { [P in K]?: z.input<S> }
    : { [P in K]: z.input<S> }
  : Record<never, never>;

/** The arguments of a call. */
export type Input<E extends Endpoint> = Part<"params", E["params"]> &
  Part<"query", E["query"]> &
  Part<"body", E["body"]>;

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** A handler's input: parsed, with defaults. */
export interface Parsed<E extends Endpoint> {
  params: Output<E["params"]>;
  query: Output<E["query"]>;
  body: Output<E["body"]>;
}

type Bodies<E extends Endpoint, S extends number> =
  | (E["responses"][S] extends z.ZodType ? z.output<E["responses"][S]> : never)
  | (E["staff"] extends Record<number, z.ZodType> ? z.output<E["staff"][S]> : never);

/** The successful responses of a call. */
export type Success<E extends Endpoint> = {
  [S in keyof E["responses"] & number]: { status: S; body: Bodies<E, S> };
}[keyof E["responses"] & number];
