import type { ClientErrorCode } from "@lagrum/core/contract/problem";
import type { ErrorBody } from "@lagrum/core/endpointClient";
import { errorText, fieldText } from "@lagrum/core/texts/errors";
import { HttpError } from "react-admin";

/** `errors` is where React-Admin's forms look for what is wrong with a field. */
export function toHttpError(body: ErrorBody, status: number): HttpError {
  const fields = Object.entries("Details" in body ? (body.Details ?? {}) : {});
  const errors = Object.fromEntries(fields.map(([field, [code]]) => [field, code && fieldText(field, code)]));
  return new HttpError(errorText(body.Code), status, fields.length > 0 ? { ...body, errors } : body);
}

/** Why a call was refused; anything that isn't a refusal of the API counts as INTERNAL_SERVER_ERROR. */
export function refusalCode(error: unknown): ClientErrorCode {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  return typeof body === "object" && body !== null && "Code" in body
    ? (body as ErrorBody).Code
    : "INTERNAL_SERVER_ERROR";
}
