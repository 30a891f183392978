import type { Role } from "@lagrum/core/account/accountSchema";
import type { ComponentType, ReactNode } from "react";
import { Edit, type RaRecord, useEditContext } from "react-admin";
import { frozenQuery, type MergeField } from "../conflicts/merge.ts";
import { SaveConflict, useSaveConflict } from "../conflicts/SaveConflict.tsx";
import { whole } from "../dataProvider/dataProvider.ts";
import { RequireRole } from "../session/RequireRole.tsx";
import { FormSkeleton } from "../ui/PageSkeleton.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { ReadFailure } from "./ReadFailure.tsx";
import { useRecordQuery } from "./useRecordQuery.ts";

interface Props<Row, Typed, Values extends object> {
  /** "Ändra nyheten". The record's name is in the form. */
  title: string;
  nameOf: (row: Row) => string;
  form: ComponentType<{ children?: ReactNode }>;
  /** Maps a row to the form's values, where they differ. */
  toForm?: (row: Row & RaRecord) => RaRecord;
  /** Maps the form's values to the request body. */
  toSave: (typed: Typed) => object;
  /** The fields to merge in a conflict, and their values in a row. */
  fields: readonly MergeField<Values>[];
  valuesOf: (row: Row) => Values;
  /** Who may edit it; admins by default. */
  roles?: readonly Role[];
}

function Heading<Row>({ title, nameOf }: Pick<Props<Row, never, object>, "title" | "nameOf">) {
  const { record: row, error, refetch } = useEditContext();
  return (
    <>
      <PageTitle about={row && nameOf(row as Row)}>{title}</PageTitle>
      <ReadFailure error={error} isShown={row !== undefined} onRetry={() => void refetch()} />
      {!row && !error && <FormSkeleton />}
    </>
  );
}

/** A page where staff edit a record, with optimistic locking and a merge dialog. */
export function EditPage<
  Row extends { UpdatedAt: string },
  Typed extends { UpdatedAt?: string },
  Values extends object,
>({ title, nameOf, form: Form, toForm, toSave, fields, valuesOf, roles = ["admin"] }: Props<Row, Typed, Values>) {
  const { onError, ...stale } = useSaveConflict<Row>();
  const recordQuery = useRecordQuery();
  return (
    <RequireRole roles={roles}>
      <Edit<Row & RaRecord>
        mutationMode="pessimistic"
        redirect="list"
        title={false}
        actions={<Heading title={title} nameOf={nameOf} />}
        sx={{ "& .RaEdit-main": { mt: 2 }, "&:has([data-skeleton]) .RaEdit-main": { display: "none" } }}
        queryOptions={{
          ...recordQuery,
          ...frozenQuery,
          ...(toForm && { select: toForm as (row: Row & RaRecord) => Row & RaRecord }),
        }}
        transform={(typed: Typed) => ({ ...toSave(typed), UpdatedAt: typed.UpdatedAt })}
        mutationOptions={{ ...whole, onError }}
      >
        <Form>
          <SaveConflict {...stale} fields={fields} valuesOf={valuesOf} />
        </Form>
      </Edit>
    </RequireRole>
  );
}
