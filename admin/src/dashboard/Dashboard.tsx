import { isAdmin } from "@lagrum/core/account/roles";
import type { Desk } from "@lagrum/core/desk/deskSchema";
import { questionTypes } from "@lagrum/core/question/questionSchema";
import { dayOf, formatTime } from "@lagrum/core/text/dates";
import { questionTypeTexts } from "@lagrum/core/texts/questions";
import { Box, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useDataProvider, useGetList } from "react-admin";
import { Differences } from "../accounting/Differences.tsx";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { toUnanswered } from "../lists/EmptyList.tsx";
import { UnreadableCalendars } from "../meetings/UnreadableCalendars.tsx";
import { deadlineLabel, waitingLabel } from "../questions/questionLabels.ts";
import { useSession } from "../session/SessionContext.ts";
import { LoadFailure } from "../ui/LoadFailure.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { longDay } from "./dateLabels.ts";
import { Figure, number } from "./Figure.tsx";
import { FigureList, type SmallFigure } from "./FigureList.tsx";
import { JobFailures } from "./JobFailures.tsx";
import { QuestionRows, type Row } from "./QuestionRows.tsx";
import { TodaysMeetings } from "./TodaysMeetings.tsx";
import { Week } from "./Week.tsx";

/** Refetch interval in milliseconds: questions become late without a change on the server. */
const staleAfter = 60_000;

function useDashboard() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  return useQuery({
    queryKey: ["desk"],
    queryFn: () => dataProvider.getDesk(),
    refetchInterval: staleAfter,
  });
}

const ownQuestionsLabel = ({ Today, Late }: Desk["Mine"]) =>
  [Today > 0 && `${number.format(Today)} utlovade i dag`, Late > 0 && `${number.format(Late)} försenade`]
    .filter(Boolean)
    .join(", ") || "Inget brådskar";

/** Unanswered questions per type. */
const byType = (dashboard: Desk | undefined): SmallFigure[] =>
  questionTypes.map((Type) => ({
    text: questionTypeTexts[Type],
    count: dashboard?.Unanswered[Type],
    list: "questions/unanswered",
    filter: { Type },
  }));

function waitingFigures(dashboard: Desk | undefined, UserID: number): SmallFigure[] {
  const figures: SmallFigure[] = [
    {
      text: "Svar att granska åt en kollega",
      count: dashboard?.ToRead,
      list: "questions/readings",
      filter: { ReaderID: UserID },
    },
    { text: "Följdfrågor", count: dashboard?.FollowUps, list: "questions/follow-ups" },
    { text: "Beställningar att göra", count: dashboard?.Orders, list: "orders", filter: { State: "Open" } },
    {
      text: "Möjligt jäv att granska",
      count: dashboard?.HeldOrders,
      list: "orders",
      filter: { State: "InReview" },
      isBad: true,
    },
    {
      text: "Försenade beställningar",
      count: dashboard?.LateOrders,
      list: "orders",
      filter: { State: "Open", Late: "true" },
      isBad: true,
    },
    {
      text: "Ångrade köp att hantera",
      count: dashboard?.Withdrawals,
      list: "withdrawals",
      filter: { State: "Waiting" },
    },
    { text: "Reklamationer", count: dashboard?.Complaints, list: "complaints", filter: { State: "Open" } },
    { text: "Hyresärenden", count: dashboard?.RentClaims, list: "rent-claims", filter: { State: "Open" } },
    { text: "Inkorgen", count: dashboard?.Inbox, list: "inbox", filter: { State: "Open" } },
    {
      text: "Personuppgifter i svar att granska",
      count: dashboard?.PersonalData,
      list: "inbox",
      filter: { State: "Open", Reason: "PersonalData" },
      isBad: true,
    },
    { text: "Snart slut på tiden", count: dashboard?.Soon, list: "questions/unanswered", filter: { Due: "soon" } },
    { text: "Väntar på uppgifter", count: dashboard?.Waiting, list: "questions/waiting" },
    { text: "Dolda frågor", count: dashboard?.Hidden, list: "questions/hidden" },
    { text: "Besvarade för sent", count: dashboard?.AnsweredLate, list: "questions/answered", filter: { Due: "late" } },
  ];
  const { MoneyCases, WaitingApplicants, TestAnswers, UndeliveredMails } = dashboard ?? {};
  if (MoneyCases !== null && MoneyCases !== undefined) {
    figures.push({ text: "Pengar att reda ut", count: MoneyCases, list: "money-cases", isBad: true });
  }
  if (WaitingApplicants !== null && WaitingApplicants !== undefined) {
    figures.push({
      text: "Ansökningar att ta ställning till",
      count: WaitingApplicants,
      list: "users",
      filter: { Status: "waiting" },
    });
  }
  if (TestAnswers !== null && TestAnswers !== undefined) {
    figures.push({
      text: "Provsvar att bedöma",
      count: TestAnswers,
      list: "test-answers",
      filter: { Graded: "false" },
    });
  }
  if (UndeliveredMails !== null && UndeliveredMails !== undefined) {
    figures.push({ text: "Mejl som inte kommit fram", count: UndeliveredMails, list: "mails", isBad: true });
  }
  return figures;
}

