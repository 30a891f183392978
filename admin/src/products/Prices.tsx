import { formatPrice, percent } from "@lagrum/core/money/money";
import type { ManagedProduct, ProductPrice } from "@lagrum/core/product/productSchema";
import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { type RaRecord, useDataProvider, useNotify, useRecordContext } from "react-admin";
import { useFormContext } from "react-hook-form";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FigureTable } from "../ui/FigureTable.tsx";
import { PriceDialog } from "./PriceDialog.tsx";
import { isComingPrice, priceStartLabel, saleLabel } from "./productLabels.ts";

/** Fields that change with a price. */
const priced = ["Prices", "Amount", "TaxAmount", "TaxRate", "LowestAmount", "IsSold"] as const;

/**
 * The product's price history. Prices are saved at once, and copied to the form with their `UpdatedAt`, so that the
 * form's optimistic lock stays valid.
 */
export function Prices() {
  const record = useRecordContext<ManagedProduct & RaRecord>();
  const { watch, getValues, setValue } = useFormContext<ManagedProduct>();
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const [Prices, Amount, , , , IsSold] = watch(priced);
  if (!record || !Prices) return null;

  const updateForm = (after: ManagedProduct) => {
    for (const name of priced) setValue(name, after[name]);
  };
  const withdraw = async ({ ID }: ProductPrice) => {
    try {
      // `UpdatedAt` is not updated: the response may have a colleague's changes, which the form lacks.
      updateForm(await dataProvider.withdrawPrice(record.ID, ID));
      notify("Priset är borttaget.", { type: "success" });
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: "error" });
    }
  };
  return (
    <Box
      component="section"
      aria-labelledby="prices"
      sx={{ width: "100%", pb: 2, mb: 1, borderBottom: 1, borderColor: "divider" }}
    >
      <Typography id="prices" variant="h6" component="h2" gutterBottom>
        Pris: {Amount === null ? "inget" : formatPrice(Amount)}
      </Typography>
      <Typography sx={{ mb: 1 }}>{saleLabel({ ...record, Amount, IsSold })}.</Typography>
      {Prices.length > 0 && (
        <FigureTable
          label="Prishistorik"
          columns={["Gäller från", "Pris", "Varav moms", "Momssats", "Åtgärd"]}
          rows={Prices.map((price) => ({
            key: price.ID,
            cells: [
              priceStartLabel(price),
              ...[formatPrice(price.Amount), formatPrice(price.TaxAmount), percent(price.TaxRate)],
              isComingPrice(price) && (
                <Button size="small" onClick={() => void withdraw(price)}>
                  Ta bort
                </Button>
              ),
            ],
          }))}
        />
      )}
      <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setOpen(true)}>
        Nytt pris
      </Button>
      {isOpen && (
        <PriceDialog
          taxRate={getValues().TaxRate}
          save={async (price) => {
            const after = await dataProvider.addPrice(record.ID, price, getValues().UpdatedAt);
            updateForm(after);
            setValue("UpdatedAt", after.UpdatedAt);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}
