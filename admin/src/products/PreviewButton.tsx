import { parseAmount } from "@lagrum/core/money/parseAmount";
import { includedTax } from "@lagrum/core/money/vat";
import type { ManagedProduct } from "@lagrum/core/product/productSchema";
import { Button } from "@mui/material";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { PreviewDialog } from "../ui/PreviewDialog.tsx";
import { PublicProductPreview, type ShownProduct } from "./PublicProductPreview.tsx";
import { type TypedProduct, toSave } from "./productForm.ts";

/** The price typed for a new product, or the current one. */
function priceOf(values: TypedProduct & Pick<Partial<ManagedProduct>, "TaxRate">) {
  const { Kronor, Tax = 2500 } = values;
  if (values.Amount !== undefined && values.Amount !== null) {
    const { Amount, TaxAmount, TaxRate, LowestAmount } = values;
    return { Amount, TaxAmount: TaxAmount ?? 0, TaxRate: TaxRate ?? 0, LowestAmount: LowestAmount ?? null };
  }
  const Amount = parseAmount(Kronor ?? "");
  return Amount === null ? null : { Amount, TaxAmount: includedTax(Amount, Tax), TaxRate: Tax, LowestAmount: null };
}

/** Previews the form's values as the public page. */
export function PreviewButton() {
  const { getValues } = useFormContext<TypedProduct>();
  const [shown, show] = useState<ShownProduct | null>(null);
  const look = () => {
    const typed = getValues();
    show({ ...toSave(typed), price: priceOf(typed) });
  };
  return (
    <>
      <Button variant="outlined" onClick={look}>
        Förhandsgranska
      </Button>
      {shown && (
        <PreviewDialog title="Så ser besökaren produkten" onClose={() => show(null)}>
          <PublicProductPreview product={shown} />
        </PreviewDialog>
      )}
    </>
  );
}
