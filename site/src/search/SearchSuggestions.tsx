import { useNavigate } from "@tanstack/react-router";
import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { SiteClient } from "../api/siteClient.ts";
import { announce } from "../ui/announcement.ts";
import { Button } from "../ui/Button.tsx";
import { clearRecentSearches, readRecentSearches } from "./recentSearches.ts";
import styles from "./SearchSuggestions.module.css";
import { idOf, type Suggestion } from "./suggestionGroups.ts";
import { useSuggestions } from "./useSuggestions.ts";

export interface SuggestionsProps {
  input: RefObject<HTMLInputElement | null>;
  /** The listbox's id. */
  listId: string;
  /** Receives the properties that make the input a combobox. */
  onChange: (combobox: ComponentProps<"input">) => void;
  suggest: SiteClient["suggestAnswers"];
}

/** Keys that move the caret in the field. */
const caretKeys = ["ArrowLeft", "ArrowRight", "Home", "End"];

/** Whether the field is empty, or has other text than the page put there. */
const isTypedIn = ({ value, defaultValue }: HTMLInputElement) => value === "" || value !== defaultValue;

const summarise = (typed: string, count: number): string => {
  if (typed.trim() === "") return count === 1 ? "1 sparad sökning" : `${count} sparade sökningar`;
  return count === 0 ? "Inga förslag" : `${count} förslag`;
};

/**
 * Suggestions below a search field, by the combobox pattern (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): the
 * focus remains in the field, and aria-activedescendant names the chosen option.
 */
export function SearchSuggestions({ input, listId, onChange, suggest }: SuggestionsProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(() => input.current?.value ?? "");
  const [recent, setRecent] = useState(() => readRecentSearches() ?? []);
  // The field may have had the focus, and text, before this was loaded.
  const [isWanted, setIsWanted] = useState(
    () => input.current !== null && input.current === document.activeElement && isTypedIn(input.current),
  );
  // Not its place: another list may arrive while it is chosen.
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const popup = useRef<HTMLDivElement>(null);

  const { groups, isSettled } = useSuggestions(typed, recent, suggest);
  const suggestions = groups.flatMap((group) => group.suggestions);
  const isOpen = isWanted && suggestions.length > 0;
  const active = isOpen ? suggestions.findIndex((each) => idOf(each) === activeKey) : -1;
  const chosen = suggestions[active];
  const optionId = (index: number) => `${listId}-${index}`;

  const setActive = (place: number) => {
    const suggestion = suggestions[place];
    setActiveKey(suggestion ? idOf(suggestion) : null);
  };
  const close = () => {
    setIsWanted(false);
    setActiveKey(null);
  };
  const open = () => {
    const text = input.current?.value ?? "";
    setTyped(text);
    setRecent(readRecentSearches() ?? []);
    setActiveKey(null);
    setIsWanted(true);
  };
  const choose = ({ target }: Suggestion) => {
    close();
    if (target.to !== "search") {
      void navigate({ to: target.to, params: { id: target.id } });
      return;
    }
    if (!input.current) return;
    input.current.value = target.query;
    // By the form, which has the filters of the search that the page shows.
    input.current.form?.requestSubmit();
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      input.current?.focus();
      close();
      return;
    }
    // The form's other keys, and keys that select text or open the browser's menus.
    if (event.target !== input.current || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) open();
      // One place more than there are options: the field itself.
      const places = suggestions.length + 1;
      const isCurrent = isOpen || (isSettled && typed === input.current?.value);
      if (isCurrent) setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === "Enter" && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (caretKeys.includes(event.key)) {
      setActiveKey(null);
    }
  });
  const onFocus = useEffectEvent(() => {
    if (input.current?.value === "") open();
  });
  const onInput = useEffectEvent(open);
  const onClose = useEffectEvent(close);
  const onLeave = useEffectEvent((target: EventTarget | null) => {
    // Tab goes past the form's button to the one that removes the saved searches.
    const within = typed === "" && isOpen ? input.current?.form : popup.current;
    if (target !== input.current && !(target instanceof Node && within?.contains(target))) close();
  });
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    field.form?.addEventListener("keydown", (event) => onKey(event), { signal });
    field.addEventListener("input", () => onInput(), { signal });
    field.addEventListener("focus", () => onFocus(), { signal });
    field.form?.addEventListener("submit", () => onClose(), { signal });
    field.form?.addEventListener("focusout", (event) => onLeave(event.relatedTarget), { signal });
    document.addEventListener("pointerdown", (event) => onLeave(event.target), { signal });
    return () => listeners.abort();
  }, [input]);

  const activeId = chosen ? optionId(active) : undefined;
  const updateField = useEffectEvent(() =>
    onChange({
      role: "combobox",
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
    if (isWanted && isSettled && (typed.trim() !== "" || count > 0)) announce(summarise(typed, count));
  }, [isWanted, isSettled, typed, count]);

  if (!isOpen) return null;
  let index = 0;
  return (
    <div className={styles.popup} ref={popup}>
      <div
        id={listId}
        className={styles.list}
        role="listbox"
        aria-label="Förslag"
        // A press on an option, a heading or the scrollbar would take the focus from the field.
        onMouseDown={(event) => event.preventDefault()}
      >
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
                  key={idOf(option)}
                  id={optionId(place)}
                  className={styles.option}
                  role="option"
                  aria-selected={place === active}
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
