import { useHydrated } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { announce } from "../ui/announcement.ts";
import { Button } from "../ui/Button.tsx";
import { chooseRecentSearches, clearRecentSearches, readRecentSearches, saveRecentSearch } from "./recentSearches.ts";
import styles from "./SearchResults.module.css";

/** Opts in to saving recent searches on this device only. Needs JavaScript. */
export function RecentSearchChoice({ query }: { query: string }) {
  const hydrated = useHydrated();
  const checkbox = useRef<HTMLInputElement>(null);
  const [saved, setSaved] = useState<string[] | null>(null);
  useEffect(() => {
    saveRecentSearch(query);
    setSaved(readRecentSearches());
  }, [query]);
  if (!hydrated) return null;
  const choose = (isWanted: boolean) => {
    chooseRecentSearches(isWanted);
    saveRecentSearch(query);
    setSaved(readRecentSearches());
  };
  const clear = () => {
    clearRecentSearches();
    setSaved(readRecentSearches());
    // The pressed button disappears.
    checkbox.current?.focus();
    announce("Sökningarna är borttagna.");
  };
  return (
    <div className={styles.recent}>
      <label>
        <input
          ref={checkbox}
          type="checkbox"
          checked={saved !== null}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
        Spara mina sökningar på den här enheten
      </label>
      {saved && saved.length > 0 && (
        <Button type="button" variant="plain" onClick={clear}>
          Rensa
        </Button>
      )}
      <p>De fem senaste visas när du öppnar ett tomt sökfält. Listan finns bara på den här enheten.</p>
    </div>
  );
}
