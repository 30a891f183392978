import { ColumnsButton, FilterButton, TopToolbar } from "react-admin";
import { useIsSmall } from "../ui/useIsSmall.ts";
import { ExportButton } from "./ExportButton.tsx";
import { useListKey } from "./ListKey.ts";
import { SavedQueries } from "./SavedQueries.tsx";

interface Props {
  /** Every filter is shown already: no button adds more. */
  hasAllFilters: boolean;
  /** What the file is called that the list is written to; without it there is none. */
  fileName?: string | undefined;
}

/** What can be done with a list as a whole. */
export function ListActions({ hasAllFilters, fileName }: Props) {
  const isSmall = useIsSmall();
  const key = useListKey();
  return (
    // On a phone it stands above the filters, and must not take their room.
    <TopToolbar sx={{ flex: { xs: "none", md: "0 1 auto" }, minHeight: { xs: 48 }, bgcolor: { xs: "transparent" } }}>
      {!hasAllFilters && <FilterButton disableSaveQuery />}
      <SavedQueries />
      {!isSmall && <ColumnsButton storeKey={`${key}.datatable`} />}
      {fileName && <ExportButton fileName={fileName} />}
    </TopToolbar>
  );
}
