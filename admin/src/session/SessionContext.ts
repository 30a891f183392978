import type { Me } from "@lagrum/core/account/accountSchema";
import { createContext, useContext } from "react";
import type { InspectionEvent } from "xstate";

interface SessionValue {
  me: Me;
  /** For the User-Token header. */
  token: () => Promise<string | undefined>;
  /** Set in demo: shows the machines' states to the visualiser. */
  inspect?: ((event: InspectionEvent) => void) | undefined;
}

export const SessionContext = createContext<SessionValue | null>(null);

/** Who is signed in. Only for what is rendered behind the guard. */
export function useSession(): SessionValue {
  const session = useContext(SessionContext);
  if (session === null) throw new Error("Rendered outside the session");
  return session;
}
