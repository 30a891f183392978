import type { ManagedCategory } from "@lagrum/core/category/categorySchema";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { OrderDialog } from "../ordering/OrderDialog.tsx";
import { CategoryDialog } from "./CategoryDialog.tsx";
import { DeleteCategoryDialog } from "./DeleteCategoryDialog.tsx";
import { MergeCategoryDialog } from "./MergeCategoryDialog.tsx";

/** The open dialog and its category. */
export type Act =
  | { does: "create" | "order"; ParentID: number | null }
  | { does: "edit" | "merge" | "delete"; category: ManagedCategory };

interface Props {
  act: Act;
  categories: readonly ManagedCategory[];
  onClose: () => void;
}

export function CategoryDialogs({ act, categories, onClose }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const areas = categories.filter(({ ParentID }) => ParentID === null);
  switch (act.does) {
    case "create":
      return <CategoryDialog areas={areas} ParentID={act.ParentID} onClose={onClose} />;
    case "edit":
      return <CategoryDialog areas={areas} category={act.category} onClose={onClose} />;
    case "merge":
      return <MergeCategoryDialog category={act.category} categories={categories} onClose={onClose} />;
    case "delete":
      return <DeleteCategoryDialog category={act.category} onClose={onClose} />;
    case "order": {
      const { ParentID } = act;
      const area = areas.find(({ ID }) => ID === ParentID);
      return (
        <OrderDialog
          title={area ? `Ordningen i ${area.Name}` : "Rättsområdenas ordning"}
          things={categories.filter((each) => each.ParentID === ParentID)}
          save={(whole) => dataProvider.orderCategories({ ParentID, ...whole })}
          onClose={onClose}
        />
      );
    }
  }
}
