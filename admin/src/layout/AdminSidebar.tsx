import { type Theme, useMediaQuery } from "@mui/material";
import { Sidebar, type SidebarProps } from "react-admin";

/**
 * The desk's menu. A window that is made narrow gets a drawer of its own: one that was a column before would stay over
 * the page, invisible, and hide it from screen readers.
 */
export function AdminSidebar(props: SidebarProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"));
  return <Sidebar key={isPhone ? "drawer" : "column"} {...props} />;
}
