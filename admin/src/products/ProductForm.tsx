import { lengths } from "@lagrum/core/contract/lengths";
import type { ReactNode } from "react";
import { BooleanInput, DateInput, NumberInput, required, SelectInput, SimpleForm, TextInput } from "react-admin";
import { AreaInput } from "../categories/AreaInput.tsx";
import { UnsavedForm } from "../drafts/UnsavedForm.tsx";
import { FormButtons } from "../forms/FormButtons.tsx";
import { BuyerQuestionsInput } from "./BuyerQuestionsInput.tsx";
import { PreviewButton } from "./PreviewButton.tsx";
import { Prices } from "./Prices.tsx";
import { amountFault } from "./productForm.ts";
import { taxChoices } from "./productLabels.ts";

const texts = { fullWidth: true, multiline: true } as const;

/** A list of strings, one per line. */
const lines = {
  ...texts,
  minRows: 3,
  format: (points: string[] | null | undefined) => (points ?? []).join("\n"),
  parse: (text: string) => text.split("\n"),
  helperText: "En punkt på varje rad.",
};

interface Props {
  isNew?: boolean;
  children?: ReactNode;
}

export const NewProductForm = () => <ProductForm isNew />;

/**
 * The fields of a product. The API validates lengths and slugs. Prices of an existing product are saved
 * separately.
 */
export function ProductForm({ isNew = false, children }: Props) {
  return (
    <SimpleForm
      noValidate
      warnWhenUnsavedChanges
      toolbar={
        <FormButtons
          title="Ta bort från webbplatsen?"
          consequence="Produkten försvinner från webbplatsen. Har den haft ett pris står den kvar här som inaktiv, med sin prishistorik."
        />
      }
      sx={{ maxWidth: "48rem", "& .MuiStack-root": { gap: 2, alignItems: "flex-start" } }}
    >
      <UnsavedForm />
      {!isNew && <Prices />}
      <TextInput source="Name" fullWidth validate={required()} helperText={`Högst ${lengths.ProductName.max} tecken`} />
      <TextInput
        source="Uri"
        fullWidth
        validate={isNew ? [] : required()}
        helperText={
          isNew
            ? "Efter /product/. Lämna tomt för en adress av namnet."
            : "Efter /product/. Byter du adress leder den gamla vidare till den nya."
        }
      />
      {isNew && (
        <>
          <TextInput
            source="Kronor"
            validate={amountFault}
            helperText="Med moms, till exempel 1 295,50. Utan pris säljs produkten inte än."
          />
          <SelectInput source="Tax" choices={taxChoices} defaultValue={2500} validate={required()} />
        </>
      )}
      <TextInput
        source="ShortDescription"
        {...texts}
        helperText="En mening, som också visas i prislistan och av sökmotorer."
      />
      <TextInput source="Description" {...texts} minRows={6} helperText="En tom rad börjar ett nytt stycke." />
      <TextInput source="Included" {...lines} />
      <TextInput source="NotIncluded" {...lines} />
      <TextInput source="YouNeed" {...lines} />
      <TextInput
        source="ExtraCosts"
        {...texts}
        helperText="Sådant som andra tar betalt för, till exempel en myndighets avgift."
      />
      <NumberInput
        source="DeliveryWorkingDays"
        sx={{ minWidth: 240 }}
        min={1}
        max={365}
        step={1}
        validate={required()}
      />
      <BooleanInput source="RequiresPersonalNumber" helperText="Köparen lämnar det i beställningen." />
      <BuyerQuestionsInput />
      <AreaInput source="CategoryID" variant="outlined" />
      <BooleanInput source="Active" helperText="Bara aktiva produkter visas på webbplatsen." />
      <DateInput source="ValidFrom" helperText="Första dagen den säljs." />
      <DateInput source="ValidTo" helperText="Sista dagen. Tomt betyder tills vidare." />
      <PreviewButton />
      {children}
    </SimpleForm>
  );
}
