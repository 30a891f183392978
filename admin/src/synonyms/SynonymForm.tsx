import { Alert } from "@mui/material";
import type { ReactNode } from "react";
import { FormDataConsumer, SimpleForm, TextInput } from "react-admin";
import { UnsavedForm } from "../drafts/UnsavedForm.tsx";
import { FormButtons } from "../forms/FormButtons.tsx";
import { checkFrom, checkTo, describeDirection, type TypedSynonym, toSave } from "./expressions.ts";
import { PreviewPanel } from "./PreviewPanel.tsx";

const toText = (lines: string[] | null | undefined): string => (lines ?? []).join("\n");
const toLines = (text: string): string[] => text.split("\n");

/** The fields of a group of synonyms: one expression on each line. */
export function SynonymForm({ children }: { children?: ReactNode }) {
  return (
    <SimpleForm
      noValidate
      warnWhenUnsavedChanges
      toolbar={
        <FormButtons consequence="Sökningar med uttrycken hittar inte längre varandra. Det går inte att ångra." />
      }
      sx={{ maxWidth: "48rem", "& > .MuiStack-root": { gap: 2 } }}
    >
      <UnsavedForm />
      <TextInput
        source="From"
        fullWidth
        multiline
        minRows={3}
        format={toText}
        parse={toLines}
        validate={checkFrom}
        helperText="Ett uttryck på varje rad, som folk skriver det: få sparken"
      />
      <TextInput
        source="To"
        fullWidth
        multiline
        minRows={2}
        format={toText}
        parse={toLines}
        validate={checkTo}
        helperText="Lämna tomt när alla uttryck ovanför betyder samma sak. Annars ett på varje rad: uppsägning"
      />
      <FormDataConsumer<TypedSynonym>>
        {({ formData }) => (
          <Alert severity="info" icon={false} sx={{ width: "100%" }}>
            {describeDirection(toSave(formData))}
          </Alert>
        )}
      </FormDataConsumer>
      <PreviewPanel />
      {children}
    </SimpleForm>
  );
}
