import { type BodySchema, checkBody } from "@lagrum/core/contract/checkBody";
import { fieldText } from "@lagrum/core/texts/errors";
import { type FieldErrors, type FieldValues, type Resolver, set } from "react-hook-form";

/** A typed value that can't be read, with the text to show at its field. */
export class TypedFault extends Error {
  readonly field: string;
  constructor(field: string, text: string) {
    super(text);
    this.field = field;
  }
}

/**
 * Validates a form by the contract's schema of its request, with the API's own texts at the fields.
 * @param toBody the request's body of the typed values; what can't be read stays as typed, so that the schema refuses it, or throws TypedFault
 */
export const contractResolver =
  <Values extends FieldValues, Body extends FieldValues>(
    schema: BodySchema<Body>,
    toBody: (values: Values) => unknown,
  ): Resolver<Values, unknown, Body> =>
  (values) => {
    const errors: FieldErrors<Values> = {};
    let body: unknown;
    try {
      body = toBody(values);
    } catch (fault) {
      if (!(fault instanceof TypedFault)) throw fault;
      set(errors, fault.field, { type: "typed", message: fault.message });
      return { values: {}, errors };
    }
    const checked = checkBody(schema, body);
    if (checked.ok) return { values: checked.body, errors: {} };
    for (const [field, [code]] of Object.entries(checked.details)) {
      if (code) set(errors, field, { type: code, message: fieldText(field, code) });
    }
    return { values: {}, errors };
  };
