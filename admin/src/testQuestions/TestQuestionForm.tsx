import { lengths } from "@lagrum/core/contract/fieldSchema";
import type { ReactNode } from "react";
import { BooleanInput, NumberInput, required, SimpleForm, TextInput } from "react-admin";
import { AreaInput } from "../categories/AreaInput.tsx";
import { UnsavedForm } from "../drafts/UnsavedForm.tsx";
import { FormButtons } from "../forms/FormButtons.tsx";

const texts = { fullWidth: true, multiline: true } as const;

/** The fields of a test question. The API validates lengths, and refuses to delete a question that has answers. */
export function TestQuestionForm({ children }: { children?: ReactNode }) {
  return (
    <SimpleForm
      noValidate
      warnWhenUnsavedChanges
      toolbar={
        <FormButtons consequence="Har någon svarat går provfrågan inte att ta bort, bara att göra inaktiv. Det går inte att ångra." />
      }
      sx={{ maxWidth: "48rem", "& .MuiStack-root": { gap: 2, alignItems: "flex-start" } }}
    >
      <UnsavedForm />
      <TextInput
        source="Title"
        fullWidth
        validate={required()}
        helperText={`${lengths.Title.min}–${lengths.Title.max} tecken`}
      />
      <TextInput
        source="QuestionBody"
        {...texts}
        minRows={6}
        validate={required()}
        helperText="Läses av den sökande. Minst 50 tecken."
      />
      <TextInput
        source="Guide"
        {...texts}
        minRows={6}
        validate={required()}
        helperText="Vad ett bra svar ska innehålla. Visas bara för den som bedömer."
      />
      <AreaInput source="CategoryID" variant="outlined" />
      <NumberInput source="SortOrder" min={0} max={1000} step={1} helperText="Lägst nummer visas först." />
      <BooleanInput source="Active" helperText="Bara aktiva provfrågor visas för sökande." />
      {children}
    </SimpleForm>
  );
}
