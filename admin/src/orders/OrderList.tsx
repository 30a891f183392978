import { formatPrice } from "@lagrum/core/money/money";
import type { OrderListItem } from "@lagrum/core/order/orderSchema";
import { orderKinds, orderStates } from "@lagrum/core/order/orderStateSchema";
import { inReviewText, orderKindTexts, orderStateTexts } from "@lagrum/core/texts/orders";
import { Box, Chip, Link, Typography } from "@mui/material";
import type { MouseEvent } from "react";
import { DataTable, DateInput, LinkBase, SelectInput, useRecordContext } from "react-admin";
import { ColleagueInput } from "../lists/ColleagueInput.tsx";
import { EmptyList } from "../lists/EmptyList.tsx";
import { inline, search } from "../lists/filterInputs.tsx";
import { LinkRows } from "../lists/LinkRows.tsx";
import { StaffList } from "../lists/StaffList.tsx";
import { Day } from "../ui/Day.tsx";
import { useIsSmall } from "../ui/useIsSmall.ts";
import { OrderDueTime, OrderTimeLeft } from "./OrderTime.tsx";

type Row = OrderListItem & { id: number };

const states = [
  { id: "Open", name: "Att göra" },
  { id: "InReview", name: inReviewText },
  ...orderStates.map((id) => ({ id: id as string, name: orderStateTexts[id] })),
];
const kinds = orderKinds.map((id) => ({ id, name: orderKindTexts[id] }));
const lateness = [
  { id: "true", name: "Försenade" },
  { id: "false", name: "I tid" },
];

const toDo = { State: "Open" };

const filters = [
  search,
  <SelectInput sx={inline} key="State" source="State" choices={states} emptyText="Alla" alwaysOn />,
  <SelectInput sx={inline} key="Kind" source="Kind" choices={kinds} alwaysOn />,
  <ColleagueInput key="AssignedTo" source="AssignedTo" />,
  <SelectInput sx={inline} key="Late" source="Late" choices={lateness} />,
  <DateInput key="CreatedFrom" source="CreatedFrom" />,
  <DateInput key="CreatedTo" source="CreatedTo" />,
];

/** The reference and the product. The product is a link, for keyboard users. */
function Product() {
  const order = useRecordContext<Row>();
  if (!order) return null;
  return (
    <Box sx={{ minWidth: 200, py: 0.5 }}>
      <Link
        component={LinkBase}
        to={`/orders/${order.ID}`}
        color="inherit"
        underline="hover"
        onClick={(event: MouseEvent) => event.stopPropagation()}
        sx={{ fontWeight: 600, overflowWrap: "anywhere" }}
      >
        {order.ProductName}
      </Link>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {order.Reference} · {orderKindTexts[order.Kind]}
      </Typography>
    </Box>
  );
}

function Customer() {
  const order = useRecordContext<Row>();
  return <span>{order?.CustomerName ?? "Borttagen"}</span>;
}

const stateText = ({ State, InReview }: Row) =>
  InReview ? `${orderStateTexts[State]} · ${inReviewText}` : orderStateTexts[State];

function State() {
  const order = useRecordContext<Row>();
  if (!order) return null;
  return (
    <Chip size="small" variant="outlined" color={order.InReview ? "warning" : "default"} label={stateText(order)} />
  );
}

function Assignee() {
  const order = useRecordContext<Row>();
  return order?.AssignedTo ? <span>{order.AssignedTo.Name}</span> : null;
}

function Price() {
  const order = useRecordContext<Row>();
  return order ? <Box sx={{ whiteSpace: "nowrap" }}>{formatPrice(order.Amount)}</Box> : null;
}

function OrderedAt() {
  const order = useRecordContext<Row>();
  return order ? <Day at={order.CreatedAt} /> : null;
}

/** /admin/orders: orders that are paid and not delivered, and held ones; others by the filter. */
export function OrderList() {
  const isSmall = useIsSmall();
  const empty = <EmptyList picture="done" text="Ingen beställning väntar på att bli klar." filter={toDo} />;
  return (
    <StaffList
      title="Beställningar"
      filters={filters}
      filterDefaultValues={toDo}
      sort={{ field: "DueAt", order: "ASC" }}
      isTimed
    >
      {isSmall ? (
        <LinkRows<Row>
          primary={({ Reference, ProductName }) => `${Reference} ${ProductName}`}
          secondary={(order) => (
            <>
              {order.CustomerName ?? "Borttagen"} · {stateText(order)} <OrderTimeLeft order={order} />
            </>
          )}
          empty={empty}
        />
      ) : (
        <DataTable<Row>
          rowClick="edit"
          bulkActionButtons={false}
          empty={empty}
          storeKey="orders.datatable"
          sx={{ "& .RaDataTable-rowCell, & .RaDataTable-headerCell": { px: 1 } }}
        >
          <DataTable.Col source="ID" field={Product} />
          <DataTable.Col source="CustomerName" disableSort field={Customer} />
          <DataTable.Col source="State" disableSort field={State} />
          <DataTable.Col source="DueAt" field={OrderDueTime} />
          <DataTable.Col source="AssignedTo" disableSort field={Assignee} />
          <DataTable.Col source="Amount" disableSort field={Price} />
          <DataTable.Col source="CreatedAt" field={OrderedAt} />
        </DataTable>
      )}
    </StaffList>
  );
}
