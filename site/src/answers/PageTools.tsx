import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import styles from "./PageTools.module.css";

interface Page {
  title: string;
  url: string;
}

type Status = "copied" | "refused" | null;

const words: Record<NonNullable<Status>, string> = {
  copied: "Adressen är kopierad.",
  refused: "Adressen gick inte att kopiera. Kopiera den ur webbläsarens adressfält.",
};

/** Copy, share and print. They need JavaScript: space is reserved, and they appear at hydration. */
export function PageTools({ title, url }: Page) {
  const hydrated = useHydrated();
  const [status, setStatus] = useState<Status>(null);
  const canShare = hydrated && "share" in navigator;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setStatus("copied"),
      () => setStatus("refused"),
    );
  // Closing the share sheet rejects the promise: not an error.
  const share = () => navigator.share({ title, url }).catch(() => undefined);
  return (
    <div className={styles.tools} data-ready={hydrated || undefined}>
      <Button type="button" variant="plain" onClick={() => void copy()}>
        Kopiera adressen
      </Button>
      {canShare && (
        <Button type="button" variant="plain" onClick={() => void share()}>
          Dela
        </Button>
      )}
      <Button type="button" variant="plain" onClick={() => window.print()}>
        <Icon name="print" />
        Skriv ut
      </Button>
      <span className={styles.status} role="status">
        {status && words[status]}
      </span>
    </div>
  );
}
