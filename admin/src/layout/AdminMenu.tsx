import { Badge, ListSubheader } from "@mui/material";
import { Fragment, type ReactNode } from "react";
import { Menu, MenuItemLink, useLocation, useSidebarState } from "react-admin";
import { useNavGroups } from "../navigation/navItems.tsx";
import { useOpenMoneyCases } from "../navigation/useOpenMoneyCases.ts";

const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

/** Heading of a menu group. Hidden from assistive technology, since a menu may contain menu items only. */
function GroupName({ children }: { children: string }) {
  return (
    <ListSubheader role="presentation" disableSticky sx={{ lineHeight: 1, pt: 2, pb: 0.75, bgcolor: "transparent" }}>
      {children}
    </ListSubheader>
  );
}

/** How much waits there, on the icon: the text leaves no room for it. The item's name says it to screen readers. */
const iconWith = (icon: ReactNode, count: number) => (
  <Badge
    badgeContent={count}
    max={99}
    color="error"
    aria-hidden
    sx={{ "& .MuiBadge-badge": { top: 3, minWidth: 16, height: 16, px: 0.5, fontSize: "0.6875rem" } }}
  >
    {icon}
  </Badge>
);

/** Marks the current page. React-Admin's menu would mark every prefix of the path. */
export function AdminMenu() {
  const { pathname } = useLocation();
  const [isOpen] = useSidebarState();
  const counts: Partial<Record<string, number>> = { "/money-cases": useOpenMoneyCases() };
  return (
    <Menu>
      {useNavGroups().map(({ name, items }) => (
        <Fragment key={name}>
          {name && isOpen ? <GroupName>{name}</GroupName> : null}
          {items.map(({ to, text, icon }) => {
            const isCurrentPage = isWithin(pathname, to);
            const count = counts[to] ?? 0;
            return (
              <MenuItemLink
                key={to}
                to={to}
                // React-Admin restores the position of a list without it.
                state={{ _scrollToTop: true }}
                primaryText={text}
                {...(count > 0 && { "aria-label": `${text} ${count}` })}
                leftIcon={count > 0 ? iconWith(icon, count) : icon}
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
