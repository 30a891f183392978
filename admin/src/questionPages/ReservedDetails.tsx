import type { StaffAnswer } from "@lagrum/core/answer/answerSchema";
import type { Question } from "@lagrum/core/question/questionSchema";
import { Card, CardContent, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useDataProvider, useNavigate, useNotify, useRefresh } from "react-admin";
import { AnswerEditor } from "../answers/AnswerEditor.tsx";
import { FinishButtons } from "../answers/FinishButtons.tsx";
import { CallsPanel } from "../calls/CallsPanel.tsx";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { useOpenDraft } from "../drafts/openDrafts.ts";
import { useDraft } from "../drafts/useDraft.ts";
import { PeerReviewPanel } from "../peerReview/PeerReviewPanel.tsx";
import { DeclineButton } from "../questions/DeclineButton.tsx";
import { EditQuestionButton } from "../questions/EditQuestionButton.tsx";
import { Messages } from "../questions/Messages.tsx";
import { QuestionActions } from "../questions/QuestionActions.tsx";
import { QuestionHistory } from "../questions/QuestionHistory.tsx";
import { QuestionText, SimilarAnswers } from "../questions/QuestionText.tsx";
import { ReservationPanel } from "../questions/ReservationPanel.tsx";
import { type Reservation, useReservation } from "../questions/useReservation.ts";
import { AskForFactsButton } from "../questions/WriteToAskerButtons.tsx";
import { DetailsPage } from "../recordPages/DetailsPage.tsx";
import { QueryContent } from "../ui/QueryContent.tsx";
import { visuallyHidden } from "../ui/visuallyHidden.ts";
import { EndNotice } from "./EndNotice.tsx";
import { WritingLayout } from "./WritingLayout.tsx";

function Writing({ question, answer }: { question: Question; answer: StaffAnswer | null }) {
  const draft = useDraft({ QuestionID: question.ID, answer, savesItself: true });
  useOpenDraft(question.ID, draft.actor);
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefresh();
  // Increased when the text was replaced from outside the editor, to mount a new one.
  const [edition, setEdition] = useState(0);
  const { status, context } = draft.state;
  useEffect(() => {
    if (status !== "done") return;
    notify(context.wanted === "publish" ? "Svaret är skickat och publicerat." : "Svaret är skickat.", {
      type: "success",
    });
    refresh();
    void navigate(`/answers/${question.ID}`, { state: { isFinished: true } });
  }, [status, context.wanted, question.ID, navigate, notify, refresh]);
  return (
    <>
      <AnswerEditor key={edition} draft={draft} type={question.Type} />
      <FinishButtons draft={draft} question={question} onReplaced={() => setEdition(edition + 1)} />
    </>
  );
}

/** An open editor stays open when the reservation ends, so that no text is lost. */
function WritingPlace({ question, reservation }: { question: Question; reservation: Reservation }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const isMine = reservation.state.matches("reservedByMe");
  const [hasBegun, setBegun] = useState(isMine);
  if (isMine && !hasBegun) setBegun(true);
  // Fetched once: then the draft's state machine owns the text.
  const answer = useQuery({
    queryKey: ["draft", question.ID],
    queryFn: async () => (question.HasAnswer ? (await dataProvider.findAnswer(question.ID)).data : null),
    enabled: hasBegun,
    staleTime: "static",
    gcTime: 0,
  });
  if (!hasBegun) {
    return <Typography sx={{ color: "text.secondary" }}>Reservera frågan för att skriva ett svar.</Typography>;
  }
  return (
    <QueryContent query={answer} loading={320}>
      {(data) => <Writing question={question} answer={data} />}
    </QueryContent>
  );
}

function Content({ question }: { question: Question }) {
  const reservation = useReservation(question, { isEditorOpen: true });
  return (
    <WritingLayout
      question={
        <>
          <QuestionText question={question} />
          <Messages question={question} />
          <CallsPanel question={question} />
          <QuestionActions question={question} list="/questions/reserved">
            <EditQuestionButton question={question} />
            <AskForFactsButton question={question} />
            <DeclineButton question={question} />
          </QuestionActions>
        </>
      }
      below={
        <>
          {(question.HasAnswer || reservation.state.matches("reservedByMe")) && (
            <PeerReviewPanel id={question.ID} mayAsk={reservation.state.matches("reservedByMe")} />
          )}
          <SimilarAnswers question={question} />
          <QuestionHistory question={question} />
        </>
      }
      answer={
        <Card sx={{ overflow: "visible" }}>
          <CardContent>
            <Typography component="h2" sx={visuallyHidden}>
              Svar
            </Typography>
            <EndNotice question={question}>
              <ReservationPanel reservation={reservation} />
              <WritingPlace question={question} reservation={reservation} />
            </EndNotice>
          </CardContent>
        </Card>
      }
    />
  );
}

/** /admin/questions/reserved/{id}: the question beside the answer being written. */
export function ReservedDetails() {
  return (
    <DetailsPage<Question> kind="Skriv svar på fråga">{(question) => <Content question={question} />}</DetailsPage>
  );
}
