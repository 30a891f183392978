import { Failure } from "../http/failure.ts";

/** The innermost error: Drizzle and pg wrap those of the server and the network. */
export function causeOf(error: Error): Error {
  let inner = error;
  for (let depth = 0; depth < 5 && inner.cause instanceof Error; depth++) inner = inner.cause;
  return inner;
}

/** SQLSTATE: connection lost (08, 57P0x), out of resources (53), timed out, or a retry requested. */
const passing = /^(08|53|57P|57014$|55P03$|25P03$|40001$|40P01$)/;
const unreachable = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH"];
/** Messages of pg that have no code, when a connection cannot be made or is lost (pg 8.23). */
const pgComplaints =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|connection error and is not queryable/i;

const isPassing = (code: string, message: string) =>
  passing.test(code) || unreachable.includes(code) || (code === "" && pgComplaints.test(message));

/** Whether the error is a violation of exactly that constraint or unique index. */
export function isViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const cause = causeOf(error);
  return "constraint" in cause && cause.constraint === constraint;
}

const categoryReferences = [
  "questions_category_id_categories_id_fk",
  "products_category_id_categories_id_fk",
  "bookings_category_id_categories_id_fk",
];

/** The failure that a database error means to the caller; undefined for a fault of the server. */
export function databaseFailure(error: Error): Failure | undefined {
  const cause = causeOf(error);
  const code = "code" in cause ? String(cause.code) : "";
  if (isPassing(code, cause.message)) {
    return new Failure("SERVICE_UNAVAILABLE", undefined, { retryAfter: 2, cause: error });
  }
  if (categoryReferences.some((constraint) => isViolation(cause, constraint))) {
    return new Failure("INCORRECT_PROPERTIES", { CategoryID: ["INVALID_VALUE"] });
  }
  if (isViolation(cause, "bookings_no_overlap")) return new Failure("TIME_TAKEN");
  if (isViolation(cause, "accounts_employment_number")) {
    return new Failure("INCORRECT_PROPERTIES", { EmploymentNumber: ["NOT_AVAILABLE"] });
  }
  if (isViolation(cause, "products_uri") || isViolation(cause, "categories_uri")) {
    return new Failure("INCORRECT_PROPERTIES", { Uri: ["NOT_AVAILABLE"] });
  }
  return undefined;
}
