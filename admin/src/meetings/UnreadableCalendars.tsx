import { formatDateTime } from "@lagrum/core/text/dates";
import { outsideCalendarErrorTexts } from "@lagrum/core/texts/outsideCalendars";
import { Alert, AlertTitle, Link, List, ListItem } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { LinkBase, useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";

/** Alerts when outside calendars can't be read: one's own, or all as an administrator. Otherwise renders nothing. */
export function UnreadableCalendars() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { data = [] } = useQuery({
    queryKey: ["unreadableCalendars"],
    queryFn: () => dataProvider.listUnreadableCalendars(),
  });
  if (data.length === 0) return null;
  return (
    <Alert severity={data.some(({ IsClosed }) => IsClosed) ? "error" : "warning"} sx={{ mb: 2 }}>
      <AlertTitle>
        En egen kalender går inte att läsa.{" "}
        <Link component={LinkBase} to="/meetings/hours" color="inherit">
          Gå till arbetstiderna
        </Link>
      </AlertTitle>
      <List dense disablePadding>
        {data.map(({ LawyerID, LawyerName, Error: failure, ReadAt, IsClosed }) => (
          <ListItem key={LawyerID} disableGutters sx={{ display: "block" }}>
            {LawyerName}: {outsideCalendarErrorTexts[failure]}{" "}
            {ReadAt === null ? "Den har aldrig gått att läsa." : `Den lästes senast ${formatDateTime(ReadAt)}.`}{" "}
            {IsClosed ? "Inga tider går att boka." : "Tiderna går att boka ändå."}
          </ListItem>
        ))}
      </List>
    </Alert>
  );
}
