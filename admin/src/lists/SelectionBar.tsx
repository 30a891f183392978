import { Box, Button, Checkbox, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { useListContext, useTranslate } from "react-admin";
import { visibleAppBar } from "../ui/bars.ts";
import { selectionBar } from "../ui/StickyOffsets.tsx";

/** Checkbox of a row in a list that isn't a table. */
export function SelectBox({ id, name }: { id: number; name: string }) {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { "aria-label": `Markera ${name}` } }}
      sx={{ m: -0.5 }}
    />
  );
}

/** Sticky bar of bulk actions for a list that isn't a table. */
export function SelectionBar({ children }: { children: ReactNode }) {
  const { selectedIds, onUnselectItems } = useListContext();
  const translate = useTranslate();
  if (selectedIds.length === 0) return null;
  return (
    <Box
      role="region"
      aria-label="Markerade"
      className={selectionBar}
      sx={{
        position: "sticky",
        top: visibleAppBar,
        zIndex: 2,
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 0.5,
        px: 1.5,
        py: 0.5,
        bgcolor: "background.paper",
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <Typography role="status" variant="body2" sx={{ mr: 1, fontWeight: 600 }}>
        {translate("ra.action.bulk_actions", { smart_count: selectedIds.length })}
      </Typography>
      {children}
      <Button size="small" onClick={() => onUnselectItems()}>
        Avmarkera
      </Button>
    </Box>
  );
}
