import type { Question } from "@lagrum/core/question/questionSchema";
import { Button, Card, CardContent } from "@mui/material";
import { LinkBase, useNavigate } from "react-admin";
import { CallsPanel } from "../calls/CallsPanel.tsx";
import { usePageAction } from "../commands/pageActions.ts";
import { DeclineButton } from "../questions/DeclineButton.tsx";
import { Messages } from "../questions/Messages.tsx";
import { QuestionActions } from "../questions/QuestionActions.tsx";
import { QuestionHistory } from "../questions/QuestionHistory.tsx";
import { QuestionText, SimilarAnswers } from "../questions/QuestionText.tsx";
import { ReservationPanel } from "../questions/ReservationPanel.tsx";
import { useReservation } from "../questions/useReservation.ts";
import { AskForFactsButton } from "../questions/WriteToAskerButtons.tsx";
import { DetailsPage } from "../recordPages/DetailsPage.tsx";
import { TwoColumns } from "../ui/TwoColumns.tsx";
import { EndNotice } from "./EndNotice.tsx";

function Content({ question }: { question: Question }) {
  const reservation = useReservation(question);
  const navigate = useNavigate();
  const isMine = reservation.state.matches("reservedByMe");
  usePageAction("write", "Skriv svar", () => void navigate(`/questions/reserved/${question.ID}`), isMine);
  const write = (
    <Button variant="contained" component={LinkBase} to={`/questions/reserved/${question.ID}`}>
      Skriv svar
    </Button>
  );
  return (
    <TwoColumns
      main={
        <>
          <QuestionText question={question} />
          <Messages question={question} />
          <CallsPanel question={question} />
          <QuestionActions question={question} list="/questions/unanswered">
            <AskForFactsButton question={question} />
            <DeclineButton question={question} />
          </QuestionActions>
        </>
      }
      aside={
        <>
          <Card>
            <CardContent>
              <EndNotice question={question}>
                <ReservationPanel reservation={reservation} whenMine={write} />
              </EndNotice>
            </CardContent>
          </Card>
          <SimilarAnswers question={question} />
          <QuestionHistory question={question} />
        </>
      }
    />
  );
}

/** /admin/questions/unanswered/{id}: read a question and reserve it. */
export function UnansweredDetails() {
  return <DetailsPage<Question> kind="Obesvarad fråga">{(question) => <Content question={question} />}</DetailsPage>;
}
