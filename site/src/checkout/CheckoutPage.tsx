import type { OrderStatus } from "@lagrum/core/order/orderSchema";
import type { Payment } from "@lagrum/core/payment/paymentSchema";
import type { PaymentChoice } from "@lagrum/core/payment/paymentStateSchema";
import { errorText } from "@lagrum/core/texts/errors";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { api } from "../api/api.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import { Notice } from "../ui/Notice.tsx";
import styles from "./Checkout.module.css";
import { storeOrder } from "./checkoutCodes.ts";
import { type OpenedOrder, orderQuery } from "./checkoutQueries.ts";
import { checkoutState, failureTexts } from "./checkoutState.ts";
import { InvalidOrderLink } from "./InvalidOrderLink.tsx";
import { MethodForm } from "./MethodForm.tsx";
import { isLinkMissing, MissingLink } from "./MissingLink.tsx";
import { OrderSummary } from "./OrderSummary.tsx";
import { ProviderCheckout } from "./ProviderCheckout.tsx";
import { SwishPayment } from "./SwishPayment.tsx";
import { choiceOf, type Method, startPayment } from "./startPayment.ts";

interface Props {
  opened: OpenedOrder;
  code: string;
  /** The order, when the code is its question's. */
  id: number | undefined;
  /** The firm's methods. */
  methods: readonly PaymentChoice[];
  /** Whether the buyer chooses another method. */
  change: boolean;
  /** Why a call that was posted without JavaScript failed; "REQUIRED" without a method. */
  refusal: string | undefined;
}

/** The page where an order is paid. */
export function CheckoutPage(props: Props) {
  const { opened } = props;
  if ("Code" in opened) return <InvalidOrderLink code={opened.Code} />;
  return <OpenCheckout {...props} order={opened.order} payment={opened.payment} />;
}

type OpenProps = Omit<Props, "opened"> & { order: OrderStatus; payment: Payment | null };

function OpenCheckout({ order, payment, code, id, methods, change, refusal }: OpenProps) {
  const queryClient = useQueryClient();
  const [error, setError] = useState(refusal === "REQUIRED" ? undefined : refusal);
  const [changing, setChanging] = useState(change);
  const search = { code, ...(id !== undefined && { order: id }) };
  const here = `/kassa?${new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]))}`;
  const waiting = payment !== null && !changing ? payment : null;
  const state = checkoutState(order);

  useEffect(() => {
    if (waiting) storeOrder(waiting.ID, { code, order: order.ID });
  }, [waiting, code, order.ID]);

  const choose = async (method: Method) => {
    const outcome = await startPayment(api(), order, { Method: choiceOf(method), accessCode: code });
    const { queryKey } = orderQuery({ code, id });
    if (!outcome.ok) {
      setError(outcome.body.Code);
      // The order has changed since the page was loaded.
      if (outcome.status === 409) await queryClient.invalidateQueries({ queryKey });
      return;
    }
    setError(undefined);
    setChanging(false);
    const { ID, State, PaymentMethod, OrderState } = outcome.body;
    const Payment = { ID, State, PaymentMethod };
    const next: OpenedOrder = { order: { ...order, State: OrderState, Payment }, payment: outcome.body };
    queryClient.setQueryData(queryKey, next);
  };

  return (
    <>
      <ErrorSummary errors={error ? [{ text: errorText(error) }] : []} title="Betalningen har inte börjat" />
      <h1>{headings[state]}</h1>
      <div className={styles.columns}>
        <div className={styles.main}>
          {state !== "payable" && <Settled order={order} code={code} />}
          {state === "payable" && !waiting && (
            <>
              <Attempt order={order} />
              <MethodForm
                available={methods}
                order={order}
                code={code}
                byQuestion={id !== undefined}
                isMissing={refusal === "REQUIRED"}
                onChoose={choose}
              />
              <p className={styles.below}>
                Inga pengar dras förrän du har godkänt betalningen. Du kan stänga sidan och fortsätta senare genom
                länken i mejlet.
              </p>
            </>
          )}
          {state === "payable" && waiting && (
            <>
              {waiting.Swish && <SwishPayment payment={waiting} swish={waiting.Swish} reload={here} />}
              {isLinkMissing(waiting) && <MissingLink onRetry={() => choose("Swish")} />}
              {waiting.html_snippet !== null && (
                <ProviderCheckout snippet={waiting.html_snippet} otherWay={`${here}&byt=1`} />
              )}
              <p role="status" className={styles.scripted}>
                Vi väntar på betalningen. Sidan uppdateras själv.
              </p>
              <p>
                <Link to="/kassa" search={{ ...search, byt: true }} replace onClick={() => setChanging(true)}>
                  Betala på ett annat sätt
                </Link>
              </p>
            </>
          )}
        </div>
        <OrderSummary order={order} />
      </div>
    </>
  );
}

const headings = {
  payable: "Betala din beställning",
  paid: "Beställningen är betald",
  ended: "Beställningen går inte att betala",
};

/** The outcome of the last attempt. */
function Attempt({ order: { Payment } }: { order: OrderStatus }) {
  const text = Payment && failureTexts[Payment.State];
  if (!text) return null;
  return (
    <Notice tone="caution" title="Betala igen" live>
      <p>{text}</p>
    </Notice>
  );
}

/** Shown when there is nothing to pay. */
function Settled({ order, code }: { order: OrderStatus; code: string }) {
  const { Kind, State, ProductUri } = order;
  const toOrder =
    Kind === "Question" || Kind === "FollowUp" ? (
      <ButtonLink to="/ask_a_question/status" search={{ code }}>
        Till din fråga
      </ButtonLink>
    ) : (
      <ButtonLink to={Kind === "Booking" ? "/boka/bokning" : "/order"} search={{ code }}>
        {Kind === "Booking" ? "Till bokningen" : "Till beställningen"}
      </ButtonLink>
    );
  switch (checkoutState({ State })) {
    case "paid":
      return (
        <>
          <Notice tone="success">
            <p>Betalningen är klar. Du behöver inte göra något mer här.</p>
          </Notice>
          {toOrder}
        </>
      );
    default:
      return (
        <>
          <Notice tone="caution">
            <p>
              {State === "Expired"
                ? "Tiden för att betala har gått ut, så beställningen är avslutad. Du har inte betalat något."
                : "Beställningen är avslutad."}
            </p>
          </Notice>
          {ProductUri && (
            <ButtonLink to="/product/{-$id}" params={{ id: ProductUri }}>
              Till tjänsten
            </ButtonLink>
          )}
        </>
      );
  }
}
