import { isAdmin } from "@lagrum/core/account/roles";
import type { Availability } from "@lagrum/core/booking/availabilitySchema";
import type { Booking } from "@lagrum/core/booking/bookingSchema";
import { dayOf } from "@lagrum/core/text/dates";
import AddIcon from "@mui/icons-material/Add";
import { Button, MenuItem, Stack, TextField } from "@mui/material";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { LinkBase, useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { useSession } from "../session/SessionContext.ts";
import { toFormError } from "../ui/formError.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { QueryContent } from "../ui/QueryContent.tsx";
import { BlockTimeDialog } from "./BlockTimeDialog.tsx";
import { CreateMeetingDialog } from "./CreateMeetingDialog.tsx";
import { MeetingCalendar } from "./MeetingCalendar.tsx";
import { MeetingDialog } from "./MeetingDialog.tsx";
import { UnreadableCalendars } from "./UnreadableCalendars.tsx";

type Dialog =
  | { type: "meeting"; id: number }
  | { type: "create"; start: string | null; after: Booking | null }
  | { type: "block"; day: string; from: string; to: string };

/** /admin/meetings: the meetings of one lawyer or all. */
export function MeetingsPage() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const lawyers = useQuery({ queryKey: ["lawyers"], queryFn: () => dataProvider.listLawyers() });
  return (
    <>
      <PageTitle>Möten</PageTitle>
      <QueryContent query={lawyers} loading={480}>
        {(found) => <Meetings lawyers={found} />}
      </QueryContent>
    </>
  );
}

const noDialog = null as Dialog | null;

function Meetings({ lawyers }: { lawyers: Availability[] }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { me } = useSession();
  const isOwn = lawyers.some(({ Lawyer }) => Lawyer.UserID === me.UserID);
  const [lawyerId, setLawyer] = useState<number | undefined>(isOwn ? me.UserID : undefined);
  const [range, setRange] = useState(() => ({ From: dayOf(new Date()), To: dayOf(new Date()) }));
  const [dialog, setDialog] = useState(noDialog);
  const query = { ...range, ...(lawyerId !== undefined && { LawyerID: lawyerId }) };
  const meetings = useQuery({
    queryKey: ["meetings", query],
    queryFn: () => dataProvider.listMeetings(query),
    placeholderData: (previous) => previous,
  });
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: ["meetings"] });
    void queryClient.invalidateQueries({ queryKey: ["lawyers"] });
  };
  const shown = lawyerId === undefined ? lawyers : lawyers.filter(({ Lawyer }) => Lawyer.UserID === lawyerId);
  // Advisors edit their own hours, administrators any.
  const editable = lawyers.filter(({ Lawyer }) => isAdmin(me.roles) || Lawyer.UserID === me.UserID);
  const onRange = useCallback((from: string, to: string) => {
    const last = new Date(Date.parse(to) - 1).toISOString().slice(0, 10);
    setRange({ From: from, To: last });
  }, []);
  const move = async (id: number, start: number) => {
    try {
      await dataProvider.moveMeeting(id, { SlotStart: new Date(start).toISOString() });
      notify("Mötet är flyttat. Kunden får ett mejl.", { type: "success" });
      return true;
    } catch (error) {
      notify(toFormError(error).text, { type: "error" });
      return false;
    } finally {
      refresh();
    }
  };
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ my: 2, flexWrap: "wrap", alignItems: "center" }}>
        <TextField
          select
          size="small"
          label="Jurist"
          value={lawyerId ?? 0}
          onChange={(event) => setLawyer(Number(event.target.value) || undefined)}
          sx={{ minWidth: 180 }}
        >
          <MenuItem value={0}>Alla</MenuItem>
          {lawyers.map(({ Lawyer }) => (
            <MenuItem key={Lawyer.UserID} value={Lawyer.UserID}>
              {Lawyer.Name}
            </MenuItem>
          ))}
        </TextField>
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          onClick={() => setDialog({ type: "create", start: null, after: null })}
        >
          Boka möte
        </Button>
        {editable.length > 0 && (
          <Button
            variant="outlined"
            onClick={() => setDialog({ type: "block", day: dayOf(new Date()), from: "08:00", to: "17:00" })}
          >
            Blockera tid
          </Button>
        )}
        <Button variant="outlined" component={LinkBase} to="/meetings/hours">
          Arbetstider
        </Button>
      </Stack>
      <UnreadableCalendars />
      <MeetingCalendar
        meetings={meetings.data ?? []}
        lawyers={shown}
        from={range.From}
        onRange={onRange}
        onOpen={(id) => setDialog({ type: "meeting", id })}
        onSelect={(start) => setDialog({ type: "create", start: new Date(start).toISOString(), after: null })}
        onMove={move}
      />
      {dialog?.type === "meeting" && (
        <MeetingDialog
          id={dialog.id}
          lawyers={lawyers}
          onFollowUp={(after) => setDialog({ type: "create", start: null, after })}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.type === "create" && (
        <CreateMeetingDialog
          {...dialog}
          lawyers={lawyers}
          lawyerId={lawyerId}
          onSaved={refresh}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.type === "block" && (
        <BlockTimeDialog {...dialog} lawyers={editable} onSaved={refresh} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
