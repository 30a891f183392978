import { createContext, useContext } from "react";
import { useResourceContext } from "react-admin";

/** A view of a resource whose filters, columns and saved queries are stored apart: "questions/unanswered". */
export const ListKeyContext = createContext<string | undefined>(undefined);

/** What a list's settings are stored under: its view, or else its resource. */
export function useListKey(): string {
  const resource = useResourceContext();
  return useContext(ListKeyContext) ?? resource ?? "";
}
