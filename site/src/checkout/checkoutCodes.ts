/** Local storage, since a payment app may return to another tab. */
const key = "checkout";
/** Maximum number of stored payments. */
const MAX_ENTRIES = 5;

/** Opens the order of a payment: the order's or the question's access code, and the order's ID. */
export interface BegunOrder {
  code: string;
  order: number;
}

type Entry = BegunOrder & { payment: number };

const isEntry = (entry: Partial<Entry> | null): entry is Entry =>
  typeof entry?.code === "string" && typeof entry.order === "number" && typeof entry.payment === "number";

function readEntries(): Entry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function writeEntries(entries: Entry[]): void {
  try {
    if (entries.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(entries));
  } catch {
    // Storage is blocked: the buyer opens the mailed link instead.
  }
}

const without = (paymentId: number) => readEntries().filter(({ payment }) => payment !== paymentId);

/**
 * Stores the order of a payment in this browser. The URL that the provider redirects to has no access code, so that the
 * provider never gets it.
 */
export const rememberOrder = (paymentId: number, { code, order }: BegunOrder): void =>
  writeEntries([{ payment: paymentId, code, order }, ...without(paymentId)].slice(0, MAX_ENTRIES));

/** The order of a payment that was started in this browser. */
export function recallOrder(paymentId: number): BegunOrder | undefined {
  const entry = readEntries().find(({ payment }) => payment === paymentId);
  return entry && { code: entry.code, order: entry.order };
}

/** Called when the payment is done. */
export const forgetOrder = (paymentId: number): void => writeEntries(without(paymentId));
