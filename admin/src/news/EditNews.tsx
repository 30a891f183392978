import type { NewsFile, StaffNews, UpdateNews } from "@lagrum/core/news/newsSchema";
import type { MergeField } from "../conflicts/merge.ts";
import { CreatePage } from "../recordPages/CreatePage.tsx";
import { EditPage } from "../recordPages/EditPage.tsx";
import { NewsForm } from "./NewsForm.tsx";
import { publicationLabel } from "./publication.ts";

type Typed = Partial<Omit<StaffNews, "files">> & { files?: NewsFile[] };

/** Maps the form's values to the request body. */
const toSave = ({ Title: title, Body, PublishedAt = null, files = [] }: Typed): UpdateNews => ({
  Title: title ?? "",
  Body: Body ?? "",
  PublishedAt,
  Files: files.map(({ ID }) => ID),
});

const valuesOf = ({ Title: title, Body, PublishedAt, files }: StaffNews) => ({
  Title: title,
  Body,
  PublishedAt,
  files,
});
const fields: MergeField<ReturnType<typeof valuesOf>>[] = [
  { name: "Title", label: "Rubrik" },
  { name: "Body", label: "Text" },
  { name: "files", label: "Filer", format: ({ files }) => files.map(({ Name }) => Name).join("\n") },
  {
    name: "PublishedAt",
    label: "Publicering",
    format: ({ PublishedAt }) => publicationLabel(PublishedAt, new Date()),
  },
];

const nameOf = (news: StaffNews) => news.Title;

/** /admin/news/{id} */
export function EditNews() {
  return <EditPage title="Ändra nyheten" {...{ nameOf, toSave, fields, valuesOf }} form={NewsForm} />;
}

const blank = { Title: "", Body: "", PublishedAt: null, files: [] };

/** /admin/news/create */
export function CreateNewsPage() {
  return <CreatePage title="Ny nyhet" form={NewsForm} record={blank} toSave={toSave} />;
}
