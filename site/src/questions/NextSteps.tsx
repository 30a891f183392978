import styles from "./NextSteps.module.css";

interface Props {
  confirmed: boolean;
  isPaid?: boolean;
  /** The sentence about publication; null where the page does not know the case. */
  publication: string | null;
}

/** What happens next to a question. */
export function NextSteps({ confirmed, isPaid = false, publication }: Props) {
  return (
    <ol className={styles.steps}>
      {!confirmed && <li>Du öppnar länken i mejlet och bekräftar frågan.</li>}
      {isPaid ? (
        <>
          <li>Du betalar. I kassan står vilken dag det är klart.</li>
          <li>En jurist tar sig an frågan. Håller vi inte tiden betalar vi tillbaka hela priset.</li>
        </>
      ) : (
        <li>
          En jurist eller juriststudent tar sig an frågan. Gratis frågor besvaras i mån av tid, oftast inom 14 dagar.
        </li>
      )}
      <li>Du får ett mejl när svaret är klart, med en länk till din egen statussida.</li>
      {publication && <li>{publication}</li>}
    </ol>
  );
}
