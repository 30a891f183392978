import type { AccountingEntry } from "@lagrum/core/accounting/accountingSchema";
import { formatPrice } from "@lagrum/core/money/money";
import { entryKindTexts } from "@lagrum/core/texts/accounting";
import { Button, Link, Typography } from "@mui/material";
import { useInfiniteQuery } from "@tanstack/react-query";
import { LinkBase, useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FigureTable } from "../ui/FigureTable.tsx";
import { LoadFailure } from "../ui/LoadFailure.tsx";
import { Panel } from "../ui/Panel.tsx";

/** A row for each line of an entry, each with the entry as its header. */
const toRows = ({ ID, Number: number, Kind, Day, OrderID, Reference, Lines }: AccountingEntry) =>
  Lines.map(({ Account, Amount }, index) => ({
    key: `${ID}-${index}`,
    cells: [
      `${entryKindTexts[Kind]} ${number}`,
      index === 0 ? Day : "",
      index === 0 ? (
        <Link key="order" component={LinkBase} to={`/orders/${OrderID}`}>
          {Reference}
        </Link>
      ) : (
        ""
      ),
      Account,
      Amount > 0 ? formatPrice(Amount) : "",
      Amount < 0 ? formatPrice(-Amount) : "",
    ],
  }));

/** The entries with their lines, newest first. */
export function Entries() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ["accountingEntries"],
    queryFn: ({ pageParam }) => dataProvider.listAccountingEntries(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ After }) => After ?? undefined,
  });
  const entries = data?.pages.flatMap((page) => page.Entries) ?? [];
  return (
    <Panel title="Verifikationer">
      {error && <LoadFailure error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {data && entries.length === 0 && <Typography>Inga betalningar är bokförda.</Typography>}
      {entries.length > 0 && (
        <FigureTable
          label="Verifikationer"
          columns={["Verifikation", "Dag", "Beställning", "Konto", "Debet", "Kredit"]}
          rows={entries.flatMap(toRows)}
        />
      )}
      {hasNextPage && (
        <Button sx={{ mt: 1 }} disabled={isFetching} onClick={() => void fetchNextPage()}>
          Visa äldre
        </Button>
      )}
    </Panel>
  );
}
