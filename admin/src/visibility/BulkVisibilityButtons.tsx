import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { BulkAction } from "../lists/BulkAction.tsx";

/** Hides the selected questions. */
export function BulkHideButton() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  return (
    <BulkAction
      label="Dölj"
      working="Döljer …"
      past="doldes"
      action={(id) => dataProvider.hideQuestion(id)}
      undo={(id) => dataProvider.unhideQuestion(id)}
    />
  );
}

/** Shows the selected questions. */
export function BulkUnhideButton() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  return (
    <BulkAction
      label="Visa igen"
      working="Visar …"
      past="visas igen"
      action={(id) => dataProvider.unhideQuestion(id)}
      undo={(id) => dataProvider.hideQuestion(id)}
    />
  );
}
