import { ButtonLink } from "../ui/Button.tsx";
import styles from "./InfoBar.module.css";

/** Whether a page ends with the prompt to ask (specification section 2). */
export const hasInfoBar = (path: string): boolean => /^\/(categories|answers)(\/|$)/.test(path);

export function InfoBar() {
  return (
    <aside className={styles.bar} aria-label="Ställ en egen fråga">
      <div className={styles.inner}>
        <p>Hittar du inte svaret? Ställ din egen fråga, så svarar en jurist eller juriststudent.</p>
        <ButtonLink to="/ask_a_question">Ställ en fråga</ButtonLink>
      </div>
    </aside>
  );
}
