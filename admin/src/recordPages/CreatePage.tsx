import type { ComponentType } from "react";
import { Create } from "react-admin";
import { RequireRole } from "../session/RequireRole.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";

interface Props<Typed> {
  title: string;
  form: ComponentType;
  /** The form's initial values. */
  record: object;
  /** Maps the form's values to the request body. */
  toSave: (typed: Typed) => object;
  redirect?: "list" | "edit";
}

/** A page where admins create a record. */
export function CreatePage<Typed>({ title, form: Form, record, toSave, redirect = "list" }: Props<Typed>) {
  return (
    <RequireRole roles={["admin"]}>
      <PageTitle>{title}</PageTitle>
      <Create redirect={redirect} title={false} record={record} transform={toSave}>
        <Form />
      </Create>
    </RequireRole>
  );
}
