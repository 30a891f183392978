import type { BodySchema } from "@lagrum/core/contract/checkBody";
import { errorText } from "@lagrum/core/texts/errors";
import { type ReactNode, useState } from "react";
import { useRefresh } from "react-admin";
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { DialogFrame } from "../ui/DialogFrame.tsx";
import { DiscardDialog } from "../ui/DiscardDialog.tsx";
import { toFormError } from "../ui/formError.ts";
import { LeaveWarning } from "../ui/LeaveWarning.tsx";
import { contractResolver } from "./contractResolver.ts";

export interface ContractDialogProps<Values extends FieldValues, Body extends FieldValues> {
  title: string;
  /** The contract's schema of the request. */
  schema: BodySchema<Body>;
  /** Where the body is sent within a larger request: its errors are "Price.Amount" for "Price.". */
  within?: string;
  /** The values of the empty form, as they are typed. */
  start: Values;
  /** The request's body of the typed values; what can't be read stays as typed, for the schema to refuse. */
  toBody?: (values: Values) => unknown;
  /** Sends the body. An error is shown and the values are preserved. Resolves to false to leave the dialog open. */
  save: (body: Body) => Promise<unknown>;
  onClose: () => void;
  /** "md" suits long texts. */
  maxWidth?: "sm" | "md";
  /** Labels of the submit button. */
  words?: { save: string; saving: string };
  /** Takes an error that it resolves itself, such as a conflict with another's changes. Returns whether it did. */
  takeError?: (error: unknown, form: UseFormReturn<Values, unknown, Body>) => boolean;
  /** Dialogs that open on top of this one. */
  over?: ReactNode;
  /** Inputs, by the names of the schema's fields. */
  children: ReactNode;
}

const saveWords = { save: "Spara", saving: "Sparar …" };
const asTyped = (values: FieldValues): unknown => values;

/**
 * A form in a dialog, validated by the schema of its request. The API's errors are shown at their fields. Typed values
 * are only discarded on purpose.
 */
export function ContractDialog<Values extends FieldValues, Body extends FieldValues>({
  title,
  schema,
  within = "",
  start,
  toBody = asTyped,
  save,
  onClose,
  maxWidth = "sm",
  words = saveWords,
  takeError,
  over,
  children,
}: ContractDialogProps<Values, Body>) {
  const refresh = useRefresh();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isDiscarding, setDiscarding] = useState(false);
  const form = useForm<Values, unknown, Body>({
    defaultValues: start as DefaultValues<Values>,
    resolver: contractResolver(schema, toBody),
    reValidateMode: "onSubmit",
  });
  const { isSubmitting, isDirty } = form.formState;

  const submit = form.handleSubmit(send, () => setRefusal(errorText("INCORRECT_PROPERTIES")));
  async function send(body: Body) {
    setRefusal(null);
    try {
      if ((await save(body)) === false) return;
      refresh();
      onClose();
    } catch (error) {
      if (takeError?.(error, form)) return;
      const { text, fields } = toFormError(error);
      setRefusal(text);
      for (const [field, message] of Object.entries(fields)) {
        form.setError(field.replace(within, "") as Path<Values>, {
          type: "server",
          ...(message !== undefined && { message }),
        });
      }
    }
  }
  return (
    <FormProvider {...form}>
      <DialogFrame
        title={title}
        maxWidth={maxWidth}
        formError={refusal}
        action={isSubmitting ? words.saving : words.save}
        isPending={isSubmitting}
        onSubmit={() => void submit()}
        onCancel={() => (isDirty ? setDiscarding(true) : onClose())}
        over={
          <>
            {over}
            <LeaveWarning isUnsaved={isDirty} />
            {isDiscarding && <DiscardDialog onStay={() => setDiscarding(false)} onLeave={onClose} />}
          </>
        }
      >
        {children}
      </DialogFrame>
    </FormProvider>
  );
}
