import { emulatorToken } from "@lagrum/api/test/tokens";

/** Number of bookers so far. Each booker is another person. */
let count = 0;

/** Without rate limits, since all bookers have the same IP address, and without overload protection. */
export const unlimited = { ASK_LIMIT_IP: "100000000", BOOKING_LIMIT_NETWORK: "100000000", OVERLOAD_LIMIT: "0" };
/** Tokens of staff are accepted without a signature. */
export const unsignedTokens = { FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9", FIREBASE_PROJECT_ID: "demo-lagrum" };

export interface Answer {
  status: number;
  body: { ID?: number; Code?: string; FreeTimes?: unknown[] };
}

export const isDone = ({ status }: Answer): boolean => status === 200 || status === 201;

interface Call {
  method: "POST" | "PUT";
  path: string;
  body: object;
  /** The uid of a member of staff. */
  uid?: string;
}

/** @returns status 0 without a response */
export async function call(base: string, { method, path, body, uid }: Call): Promise<Answer> {
  const headers = {
    "content-type": "application/json",
    "idempotency-key": crypto.randomUUID(),
    ...(uid !== undefined && { "user-token": emulatorToken({ sub: uid }) }),
  };
  try {
    const response = await fetch(`${base}/api${path}`, { method, headers, body: JSON.stringify(body) });
    return { status: response.status, body: await response.json() };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    return { status: 0, body: { Code: cause } };
  }
}

/** A free first meeting of a new booker. */
export function aMeeting(SlotStart: string, CategoryID: number) {
  const n = String(++count).padStart(6, "0");
  return {
    ...{ Service: "BOOK15", Channel: "Telephone", CategoryID, SlotStart },
    Description: "Hyresvärden vill att vi flyttar redan nästa månad.",
    Counterparty: `Motpart ${n}`,
    ...{ FirstName: "Kim", LastName: "Ek", Email: `booker${n}@exempel.se`, Phone: `+4670${n}5` },
  };
}

/** Books a free first meeting over HTTP, as the site does. */
export function bookAt(base: string, SlotStart: string, CategoryID: number, more: object = {}): Promise<Answer> {
  const OpenedAt = new Date(Date.now() - 60_000).toISOString();
  const body = { ...aMeeting(SlotStart, CategoryID), AcceptTerms: true, OpenedAt, ...more };
  return call(base, { method: "POST", path: "/booking", body });
}

/** The first free times in the service's slot list. */
export async function freeStarts(base: string, CategoryID: number, wanted: number): Promise<string[]> {
  const starts: string[] = [];
  let from: string | null = null;
  do {
    const query = new URLSearchParams({ Service: "BOOK15", Channel: "Telephone", CategoryID: String(CategoryID) });
    if (from !== null) query.set("From", from);
    const response = await fetch(`${base}/api/bookingSlots?${query}`);
    const slots = (await response.json()) as { Days: { Times: { Start: string }[] }[]; NextDay: string | null };
    starts.push(...slots.Days.flatMap(({ Times }) => Times.map(({ Start }) => Start)));
    from = slots.NextDay;
  } while (from !== null && starts.length < wanted);
  return starts;
}

/** Times on the hour, so that half-hour meetings with their gaps don't overlap. */
export const hourly = (starts: readonly string[]): string[] => starts.filter((start) => start.slice(14, 16) === "00");
