import type { ReceiptItem } from "@lagrum/core/accounting/accountingSchema";
import { formatPrice } from "@lagrum/core/money/money";
import type { Order } from "@lagrum/core/order/orderSchema";
import { formatDate } from "@lagrum/core/text/dates";
import { entryKindTexts } from "@lagrum/core/texts/accounting";
import { Button, List, ListItem, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { download } from "../ui/download.ts";
import { toFormError } from "../ui/formError.ts";
import { Panel } from "../ui/Panel.tsx";

function ReceiptRow({ orderId, receipt }: { orderId: number; receipt: ReceiptItem }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const title = `${entryKindTexts[receipt.Kind]} ${receipt.Number}`;
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.downloadReceipt(orderId, receipt.ID),
    onSuccess: (blob) => download(blob, `${title.replaceAll(" ", "-").toLowerCase()}.pdf`),
    onError: (error) => notify(toFormError(error).text, { type: "error" }),
  });
  return (
    <ListItem disableGutters sx={{ gap: 2, flexWrap: "wrap" }}>
      <Typography sx={{ flex: "1 1 12rem" }}>
        {title}, {formatPrice(receipt.Amount)}, {formatDate(receipt.Day)}
      </Typography>
      <Button
        size="small"
        variant="outlined"
        disabled={isPending}
        aria-label={`Ladda ner ${title}`}
        onClick={() => mutate()}
      >
        {isPending ? "Hämtar …" : "Ladda ner"}
      </Button>
    </ListItem>
  );
}

/** The receipts and credit notes of an order, as the buyer sees them. */
export function OrderReceipts({ order: { ID, Receipts } }: { order: Order }) {
  if (Receipts.length === 0) return null;
  return (
    <Panel title="Kvitton">
      <List disablePadding>
        {Receipts.map((receipt) => (
          <ReceiptRow key={receipt.ID} orderId={ID} receipt={receipt} />
        ))}
      </List>
    </Panel>
  );
}
