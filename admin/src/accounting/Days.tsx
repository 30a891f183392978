import { formatPrice } from "@lagrum/core/money/money";
import { dayOf } from "@lagrum/core/text/dates";
import { Button, Typography } from "@mui/material";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FigureTable } from "../ui/FigureTable.tsx";
import { toFormError } from "../ui/formError.ts";
import { Panel } from "../ui/Panel.tsx";
import { QueryContent } from "../ui/QueryContent.tsx";

const queryKey = ["accountingDays"];

/** Each day's totals, and whether it is closed. The nightly job closes days, too. */
export function Days() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const days = useQuery({ queryKey, queryFn: () => dataProvider.listAccountingDays() });
  const { mutate, isPending } = useMutation({
    mutationFn: (day: string) => dataProvider.closeAccountingDay(day),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
    onError: (error) => notify(toFormError(error).text, { type: "error" }),
  });
  const today = dayOf(new Date());
  const state = (day: string, closedAt: string | null) => {
    if (closedAt !== null) return "stängd";
    if (day >= today) return "pågår";
    return (
      <Button size="small" disabled={isPending} aria-label={`Stäng ${day}`} onClick={() => mutate(day)}>
        Stäng
      </Button>
    );
  };
  return (
    <Panel title="Dag för dag">
      <QueryContent query={days} loading={120}>
        {(all) =>
          all.length === 0 ? (
            <Typography>Inga betalningar är bokförda.</Typography>
          ) : (
            <FigureTable
              label="Dag för dag"
              columns={[
                "Dag",
                "Verifikationer",
                "Försäljning",
                "Varav moms",
                "Krediterat",
                "Varav krediterad moms",
                "Läge",
              ]}
              rows={all.map(({ Day, Entries, ClosedAt, ...sums }) => ({
                key: Day,
                cells: [
                  ...[Day, Entries, formatPrice(sums.SalesAmount), formatPrice(sums.SalesTax)],
                  ...[formatPrice(sums.CreditedAmount), formatPrice(sums.CreditedTax), state(Day, ClosedAt)],
                ],
              }))}
            />
          )
        }
      </QueryContent>
    </Panel>
  );
}
