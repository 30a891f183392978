import { orderReference } from "@lagrum/core/order/orderReference";
import type { WithdrawalListItem } from "@lagrum/core/withdrawal/withdrawalSchema";
import { TextField } from "@mui/material";
import { useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../forms/FormDialog.tsx";

const digits = (text: string) => text.replace(/\D/g, "");

/** Links an unmatched withdrawal to its order. */
export function MatchDialog({ withdrawal, onClose }: { withdrawal: WithdrawalListItem; onClose: () => void }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const found = withdrawal.OrderID === null ? "" : orderReference(withdrawal.OrderID);
  const [number, setNumber] = useState(found);
  const save = async () => {
    // 0 is no order: the API's error is shown at the field.
    await dataProvider.matchWithdrawal(withdrawal.ID, { OrderID: Number(digits(number)) });
    notify("Ångern är prövad.", { type: "success" });
  };
  return (
    <FormDialog
      title={`Koppla ${withdrawal.Reference} till en beställning`}
      save={save}
      words={{ save: "Koppla och pröva", saving: "Prövar …" }}
      onClose={onClose}
      isChanged={number !== found}
    >
      {(fieldErrors) => (
        <TextField
          label="Beställningens referens"
          fullWidth
          margin="normal"
          value={number}
          onChange={(event) => setNumber(event.target.value)}
          error={fieldErrors.OrderID !== undefined}
          helperText={fieldErrors.OrderID ?? "Till exempel O-5012. Ångerrätten prövas och återbetalningen startar."}
        />
      )}
    </FormDialog>
  );
}
