import { isAdmin } from "@lagrum/core/account/roles";
import type { Question } from "@lagrum/core/question/questionSchema";
import { Navigate, ShowBase, useRecordContext } from "react-admin";
import { CallsPanel } from "../calls/CallsPanel.tsx";
import { whole } from "../dataProvider/dataProvider.ts";
import { NumberedTitle } from "../layout/windowTitle.tsx";
import { useSession } from "../session/SessionContext.ts";
import { Messages } from "./Messages.tsx";
import { QuestionActions } from "./QuestionActions.tsx";
import { QuestionHistory } from "./QuestionHistory.tsx";
import { QuestionText, SimilarAnswers } from "./QuestionText.tsx";
import { pathOfQuestion } from "./questionPath.ts";
import { TwoColumns } from "./TwoColumns.tsx";
import { AnswerFollowUpButton } from "./WriteToAskerButtons.tsx";

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

function Loaded() {
  const question = useRecordContext<Question & { id: number }>();
  return question ? <Content key={question.ID} question={question} /> : null;
}

/** /admin/questions/answered/{id}: a question that was answered by telephone alone; others lead on to their answer. */
export function AnsweredDetails() {
  return (
    <ShowBase queryOptions={whole}>
      <NumberedTitle kind="Besvarad fråga" />
      <Loaded />
    </ShowBase>
  );
}
