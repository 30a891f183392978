import type { ManagedCategory } from "@lagrum/core/category/categorySchema";
import { lengths } from "@lagrum/core/contract/lengths";
import { slug } from "@lagrum/core/text/slug";
import { Checkbox, FormControlLabel, MenuItem, TextField } from "@mui/material";
import { useDataProvider } from "react-admin";
import type { MergeField } from "../conflicts/merge.ts";
import { useOptimisticLock } from "../conflicts/useOptimisticLock.ts";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { yesOrNo } from "../forms/formValues.ts";
import type { FormError } from "../ui/formError.ts";

interface Props {
  areas: readonly ManagedCategory[];
  /** The category to edit; absent for a new one. */
  category?: ManagedCategory;
  /** Parent of a new category. */
  ParentID?: number | null;
  onClose: () => void;
}

const valuesOf = ({ Name, Uri, Description, ParentID, Urgent }: ManagedCategory) => ({
  ...{ Name, Uri, Description, ParentID, Urgent },
});

const blank = (ParentID: number | null): ManagedCategory => ({
  ...{ ID: 0, Name: "", Uri: "", Description: "", ParentID, Urgent: false },
  ...{ AnswerCount: 0, QuestionCount: 0, ProductCount: 0, UpdatedAt: "" },
});

/** Creates or edits a category. */
export function CategoryDialog({ areas, category, ParentID = null, onClose }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const areaName = (id: number | null) => areas.find(({ ID }) => ID === id)?.Name ?? "Eget rättsområde";
  const fields: MergeField<ReturnType<typeof valuesOf>>[] = [
    { name: "Name", label: "Namn" },
    { name: "Uri", label: "Adress" },
    { name: "ParentID", label: "Hör till", format: ({ ParentID }) => areaName(ParentID) },
    { name: "Description", label: "Beskrivning" },
    { name: "Urgent", label: "Nödnummer", format: ({ Urgent }) => yesOrNo(Urgent) },
  ];
  const { values, setValues, UpdatedAt, merging, isChanged } = useOptimisticLock(
    category ?? blank(ParentID),
    fields,
    valuesOf,
  );
  const area = areas.find(({ ID }) => ID === values.ParentID);
  const ownAddress = slug(area ? `${area.Uri} ${values.Name}` : values.Name);
  // The slug is derived from the name, so a missing name is the only error to report.
  const addressFault = ({ Name, Uri }: FormError["fields"]) =>
    Name && values.Uri === "" && !category ? undefined : Uri;
  const save = () =>
    category
      ? dataProvider.updateCategory(category.ID, { ...values, UpdatedAt })
      : dataProvider.createCategory({ ...values, Uri: values.Uri || ownAddress });
  return (
    <FormDialog
      title={category ? `Ändra ${category.Name}` : area ? `Nytt delområde i ${area.Name}` : "Nytt rättsområde"}
      save={save}
      onClose={onClose}
      isChanged={isChanged}
      {...(category && { merging })}
    >
      {(fieldErrors) => (
        <>
          <TextField
            label="Namn"
            fullWidth
            margin="normal"
            value={values.Name}
            onChange={(event) => setValues({ ...values, Name: event.target.value })}
            error={fieldErrors.Name !== undefined}
            helperText={fieldErrors.Name ?? `Högst ${lengths.CategoryName.max} tecken`}
          />
          <TextField
            label="Adress"
            fullWidth
            margin="normal"
            value={values.Uri}
            onChange={(event) => setValues({ ...values, Uri: event.target.value })}
            error={addressFault(fieldErrors) !== undefined}
            helperText={
              addressFault(fieldErrors) ??
              (category
                ? "Efter /categories/. Byter du adress leder den gamla vidare till den nya."
                : `Efter /categories/. Tomt ger ${ownAddress || "en adress av namnet"}.`)
            }
          />
          <TextField
            select
            label="Hör till"
            fullWidth
            margin="normal"
            value={values.ParentID ?? 0}
            onChange={(event) => setValues({ ...values, ParentID: Number(event.target.value) || null })}
            error={fieldErrors.ParentID !== undefined}
            helperText={fieldErrors.ParentID ?? (category ? "Frågorna följer med när du flyttar det." : undefined)}
          >
            <MenuItem value={0}>Inget: det är ett eget rättsområde</MenuItem>
            {areas
              .filter(({ ID }) => ID !== category?.ID)
              .map(({ ID, Name }) => (
                <MenuItem key={ID} value={ID}>
                  {Name}
                </MenuItem>
              ))}
          </TextField>
          {values.ParentID === null && (
            <>
              <TextField
                label="Beskrivning"
                fullWidth
                multiline
                minRows={3}
                margin="normal"
                value={values.Description}
                onChange={(event) => setValues({ ...values, Description: event.target.value })}
                error={fieldErrors.Description !== undefined}
                helperText={fieldErrors.Description ?? "Visas överst på sidan och av sökmotorer."}
              />
              <FormControlLabel
                control={
                  <Checkbox checked={values.Urgent} onChange={(_, Urgent) => setValues({ ...values, Urgent })} />
                }
                label="Visa nödnummer och stödtelefon: de som läser kan vara i fara"
              />
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}
