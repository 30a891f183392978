import { isAdmin } from "@lagrum/core/account/roles";
import type { Availability } from "@lagrum/core/booking/availabilitySchema";
import { MenuItem, TextField } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { useSession } from "../session/SessionContext.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { QueryContent } from "../ui/QueryContent.tsx";
import { CalendarsPanel } from "./CalendarsPanel.tsx";
import { HoursForm } from "./HoursForm.tsx";

const closedWeek = Array.from({ length: 7 }, () => []);

/** Default settings of a lawyer without meeting hours. */
const newLawyer = (Lawyer: Availability["Lawyer"]): Availability => ({
  ...{ Lawyer, Active: false, Services: ["BOOK15"], Channels: ["Telephone"] },
  ...{ DailyLimit: null, Hours: closedWeek, Exceptions: [] },
});

/** /admin/meetings/hours: a lawyer's hours for meetings. Advisors edit their own, administrators any. */
export function HoursPage() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { me } = useSession();
  const [chosen, choose] = useState(me.UserID);
  const lawyers = useQuery({ queryKey: ["lawyers"], queryFn: () => dataProvider.listLawyers() });
  return (
    <>
      <PageTitle>Arbetstider för möten</PageTitle>
      <QueryContent query={lawyers} loading={480}>
        {(found) => {
          const own = { UserID: me.UserID, Name: `${me.FirstName} ${me.LastName}` };
          const isKnown = found.some(({ Lawyer }) => Lawyer.UserID === me.UserID);
          const all = isKnown ? found : [newLawyer(own), ...found];
          const mine = isAdmin(me.roles) ? all : all.filter(({ Lawyer }) => Lawyer.UserID === me.UserID);
          const lawyer = mine.find(({ Lawyer }) => Lawyer.UserID === chosen);
          return (
            <>
              {mine.length > 1 && (
                <TextField
                  select
                  size="small"
                  label="Jurist"
                  value={chosen}
                  onChange={(event) => choose(Number(event.target.value))}
                  sx={{ my: 2, minWidth: 220 }}
                >
                  {mine.map(({ Lawyer }) => (
                    <MenuItem key={Lawyer.UserID} value={Lawyer.UserID}>
                      {Lawyer.Name}
                    </MenuItem>
                  ))}
                </TextField>
              )}
              {lawyer && <HoursForm key={chosen} lawyer={lawyer} />}
              {lawyer && <CalendarsPanel key={`calendars ${chosen}`} id={chosen} />}
            </>
          );
        }}
      </QueryContent>
    </>
  );
}
