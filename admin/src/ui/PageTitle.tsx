import { Typography } from "@mui/material";
import { useWindowTitle } from "./windowTitle.ts";

interface Props {
  children: string;
  /** What the page is about, when its fields say so already: told in the window's title alone. */
  about?: string | undefined;
}

/** The page's one heading of the first level, which the window is named by too. */
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
