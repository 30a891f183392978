import type { Synonym } from "@lagrum/core/search/synonymSchema";
import type { MergeField } from "../conflicts/merge.ts";
import { CreatePage } from "../recordPages/CreatePage.tsx";
import { EditPage } from "../recordPages/EditPage.tsx";
import { toSave } from "./expressions.ts";
import { SynonymForm } from "./SynonymForm.tsx";
import { useMissRemoval } from "./useMissRemoval.ts";

const roles = ["admin", "advisor"] as const;

const valuesOf = ({ From, To }: Synonym) => ({ From, To });
const fields: MergeField<ReturnType<typeof valuesOf>>[] = [
  { name: "From", label: "Uttryck", format: ({ From }) => From.join("\n") },
  { name: "To", label: "Hittar också", format: ({ To }) => To.join("\n") },
];
const nameOf = ({ From }: Synonym) => From[0] ?? "";

/** /admin/synonyms/{id} */
export function EditSynonym() {
  return <EditPage title="Ändra synonymen" {...{ nameOf, toSave, fields, valuesOf, roles }} form={SynonymForm} />;
}

const blank = { From: [], To: [] };

/** /admin/synonyms/create; the page of searches without a good hit prefills the expressions. */
export function CreateSynonymPage() {
  const onCreated = useMissRemoval();
  return <CreatePage title="Ny synonym" form={SynonymForm} record={blank} {...{ toSave, roles, onCreated }} />;
}
