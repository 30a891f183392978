import { type BuyerQuestion, questionsOf } from "@lagrum/core/product/buyerQuestions";
import type { ManagedProduct } from "@lagrum/core/product/productSchema";
import type { RaRecord } from "react-admin";
import { useAreaName } from "../categories/useAreaName.ts";
import type { MergeField } from "../conflicts/merge.ts";
import { withCategoryID, yesOrNo } from "../forms/formValues.ts";
import { CreatePage } from "../recordPages/CreatePage.tsx";
import { EditPage } from "../recordPages/EditPage.tsx";
import { NewProductForm, ProductForm } from "./ProductForm.tsx";
import { toCreate, toUpdate } from "./productForm.ts";

/** Maps the API's product to the form's values. */
const toForm = (row: ManagedProduct & RaRecord) => ({ ...withCategoryID(row), Asked: questionsOf(row.Questions) });

const valuesOf = (product: ManagedProduct) => {
  const { Name, Uri, ShortDescription, Description, Included, NotIncluded, YouNeed, ExtraCosts } = product;
  const { DeliveryWorkingDays, RequiresPersonalNumber, Category, Active, ValidFrom, ValidTo, Questions } = product;
  return {
    ...{ Name, Uri, ShortDescription, Description, Included, NotIncluded, YouNeed, ExtraCosts },
    ...{ DeliveryWorkingDays, RequiresPersonalNumber, Active, ValidFrom, ValidTo },
    CategoryID: Category?.ID ?? null,
    Asked: questionsOf(Questions),
  };
};

const inLines = (points: string[]) => points.join("\n");
const asLabels = (questions: BuyerQuestion[] | null) => inLines((questions ?? []).map(({ Label }) => Label));

const fieldsOf = (areaName: (id: number | null) => string): MergeField<ReturnType<typeof valuesOf>>[] => [
  { name: "Name", label: "Namn" },
  { name: "Uri", label: "Adress" },
  { name: "ShortDescription", label: "Kort beskrivning" },
  { name: "Description", label: "Beskrivning" },
  { name: "Included", label: "Det här ingår", format: ({ Included }) => inLines(Included) },
  { name: "NotIncluded", label: "Det här ingår inte", format: ({ NotIncluded }) => inLines(NotIncluded) },
  { name: "YouNeed", label: "Det här behöver vi", format: ({ YouNeed }) => inLines(YouNeed) },
  { name: "ExtraCosts", label: "Tillkommer" },
  { name: "DeliveryWorkingDays", label: "Klart inom arbetsdagar" },
  {
    name: "RequiresPersonalNumber",
    label: "Personnummer behövs",
    format: ({ RequiresPersonalNumber }) => yesOrNo(RequiresPersonalNumber),
  },
  { name: "Asked", label: "Frågor till köparen", format: ({ Asked }) => asLabels(Asked) },
  { name: "CategoryID", label: "Rättsområde", format: ({ CategoryID }) => areaName(CategoryID) },
  { name: "Active", label: "Aktiv", format: ({ Active }) => yesOrNo(Active) },
  { name: "ValidFrom", label: "Säljs från" },
  { name: "ValidTo", label: "Säljs till" },
];
const nameOf = (product: ManagedProduct) => product.Name;

/** /admin/products/{id} */
export function EditProduct() {
  const fields = fieldsOf(useAreaName());
  return (
    <EditPage title="Ändra produkten" {...{ nameOf, toForm, fields, valuesOf }} form={ProductForm} toSave={toUpdate} />
  );
}

const blank = { Active: true, Tax: 2500 };

/** /admin/products/create */
export function CreateProductPage() {
  return <CreatePage title="Ny produkt" form={NewProductForm} record={blank} toSave={toCreate} redirect="edit" />;
}
