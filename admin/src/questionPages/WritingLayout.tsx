import { Box, Stack, useMediaQuery } from "@mui/material";
import type { ReactNode } from "react";
import { barGap, barHeight } from "../ui/bars.ts";

interface Props {
  question: ReactNode;
  answer: ReactNode;
  /** Below the question on a wide screen, last on a narrow one. */
  below: ReactNode;
}

const isWide = "(min-width: 1100px)";

/** The question beside the answer, sticky on scroll; stacked on a narrow screen. */
export function WritingLayout({ question, answer, below }: Props) {
  const isBeside = useMediaQuery(isWide, { noSsr: true });
  return (
    <Box
      data-writing
      sx={{
        display: "grid",
        gap: 2,
        mt: 2,
        alignItems: "start",
        gridTemplateColumns: isBeside ? "minmax(0, 2fr) minmax(0, 3fr)" : "minmax(0, 1fr)",
      }}
    >
      {isBeside ? (
        <Stack
          key="beside"
          data-beside-editor
          component="section"
          aria-label="Frågan"
          tabIndex={0}
          spacing={2}
          sx={{
            position: "sticky",
            top: barHeight + barGap / 2,
            maxHeight: `calc(100dvh - ${barHeight + 1.5 * barGap}px)`,
            overflowY: "auto",
            "& > *": { flexShrink: 0 },
          }}
        >
          {question}
          {below}
        </Stack>
      ) : (
        <Stack key="above" data-beside-editor spacing={2}>
          {question}
        </Stack>
      )}
      {/* Same key in both layouts, so that rotating the screen doesn't remount the editor. */}
      <Box key="answer">{answer}</Box>
      {!isBeside && (
        <Stack key="below" data-beside-editor spacing={2}>
          {below}
        </Stack>
      )}
    </Box>
  );
}
