import type { Provision } from "@lagrum/core/contract/answer";
import { citedLaws } from "./citedLaws.ts";
import styles from "./Provisions.module.css";

/** The law that an answer rests on. */
export function Provisions({ provisions }: { provisions: Provision[] }) {
  return (
    <section className={styles.provisions} aria-labelledby="provisions">
      <h2 id="provisions">Lagrum</h2>
      <dl>
        {citedLaws(provisions).map(({ title, places }) => (
          <div key={title}>
            <dt>{title}</dt>
            {places.map((place) => (
              <dd key={place}>{place}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
