import { usePageAction } from "../commands/pageActions.ts";

const rowLinks = () =>
  [...document.querySelectorAll(".RaList-main :is(tbody tr, li)")].flatMap((row) => {
    const link = row.querySelector<HTMLElement>("a[href]");
    return link ? [link] : [];
  });

/** Moves the focus to the link of the row `step` rows away, or of the first row. Enter then opens it. */
function moveFocus(step: 1 | -1): void {
  const links = rowLinks();
  const row = document.activeElement?.closest("tr, li");
  const current = links.findIndex((link) => row?.contains(link));
  const next = current === -1 ? 0 : Math.min(Math.max(current + step, 0), links.length - 1);
  links[next]?.focus();
}

/** The shortcuts j and k. */
export function useRowShortcuts(): void {
  usePageAction("nextRow", "Nästa rad", () => moveFocus(1));
  usePageAction("previousRow", "Förra raden", () => moveFocus(-1));
}
