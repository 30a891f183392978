import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSession } from "../session/SessionContext.ts";
import { followChanges } from "./changes.ts";

/** Milliseconds in which changes are gathered, so that a burst of them reads the lists once. */
const gathering = 300;
/** Milliseconds between looks while there is no live connection. */
const fallback = 15_000;

/** Reads what is on the screen again when something has changed on the server. */
export function LiveUpdates() {
  const queryClient = useQueryClient();
  const { token } = useSession();

  useEffect(() => {
    let gathered: ReturnType<typeof setTimeout> | undefined;
    let looking: ReturnType<typeof setInterval> | undefined;
    const look = () => {
      gathered ??= setTimeout(() => {
        gathered = undefined;
        void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "auth" });
      }, gathering);
    };
    const stop = followChanges({
      url: "/api/events",
      token,
      onChange: look,
      onConnection: (isConnected) => {
        clearInterval(looking);
        if (isConnected) look();
        else looking = setInterval(look, fallback);
      },
    });
    return () => {
      stop();
      clearTimeout(gathered);
      clearInterval(looking);
    };
  }, [queryClient, token]);

  return null;
}
