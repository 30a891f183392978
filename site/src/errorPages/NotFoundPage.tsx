import { SearchForm } from "../search/SearchForm.tsx";
import styles from "./FallbackLinks.module.css";
import { FallbackLinks } from "./FallbackLinks.tsx";

/** 404 page with possible reasons and links. */
export function NotFoundPage() {
  return (
    <>
      <h1>Sidan finns inte</h1>
      <p className={styles.lead}>
        Den kan ha flyttats eller tagits bort, eller så blev något fel i adressen. Ett svar kan också ha dolts för att
        den som frågade bad om det.
      </p>
      <SearchForm label="Leta bland svaren i stället" />
      <FallbackLinks title="Eller gå hit" />
    </>
  );
}
