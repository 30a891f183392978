import type { IncomingHttpHeaders } from "node:http";
import type { Changes, State } from "./sandboxState.ts";

/** A request, its body parsed as JSON or as a form. */
export interface Call {
  /** The first group of the route's path. */
  id: string;
  /** The second group. */
  action: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** An object body is sent as JSON, a text with the content type of its headers. */
export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** A response, and the changes that must be on disk before it is sent. */
export interface Outcome {
  answer: Answer;
  changes?: Changes;
}

/** The context of call handlers. */
export interface Sandbox {
  state: State;
  now(): Date;
  /** The public origin, for URLs that the browser opens. */
  publicUrl: string;
  /** The internal origin, for URLs that the API calls. */
  innerUrl: string;
  pace: Pace;
}

/** Delays in milliseconds. */
export interface Pace {
  /** From a completed purchase to its first push, and from a decision in Swish to the callback. */
  firstPush: number;
  /** To the second push. Doubled for each repeat, at most five minutes. */
  repeat: number;
  /** Until a purchase with "Betala senare" completes. */
  later: number;
}

export interface Route {
  name: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: RegExp;
  /** "klarna" and "control" use HTTP Basic. Klarna's calls have idempotency keys. */
  protocol: "klarna" | "swish" | "control" | "page";
  /**
   * An asynchronous handler resolves to a synchronous function, so that no other call runs between its decision and the
   * commit.
   */
  handle(sandbox: Sandbox, call: Call): Outcome | Promise<() => Outcome>;
}
