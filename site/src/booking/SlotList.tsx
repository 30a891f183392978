import type { BookingSlots } from "@lagrum/core/booking/bookingSchema";
import { formatDate, formatTime } from "@lagrum/core/text/dates";
import type { ReactNode } from "react";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { LocalTime } from "./LocalTime.tsx";
import styles from "./SlotList.module.css";

const weekday = new Intl.DateTimeFormat("sv-SE", { weekday: "long", timeZone: "Europe/Stockholm" });

/** "Tisdag 24 november 2026" */
export function dayName(day: string): string {
  const noon = `${day}T12:00:00Z`;
  const name = weekday.format(new Date(noon));
  return `${name[0]?.toLocaleUpperCase("sv")}${name.slice(1)} ${formatDate(noon)}`;
}

interface SlotDaysProps {
  slots: BookingSlots;
  /** Renders a link to the list from another day. */
  linkTo: (day: string, words: string) => ReactNode;
  /** Whether each time shows its lawyer's name, since several lawyers may be free. */
  namesLawyer: boolean;
}

interface Props extends SlotDaysProps {
  /** The URL that the chosen time is posted to, with the hidden fields. */
  action: string;
  hidden: Record<string, string | number | undefined>;
}

/** The free times as a form of its own. Each time is a button, which works without JavaScript. */
export function SlotList({ action, hidden, ...days }: Props) {
  return (
    <form method="post" action={action}>
      {Object.entries(hidden).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <SlotDays {...days} />
    </form>
  );
}

/** The free times as a list of days, inside a form. The field SlotStart has the chosen one. */
export function SlotDays({ slots: { Days, NextDay, EarlierDay }, linkTo, namesLawyer }: SlotDaysProps) {
  return (
    <div className={styles.days}>
      {Days.length === 0 && (
        <EmptyState picture="times" title="Det finns inga lediga tider de här dagarna.">
          <p>
            {NextDay
              ? `Nästa lediga dag är ${dayName(NextDay).toLocaleLowerCase("sv")}.`
              : "Välj en annan jurist eller ett annat sätt att träffas."}
          </p>
        </EmptyState>
      )}
      {/* A week can have more than a hundred times, each a stop for Tab. */}
      {Days.length > 0 && (
        <a className={styles.skip} href="#fler-tider">
          Hoppa förbi tiderna
        </a>
      )}
      {Days.map(({ Day, Times }) => (
        <section key={Day} aria-labelledby={`dag-${Day}`}>
          <h3 id={`dag-${Day}`}>{dayName(Day)}</h3>
          <ul className={styles.times}>
            {Times.map(({ Start, Lawyer }) => (
              <li key={Start}>
                <Button variant="secondary" name="SlotStart" value={Start}>
                  <span>
                    {formatTime(Start)}
                    {namesLawyer && <span className={styles.more}> {Lawyer.Name}</span>}
                    <span className={styles.more}>
                      <LocalTime at={Start} isInList />
                    </span>
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.pages} id="fler-tider" tabIndex={-1}>
        {EarlierDay && linkTo(EarlierDay, "Tidigare tider")}
        {NextDay && linkTo(NextDay, `Fler tider från ${dayName(NextDay).toLocaleLowerCase("sv")}`)}
      </p>
    </div>
  );
}
