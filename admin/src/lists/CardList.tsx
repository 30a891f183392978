import { Stack } from "@mui/material";
import type { ReactNode } from "react";
import { SimpleListLoading, useListContext } from "react-admin";
import { EmptyList } from "./EmptyList.tsx";

interface Props<Row> {
  /** Text of the empty list. */
  empty: string;
  /** The list's default filter. If nothing matches it, the work is done. */
  filter?: Record<string, unknown>;
  card: (row: Row) => ReactNode;
}

/** A staff list whose rows are cards. */
export function CardList<Row extends { id: number | string }>({ empty, filter, card }: Props<Row>) {
  const { data } = useListContext<Row>();
  if (data === undefined) return <SimpleListLoading hasSecondaryText />;
  if (data.length === 0) return <EmptyList picture="done" text={empty} {...(filter && { filter })} />;
  return (
    <Stack component="ul" spacing={1.5} sx={{ m: 0, p: { xs: 1, md: 1.5 }, listStyle: "none" }}>
      {data.map(card)}
    </Stack>
  );
}
