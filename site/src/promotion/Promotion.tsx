import type { OutsideServices } from "@lagrum/core/settings/settingsSchema";
import { useEffect, useRef } from "react";
import type { Choice } from "../consent/choice.ts";
import styles from "./Promotion.module.css";

type Setting = NonNullable<OutsideServices["Promotion"]>;

interface Props {
  setting: Setting | null;
  choice: Choice;
  provider: string | null;
}

/** The payment provider's promotion at the foot of a page, after consent. It preselects nothing. */
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
        void import("./placement.ts").then(({ fill }) => fill(target, setting, loading.signal));
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
