import { Typography } from "@mui/material";
import type { ReactNode } from "react";

/** A description of a staff list, above its rows. */
export const ListNote = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" sx={{ m: 2, mb: 1, color: "text.secondary", maxWidth: "48rem" }}>
    {children}
  </Typography>
);
