import { z } from "zod";
import { FreeTime } from "../booking/bookingSchema.ts";
import { CheckedProvision } from "../law/provisionCheckSchema.ts";
import { Finding } from "../pii/anonymisationSchema.ts";
import { QuestionState } from "../question/questionSchema.ts";
import { timestamp } from "./fieldSchema.ts";

/** Every error code of the API, with its HTTP status. Their texts are in texts/errors.ts. */
export const errorStatus = {
  BAD_REQUEST: 400,
  INVALID_JSON: 400,
  JSON_TOO_DEEP: 400,
  NOT_LOGGED_IN: 401,
  INVALID_TOKEN: 401,
  REVOKED_TOKEN: 401,
  WRONG_LOGIN_DATA: 401,
  NOT_ALLOWED: 403,
  LOGIN_TOO_OLD: 403,
  USER_DISABLED: 403,
  USER_UNCONFIRMED: 403,
  USER_UNKNOWN: 403,
  NOT_FOUND: 404,
  LINK_INVALID: 404,
  ALREADY_ANSWERED: 409,
  ALREADY_CONFIRMED: 409,
  ALREADY_GRADED: 409,
  ANSWER_EXISTS: 409,
  BOOKING_CLOSED: 409,
  BOOKING_UNCONFIRMED: 409,
  ASKER_UNKNOWN: 409,
  ANSWER_EMPTY: 409,
  CATEGORY_HAS_PARTS: 409,
  CATEGORY_IN_USE: 409,
  CHANGED_BY_OTHER: 409,
  APPLICATION_DECIDED: 409,
  CONFLICT_FOUND: 409,
  CONSENT_MISSING: 409,
  EMAIL_NOT_CONFIRMED: 409,
  FACTS_NOT_ASKED: 409,
  FILE_IN_USE: 409,
  FILE_INCOMPLETE: 409,
  FOLLOW_UP_CLOSED: 409,
  FOLLOW_UP_NOT_ASKED: 409,
  IDENTIFYING_LEFT: 409,
  HOLD_ENDED: 409,
  LAST_ADMIN: 409,
  MEETING_USED: 409,
  NOT_RESERVED: 409,
  ORDER_CLOSED: 409,
  ORDER_HELD: 409,
  ORDER_NOT_PAYABLE: 409,
  DAY_NOT_OVER: 409,
  MONEY_CASE_ACTION: 409,
  ORDER_NOT_TAKEN: 409,
  ORDER_UNDER_REVIEW: 409,
  ORDER_WRONG_STATE: 409,
  WITHDRAWAL_ADDRESS_DIFFERS: 409,
  WITHDRAWAL_WRONG_STATE: 409,
  COMPLAINT_DECIDED: 409,
  RENT_CLAIM_WRONG_STATE: 409,
  OFFER_ENDED: 409,
  OUTSIDE_HOURS: 409,
  PAYMENT_DONE: 409,
  OWN_ACCOUNT: 409,
  PRICE_BEGUN: 409,
  PROVISION_NOT_FOUND: 409,
  PROVISION_UNCONFIRMED: 409,
  PUBLICATION_OBJECTED: 409,
  REFUND_TOO_LARGE: 409,
  QUESTION_CLOSED: 409,
  QUESTION_NOT_OPEN: 409,
  READING_FINISHED: 409,
  AI_SENTENCE_UNREAD: 409,
  READING_MISSING: 409,
  RESERVED_BY_OTHER: 409,
  TAKEN_BY_OTHER: 409,
  TIMES_FREE: 409,
  TIME_TAKEN: 409,
  TOO_LATE_TO_MOVE: 409,
  SALARY_MONTH_AHEAD: 409,
  SALARY_MONTH_LOCKED: 409,
  SALARY_MONTH_OPEN: 409,
  SALARY_MONTH_PAID: 409,
  TEST_QUESTION_ANSWERED: 409,
  TOO_MANY_PENDING: 409,
  TOO_MANY_PENDING_NETWORK: 409,
  TOO_MANY_RESERVED: 409,
  REQUEST_TIMEOUT: 408,
  LINK_HAS_EXPIRED: 410,
  QUESTION_DELETED: 410,
  TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  PICTURE_TOO_LARGE: 413,
  PICTURE_HEIC: 415,
  UNSUPPORTED_MEDIA_TYPE: 415,
  FILE_TYPE_REFUSED: 415,
  FILE_IS_ARCHIVE: 415,
  FILE_IS_DOCUMENT: 415,
  FILE_EMPTY: 422,
  FILE_HAS_PROGRAM: 422,
  FILE_HAS_SCRIPT: 422,
  FILE_LOCKED: 422,
  FILE_UNREADABLE: 422,
  FILE_UNSAFE: 422,
  FILE_LOADS_CONTENT: 422,
  FILE_TOO_COMPLEX: 422,
  INCORRECT_PROPERTIES: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  TOO_MANY_REQUESTS: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL_SERVER_ERROR: 500,
  FILE_READERS_BUSY: 503,
  IDENTITY_UNAVAILABLE: 503,
  PAYMENT_UNAVAILABLE: 503,
  SERVICE_UNAVAILABLE: 503,
  VIRUS_SCAN_UNAVAILABLE: 503,
} as const;
export type ErrorCode = keyof typeof errorStatus;

