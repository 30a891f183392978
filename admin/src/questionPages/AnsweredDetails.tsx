import { isAdmin } from "@lagrum/core/account/roles";
import type { Question } from "@lagrum/core/question/questionSchema";
import { Navigate } from "react-admin";
import { CallsPanel } from "../calls/CallsPanel.tsx";
import { Messages } from "../questions/Messages.tsx";
import { QuestionActions } from "../questions/QuestionActions.tsx";
import { QuestionHistory } from "../questions/QuestionHistory.tsx";
import { QuestionText, SimilarAnswers } from "../questions/QuestionText.tsx";
import { pathOfQuestion } from "../questions/questionPath.ts";
import { AnswerFollowUpButton } from "../questions/WriteToAskerButtons.tsx";
import { DetailsPage } from "../recordPages/DetailsPage.tsx";
import { useSession } from "../session/SessionContext.ts";
import { TwoColumns } from "../ui/TwoColumns.tsx";

const path = "/questions/answered";

function Content({ question }: { question: Question }) {
  const { me } = useSession();
  const place = pathOfQuestion(question);
  if (place !== `${path}/${question.ID}`) return <Navigate to={place} replace />;
  const caller = question.Calls.findLast(({ Outcome }) => Outcome === "Reached")?.Name;
  return (
    <TwoColumns
      main={
        <>
          <QuestionText question={question} />
          <Messages question={question} />
          <QuestionActions question={question} list={path}>
            <AnswerFollowUpButton
              question={question}
              mayAnswer={isAdmin(me.roles) || caller === `${me.FirstName} ${me.LastName}`}
            />
          </QuestionActions>
        </>
      }
      aside={
        <>
          <CallsPanel question={question} />
          <SimilarAnswers question={question} />
          <QuestionHistory question={question} />
        </>
      }
    />
  );
}

/** /admin/questions/answered/{id}: a question answered by telephone only; others redirect to their answer. */
export function AnsweredDetails() {
  return <DetailsPage<Question> kind="Besvarad fråga">{(question) => <Content question={question} />}</DetailsPage>;
}
