import { ColumnsButton, FilterButton, TopToolbar } from "react-admin";
import { useIsSmall } from "../ui/useIsSmall.ts";
import { ExportButton } from "./ExportButton.tsx";
import { useListKey } from "./ListKey.ts";
import { SavedQueries } from "./SavedQueries.tsx";

interface Props {
  /** All filters are visible: no button to add more. */
  hasAllFilters: boolean;
  /** File name of the export; without it there is none. */
  fileName?: string | undefined;
}

/** The toolbar of a list. */
export function ListActions({ hasAllFilters, fileName }: Props) {
  const isSmall = useIsSmall();
  const key = useListKey();
  return (
    // On phones the toolbar is above the filters.
    <TopToolbar sx={{ flex: { xs: "none", md: "0 1 auto" }, minHeight: { xs: 48 }, bgcolor: { xs: "transparent" } }}>
      {!hasAllFilters && <FilterButton disableSaveQuery />}
      <SavedQueries />
      {!isSmall && <ColumnsButton storeKey={`${key}.datatable`} />}
      {fileName && <ExportButton fileName={fileName} />}
    </TopToolbar>
  );
}
