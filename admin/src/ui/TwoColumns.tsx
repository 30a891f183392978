import { Box, Stack } from "@mui/material";
import type { ReactNode } from "react";

interface Props {
  main: ReactNode;
  aside: ReactNode;
  /** Below `main` where there is room for two columns, last where there is not. */
  below?: ReactNode;
  columns?: string;
}

/** The thing itself to the left, what goes with it to the right; under each other where there is no room. */
export function TwoColumns({ main, aside, below, columns = "minmax(0, 2fr) minmax(16rem, 1fr)" }: Props) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        mt: 2,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: columns },
        gridTemplateRows: { lg: "auto 1fr" },
      }}
    >
      <Stack spacing={2}>{main}</Stack>
      <Stack spacing={2} sx={{ gridRow: { lg: "span 2" } }}>
        {aside}
      </Stack>
      {below && <Stack spacing={2}>{below}</Stack>}
    </Box>
  );
}
