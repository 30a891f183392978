import type { OutsideServices } from "@lagrum/core/settings/settingsSchema";
import { Link } from "@tanstack/react-router";
import { ChoiceForm } from "./ChoiceForm.tsx";
import styles from "./ConsentBanner.module.css";
import { consentEffects } from "./purposes.ts";

/** The cookie banner: first on the page and in normal flow, so that it covers and blocks nothing. */
export function ConsentBanner({ outside }: { outside: OutsideServices }) {
  return (
    <section className={styles.banner} aria-label="Val om cookies" data-nosnippet="">
      <div className={styles.inner}>
        <div>
          <Words outside={outside} />
        </div>
        <ChoiceForm onSaved={() => document.getElementById("content")?.focus({ preventScroll: true })} />
      </div>
    </section>
  );
}

function Words({ outside }: { outside: OutsideServices }) {
  return (
    <>
      <p className={styles.title}>Cookies på Lagrum</p>
      <p className={styles.words}>
        Vi sparar bara det som behövs för att sidorna ska fungera. Säger du ja {consentEffects(outside)}. Du kan ändra
        dig när du vill. <Link to="/cookie-declaration">Allt vi sparar</Link>
      </p>
    </>
  );
}