const soonestFirst = { field: "DueAt", order: "ASC" } as const;

function LargeFigures({ dashboard }: { dashboard: Desk | undefined }) {
  const { me } = useSession();
  return (
    <Box
      sx={{
        display: "grid",
        gap: { xs: 1, md: 2 },
        gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", lg: "repeat(4, minmax(0, 1fr))" },
      }}
    >
      <Figure
        text="Mina frågor"
        count={dashboard?.Mine.Total}
        list="questions/reserved"
        filter={{ ReservedBy: me.UserID }}
        more={dashboard && ownQuestionsLabel(dashboard.Mine)}
      />
      <Figure
        text="Utlovade i dag"
        count={dashboard?.Today}
        list="questions/today"
        more="Alla, oavsett vem som har dem"
      />
      <Figure text="Försenade" count={dashboard?.Late} list="questions/late" more="Utan svar efter utlovad tid" isBad />
      <Figure text="Obesvarade" count={dashboard?.Unanswered.Total} list="questions/unanswered" more="Lediga att ta" />
    </Box>
  );
}

/** /admin/dashboard: counts, own questions and the week. */
export function Dashboard() {
  const { me } = useSession();
  const { data: dashboard, error, isFetching, refetch } = useDashboard();
  const hasFailed = error !== null && dashboard === undefined;
  const unanswered = useGetList<Row>("questions", {
    filter: { State: "unanswered" },
    pagination: { page: 1, perPage: 5 },
    sort: soonestFirst,
  });
  const mine = useGetList<Row>("questions", {
    pagination: { page: 1, perPage: 10 },
    sort: soonestFirst,
    filter: { State: "reserved", ReservedBy: me.UserID },
  });
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 2 }}>
        <PageTitle>Översikt</PageTitle>
        <Typography sx={{ color: "text.secondary" }}>
          Hej {me.FirstName}, det är {longDay(dayOf(new Date()))}.
        </Typography>
      </Box>
      {error && (
        <LoadFailure error={error} isStale={!hasFailed} isFetching={isFetching} onRetry={() => void refetch()} />
      )}
      {isAdmin(me.roles) && <Differences />}
      {isAdmin(me.roles) && <JobFailures />}
      <UnreadableCalendars />
      {!hasFailed && <LargeFigures dashboard={dashboard} />}
      <Box
        sx={{
          display: "grid",
          gap: 2,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(17rem, 1fr)" },
        }}
      >
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
          <TodaysMeetings />
          <QuestionRows
            heading="Mina reserverade frågor"
            empty="Du har inga frågor reserverade."
            next={toUnanswered}
            query={mine}
            place="questions/reserved"
            more={({ ReservedBy }) => ReservedBy && `din till kl. ${formatTime(ReservedBy.LeaseUntil)}`}
          />
          <QuestionRows
            heading="Först att besvara"
            empty="Alla frågor är besvarade eller reserverade."
            next={{ list: "questions/waiting", text: "Se de som väntar på uppgifter" }}
            query={unanswered}
            place="questions/unanswered"
            more={({ ConfirmedAt, DeadlineDate }) =>
              [
                ConfirmedAt && waitingLabel(ConfirmedAt, new Date()),
                DeadlineDate && `frist ${deadlineLabel(DeadlineDate, new Date())}`,
              ]
                .filter(Boolean)
                .join(" · ")
            }
          />
        </Box>
        {!hasFailed && (
          <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
            <FigureList heading="Att hålla ögonen på" figures={waitingFigures(dashboard, me.UserID)} />
            <FigureList heading="Obesvarade efter typ" figures={byType(dashboard)} />
          </Box>
        )}
      </Box>
      {!hasFailed && <Week week={dashboard?.Week} />}
    </Box>
  );
}
