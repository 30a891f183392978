import type { QuestionOrder } from "@lagrum/core/question/questionOrderSchema";
import { formatDate } from "@lagrum/core/text/dates";
import { withdrawalObstacleTexts } from "@lagrum/core/texts/withdrawals";
import { Link } from "@tanstack/react-router";
import styles from "./StatusPage.module.css";

/** What the buyer of a paid question can do afterwards. */
export function BuyerRights({ order: { Reference, Right } }: { order: QuestionOrder }) {
  const mayWithdraw = Right.Obstacle === null;
  return (
    <section className={styles.section} aria-labelledby="rights">
      <h2 id="rights">{mayWithdraw ? "Ångra dig eller klaga" : "Klaga"}</h2>
      <p>
        {mayWithdraw ? (
          <>
            <Link to="/angra" search={{ ref: Reference }}>
              Ångra avtalet här
            </Link>
            {Right.LastDay && `, senast ${formatDate(Right.LastDay)}`}.{" "}
          </>
        ) : (
          Right.Obstacle && `${withdrawalObstacleTexts[Right.Obstacle]} `
        )}
        Är du inte nöjd rättar vi felet:{" "}
        <Link to="/reklamera" search={{ ref: Reference }}>
          reklamera köpet
        </Link>{" "}
        med referensen {Reference}.
      </p>
    </section>
  );
}
