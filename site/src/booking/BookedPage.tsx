import type { BookingOrder, BookingState, BookingStatus } from "@lagrum/core/booking/bookingSchema";
import { formatPrice } from "@lagrum/core/money/money";
import { formatDate, formatDateTime, formatTime } from "@lagrum/core/text/dates";
import { meetingStart } from "@lagrum/core/texts/bookings";
import { errorText } from "@lagrum/core/texts/errors";
import { Link } from "@tanstack/react-router";
import { Receipts } from "../buyer/Receipts.tsx";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import type { Company } from "../settings/settings.ts";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { DescriptionList } from "../ui/DescriptionList.tsx";
import { Details } from "../ui/Details.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import styles from "../ui/Form.module.css";
import { Notice } from "../ui/Notice.tsx";
import { LocalTime } from "./LocalTime.tsx";
import { MeetingSummary } from "./MeetingSummary.tsx";

interface Props {
  booking: BookingStatus;
  code: string;
  company: Company;
  /** It was booked just now. */
  isNew: boolean;
  /** Why an action failed. */
  refusal: string | undefined;
  now: Date;
}

const closedWords: Partial<Record<BookingState, string>> = {
  Cancelled: "Mötet är avbokat.",
  Withdrawn: "Du har ångrat köpet, och mötet är avbokat.",
  NoShow: "Mötet blev inte av.",
  Done: "Mötet är hållet. Tack för att du kom.",
  Expired: "Tiden släpptes, eftersom den inte bokades, bekräftades eller betalades i tid.",
};

const titleOf = ({ State }: BookingStatus, isNew: boolean, isComing: boolean): string =>
  State === "AwaitingConfirmation" ? "Bekräfta din tid" : isNew && isComing ? "Mötet är bokat" : "Din bokning";

/** The booker's own page, opened with the mailed access code: shows, confirms, moves and cancels the booking. */
export function BookedPage({ booking, code, company, isNew, refusal, now }: Props) {
  const closed = closedWords[booking.State];
  const isComing = booking.State === "Confirmed" && Date.parse(booking.Start) > now.getTime();
  const isFree = now.getTime() <= Date.parse(booking.FreeUntil);
  const place = `${company.Street}, ${company.PostalCode} ${company.City}`;
  return (
    <>
      <Breadcrumbs parent={<Link to="/boka">Boka tid</Link>} current="Din bokning" />
      <ErrorSummary errors={refusal ? [{ text: errorText(refusal) }] : []} title="Det gick inte att spara" />
      <h1>{titleOf(booking, isNew, isComing)}</h1>
      <p>
        Referens <strong>{booking.Reference}</strong>. Uppge den om du kontaktar oss.
      </p>
      {isNew && isComing && (
        <Notice tone="success">
          <p>Vi har mejlat en bekräftelse med en kalenderfil och länken till den här sidan.</p>
        </Notice>
      )}
      {closed && (
        <Notice live>
          <p>{closed}</p>
        </Notice>
      )}
      {booking.State === "AwaitingConfirmation" && <Unconfirmed booking={booking} code={code} />}
      {booking.State === "AwaitingPayment" && booking.Order && <Unpaid order={booking.Order} code={code} />}
      <MeetingSummary meeting={booking} />
      {booking.Order && <Payment order={booking.Order} />}
      {booking.Order && <Receipts orderId={booking.Order.ID} receipts={booking.Order.Receipts} code={code} />}
      {(booking.State === "AwaitingPayment" || booking.State === "AwaitingConfirmation") && (
        <Cancel booking={booking} code={code} text="Tiden blir ledig för andra. Du betalar ingenting." />
      )}
      {isComing && (
        <>
          <h2>Så går det till</h2>
          <p className={styles.lead}>{meetingStart(booking.Channel, place)}</p>
          <p className={styles.lead}>
            Ha gärna det som rör ärendet framför dig: avtal, brev och en lista över det du vill fråga om.
          </p>
          <p>
            <a href={`/boka/kalender.ics?code=${code}`}>Lägg till i din kalender</a>
          </p>
          <h2>{booking.QuestionID === null ? "Flytta eller avboka" : "Flytta samtalet"}</h2>
          {isFree ? (
            <>
              <p className={styles.lead}>Det är gratis till och med {formatDateTime(booking.FreeUntil)}.</p>
              <ButtonLink variant="secondary" to="/boka/flytta" search={{ code }}>
                {booking.QuestionID === null ? "Flytta mötet" : "Flytta samtalet"}
              </ButtonLink>
            </>
          ) : (
            <p className={styles.lead}>
              Det är mindre än 24 timmar kvar. Vill du flytta mötet, ring oss på {company.Phone}.
            </p>
          )}
          {booking.QuestionID === null ? (
            <Cancel booking={booking} code={code} text={consequence(booking, isFree)} />
          ) : (
            // Telephone advice is cancelled through its question.
            <p>Samtalet hör till din fråga. Vill du inte ha det kan du ta tillbaka frågan på frågans egen sida.</p>
          )}
        </>
      )}
      {closed && <ButtonLink to="/boka">Boka en ny tid</ButtonLink>}
    </>
  );
}

