import { HttpError } from "react-admin";

/** Why a save failed: a message, and messages by field. */
export interface FormError {
  text: string;
  fields: Partial<Record<string, string>>;
}

export const toFormError = (error: unknown): FormError => ({
  text: error instanceof Error ? error.message : String(error),
  fields: (error instanceof HttpError ? error.body?.errors : undefined) ?? {},
});
