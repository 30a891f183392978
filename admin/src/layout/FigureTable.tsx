import { Box, Table, TableBody, TableCell, TableHead, TableRow } from "@mui/material";
import type { ReactNode } from "react";

interface Props {
  label: string;
  /** The first column holds words, the others figures. */
  columns: readonly string[];
  rows: readonly { key: string | number; cells: readonly ReactNode[]; isSum?: boolean }[];
}

/** Figures in rows. On a narrow screen the table scrolls, not the page. */
export function FigureTable({ label, columns, rows }: Props) {
  return (
    <Box tabIndex={0} role="region" aria-label={label} sx={{ overflowX: "auto" }}>
      <Table size="small" aria-label={label} sx={{ "& th, & td": { px: 1, whiteSpace: "nowrap" } }}>
        <TableHead>
          <TableRow>
            {columns.map((column, index) => (
              <TableCell key={column} align={index === 0 ? "left" : "right"}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells, isSum }) => (
            <TableRow key={key} sx={isSum ? { "& > *": { fontWeight: 700, borderBottom: 0 } } : {}}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <TableCell key={column} component="th" scope="row">
                    {cells[index]}
                  </TableCell>
                ) : (
                  <TableCell key={column} align="right" sx={{ fontVariantNumeric: "tabular-nums lining-nums" }}>
                    {cells[index]}
                  </TableCell>
                ),
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
