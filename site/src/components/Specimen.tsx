import type { ReactNode } from "react";
import styles from "./ComponentsPage.module.css";

/** A component with its name, when to use it, and its states. */
export function Specimen({ name, use, children }: { name: string; use: string; children: ReactNode }) {
  const id = name.toLowerCase();
  return (
    <section className={styles.specimen} aria-labelledby={id}>
      <header>
        <h3 id={id}>{name}</h3>
        <p>{use}</p>
      </header>
      <div className={styles.states}>{children}</div>
    </section>
  );
}

/** One state, with its name. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.state}>
      <p className={styles.stateName}>{name}</p>
      {children}
    </div>
  );
}
