/** In local storage, if the visitor has opted in to saving searches on this device. */
const key = "recentSearches";
const maxSaved = 5;

/** The saved searches, newest first; null if the visitor has not opted in. */
export function readRecentSearches(): string[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return Array.isArray(stored) ? stored.filter((each) => typeof each === "string") : null;
  } catch {
    return null;
  }
}

function write(searches: string[] | null): void {
  try {
    if (searches === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // Storage is full or blocked: nothing is saved.
  }
}

/** Saves a search, if the visitor has opted in. */
export function saveRecentSearch(query: string): void {
  const saved = readRecentSearches();
  const isOther = (each: string) => each.toLocaleLowerCase("sv") !== query.toLocaleLowerCase("sv");
  if (saved) write([query, ...saved.filter(isOther)].slice(0, maxSaved));
}

/** Opts in to saving searches, or opts out and removes the saved ones. */
export const chooseRecentSearches = (isWanted: boolean): void => write(isWanted ? [] : null);

/** Removes the saved searches; the opt-in remains. */
export const clearRecentSearches = (): void => write([]);
