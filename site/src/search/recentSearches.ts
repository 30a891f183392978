/** In the local storage, once the visitor has chosen to save searches on this device. */
const key = "recentSearches";
const mostSaved = 5;

/** The saved searches, newest first; null without the visitor's choice. */
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

/** Saves a search, if the visitor has chosen so. */
export function saveRecentSearch(query: string): void {
  const saved = readRecentSearches();
  if (saved) write([query, ...saved.filter((each) => each !== query)].slice(0, mostSaved));
}

/** Starts saving searches, or stops and removes those that were saved. */
export const chooseRecentSearches = (isWanted: boolean): void => write(isWanted ? [] : null);

/** Removes the saved searches; the choice remains. */
export const clearRecentSearches = (): void => write([]);
