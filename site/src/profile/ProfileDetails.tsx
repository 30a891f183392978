import type { Me } from "@lagrum/core/account/accountSchema";
import { formatDate } from "@lagrum/core/text/dates";
import { formatPhone } from "@lagrum/core/text/phone";
import { capitalise } from "@lagrum/core/text/text";
import { semesterText } from "@lagrum/core/texts/people";
import { type ReactNode, type SubmitEvent, useMemo, useRef, useState } from "react";
import { errorsOf, type FormRefusal, faultsOf } from "../forms/formErrors.ts";
import { authenticatedApi } from "../session/authenticatedApi.ts";
import { sessionEvents } from "../session/session.ts";
import { Button } from "../ui/Button.tsx";
import { DescriptionList } from "../ui/DescriptionList.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import styles from "../ui/Form.module.css";
import { Notice } from "../ui/Notice.tsx";
import { type ProfileChoices, ProfileFields } from "./ProfileFields.tsx";
import { checkProfile } from "./profileCheck.ts";
import { profileFields, profileOf, readProfile } from "./profileForm.ts";

interface Props {
  me: Me;
  choices: ProfileChoices;
}

/** What the account knows of its person, and the form that changes it. */
export function OwnData({ me, choices }: Props) {
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const leave = () => {
    setEditing(false);
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="own-data">
      <h2 id="own-data" tabIndex={-1} ref={heading}>
        Dina uppgifter
      </h2>
      {isSaved && (
        <Notice tone="success" live>
          <p>Uppgifterna är sparade.</p>
        </Notice>
      )}
      {isEditing ? (
        <OwnDataForm
          me={me}
          choices={choices}
          onCancel={leave}
          onSaved={() => {
            setSaved(true);
            leave();
          }}
        />
      ) : (
        <>
          <DescriptionList rows={rowsOf(me, choices)} />
          <p>
            <Button
              type="button"
              look="secondary"
              onClick={() => {
                setSaved(false);
                setEditing(true);
              }}
            >
              Ändra uppgifterna
            </Button>
          </p>
          <p>E-postadressen är din inloggning. Vill du byta den, kontakta oss.</p>
        </>
      )}
    </section>
  );
}

function rowsOf(me: Me, { areas, universities, languages }: ProfileChoices) {
  const names = new Map([...languages.frequent, ...languages.others].map(({ value, title }) => [value, title]));
  const rows: [string, ReactNode][] = [
    ["Namn", `${me.FirstName} ${me.LastName}`],
    ["Titel", me.Title],
    ["E-post", me.Email],
    ["Telefon", me.Phone && formatPhone(me.Phone)],
    ["Lärosäte", universities.find(({ ID }) => ID === me.UniversityID)?.Name],
    ["Program", me.Programme],
    ["Termin", me.Semester && capitalise(semesterText(me.Semester))],
    ["Beräknad examen", me.ExpectedGraduation && formatDate(me.ExpectedGraduation)],
    [
      "Rättsområden",
      areas
        .filter(({ ID }) => me.Areas.includes(ID))
        .map(({ Name }) => Name)
        .join(", "),
    ],
    ["Språk", me.Languages.map((language) => names.get(language) ?? language).join(", ")],
    ["Timmar i veckan", me.WeeklyHours],
    ["LinkedIn", me.LinkedIn],
    ["Motivering", me.Motivation],
  ];
  return rows.filter(([, text]) => text).map(([term, text]) => ({ term, text }));
}

function OwnDataForm({ me, choices, onCancel, onSaved }: Props & { onCancel: () => void; onSaved: () => void }) {
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const [sending, setSending] = useState(false);
  const [initial] = useState(() => profileOf(me));
  const faults = useMemo(() => faultsOf(profileFields, refusal), [refusal]);

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const checked = checkProfile(readProfile(new FormData(event.currentTarget)), me);
    if (!checked.ok) {
      setRefusal({ Code: "INCORRECT_PROPERTIES", Details: checked.details });
      return;
    }
    setRefusal(null);
    setSending(true);
    const outcome = await authenticatedApi.updateMe({ body: checked.body });
    setSending(false);
    if (!outcome.ok) {
      setRefusal(outcome.body);
      return;
    }
    sessionEvents.refresh();
    onSaved();
  };

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <ErrorSummary faults={faults} {...(refusal && !refusal.Details && { title: "Uppgifterna är inte sparade" })} />
      <ProfileFields initial={initial} errors={errorsOf(profileFields, refusal)} choices={choices} />
      <div className={styles.actions}>
        <Button busy={sending}>{sending ? "Sparar…" : "Spara uppgifterna"}</Button>
        <Button type="button" look="quiet" onClick={onCancel}>
          Avbryt
        </Button>
      </div>
    </form>
  );
}
