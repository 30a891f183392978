import { orderPages } from "@lagrum/core/order/orderPages";
import type { OrderStatus } from "@lagrum/core/order/orderSchema";
import { useQueryClient } from "@tanstack/react-query";
import type { SiteClient } from "../api/siteClient.ts";
import { type OpenedOrder, orderQuery } from "../checkout/checkoutQueries.ts";
import type { FormState } from "../forms/submitForm.ts";
import { useProgressiveForm } from "../forms/useProgressiveForm.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { type OrderReplyValues, orderReplyForm } from "./orderReplyForm.ts";

interface Props {
  order: OrderStatus;
  code: string;
  start: FormState<OrderReplyValues>;
  reply: SiteClient["replyInOrder"];
}

/** The buyer's reply to a question from staff. */
export function OrderReply({ order, code, start, reply }: Props) {
  const queryClient = useQueryClient();
  const { initial, revision, sending, summary, errors, formProps } = useProgressiveForm({
    form: orderReplyForm,
    start,
    draftOf: order.Reference,
    send: (call) => reply({ params: { id: order.ID }, accessCode: code, ...call }),
    onSent: (found) => {
      const next: OpenedOrder = { order: found, payment: null };
      queryClient.setQueryData(orderQuery({ code }).queryKey, next);
    },
  });
  return (
    <section aria-labelledby="reply">
      <h2 id="reply">Ditt svar</h2>
      <ErrorSummary {...summary} />
      <form key={revision} action={orderPages.status(code)} {...formProps}>
        <input type="hidden" name="Key" value={initial.Key} />
        <TextArea
          name="Message"
          label="Skriv ditt svar"
          hint="Skriv bara det som hör till ärendet."
          error={errors.Message}
          defaultValue={initial.Message}
        />
        <Button busy={sending}>{sending ? "Skickar…" : "Skicka svaret"}</Button>
      </form>
    </section>
  );
}
