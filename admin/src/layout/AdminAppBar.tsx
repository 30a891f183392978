import OpenInNewIcon from "@mui/icons-material/OpenInNew";
import { Button, Typography } from "@mui/material";
import { AppBar, LoadingIndicator, TitlePortal, ToggleThemeButton } from "react-admin";
import { serif } from "../theme.ts";

/** The staff's own navbar (specification section 2). */
export function AdminAppBar() {
  const toolbar = (
    <>
      <Button
        href="/"
        startIcon={<OpenInNewIcon />}
        color="inherit"
        sx={{ display: { xs: "none", md: "inline-flex" } }}
      >
        Till webbplatsen
      </Button>
      <ToggleThemeButton />
      <LoadingIndicator />
    </>
  );
  return (
    <AppBar toolbar={toolbar}>
      <Typography
        component="span"
        sx={{ fontFamily: serif, fontWeight: 600, fontSize: "1.25rem", mr: 3, display: { xs: "none", sm: "block" } }}
      >
        Lagrum
      </Typography>
      <TitlePortal variant="body1" />
    </AppBar>
  );
}
