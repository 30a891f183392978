import type { BookingState, BookingStatus } from "@lagrum/core/booking/bookingSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { meetingStart } from "@lagrum/core/texts/bookings";
import { errorText } from "@lagrum/core/texts/errors";
import { Link } from "@tanstack/react-router";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import type { Company } from "../settings/settings.ts";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { Details } from "../ui/Details.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import styles from "../ui/Form.module.css";
import { Notice } from "../ui/Notice.tsx";
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
  Expired: "Tiden släpptes innan den bokades.",
};

/** The booker's own page, behind the code from the mail: see, move, cancel. */
export function BookedPage({ booking, code, company, isNew, refusal, now }: Props) {
  const closed = closedWords[booking.State];
  const isComing = booking.State === "Confirmed" && Date.parse(booking.Start) > now.getTime();
  const isFree = now.getTime() <= Date.parse(booking.FreeUntil);
  const place = `${company.Street}, ${company.PostalCode} ${company.City}`;
  return (
    <>
      <Breadcrumbs parent={<Link to="/boka">Boka tid</Link>} current="Din bokning" />
      <ErrorSummary errors={refusal ? [{ text: errorText(refusal) }] : []} title="Det gick inte att spara" />
      <h1>{isNew && isComing ? "Mötet är bokat" : "Din bokning"}</h1>
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
      <MeetingSummary meeting={booking} />
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
          <h2>Flytta eller avboka</h2>
          {isFree ? (
            <>
              <p className={styles.lead}>Det är gratis till och med {formatDateTime(booking.FreeUntil)}.</p>
              <ButtonLink variant="secondary" to="/boka/flytta" search={{ code }}>
                Flytta mötet
              </ButtonLink>
            </>
          ) : (
            <p className={styles.lead}>
              Det är mindre än 24 timmar kvar. Vill du flytta mötet, ring oss på {company.Phone}.
            </p>
          )}
          <Details summary="Avboka mötet">
            <form method="post" action="/boka/bokning">
              <input type="hidden" name="id" value={booking.ID} />
              <input type="hidden" name="code" value={code} />
              <p>
                {isFree
                  ? "Tiden blir ledig för andra, och du kan boka en ny."
                  : "Tiden blir ledig för andra. Ett gratis första samtal som avbokas så här sent räknas som använt."}
              </p>
              <Button variant="danger">Ja, avboka mötet</Button>
            </form>
          </Details>
        </>
      )}
      {closed && <ButtonLink to="/boka">Boka en ny tid</ButtonLink>}
    </>
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
