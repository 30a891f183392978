import type { Endpoint, Success } from "@lagrum/core/contract/endpoint";
import type { Outcome } from "@lagrum/core/endpointClient";
import { notFound } from "@tanstack/react-router";
import { createIsomorphicFn } from "@tanstack/react-start";
import { setResponseHeader, setResponseStatus } from "@tanstack/react-start/server";
import { serverApi } from "./serverApiClient.server.ts";
import { createSiteClient, type SiteClient } from "./siteClient.ts";
import { staleFallback } from "./staleFallback.server.ts";

type FailedCall = { status: number; headers: Headers; body: { Code: string } };

let browserClient: SiteClient | undefined;

/** The API client: on the server at the internal address, in the browser at this origin. */
export const api: () => SiteClient = createIsomorphicFn()
  .server(() => serverApi())
  .client(() => {
    browserClient ??= createSiteClient({ baseUrl: "/api" });
    return browserClient;
  });

/** Sets the status of the page's response; does nothing in the browser. */
export const answerWith: (status: number) => void = createIsomorphicFn()
  .server(setResponseStatus)
  .client(() => undefined);

/** A call refused by a limit or a fault, which says nothing about its link or its input. */
export const isTemporary = (status: number): boolean => status < 400 || status === 429 || status >= 500;

/** Gives the page the status of a failed call, 429 or 503, with its Retry-After. */
const passFailure: (failed: FailedCall) => void = createIsomorphicFn()
  .server(({ status, headers }: FailedCall) => {
    setResponseStatus(status === 429 ? 429 : 503);
    setResponseHeader("retry-after", headers.get("retry-after") ?? "5");
  })
  .client(() => undefined);

/** On the server a network error is the service's, not the visitor's. */
const codeFor: (code: string) => string = createIsomorphicFn()
  .server((code: string) => (code === "NETWORK_ERROR" || code === "TIMEOUT" ? "SERVICE_UNAVAILABLE" : code))
  .client((code) => code);

/**
 * The body of a successful call.
 * @throws notFound on 404 and 422, else an Error whose message is the error code
 */
export function bodyOf<E extends Endpoint>(outcome: Outcome<E>): Success<E>["body"] {
  if (outcome.ok) return outcome.body;
  // 422: the URL has an invalid parameter.
  if (outcome.status === 404 || outcome.status === 422) throw notFound();
  return failPage(outcome);
}

/** Gives the page the status of the failed call. @throws Error whose message is the error code */
export function failPage(failed: FailedCall): never {
  passFailure(failed);
  throw new Error(codeFor(failed.body.Code));
}

const lastBody: (name: string, body: unknown) => unknown = createIsomorphicFn()
  .server(staleFallback)
  .client((_name, body) => body);

/**
 * Like bodyOf, but the server falls back to the last successful body while the API is down. For data that every page
 * needs: otherwise a failed submit would lose the form as well.
 */
export function bodyOrStale<E extends Endpoint>(name: string, outcome: Outcome<E>): Success<E>["body"] {
  if (outcome.ok) {
    lastBody(name, outcome.body);
    return outcome.body;
  }
  const isUnreachable = outcome.status === 0 || outcome.status >= 500;
  const last = isUnreachable ? lastBody(name, undefined) : undefined;
  return last === undefined ? bodyOf(outcome) : (last as Success<E>["body"]);
}
