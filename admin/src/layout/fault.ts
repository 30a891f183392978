import { HttpError } from "react-admin";

/** Why something was not saved: in general, and at each field. */
export interface Fault {
  text: string;
  fields: Partial<Record<string, string>>;
}

export const faultOf = (error: unknown): Fault => ({
  text: error instanceof Error ? error.message : String(error),
  fields: (error instanceof HttpError ? error.body?.errors : undefined) ?? {},
});
