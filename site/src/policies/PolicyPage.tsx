import type { PolicyDocument } from "@lagrum/core/policy/policyDocument";
import { formatDate } from "@lagrum/core/text/dates";
import { DocumentBlock, Words } from "../ui/DocumentBlock.tsx";
import { Icon } from "../ui/Icon.tsx";
import styles from "./PolicyPage.module.css";

/** A policy as a page: summary, contents and full text. */
export function PolicyPage({ policy }: { policy: PolicyDocument }) {
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1>{policy.title}</h1>
        <p className={styles.lead}>
          <Words text={policy.lead} />
        </p>
        <p className={styles.valid}>Gäller från {formatDate(policy.validFrom)}.</p>
        <section className={styles.summary} aria-labelledby="korthet">
          <h2 id="korthet">I korthet</h2>
          <ul>
            {policy.summary.map((text, index) => (
              <li key={String(index)}>
                <Icon name="tick" className={styles.tick} />
                <span>
                  <Words text={text} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <nav className={styles.contents} aria-labelledby="innehall">
        <h2 id="innehall">Innehåll</h2>
        <ol>
          {policy.sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
        <p>
          <a href={policy.pdf} type="application/pdf">
            Samma text som PDF
          </a>
        </p>
      </nav>
      <article className={styles.text}>
        {policy.sections.map(({ id, heading, blocks }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            {blocks.map((block, index) => (
              <DocumentBlock key={String(index)} block={block} />
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}
