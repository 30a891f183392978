import type { ManagedCategory } from "@lagrum/core/category/categorySchema";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { OrderDialog } from "../ordering/OrderDialog.tsx";
import { CategoryDialog } from "./CategoryDialog.tsx";
import { DeleteCategoryDialog } from "./DeleteCategoryDialog.tsx";
import { MergeCategoryDialog } from "./MergeCategoryDialog.tsx";

/** The open dialog and its category. */
export type CategoryAction =
  | { type: "create" | "order"; ParentID: number | null }
  | { type: "edit" | "merge" | "delete"; category: ManagedCategory };

interface Props {
  action: CategoryAction;
  categories: readonly ManagedCategory[];
  onClose: () => void;
}

export function CategoryDialogs({ action, categories, onClose }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const areas = categories.filter(({ ParentID }) => ParentID === null);
  switch (action.type) {
    case "create":
      return <CategoryDialog areas={areas} ParentID={action.ParentID} onClose={onClose} />;
    case "edit":
      return <CategoryDialog areas={areas} category={action.category} onClose={onClose} />;
    case "merge":
      return <MergeCategoryDialog category={action.category} categories={categories} onClose={onClose} />;
    case "delete":
      return <DeleteCategoryDialog category={action.category} onClose={onClose} />;
    case "order": {
      const { ParentID } = action;
      const area = areas.find(({ ID }) => ID === ParentID);
      return (
        <OrderDialog
          title={area ? `Ordningen i ${area.Name}` : "Rättsområdenas ordning"}
          items={categories.filter((each) => each.ParentID === ParentID)}
          save={(whole) => dataProvider.orderCategories({ ParentID, ...whole })}
          onClose={onClose}
        />
      );
    }
  }
}
