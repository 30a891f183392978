import type { ClientErrorCode } from "@lagrum/core/contract/problem";
import type { ErrorBody } from "@lagrum/core/endpointClient";
import { alertText } from "@lagrum/core/texts/accounts";
import { fieldText } from "@lagrum/core/texts/errors";
import { HttpError } from "react-admin";

/** `errors` has the field errors for React-Admin's forms. */
export function toHttpError(body: ErrorBody, status: number): HttpError {
  const fields = Object.entries("Details" in body ? (body.Details ?? {}) : {});
  const errors = Object.fromEntries(fields.map(([field, [code]]) => [field, code && fieldText(field, code)]));
  return new HttpError(
    alertText({ Code: body.Code, Details: "Details" in body ? body.Details : null }),
    status,
    fields.length > 0 ? { ...body, errors } : body,
  );
}

/** Whether the API is down or failing: a lost connection, a timeout or a 5xx. A 4xx is not an outage. */
export const isOutage = (error: unknown): boolean =>
  !(error instanceof HttpError && error.status >= 400 && error.status < 500);

/** The API's error code; INTERNAL_SERVER_ERROR for any other error. */
export function refusalCode(error: unknown): ClientErrorCode {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  return typeof body === "object" && body !== null && "Code" in body
    ? (body as ErrorBody).Code
    : "INTERNAL_SERVER_ERROR";
}
