import type { Transition } from "./graph.ts";

/** The last part of a state's ID: the name in its box. */
export const lastName = (id: string) => id.slice(id.lastIndexOf(".") + 1);

/** "SIGN_IN, om kontot är bekräftat, till signedIn" */
export function describeTransition({ trigger, condition, to, isIgnored }: Transition): string {
  const end = isIgnored ? "ignoreras" : to.length > 0 ? `till ${to.map(lastName).join(" och ")}` : "stannar";
  return [trigger, condition, end].filter(Boolean).join(", ");
}
