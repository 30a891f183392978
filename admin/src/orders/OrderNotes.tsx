import { lengths } from "@lagrum/core/contract/lengths";
import { type Order, SaveOrderNotes } from "@lagrum/core/order/orderSchema";
import { Button, Typography } from "@mui/material";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { LongTextInput } from "../forms/dialogInputs.tsx";
import { LockedDialog } from "../forms/LockedDialog.tsx";
import { Panel } from "../ui/Panel.tsx";

const fields = [{ name: "Notes", label: "Anteckningar" }] as const;
const valuesOf = ({ Notes }: Pick<Order, "Notes">) => ({ Notes });

function NotesDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  return (
    <LockedDialog
      title={`Anteckningar om ${order.Reference}`}
      schema={SaveOrderNotes}
      row={order}
      fields={fields}
      valuesOf={valuesOf}
      save={(body) => dataProvider.saveOrderNotes(order.ID, body)}
      onClose={onClose}
    >
      <LongTextInput
        source="Notes"
        label="Anteckningar"
        hint="Syns bara för personalen."
        maxLength={lengths.Notes.max}
        minRows={5}
      />
    </LockedDialog>
  );
}

/** Internal notes of the staff. */
export function OrderNotes({ order }: { order: Order }) {
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
      {isOpen && <NotesDialog order={order} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
