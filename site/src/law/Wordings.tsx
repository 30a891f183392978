import type { ProvisionDetails } from "@lagrum/core/law/actSchema";
import { dayOf, formatDate } from "@lagrum/core/text/dates";
import styles from "./Law.module.css";

interface Props {
  wordings: ProvisionDetails["Wordings"];
  officialUrl: string;
  now: Date;
}

/** The imported wordings of a provision, the newest first; without any, where the official text is. */
export function Wordings({ wordings, officialUrl, now }: Props) {
  const today = dayOf(now);
  const official = <a href={officialUrl}>den officiella texten</a>;
  return (
    <section className={styles.section} aria-labelledby="lydelse">
      <h2 id="lydelse">Lydelse</h2>
      {wordings.length === 0 && <p>Läs paragrafen i {official}.</p>}
      {wordings.map(({ InForce, Text }) => (
        <blockquote key={InForce} className={styles.wording} cite={officialUrl}>
          <p>{Text}</p>
          <footer>
            {InForce !== null && `${InForce > today ? "Träder i kraft" : "Gäller från"} ${formatDate(InForce)}. `}
            Kontrollera alltid mot {official}.
          </footer>
        </blockquote>
      ))}
    </section>
  );
}
