import { type Order, SaveOrderNotes } from "@lagrum/core/order/orderSchema";
import { Button, Typography } from "@mui/material";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { NotesDialog } from "../forms/NotesDialog.tsx";
import { Panel } from "../ui/Panel.tsx";

/** Internal notes of the staff. */
export function OrderNotes({ order }: { order: Order }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title="Anteckningar">
      <Typography
        variant="body2"
        sx={{
          mb: 1.5,
          whiteSpace: "pre-line",
          overflowWrap: "anywhere",
          ...(!order.Notes && { color: "text.secondary" }),
        }}
      >
        {order.Notes || "Inga anteckningar. De syns bara för personalen."}
      </Typography>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {order.Notes ? "Ändra anteckningarna" : "Anteckna"}
      </Button>
      {isOpen && (
        <NotesDialog
          row={order}
          schema={SaveOrderNotes}
          save={(body) => dataProvider.saveOrderNotes(order.ID, body)}
          onClose={() => setOpen(false)}
        />
      )}
    </Panel>
  );
}
