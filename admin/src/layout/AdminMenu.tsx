import { Badge, Box, ListSubheader } from "@mui/material";
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

/** Text of a menu item, with how much waits there. */
const WithCount = ({ text, count }: { text: string; count: number }) => (
  <Box component="span" sx={{ display: "flex", justifyContent: "space-between", gap: 1 }}>
    {text}{" "}
    <Box component="span" sx={{ color: "error.main", fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>
      {count}
    </Box>
  </Box>
);

function textWith(text: string, count: number, isOpen: boolean): ReactNode {
  if (count === 0) return text;
  return isOpen ? <WithCount text={text} count={count} /> : `${text} ${count}`;
}

/** A narrow menu has the icons only, with the text as their tooltip. */
const iconWith = (icon: ReactNode, count: number, isOpen: boolean) =>
  count > 0 && !isOpen ? (
    <Badge variant="dot" color="error">
      {icon}
    </Badge>
  ) : (
    icon
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
                primaryText={textWith(text, count, isOpen)}
                leftIcon={iconWith(icon, count, isOpen)}
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
