import type { Me } from "@lagrum/core/account/accountSchema";
import { createContext, useContext } from "react";
import type { InspectionEvent } from "xstate";

interface SessionValue {
  me: Me;
  /** For the User-Token header. */
  token: () => Promise<string | undefined>;
  /** Forwards the machines' states to the visualiser; set in demo mode. */
  inspect?: ((event: InspectionEvent) => void) | undefined;
}

export const SessionContext = createContext<SessionValue | null>(null);

/** The signed-in user's session. @throws Error outside the authenticated part of the admin */
export function useSession(): SessionValue {
  const session = useContext(SessionContext);
  if (session === null) throw new Error("Rendered outside the session");
  return session;
}
