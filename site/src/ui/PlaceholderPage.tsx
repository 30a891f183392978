import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import styles from "./PlaceholderPage.module.css";
import { Tag } from "./Tag.tsx";

interface Alternative {
  title: string;
  text: ReactNode;
  action: ReactNode;
}

interface Props {
  title: string;
  lead: string;
  /** The illustration beside the text. */
  illustration: ReactNode;
  /** Planned features. */
  plans: string[];
  /** Alternatives that exist today, the best one first. */
  alternatives: Alternative[];
  note: ReactNode;
}

/** A page for a coming feature: what is planned, and what exists today. It collects nothing. */
export function PlaceholderPage({ title, lead, illustration, plans, alternatives, note }: Props) {
  return (
    <>
      <div className={styles.opening}>
        <div>
          <p className={styles.state}>
            <Tag tone="caution">Kommer senare</Tag>
          </p>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.illustration}>{illustration}</div>
      </div>
      <section className={styles.part} aria-labelledby="redan-nu">
        <h2 id="redan-nu">Det här kan du göra i dag</h2>
        <ul className={styles.alternatives}>
          {alternatives.map(({ title: name, text, action }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
              <div className={styles.action}>{action}</div>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="tanken">
        <h2 id="tanken">Så är det tänkt</h2>
        <ul className={styles.plans}>
          {plans.map((plan) => (
            <li key={plan}>
              <Icon name="forward" className={styles.mark} />
              <span>{plan}</span>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{note}</p>
      </section>
    </>
  );
}
