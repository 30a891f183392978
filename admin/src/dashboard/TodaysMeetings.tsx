import { dayOf, formatTime } from "@lagrum/core/text/dates";
import { channelTexts } from "@lagrum/core/texts/bookings";
import { Link, Stack, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { LinkBase, useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { useSession } from "../session/SessionContext.ts";
import { Panel } from "../ui/Panel.tsx";

/** The signed-in user's meetings and calls of today; renders nothing without any. */
export function TodaysMeetings() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { me } = useSession();
  const today = dayOf(new Date());
  const query = { From: today, To: today, LawyerID: me.UserID };
  const { data = [] } = useQuery({
    queryKey: ["meetings", query],
    queryFn: () => dataProvider.listMeetings(query),
    refetchInterval: 60_000,
  });
  const meetings = data.filter(({ State }) => State === "Confirmed");
  if (meetings.length === 0) return null;
  return (
    <Panel title="Dagens möten">
      <Stack component="ol" spacing={1} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {meetings.map(({ ID, Start, End, Channel, Booker, QuestionID }) => (
          <li key={ID}>
            <Typography>
              <strong>
                {formatTime(Start)}–{formatTime(End)}
              </strong>{" "}
              {Booker && `${Booker.FirstName} ${Booker.LastName}`.trim()},{" "}
              {QuestionID === null ? (
                channelTexts[Channel].toLocaleLowerCase("sv")
              ) : (
                <Link component={LinkBase} to={`/questions/unanswered/${QuestionID}`}>
                  telefonrådgivning
                </Link>
              )}
            </Typography>
          </li>
        ))}
      </Stack>
      <Link component={LinkBase} to="/meetings" sx={{ display: "inline-block", mt: 1, py: 0.5 }}>
        Till kalendern
      </Link>
    </Panel>
  );
}
