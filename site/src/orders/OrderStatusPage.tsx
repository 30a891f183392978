import { formatPrice } from "@lagrum/core/money/money";
import type { OrderMessageKind, OrderStatus } from "@lagrum/core/order/orderSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { paymentMethodTexts, paymentStateTexts } from "@lagrum/core/texts/orders";
import { Link } from "@tanstack/react-router";
import type { SiteClient } from "../api/siteClient.ts";
import { purchaseRows } from "../buyer/purchaseRows.ts";
import { Receipts } from "../buyer/Receipts.tsx";
import { rightText } from "../buyer/rightText.ts";
import type { OpenedOrder } from "../checkout/checkoutQueries.ts";
import { checkoutState } from "../checkout/checkoutState.ts";
import { InvalidOrderLink } from "../checkout/InvalidOrderLink.tsx";
import type { FormState } from "../forms/submitForm.ts";
import type { Company } from "../settings/settings.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { DescriptionList } from "../ui/DescriptionList.tsx";
import form from "../ui/Form.module.css";
import { MessageList } from "../ui/MessageList.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Timeline } from "../ui/Timeline.tsx";
import { OrderFiles } from "./OrderFiles.tsx";
import { OrderReply } from "./OrderReply.tsx";
import type { OrderReplyValues } from "./orderReplyForm.ts";
import { orderTimeline } from "./orderTimeline.ts";

interface Props {
  opened: OpenedOrder;
  code: string;
  company: Company;
  /** The reply form as the server rendered it. */
  start: FormState<OrderReplyValues>;
  reply: SiteClient["replyInOrder"];
}

/** The buyer's own page of an order, opened with the mailed access code. */
export function OrderStatusPage({ opened, code, company, start, reply }: Props) {
  if ("Code" in opened) return <InvalidOrderLink code={opened.Code} />;
  const { order } = opened;
  const purchase = { ...order, isPaid: order.PaidAt !== null };
  const mayWithdraw = order.Right.Obstacle === null;
  return (
    <>
      <p className={form.reference}>Referens {order.Reference}</p>
      <h1>{order.ProductName}</h1>
      <StateNotice order={order} code={code} />
      <Timeline steps={orderTimeline(order)} />
      {order.Messages.length > 0 && (
        <section aria-labelledby="messages">
          <h2 id="messages">Meddelanden</h2>
          <MessageList
            messages={order.Messages.map(({ Kind, Body, At }) => ({ heading: headings[Kind], at: At, body: Body }))}
          />
        </section>
      )}
      {(order.State === "AwaitingCustomer" || start.refusal !== null) && (
        <OrderReply order={order} code={code} start={start} reply={reply} />
      )}
      <OrderFiles order={order} code={code} />
      <section aria-labelledby="purchase">
        <h2 id="purchase">Köpet</h2>
        <DescriptionList
          rows={[
            { term: "Det ingår", text: order.Content.join(" ") },
            { term: "Pris", text: `${formatPrice(order.Amount)}, varav moms ${formatPrice(order.TaxAmount)}` },
            ...(order.Payment
              ? [
                  {
                    term: "Betalning",
                    text: `${paymentMethodTexts[order.Payment.PaymentMethod]}: ${paymentStateTexts[order.Payment.State].toLocaleLowerCase("sv")}`,
                  },
                ]
              : []),
            ...(order.RefundedAmount > 0 ? [{ term: "Återbetalat", text: formatPrice(order.RefundedAmount) }] : []),
            ...(order.DeliveredAt || order.EndedAt ? [] : purchaseRows(purchase)),
            { term: "Ångerrätt", text: rightText(order.Right, purchase) },
          ]}
        />
      </section>
      <Receipts orderId={order.ID} receipts={order.Receipts} code={code} />
      <section aria-labelledby="contact" className={form.lead}>
        <h2 id="contact">{mayWithdraw ? "Ångra dig eller klaga" : "Klaga"}</h2>
        <p>
          {mayWithdraw && (
            <>
              <Link to="/angra/bekrafta" search={{ code }}>
                Ångra avtalet här
              </Link>
              .{" "}
            </>
          )}
          Är du inte nöjd rättar vi felet.{" "}
          <Link to="/reklamera" search={{ ref: order.Reference }}>
            Reklamera köpet
          </Link>
          {company.Email && (
            <>
              {" "}
              eller mejla <a href={`mailto:${company.Email}`}>{company.Email}</a>
            </>
          )}{" "}
          och ange referensen {order.Reference}. Vi svarar med ett mejl som visar när vi fick ditt meddelande.
        </p>
      </section>
    </>
  );
}

const headings: Record<OrderMessageKind, string> = {
  asked: "Vi undrar",
  reply: "Du svarade",
  delivery: "Vi levererade",
};

/** Information and next step for the order's state. */
function StateNotice({ order, code }: { order: OrderStatus; code: string }) {
  if (checkoutState(order) === "payable") {
    return (
      <Notice tone="caution" title="Beställningen är inte betald">
        <p>
          Vi börjar när den är betald.
          {order.ExpiresAt && ` Priset gäller till ${formatDateTime(order.ExpiresAt)}, sedan avslutas beställningen.`}
        </p>
        <ButtonLink to="/kassa" search={{ code }} reloadDocument>
          Betala {formatPrice(order.Amount)}
        </ButtonLink>
      </Notice>
    );
  }
  const text = notices[order.State];
  if (!text) return null;
  return (
    <Notice tone={text.tone} title={text.title} live>
      <p>{text.words}</p>
    </Notice>
  );
}

interface StateText {
  tone: "success" | "caution" | "info";
  title: string;
  words: string;
}

const notices: Partial<Record<OrderStatus["State"], StateText>> = {
  Paid: {
    tone: "success",
    title: "Beställningen är betald",
    words: "En jurist tar sig an den. Du får ett mejl när något händer.",
  },
  InProgress: {
    tone: "info",
    title: "En jurist arbetar med ditt ärende",
    words: "Du får ett mejl om vi behöver fråga något, och när det är klart.",
  },
  AwaitingCustomer: {
    tone: "caution",
    title: "Vi behöver ett svar av dig",
    words: "Arbetet väntar tills du har svarat. Svara nedan.",
  },
  Delivered: {
    tone: "success",
    title: "Din beställning är klar",
    words: "Läs vårt meddelande och hämta dokumenten nedan. Spara dem hos dig.",
  },
  Expired: {
    tone: "caution",
    title: "Beställningen betalades inte i tid",
    words: "Därför är den avslutad. Du har inte betalat något, och kan beställa igen.",
  },
  Cancelled: {
    tone: "caution",
    title: "Beställningen avbröts",
    words: "Du behöver inte betala något.",
  },
  Withdrawn: {
    tone: "info",
    title: "Du har ångrat köpet",
    words: "Det du ska få tillbaka betalas på samma sätt som du betalade, inom 14 dagar.",
  },
  Refunded: {
    tone: "info",
    title: "Köpet är återbetalt",
    words: "Pengarna kommer tillbaka på samma sätt som du betalade.",
  },
};
