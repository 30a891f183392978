import type { AccountingDifference } from "@lagrum/core/accounting/accountingSchema";
import { formatPrice } from "@lagrum/core/money/money";
import { orderReference } from "@lagrum/core/order/orderReference";
import { formatDateTime } from "@lagrum/core/text/dates";
import { differenceKindTexts } from "@lagrum/core/texts/accounting";
import { Alert, AlertTitle, Link, List, ListItem } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { LinkBase, useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";

const shown = ({ Kind }: AccountingDifference, value: number) => (Kind === "Series" ? value : formatPrice(value));

/** Alerts when entries, orders and the provider's books differ. Otherwise renders nothing. */
export function Differences() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { data = [] } = useQuery({
    queryKey: ["accountingDifferences"],
    queryFn: () => dataProvider.listAccountingDifferences(),
  });
  if (data.length === 0) return null;
  return (
    <Alert severity="error">
      <AlertTitle>Bokföringen stämmer inte</AlertTitle>
      <List dense disablePadding>
        {data.map((difference) => (
          <ListItem key={difference.ID} disableGutters sx={{ display: "block" }}>
            {differenceKindTexts[difference.Kind]}
            {difference.OrderID !== null && (
              <>
                {" "}
                (
                <Link component={LinkBase} to={`/orders/${difference.OrderID}`} color="inherit">
                  {orderReference(difference.OrderID)}
                </Link>
                )
              </>
            )}
            : {shown(difference, difference.Expected)} mot {shown(difference, difference.Found)}, skillnad{" "}
            {shown(difference, difference.Found - difference.Expected)}. Upptäckt {formatDateTime(difference.FoundAt)}.
          </ListItem>
        ))}
      </List>
    </Alert>
  );
}
