import type { OutsideServices } from "@lagrum/core/contract/settings";
import { useEffect, useRef } from "react";
import type { Choice } from "../consent/choice.ts";
import { loadUntilAvailable } from "../loadScript.ts";
import styles from "./Promotion.module.css";

type Setting = NonNullable<OutsideServices["Promotion"]>;

declare global {
  interface Window {
    KlarnaOnsiteService?: unknown[] | { push(order: unknown): unknown };
  }
}

/** The provider's script fills elements of this name, and takes its orders from a list that it may find on coming. */
function place(slot: HTMLElement, { Key, Locale }: Setting): void {
  const placement = document.createElement("klarna-placement");
  placement.setAttribute("data-key", Key);
  placement.setAttribute("data-locale", Locale);
  placement.lang = Locale.slice(0, 2);
  slot.replaceChildren(placement);
  window.KlarnaOnsiteService ??= [];
  window.KlarnaOnsiteService.push({ eventName: "refresh-placements" });
}

interface Props {
  setting: Setting | null;
  choice: Choice;
  provider: string | null;
}

/** Promotes paying later, for a visitor who has said yes and come to the foot of a page; it chooses nothing for anyone. */
export function Promotion({ setting, choice, provider }: Props) {
  const slot = useRef<HTMLDivElement>(null);
  const isWanted = setting !== null && choice === "all";
  useEffect(() => {
    const target = slot.current;
    if (!isWanted || !target) return;
    const loading = new AbortController();
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        place(target, setting);
        const attributes = setting.ClientID ? { "data-client-id": setting.ClientID } : undefined;
        loadUntilAvailable({ src: setting.Script, signal: loading.signal, ...(attributes && { attributes }) });
      },
      { rootMargin: "200px" },
    );
    watch.observe(target);
    return () => {
      watch.disconnect();
      loading.abort();
    };
  }, [isWanted, setting]);
  if (!isWanted) return null;
  return (
    <aside className={styles.promotion} aria-label="Reklam">
      <p>Reklam{provider && ` från ${provider}`}</p>
      <div ref={slot} />
    </aside>
  );
}
