import type { QuestionOrder } from "@lagrum/core/question/questionSchema";
import { Link } from "@tanstack/react-router";
import styles from "./StatusPage.module.css";

/** What the buyer of a paid question can do afterwards. */
export function BuyerRights({ order: { Reference } }: { order: QuestionOrder }) {
  return (
    <section className={styles.section} aria-labelledby="rights">
      <h2 id="rights">Ångra dig eller klaga</h2>
      <p>
        <Link to="/angra" search={{ ref: Reference }}>
          Ångra avtalet här
        </Link>
        . Är du inte nöjd rättar vi felet:{" "}
        <Link to="/reklamera" search={{ ref: Reference }}>
          reklamera köpet
        </Link>{" "}
        med referensen {Reference}.
      </p>
    </section>
  );
}
