import { Box, Stack } from "@mui/material";
import type { ReactNode } from "react";

interface Props {
  main: ReactNode;
  aside: ReactNode;
  /** Below `main` in two columns, last in one column. */
  below?: ReactNode;
  columns?: string;
}

/** Two columns on a wide screen, else one. */
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
