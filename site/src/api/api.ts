import type { Endpoint, Success } from "@lagrum/core/contract/endpoint";
import type { Outcome } from "@lagrum/core/endpointClient";
import { notFound } from "@tanstack/react-router";
import { createIsomorphicFn } from "@tanstack/react-start";
import { setResponseHeader, setResponseStatus } from "@tanstack/react-start/server";
import { serverApi } from "./serverApiClient.server.ts";
import { createSiteClient, type SiteClient } from "./siteClient.ts";
import { staleFallback } from "./staleFallback.server.ts";

let browserClient: SiteClient | undefined;

/** The caller of the API: on the server at its inner address, in the browser at this origin. */
export const api: () => SiteClient = createIsomorphicFn()
  .server(() => serverApi())
  .client(() => {
    browserClient ??= createSiteClient({ baseUrl: "/api" });
    return browserClient;
  });

/** Sets the status that the page is answered with; nothing to do in the browser. */
export const answerWith: (status: number) => void = createIsomorphicFn()
  .server((status: number) => {
    setResponseStatus(status);
    if (status === 503) setResponseHeader("retry-after", "5");
  })
  .client(() => undefined);

/** What a reader is told: on the server it isn't their connection that failed, but ours to the API. */
const codeFor: (code: string) => string = createIsomorphicFn()
  .server((code: string) => (code === "NETWORK_ERROR" || code === "TIMEOUT" ? "SERVICE_UNAVAILABLE" : code))
  .client((code) => code);

/**
 * The body of a successful call.
 * @throws notFound where the API has no such thing or there can't be one, else an Error whose message is the refusal's code
 */
export function bodyOf<E extends Endpoint>(outcome: Outcome<E>): Success<E>["body"] {
  if (outcome.ok) return outcome.body;
  // An address that can't be is no page either.
  if (outcome.status === 404 || outcome.status === 422) throw notFound();
  answerWith(outcome.status === 429 ? 429 : 503);
  throw new Error(codeFor(outcome.body.Code));
}

const lastBody: (name: string, body: unknown) => unknown = createIsomorphicFn()
  .server(staleFallback)
  .client((_name, body) => body);

/**
 * The same as bodyOf, but on the server the last good body stands in while the API can't be reached. For what pages
 * stand on and seldom changes: without it, someone whose question couldn't be sent would lose the form as well.
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
