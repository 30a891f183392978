import { pageErrorText } from "@lagrum/core/texts/pageErrors";
import { ButtonLink } from "../ui/Button.tsx";
import styles from "./FallbackLinks.module.css";
import { FallbackLinks } from "./FallbackLinks.tsx";

/** Shows the error code's text, without technical details; any other error gets a general text. Server only. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <>
      <h1>Sidan går inte att visa just nu</h1>
      <p className={styles.lead}>{pageErrorText(error instanceof Error ? error.message : "")}</p>
      <p>Håller det i sig får du gärna berätta det för oss, så letar vi reda på felet.</p>
      <p>
        <ButtonLink to="." search reloadDocument>
          Ladda om sidan
        </ButtonLink>
      </p>
      <FallbackLinks title="Under tiden" />
    </>
  );
}
