import { Typography } from "@mui/material";
import { useWindowTitle } from "./windowTitle.ts";

interface Props {
  children: string;
  /** The record's name, shown in the window's title only. */
  about?: string | undefined;
}

/** The page's h1, which also sets the window's title. */
export function PageTitle({ children, about }: Props) {
  useWindowTitle(about ? `${about} – ${children}` : children);
  return (
    <Typography
      variant="h4"
      component="h1"
      sx={{ mt: 2, fontSize: { xs: "1.5rem", md: "1.9rem" }, overflowWrap: "anywhere" }}
    >
      {children}
    </Typography>
  );
}
