import { formatPrice } from "@lagrum/core/money/money";
import type { ManagedProduct } from "@lagrum/core/product/productSchema";
import SwapVertIcon from "@mui/icons-material/SwapVert";
import { Button } from "@mui/material";
import { useState } from "react";
import { type RaRecord, useDataProvider, useListContext } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { ListHeader } from "../lists/ListHeader.tsx";
import { ShortList } from "../lists/ShortList.tsx";
import { OrderDialog } from "../ordering/OrderDialog.tsx";
import { saleLabel } from "./productLabels.ts";

type Row = ManagedProduct & RaRecord;

function Head() {
  const { data = [] } = useListContext<Row>();
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const [isOrdering, setOrdering] = useState(false);
  return (
    <ListHeader add="Ny produkt">
      <Button
        variant="outlined"
        size="small"
        startIcon={<SwapVertIcon />}
        disabled={data.length < 2}
        onClick={() => setOrdering(true)}
      >
        Ändra ordningen
      </Button>
      {isOrdering && (
        <OrderDialog
          title="Produkternas ordning"
          items={data}
          save={(whole) => dataProvider.orderProducts(whole)}
          onClose={() => setOrdering(false)}
        />
      )}
    </ListHeader>
  );
}

const about = (product: Row) =>
  [
    product.Amount === null ? null : formatPrice(product.Amount),
    saleLabel(product),
    product.Category?.Name,
    `${product.DeliveryWorkingDays} arbetsdagar`,
  ]
    .filter(Boolean)
    .join(" · ");

/** /admin/products: fixed-price products, active and inactive. */
export function ProductList() {
  return (
    <ShortList<Row>
      title="Produkter"
      head={<Head />}
      picture="purchases"
      empty="Inga produkter ännu."
      primary={({ Name }) => Name}
      secondary={about}
    />
  );
}
