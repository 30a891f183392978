import { useLocation } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef } from "react";
import { announce } from "../ui/announcement.ts";

/** Announces each new title, which changes after the page's content. */
function announceTitles(): () => void {
  let known = document.title;
  const titles = new MutationObserver(() => {
    if (document.title === known) return;
    known = document.title;
    announce(known);
  });
  titles.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => titles.disconnect();
}

/**
 * After client-side navigation, does what a browser does after a page load: moves the focus to the start of the content
 * and announces the title.
 * @returns a ref for the element with the content
 */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  // A search and its filters are in the history entry: neither path nor page changes with them.
  const place = useLocation({
    select: ({ pathname, search, state }) => JSON.stringify([pathname, "page" in search && search.page, state.search]),
  });
  const content = useRef<HTMLElement>(null);
  const shown = useRef(place);
  useEffect(announceTitles, []);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    content.current?.focus({ preventScroll: true });
  }, [place]);
  return content;
}
