import type { ReactNode } from "react";
import styles from "./Table.module.css";

interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned numbers. */
  number?: boolean;
}

interface Props<Row> {
  caption: string;
  /** The first column has the row headers. */
  columns: [Column<Row>, ...Column<Row>[]];
  rows: Row[];
  rowKey: (row: Row) => string | number;
}

/** A table. On a phone each row becomes a list with the columns' names beside the values. */
export function Table<Row>({ caption, columns: [name, ...columns], rows, rowKey }: Props<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: CSS display removes table semantics in some screen readers
    <table className={styles.table} role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {[name, ...columns].map(({ title, number }) => (
            <th key={title} scope="col" role="columnheader" className={number ? styles.number : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            <th scope="row" role="rowheader">
              {name.cell(row)}
            </th>
            {columns.map(({ title, cell, number }) => (
              <td key={title} role="cell" data-title={title} className={number ? styles.number : undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
