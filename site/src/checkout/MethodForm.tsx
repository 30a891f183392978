import { formatPrice } from "@lagrum/core/money/money";
import type { OrderStatus } from "@lagrum/core/order/orderSchema";
import type { PaymentChoice } from "@lagrum/core/payment/paymentStateSchema";
import { type SubmitEvent, useState } from "react";
import { trackCheckout } from "../analytics/track.ts";
import { Button } from "../ui/Button.tsx";
import { RadioCards } from "../ui/RadioCards.tsx";
import { offeredMethods } from "./offeredMethods.ts";
import { type Method, readMethod } from "./startPayment.ts";

interface Props {
  order: Pick<OrderStatus, "ID" | "Amount">;
  code: string;
  /** Whether the code is a question's, so that the address needs the order's ID. */
  byQuestion: boolean;
  /** The firm's methods. */
  available: readonly PaymentChoice[];
  /** Whether the choice was sent without a method. */
  isMissing: boolean;
  onChoose: (method: Method) => Promise<void>;
}

/** The methods: those without credit first, none chosen beforehand (betaltjänstlagen 7 a kap.). */
export function MethodForm({ order, code, byQuestion, available, isMissing, onChoose }: Props) {
  const [sending, setSending] = useState(false);
  const [missing, setMissing] = useState(isMissing);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const method = readMethod(new FormData(event.currentTarget).get("Method"));
    setMissing(method === undefined);
    if (sending || !method) return;
    setSending(true);
    trackCheckout({ action: "method", label: method });
    await onChoose(method);
    setSending(false);
  };
  return (
    <form method="post" action="/kassa" noValidate onSubmit={(event) => void submit(event)}>
      <input type="hidden" name="code" value={code} />
      {byQuestion && <input type="hidden" name="order" value={order.ID} />}
      <RadioCards
        name="Method"
        label="Hur vill du betala?"
        error={missing ? "Välj hur du vill betala." : undefined}
        chosen=""
        choices={offeredMethods(available)}
      />
      <Button busy={sending}>{sending ? "Öppnar betalningen…" : `Betala ${formatPrice(order.Amount)}`}</Button>
    </form>
  );
}
