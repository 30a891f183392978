import { isNegative, parseAmount } from "@lagrum/core/money/parseAmount";
import { type BuyerQuestion, toSchema } from "@lagrum/core/product/buyerQuestions";
import type { CreateProduct, ManagedProduct, NewPrice, UpdateProduct } from "@lagrum/core/product/productSchema";
import { slug } from "@lagrum/core/text/slug";

/** The form's values. Emptied fields are null. */
export interface TypedProduct extends Partial<Omit<ManagedProduct, "TaxRate">> {
  CategoryID?: number | "" | null;
  /** The buyer's questions as a list; null if they can't be edited here and stay unchanged. */
  Asked?: Partial<BuyerQuestion>[] | null;
  /** Price of a new product, as typed. */
  Kronor?: string | null;
  Tax?: NewPrice["TaxRate"];
}

const points = (lines: string[] | null | undefined) => (lines ?? []).map((line) => line.trim()).filter(Boolean);

const toQuestion = ({
  Key = "",
  Label = "",
  Kind = "text",
  Required,
  Choices,
  Help,
  OnlyIf,
}: Partial<BuyerQuestion>): BuyerQuestion => ({
  ...{ Key, Label: Label.trim(), Kind, Required: Required ?? false },
  Choices: Kind === "choice" ? points(Choices) : [],
  ...(Help?.trim() && { Help: Help.trim() }),
  ...(OnlyIf && { OnlyIf }),
});

/** Maps the form's values to the request body. */
export const toSave = (typed: TypedProduct) => ({
  Name: typed.Name ?? "",
  Uri: typed.Uri || slug(typed.Name ?? ""),
  ShortDescription: typed.ShortDescription ?? "",
  Description: typed.Description ?? "",
  Included: points(typed.Included),
  NotIncluded: points(typed.NotIncluded),
  YouNeed: points(typed.YouNeed),
  ExtraCosts: typed.ExtraCosts || null,
  RequiresPersonalNumber: typed.RequiresPersonalNumber ?? false,
  DeliveryWorkingDays: typed.DeliveryWorkingDays ?? 0,
  CategoryID: typed.CategoryID || null,
  ...(typed.Asked && { Questions: toSchema(typed.Asked.map(toQuestion)) }),
  Active: typed.Active ?? true,
  ValidTo: typed.ValidTo || null,
});

export const toCreate = (typed: TypedProduct): CreateProduct => {
  const Amount = parseAmount(typed.Kronor ?? "");
  return {
    ...toSave(typed),
    ...(typed.ValidFrom && { ValidFrom: typed.ValidFrom }),
    ...(Amount !== null && { Price: { Amount, TaxRate: typed.Tax ?? 2500 } }),
  };
};

export const toUpdate = (typed: TypedProduct): UpdateProduct => ({
  ...toSave(typed),
  ...(typed.ValidFrom && { ValidFrom: typed.ValidFrom }),
});

/** Validates an optional amount. */
export function amountFault(kronor: string | null | undefined): string | undefined {
  if (!kronor?.trim() || parseAmount(kronor) !== null) return undefined;
  return isNegative(kronor) ? "Priset kan inte vara negativt." : "Ange ett pris i kronor, till exempel 1 295,50.";
}
