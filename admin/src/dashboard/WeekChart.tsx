import type { DeskDay } from "@lagrum/core/desk/deskSchema";
import { useTheme } from "@mui/material";
import { BarChart } from "@mui/x-charts/BarChart";
import { weekday } from "./dateLabels.ts";

/** Bar chart of the week. The table beside it is the text alternative. */
export function WeekChart({ week }: { week: DeskDay[] }) {
  const { palette } = useTheme();
  return (
    <div role="img" aria-label="Stapeldiagram: inkomna och besvarade frågor dag för dag. Siffrorna står i tabellen.">
      <BarChart
        height={260}
        margin={{ left: 0, right: 8, top: 16, bottom: 0 }}
        dataset={week.map(({ Day, Received, Answered }) => ({ Day: weekday(Day), Received, Answered }))}
        xAxis={[
          {
            dataKey: "Day",
            scaleType: "band",
            categoryGapRatio: 0.35,
            barGapRatio: 0.1,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        yAxis={[{ tickMinStep: 1, min: 0, disableLine: true, disableTicks: true, width: 28 }]}
        series={[
          { dataKey: "Received", label: "Inkomna", color: palette.text.secondary },
          { dataKey: "Answered", label: "Besvarade", color: palette.primary.main },
        ]}
        grid={{ horizontal: true }}
        borderRadius={2}
        skipAnimation
        disableAxisListener
        slotProps={{ tooltip: { trigger: "none" } }}
      />
    </div>
  );
}
