import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import { Kept } from "../layout/Kept.tsx";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import styles from "./PageTools.module.css";

interface Page {
  title: string;
  url: string;
}

type Said = "copied" | "refused" | null;

const words: Record<NonNullable<Said>, string> = {
  copied: "Adressen är kopierad.",
  refused: "Adressen gick inte att kopiera. Kopiera den ur webbläsarens adressfält.",
};

/** Copy, share and print. They need script, so they keep their room and show themselves once it runs. */
export function PageTools({ title, url }: Page) {
  const hydrated = useHydrated();
  const [said, setSaid] = useState<Said>(null);
  const canShare = hydrated && "share" in navigator;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setSaid("copied"),
      () => setSaid("refused"),
    );
  // Whoever closes the share sheet has changed their mind: nothing to say.
  const share = () => navigator.share({ title, url }).catch(() => undefined);
  return (
    <Kept as="div" className={styles.tools} data-ready={hydrated || undefined} facts={words}>
      <Button type="button" look="plain" onClick={() => void copy()}>
        Kopiera adressen
      </Button>
      {canShare && (
        <Button type="button" look="plain" onClick={() => void share()}>
          Dela
        </Button>
      )}
      <Button type="button" look="plain" onClick={() => window.print()}>
        <Icon name="print" />
        Skriv ut
      </Button>
      <span className={styles.said} role="status">
        {said && words[said]}
      </span>
    </Kept>
  );
}
