import type { BookingStatus } from "@lagrum/core/booking/bookingSchema";
import { formatPrice } from "@lagrum/core/money/money";
import type { Settings } from "@lagrum/core/settings/settingsSchema";
import { dayOf, formatTime } from "@lagrum/core/text/dates";
import { channelTexts } from "@lagrum/core/texts/bookings";
import { useSuspenseQuery } from "@tanstack/react-query";
import { categoriesQuery } from "../categories/categoryQueries.ts";
import { Button } from "../ui/Button.tsx";
import styles from "../ui/Form.module.css";
import { RadioCards } from "../ui/RadioCards.tsx";
import { Select } from "../ui/Select.tsx";
import { AreaOptions } from "./AreaOptions.tsx";
import type { MeetingChange } from "./meetingChange.ts";
import { dayName, SlotDays } from "./SlotList.tsx";

interface Props {
  held: BookingStatus;
  change: MeetingChange;
  meetings: Settings["Meetings"];
}

/** Another meeting or time, as a part of the booking's form. Typed values are preserved. */
export function ChangeMeeting({ held, change, meetings }: Props) {
  const areas = useSuspenseQuery(categoriesQuery()).data;
  const { slots } = change;
  return (
    <>
      <Select name="category" label="Vad gäller det?" defaultValue={change.CategoryID}>
        <AreaOptions areas={areas} />
      </Select>
      <RadioCards
        name="kanal"
        label="Hur vill du träffas?"
        beside
        chosen={change.Channel}
        choices={Object.entries(channelTexts).map(([value, title]) => ({ value, title }))}
      />
      <RadioCards
        name="langd"
        label="Hur långt?"
        chosen={change.Service}
        choices={meetings.map(({ Code, Name, Promise: text, Amount, Active }) => ({
          ...{ value: Code, title: Name, aside: formatPrice(Amount), disabled: !Active },
          text: Active ? text : "Går inte att boka än.",
        }))}
      />
      <Select name="jurist" label="Jurist" defaultValue={change.LawyerID ?? ""}>
        <option value="">Första lediga</option>
        {(slots?.Lawyers ?? [held.Lawyer]).map(({ UserID, Name }) => (
          <option key={UserID} value={UserID}>
            {Name}
          </option>
        ))}
      </Select>
      <p className={styles.actions}>
        <Button variant="secondary" name="Step" value="meeting">
          Visa lediga tider
        </Button>
      </p>
      <h2>Lediga tider</h2>
      <p className={styles.lead}>
        Tiderna gäller svensk tid. Din nuvarande tid, {dayName(dayOf(new Date(held.Start))).toLocaleLowerCase("sv")} kl.{" "}
        {formatTime(held.Start)}, håller vi tills du har valt en annan.
      </p>
      {slots ? (
        <SlotDays
          slots={slots}
          namesLawyer={change.LawyerID === null}
          linkTo={(day, words) => (
            <Button variant="plain" name="fran" value={day}>
              {words}
            </Button>
          )}
        />
      ) : (
        <p>Tiderna kan inte visas just nu. Försök igen om en stund.</p>
      )}
      <Button variant="quiet" name="Step" value="review">
        Behåll mötet som det är
      </Button>
    </>
  );
}
