import { lengths } from "@lagrum/core/contract/fieldSchema";
import { orderReference } from "@lagrum/core/order/orderReference";
import type { Order, OrderListItem } from "@lagrum/core/order/orderSchema";
import { readReferences } from "@lagrum/core/order/readReferences";
import { orderStateTexts } from "@lagrum/core/texts/orders";
import { isSameAddress } from "@lagrum/core/withdrawal/senderAddress";
import type { WithdrawalListItem } from "@lagrum/core/withdrawal/withdrawalSchema";
import { Alert, Box, TextField, Typography } from "@mui/material";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { refusalCode } from "../dataProvider/httpError.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { LongTextField } from "../forms/LongTextField.tsx";
import { Facts } from "../ui/Facts.tsx";
import { toFormError } from "../ui/formError.ts";

type Row = OrderListItem & { id: number };

/** A number alone is being typed until it has four digits, as orders have. */
const canBeOrder = (text: string) => readReferences(text).some(({ Kind, ID }) => Kind !== null || ID > 999);

/** The order that a reference names, whole, if the caller may see it; the references alone where several have it. */
function ordersNamed(dataProvider: LagrumDataProvider, Reference: string) {
  return queryOptions({
    queryKey: ["orders", "named", Reference],
    queryFn: async () => {
      const { data } = await dataProvider.getList<Row>("orders", {
        ...{ filter: { Reference }, pagination: { page: 1, perPage: 5 }, sort: { field: "ID", order: "ASC" } },
      });
      const [only, another] = data;
      if (!only || another) return { references: data.map((row) => row.Reference) };
      const order = (await dataProvider.getOne<Order & { id: number }>("orders", { id: only.ID })).data;
      return { references: [only.Reference], order };
    },
    enabled: canBeOrder(Reference),
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
  const queryClient = useQueryClient();
  const suggested = suggestionFor(withdrawal);
  const [typed, setTyped] = useState(suggested);
  const [Reason, setReason] = useState("");
  /** The reference for which the API asked for a reason. */
  const [refused, setRefused] = useState<string | null>(null);
  const search = ordersNamed(dataProvider, typed.trim());
  const { data: named, error } = useQuery(search);
  const order = named?.order;
  const buyer = order?.Customer?.Email ?? null;
  const isOther = order !== undefined && buyer !== null && !isSameAddress(withdrawal.Email, buyer);
  const needsReason = isOther || refused === typed;
  const save = async () => {
    const reason = needsReason ? { Reason } : {};
    const found = search.enabled ? await queryClient.ensureQueryData(search) : undefined;
    // 0 is no order: the API's error is shown at the field.
    await dataProvider
      .matchWithdrawal(withdrawal.ID, { OrderID: found?.order?.ID ?? 0, ...reason })
      .catch((failure) => {
        if (refusalCode(failure) === "WITHDRAWAL_ADDRESS_DIFFERS") setRefused(typed);
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
            helperText={
              fieldErrors.OrderID ??
              "Till exempel O-5012, eller frågans L-1111. Ångerrätten prövas och återbetalningen startar."
            }
          />
          <Box aria-live="polite">
            {order && <Compared withdrawal={withdrawal} order={order} />}
            {named && !order && <Typography sx={{ color: "text.secondary" }}>{notOne(named.references)}</Typography>}
            {error && <Typography sx={{ color: "text.secondary" }}>{toFormError(error).text}</Typography>}
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

/** What the sender wrote, where it can be read: the order is shown before it is tied. */
function suggestionFor({ OrderID, OrderRef }: WithdrawalListItem): string {
  if (OrderID !== null) return orderReference(OrderID);
  return canBeOrder(OrderRef) ? OrderRef : "";
}

const notOne = (references: readonly string[]): string =>
  references.length === 0
    ? "Du har ingen beställning med den referensen."
    : `Referensen kan gälla flera beställningar: ${references.join(", ")}. Skriv en av dem.`;

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
