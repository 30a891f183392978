import type { Category } from "@lagrum/core/category/categorySchema";
import { channelTexts, meetingServiceTexts } from "@lagrum/core/texts/bookings";
import { weekdayTexts } from "@lagrum/core/texts/waitingList";
import { Link } from "@tanstack/react-router";
import type { SiteClient } from "../api/siteClient.ts";
import { findCategory } from "../categories/categoryQueries.ts";
import type { FormState } from "../forms/submitForm.ts";
import { useProgressiveForm } from "../forms/useProgressiveForm.ts";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { CheckList } from "../ui/CheckList.tsx";
import { DescriptionList } from "../ui/DescriptionList.tsx";
import { EmailField } from "../ui/EmailField.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import styles from "../ui/Form.module.css";
import { Select } from "../ui/Select.tsx";
import { SpamProtectionFields } from "../ui/SpamProtectionFields.tsx";
import { TextField } from "../ui/TextField.tsx";
import type { MeetingSearch } from "./meetingChoice.ts";
import { placePath, type WaitingValues, type WantedMeeting, waitingForm } from "./waitingForm.ts";

interface Props {
  search: MeetingSearch;
  areas: Category[];
  wanted: WantedMeeting;
  /** The chosen lawyer's name; undefined for any. */
  lawyer: string | undefined;
  start: FormState<WaitingValues>;
  send: SiteClient["joinWaitingList"];
}

const days = Object.entries(weekdayTexts).map(([value, name]) => ({
  value,
  title: `${name[0]?.toLocaleUpperCase("sv")}${name.slice(1)}`,
}));
const hours = Array.from({ length: 14 }, (_, index) => `${String(index + 7).padStart(2, "0")}:00`);

const options = hours.map((hour) => (
  <option key={hour} value={hour}>
    {hour.replace(":", ".")}
  </option>
));

/** The form of the waiting list, for the meeting that was chosen on the page before. */
export function JoinWaitingListPage({ search, areas, wanted, lawyer, start, send }: Props) {
  const { initial, revision, sending, summary, errors, formProps } = useProgressiveForm({
    form: waitingForm(wanted),
    start,
    send,
    // A full load: the receipt is the same page as without JavaScript.
    onSent: (joined) => window.location.assign(placePath(joined)),
  });
  const { kanal = "Telephone", langd = "BOOK15", jurist } = search;
  const category = findCategory(areas, search.category ?? "");
  // A plain URL: the router redirects a query whose number it reads as text, and the redirect would lose the post.
  const chosen = { category: category?.Uri ?? "", kanal, langd, ...(jurist && { jurist: String(jurist) }) };
  return (
    <>
      <Breadcrumbs parent={<Link to="/boka">Boka tid</Link>} current="Väntelista" />
      <ErrorSummary {...summary} />
      <h1>Ställ dig på väntelistan</h1>
      <p className={styles.lead}>
        Vi mejlar när en tid som passar blir ledig. När det är din tur håller vi tiden åt dig i 30 minuter. Sedan går
        den till nästa i kön.
      </p>
      <DescriptionList
        rows={[
          {
            term: "Gäller",
            text: category?.Name,
            action: (
              <Link to="/boka" search={search}>
                Se lediga tider
              </Link>
            ),
          },
          { term: "Möte", text: `${meetingServiceTexts[langd]}, ${channelTexts[kanal].toLocaleLowerCase("sv")}` },
          { term: "Jurist", text: lawyer ?? "Första lediga" },
        ]}
      />
      <form key={revision} action={`/boka/vanta?${new URLSearchParams(chosen)}`} {...formProps}>
        <CheckList
          name="Weekdays"
          label="Vilka dagar passar?"
          error={errors.Weekdays}
          chosen={initial.Weekdays}
          choices={days}
        />
        <Select
          name="FromTime"
          label="Mötet börjar tidigast kl."
          error={errors.FromTime}
          defaultValue={initial.FromTime}
        >
          {options}
        </Select>
        <Select name="ToTime" label="Mötet börjar senast kl." error={errors.ToTime} defaultValue={initial.ToTime}>
          {options}
        </Select>
        <TextField
          name="Until"
          label="Sista dag som passar"
          hint="Högst 60 dagar framåt. Efter den dagen står du inte kvar i kön."
          type="date"
          narrow
          error={errors.Until}
          defaultValue={initial.Until}
        />
        <EmailField hint="Hit mejlar vi när en tid blir ledig." error={errors.Email} defaultValue={initial.Email} />
        <SpamProtectionFields {...initial} />
        <p className={styles.lead}>
          Du kan lämna listan när du vill, med länken i mejlet. Vi raderar din plats 30 dagar efter att den har
          avslutats.{" "}
          <Link to="/integritet" target="_blank">
            Så behandlar vi dina uppgifter (öppnas i en ny flik)
          </Link>
        </p>
        <Button busy={sending}>{sending ? "Skickar…" : "Ställ mig på väntelistan"}</Button>
      </form>
    </>
  );
}

/** Shown when no meeting is chosen. */
export function NothingToWaitFor() {
  return (
    <>
      <Breadcrumbs parent={<Link to="/boka">Boka tid</Link>} current="Väntelista" />
      <h1>Ställ dig på väntelistan</h1>
      <p className={styles.lead}>Välj först vilket möte du vill ha. Passar ingen tid finns väntelistan på den sidan.</p>
      <ButtonLink to="/boka">Välj möte</ButtonLink>
    </>
  );
}
