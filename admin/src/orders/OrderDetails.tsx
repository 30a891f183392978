import type { Order } from "@lagrum/core/order/orderSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { inReviewText, orderActionTexts, orderKindTexts, orderStateTexts } from "@lagrum/core/texts/orders";
import { Alert, Chip, Stack, Typography } from "@mui/material";
import { OrderPayments } from "../payments/OrderPayments.tsx";
import { DetailsPage } from "../recordPages/DetailsPage.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { Panel } from "../ui/Panel.tsx";
import { TwoColumns } from "../ui/TwoColumns.tsx";
import { Customer } from "./Customer.tsx";
import { OrderActions } from "./OrderActions.tsx";
import { OrderAnswers } from "./OrderAnswers.tsx";
import { OrderFiles } from "./OrderFiles.tsx";
import { OrderLines } from "./OrderLines.tsx";
import { OrderMessages } from "./OrderMessages.tsx";
import { OrderNotes } from "./OrderNotes.tsx";
import { OrderReceipts } from "./OrderReceipts.tsx";
import { OrderTimeLeft } from "./OrderTime.tsx";

function Heading({ order }: { order: Order }) {
  return (
    <>
      <PageTitle about={order.Reference}>{order.ProductName}</PageTitle>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", alignItems: "center", mt: 1 }}>
        <Chip size="small" variant="outlined" label={order.Reference} />
        <Chip size="small" variant="outlined" label={orderKindTexts[order.Kind]} />
        <Chip size="small" color="primary" variant="outlined" label={orderStateTexts[order.State]} />
        {order.InReview && <Chip size="small" color="warning" variant="outlined" label={inReviewText} />}
        <OrderTimeLeft order={order} />
      </Stack>
    </>
  );
}

/** Why nobody may work on it. Only admins see the reason. */
function ConflictNotice({ order: { InReview, ConflictReason } }: { order: Order }) {
  if (!InReview) return null;
  return (
    <Alert severity="warning" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
      Ingen får arbeta med beställningen förrän en administratör har tagit ställning till om det finns en
      intressekonflikt. Kunden ser inget av granskningen och kan betala. Finns en konflikt: avbryt beställningen, eller
      betala tillbaka hela priset.
      {ConflictReason !== null && `\n${ConflictReason}`}
    </Alert>
  );
}

/** The order's history from the audit log. */
function OrderHistory({ order: { History } }: { order: Order }) {
  if (History.length === 0) return null;
  return (
    <Panel title="Historik">
      <Stack component="ol" spacing={1} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {History.map(({ At, Name, Action }) => (
          <Typography component="li" variant="body2" key={`${At} ${Action}`}>
            {orderActionTexts[Action]}
            {Name && ` av ${Name}`}
            <Typography component="span" variant="body2" sx={{ color: "text.secondary", display: "block" }}>
              {formatDateTime(At)}
            </Typography>
          </Typography>
        ))}
      </Stack>
    </Panel>
  );
}

function Content({ order }: { order: Order }) {
  return (
    <>
      <Heading order={order} />
      <TwoColumns
        main={
          <>
            <ConflictNotice order={order} />
            <OrderActions order={order} />
            <OrderAnswers order={order} />
            <Customer order={order} />
            <OrderMessages order={order} />
            <OrderFiles order={order} />
            <OrderLines order={order} />
            <OrderPayments order={order} />
            <OrderReceipts order={order} />
          </>
        }
        aside={
          <>
            <OrderNotes order={order} />
            <OrderHistory order={order} />
          </>
        }
      />
    </>
  );
}

/** /admin/orders/{id}: one order with the buyer's text, its payments and the actions on it. */
export function OrderDetails() {
  return <DetailsPage<Order> kind="Beställning">{(order) => <Content order={order} />}</DetailsPage>;
}
