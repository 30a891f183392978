import { type AnyRouter, RouterContextProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { RecentlyUsed } from "../recentlyUsed.ts";

/** Of each part that pages share: by the part of the site one is in, and the choice about cookies. */
const MOST = 100;

const drawings = new WeakMap<object, RecentlyUsed<string>>();

/**
 * What a part of the page looks like, drawn the first time that it is asked for.
 * @param facts what it shows, which is the same object for as long as it is the same
 * @param key what else it depends on
 */
export function keptDrawing(router: AnyRouter, facts: object, key: string, content: ReactNode): string {
  const known = drawings.get(facts) ?? new RecentlyUsed<string>(MOST);
  drawings.set(facts, known);
  const drawing =
    known.get(key) ?? renderToString(<RouterContextProvider router={router}>{content}</RouterContextProvider>);
  known.set(key, drawing);
  return drawing;
}
