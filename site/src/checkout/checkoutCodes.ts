/** Local storage, since the app of a payment method may lead back to another tab. */
const key = "checkout";
/** How many payments are remembered. */
const MOST = 5;

/** How to open the order of a payment: its code, or its question's, and its ID. */
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
 * Remembers the order of a payment in this browser: the address that the provider leads back to has no code, so that the
 * provider never gets it.
 */
export const rememberOrder = (paymentId: number, { code, order }: BegunOrder): void =>
  writeEntries([{ payment: paymentId, code, order }, ...without(paymentId)].slice(0, MOST));

/** The order of a payment that was begun in this browser. */
export function recallOrder(paymentId: number): BegunOrder | undefined {
  const entry = readEntries().find(({ payment }) => payment === paymentId);
  return entry && { code: entry.code, order: entry.order };
}

/** Once the payment is done. */
export const forgetOrder = (paymentId: number): void => writeEntries(without(paymentId));
