import { lengths } from "@lagrum/core/contract/lengths";
import type { Template } from "@lagrum/core/template/templateSchema";
import { RichTextInput } from "ra-input-rich-text";
import type { ReactNode } from "react";
import { FormDataConsumer, required, SelectInput, SimpleForm, TextInput } from "react-admin";
import { UnsavedForm } from "../drafts/UnsavedForm.tsx";
import { EditorToolbar } from "../editor/EditorToolbar.tsx";
import { editorOptions, editorStyle } from "../editor/editorOptions.ts";
import { FormButtons } from "../forms/FormButtons.tsx";
import { typeChoices } from "../questions/questionFilters.tsx";

export const templateKindTexts: Record<Template["Kind"], string> = {
  answer: "Svar",
  facts: "Be om uppgifter",
  decline: "Tacka nej",
};
const kinds = Object.entries(templateKindTexts).map(([id, name]) => ({ id, name }));

/** The fields of a template. */
export function TemplateForm({ children }: { children?: ReactNode }) {
  return (
    <SimpleForm
      noValidate
      warnWhenUnsavedChanges
      toolbar={<FormButtons consequence="Svar som har börjat med mallen ändras inte. Det går inte att ångra." />}
      sx={{
        maxWidth: "48rem",
        "& > .MuiStack-root": { gap: 2 },
        "& .RaLabeled-label": { fontSize: "1rem" },
        ...editorStyle,
      }}
    >
      <UnsavedForm />
      <TextInput
        source="Name"
        fullWidth
        validate={required()}
        helperText={`Högst ${lengths.TemplateName.max} tecken`}
      />
      <SelectInput
        source="Type"
        choices={typeChoices}
        parse={(value: string) => value || null}
        emptyText="Alla frågor"
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        helperText="Mallen visas först för frågor av den typen."
      />
      <SelectInput source="Kind" choices={kinds} validate={required()} defaultValue="answer" />
      <FormDataConsumer>
        {({ formData }) =>
          formData.Kind !== "answer" ? (
            <TextInput
              source="Body"
              fullWidth
              multiline
              minRows={8}
              validate={required()}
              helperText="Ren text, som den som frågade får läsa."
            />
          ) : (
            <RichTextInput
              source="Body"
              fullWidth
              validate={required()}
              editorOptions={editorOptions("Mallens text")}
              toolbar={<EditorToolbar />}
              helperText="Skriv det som ska fyllas i inom hakparenteser, till exempel [datum]."
            />
          )
        }
      </FormDataConsumer>
      {children}
    </SimpleForm>
  );
}
