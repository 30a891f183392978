import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { BulkAct } from "../lists/BulkAct.tsx";

/** Takes the selected questions from the public site. */
export function BulkHideButton() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  return (
    <BulkAct
      label="Dölj"
      working="Döljer …"
      past="doldes"
      act={(id) => dataProvider.hideQuestion(id)}
      undo={(id) => dataProvider.unhideQuestion(id)}
    />
  );
}

/** Shows the selected questions again. */
export function BulkUnhideButton() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  return (
    <BulkAct
      label="Visa igen"
      working="Visar …"
      past="visas igen"
      act={(id) => dataProvider.unhideQuestion(id)}
      undo={(id) => dataProvider.hideQuestion(id)}
    />
  );
}
