import { type Block, type PolicyDocument, piecesOf, type RichText } from "@lagrum/core/policy/policyDocument";
import { formatDate } from "@lagrum/core/text/dates";
import { withNonBreakingSpaces } from "@lagrum/core/text/nonBreakingSpaces";
import { Fragment } from "react";
import { DescriptionList } from "../ui/DescriptionList.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Table } from "../ui/Table.tsx";
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
              <BlockContent key={String(index)} block={block} />
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}

function BlockContent({ block }: { block: Block }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p>
          <Words text={block.text} />
        </p>
      );
    case "list":
      return (
        <ul>
          {block.items.map((text, index) => (
            <li key={String(index)}>
              <Words text={text} />
            </li>
          ))}
        </ul>
      );
    case "facts":
      return (
        <div className={styles.facts}>
          <DescriptionList rows={block.rows.map(({ term, text }) => ({ term, text: <Words text={text} /> }))} />
        </div>
      );
    case "table": {
      const [first = "", ...others] = block.columns;
      const cell = (index: number) => (row: readonly string[]) => <Words text={row[index] ?? ""} />;
      return (
        <div className={styles.table}>
          <Table
            caption={block.caption}
            columns={[
              { title: first, cell: cell(0) },
              ...others.map((title, index) => ({ title, cell: cell(index + 1) })),
            ]}
            rows={[...block.rows]}
            rowKey={(row) => row.join()}
          />
        </div>
      );
    }
    case "note":
      return (
        <Notice title={block.title}>
          <p>
            <Words text={block.text} />
          </p>
        </Notice>
      );
  }
}

function Words({ text }: { text: RichText }) {
  return piecesOf(text).map((piece, index) =>
    typeof piece === "string" ? (
      <Fragment key={String(index)}>{withNonBreakingSpaces(piece)}</Fragment>
    ) : (
      <a key={String(index)} href={piece.href}>
        {withNonBreakingSpaces(piece.text)}
      </a>
    ),
  );
}
