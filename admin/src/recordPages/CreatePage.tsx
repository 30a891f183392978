import type { Role } from "@lagrum/core/account/accountSchema";
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
  /** Called in place of a message and the redirect. */
  onCreated?: (() => void) | undefined;
  /** Who may create one; admins by default. */
  roles?: readonly Role[];
}

/** A page where staff create a record. */
export function CreatePage<Typed>({
  title,
  form: Form,
  record,
  toSave,
  redirect = "list",
  onCreated,
  roles = ["admin"],
}: Props<Typed>) {
  return (
    <RequireRole roles={roles}>
      <PageTitle>{title}</PageTitle>
      <Create
        redirect={redirect}
        title={false}
        record={record}
        transform={toSave}
        {...(onCreated && { mutationOptions: { onSuccess: onCreated } })}
      >
        <Form />
      </Create>
    </RequireRole>
  );
}
