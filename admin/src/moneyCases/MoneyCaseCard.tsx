import { formatPrice } from "@lagrum/core/money/money";
import { orderReference } from "@lagrum/core/order/orderReference";
import { needsReason } from "@lagrum/core/payment/moneyCaseRules";
import type { MoneyCase, MoneyCaseAction } from "@lagrum/core/payment/moneyCaseSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { moneyCaseActionName, moneyCaseActionTexts, moneyCaseKindTexts } from "@lagrum/core/texts/moneyCases";
import { orderStateTexts, paymentMethodTexts } from "@lagrum/core/texts/orders";
import { Button, Card, CardContent, Link, Stack, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { LinkBase, useDataProvider, useNotify, useRefresh } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { MessageDialog } from "../forms/MessageDialog.tsx";
import { Facts } from "../ui/Facts.tsx";
import { toFormError } from "../ui/formError.ts";
import { Balances } from "./Balances.tsx";
import { nextStep } from "./nextStep.ts";

export type MoneyCaseRow = Omit<MoneyCase, "ID"> & { ID: string; id: string };

/** What the action led to. Refunds and captures are sent by a job, after which the row disappears by itself. */
const outcomeText = (action: MoneyCaseAction, after: MoneyCase | null): string => {
  if (after === null) return "Allt stämmer nu. Raden är avslutad.";
  if (action === "Compare") return "Betaltjänsten är läst. Det stämmer fortfarande inte.";
  return "Det är på väg. Raden försvinner när betaltjänsten, bokföringen och beställningen stämmer.";
};

/** A case with its three amounts, what happens by itself, and the actions that settle it. */
export function MoneyCaseCard({ row }: { row: MoneyCaseRow }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asked, setAsked] = useState<MoneyCaseAction | null>(null);
  const settle = async (Action: MoneyCaseAction, Reason?: string) => {
    const after = await dataProvider.settleMoneyCase(row, { Action, ...(Reason && { Reason }) });
    notify(outcomeText(Action, after), { type: after === null ? "success" : "info" });
  };
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (action: MoneyCaseAction) => settle(action),
    networkMode: "always",
    onError: (error) => notify(toFormError(error).text, { type: "error" }),
    onSettled: () => refresh(),
  });
  const heading = `money-case-${row.ID}`;
  const [first] = row.Actions;
  return (
    <Card component="li" variant="outlined">
      <CardContent sx={{ "&:last-child": { pb: 2 } }}>
        <Typography variant="h6" component="h2" id={heading} gutterBottom>
          {moneyCaseKindTexts[row.Kind]}
        </Typography>
        <Balances row={row} />
        <Facts
          facts={[
            [
              "Beställning",
              row.OrderID !== null && (
                <>
                  <Link component={LinkBase} to={`/orders/${row.OrderID}`}>
                    {orderReference(row.OrderID)}
                  </Link>
                  {row.OrderState && `, ${orderStateTexts[row.OrderState].toLocaleLowerCase("sv")}`}
                </>
              ),
            ],
            ["Gäller", row.Amount !== null && row.Currency === "SEK" && formatPrice(row.Amount)],
            ["Betalsätt", row.Method && paymentMethodTexts[row.Method]],
            ["Betaltjänstens nummer", row.ProviderID],
            ["Referens", row.ProviderReference],
            ["Upptäckt", formatDateTime(row.FoundAt)],
            ["Det som händer av sig självt", nextStep(row)],
          ]}
        />
        <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1.5, flexWrap: "wrap" }}>
          {row.Actions.map((action) => (
            <Button
              key={action}
              size="small"
              variant={action === first ? "contained" : "outlined"}
              aria-describedby={heading}
              disabled={isPending}
              onClick={() => (needsReason(action) ? setAsked(action) : mutate(action))}
            >
              {isPending && variables === action ? "Arbetar …" : moneyCaseActionName(row.Kind, action)}
            </Button>
          ))}
        </Stack>
      </CardContent>
      {asked && (
        <MessageDialog
          title={moneyCaseActionTexts[asked].name}
          label="Varför?"
          hint={moneyCaseActionTexts[asked].hint}
          field="Reason"
          action={moneyCaseActionTexts[asked].name}
          sent="Beslutet är sparat."
          send={(Reason) => settle(asked, Reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}
