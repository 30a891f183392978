import { pageErrorText } from "@lagrum/core/texts/pageErrors";
import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { reportError } from "../errorReports/errorBuffer.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./OtherWays.module.css";
import { OtherWays } from "./OtherWays.tsx";

/** A refusal of the API comes as its code. */
const refusal = /^[A-Z]+(?:_[A-Z]+)*$/;

/** Says what happened in words, never how: what may befall a reader has a text, all else is a fault of ours. */
export function ErrorPage({ error }: { error: unknown }) {
  const router = useRouter();
  const path = useLocation({ select: (location) => location.pathname });
  const code = error instanceof Error ? error.message : "";
  useEffect(() => {
    // A refusal has been thought of; anything else is a fault.
    if (!refusal.test(code)) reportError(error);
  }, [code, error]);
  return (
    <>
      <h1>Sidan går inte att visa just nu</h1>
      <p className={styles.lead}>{pageErrorText(code)}</p>
      <p>Håller det i sig får du gärna berätta det för oss, så letar vi reda på felet.</p>
      <form
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          void router.invalidate();
        }}
      >
        <Button>Ladda om sidan</Button>
      </form>
      <OtherWays title="Under tiden" />
    </>
  );
}
