import type { ReactNode } from "react";
import { RadioButtonGroupInput, SelectInput, TextInput } from "react-admin";

interface Props {
  /** The field of the request's schema. */
  source: string;
  label: string;
  hint?: ReactNode;
}

const asTyped = (text: string): string => text;
const shared = { fullWidth: true, margin: "normal", variant: "outlined", parse: asTyped } as const;
const helper = (hint: ReactNode) => hint ?? false;

/** One line of text. */
export const LineInput = ({ hint, inputMode, ...field }: Props & { inputMode?: "decimal" | "numeric" }) => (
  <TextInput {...shared} {...field} helperText={helper(hint)} slotProps={{ htmlInput: { inputMode } }} />
);

/** A text of several lines. */
export const LongTextInput = ({
  hint,
  maxLength,
  minRows = 3,
  ...field
}: Props & { maxLength: number; minRows?: number }) => (
  <TextInput
    {...shared}
    {...field}
    helperText={helper(hint)}
    multiline
    minRows={minRows}
    slotProps={{ htmlInput: { maxLength } }}
  />
);

/** Kronor as they are typed, "1 295,50". The form's `toBody` reads them with `typedAmount`. */
export const AmountInput = (field: Props) => <LineInput {...field} inputMode="decimal" />;

const CalendarInput = ({ hint, ...field }: Props & { type: "date" | "datetime-local" }) => (
  <TextInput {...shared} {...field} helperText={helper(hint)} slotProps={{ inputLabel: { shrink: true } }} />
);

/** A day, "2026-11-23". */
export const DayInput = (field: Props) => <CalendarInput type="date" {...field} />;

/** A day and time as they are typed. The form's `toBody` reads them as Swedish time, in any browser zone. */
export const SwedishTimeInput = (field: Props) => <CalendarInput type="datetime-local" {...field} />;

interface ChoiceProps<Value> extends Props {
  choices: readonly { id: Value; name: string }[];
}

/** A choice among a few. */
export const RadioInput = <Value extends string>({ hint, choices, ...field }: ChoiceProps<Value>) => (
  <RadioButtonGroupInput {...field} choices={[...choices]} row={false} helperText={helper(hint)} />
);

/** A choice in a menu. */
export const MenuInput = <Value extends string | number>({ hint, choices, ...field }: ChoiceProps<Value>) => (
  <SelectInput
    {...shared}
    parse={(value: Value) => value}
    {...field}
    choices={[...choices]}
    helperText={helper(hint)}
  />
);
