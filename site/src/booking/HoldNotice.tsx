import { formatTime } from "@lagrum/core/text/dates";
import { useEffect, useState } from "react";
import { Button } from "../ui/Button.tsx";
import styles from "../ui/Form.module.css";
import { Notice } from "../ui/Notice.tsx";
import { LocalTime } from "./LocalTime.tsx";

const MINUTE = 60_000;

/** Shows when the hold of the time expires, with buttons to extend and release it. Announces the last two minutes. */
export function HoldNotice({ until }: { until: string }) {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const left = Date.parse(until) - Date.now() - 2 * MINUTE;
    const timer = setTimeout(() => setNear(true), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [until]);
  return (
    <Notice tone={isNear ? "caution" : "calm"} live>
      <p>
        Vi håller tiden åt dig till kl. {formatTime(until)}
        <LocalTime at={until} />. Behöver du längre tid kan du förlänga.
      </p>
      {isNear && <p>Det är mindre än två minuter kvar.</p>}
      <p className={styles.actions}>
        <Button variant="quiet" name="Step" value="extend" formNoValidate>
          Förläng tio minuter
        </Button>
        <Button variant="quiet" name="Step" value="release" formNoValidate>
          Släpp tiden och välj en annan
        </Button>
      </p>
    </Notice>
  );
}
