import { pageErrorText } from "@lagrum/core/texts/pageErrors";
import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { reportError } from "../errorReports/errorBuffer.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./FallbackLinks.module.css";
import { FallbackLinks } from "./FallbackLinks.tsx";

/** An error code of the API. */
const errorCode = /^[A-Z]+(?:_[A-Z]+)*$/;

/** Shows the error code's text, without technical details; any other error gets a general text. */
export function ErrorPage({ error }: { error: unknown }) {
  const router = useRouter();
  const path = useLocation({ select: (location) => location.pathname });
  const code = error instanceof Error ? error.message : "";
  useEffect(() => {
    // An error code is expected; anything else is a bug to report.
    if (!errorCode.test(code)) reportError(error);
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
      <FallbackLinks title="Under tiden" />
    </>
  );
}
