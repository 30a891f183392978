import { isAdmin } from "@lagrum/core/account/roles";
import { type QuestionType, questionTypes } from "@lagrum/core/question/questionSchema";
import { monthInWords } from "@lagrum/core/salary/salaryMonth";
import { type Statistics, type StatisticsPeriod, statisticsPeriods } from "@lagrum/core/statistics/statisticsSchema";
import { questionTypeTexts } from "@lagrum/core/texts/questions";
import { Box, MenuItem, Skeleton, TextField, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { useSession } from "../session/SessionContext.ts";
import { FigureTable } from "../ui/FigureTable.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { Panel } from "../ui/Panel.tsx";
import { QueryContent } from "../ui/QueryContent.tsx";
import { FilePanel } from "./FilePanel.tsx";
import { countCells, countColumns, figureCells, figureColumns, periodTexts } from "./figureLabels.ts";
import { MeetingsPanel } from "./MeetingsPanel.tsx";

// Loaded lazily, since the chart library is larger than the rest of the page.
const MonthsChart = lazy(() => import("./MonthsChart.tsx").then((m) => ({ default: m.MonthsChart })));

/** Height of a loading table or chart in pixels. */
const tableHeight = 280;

function Months({ months }: { months: Statistics["Months"] }) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 3,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" },
      }}
    >
      <Suspense fallback={<Skeleton variant="rounded" height={tableHeight} />}>
        <MonthsChart months={months} />
      </Suspense>
      <FigureTable
        label="Svar månad för månad"
        columns={["Månad", ...countColumns]}
        rows={months
          .toReversed()
          .map((row) => ({ key: row.Month, cells: [monthInWords(row.Month), ...countCells(row)] }))}
      />
    </Box>
  );
}

interface Choice<V extends string> {
  label: string;
  value: V | "";
  choices: readonly (readonly [V | "", string])[];
  onChoose: (value: V | "") => void;
}

function Choice<V extends string>({ label, value, choices, onChoose }: Choice<V>) {
  return (
    <TextField
      select
      label={label}
      size="small"
      value={value}
      onChange={(event) => onChoose(event.target.value as V | "")}
      sx={{ minWidth: 200 }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      {choices.map(([id, name]) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The share of AI drafts that were used in an answer. */
const draftShare = ({ Offered, Used }: Statistics["AiDrafts"]): string =>
  Offered === 0
    ? "Inget svar har skickats med ett utkast från maskin bredvid."
    : `Utkastet användes i ${Used} av ${Offered} svar (${Math.round((100 * Used) / Offered)} %).`;

const all: readonly ["", string] = ["", "Alla typer"];

/** /admin/statistics: number of answers, response times, ratings and meetings. */
export function StatisticsPage() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { me } = useSession();
  const [Period, setPeriod] = useState<StatisticsPeriod>("ThisMonth");
  const [type, setType] = useState<QuestionType | "">("");
  const query = { Period, ...(type && { Type: type }) };
  const figures = useQuery({
    queryKey: ["statistics", query],
    queryFn: () => dataProvider.getStatistics(query),
    placeholderData: (previous) => previous,
  });
  const people = useQuery({
    queryKey: ["usersStatistics", query],
    queryFn: () => dataProvider.listUsersStatistics(query),
    placeholderData: (previous) => previous,
  });
  const emptyText = <Typography>Inga svar har skickats.</Typography>;
  const inWords = periodTexts[Period].toLowerCase();
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <PageTitle>Statistik</PageTitle>
      <Panel title="Skickade svar">
        <QueryContent query={figures} loading={tableHeight}>
          {({ Periods }) => (
            <FigureTable
              label="Skickade svar period för period"
              columns={["Period", ...figureColumns]}
              rows={statisticsPeriods.map((name) => ({
                key: name,
                cells: [periodTexts[name], ...figureCells(Periods[name])],
              }))}
            />
          )}
        </QueryContent>
      </Panel>
      <Panel title="Månad för månad">
        <QueryContent query={figures} loading={tableHeight}>
          {(data) => <Months months={data.Months} />}
        </QueryContent>
      </Panel>
      <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
        <Choice
          label="Period"
          value={Period}
          choices={statisticsPeriods.map((name) => [name, periodTexts[name]])}
          onChoose={(value) => value && setPeriod(value)}
        />
        <Choice
          label="Typ"
          value={type}
          choices={[all, ...questionTypes.map((each) => [each, questionTypeTexts[each]] as const)]}
          onChoose={setType}
        />
      </Box>
      <Panel title={`${isAdmin(me.roles) ? "Person för person" : "Dina svar"}, ${inWords}`}>
        <QueryContent query={people} loading={tableHeight}>
          {(rows) =>
            rows.length === 0 ? (
              emptyText
            ) : (
              <FigureTable
                label="Svar person för person"
                columns={["Namn", ...figureColumns]}
                rows={rows.map((row) => ({ key: row.UserID, cells: [row.Name, ...figureCells(row)] }))}
              />
            )
          }
        </QueryContent>
      </Panel>
      <Panel title={`Rättsområden, ${inWords}`}>
        <QueryContent query={figures} loading={tableHeight}>
          {({ Categories }) =>
            Categories.length === 0 ? (
              emptyText
            ) : (
              <FigureTable
                label="Svar per rättsområde"
                columns={["Rättsområde", ...countColumns]}
                rows={Categories.map((row) => ({
                  key: row.Category.ID,
                  cells: [row.Category.Name, ...countCells(row)],
                }))}
              />
            )
          }
        </QueryContent>
      </Panel>
      <MeetingsPanel period={Period} />
      <Panel title={`Utkast från maskin, ${inWords}`}>
        <QueryContent query={figures} loading={80}>
          {({ AiDrafts }) => <Typography>{draftShare(AiDrafts)}</Typography>}
        </QueryContent>
      </Panel>
      {isAdmin(me.roles) && <FilePanel />}
    </Box>
  );
}
