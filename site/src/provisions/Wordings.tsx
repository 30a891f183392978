import type { ProvisionDetails } from "@lagrum/core/law/actSchema";
import { wordingOn } from "@lagrum/core/law/wordings";
import { dayOf, formatDate } from "@lagrum/core/text/dates";
import styles from "../law/Law.module.css";
import { Details } from "../ui/Details.tsx";

interface Props {
  wordings: ProvisionDetails["Wordings"];
  officialUrl: string;
  now: Date;
}

/** The imported wordings of a provision, earlier ones collapsed; without any, a link to the official text. */
export function Wordings({ wordings, officialUrl, now }: Props) {
  const today = dayOf(now);
  const current = wordingOn(wordings, today);
  const earlier = current ? wordings.slice(wordings.indexOf(current) + 1) : [];
  const official = <a href={officialUrl}>den officiella texten</a>;
  return (
    <section className={styles.section} aria-labelledby="lydelse">
      <h2 id="lydelse">Lydelse</h2>
      {wordings.length === 0 && <p>Läs paragrafen i {official}.</p>}
      {wordings.slice(0, wordings.length - earlier.length).map((wording) => (
        <blockquote key={wording.InForce} className={styles.wording} cite={officialUrl}>
          {wording.InForce !== null && (
            <header>
              {wording === current ? "Gäller från" : "Träder i kraft"} {formatDate(wording.InForce)}
            </header>
          )}
          <p>{wording.Text}</p>
          <footer>Kontrollera alltid mot {official}.</footer>
        </blockquote>
      ))}
      {earlier.length > 0 && (
        <Details summary={earlier.length === 1 ? "Tidigare lydelse" : `${earlier.length} tidigare lydelser`}>
          {earlier.map(({ InForce, Text }) => (
            <blockquote key={InForce} className={styles.wording} cite={officialUrl}>
              {InForce !== null && <header>Gällde från {formatDate(InForce)}</header>}
              <p>{Text}</p>
            </blockquote>
          ))}
        </Details>
      )}
    </section>
  );
}
