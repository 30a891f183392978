import { Notice } from "../ui/Notice.tsx";
import styles from "./EmergencyNotice.module.css";

/** Emergency numbers. They are national, so not a setting of the firm. */
export function EmergencyNotice() {
  return (
    <Notice tone="caution">
      <p>
        Är du i fara eller känner du dig hotad? Ring <a href="tel:112">112</a>. Stöd dygnet runt får du hos
        Kvinnofridslinjen,{" "}
        <a className={styles.number} href="tel:020505050">
          020-50{"\u00a0"}50{"\u00a0"}50
        </a>
        . Samtalet är gratis och syns inte på räkningen. Är du under 18 år kan du ringa Bris,{" "}
        <a href="tel:116111">116{"\u00a0"}111</a>.
      </p>
    </Notice>
  );
}
