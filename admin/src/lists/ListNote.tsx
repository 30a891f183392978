import { Typography } from "@mui/material";
import type { ReactNode } from "react";

/** What a staff list holds, above its rows. */
export const ListNote = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" sx={{ m: 2, mb: 1, color: "text.secondary", maxWidth: "48rem" }}>
    {children}
  </Typography>
);
