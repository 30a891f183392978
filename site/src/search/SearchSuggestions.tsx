import { useNavigate } from "@tanstack/react-router";
import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { SiteClient } from "../api/siteClient.ts";
import { announce } from "../ui/announcement.ts";
import { Button } from "../ui/Button.tsx";
import { clearRecentSearches, readRecentSearches } from "./recentSearches.ts";
import styles from "./SearchSuggestions.module.css";
import type { Suggestion } from "./suggestionGroups.ts";
import { useOpenSearch } from "./useSearchSubmit.ts";
import { useSuggestions } from "./useSuggestions.ts";

export interface SuggestionsProps {
  input: RefObject<HTMLInputElement | null>;
  /** The listbox's id. */
  listId: string;
  /** Receives the properties that make the input a combobox. */
  onChange: (combobox: ComponentProps<"input">) => void;
  suggest: SiteClient["suggestAnswers"];
}

/**
 * Suggestions below a search field, by the combobox pattern (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): the
 * focus remains in the field, and aria-activedescendant names the chosen option.
 */
export function SearchSuggestions({ input, listId, onChange, suggest }: SuggestionsProps) {
  const navigate = useNavigate();
  const openSearch = useOpenSearch();
  const [typed, setTyped] = useState(() => input.current?.value ?? "");
  const [recent, setRecent] = useState(() => readRecentSearches() ?? []);
  const [isWanted, setIsWanted] = useState(() => document.activeElement === input.current);
  const [active, setActive] = useState(-1);
  const popup = useRef<HTMLDivElement>(null);

  const { groups, isSettled } = useSuggestions(typed, recent, suggest);
  const suggestions = groups.flatMap((group) => group.suggestions);
  const isOpen = isWanted && suggestions.length > 0;
  const chosen = isOpen ? suggestions[active] : undefined;
  const optionId = (index: number) => `${listId}-${index}`;

  const close = () => {
    setIsWanted(false);
    setActive(-1);
  };
  const open = () => {
    const text = input.current?.value ?? "";
    setTyped(text);
    setRecent(readRecentSearches() ?? []);
    setActive(-1);
    setIsWanted(true);
  };
  const choose = ({ target }: Suggestion) => {
    close();
    if (target.to !== "search") {
      void navigate({ to: target.to, params: { id: target.id } });
      return;
    }
    if (input.current) input.current.value = target.query;
    setTyped(target.query);
    void openSearch({ query: target.query, page: 1 });
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) open();
      // One place more than there are options: the field itself.
      const places = suggestions.length + 1;
      setActive((now) => (((isOpen ? now : -1) + 1 + step + places) % places) - 1);
    } else if (event.key === "Enter" && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    }
  });
  const onFocus = useEffectEvent(() => {
    if (input.current?.value === "") open();
  });
  const onInput = useEffectEvent(open);
  const onClose = useEffectEvent(close);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const isWithin = (target: EventTarget | null) =>
      target === field || (target instanceof Node && popup.current?.contains(target) === true);
    const leave = (event: Event) => {
      const target = event instanceof FocusEvent ? event.relatedTarget : event.target;
      if (!isWithin(target)) onClose();
    };
    field.addEventListener("keydown", (event) => onKey(event), { signal });
    field.addEventListener("input", () => onInput(), { signal });
    field.addEventListener("focus", () => onFocus(), { signal });
    field.form?.addEventListener("submit", () => onClose(), { signal });
    field.form?.addEventListener("focusout", leave, { signal });
    document.addEventListener("pointerdown", leave, { signal });
    return () => listeners.abort();
  }, [input]);

  const activeId = chosen ? optionId(active) : undefined;
  const updateField = useEffectEvent(() =>
    onChange({
      role: "combobox",
      autoComplete: "off",
      "aria-autocomplete": "list",
      "aria-expanded": isOpen,
      "aria-controls": isOpen ? listId : undefined,
      "aria-activedescendant": activeId,
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: when one of these changes
  useEffect(() => updateField(), [isOpen, activeId]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const count = suggestions.length;
  useEffect(() => {
    if (isWanted && isSettled && typed !== "") announce(count === 0 ? "Inga förslag" : `${count} förslag`);
  }, [isWanted, isSettled, typed, count]);

  if (!isOpen) return null;
  let index = 0;
  return (
    <div className={styles.popup} ref={popup}>
      <div id={listId} className={styles.list} role="listbox" aria-label="Förslag">
        {groups.map(({ title, suggestions: options }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
          <div key={title} role="group" aria-label={title}>
            <p className={styles.group} aria-hidden="true">
              {title}
            </p>
            {options.map((option) => {
              const place = index++;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled in the field
                // biome-ignore lint/a11y/useFocusableInteractive: the focus remains in the field
                <div
                  key={option.text}
                  id={optionId(place)}
                  className={styles.option}
                  role="option"
                  aria-selected={place === active}
                  // A press would take the focus from the field.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                >
                  {option.text}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {typed === "" && (
        <p className={styles.clear}>
          <Button
            type="button"
            variant="plain"
            onClick={() => {
              clearRecentSearches();
              setRecent([]);
              input.current?.focus();
              announce("Sökningarna är borttagna.");
            }}
          >
            Rensa
          </Button>
        </p>
      )}
    </div>
  );
}
