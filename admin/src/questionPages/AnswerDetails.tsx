import { isAdmin } from "@lagrum/core/account/roles";
import type { StaffAnswer } from "@lagrum/core/answer/answerSchema";
import type { Question } from "@lagrum/core/question/questionSchema";
import { isAnswered, isWorkable } from "@lagrum/core/question/questionState";
import { formatDate, formatDateTime } from "@lagrum/core/text/dates";
import OpenInNewIcon from "@mui/icons-material/OpenInNew";
import { Alert, Button, Card, CardContent, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { LinkBase, useGetOne, useLocation } from "react-admin";
import { AnswerText } from "../answers/AnswerText.tsx";
import { EditAnswer } from "../answers/EditAnswer.tsx";
import { PublishButton } from "../answers/PublishButton.tsx";
import { RedactButton } from "../answers/RedactButton.tsx";
import { VersionsButton } from "../answers/VersionsButton.tsx";
import { CallsPanel } from "../calls/CallsPanel.tsx";
import { whole } from "../dataProvider/dataProvider.ts";
import { PeerReviewPanel } from "../peerReview/PeerReviewPanel.tsx";
import { EditQuestionButton } from "../questions/EditQuestionButton.tsx";
import { Messages } from "../questions/Messages.tsx";
import { NextQuestion } from "../questions/NextQuestion.tsx";
import { QuestionActions } from "../questions/QuestionActions.tsx";
import { QuestionHistory } from "../questions/QuestionHistory.tsx";
import { QuestionText, SimilarAnswers } from "../questions/QuestionText.tsx";
import { AnswerFollowUpButton } from "../questions/WriteToAskerButtons.tsx";
import { DetailsPage } from "../recordPages/DetailsPage.tsx";
import { useSession } from "../session/SessionContext.ts";
import { QueryContent } from "../ui/QueryContent.tsx";
import { TwoColumns } from "../ui/TwoColumns.tsx";
import { VisibilityButton } from "../visibility/VisibilityButton.tsx";

type Row<T> = T & { id: number };

function facts(answer: StaffAnswer): string[] {
  const { User, SentAt, PublishedAt, ValidAt } = answer;
  return [
    User && `Av ${User.Name}${User.Title ? `, ${User.Title}` : ""}`,
    SentAt && `Skickat ${formatDateTime(SentAt)}`,
    PublishedAt && `Publicerat ${formatDateTime(PublishedAt)}`,
    ValidAt && `Gäller per ${formatDate(ValidAt)}`,
  ].filter((fact) => typeof fact === "string");
}

interface ActionsProps {
  answer: StaffAnswer;
  question: Question | undefined;
  onEdit: (() => void) | undefined;
}

function Actions({ answer, question, onEdit }: ActionsProps) {
  const isPublic = answer.State === "Published" && !answer.Hidden && answer.Uri !== null;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", my: 2 }}>
      <VisibilityButton question={answer} isPageAction />
      {onEdit && question && <PublishButton answer={answer} question={question} />}
      {onEdit && question && <RedactButton answer={answer} question={question} />}
      {onEdit && (
        <Button variant="outlined" onClick={onEdit}>
          Redigera svaret
        </Button>
      )}
      {isWorkable(answer.State) && (
        <Button variant="contained" component={LinkBase} to={`/questions/reserved/${answer.ID}`}>
          Till frågan
        </Button>
      )}
      <VersionsButton answer={answer} />
      {isPublic && (
        <Button href={`/answers/${answer.Uri}`} target="_blank" rel="noopener" startIcon={<OpenInNewIcon />}>
          Visa på webbplatsen
        </Button>
      )}
    </Stack>
  );
}

function Content({ answer }: { answer: Row<StaffAnswer> }) {
  const { me } = useSession();
  const [isEditing, setEditing] = useState(false);
  const query = useGetOne<Row<Question>>("questions", { id: answer.id, ...whole });
  const question = query.data;
  const mayEdit = isAnswered(answer.State) && (isAdmin(me.roles) || answer.User?.UserID === me.UserID);
  const isJustFinished = useLocation().state?.isFinished === true;
  return (
    <TwoColumns
      main={
        <>
          {isJustFinished && <NextQuestion />}
          {/* A card clips its content by default, and the editor's bar would not stick to the window. */}
          <Card sx={{ overflow: "visible" }}>
            <CardContent>
              <Typography variant="h5" component="h1" sx={{ overflowWrap: "anywhere" }}>
                {answer.Title}
              </Typography>
              <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5 }}>
                {facts(answer).join(" · ")}
              </Typography>
              {answer.Objected && (
                <Alert severity="error" sx={{ mt: 2 }}>
                  Den som frågade har motsatt sig publicering. Fråga och svar är dolda för allmänheten.
                </Alert>
              )}
              {isEditing ? (
                <EditAnswer answer={answer} readAt={question?.UpdatedAt} onClose={() => setEditing(false)} />
              ) : (
                <>
                  <Actions answer={answer} question={question} onEdit={mayEdit ? () => setEditing(true) : undefined} />
                  <AnswerText html={answer.AnswerBody} />
                  {answer.Provisions.length > 0 && (
                    <>
                      <Typography variant="h6" component="h2" sx={{ mt: 3 }}>
                        Lagrum som svaret bygger på
                      </Typography>
                      <ul>
                        {answer.Provisions.map(({ Label }) => (
                          <li key={Label}>{Label}</li>
                        ))}
                      </ul>
                    </>
                  )}
                </>
              )}
            </CardContent>
          </Card>
        </>
      }
      aside={
        <QueryContent query={query} loading={320}>
          {(asked) => (
            <>
              <PeerReviewPanel id={asked.ID} mayAsk={mayEdit} />
              <Messages question={asked} />
              <CallsPanel question={asked} />
              <AnswerFollowUpButton question={asked} mayAnswer={mayEdit} />
              <QuestionText question={asked} heading="h2" />
              <QuestionActions question={asked} list="/questions/answered">
                {mayEdit && <EditQuestionButton question={asked} />}
              </QuestionActions>
              <SimilarAnswers question={asked} />
              <QuestionHistory question={asked} />
            </>
          )}
        </QueryContent>
      }
      columns="minmax(0, 3fr) minmax(18rem, 2fr)"
    />
  );
}

/** /admin/answers/{id}: an answer that was sent or published, with its question. */
export function AnswerDetails() {
  return <DetailsPage<StaffAnswer> kind="Svar på fråga">{(answer) => <Content answer={answer} />}</DetailsPage>;
}
