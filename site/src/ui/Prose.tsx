import styles from "./Prose.module.css";

/** An answer's HTML. The API lets only sanitised HTML out. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API when it was saved
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
