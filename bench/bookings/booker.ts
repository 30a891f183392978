/** Bookers of the measure: each is a person of their own. */
let count = 0;

/** All bookers come from one address, and a busy machine is no reason to refuse them. */
export const unlimited = { ASK_LIMIT_IP: "100000000", OVERLOAD_LIMIT: "0" };

export interface Answer {
  status: number;
  body: { ID?: number; Code?: string; FreeTimes?: unknown[] };
}

/** Books a free first meeting over HTTP. @returns status 0 without a response */
export async function bookAt(base: string, SlotStart: string, CategoryID: number): Promise<Answer> {
  const n = String(++count).padStart(6, "0");
  const body = {
    ...{ Service: "BOOK15", Channel: "Telephone", CategoryID, SlotStart },
    Description: "Hyresvärden vill att vi flyttar redan nästa månad.",
    Counterparty: `Motpart ${n}`,
    ...{ FirstName: "Kim", LastName: "Ek", Email: `booker${n}@exempel.se`, Phone: `+4670${n}5` },
    ...{ AcceptTerms: true, OpenedAt: new Date(Date.now() - 60_000).toISOString() },
  };
  try {
    const response = await fetch(`${base}/api/booking`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    return { status: 0, body: { Code: cause } };
  }
}

/** The first free times of the service, by its own list. */
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
