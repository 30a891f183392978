import type {
  CreateTestQuestion,
  TestQuestion,
  UpdateTestQuestion,
} from "@lagrum/core/testQuestion/testQuestionSchema";
import { useAreaName } from "../categories/useAreaName.ts";
import type { MergeField } from "../conflicts/merge.ts";
import { withCategoryID, yesOrNo } from "../forms/formValues.ts";
import { CreatePage } from "../recordPages/CreatePage.tsx";
import { EditPage } from "../recordPages/EditPage.tsx";
import { TestQuestionForm } from "./TestQuestionForm.tsx";

interface Typed extends Partial<Omit<CreateTestQuestion, "CategoryID">> {
  CategoryID?: number | "" | null;
  UpdatedAt?: string;
}

/** Maps the form's values to the request body. */
const toSave = ({ Title, QuestionBody, Guide, CategoryID, Active, SortOrder }: Typed): UpdateTestQuestion => ({
  Title,
  QuestionBody,
  Guide,
  CategoryID: CategoryID || null,
  Active,
  SortOrder: SortOrder ?? 0,
});

const valuesOf = ({ Title, QuestionBody, Guide, Category, Active, SortOrder }: TestQuestion) => ({
  ...{ Title, QuestionBody, Guide, Active, SortOrder },
  CategoryID: Category?.ID ?? null,
});

const fieldsOf = (areaName: (id: number | null) => string): MergeField<ReturnType<typeof valuesOf>>[] => [
  { name: "Title", label: "Rubrik" },
  { name: "QuestionBody", label: "Uppgift till den sökande" },
  { name: "Guide", label: "Bedömningsstöd" },
  { name: "CategoryID", label: "Rättsområde", format: ({ CategoryID }) => areaName(CategoryID) },
  { name: "SortOrder", label: "Ordning" },
  { name: "Active", label: "Aktiv", format: ({ Active }) => yesOrNo(Active) },
];
const nameOf = (question: TestQuestion) => question.Title;

/** /admin/test-questions/{id} */
export function EditTestQuestion() {
  const fields = fieldsOf(useAreaName());
  return (
    <EditPage
      title="Ändra provfrågan"
      {...{ nameOf, toSave, fields, valuesOf }}
      form={TestQuestionForm}
      toForm={withCategoryID}
    />
  );
}

const blank = { Active: true, SortOrder: 0 };

/** /admin/test-questions/create */
export function CreateTestQuestionPage() {
  return <CreatePage title="Ny provfråga" form={TestQuestionForm} record={blank} toSave={toSave} />;
}
