import { List, ListItem, ListItemButton, ListItemText } from "@mui/material";
import type { ReactNode } from "react";
import { LinkBase, type RaRecord, SimpleListLoading, useListContext, useResourceContext } from "react-admin";

interface Props<Row extends RaRecord> {
  primary: (row: Row) => ReactNode;
  secondary: (row: Row) => ReactNode;
  /** The path that a row links to, if not its own. */
  to?: (row: Row) => string;
  empty: ReactNode;
}

/** A list for narrow screens: each row links to its record. */
export function LinkRows<Row extends RaRecord>({ primary, secondary, to, empty }: Props<Row>) {
  const { data } = useListContext<Row>();
  const resource = useResourceContext();
  if (data === undefined) return <SimpleListLoading hasSecondaryText />;
  if (data.length === 0) return empty;
  return (
    <List disablePadding>
      {data.map((row) => (
        <ListItem
          key={row.id}
          disablePadding
          sx={{ "&:not(:first-of-type)": { borderTop: 1, borderColor: "divider" } }}
        >
          <ListItemButton component={LinkBase} to={to?.(row) ?? `/${resource}/${row.id}`}>
            <ListItemText
              primary={primary(row)}
              secondary={secondary(row)}
              slotProps={{ primary: { sx: { fontWeight: 600, overflowWrap: "anywhere" } } }}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
