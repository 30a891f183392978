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

/** The answer, and what must be on disk before it is sent. */
export interface Outcome {
  answer: Answer;
  changes?: Changes;
}

/** What the handlers of calls are given. */
export interface Sandbox {
  state: State;
  now(): Date;
  /** The public origin, for addresses that the browser opens. */
  publicUrl: string;
  /** The own address, for addresses that the API calls. */
  innerUrl: string;
  pace: Pace;
}

/** Milliseconds. */
export interface Pace {
  /** From a completed purchase to its first push, and from a decision in Swish to its callback. */
  firstPush: number;
  /** To the second push; doubled each time, at most five minutes. */
  repeat: number;
  /** Of "Betala senare". */
  later: number;
}

export interface Route {
  name: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: RegExp;
  /** HTTP Basic, and the faults that are planned. Klarna's calls have idempotency keys. */
  protocol: "klarna" | "swish" | "control" | "page";
  /** What waits for others resolves to a function, so that nothing comes between its decision and the commit. */
  handle(sandbox: Sandbox, call: Call): Outcome | Promise<() => Outcome>;
}
