import { formatPrice } from "@lagrum/core/money/money";
import type { PaymentListItem } from "@lagrum/core/payment/paymentSchema";
import { paymentMethods, paymentStates } from "@lagrum/core/payment/paymentStateSchema";
import { paymentMethodTexts, paymentStateTexts } from "@lagrum/core/texts/orders";
import { Box, Chip, Link, Typography } from "@mui/material";
import type { MouseEvent } from "react";
import { DataTable, DateInput, LinkBase, SelectInput, useRecordContext } from "react-admin";
import { EmptyList } from "../lists/EmptyList.tsx";
import { inline, search } from "../lists/filterInputs.tsx";
import { LinkRows } from "../lists/LinkRows.tsx";
import { StaffList } from "../lists/StaffList.tsx";
import { Day } from "../ui/Day.tsx";
import { useIsSmall } from "../ui/useIsSmall.ts";

type Row = PaymentListItem & { id: number };

const filters = [
  search,
  <SelectInput
    sx={inline}
    key="State"
    source="State"
    choices={paymentStates.map((id) => ({ id, name: paymentStateTexts[id] }))}
    alwaysOn
  />,
  <SelectInput
    sx={inline}
    key="PaymentMethod"
    source="PaymentMethod"
    choices={paymentMethods.map((id) => ({ id, name: paymentMethodTexts[id] }))}
    alwaysOn
  />,
  <DateInput key="CreatedFrom" source="CreatedFrom" />,
  <DateInput key="CreatedTo" source="CreatedTo" />,
];

const orderPath = ({ OrderID }: Row) => `/orders/${OrderID}`;

/** The order, with a link for keyboard users. */
function OrderOfPayment() {
  const payment = useRecordContext<Row>();
  if (!payment) return null;
  return (
    <Box sx={{ minWidth: 180, py: 0.5 }}>
      <Link
        component={LinkBase}
        to={orderPath(payment)}
        color="inherit"
        underline="hover"
        onClick={(event: MouseEvent) => event.stopPropagation()}
        sx={{ fontWeight: 600 }}
      >
        {payment.Reference}
      </Link>
      <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
        {payment.ProductName}
      </Typography>
    </Box>
  );
}

function State() {
  const payment = useRecordContext<Row>();
  return payment ? <Chip size="small" variant="outlined" label={paymentStateTexts[payment.State]} /> : null;
}

function Method() {
  const payment = useRecordContext<Row>();
  return payment ? <span>{paymentMethodTexts[payment.PaymentMethod]}</span> : null;
}

function Price() {
  const payment = useRecordContext<Row>();
  return payment ? <Box sx={{ whiteSpace: "nowrap" }}>{formatPrice(payment.Amount)}</Box> : null;
}

function Refunded() {
  const payment = useRecordContext<Row>();
  if (!payment || payment.RefundedAmount === 0) return null;
  return <Box sx={{ whiteSpace: "nowrap" }}>{formatPrice(payment.RefundedAmount)}</Box>;
}

function BegunAt() {
  const payment = useRecordContext<Row>();
  return payment ? <Day at={payment.CreatedAt} /> : null;
}

function PaidAt() {
  const payment = useRecordContext<Row>();
  return payment?.PaidAt ? <Day at={payment.PaidAt} /> : null;
}

/** /admin/payments: all payments. Each row links to its order. */
export function PaymentList() {
  const isSmall = useIsSmall();
  const empty = <EmptyList picture="purchases" text="Ingen har betalat något ännu." />;
  return (
    <StaffList title="Betalningar" filters={filters} sort={{ field: "CreatedAt", order: "DESC" }}>
      {isSmall ? (
        <LinkRows<Row>
          primary={({ Reference, Amount }) => `${Reference}, ${formatPrice(Amount)}`}
          secondary={({ PaymentMethod, State: state, ProductName }) =>
            `${paymentMethodTexts[PaymentMethod]} · ${paymentStateTexts[state]} · ${ProductName}`
          }
          to={orderPath}
          empty={empty}
        />
      ) : (
        <DataTable<Row>
          rowClick={(_id, _resource, payment) => orderPath(payment)}
          bulkActionButtons={false}
          empty={empty}
          storeKey="payments.datatable"
        >
          <DataTable.Col source="ID" field={OrderOfPayment} />
          <DataTable.Col source="State" disableSort field={State} />
          <DataTable.Col source="PaymentMethod" disableSort field={Method} />
          <DataTable.Col source="Amount" disableSort field={Price} />
          <DataTable.Col source="RefundedAmount" disableSort field={Refunded} />
          <DataTable.Col source="CreatedAt" field={BegunAt} />
          <DataTable.Col source="PaidAt" field={PaidAt} />
        </DataTable>
      )}
    </StaffList>
  );
}
