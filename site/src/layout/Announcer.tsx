import { useHydrated } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import styles from "./Announcer.module.css";
import { onAnnouncement } from "./announcement.ts";

/**
 * Says aloud what changed without a new load: above all, the title of the page one has come to. It is ready once the
 * page's program runs, which on reading pages is not before somebody acts.
 */
export function Announcer() {
  const [words, setWords] = useState("");
  const isReady = useHydrated();
  useEffect(() => onAnnouncement(setWords), []);
  return (
    <p className={styles.unseen} role="status" data-announcer={isReady ? "ready" : ""}>
      {words}
    </p>
  );
}
