import { placeKey } from "@lagrum/core/law/place";
import type { CheckedProvision } from "@lagrum/core/law/provisionCheckSchema";
import { formatDate } from "@lagrum/core/text/dates";
import { excerpt } from "@lagrum/core/text/text";
import { Paper, Popper, Typography } from "@mui/material";
import { type RefObject, useEffect, useRef, useState } from "react";
import { citationClass, placeAttribute } from "./citationMarks.ts";

/** Milliseconds that the pointer rests on a mark before its card opens, and that it may leave mark and card. */
const DELAY = 250;
/** Milliseconds after typing during which the caret opens no card, so that it doesn't cover the text being written. */
const TYPING = 1500;
const wordingLength = 600;

interface Props {
  /** The element with the editor. */
  within: RefObject<HTMLElement | null>;
  checks: readonly CheckedProvision[];
  /** The doubt about a provision, if any. */
  doubtOf(checked: CheckedProvision): string | null;
}

/**
 * Shows the wording of a provision beside its mark in the editor, while the mark is pointed at or the caret is moved into
 * it. Escape closes it, and the pointer may rest on it (WCAG 1.4.13).
 */
export function CitationPopover({ within, checks, doubtOf }: Props) {
  const [mark, setMark] = useState<Element | null>(null);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let typedAt = Number.NEGATIVE_INFINITY;
    const show = (wanted: Element | null) => {
      clearTimeout(timer);
      timer = setTimeout(() => setMark(wanted), DELAY);
    };
    const markAt = (node: Node | null): Element | null => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      const found = element?.closest(`.${citationClass}`) ?? null;
      return found && within.current?.contains(found) ? found : null;
    };
    const on = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void) =>
      document.addEventListener(name, listener, { signal: listening.signal });
    on("pointerover", ({ target, pointerType }) => {
      if (pointerType !== "mouse" || !(target instanceof Element)) return;
      if (card.current?.contains(target)) clearTimeout(timer);
      else show(markAt(target));
    });
    on("selectionchange", () => {
      const { anchorNode, isCollapsed = false } = document.getSelection() ?? {};
      if (within.current?.contains(anchorNode ?? null) && performance.now() - typedAt > TYPING)
        show(isCollapsed ? markAt(anchorNode ?? null) : null);
    });
    on("input", () => {
      typedAt = performance.now();
      clearTimeout(timer);
      setMark(null);
    });
    on("keydown", ({ key }) => {
      if (key !== "Escape") return;
      clearTimeout(timer);
      setMark(null);
    });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [within]);

  const key = mark?.isConnected ? mark.getAttribute(placeAttribute) : null;
  const checked = key === null ? undefined : checks.find((each) => placeKey(each) === key);
  if (!checked) return null;
  const { Label, Wording } = checked;
  const doubt = doubtOf(checked);
  return (
    <Popper open disablePortal anchorEl={mark} placement="bottom-start" sx={{ zIndex: "tooltip" }}>
      <Paper ref={card} elevation={4} sx={{ maxWidth: "28rem", p: 2, mt: 0.5, border: 1, borderColor: "divider" }}>
        <Typography variant="subtitle2" component="p">
          {Label}
        </Typography>
        {doubt !== null && (
          <Typography variant="body2" sx={{ color: "error.main" }}>
            {doubt}
          </Typography>
        )}
        {Wording === null && doubt === null && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            Lagtexten är inte inläst.
          </Typography>
        )}
        {Wording && (
          <>
            <Typography variant="body2" sx={{ whiteSpace: "pre-line" }}>
              {excerpt(Wording.Text, wordingLength)}
            </Typography>
            <Typography variant="caption" sx={{ color: "text.secondary" }}>
              {Wording.InForce === null
                ? "Lydelsens datum är inte känt."
                : `Gäller från ${formatDate(Wording.InForce)}.`}
            </Typography>
          </>
        )}
      </Paper>
    </Popper>
  );
}
