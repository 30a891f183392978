import { formatPrice } from "@lagrum/core/money/money";
import type { QuestionStatus } from "@lagrum/core/question/questionSchema";
import { Link } from "@tanstack/react-router";
import { Receipts } from "../buyer/Receipts.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Unpaid } from "./StateNotice.tsx";

interface Props {
  question: Pick<QuestionStatus, "CanBuyFollowUp" | "FollowUpOrder" | "Order">;
  code: string;
}

/** The purchase of a further follow-up question after the answer, and its refunds. */
export function FollowUpPurchase({ question: { CanBuyFollowUp, FollowUpOrder, Order }, code }: Props) {
  return (
    <>
      {Order !== null && Order.RefundedAmount > 0 && (
        <Notice tone="info" title="Vi har betalat tillbaka pengar">
          <p>{formatPrice(Order.RefundedAmount)} kommer tillbaka på samma sätt som du betalade.</p>
        </Notice>
      )}
      {Order && <Receipts orderId={Order.ID} receipts={Order.Receipts} code={code} />}
      {FollowUpOrder && <Unpaid order={FollowUpOrder} code={code} what="Följdfrågan" />}
      {CanBuyFollowUp && !FollowUpOrder && (
        <p>
          Vill du fråga mer om svaret?{" "}
          <Link to="/ask_a_question/foljdfraga" search={{ code }} reloadDocument>
            Köp en följdfråga
          </Link>
        </p>
      )}
    </>
  );
}
