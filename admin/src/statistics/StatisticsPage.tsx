import { isAdmin } from "@lagrum/core/account/roles";
import { type QuestionType, questionTypes } from "@lagrum/core/question/questionSchema";
import { monthInWords } from "@lagrum/core/salary/salaryMonth";
import { type Statistics, type StatisticsPeriod, statisticsPeriods } from "@lagrum/core/statistics/statisticsSchema";
import { questionTypeTexts } from "@lagrum/core/texts/questions";
import { Alert, Box, MenuItem, Skeleton, TextField, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { useSession } from "../session/SessionContext.ts";
import { FigureTable } from "../ui/FigureTable.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { Panel } from "../ui/Panel.tsx";
import { FilePanel } from "./FilePanel.tsx";
import { countCells, countColumns, figureCells, figureColumns, periodTexts } from "./figureLabels.ts";

// Loaded lazily, since the chart library is larger than the rest of the page.
const MonthsChart = lazy(() => import("./MonthsChart.tsx").then((m) => ({ default: m.MonthsChart })));

const waiting = <Skeleton variant="rounded" height={280} />;

function Months({ months }: { months: Statistics["Months"] }) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 3,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" },
      }}
    >
      <Suspense fallback={waiting}>
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

const all: readonly ["", string] = ["", "Alla typer"];

/** /admin/statistics: number of answers, response times and ratings. */
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
  const error = figures.error ?? people.error;
  const emptyText = <Typography>Inga svar har skickats.</Typography>;
  const panel = (title: string, isEmpty: boolean | undefined, content: ReactNode) => (
    <Panel title={title}>{isEmpty === undefined ? !error && waiting : isEmpty ? emptyText : content}</Panel>
  );
  const { data } = figures;
  const inWords = periodTexts[Period].toLowerCase();
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <PageTitle>Statistik</PageTitle>
      {error && <Alert severity="error">{error.message}</Alert>}
      {panel(
        "Skickade svar",
        data && false,
        <FigureTable
          label="Skickade svar period för period"
          columns={["Period", ...figureColumns]}
          rows={statisticsPeriods.flatMap((name) => {
            const row = data?.Periods[name];
            return row ? [{ key: name, cells: [periodTexts[name], ...figureCells(row)] }] : [];
          })}
        />,
      )}
      {panel("Månad för månad", data && false, data && <Months months={data.Months} />)}
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
      {panel(
        `Person för person, ${inWords}`,
        people.data && people.data.length === 0,
        <FigureTable
          label="Svar person för person"
          columns={["Namn", ...figureColumns]}
          rows={(people.data ?? []).map((row) => ({ key: row.UserID, cells: [row.Name, ...figureCells(row)] }))}
        />,
      )}
      {panel(
        `Rättsområden, ${inWords}`,
        data && data.Categories.length === 0,
        <FigureTable
          label="Svar per rättsområde"
          columns={["Rättsområde", ...countColumns]}
          rows={(data?.Categories ?? []).map((row) => ({
            key: row.Category.ID,
            cells: [row.Category.Name, ...countCells(row)],
          }))}
        />,
      )}
      {isAdmin(me.roles) && <FilePanel />}
    </Box>
  );
}
