import { queryLength } from "@lagrum/core/contract/queryLength";
import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { api } from "../api/api.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { LazySearchResults } from "./lazySearchResults.ts";
import styles from "./SearchForm.module.css";
import type { SuggestionsProps } from "./SearchSuggestions.tsx";
import { useSearchSubmit } from "./useSearchSubmit.ts";

interface Props {
  query?: string;
  label?: string;
  /** Larger, where search is the page's main purpose. */
  large?: boolean;
  /** Hidden fields. */
  children?: ReactNode;
}

/** The field to search in the answers. Suggestions are loaded when it first gets the focus. */
export function SearchForm({ query = "", label = "Sök bland svaren", large = false, children }: Props) {
  const search = useSearchSubmit();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);
  const [combobox, setCombobox] = useState<ComponentProps<"input">>({});

  const loadSuggestions = () => {
    if (Suggestions) return;
    void LazySearchResults.preload?.();
    void import("./SearchSuggestions.tsx").then(
      ({ SearchSuggestions }) => setSuggestions(() => SearchSuggestions),
      () => undefined, // The form works without suggestions.
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration
  useEffect(() => {
    if (document.activeElement === input.current) loadSuggestions();
  }, []);

  // The field is uncontrolled, so that hydration preserves what was typed before it.
  const shown = useRef(query);
  useEffect(() => {
    if (shown.current !== query && input.current) input.current.value = query;
    shown.current = query;
  }, [query]);

  return (
    <search className={large ? `${styles.search} ${styles.large}` : styles.search}>
      <form method="post" action="/answers" onSubmit={search}>
        {children}
        <label htmlFor="Query">{label}</label>
        <div className={styles.row}>
          <input
            ref={input}
            id="Query"
            name="Query"
            type="search"
            maxLength={queryLength.max}
            // The browser neither stores searches nor restores one that is not the page's.
            autoComplete="off"
            defaultValue={query}
            onFocus={loadSuggestions}
            {...combobox}
          />
          <Button>
            <Icon name="search" />
            Sök
          </Button>
          {Suggestions && (
            <Suggestions input={input} listId={listId} onChange={setCombobox} suggest={api().suggestAnswers} />
          )}
        </div>
      </form>
    </search>
  );
}
