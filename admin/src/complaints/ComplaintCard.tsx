import { isAdmin } from "@lagrum/core/account/roles";
import type { ComplaintListItem } from "@lagrum/core/complaint/complaintSchema";
import { formatPrice } from "@lagrum/core/money/money";
import { orderReference } from "@lagrum/core/order/orderReference";
import { formatDate, formatDateTime } from "@lagrum/core/text/dates";
import { complaintDecisionTexts, complaintWishTexts } from "@lagrum/core/texts/complaints";
import { Alert, Box, Button, Card, CardContent, Link, Typography } from "@mui/material";
import { useState } from "react";
import { LinkBase } from "react-admin";
import { useSession } from "../session/SessionContext.ts";
import { Facts } from "../ui/Facts.tsx";
import { serif } from "../ui/theme.ts";
import { DecideDialog } from "./DecideDialog.tsx";

export type ComplaintRow = ComplaintListItem & { id: number };

const prose = { fontFamily: serif, lineHeight: 1.6, my: 1, whiteSpace: "pre-line", overflowWrap: "anywhere" };

/** A complaint, and its decision. */
export function ComplaintCard({ complaint }: { complaint: ComplaintRow }) {
  const { me } = useSession();
  const [isDeciding, setDeciding] = useState(false);
  const { ID, OrderID, Decision, DecisionText, RefundAmount, DecidedAt, DecidedBy } = complaint;
  const heading = `complaint-${ID}`;
  const mayDecide = Decision === null && isAdmin(me.roles);
  return (
    <Card component="li" variant="outlined">
      <CardContent sx={{ "&:last-child": { pb: 2 } }}>
        <Typography variant="h6" component="h2" id={heading} gutterBottom>
          {complaint.Reference}:{" "}
          {Decision ? complaintDecisionTexts[Decision] : `svara senast ${formatDate(complaint.DueDay)}`}
        </Typography>
        <Facts
          facts={[
            ["Mottagen", formatDateTime(complaint.ReceivedAt)],
            ["Namn", complaint.Name],
            ["E-post", complaint.Email],
            ["Referens som uppgavs", complaint.OrderRef],
            [
              "Beställning",
              OrderID !== null && (
                <Link component={LinkBase} to={`/orders/${OrderID}`}>
                  {orderReference(OrderID)}
                </Link>
              ),
            ],
            ["Levererad", complaint.DeliveredAt && formatDate(complaint.DeliveredAt)],
            ["Kunden vill", complaintWishTexts[complaint.Wish]],
          ]}
        />
        {complaint.IsLate && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            Reklamationen kom mer än tre år efter leveransen. Kunden har fått veta det, och att vi svarar ändå.
          </Alert>
        )}
        <Box sx={prose}>{complaint.Description}</Box>
        {DecisionText !== null && (
          <>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              Vårt besked
            </Typography>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {[DecidedAt && formatDateTime(DecidedAt), DecidedBy, RefundAmount && formatPrice(RefundAmount)]
                .filter(Boolean)
                .join(" · ")}
            </Typography>
            <Box sx={prose}>{DecisionText}</Box>
          </>
        )}
        {mayDecide && (
          <Button size="small" variant="contained" aria-describedby={heading} onClick={() => setDeciding(true)}>
            Avgör
          </Button>
        )}
      </CardContent>
      {isDeciding && <DecideDialog complaint={complaint} onClose={() => setDeciding(false)} />}
    </Card>
  );
}
