import type { ProvisionDetails } from "@lagrum/core/law/actSchema";
import { wordingOn } from "@lagrum/core/law/wordings";
import { dayOf, formatDate } from "@lagrum/core/text/dates";
import { excerpt } from "@lagrum/core/text/text";
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { ProvisionPlace } from "./lawQueries.ts";
import styles from "./ProvisionPopover.module.css";

/** Milliseconds that the pointer rests on a link before the pop-over opens, and that it may leave link and pop-over. */
const DELAY = 200;
const wordingLength = 450;
const selector = 'a[href^="/lag/"]';

interface Props {
  /** The element whose links to provisions have a pop-over. */
  within: RefObject<HTMLElement | null>;
  read(place: ProvisionPlace): Promise<ProvisionDetails>;
  now: Date;
}

interface Shown {
  link: HTMLAnchorElement;
  provision: ProvisionDetails;
}

/**
 * Shows the act and the wording of a provision beside its link while the link is pointed at or has focus. Escape closes it,
 * and the pointer may rest on it (WCAG 1.4.13). The wording is fetched when it opens.
 */
export function ProvisionPopover({ within, read, now }: Props) {
  const [shown, setShown] = useState<Shown | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const id = useId();
  const reader = useRef(read);
  reader.current = read;

  useEffect(() => {
    const container = within.current;
    if (!container) return;
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted: HTMLAnchorElement | null = null;
    const close = () => {
      clearTimeout(timer);
      wanted = null;
      setShown(null);
    };
    const open = async (link: HTMLAnchorElement) => {
      const place = placeOf(link);
      if (!place) return;
      const provision = await reader.current(place).catch(() => null);
      if (provision && wanted === link) setShown({ link, provision });
    };
    const want = (link: HTMLAnchorElement, delay: number) => {
      clearTimeout(timer);
      if (wanted === link) return;
      wanted = link;
      setShown(null);
      timer = setTimeout(() => open(link), delay);
    };
    const leave = () => {
      clearTimeout(timer);
      timer = setTimeout(close, DELAY);
    };
    const on = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void) =>
      document.addEventListener(name, listener, { signal: listening.signal });

    on("pointerover", ({ target, pointerType }) => {
      if (pointerType !== "mouse" || !(target instanceof Element)) return;
      const link = linkAt(container, target);
      if (link) want(link, DELAY);
      else if (card.current?.contains(target)) clearTimeout(timer);
      else if (wanted !== null && wanted !== document.activeElement) leave();
    });
    on("focusin", ({ target }) => {
      const link = target instanceof Element ? linkAt(container, target) : null;
      if (link) want(link, 0);
      else close();
    });
    on("keydown", ({ key }) => {
      if (key === "Escape") close();
    });
    window.addEventListener("scroll", close, { signal: listening.signal, passive: true });
    // Deferred hydration starts at the first event, which may be the one on a link.
    const first = container.querySelector<HTMLAnchorElement>(`:is(${selector}):is(:hover, :focus)`);
    if (first) want(first, 0);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [within]);

  useLayoutEffect(() => {
    const element = card.current;
    if (!shown || !element) return;
    const { link } = shown;
    link.setAttribute("aria-describedby", id);
    placeBeside(element, link);
    return () => link.removeAttribute("aria-describedby");
  }, [shown, id]);

  if (!shown) return null;
  const { Act, Name, Wordings } = shown.provision;
  const wording = wordingOn(Wordings, dayOf(now));
  return (
    <div ref={card} id={id} role="tooltip" className={styles.card}>
      <p className={styles.name}>{Name}</p>
      <p className={styles.act}>{Act.Title}</p>
      {wording && (
        <>
          <p className={styles.wording}>{excerpt(wording.Text, wordingLength)}</p>
          {wording.InForce !== null && <p className={styles.act}>Gäller från {formatDate(wording.InForce)}</p>}
        </>
      )}
    </div>
  );
}

const linkAt = (container: Element, target: Element): HTMLAnchorElement | null => {
  const link = target.closest<HTMLAnchorElement>(selector);
  return link && container.contains(link) ? link : null;
};

/** "/lag/1970-994/12/55-e"; null for an act's own page. */
function placeOf(link: HTMLAnchorElement): ProvisionPlace | null {
  const [act = "", one, two] = (link.getAttribute("href") ?? "").split("/").slice(2);
  if (one === undefined) return null;
  return two === undefined ? { act, paragraph: one } : { act, chapter: one, paragraph: two };
}

const GAP = 8;

/** Places a card under a link, or above it where there is more room, within the window. */
function placeBeside(card: HTMLElement, link: HTMLElement): void {
  const line = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const { width, height } = card.getBoundingClientRect();
  const isAbove = line.bottom + GAP + height > innerHeight && line.top > innerHeight - line.bottom;
  card.style.left = `${Math.max(GAP, Math.min(line.left, innerWidth - width - GAP))}px`;
  card.style.top = `${isAbove ? Math.max(GAP, line.top - GAP - height) : line.bottom + GAP}px`;
}
