import type { Order, OrderMessageKind } from "@lagrum/core/order/orderSchema";
import { MessageList } from "../ui/MessageList.tsx";
import { Panel } from "../ui/Panel.tsx";

const headings: Record<OrderMessageKind, string> = {
  asked: "Vi frågade kunden",
  reply: "Kunden svarade",
  delivery: "Vi levererade",
};

/** Messages between staff and the buyer. */
export function OrderMessages({ order: { Messages } }: { order: Order }) {
  if (Messages.length === 0) return null;
  return (
    <Panel title="Kontakt med kunden">
      <MessageList messages={Messages} headings={headings} />
    </Panel>
  );
}
