import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSession } from "../session/SessionContext.ts";
import { ConnectionNotice } from "./ConnectionNotice.tsx";
import { followChanges } from "./eventStream.ts";

/** What no change of the desk's makes old at once: who one is, and what law answers cite. */
const kept = new Set<unknown>(["auth", "citedProvisions"]);

/** Milliseconds in which changes are gathered, so that a burst of them reads the lists once. */
const gathering = 300;
/** Milliseconds between looks while there is no live connection. */
const fallback = 15_000;

/** Reads what is on the screen again when something has changed on the server, and says when it hears nothing of it. */
export function LiveUpdates() {
  const queryClient = useQueryClient();
  const { token } = useSession();
  const [isConnected, setConnected] = useState(true);

  useEffect(() => {
    let gathered: ReturnType<typeof setTimeout> | undefined;
    let looking: ReturnType<typeof setInterval> | undefined;
    const read = () => {
      gathered = undefined;
      // News of what one is just deleting comes before the answer: its own page would read what is gone.
      if (queryClient.isMutating() > 0) look();
      else void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !kept.has(queryKey[0]) });
    };
    const look = () => {
      gathered ??= setTimeout(read, gathering);
    };
    const stop = followChanges({
      url: "/api/events",
      token,
      onChange: look,
      onConnection: (isOpen) => {
        setConnected(isOpen);
        clearInterval(looking);
        if (isOpen) look();
        else looking = setInterval(look, fallback);
      },
    });
    return () => {
      stop();
      clearTimeout(gathered);
      clearInterval(looking);
    };
  }, [queryClient, token]);

  return <ConnectionNotice isConnected={isConnected} />;
}
