import { ListSubheader } from "@mui/material";
import { Fragment } from "react";
import { Menu, MenuItemLink, useLocation, useSidebarState } from "react-admin";
import { useNavGroups } from "../navigation/navItems.tsx";

const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

/** Heading of a menu group. Hidden from assistive technology, since a menu may contain menu items only. */
function GroupName({ children }: { children: string }) {
  return (
    <ListSubheader role="presentation" disableSticky sx={{ lineHeight: 1, pt: 2, pb: 0.75, bgcolor: "transparent" }}>
      {children}
    </ListSubheader>
  );
}

/** Marks the current page. React-Admin's menu would mark every prefix of the path. */
export function AdminMenu() {
  const { pathname } = useLocation();
  const [isOpen] = useSidebarState();
  return (
    <Menu>
      {useNavGroups().map(({ name, items }) => (
        <Fragment key={name}>
          {name && isOpen ? <GroupName>{name}</GroupName> : null}
          {items.map(({ to, text, icon }) => {
            const isCurrentPage = isWithin(pathname, to);
            return (
              <MenuItemLink
                key={to}
                to={to}
                // React-Admin restores the position of a list without it.
                state={{ _scrollToTop: true }}
                primaryText={text}
                leftIcon={icon}
                aria-current={isCurrentPage ? "page" : undefined}
                sx={isCurrentPage ? { color: "primary.main", fontWeight: 600, "& svg": { color: "primary.main" } } : {}}
              />
            );
          })}
        </Fragment>
      ))}
    </Menu>
  );
}
