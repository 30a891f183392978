import { formatPrice } from "@lagrum/core/money/money";
import { dueSentence } from "@lagrum/core/order/purchaseTexts";
import type { QuestionOrder } from "@lagrum/core/question/questionOrderSchema";
import type { QuestionStatus } from "@lagrum/core/question/questionSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { Link } from "@tanstack/react-router";
import { ButtonLink } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { declinedMoneyText } from "./declinedMoney.ts";

interface UnpaidProps {
  order: QuestionOrder;
  code: string;
  /** The unpaid item: "Frågan". */
  what: string;
}

/** An unpaid question or follow-up question. */
export function Unpaid({ order, code, what }: UnpaidProps) {
  const { ID, Amount, ExpiresAt } = order;
  return (
    <Notice tone="caution" title={`${what} är inte betald`}>
      <p>
        Den går till våra jurister när du har betalat. {dueSentence({ ...order, isPaid: false })}
        {ExpiresAt && ` Priset gäller till ${formatDateTime(ExpiresAt)}, sedan avslutas den utan kostnad.`}
      </p>
      <ButtonLink to="/kassa" search={{ code, order: ID }} reloadDocument>
        Betala {formatPrice(Amount)}
      </ButtonLink>
    </Notice>
  );
}

/** Information and next step for the question's state. */
export function StateNotice({ question: { State, Order }, code }: { question: QuestionStatus; code: string }) {
  switch (State) {
    case "AwaitingConfirmation":
      return (
        <Notice tone="caution">
          <p>Frågan är inte bekräftad än. Öppna länken i mejlet som vi skickade när du ställde den.</p>
        </Notice>
      );
    case "AwaitingPayment":
      return Order && <Unpaid order={Order} code={code} what="Frågan" />;
    case "NeedsInfo":
      return (
        <Notice tone="caution">
          <p>
            Vi behöver fler uppgifter av dig för att kunna svara.{" "}
            <Link to="/ask_a_question/svara" search={{ code }} reloadDocument>
              Lämna uppgifterna
            </Link>
          </p>
        </Notice>
      );
    case "Rejected":
      return (
        <Notice tone="caution" title="Vi kan inte svara på din fråga">
          <p>
            {declinedMoneyText(Order)} Har du en frist att passa? Vänta inte på oss, utan sök hjälp på annat håll så
            snart du kan.
          </p>
        </Notice>
      );
    case "Withdrawn":
      return (
        <Notice tone="success" title="Du har tagit tillbaka frågan" live>
          <p>
            Vi svarar inte på den, och den publiceras inte. Vill du ha ett svar ändå får du{" "}
            <Link to="/ask_a_question">ställa frågan igen</Link>.
          </p>
        </Notice>
      );
    case "Expired":
      return (
        <Notice tone="caution" title="Frågan betalades inte i tid">
          <p>
            Därför har vi avslutat den utan svar. Vill du ha ett svar får du{" "}
            <Link to="/ask_a_question">ställa frågan igen</Link>.
          </p>
        </Notice>
      );
    default:
      return null;
  }
}
