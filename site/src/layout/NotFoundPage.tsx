import { SearchForm } from "../answers/SearchForm.tsx";
import styles from "./OtherWays.module.css";
import { OtherWays } from "./OtherWays.tsx";

/** The page for 404: what may have happened, and links on. */
export function NotFoundPage() {
  return (
    <>
      <h1>Sidan finns inte</h1>
      <p className={styles.lead}>
        Den kan ha flyttats eller tagits bort, eller så blev något fel i adressen. Ett svar kan också ha dolts för att
        den som frågade bad om det.
      </p>
      <SearchForm label="Leta bland svaren i stället" />
      <OtherWays title="Eller gå hit" />
    </>
  );
}
