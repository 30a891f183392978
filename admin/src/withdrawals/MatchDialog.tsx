import { lengths } from "@lagrum/core/contract/fieldSchema";
import { orderReference } from "@lagrum/core/order/orderReference";
import type { Order } from "@lagrum/core/order/orderSchema";
import { orderStateTexts } from "@lagrum/core/texts/orders";
import { isSameAddress } from "@lagrum/core/withdrawal/senderAddress";
import type { WithdrawalListItem } from "@lagrum/core/withdrawal/withdrawalSchema";
import { Alert, Box, TextField, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { refusalCode } from "../dataProvider/httpError.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { LongTextField } from "../forms/LongTextField.tsx";
import { Facts } from "../ui/Facts.tsx";

const digits = (text: string) => text.replace(/\D/g, "");

/** The order with that reference, if the caller may see it. */
function useOrder(number: string) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  return useQuery({
    queryKey: ["orders", "matched", number],
    queryFn: async () => (await dataProvider.getOne<Order & { id: number }>("orders", { id: Number(number) })).data,
    enabled: number.length > 3,
    retry: false,
  });
}

/**
 * Links an unmatched withdrawal to its order. The sender and the order's customer are shown side by side, and another
 * address needs a reason. Who has not taken the order does not see its address: the API compares.
 */
export function MatchDialog({ withdrawal, onClose }: { withdrawal: WithdrawalListItem; onClose: () => void }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const suggested = withdrawal.OrderID === null ? "" : orderReference(withdrawal.OrderID);
  const [typed, setTyped] = useState(suggested);
  const [Reason, setReason] = useState("");
  /** The reference for which the API asked for a reason. */
  const [refused, setRefused] = useState<string | null>(null);
  const number = digits(typed);
  const { data: order, error } = useOrder(number);
  const buyer = order?.Customer?.Email ?? null;
  const isOther = order !== undefined && buyer !== null && !isSameAddress(withdrawal.Email, buyer);
  const needsReason = isOther || refused === number;
  const save = async () => {
    const reason = needsReason ? { Reason } : {};
    // 0 is no order: the API's error is shown at the field.
    await dataProvider.matchWithdrawal(withdrawal.ID, { OrderID: Number(number), ...reason }).catch((failure) => {
      if (refusalCode(failure) === "WITHDRAWAL_ADDRESS_DIFFERS") setRefused(number);
      throw failure;
    });
    notify("Ångern är prövad.", { type: "success" });
  };
  return (
    <FormDialog
      title={`Koppla ${withdrawal.Reference} till en beställning`}
      save={save}
      words={{ save: "Koppla och pröva", saving: "Prövar …" }}
      onClose={onClose}
      isChanged={typed !== suggested || Reason.trim() !== ""}
    >
      {(fieldErrors) => (
        <>
          <TextField
            label="Beställningens referens"
            fullWidth
            margin="normal"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={fieldErrors.OrderID !== undefined}
            helperText={fieldErrors.OrderID ?? "Till exempel O-5012. Ångerrätten prövas och återbetalningen startar."}
          />
          <Box aria-live="polite">
            {order && <Compared withdrawal={withdrawal} order={order} />}
            {error && number.length > 3 && (
              <Typography sx={{ color: "text.secondary" }}>Du har ingen beställning med den referensen.</Typography>
            )}
            {needsReason && (
              <Alert severity="warning" sx={{ mt: 2 }}>
                Ångern skickades från en annan adress än beställningens. Kontrollera att det är samma person. Beslutet
                mejlas till adressen i beställningen.
              </Alert>
            )}
          </Box>
          {needsReason && (
            <LongTextField
              label="Varför är det samma köp?"
              value={Reason}
              onChange={setReason}
              error={fieldErrors.Reason}
              hint="Skälet sparas i loggen."
              maxLength={lengths.Reason.max}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}

/** The message and the order side by side. */
const Compared = ({ withdrawal, order }: { withdrawal: WithdrawalListItem; order: Order }) => (
  <Facts
    facts={[
      ["Beställningen", `${order.ProductName}, ${orderStateTexts[order.State].toLocaleLowerCase("sv")}`],
      ["Beställningens kund", order.CustomerName ?? "Uppgifterna är borttagna"],
      [
        "Beställningens e-post",
        order.Customer?.Email ?? (order.ContactHidden ? "Visas när du har tagit beställningen" : null),
      ],
      ["Den som ångrar sig", withdrawal.Name],
      ["Ångerns e-post", withdrawal.Email],
    ]}
  />
);
