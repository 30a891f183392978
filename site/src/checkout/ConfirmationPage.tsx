import { formatPrice } from "@lagrum/core/money/money";
import type { OrderStatus } from "@lagrum/core/order/orderSchema";
import { withdrawalText } from "@lagrum/core/order/purchaseTexts";
import type { Payment } from "@lagrum/core/payment/paymentSchema";
import { isPaid } from "@lagrum/core/payment/paymentStateSchema";
import { formatDate } from "@lagrum/core/text/dates";
import { moneyBackText } from "@lagrum/core/texts/moneyBack";
import { paymentMethodTexts } from "@lagrum/core/texts/orders";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { trackCheckout } from "../analytics/track.ts";
import { api } from "../api/api.ts";
import { ComplaintRight } from "../buyer/ComplaintRight.tsx";
import { purchaseRows } from "../buyer/purchaseRows.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { DescriptionList } from "../ui/DescriptionList.tsx";
import { Loading } from "../ui/Loading.tsx";
import { Notice } from "../ui/Notice.tsx";
import styles from "./Checkout.module.css";
import { ContinueByMail } from "./ContinueByMail.tsx";
import { findStoredOrder, removeStoredOrder, type StoredOrder } from "./checkoutCodes.ts";
import { orderQuery } from "./checkoutQueries.ts";
import { failureTexts } from "./checkoutState.ts";

/** Polling interval of the payment in milliseconds. */
const POLL = 2000;
/** Milliseconds after which the page says that the payment is slow. */
const SLOW = 30_000;

const isSettled = ({ State }: Payment) => State !== "Initiated";

/**
 * The provider redirects the buyer to this page. The redirect proves nothing: the page polls the API until the payment
 * has an outcome.
 */
export function ConfirmationPage({ paymentId }: { paymentId: number }) {
  // The browser's storage is read after hydration: undefined until then, null in another browser.
  const [begun, setBegun] = useState<StoredOrder | null>();
  useEffect(() => setBegun(findStoredOrder(paymentId) ?? null), [paymentId]);
  return (
    <>
      <noscript>
        <ContinueByMail />
      </noscript>
      {begun === undefined && (
        <div className={styles.scripted}>
          <Waiting />
        </div>
      )}
      {begun === null && <ContinueByMail />}
      {begun && <Outcome paymentId={paymentId} code={begun.code} />}
    </>
  );
}

function Waiting({ isLong = false }: { isLong?: boolean }) {
  return (
    <>
      <h1>Vi väntar på besked om betalningen</h1>
      <Loading words="Hämtar besked …" lines={2} />
      {isLong && (
        <Notice tone="info" live>
          <p>
            Det tar längre tid än vanligt. Du behöver inte vänta här och ska inte betala igen: vi mejlar dig när
            betalningen är klar.
          </p>
        </Notice>
      )}
    </>
  );
}

function Outcome({ paymentId, code }: { paymentId: number; code: string }) {
  const { data: outcome } = useQuery({
    queryKey: ["payment", paymentId],
    queryFn: () => api().getPayment({ params: { id: paymentId }, accessCode: code }),
    refetchInterval: ({ state: { data } }) => {
      const isFinal = data?.ok ? isSettled(data.body) : data !== undefined && data.status >= 400 && data.status < 429;
      return isFinal ? false : POLL;
    },
    refetchIntervalInBackground: true,
  });
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SLOW);
    return () => clearTimeout(timer);
  }, []);
  const settled = outcome?.ok && isSettled(outcome.body) ? outcome.body : null;
  useEffect(() => {
    if (!settled) return;
    trackCheckout({ action: isPaid(settled.State) && !settled.IsReturned ? "purchase" : "failure" });
    if (isPaid(settled.State)) removeStoredOrder(paymentId);
  }, [settled, paymentId]);

  if (settled?.IsReturned) return <Returned payment={settled} />;
  if (settled)
    return isPaid(settled.State) ? <Paid payment={settled} code={code} /> : <NotPaid payment={settled} code={code} />;
  if (outcome && !outcome.ok) {
    if (outcome.status >= 400 && outcome.status < 429) return <ContinueByMail />;
    return (
      <>
        <h1>Vi väntar på besked om betalningen</h1>
        <Notice tone="caution" title="Vi når inte vår server" live>
          <p>
            Vi försöker igen hela tiden. Har du betalat är betalningen inte förlorad, och du ska inte betala igen: vi
            mejlar dig när den är klar.
          </p>
        </Notice>
      </>
    );
  }
  return <Waiting isLong={isLong} />;
}

