import type { Me } from "@lagrum/core/account/accountSchema";
import { formatDate } from "@lagrum/core/text/dates";
import { formatPhone } from "@lagrum/core/text/phone";
import { capitalise } from "@lagrum/core/text/text";
import { semesterText } from "@lagrum/core/texts/people";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { hasFormDraft } from "../forms/formDraft.ts";
import { useProgressiveForm } from "../forms/useProgressiveForm.ts";
import { authenticatedApi } from "../session/authenticatedApi.ts";
import { sessionEvents } from "../session/session.ts";
import { Button } from "../ui/Button.tsx";
import { DescriptionList } from "../ui/DescriptionList.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import styles from "../ui/Form.module.css";
import { Notice } from "../ui/Notice.tsx";
import { type ProfileChoices, ProfileFields } from "./ProfileFields.tsx";
import { profileForm, profileOf } from "./profileForm.ts";

interface Props {
  me: Me;
  choices: ProfileChoices;
}

/** The account's profile, and the form that changes it. The form opens by itself with changes that were not saved. */
export function ProfileDetails({ me, choices }: Props) {
  const [isEditing, setEditing] = useState(() => hasFormDraft(profileForm(me)));
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
        <ProfileForm
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
              variant="secondary"
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

function ProfileForm({ me, choices, onCancel, onSaved }: Props & { onCancel: () => void; onSaved: () => void }) {
  const form = useMemo(() => profileForm(me), [me]);
  const [start] = useState(() => ({ values: profileOf(me), refusal: null }));
  const { initial, revision, sending, summary, errors, clearDraft, formProps } = useProgressiveForm({
    form,
    start,
    send: ({ body }) => authenticatedApi.updateMe({ body }),
    onSent: () => {
      sessionEvents.refresh();
      onSaved();
    },
  });
  const cancel = () => {
    clearDraft();
    onCancel();
  };
  return (
    <form key={revision} {...formProps}>
      <ErrorSummary {...summary} />
      <ProfileFields initial={initial} errors={errors} choices={choices} />
      <div className={styles.actions}>
        <Button busy={sending}>{sending ? "Sparar…" : "Spara uppgifterna"}</Button>
        <Button type="button" variant="quiet" onClick={cancel}>
          Avbryt
        </Button>
      </div>
    </form>
  );
}
