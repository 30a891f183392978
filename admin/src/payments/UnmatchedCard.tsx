import { isAdmin } from "@lagrum/core/account/roles";
import { formatPrice } from "@lagrum/core/money/money";
import { orderReference } from "@lagrum/core/order/orderReference";
import type { UnmatchedPayment } from "@lagrum/core/payment/paymentSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { paymentMethodTexts, unmatchedReasonTexts } from "@lagrum/core/texts/orders";
import { Button, Card, CardContent, Link, Typography } from "@mui/material";
import { useState } from "react";
import { LinkBase, useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { MessageDialog } from "../forms/MessageDialog.tsx";
import { useSession } from "../session/SessionContext.ts";
import { Facts } from "../ui/Facts.tsx";

export type UnmatchedRow = UnmatchedPayment & { id: number };

const amountText = ({ Amount, Currency }: UnmatchedPayment) =>
  Currency === "SEK" ? formatPrice(Amount) : `${(Amount / 100).toLocaleString("sv-SE")} ${Currency}`;

/** An unmatched payment. Only admins resolve it. */
export function UnmatchedCard({ unmatched }: { unmatched: UnmatchedRow }) {
  const { me } = useSession();
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const [isOpen, setOpen] = useState(false);
  const { ID, OrderID, ResolvedAt, ResolvedBy, Note } = unmatched;
  const heading = `unmatched-${ID}`;
  return (
    <Card component="li" variant="outlined">
      <CardContent sx={{ "&:last-child": { pb: 2 } }}>
        <Typography variant="h6" component="h2" id={heading} gutterBottom>
          {unmatchedReasonTexts[unmatched.Reason]}
        </Typography>
        <Facts
          facts={[
            ["Belopp hos betaltjänsten", amountText(unmatched)],
            ["Vårt belopp", unmatched.ExpectedAmount !== null && formatPrice(unmatched.ExpectedAmount)],
            ["Betalsätt", paymentMethodTexts[unmatched.Method]],
            ["Betaltjänstens nummer", unmatched.ProviderID],
            ["Referens", unmatched.ProviderReference],
            [
              "Beställning",
              OrderID !== null && (
                <Link component={LinkBase} to={`/orders/${OrderID}`}>
                  {orderReference(OrderID)}
                </Link>
              ),
            ],
            ["Upptäckt", formatDateTime(unmatched.FoundAt)],
            ["Utredd", ResolvedAt && `${formatDateTime(ResolvedAt)}${ResolvedBy ? ` av ${ResolvedBy}` : ""}`],
            ["Anteckning", Note],
          ]}
        />
        {ResolvedAt === null && isAdmin(me.roles) && (
          <Button
            size="small"
            variant="contained"
            aria-describedby={heading}
            onClick={() => setOpen(true)}
            sx={{ mt: 1.5 }}
          >
            Markera som utredd
          </Button>
        )}
      </CardContent>
      {isOpen && (
        <MessageDialog
          title="Markera betalningen som utredd"
          label="Vad gjordes?"
          hint="Till exempel att beloppet betalades tillbaka hos betaltjänsten. Syns bara för personalen."
          field="Note"
          action="Markera som utredd"
          sent="Betalningen är utredd."
          send={(Note) => dataProvider.resolveUnmatchedPayment(ID, { Note })}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}
