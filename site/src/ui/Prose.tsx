import { trustedHtml } from "@lagrum/core/csp/trustedTypes";
import styles from "./Prose.module.css";

/** An answer's HTML, which the API has sanitised. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API when it was saved
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />;
}
