import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSession } from "../session/SessionContext.ts";
import { ConnectionNotice } from "./ConnectionNotice.tsx";
import { followChanges } from "./eventStream.ts";

/** Query keys that a change on the server doesn't invalidate. */
const kept = new Set<unknown>(["auth", "citedProvisions"]);

/** Debounce in milliseconds, so that a burst of changes refetches once. */
const gathering = 300;
/** Polling interval in milliseconds while the stream is down. */
const fallback = 15_000;

/** Invalidates queries when the server reports a change, and warns when the stream is down. */
export function LiveUpdates() {
  const queryClient = useQueryClient();
  const { token } = useSession();
  const [isConnected, setConnected] = useState(true);

  useEffect(() => {
    let gathered: ReturnType<typeof setTimeout> | undefined;
    let looking: ReturnType<typeof setInterval> | undefined;
    const read = () => {
      gathered = undefined;
      // The change may arrive before the deletion's response: wait, or the page would refetch the deleted record.
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
