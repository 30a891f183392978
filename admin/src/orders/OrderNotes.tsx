import { lengths } from "@lagrum/core/contract/lengths";
import type { Order } from "@lagrum/core/order/orderSchema";
import { Button, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import { useOptimisticLock } from "../conflicts/useOptimisticLock.ts";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { Panel } from "../ui/Panel.tsx";

const fields = [{ name: "Notes", label: "Anteckningar" }] as const;
const valuesOf = ({ Notes }: Pick<Order, "Notes">) => ({ Notes });

function NotesDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { values, setValues, UpdatedAt, merging, isChanged } = useOptimisticLock(order, fields, valuesOf);
  return (
    <FormDialog
      title={`Anteckningar om ${order.Reference}`}
      save={() => dataProvider.saveOrderNotes(order.ID, { ...values, UpdatedAt })}
      onClose={onClose}
      merging={merging}
      isChanged={isChanged}
    >
      {(fieldErrors) => (
        <TextField
          label="Anteckningar"
          fullWidth
          multiline
          minRows={5}
          margin="normal"
          value={values.Notes}
          onChange={(event) => setValues({ Notes: event.target.value })}
          error={fieldErrors.Notes !== undefined}
          helperText={fieldErrors.Notes ?? "Syns bara för personalen."}
          slotProps={{ htmlInput: { maxLength: lengths.Notes.max } }}
        />
      )}
    </FormDialog>
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
