import type { CitedLaw } from "@lagrum/core/law/citedLaws";
import styles from "./Provisions.module.css";

/** The statutes that an answer cites. */
export function Provisions({ laws }: { laws: CitedLaw[] }) {
  return (
    <section className={styles.provisions} aria-labelledby="provisions">
      <h2 id="provisions">Lagrum som svaret bygger på</h2>
      <dl>
        {laws.map(({ title, places }) => (
          <div key={title}>
            <dt>{title}</dt>
            {places.map(({ name, path }) => (
              <dd key={name}>{path === null ? name : <a href={path}>{name}</a>}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
