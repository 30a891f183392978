import type { ReactNode } from "react";
import { Notice } from "./Notice.tsx";
import styles from "./WithoutScript.module.css";

/** A notice for a part that needs the page's script: shown without JavaScript, and when the script has failed. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return (
    <>
      <noscript>
        <Notice tone="caution">
          <p>{children}</p>
        </Notice>
      </noscript>
      <div className={styles.failed}>
        <Notice tone="caution" title="Sidan kunde inte hämtas helt">
          <p>
            Ladda om sidan. Hjälper det inte kan webbläsaren vara för gammal, eller ett tillägg stoppa sidans skript.
          </p>
        </Notice>
      </div>
    </>
  );
}
