import type { ActList } from "@lagrum/core/law/actSchema";
import { Link } from "@tanstack/react-router";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import { answerCount } from "../ui/answerCount.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import styles from "./Law.module.css";

/** The acts that answers cite. */
export function LawsPage({ laws }: { laws: ActList["Acts"] }) {
  return (
    <>
      <Breadcrumbs current="Lagar" />
      <h1>Lagar</h1>
      <p className={styles.lead}>
        Lagarna som svaren bygger på. Välj en lag för att se vilka paragrafer svaren handlar om.
      </p>
      {laws.length > 0 ? (
        <ul className={styles.list}>
          {laws.map(({ Key, Title, Answers }) => (
            <li key={Key}>
              <Link to="/lag/$act" params={{ act: Key }}>
                {Title}
              </Link>
              <span>{answerCount(Answers)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          picture="law"
          title="Inget svar hänvisar till en lag än"
          actions={
            <ButtonLink variant="secondary" to="/answers">
              Läs svaren
            </ButtonLink>
          }
        />
      )}
    </>
  );
}