/** The error codes of the client when there was no response, or when the browser keeps no site data. */
export type ClientErrorCode = ErrorCode | "NETWORK_ERROR" | "TIMEOUT" | "STORAGE_BLOCKED";

/** The error codes of one field, in `Details`. */
export const fieldCodes = [
  "REQUIRED",
  "TOO_SHORT",
  "TOO_LONG",
  "INVALID_VALUE",
  "INVALID_EMAIL",
  "EMAILS_DIFFER",
  "INVALID_PHONE",
  "INVALID_DATE",
  "COMMON_PASSWORD",
  "REFUND_TOO_SMALL",
  "DATE_PASSED",
  "DESCRIPTION_MISSING",
  "MUST_ACCEPT",
  "MUST_BE_EMPTY",
  "NOT_AVAILABLE",
  "PERSONAL_DATA",
  "PROVISION_NOT_FOUND",
  "PROVISION_UNCONFIRMED",
  "TOO_FAST",
  "UNKNOWN_FIELD",
] as const;
export type FieldCode = (typeof fieldCodes)[number];

/** What remains of a deleted question: its last state, and when it was deleted. */
export const DeletedQuestion = z.object({ State: QuestionState, At: timestamp }).meta({ id: "DeletedQuestion" });
export type DeletedQuestion = z.infer<typeof DeletedQuestion>;

export const Details = z.record(z.string(), z.array(z.enum(fieldCodes)));
export type Details = z.infer<typeof Details>;

/** The body of every error response: RFC 9457 problem details, with our `Code` and `Details`. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    instance: z.string().optional(),
    Code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    Details: Details.optional(),
    /** With IDENTIFYING_LEFT: the open PII findings. */
    Findings: z.array(Finding).optional(),
    /** With PROVISION_NOT_FOUND and PROVISION_UNCONFIRMED: the provisions, with the likely intended ones. */
    Provisions: z.array(CheckedProvision).optional(),
    /** With CHANGED_BY_OTHER: the current row. */
    Present: z.unknown().optional(),
    /** With TIME_TAKEN and TIMES_FREE: the nearest free times. */
    FreeTimes: z.array(FreeTime).optional(),
    /** With CONFLICT_FOUND: why, for administrators only. */
    Conflict: z.string().optional(),
    /** With QUESTION_DELETED. */
    Deleted: DeletedQuestion.optional(),
  })
  .meta({ id: "Problem" });
export type Problem = z.infer<typeof Problem>;

const isFieldCode = (text: string): text is FieldCode => (fieldCodes as readonly string[]).includes(text);

function fieldCode(issue: z.core.$ZodIssue): FieldCode {
  if (isFieldCode(issue.message)) return issue.message;
  switch (issue.code) {
    case "too_small":
    case "too_big":
      if (issue.origin !== "string") return "INVALID_VALUE";
      if (issue.code === "too_big") return "TOO_LONG";
      return typeof issue.input === "string" && issue.input.trim() === "" ? "REQUIRED" : "TOO_SHORT";
    case "unrecognized_keys":
      return "UNKNOWN_FIELD";
    case "invalid_type":
    case "invalid_value":
      return issue.input === undefined || issue.input === null ? "REQUIRED" : "INVALID_VALUE";
    default:
      return "INVALID_VALUE";
  }
}

/**
 * Turns zod's issues into `Details`: {Field: [CODE, …]}, the same for the server's response and the browser's form.
 * Parse with `reportInput: true`, or a missing field becomes INVALID_VALUE.
 */
export function toDetails(error: z.core.$ZodError): Details {
  // A Map, since an attacker may name a field "constructor" or "__proto__".
  const details = new Map<string, Set<FieldCode>>();
  for (const issue of error.issues) {
    const fields =
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key) => [...issue.path, key].join("."))
        : [issue.path.join(".")];
    for (const field of fields) details.set(field, (details.get(field) ?? new Set()).add(fieldCode(issue)));
  }
  return Object.fromEntries([...details].map(([field, codes]) => [field, [...codes]]));
}
