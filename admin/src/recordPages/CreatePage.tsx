import type { ComponentType } from "react";
import { Create } from "react-admin";
import { RequireRole } from "../session/RequireRole.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";

interface Props<Typed> {
  title: string;
  form: ComponentType;
  /** What the form begins with. */
  record: object;
  /** What the API takes of what the form holds. */
  toSave: (typed: Typed) => object;
  redirect?: "list" | "edit";
}

/** The page where administrators add something that they keep. */
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
