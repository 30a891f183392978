import { isAdmin } from "@lagrum/core/account/roles";
import { monthInWords } from "@lagrum/core/salary/salaryMonth";
import {
  type MeetingStatistics,
  type StatisticsPeriod,
  statisticsPeriods,
} from "@lagrum/core/statistics/statisticsSchema";
import { meetingServiceTexts } from "@lagrum/core/texts/bookings";
import { Box, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { useSession } from "../session/SessionContext.ts";
import { FigureTable } from "../ui/FigureTable.tsx";
import { Panel } from "../ui/Panel.tsx";
import { QueryContent } from "../ui/QueryContent.tsx";
import { meetingCells, meetingColumns, periodTexts } from "./figureLabels.ts";

/** Height of the loading tables in pixels. */
const tableHeight = 280;

/** The outcomes of the meetings that begin in a period. */
export function MeetingsPanel({ period }: { period: StatisticsPeriod }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const meetings = useQuery({
    queryKey: ["meetingStatistics", period],
    queryFn: () => dataProvider.getMeetingStatistics({ Period: period }),
    placeholderData: (previous) => previous,
  });
  return (
    <Panel title={`Möten, ${periodTexts[period].toLowerCase()}`}>
      <QueryContent query={meetings} loading={tableHeight}>
        {(data) => <Tables {...data} />}
      </QueryContent>
    </Panel>
  );
}

function Tables({ Periods, Services, Lawyers, Months }: MeetingStatistics) {
  const { me } = useSession();
  return (
    <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        Räknade efter dagen då mötet börjar. Andelen gäller möten som har hållits, avbokats eller där kunden uteblev.
        Telefonrådgivning räknas som svar.
      </Typography>
      {Services.length === 0 ? (
        <Typography>Inga möten har bokats.</Typography>
      ) : (
        <>
          <FigureTable
            label="Möten per längd"
            columns={["Möte", ...meetingColumns]}
            rows={Services.map((row) => ({
              key: row.Service,
              cells: [meetingServiceTexts[row.Service], ...meetingCells(row)],
            }))}
          />
          {Lawyers.length > 0 && (
            <FigureTable
              label={isAdmin(me.roles) ? "Möten per jurist" : "Dina möten"}
              columns={[isAdmin(me.roles) ? "Jurist" : "Dina möten", ...meetingColumns]}
              rows={Lawyers.map((row) => ({
                key: row.Lawyer.UserID,
                cells: [row.Lawyer.Name, ...meetingCells(row)],
              }))}
            />
          )}
        </>
      )}
      <FigureTable
        label="Möten period för period"
        columns={["Period", ...meetingColumns]}
        rows={statisticsPeriods.map((name) => ({
          key: name,
          cells: [periodTexts[name], ...meetingCells(Periods[name])],
        }))}
      />
      <FigureTable
        label="Möten månad för månad"
        columns={["Månad", ...meetingColumns]}
        rows={Months.toReversed().map((row) => ({
          key: row.Month,
          cells: [monthInWords(row.Month), ...meetingCells(row)],
        }))}
      />
    </Box>
  );
}
