import type { ManagedCategory } from "@lagrum/core/category/categorySchema";
import { Autocomplete, DialogContentText, TextField } from "@mui/material";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../forms/FormDialog.tsx";

interface Props {
  category: ManagedCategory;
  categories: readonly ManagedCategory[];
  onClose: () => void;
}

/** Moves everything in a category to another one. */
export function MergeCategoryDialog({ category, categories, onClose }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const [into, setInto] = useState<ManagedCategory | null>(null);
  const areaNames = new Map(categories.map(({ ID, Name }) => [ID, Name]));
  const nameOf = ({ Name, ParentID }: ManagedCategory) =>
    ParentID === null ? Name : `${areaNames.get(ParentID)}: ${Name}`;
  return (
    <FormDialog
      title={`Slå ihop ${category.Name} med ett annat`}
      save={() => dataProvider.mergeCategory(category.ID, into?.ID ?? category.ID)}
      onClose={onClose}
      words={{ save: "Slå ihop", saving: "Slår ihop …" }}
    >
      {(fieldErrors) => (
        <>
          <DialogContentText>
            Alla frågor, produkter, provfrågor och rådgivare i {category.Name} flyttas till det du väljer. Den gamla
            adressen leder dit. Det går inte att ångra.
          </DialogContentText>
          <Autocomplete
            options={categories.filter(({ ID }) => ID !== category.ID)}
            value={into}
            onChange={(_, chosen) => setInto(chosen)}
            getOptionLabel={nameOf}
            getOptionKey={({ ID }) => ID}
            renderInput={(params) => (
              <TextField
                {...params}
                label="Slå ihop med"
                margin="normal"
                error={fieldErrors.IntoID !== undefined}
                helperText={fieldErrors.IntoID}
              />
            )}
          />
        </>
      )}
    </FormDialog>
  );
}
