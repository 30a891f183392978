import type { BookingSlots } from "@lagrum/core/booking/bookingSchema";
import type { Category } from "@lagrum/core/category/categorySchema";
import { formatPrice } from "@lagrum/core/money/money";
import type { Settings } from "@lagrum/core/settings/settingsSchema";
import { channelTexts } from "@lagrum/core/texts/bookings";
import { errorText, fieldText } from "@lagrum/core/texts/errors";
import { Link } from "@tanstack/react-router";
import { findCategory } from "../categories/categoryQueries.ts";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import { Button } from "../ui/Button.tsx";
import { DescriptionList } from "../ui/DescriptionList.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import styles from "../ui/Form.module.css";
import { Notice } from "../ui/Notice.tsx";
import { RadioCards } from "../ui/RadioCards.tsx";
import { Select } from "../ui/Select.tsx";
import { Steps } from "../ui/Steps.tsx";
import { AreaOptions } from "./AreaOptions.tsx";
import { LocalZone } from "./LocalTime.tsx";
import { lacksArea, type MeetingSearch } from "./meetingChoice.ts";
import slotStyles from "./SlotList.module.css";
import { SlotList } from "./SlotList.tsx";

export const bookingSteps = ["Välj möte", "Välj tid", "Dina uppgifter", "Granska"];

interface Props {
  search: MeetingSearch;
  areas: Category[];
  meetings: Settings["Meetings"];
  /** The accepted methods of payment: "Swish, kort eller faktura". */
  methods: string;
  /** The free times; null until the meeting is chosen. */
  slots: BookingSlots | null;
}

/** The first two steps of a booking: the meeting and its time. Plain forms, so that they work without JavaScript. */
export function ChoosePage({ search, areas, meetings, methods, slots }: Props) {
  const areaError = lacksArea(search, slots !== null) ? fieldText("CategoryID", "REQUIRED") : undefined;
  return (
    <>
      <Breadcrumbs current="Boka tid" />
      {areaError ? (
        <ErrorSummary errors={[{ field: "category", text: areaError }]} />
      ) : (
        <ErrorSummary errors={search.fel ? [{ text: errorText(search.fel) }] : []} title="Tiden är inte bokad" />
      )}
      <h1>Boka tid med en jurist</h1>
      <Steps steps={bookingSteps} current={slots ? 2 : 1} />
      {slots ? (
        <ChooseTime search={search} areas={areas} meetings={meetings} methods={methods} slots={slots} />
      ) : (
        <ChooseMeeting search={search} areas={areas} meetings={meetings} methods={methods} areaError={areaError} />
      )}
      <p className={styles.lead}>
        Gäller det hyran i andra hand? <Link to="/overhyra">Räkna först ut om den är för hög</Link>.
      </p>
      <Notice tone="calm">
        <p>
          Är någon i fara just nu? Ring <a href="tel:112">112</a>.
        </p>
      </Notice>
    </>
  );
}

function ChooseMeeting({
  search,
  areas,
  meetings,
  methods,
  areaError,
}: Omit<Props, "slots"> & { areaError: string | undefined }) {
  const chosen = search.category === undefined ? undefined : findCategory(areas, search.category);
  return (
    <form method="get" action="/boka" noValidate>
      <p className={styles.lead}>
        Ett första samtal på 15 minuter är gratis. Du bekräftar det med en länk som vi mejlar. Du kan flytta eller
        avboka utan kostnad fram till 24 timmar före. Ett längre möte betalar du när du bokar
        {methods && `, med ${methods}`}.
      </p>
      <Select name="category" label="Vad gäller det?" error={areaError} required defaultValue={chosen?.ID ?? ""}>
        <option value="">Välj rättsområde</option>
        <AreaOptions areas={areas} />
      </Select>
      <RadioCards
        name="kanal"
        label="Hur vill du träffas?"
        beside
        chosen={search.kanal ?? "Telephone"}
        choices={Object.entries(channelTexts).map(([value, title]) => ({ value, title }))}
      />
      <RadioCards
        name="langd"
        label="Hur långt?"
        chosen={search.langd ?? "BOOK15"}
        choices={meetings.map(({ Code, Name, Promise: text, Amount, Active }) => ({
          ...{ value: Code, title: Name, aside: formatPrice(Amount), disabled: !Active },
          text: Active ? text : "Går inte att boka än.",
        }))}
      />
      <div className={styles.actions}>
        <Button>Visa lediga tider</Button>
      </div>
    </form>
  );
}

function ChooseTime({ search, areas, meetings, methods, slots }: Props & { slots: BookingSlots }) {
  const category = findCategory(areas, search.category ?? "");
  const { kanal, langd, jurist } = search;
  const chosen = { category: category && String(category.ID), kanal, langd };
  const meeting = meetings.find(({ Code }) => Code === langd);
  const change = (
    <Link to="/boka" search={{ category: chosen.category }}>
      Ändra
    </Link>
  );
  return (
    <>
      <DescriptionList
        rows={[
          { term: "Rättsområde", text: category?.Name, action: change },
          { term: "Möte", text: `${meeting?.Name ?? ""}, ${kanal ? channelTexts[kanal].toLocaleLowerCase("sv") : ""}` },
          ...(meeting && meeting.Amount > 0
            ? [{ term: "Pris", text: `${formatPrice(meeting.Amount)}${methods && `. Du kan betala med ${methods}.`}` }]
            : []),
        ]}
      />
      {slots.Lawyers.length > 1 && (
        <form className={slotStyles.filter} method="get" action="/boka">
          {Object.entries(chosen).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Select name="jurist" label="Jurist" defaultValue={jurist ?? ""}>
            <option value="">Första lediga</option>
            {slots.Lawyers.map(({ UserID, Name }) => (
              <option key={UserID} value={UserID}>
                {Name}
              </option>
            ))}
          </Select>
          <Button variant="secondary">Visa juristens tider</Button>
        </form>
      )}
      <h2>Lediga tider</h2>
      <p className={styles.lead}>
        Tiderna gäller svensk tid.
        <LocalZone at={slots.Days[0]?.Times[0]?.Start} /> När du väljer en tid håller vi den åt dig i tio minuter.
      </p>
      <SlotList
        slots={slots}
        action="/boka"
        hidden={{ ...chosen, jurist }}
        namesLawyer={jurist === undefined && slots.Lawyers.length > 1}
        linkTo={(fran, words) => (
          <Link to="/boka" search={{ ...search, fran, fel: undefined }}>
            {words}
          </Link>
        )}
      />
      <p className={styles.lead}>
        Passar ingen tid?{" "}
        <Link to="/boka/vanta" search={{ category: category?.Uri, kanal, langd, jurist }}>
          Ställ dig på väntelistan
        </Link>
        , så mejlar vi när en tid som passar blir ledig.
      </p>
    </>
  );
}
