import { alpha, Box, Table, TableBody, TableCell, TableHead, TableRow, type Theme } from "@mui/material";
import type { ReactNode } from "react";

interface Props {
  label: string;
  /** The first column has text, the others numbers. */
  columns: readonly string[];
  rows: readonly { key: string | number; cells: readonly ReactNode[]; isSum?: boolean }[];
}

/**
 * Scroll shadows: a shadow at each edge with hidden content. A cover that scrolls with the content hides it at the end.
 */
function edgeShadows({ palette }: Theme) {
  const [paper, shade] = [palette.background.paper, alpha(palette.text.primary, 0.3)];
  return {
    overflowX: "auto",
    background: [
      `linear-gradient(to right, ${paper} 0.75rem, transparent) left / 3rem 100% no-repeat local`,
      `linear-gradient(to left, ${paper} 0.75rem, transparent) right / 3rem 100% no-repeat local`,
      `linear-gradient(to right, ${shade}, transparent) left / 0.75rem 100% no-repeat scroll`,
      `linear-gradient(to left, ${shade}, transparent) right / 0.75rem 100% no-repeat scroll`,
    ].join(", "),
  };
}

/** A table of numbers, which scrolls sideways on a narrow screen. */
export function FigureTable({ label, columns, rows }: Props) {
  return (
    <Box tabIndex={0} role="region" aria-label={label} sx={edgeShadows}>
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
