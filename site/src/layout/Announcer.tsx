import { useHydrated } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { onAnnouncement } from "../ui/announcement.ts";
import styles from "./Announcer.module.css";

/**
 * A live region that announces changes without a page load to screen readers, such as the new title after client-side
 * navigation. It is ready once the page is hydrated.
 */
export function Announcer() {
  const [words, setWords] = useState("");
  const isReady = useHydrated();
  // The same words again are announced only if the text differs.
  useEffect(() => onAnnouncement((next) => setWords((last) => (last === next ? `${next}\u00a0` : next))), []);
  return (
    <p className={styles.unseen} role="status" data-announcer={isReady ? "ready" : ""}>
      {words}
    </p>
  );
}
