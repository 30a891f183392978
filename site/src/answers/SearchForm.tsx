import { lengths } from "@lagrum/core/contract/lengths";
import { useNavigate } from "@tanstack/react-router";
import type { SubmitEvent } from "react";
import { Button } from "../ui/Button.tsx";
import { readWords } from "./postedSearch.ts";
import styles from "./SearchForm.module.css";

/**
 * Search terms can tell of people's lives, so they stay out of the address: they are posted,
 * or with script kept in the history entry.
 */
export function SearchForm({ query = "" }: { query?: string }) {
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = readWords(new FormData(event.currentTarget).get("Query"));
    void navigate({
      to: "/answers/{-$id}",
      params: { id: undefined },
      search: {},
      state: words ? { search: { query: words, page: 1 } } : {},
    });
  };
  return (
    <search className={styles.search}>
      <form method="post" action="/answers" onSubmit={search}>
        <label htmlFor="Query">Sök bland svaren</label>
        <div className={styles.row}>
          <input id="Query" name="Query" type="search" maxLength={lengths.Query.max} defaultValue={query} key={query} />
          <Button>Sök</Button>
        </div>
      </form>
    </search>
  );
}
