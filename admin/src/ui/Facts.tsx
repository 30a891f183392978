import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";

/** Description list. Empty values are left out. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== "" && value !== false);
  return (
    <Box
      component="dl"
      sx={{ display: "grid", gridTemplateColumns: { xs: "1fr", sm: "11rem 1fr" }, columnGap: 2, rowGap: 0.75, m: 0 }}
    >
      {known.map(([name, value]) => (
        <Box key={name} sx={{ display: "contents" }}>
          <Typography component="dt" variant="body2" sx={{ color: "text.secondary", mt: { xs: 0.5, sm: 0 } }}>
            {name}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
