import type { WaitingState, WaitingStatus } from "@lagrum/core/booking/waitingListSchema";
import { dayOf, formatDate, formatTime } from "@lagrum/core/text/dates";
import { channelTexts, meetingServiceTexts } from "@lagrum/core/texts/bookings";
import { errorText } from "@lagrum/core/texts/errors";
import { wishText } from "@lagrum/core/texts/waitingList";
import { Link } from "@tanstack/react-router";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { DescriptionList } from "../ui/DescriptionList.tsx";
import { Details } from "../ui/Details.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import styles from "../ui/Form.module.css";
import { Notice } from "../ui/Notice.tsx";
import { LocalTime } from "./LocalTime.tsx";
import { dayName } from "./SlotList.tsx";

interface Props {
  place: WaitingStatus;
  code: string;
  /** It was joined just now. */
  isNew: boolean;
  /** Why an action failed. */
  refusal: string | undefined;
}

const closedWords: Partial<Record<WaitingState, string>> = {
  Booked: "Du har bokat tiden som vi erbjöd. Du står inte längre i kön.",
  Left: "Du har lämnat väntelistan.",
  Ended: "Platsen i kön är avslutad: sista dagen har passerat, eller tre erbjudanden i rad blev utan svar.",
};

/** The visitor's place on the waiting list, opened with the mailed access code: shows it, accepts an offer, leaves. */
export function WaitingListPlacePage({ place, code, isNew, refusal }: Props) {
  const { State, Service, Channel, Category, Lawyer, Until, Offer } = place;
  const closed = closedWords[State];
  return (
    <>
      <Breadcrumbs parent={<Link to="/boka">Boka tid</Link>} current="Väntelista" />
      <ErrorSummary errors={refusal ? [{ text: errorText(refusal) }] : []} title="Det gick inte" />
      <h1>Din plats på väntelistan</h1>
      {isNew && State === "Waiting" && (
        <Notice tone="success">
          <p>Du står på väntelistan. Vi har mejlat länken till den här sidan.</p>
        </Notice>
      )}
      {closed && (
        <Notice live>
          <p>{closed}</p>
        </Notice>
      )}
      {Offer && <OfferedTime offer={Offer} place={place} code={code} />}
      <DescriptionList
        rows={[
          { term: "Gäller", text: Category.Name },
          { term: "Möte", text: `${meetingServiceTexts[Service]}, ${channelTexts[Channel].toLocaleLowerCase("sv")}` },
          { term: "Jurist", text: Lawyer?.Name ?? "Första lediga" },
          { term: "Passar", text: wishText(place) },
          { term: "Till och med", text: formatDate(`${Until}T12:00:00Z`) },
        ]}
      />
      {closed ? (
        <ButtonLink to="/boka">Se lediga tider</ButtonLink>
      ) : (
        <>
          {!Offer && (
            <p className={styles.lead}>
              Vi mejlar när det är din tur. Då håller vi tiden åt dig i 30 minuter, och du bokar den på vanligt sätt.
            </p>
          )}
          <Details summary="Lämna väntelistan">
            <form method="post" action="/boka/vantelista">
              <Opening place={place} code={code} />
              <p>Du får inga fler erbjudanden.{Offer && " Tiden som vi håller går till nästa i kön."}</p>
              <Button variant="danger" name="Step" value="leave">
                Ja, lämna väntelistan
              </Button>
            </form>
          </Details>
        </>
      )}
    </>
  );
}

const Opening = ({ place, code }: Pick<Props, "place" | "code">) => (
  <>
    <input type="hidden" name="id" value={place.ID} />
    <input type="hidden" name="code" value={code} />
  </>
);

interface OfferProps extends Pick<Props, "place" | "code"> {
  offer: NonNullable<WaitingStatus["Offer"]>;
}

function OfferedTime({ offer: { Start, Lawyer, HeldUntil }, place, code }: OfferProps) {
  return (
    <Notice tone="success" title="En tid har blivit ledig">
      <p>
        {dayName(dayOf(new Date(Start)))} kl. {formatTime(Start)} <LocalTime at={Start} /> med {Lawyer.Name}. Vi håller
        tiden åt dig till kl. {formatTime(HeldUntil)}.
      </p>
      <form className={styles.actions} method="post" action="/boka/vantelista">
        <Opening place={place} code={code} />
        <Button name="Step" value="accept">
          Boka tiden
        </Button>
        <Button variant="quiet" name="Step" value="decline">
          Nej tack, jag väntar på en annan
        </Button>
      </form>
    </Notice>
  );
}
