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
import { OwnTime } from "./OwnTime.tsx";
import slotStyles from "./SlotList.module.css";
import { dayName } from "./SlotList.tsx";

interface Props {
  held: BookingStatus;
  change: MeetingChange;
  meetings: Settings["Meetings"];
}

/** Another meeting or time, as a part of the booking's form. What was typed stays in it. */
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
      <Times change={change} />
      <Button variant="quiet" name="Step" value="review">
        Behåll mötet som det är
      </Button>
    </>
  );
}

function Times({ change: { slots, LawyerID } }: Pick<Props, "change">) {
  if (!slots) return <p>Tiderna kan inte visas just nu. Försök igen om en stund.</p>;
  const { Days, NextDay, EarlierDay } = slots;
  return (
    <div className={slotStyles.days}>
      {Days.length === 0 && (
        <p>
          {NextDay
            ? `Det finns inga lediga tider de här dagarna. Nästa lediga dag är ${dayName(NextDay).toLocaleLowerCase("sv")}.`
            : "Det finns inga lediga tider. Välj en annan jurist eller ett annat sätt att träffas."}
        </p>
      )}
      {Days.map(({ Day, Times }) => (
        <section key={Day} aria-labelledby={`dag-${Day}`}>
          <h3 id={`dag-${Day}`}>{dayName(Day)}</h3>
          <ul className={slotStyles.times}>
            {Times.map(({ Start, Lawyer }) => (
              <li key={Start}>
                <Button variant="secondary" name="SlotStart" value={Start}>
                  <span>
                    {formatTime(Start)}
                    {LawyerID === null && <span className={slotStyles.more}> {Lawyer.Name}</span>}
                    <span className={slotStyles.more}>
                      <OwnTime at={Start} />
                    </span>
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={slotStyles.pages}>
        {EarlierDay && (
          <Button variant="plain" name="fran" value={EarlierDay}>
            Tidigare tider
          </Button>
        )}
        {NextDay && (
          <Button variant="plain" name="fran" value={NextDay}>
            Fler tider från {dayName(NextDay).toLocaleLowerCase("sv")}
          </Button>
        )}
      </p>
    </div>
  );
}
