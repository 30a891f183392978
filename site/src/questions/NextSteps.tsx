import styles from "./NextSteps.module.css";

/** What happens next to a free question. */
export function NextSteps({ confirmed }: { confirmed: boolean }) {
  return (
    <ol className={styles.steps}>
      {!confirmed && <li>Du öppnar länken i mejlet och bekräftar frågan.</li>}
      <li>
        En jurist eller juriststudent tar sig an frågan. Gratis frågor besvaras i mån av tid, oftast inom 14 dagar.
      </li>
      <li>Du får ett mejl när svaret är klart, med en länk till din egen statussida.</li>
      <li>Fråga och svar publiceras utan uppgifter om vem du är, om du inte säger nej till publicering.</li>
    </ol>
  );
}
