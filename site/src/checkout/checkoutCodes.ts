/** Local storage, since a payment app may return to another tab. */
const key = "checkout";
/** Maximum number of stored payments. */
const MAX_ENTRIES = 5;

/** The order of a payment: its ID, and the access code of the order or its question. */
export interface StoredOrder {
  code: string;
  order: number;
}

type Entry = StoredOrder & { payment: number };

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
export const storeOrder = (paymentId: number, { code, order }: StoredOrder): void =>
  writeEntries([{ payment: paymentId, code, order }, ...without(paymentId)].slice(0, MAX_ENTRIES));

/** The order of a payment that was started in this browser. */
export function findStoredOrder(paymentId: number): StoredOrder | undefined {
  const entry = readEntries().find(({ payment }) => payment === paymentId);
  return entry && { code: entry.code, order: entry.order };
}

/** Called when the payment is done. */
export const removeStoredOrder = (paymentId: number): void => writeEntries(without(paymentId));
