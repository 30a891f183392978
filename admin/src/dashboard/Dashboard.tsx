import type { QuestionListItem } from "@lagrum/core/contract/question";
import { formatTime } from "@lagrum/core/domain/dates";
import { questionTypeTexts } from "@lagrum/core/texts/questions";
import {
  Box,
  Card,
  CardActionArea,
  CardContent,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Skeleton,
  Typography,
} from "@mui/material";
import { LinkBase, Title, useGetList, useStore } from "react-admin";
import { untilDay, waited } from "../questions/questionWords.ts";
import { timeLeft } from "../questions/timeWords.ts";
import { useSession } from "../session/SessionContext.ts";

type Row = QuestionListItem & { id: number };

interface CountProps {
  text: string;
  total: number | undefined;
  to: string;
  /** What has to be so before the list opens. */
  onOpen?: () => void;
}

function Count({ text, total, to, onOpen }: CountProps) {
  return (
    <Card>
      <CardActionArea component={LinkBase} to={to} {...(onOpen && { onClick: onOpen })}>
        <CardContent>
          <Typography sx={{ color: "text.secondary" }}>{text}</Typography>
          <Typography variant="h4" component="p" sx={{ fontVariantNumeric: "lining-nums" }}>
            {total === undefined ? <Skeleton width="2ch" /> : total.toLocaleString("sv-SE")}
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}

interface RowsProps {
  heading: string;
  empty: string;
  rows: Row[] | undefined;
  place: string;
  more: (row: Row) => string | null;
}

function Rows({ heading, empty, rows, place, more }: RowsProps) {
  return (
    <Card>
      <CardContent>
        <Typography variant="h5" component="h2">
          {heading}
        </Typography>
        {rows === undefined && <Skeleton variant="rounded" height={120} sx={{ mt: 1 }} />}
        {rows?.length === 0 && <Typography sx={{ color: "text.secondary", mt: 1 }}>{empty}</Typography>}
        <List disablePadding>
          {rows?.map((row) => (
            <ListItem key={row.id} disablePadding>
              <ListItemButton
                component={LinkBase}
                to={`/${place}/${row.id}`}
                sx={{ px: 1, py: 0.5, mx: -1, borderRadius: 1 }}
              >
                <ListItemText
                  primary={row.Title}
                  secondary={[row.Category.Name, questionTypeTexts[row.Type], more(row)].filter(Boolean).join(" · ")}
                  slotProps={{ primary: { sx: { fontWeight: 600, overflowWrap: "anywhere" } } }}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </CardContent>
    </Card>
  );
}

/** The list of answered questions as its filter on late ones leaves it. */
const lateAnswers = {
  filter: { Due: "late" },
  displayedFilters: {},
  page: 1,
  perPage: 25,
  sort: "PublishedAt",
  order: "DESC",
};

const onlyTotal = { pagination: { page: 1, perPage: 1 }, sort: { field: "DueAt", order: "ASC" } } as const;

/** /admin/dashboard: what waits, what is mine, what is done. */
export function Dashboard() {
  const { me } = useSession();
  const newestFirst = { field: "ConfirmedAt", order: "DESC" } as const;
  const unanswered = useGetList<Row>("questions/unanswered", {
    pagination: { page: 1, perPage: 5 },
    sort: { field: "DueAt", order: "ASC" },
  });
  const mine = useGetList<Row>("questions/reserved", {
    pagination: { page: 1, perPage: 10 },
    sort: { field: "DueAt", order: "ASC" },
    filter: { ReservedBy: me.UserID },
  });
  const late = useGetList<Row>("questions/late", onlyTotal);
  const waiting = useGetList<Row>("questions/waiting", onlyTotal);
  const followUps = useGetList<Row>("questions/follow-ups", onlyTotal);
  const answeredLate = useGetList<Row>("questions/answered", { ...onlyTotal, filter: { Due: "late" } });
  const [, keepAnsweredList] = useStore<typeof lateAnswers | null>("questions/answered.list", null);
  const answered = useGetList<Row>("questions/answered", {
    pagination: { page: 1, perPage: 1 },
    sort: { field: "PublishedAt", order: "DESC" },
  });
  const hidden = useGetList<Row>("questions/hidden", {
    pagination: { page: 1, perPage: 1 },
    sort: newestFirst,
  });
  return (
    <Box sx={{ mt: 2, display: "grid", gap: 2 }}>
      <Title title="Översikt" />
      <Typography variant="h4" component="h1">
        Hej {me.FirstName}
      </Typography>
      <Box
        sx={{
          display: "grid",
          gap: { xs: 1, md: 2 },
          gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", md: "repeat(4, minmax(0, 1fr))" },
        }}
      >
        <Count text="Obesvarade" total={unanswered.total} to="/questions/unanswered" />
        <Count text="Mina reserverade" total={mine.total} to="/questions/reserved" />
        <Count text="Försenade" total={late.total} to="/questions/late" />
        <Count text="Väntar på uppgifter" total={waiting.total} to="/questions/waiting" />
        <Count text="Följdfrågor" total={followUps.total} to="/questions/follow-ups" />
        <Count text="Besvarade" total={answered.total} to="/questions/answered" />
        <Count
          text="Besvarade för sent"
          total={answeredLate.total}
          to="/questions/answered"
          onOpen={() => keepAnsweredList(lateAnswers)}
        />
        <Count text="Dolda" total={hidden.total} to="/questions/hidden" />
      </Box>
      <Box
        sx={{
          display: "grid",
          gap: 2,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
        }}
      >
        <Rows
          heading="Mina reserverade frågor"
          empty="Du har inga frågor reserverade."
          rows={mine.data}
          place="questions/reserved"
          more={(question) =>
            [timeLeft(question), question.ReservedBy && `din till kl. ${formatTime(question.ReservedBy.LeaseUntil)}`]
              .filter(Boolean)
              .join(" · ")
          }
        />
        <Rows
          heading="Först att besvara"
          empty="Alla frågor är besvarade eller reserverade."
          rows={unanswered.data}
          place="questions/unanswered"
          more={(question) =>
            [
              timeLeft(question) ?? (question.ConfirmedAt && waited(question.ConfirmedAt, new Date())),
              question.DeadlineDate && `frist ${untilDay(question.DeadlineDate, new Date())}`,
            ]
              .filter(Boolean)
              .join(" · ")
          }
        />
      </Box>
    </Box>
  );
}
