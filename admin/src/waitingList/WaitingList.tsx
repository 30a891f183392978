import type { WaitingItem } from "@lagrum/core/booking/waitingListSchema";
import { formatDate, formatDateTime } from "@lagrum/core/text/dates";
import { channelTexts, meetingServiceTexts } from "@lagrum/core/texts/bookings";
import { waitingStateTexts, wishText } from "@lagrum/core/texts/waitingList";
import { Box, Card, CardContent, Typography } from "@mui/material";
import { useListContext } from "react-admin";
import { CardList } from "../lists/CardList.tsx";
import { ListNote } from "../lists/ListNote.tsx";
import { StaffList } from "../lists/StaffList.tsx";
import { Facts } from "../ui/Facts.tsx";
import { countWaiting } from "./countWaiting.ts";

type Row = WaitingItem & { id: number };

/** The number of waiting visitors by lawyer and kind of meeting. */
function Counts() {
  const { data = [] } = useListContext<Row>();
  if (data.length === 0) return null;
  return (
    <Box sx={{ px: 2, pb: 1 }}>
      <Facts facts={countWaiting(data).map(({ name, count }) => [name, `${count} i kö`])} />
    </Box>
  );
}

function Place({ place }: { place: Row }) {
  const { ID, State, Service, Channel, Category, Lawyer, Until, Offer, Email, CreatedAt } = place;
  return (
    <Card component="li" variant="outlined">
      <CardContent sx={{ "&:last-child": { pb: 2 } }}>
        <Typography variant="h6" component="h2" id={`place-${ID}`} gutterBottom>
          {Category.Name}: {waitingStateTexts[State].toLocaleLowerCase("sv")}
        </Typography>
        <Facts
          facts={[
            ["Möte", `${meetingServiceTexts[Service]}, ${channelTexts[Channel].toLocaleLowerCase("sv")}`],
            ["Jurist", Lawyer?.Name ?? "Första lediga"],
            ["Passar", wishText(place)],
            ["Till och med", formatDate(`${Until}T12:00:00Z`)],
            ["E-post", Email ?? "Visas för administratörer och för den jurist som personen väntar på"],
            ["Sedan", formatDateTime(CreatedAt)],
            [
              "Erbjuden tid",
              Offer && `${formatDateTime(Offer.Start)}, ${Offer.Lawyer.Name}, till ${formatDateTime(Offer.HeldUntil)}`,
            ],
          ]}
        />
      </CardContent>
    </Card>
  );
}

/** /admin/waiting-list: waiting visitors, in the order of the offers. */
export function WaitingList() {
  return (
    <StaffList title="Väntelista" filters={[]} sort={{ field: "CreatedAt", order: "ASC" }} hasAllFilters isTimed>
      <ListNote>
        Den som har väntat längst får första erbjudandet när en tid blir ledig. Tiden hålls i 30 minuter och går sedan
        till nästa. Vill du hjälpa någon tidigare, lägg till tider under Möten.
      </ListNote>
      <Counts />
      <CardList<Row> empty="Ingen står på väntelistan." card={(place) => <Place key={place.ID} place={place} />} />
    </StaffList>
  );
}
