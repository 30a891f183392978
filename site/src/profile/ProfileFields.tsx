import { semesters } from "@lagrum/core/account/accountSchema";
import type { Category } from "@lagrum/core/category/categorySchema";
import { lengths } from "@lagrum/core/contract/lengths";
import { capitalise } from "@lagrum/core/text/text";
import { semesterText } from "@lagrum/core/texts/people";
import type { University } from "@lagrum/core/university/universitySchema";
import { type ReactNode, useState } from "react";
import { CheckList } from "../ui/CheckList.tsx";
import { Counter } from "../ui/Counter.tsx";
import styles from "../ui/Form.module.css";
import { PhoneField } from "../ui/PhoneField.tsx";
import { Select } from "../ui/Select.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";
import type { LanguageChoices } from "./languageChoices.ts";
import type { ProfileField, ProfileValues } from "./profileForm.ts";

/** The options of the form's lists. */
export interface ProfileChoices {
  areas: Category[];
  universities: University[];
  languages: LanguageChoices;
}

interface Props {
  /** Initial values; the fields are uncontrolled. */
  initial: ProfileValues;
  errors: Partial<Record<ProfileField, string>>;
  choices: ProfileChoices;
  /** Fields after name and phone number. */
  children?: ReactNode;
}

/** The profile fields of the application and the account page. */
export function ProfileFields({ initial, errors, choices, children }: Props) {
  const { areas, universities, languages } = choices;
  const [motivation, setMotivation] = useState(initial.Motivation);
  return (
    <>
      <fieldset className={styles.part}>
        <legend>Om dig</legend>
        <TextField
          name="FirstName"
          label="Förnamn"
          autoComplete="given-name"
          error={errors.FirstName}
          defaultValue={initial.FirstName}
        />
        <TextField
          name="LastName"
          label="Efternamn"
          autoComplete="family-name"
          error={errors.LastName}
          defaultValue={initial.LastName}
        />
        <PhoneField
          hint="Till exempel 070-123 45 67. Utländska nummer börjar med + och landets nummer."
          error={errors.Phone}
          defaultValue={initial.Phone}
        />
        {children}
      </fieldset>
      <fieldset className={styles.part}>
        <legend>Dina studier</legend>
        <Select name="UniversityID" label="Lärosäte" error={errors.UniversityID} defaultValue={initial.UniversityID}>
          <option value="">Välj lärosäte</option>
          {universities.map(({ ID, Name }) => (
            <option key={ID} value={ID}>
              {Name}
            </option>
          ))}
        </Select>
        <TextField
          name="Programme"
          label="Program"
          hint="Till exempel juristprogrammet."
          autoComplete="off"
          error={errors.Programme}
          defaultValue={initial.Programme}
        />
        <Select
          name="Semester"
          label="Termin"
          hint="Vi tar emot studenter från den fjärde terminen."
          error={errors.Semester}
          defaultValue={initial.Semester}
        >
          <option value="">Välj termin</option>
          {semesters.map((semester) => (
            <option key={semester} value={semester}>
              {semester === "Examen" ? "Jag har tagit examen" : capitalise(semesterText(semester))}
            </option>
          ))}
        </Select>
        <TextField
          name="ExpectedGraduation"
          label="Beräknad examen"
          optional
          narrow
          type="date"
          error={errors.ExpectedGraduation}
          defaultValue={initial.ExpectedGraduation}
        />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>Ditt arbete hos oss</legend>
        <CheckList
          name="Areas"
          label="Rättsområden"
          hint="Välj ett till fem områden som du helst svarar på frågor om."
          error={errors.Areas}
          chosen={initial.Areas}
          choices={areas.map(({ ID, Name }) => ({ value: String(ID), title: Name }))}
        />
        <CheckList
          name="Languages"
          label="Språk"
          hint="Välj dem du kan läsa och svara på, högst tio."
          error={errors.Languages}
          chosen={initial.Languages}
          choices={languages.frequent}
          more={{ summary: "Fler språk", choices: languages.others }}
        />
        <TextField
          name="WeeklyHours"
          label="Timmar i veckan"
          hint="Hur mycket du kan arbeta, mellan 2 och 20 timmar."
          narrow
          inputMode="numeric"
          autoComplete="off"
          error={errors.WeeklyHours}
          defaultValue={initial.WeeklyHours}
        />
        <TextField
          name="LinkedIn"
          label="LinkedIn"
          hint="Adressen till din profil, till exempel https://www.linkedin.com/in/namn."
          optional
          inputMode="url"
          autoComplete="url"
          error={errors.LinkedIn}
          defaultValue={initial.LinkedIn}
        />
        <TextArea
          name="Motivation"
          label="Varför vill du bli rådgivare?"
          hint={`Skriv minst ${lengths.Motivation.min} tecken.`}
          error={errors.Motivation}
          defaultValue={initial.Motivation}
          onInput={(event) => setMotivation(event.currentTarget.value)}
        >
          <Counter length={motivation.length} max={lengths.Motivation.max} />
        </TextArea>
      </fieldset>
    </>
  );
}
