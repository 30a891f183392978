import { type Theme, useMediaQuery } from "@mui/material";
import { Sidebar, type SidebarProps } from "react-admin";
import { visibleAppBar } from "../ui/bars.ts";

/** React-Admin's column is fixed, and would overlap the footer. A sticky one ends where the page's content ends. */
const column = {
  "&&": { height: "auto", marginTop: 0 },
  "& .MuiDrawer-paper": { height: "100%", overflow: "visible" },
  "& .RaSidebar-fixed": {
    ...{ position: "sticky", top: visibleAppBar, height: "auto" },
    ...{ maxHeight: `calc(100dvh - ${visibleAppBar})`, overflowY: "auto" },
  },
} as const;

/**
 * The sidebar. Remounted when the window is narrowed: a column that turned into a drawer would cover the page
 * invisibly and hide it from screen readers.
 */
export function AdminSidebar(props: SidebarProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"));
  return <Sidebar key={isPhone ? "drawer" : "column"} {...props} {...(!isPhone && { sx: column })} />;
}
