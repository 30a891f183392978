import field from "../ui/Field.module.css";
import { FieldGroup } from "../ui/Field.tsx";

const labels = ["Helst", "Annars", "Annars"];

/** Three preferred times for the call, as free text. */
export function PreferredTimes({ initial, error }: { initial: string[]; error: string | undefined }) {
  return (
    <FieldGroup
      name="PreferredTimes"
      label="När kan vi ringa?"
      hint="Ange minst en tid, helst tre, på vardagar mellan 8 och 17. Till exempel: tisdag 24 november efter kl. 13."
      error={error}
    >
      {labels.map((label, index) => {
        const id = index === 0 ? "PreferredTimes" : `PreferredTimes-${index + 1}`;
        return (
          <div key={id}>
            <label htmlFor={id}>
              {label}
              {index > 0 && " (valfritt)"}
            </label>
            <input
              id={id}
              name="PreferredTimes"
              className={field.control}
              autoComplete="off"
              maxLength={120}
              defaultValue={initial[index] ?? ""}
            />
          </div>
        );
      })}
    </FieldGroup>
  );
}
