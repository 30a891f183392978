import { questionTypes } from "@lagrum/core/question/questionSchema";
import type { Statistics } from "@lagrum/core/statistics/statisticsSchema";
import { questionTypeTexts } from "@lagrum/core/texts/questions";
import { useTheme } from "@mui/material";
import { BarChart } from "@mui/x-charts/BarChart";

/** Stacked bars of thirteen months. The table beside it is the text alternative. */
export function MonthsChart({ months }: { months: Statistics["Months"] }) {
  const { palette } = useTheme();
  const colours = [palette.primary.main, palette.text.secondary, palette.warning.main, palette.text.primary];
  return (
    <div role="img" aria-label="Stapeldiagram: svar månad för månad. Siffrorna står i tabellen.">
      <BarChart
        height={280}
        margin={{ left: 0, right: 8, top: 16, bottom: 0 }}
        dataset={months.map(({ Month, Free, Express, Express24, PhoneAdvice }) => ({
          ...{ Month, Free, Express, Express24, PhoneAdvice },
        }))}
        xAxis={[{ dataKey: "Month", scaleType: "band", disableLine: true, disableTicks: true }]}
        yAxis={[{ tickMinStep: 1, min: 0, disableLine: true, disableTicks: true, width: 36 }]}
        series={questionTypes.map((type, index) => ({
          dataKey: type,
          label: questionTypeTexts[type],
          stack: "answers",
          color: colours[index] ?? palette.primary.main,
        }))}
        grid={{ horizontal: true }}
        skipAnimation
        disableAxisListener
        slotProps={{ tooltip: { trigger: "none" } }}
      />
    </div>
  );
}
