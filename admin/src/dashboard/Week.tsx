import type { DeskDay } from "@lagrum/core/desk/deskSchema";
import { Box, Card, CardContent, Skeleton, Table, TableBody, TableCell, TableHead, TableRow } from "@mui/material";
import Typography from "@mui/material/Typography";
import { lazy, Suspense } from "react";
import { ListLink, type ListTarget } from "../lists/ListLink.tsx";
import { longDay, weekday } from "./dateLabels.ts";
import { number } from "./Figure.tsx";

// Loaded lazily, since the chart library is larger than the rest of the page.
const WeekChart = lazy(() => import("./WeekChart.tsx").then((m) => ({ default: m.WeekChart })));

const chartHeight = 260;

function Cell({ count, day, what, ...place }: ListTarget & { count: number; day: string; what: string }) {
  return (
    <TableCell align="right" sx={{ fontVariantNumeric: "tabular-nums lining-nums" }}>
      {count === 0 ? (
        <Box component="span" sx={{ color: "text.secondary" }}>
          0
        </Box>
      ) : (
        <ListLink {...place} aria-label={`${number.format(count)} ${what} ${longDay(day)}`}>
          {number.format(count)}
        </ListLink>
      )}
    </TableCell>
  );
}

function Figures({ week }: { week: DeskDay[] }) {
  const sum = (field: "Received" | "Answered") => number.format(week.reduce((total, day) => total + day[field], 0));
  return (
    <Table size="small" aria-label="Inkomna och besvarade frågor de senaste sju dagarna">
      <TableHead>
        <TableRow>
          <TableCell>Dag</TableCell>
          <TableCell align="right">Inkomna</TableCell>
          <TableCell align="right">Besvarade</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {week.map(({ Day, Received, Answered }) => (
          <TableRow key={Day}>
            <TableCell component="th" scope="row" sx={{ whiteSpace: "nowrap" }}>
              {weekday(Day)}
            </TableCell>
            <Cell
              count={Received}
              day={Day}
              what="inkomna"
              list="questions/all"
              filter={{ ConfirmedFrom: Day, ConfirmedTo: Day }}
            />
            <Cell
              count={Answered}
              day={Day}
              what="besvarade"
              list="questions/answered"
              filter={{ AnsweredFrom: Day, AnsweredTo: Day }}
            />
          </TableRow>
        ))}
        <TableRow sx={{ "& > *": { fontWeight: 700, borderBottom: 0 } }}>
          <TableCell component="th" scope="row">
            Alla
          </TableCell>
          <TableCell align="right">{sum("Received")}</TableCell>
          <TableCell align="right">{sum("Answered")}</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}

/** Received and answered questions of seven days: a chart, and a table with links to the lists. */
export function Week({ week }: { week: DeskDay[] | undefined }) {
  const waiting = <Skeleton variant="rounded" height={chartHeight} />;
  return (
    <Card>
      <CardContent>
        <Typography variant="h5" component="h2" sx={{ mb: 1 }}>
          De senaste sju dagarna
        </Typography>
        <Box
          sx={{
            display: "grid",
            gap: 3,
            alignItems: "center",
            gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 3fr) minmax(16rem, 2fr)" },
          }}
        >
          <Box sx={{ minHeight: chartHeight }}>
            {week ? (
              <Suspense fallback={waiting}>
                <WeekChart week={week} />
              </Suspense>
            ) : (
              waiting
            )}
          </Box>
          {week ? <Figures week={week} /> : waiting}
        </Box>
      </CardContent>
    </Card>
  );
}
