import { type AnyRouter, useLocation, useRouter } from "@tanstack/react-router";
import { createIsomorphicFn } from "@tanstack/react-start";
import type { HTMLAttributes, ReactNode } from "react";
import { keptDrawing } from "./keptDrawing.server.tsx";

type Drawing = string | null;

const drawingOf: (router: AnyRouter, facts: object, key: string, content: ReactNode) => Drawing = createIsomorphicFn()
  .server(
    (router: AnyRouter, facts: object, key: string, content: ReactNode): Drawing =>
      // What one develops may have changed.
      import.meta.env.MODE === "development" ? null : keptDrawing(router, facts, key, content),
  )
  .client((): Drawing => null);

interface Props extends HTMLAttributes<HTMLElement> {
  as: "header" | "footer" | "aside" | "nav" | "div";
  /** What it shows, the same object for as long as it is the same; null where it is for this page alone. */
  facts: object | null;
  /** What else it depends on, beside which of the shell's links leads to the page one is at or to one above it. */
  also?: string;
}

/**
 * A part that many pages share. The server draws it once and writes the same into each page; the browser's
 * program finds what it would have drawn itself.
 */
export function Kept({ as: Element, facts, also = "", children, ...rest }: Props) {
  const router = useRouter();
  const [, segment = ""] = useLocation({ select: ({ pathname }) => pathname }).split("/");
  const __html = facts && drawingOf(router, facts, `${Element} ${segment} ${also}`, children);
  if (__html === null) return <Element {...rest}>{children}</Element>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has drawn of the same
  return <Element {...rest} dangerouslySetInnerHTML={{ __html }} />;
}