interface SettledProps {
  payment: Payment;
  code: string;
}

function Paid({ payment, code }: SettledProps) {
  const { Reference, ProductName, Amount, PaymentMethod, State, OrderID } = payment;
  const { data: opened } = useQuery(orderQuery({ code, id: OrderID }));
  const kind = opened && "order" in opened ? opened.order.Kind : null;
  const isReserved = State === "Authorised";
  return (
    <>
      <h1>Tack för din beställning</h1>
      <Notice tone="success" live>
        <p>
          {ProductName}, {formatPrice(Amount)}. {paymentMethodTexts[PaymentMethod]}:{" "}
          <span>{isReserved ? "beloppet är reserverat och dras när vi börjar arbeta." : "betalningen är klar."}</span>
        </p>
      </Notice>
      <p>
        Din referens är <strong>{Reference}</strong>. Vi mejlar en bekräftelse med villkoren och en länk till
        beställningen.
      </p>
      {opened && "order" in opened && <Bought order={opened.order} />}
      {kind === "Product" || kind === "Booking" ? (
        <ButtonLink to={kind === "Booking" ? "/boka/bokning" : "/order"} search={{ code }}>
          {kind === "Booking" ? "Till bokningen" : "Till beställningen"}
        </ButtonLink>
      ) : (
        <p>Följ det som händer genom länken i mejlet.</p>
      )}
    </>
  );
}

/** The money came when the order could no longer take it. */
function Returned({ payment: { Reference, ProductName, Amount, State } }: { payment: Payment }) {
  const isRelease = State === "Authorised" || State === "Cancelled";
  const isDone = State === "Refunded" || State === "Cancelled";
  const money = { Sum: formatPrice(Amount), isWhole: true, isRelease };
  return (
    <>
      <h1>Din betalning går tillbaka</h1>
      <Notice tone="caution" live>
        <p>
          Betalningen av {ProductName} gick igenom, men beställningen kunde inte ta emot den.{" "}
          <span>{moneyBackText({ State: isDone ? "Returned" : "OnItsWay", ...money })}</span>
        </p>
      </Notice>
      <p>
        Du behöver inte göra något. Din referens är <strong>{Reference}</strong>.
      </p>
    </>
  );
}

/** What was bought, as in the mail (distansavtalslagen 2 kap. 4 §). */
function Bought({ order }: { order: OrderStatus }) {
  const purchase = { ...order, isPaid: true };
  return (
    <DescriptionList
      rows={[
        { term: "Du har köpt", text: order.ProductName },
        { term: "Det ingår", text: order.Content.join(" ") },
        { term: "Pris", text: `${formatPrice(order.Amount)}, varav moms ${formatPrice(order.TaxAmount)}` },
        ...(order.PaidAt ? [{ term: "Köpt", text: formatDate(order.PaidAt) }] : []),
        ...(order.Kind === "Booking" ? [] : purchaseRows(purchase)),
        { term: "Ångerrätt", text: withdrawalText(purchase) },
        { term: "Om du inte är nöjd", text: <ComplaintRight reference={order.Reference} /> },
      ]}
    />
  );
}

function NotPaid({ payment, code }: SettledProps) {
  return (
    <>
      <h1>Betalningen blev inte av</h1>
      <Notice tone="caution" live>
        <p>{failureTexts[payment.State] ?? "Inga pengar har dragits."}</p>
      </Notice>
      <ButtonLink to="/kassa" search={{ code, order: payment.OrderID }} reloadDocument>
        Försök igen
      </ButtonLink>
    </>
  );
}