function Cancel({ booking, code, text }: { booking: BookingStatus; code: string; text: string }) {
  return (
    <Details summary="Avboka mötet">
      <form method="post" action="/boka/bokning">
        <input type="hidden" name="id" value={booking.ID} />
        <input type="hidden" name="code" value={code} />
        <p>{text}</p>
        <Button variant="danger">Ja, avboka mötet</Button>
      </form>
    </Details>
  );
}

/** Until when a free meeting must be confirmed, and how: only the mailed link has the button. */
function Unconfirmed({ booking: { ID, HoldUntil, MayConfirm }, code }: { booking: BookingStatus; code: string }) {
  const until = HoldUntil && (
    <>
      kl. {formatTime(HoldUntil)}
      <LocalTime at={HoldUntil} />
    </>
  );
  if (!MayConfirm) {
    return (
      <Notice tone="caution" title="Titta i din e-post">
        <p>
          Vi har mejlat en länk till adressen du angav. Öppna den och bekräfta senast {until}. Då är tiden din. Annars
          blir den ledig för andra.
        </p>
        <p>Kommer inget mejl? Titta i skräpposten, eller boka igen om adressen blev fel.</p>
      </Notice>
    );
  }
  return (
    <Notice tone="caution" title="Mötet är inte bekräftat">
      <p>Vi håller tiden till {until}. Bekräftar du inte innan dess blir den ledig för andra.</p>
      <form method="post" action="/boka/bokning">
        <input type="hidden" name="id" value={ID} />
        <input type="hidden" name="code" value={code} />
        <Button name="Step" value="confirm">
          Bekräfta mötet
        </Button>
      </form>
    </Notice>
  );
}

/** The cost of cancelling now. */
function consequence({ Order }: BookingStatus, isFree: boolean): string {
  const freed = "Tiden blir ledig för andra";
  if (!Order || Order.RefundIfCancelled === null) {
    return isFree
      ? `${freed}, och du kan boka en ny.`
      : `${freed}. Ett gratis första samtal som avbokas så här sent räknas som använt.`;
  }
  const { Amount, RefundIfCancelled: refund } = Order;
  if (refund >= Amount - Order.RefundedAmount) {
    const why = isFree ? "" : " Din ångerrätt gäller fortfarande.";
    return `${freed}.${why} Du får tillbaka ${formatPrice(refund)}, hela priset, samma väg som du betalade.`;
  }
  return `${freed}. Det är mindre än 24 timmar kvar, så vi behåller ${formatPrice(Amount - refund)}. Du får tillbaka ${formatPrice(refund)} samma väg som du betalade.`;
}

/** Until when a meeting must be paid. */
function Unpaid({ order: { ID, Amount, ExpiresAt }, code }: { order: BookingOrder; code: string }) {
  return (
    <Notice tone="caution" title="Mötet är inte betalt">
      <p>{ExpiresAt && `Vi håller tiden till ${formatDateTime(ExpiresAt)}. Betalar du inte innan dess släpps den.`}</p>
      <ButtonLink to="/kassa" search={{ code, order: ID }} reloadDocument>
        Betala {formatPrice(Amount)}
      </ButtonLink>
    </Notice>
  );
}

function Payment({ order: { Reference, Amount, RefundedAmount, WithdrawUntil } }: { order: BookingOrder }) {
  return (
    <DescriptionList
      rows={[
        { term: "Pris", text: `${formatPrice(Amount)} (beställning ${Reference})` },
        ...(RefundedAmount > 0 ? [{ term: "Återbetalat", text: formatPrice(RefundedAmount) }] : []),
        ...(WithdrawUntil ? [{ term: "Ångerrätt", text: `Till och med ${formatDate(WithdrawUntil)}` }] : []),
      ]}
    />
  );
}

/** Shown for a link with an invalid access code. */
export function InvalidBookingLink({ Code }: { Code: string }) {
  return (
    <>
      <Breadcrumbs parent={<Link to="/boka">Boka tid</Link>} current="Din bokning" />
      <h1>Länken går inte att öppna</h1>
      <p>{errorText(Code)}</p>
      <ButtonLink to="/boka">Boka tid</ButtonLink>
    </>
  );
}
