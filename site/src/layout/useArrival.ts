import { useLocation } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef } from "react";
import { announce } from "./announcement.ts";

/** Tells each new title; it changes a little later than the page's content. */
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
 * Does what a browser does when a page is new, for a page that came without a new load: readers with a keyboard or a
 * screen reader begin where it begins, and are told its title.
 * @returns for the element that holds the page's content
 */
export function useArrival(): RefObject<HTMLElement | null> {
  const place = useLocation({ select: ({ pathname, search }) => `${pathname} ${"page" in search ? search.page : ""}` });
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
