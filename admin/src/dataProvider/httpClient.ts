import { type ClientOptions, errorBodyOf } from "@lagrum/core/endpointClient";
import { fetchUtils, HttpError } from "react-admin";
import { withProvisionReason } from "../provisionReason/reasonRequests.ts";
import { toHttpError } from "./httpError.ts";
import { withId } from "./reply.ts";

export type HttpClient = typeof fetchUtils.fetchJson;

/** Milliseconds until TIMEOUT, as in the typed client. */
const timeout = 15_000;

/**
 * React-Admin's fetch with the access token. Adds `id` to records.
 * @throws HttpError with a Swedish message and the problem as body; status 0 without a response
 */
export function createHttpClient(token: ClientOptions["token"]): HttpClient {
  const send = createSender(token);
  return (url, options = {}) => {
    const { body } = options;
    if (typeof body !== "string") return send(url, options);
    return withProvisionReason((reason) =>
      send(url, reason === undefined ? options : { ...options, body: withReason(body, reason) }),
    );
  };
}

const withReason = (body: string, reason: string): string =>
  JSON.stringify({ ...(JSON.parse(body) as object), ProvisionReason: reason });

const createSender =
  (token: ClientOptions["token"]): HttpClient =>
  async (url, options = {}) => {
    const headers = new Headers(options.headers);
    const userToken = await token?.();
    if (userToken) headers.set("User-Token", userToken);
    // simple-rest sets it on DELETE, which has no body.
    if (!options.body) headers.delete("Content-Type");
    const late = AbortSignal.timeout(timeout);
    const signal = options.signal ? AbortSignal.any([options.signal, late]) : late;
    try {
      const reply = await fetchUtils.fetchJson(url, { ...options, headers, signal });
      return { ...reply, json: withId(reply.json ?? {}) };
    } catch (error) {
      if (error instanceof HttpError) throw toHttpError(errorBodyOf(error.body, error.status), error.status);
      throw toHttpError({ Code: late.aborted ? "TIMEOUT" : "NETWORK_ERROR" }, 0);
    }
  };
