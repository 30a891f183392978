/** The data in local storage under the key `root`. */
export interface PersistedAccount {
  UserID: number | null;
  /** The address of the last mailed link, and whether the link was for an activation. */
  Email: string | null;
  isActivation: boolean;
}

/** The local storage key that the specification names (section 2). */
const key = "root";

const empty: PersistedAccount = { UserID: null, Email: null, isActivation: false };

/** The stored values; empty when they cannot be read or are malformed. */
export function readAccountStorage(): PersistedAccount {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (typeof stored !== "object" || stored === null) return empty;
    const { UserID, Email, isActivation } = stored as Partial<Record<keyof PersistedAccount, unknown>>;
    return {
      UserID: typeof UserID === "number" ? UserID : null,
      Email: typeof Email === "string" && Email !== "" ? Email : null,
      isActivation: isActivation === true,
    };
  } catch {
    return empty;
  }
}

/** Where storing fails, the user is asked for the address instead. */
function write(change: Partial<PersistedAccount>): void {
  try {
    const next = { ...readAccountStorage(), ...change };
    if (next.UserID === null && next.Email === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Storage is full or blocked.
  }
}

/** The account machines' Storage: {UserID, Email, isActivation} under the key `root` of the local storage. */
export const accountStorage = {
  restore: async () => ({ ok: true as const, persisted: readAccountStorage() }),
  persistUserID: (UserID: number) => write({ UserID }),
  clearUserID: () => write({ UserID: null }),
  persistEmail: (address: Pick<PersistedAccount, "isActivation"> & { Email: string }) => write(address),
  clearEmail: () => write({ Email: null, isActivation: false }),
};
