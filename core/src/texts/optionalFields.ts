import type { OptionalField } from "../question/optionalFieldsSchema.ts";

interface OptionalFieldTexts {
  /** In the form. */
  label: string;
  hint?: string;
  /** In summaries for the asker. */
  summary: string;
  /** For staff. */
  staff: string;
}

export const optionalFieldTexts: Record<OptionalField, OptionalFieldTexts> = {
  DeadlineDate: {
    label: "Finns ett viktigt datum?",
    hint: "Till exempel sista dagen att överklaga.",
    summary: "Viktigt datum",
    staff: "Frist",
  },
};
