interface Payload {
  value: unknown;
}

const isMissing = (value: unknown) => value === undefined || value === null || value === "";

/**
 * The arguments of a refinement: the field is required when the condition is true. It runs although other fields have
 * errors, so that a form shows all of them at once.
 */
export function requiredWhen<V extends object>(
  field: keyof V & string,
  isNeeded: (value: V) => boolean,
): [(value: V) => boolean, { path: string[]; message: string; when: (payload: Payload) => boolean }] {
  return [
    (value) => !isNeeded(value) || !isMissing(value[field]),
    { path: [field], message: "REQUIRED", when: ({ value }) => typeof value === "object" && value !== null },
  ];
}
