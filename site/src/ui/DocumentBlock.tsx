import { type Block, piecesOf, type RichText } from "@lagrum/core/policy/policyDocument";
import { withNonBreakingSpaces } from "@lagrum/core/text/nonBreakingSpaces";
import { Fragment } from "react";
import { DescriptionList } from "./DescriptionList.tsx";
import styles from "./DocumentBlock.module.css";
import { Notice } from "./Notice.tsx";
import { Table } from "./Table.tsx";

/** A block of a document that is also a PDF. */
export function DocumentBlock({ block }: { block: Block }) {
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

/** Text with links. */
export function Words({ text }: { text: RichText }) {
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
