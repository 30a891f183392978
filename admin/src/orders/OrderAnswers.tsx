import type { Order } from "@lagrum/core/order/orderSchema";
import { formatDate } from "@lagrum/core/text/dates";
import { Link, Typography } from "@mui/material";
import { LinkBase } from "react-admin";
import { Facts } from "../ui/Facts.tsx";
import { Panel } from "../ui/Panel.tsx";

function answerText(value: string | number | boolean): string {
  if (typeof value === "boolean") return value ? "Ja" : "Nej";
  return String(value);
}

/** The buyer's answers and text. An order of a question links to the question, where the work is done. */
export function OrderAnswers({ order: { Answers, Message, DesiredStart, QuestionID } }: { order: Order }) {
  const isEmpty = Answers.length === 0 && Message === null && DesiredStart === null;
  return (
    <Panel title="Beställningen">
      {QuestionID !== null && (
        <Typography sx={{ mb: 1 }}>
          Beställningen gäller{" "}
          <Link component={LinkBase} to={`/questions/unanswered/${QuestionID}`}>
            fråga {QuestionID}
          </Link>
          , och levereras när frågan besvaras.
        </Typography>
      )}
      {isEmpty && QuestionID === null && (
        <Typography sx={{ color: "text.secondary" }}>Kunden har inte lämnat några uppgifter.</Typography>
      )}
      <Facts
        facts={[
          ...Answers.map(({ Label, Value }): [string, string] => [Label, answerText(Value)]),
          ["Önskad start", DesiredStart && formatDate(DesiredStart)],
          ["Meddelande", Message],
        ]}
      />
    </Panel>
  );
}
