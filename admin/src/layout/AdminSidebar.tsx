import { type Theme, useMediaQuery } from "@mui/material";
import { Sidebar, type SidebarProps } from "react-admin";

/**
 * The sidebar. Remounted when the window is narrowed: a column that turned into a drawer would cover the page
 * invisibly and hide it from screen readers.
 */
export function AdminSidebar(props: SidebarProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"));
  return <Sidebar key={isPhone ? "drawer" : "column"} {...props} />;
}
