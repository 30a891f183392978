import { Box, Button, GlobalStyles, Stack, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { runPageAction } from "../commands/pageActions.ts";
import type { DraftState } from "../drafts/useDraft.ts";
import { conflictId } from "./DraftConflict.tsx";
import { savedLabel } from "./savedLabel.ts";

/** Scrolls a focused field clear of the bar (WCAG 2.4.11). */
const scrollPadding = <GlobalStyles styles={{ html: { scrollPaddingBottom: "5rem" } }} />;

/** The sticky bar below the editor: whether the text is saved, the preview, and the actions. */
export function EditorBar({ draft, children }: { draft: DraftState; children: ReactNode }) {
  return (
    <Box
      role="group"
      aria-label="Svaret"
      sx={{
        ...{ position: { sm: "sticky" }, bottom: 0, zIndex: 2, mt: 2, mx: -2, px: 2, py: 1 },
        ...{ bgcolor: "background.paper", borderTop: 1, borderColor: "divider" },
      }}
    >
      {scrollPadding}
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", alignItems: "center", columnGap: 1, rowGap: 1 }}>
        <Typography role="status" variant="body2" sx={{ flex: "1 1 7rem", color: "text.secondary" }}>
          {savedLabel(draft)}
        </Typography>
        {draft.state.matches("changedByOther") && (
          <Button
            color="warning"
            variant="outlined"
            onClick={() => document.getElementById(conflictId)?.scrollIntoView({ block: "center" })}
          >
            Välj vilken text som gäller
          </Button>
        )}
        <Button onClick={() => runPageAction("preview")}>Förhandsgranska</Button>
        {children}
      </Stack>
    </Box>
  );
}
