import { Box, Stack } from "@mui/material";
import type { ReactNode } from "react";

/** The thing itself to the left, what goes with it to the right; below each other where there is no room. */
export function TwoColumns({
  main,
  aside,
  columns = "minmax(0, 2fr) minmax(16rem, 1fr)",
}: {
  main: ReactNode;
  aside: ReactNode;
  columns?: string;
}) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        mt: 2,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: columns },
      }}
    >
      <Stack spacing={2}>{main}</Stack>
      <Stack spacing={2}>{aside}</Stack>
    </Box>
  );
}
