import { createContext, useContext } from "react";
import { useResourceContext } from "react-admin";

/** Key of the settings of a view: "questions/unanswered". */
export const ListKeyContext = createContext<string | undefined>(undefined);

/** Storage key of a list's filters, columns and saved queries: its view's, or its resource's. */
export function useListKey(): string {
  const resource = useResourceContext();
  return useContext(ListKeyContext) ?? resource ?? "";
}
