import "@lagrum/core/design/schemes.css";
import { Link } from "@tanstack/react-router";
import styles from "./ComponentsPage.module.css";
import { Contents } from "./Contents.tsx";
import { Controls } from "./Controls.tsx";
import { Foundations } from "./Foundations.tsx";
import { Messages } from "./Messages.tsx";

const schemes = [
  { scheme: undefined, words: "Som systemet" },
  { scheme: "light", words: "Ljust" },
  { scheme: "dark", words: "Mörkt" },
] as const;

export type Scheme = (typeof schemes)[number]["scheme"];

/** Every component of the site in every state, for developers; in demo mode only. */
export function ComponentsPage({ scheme }: { scheme: Scheme }) {
  return (
    <div className={styles.page} data-scheme={scheme}>
      <h1>Komponenter</h1>
      <p className={styles.lead}>
        Ett läsrum, inte en säljsida: bläck på papper, en grön, och paragraftecknet som enda prydnad. Här står allt som
        sidorna byggs av, i varje läge.
      </p>
      <nav aria-label="Färgschema" className={styles.schemes}>
        {schemes.map(({ scheme: each, words }) => (
          <Link
            key={words}
            to="/komponenter"
            search={each ? { tema: each } : {}}
            activeProps={{}}
            aria-current={each === scheme ? "true" : undefined}
          >
            {words}
          </Link>
        ))}
      </nav>
      <h2>Grunden</h2>
      <Foundations />
      <h2>Att trycka på och fylla i</h2>
      <Controls />
      <h2>Att meddela</h2>
      <Messages />
      <h2>Att visa</h2>
      <Contents />
    </div>
  );
}
