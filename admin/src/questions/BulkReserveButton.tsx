import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { BulkAction } from "../lists/BulkAction.tsx";

/** Reserves the selected questions. */
export function BulkReserveButton() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  return (
    <BulkAction
      label="Reservera"
      working="Reserverar …"
      past="reserverades"
      action={(id) => dataProvider.reserveQuestion(id)}
      undo={(id) => dataProvider.unreserveQuestion(id)}
    />
  );
}
