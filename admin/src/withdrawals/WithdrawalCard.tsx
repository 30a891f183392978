import { formatPrice } from "@lagrum/core/money/money";
import { orderReference } from "@lagrum/core/order/orderReference";
import { formatDate, formatDateTime } from "@lagrum/core/text/dates";
import { refundBasisTexts, withdrawalObstacleTexts, withdrawalStateTexts } from "@lagrum/core/texts/withdrawals";
import type { WithdrawalListItem } from "@lagrum/core/withdrawal/withdrawalSchema";
import { Button, Card, CardContent, Link, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { LinkBase, useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { MessageDialog } from "../forms/MessageDialog.tsx";
import { Facts } from "../ui/Facts.tsx";
import { MatchDialog } from "./MatchDialog.tsx";
import { ShareDialog } from "./ShareDialog.tsx";

export type WithdrawalRow = WithdrawalListItem & { id: number };

type Action = "match" | "dismiss" | "share";

/** A withdrawal, and the actions of staff on it. */
export function WithdrawalCard({ withdrawal }: { withdrawal: WithdrawalRow }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const [action, setAction] = useState<Action | null>(null);
  const { ID, OrderID, State, Obstacle, Basis, KeptAmount, RefundAmount, RefundDueDay, CompletedAt } = withdrawal;
  const heading = `withdrawal-${ID}`;
  const close = () => setAction(null);
  const button = (name: Action, text: string) => (
    <Button size="small" variant="contained" aria-describedby={heading} onClick={() => setAction(name)}>
      {text}
    </Button>
  );
  return (
    <Card component="li" variant="outlined">
      <CardContent sx={{ "&:last-child": { pb: 2 } }}>
        <Typography variant="h6" component="h2" id={heading} gutterBottom>
          {withdrawal.Reference}: {withdrawalStateTexts[State]}
        </Typography>
        <Facts
          facts={[
            ["Mottagen", formatDateTime(withdrawal.ReceivedAt)],
            ["Namn", withdrawal.Name],
            ["E-post", withdrawal.Email],
            ["Referens som uppgavs", withdrawal.OrderRef],
            [
              "Beställning",
              OrderID !== null && (
                <Link component={LinkBase} to={`/orders/${OrderID}`}>
                  {orderReference(OrderID)}
                </Link>
              ),
            ],
            ["Varför", Obstacle ? withdrawalObstacleTexts[Obstacle] : Basis && refundBasisTexts[Basis]],
            ["Sista dag att ångra sig", withdrawal.LastDay && formatDate(withdrawal.LastDay)],
            ["Vi behåller", KeptAmount ? formatPrice(KeptAmount) : null],
            ["Betalas tillbaka", RefundAmount !== null && formatPrice(RefundAmount)],
            ["Betalas tillbaka senast", RefundDueDay && formatDate(RefundDueDay)],
            ["Klar", CompletedAt && formatDateTime(CompletedAt)],
            ["Anteckning", withdrawal.Reason],
          ]}
        />
        <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1.5, flexWrap: "wrap" }}>
          {State === "Queued" && button("match", "Koppla till beställning")}
          {State === "Queued" && button("dismiss", "Avsluta utan åtgärd")}
          {State === "AwaitingShare" && button("share", "Ange utförd del")}
        </Stack>
      </CardContent>
      {action === "match" && <MatchDialog withdrawal={withdrawal} onClose={close} />}
      {action === "share" && <ShareDialog withdrawal={withdrawal} onClose={close} />}
      {action === "dismiss" && (
        <MessageDialog
          title="Avsluta utan åtgärd"
          label="Varför?"
          hint="Den som skrev får ett mejl om att vi inte hittar köpet. Skälet syns bara för personalen."
          field="Reason"
          action="Avsluta"
          sent="Ångern är avslutad."
          send={(Reason) => dataProvider.dismissWithdrawal(ID, { Reason })}
          onClose={close}
        />
      )}
    </Card>
  );
}
