import { accountPath } from "@lagrum/core/account/signInRedirect";
import OpenInNewIcon from "@mui/icons-material/OpenInNew";
import PersonIcon from "@mui/icons-material/PersonOutlined";
import SearchIcon from "@mui/icons-material/Search";
import { Box, Button, ListItemIcon, ListItemText, MenuItem, Typography } from "@mui/material";
import { useContext } from "react";
import { AppBar, LoadingIndicator, Logout, ToggleThemeButton, UserMenu } from "react-admin";
import { Keys } from "../commands/Keys.tsx";
import { OpenPalette } from "../commands/paletteContext.ts";
import { StickyOffsets } from "../ui/StickyOffsets.tsx";
import { serif } from "../ui/theme.ts";
import { visuallyHidden } from "../ui/visuallyHidden.ts";

/** The account page is on the site, which is another app. */
function NameMenu() {
  return (
    <UserMenu>
      <MenuItem component="a" href={accountPath}>
        <ListItemIcon>
          <PersonIcon fontSize="small" />
        </ListItemIcon>
        <ListItemText>Mitt konto</ListItemText>
      </MenuItem>
      <Logout />
    </UserMenu>
  );
}

/** The staff's own navbar (specification section 2). */
export function AdminAppBar() {
  const openPalette = useContext(OpenPalette);
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
      <Button
        color="inherit"
        startIcon={<SearchIcon />}
        onClick={openPalette}
        // On phones only the icon is visible.
        sx={{ minWidth: 40, "& .MuiButton-startIcon": { "@media (width < 600px)": { mx: 0 } } }}
      >
        <Box component="span" sx={{ "@media (width < 600px)": visuallyHidden }}>
          Sök
        </Box>
        <Box component="span" sx={{ ml: 1.5, display: { xs: "none", md: "inline-flex" } }}>
          <Keys shortcut={{ keys: "mod+k" }} />
        </Box>
      </Button>
      <ToggleThemeButton />
      <LoadingIndicator />
    </>
  );
  return (
    <>
      <StickyOffsets />
      <AppBar toolbar={toolbar} userMenu={<NameMenu />}>
        <Typography component="span" sx={{ flex: 1, fontFamily: serif, fontWeight: 600, fontSize: "1.25rem" }}>
          Lagrum
        </Typography>
      </AppBar>
    </>
  );
}
