import type { SaveTemplate, Template, UpdateTemplate } from "@lagrum/core/template/templateSchema";
import { questionTypeTexts } from "@lagrum/core/texts/questions";
import type { MergeField } from "../conflicts/merge.ts";
import { CreatePage } from "../recordPages/CreatePage.tsx";
import { EditPage } from "../recordPages/EditPage.tsx";
import { TemplateForm, templateKindTexts } from "./TemplateForm.tsx";

/** Maps the form's values to the request body. */
const toSave = ({ Kind = "answer", Name = "", Type, Body = "" }: Partial<UpdateTemplate>): SaveTemplate => ({
  Kind,
  Name,
  Type: Type || null,
  Body,
});

const valuesOf = ({ Kind, Name, Type, Body }: Template) => ({ Kind, Name, Type, Body });
const fields: MergeField<ReturnType<typeof valuesOf>>[] = [
  { name: "Name", label: "Namn" },
  {
    name: "Type",
    label: "Frågetyp",
    format: ({ Type }) => (Type ? questionTypeTexts[Type] : "Alla frågor"),
  },
  { name: "Kind", label: "Används till", format: ({ Kind }) => templateKindTexts[Kind] },
  { name: "Body", label: "Text" },
];

const nameOf = (template: Template) => template.Name;

/** /admin/templates/{id} */
export function EditTemplate() {
  return <EditPage title="Ändra mallen" {...{ nameOf, toSave, fields, valuesOf }} form={TemplateForm} />;
}

const blank = { Kind: "answer", Type: null, Body: "" };

/** /admin/templates/create */
export function CreateTemplatePage() {
  return <CreatePage title="Ny mall" form={TemplateForm} record={blank} toSave={toSave} />;
}
