import type { SaveTemplate, Template } from "@lagrum/core/contract/template";
import { Create, Edit, type RaRecord, Title, useRecordContext } from "react-admin";
import { whole } from "../dataProvider.ts";
import { RequireRole } from "../session/RequireRole.tsx";
import { TemplateForm } from "./TemplateForm.tsx";

/** What the API takes of what the form holds. */
const toSave = ({ Name = "", Type, Body = "" }: Partial<SaveTemplate>): SaveTemplate => ({
  Name,
  Type: Type || null,
  Body,
});

function Heading() {
  const template = useRecordContext<Template & RaRecord>();
  return <Title title={template?.Name ?? "Mall"} />;
}

/** /admin/templates/{id} */
export function EditTemplate() {
  return (
    <RequireRole roles={["admin"]}>
      <Edit
        mutationMode="pessimistic"
        redirect="list"
        title={<Heading />}
        queryOptions={whole}
        transform={toSave}
        mutationOptions={whole}
      >
        <TemplateForm />
      </Edit>
    </RequireRole>
  );
}

/** /admin/templates/create */
export function CreateTemplatePage() {
  return (
    <RequireRole roles={["admin"]}>
      <Create redirect="list" title="Ny mall" record={{ Type: null, Body: "" }} transform={toSave}>
        <TemplateForm />
      </Create>
    </RequireRole>
  );
}
