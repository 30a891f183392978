import { useEffect, useState } from "react";
import styles from "./Announcer.module.css";
import { onAnnouncement } from "./announcement.ts";

/** Says aloud what changed without a new load: above all, the title of the page one has come to. */
export function Announcer() {
  const [words, setWords] = useState("");
  useEffect(() => onAnnouncement(setWords), []);
  return (
    <p className={styles.unseen} role="status" data-announcer="">
      {words}
    </p>
  );
}
