import type { ManagedCategory } from "@lagrum/core/category/categorySchema";
import { DialogContentText } from "@mui/material";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../forms/FormDialog.tsx";

interface Props {
  category: ManagedCategory;
  onClose: () => void;
}

/** Deletes an empty category; the API refuses others. */
export function DeleteCategoryDialog({ category, onClose }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  return (
    <FormDialog
      title={`Ta bort ${category.Name}?`}
      save={() => dataProvider.deleteCategory(category.ID)}
      onClose={onClose}
      words={{ save: "Ta bort", saving: "Tar bort …" }}
    >
      {() => (
        <DialogContentText>
          {category.ParentID === null
            ? "Bara ett rättsområde utan delområden och frågor kan tas bort. Adressen slutar fungera."
            : "Bara ett delområde som inget hör till kan tas bort. Adressen leder sedan till rättsområdet."}
        </DialogContentText>
      )}
    </FormDialog>
  );
}
