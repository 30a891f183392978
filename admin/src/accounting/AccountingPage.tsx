import { Box } from "@mui/material";
import { PageTitle } from "../ui/PageTitle.tsx";
import { Days } from "./Days.tsx";
import { Differences } from "./Differences.tsx";
import { Entries } from "./Entries.tsx";
import { ExportPanel } from "./ExportPanel.tsx";
import { Retention } from "./Retention.tsx";

/** /admin/accounting: the books, for administrators. */
export function AccountingPage() {
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <PageTitle>Bokföring</PageTitle>
      <Differences />
      <ExportPanel />
      <Days />
      <Entries />
      <Retention />
    </Box>
  );
}
