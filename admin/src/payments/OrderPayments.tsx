import { formatPrice } from "@lagrum/core/money/money";
import type { Order, OrderReversal } from "@lagrum/core/order/orderSchema";
import type { PaymentListItem, Refund } from "@lagrum/core/payment/paymentSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { paymentMethodTexts, paymentStateTexts, refundStateTexts } from "@lagrum/core/texts/orders";
import { Box, Chip, Stack, Typography } from "@mui/material";
import { Facts } from "../ui/Facts.tsx";
import { Panel } from "../ui/Panel.tsx";

const at = (time: string | null) => time && formatDateTime(time);
const heading = { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, mb: 0.5 };

function PaymentItem({ payment }: { payment: PaymentListItem }) {
  return (
    <Box component="li">
      <Box sx={heading}>
        <Typography sx={{ fontWeight: 600 }}>
          {paymentMethodTexts[payment.PaymentMethod]}, {formatPrice(payment.Amount)}
        </Typography>
        <Chip size="small" variant="outlined" label={paymentStateTexts[payment.State]} />
      </Box>
      <Facts
        facts={[
          ["Påbörjad", at(payment.CreatedAt)],
          ["Betald", at(payment.PaidAt)],
          ["Dragen", at(payment.CapturedAt)],
          ["Återbetalt", payment.RefundedAmount > 0 && formatPrice(payment.RefundedAmount)],
          ["Betaltjänstens nummer", payment.ProviderID],
        ]}
      />
    </Box>
  );
}

function RefundItem({ refund }: { refund: Refund }) {
  return (
    <Box component="li">
      <Box sx={heading}>
        <Typography sx={{ fontWeight: 600 }}>Återbetalning, {formatPrice(refund.Amount)}</Typography>
        <Chip
          size="small"
          variant="outlined"
          color={refund.State === "Failed" ? "error" : "default"}
          label={refundStateTexts[refund.State]}
        />
      </Box>
      <Facts
        facts={[
          ["Begärd", `${formatDateTime(refund.RequestedAt)} av ${refund.Name ?? "tjänsten själv"}`],
          ["Genomförd", at(refund.DoneAt)],
          ["Varav moms", formatPrice(refund.TaxAmount)],
          ["Skäl", refund.Reason],
        ]}
      />
    </Box>
  );
}

function ReversalItem({ reversal: { Amount, At } }: { reversal: OrderReversal }) {
  return (
    <Box component="li">
      <Box sx={heading}>
        <Typography sx={{ fontWeight: 600 }}>Återförd av betaltjänsten, {formatPrice(Amount)}</Typography>
        <Chip size="small" variant="outlined" color="error" label="Tvist" />
      </Box>
      <Facts
        facts={[
          ["Tidpunkt", formatDateTime(At)],
          ["I böckerna", "Osäker fordran. Försäljning och moms står kvar tills tvisten är avgjord."],
          ["Att göra", "Bestrid eller godta i betaltjänstens portal, och kontakta kunden."],
        ]}
      />
    </Box>
  );
}

/** The payments of an order, newest first, its refunds, and what the provider has taken back. */
export function OrderPayments({ order: { Payments, Refunds, Reversals } }: { order: Order }) {
  return (
    <Panel title="Betalningar">
      {Payments.length === 0 && <Typography sx={{ color: "text.secondary" }}>Ingen betalning är påbörjad.</Typography>}
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {Payments.map((payment) => (
          <PaymentItem key={payment.ID} payment={payment} />
        ))}
        {Refunds.map((refund) => (
          <RefundItem key={`refund-${refund.ID}`} refund={refund} />
        ))}
        {Reversals.map((reversal) => (
          <ReversalItem key={`reversal-${reversal.ID}`} reversal={reversal} />
        ))}
      </Stack>
    </Panel>
  );
}
