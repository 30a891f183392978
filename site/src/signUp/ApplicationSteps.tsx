import styles from "../ui/Form.module.css";

/** The steps of an application. */
export function ApplicationSteps() {
  return (
    <ol className={styles.terms}>
      <li>Du skickar ansökan och bekräftar din adress med länken i mejlet.</li>
      <li>Du loggar in och svarar på några provfrågor.</li>
      <li>Vi läser dem utan att se vem du är, och mejlar dig vad vi har bestämt.</li>
    </ol>
  );
}
