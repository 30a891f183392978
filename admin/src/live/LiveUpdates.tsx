import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSession } from "../session/SessionContext.ts";
import { ConnectionNotice } from "./ConnectionNotice.tsx";
import { followChanges } from "./eventStream.ts";

/** Query keys that a change on the server doesn't invalidate. */
const notInvalidated = new Set<unknown>(["auth", "citedProvisions"]);

/** Debounce in milliseconds, so that a burst of changes refetches once. */
const DEBOUNCE = 300;
/** Polling interval in milliseconds while the stream is down. */
const POLLING_INTERVAL = 15_000;

/** Invalidates queries when the server reports a change, and warns when the stream is down. */
export function LiveUpdates() {
  const queryClient = useQueryClient();
  const { token } = useSession();
  const [isConnected, setConnected] = useState(true);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let polling: ReturnType<typeof setInterval> | undefined;
    const refetch = () => {
      timer = undefined;
      // The change may arrive before the deletion's response: wait, or the page would refetch the deleted record.
      if (queryClient.isMutating() > 0) schedule();
      else void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !notInvalidated.has(queryKey[0]) });
    };
    const schedule = () => {
      timer ??= setTimeout(refetch, DEBOUNCE);
    };
    const stop = followChanges({
      url: "/api/events",
      token,
      onChange: schedule,
      onConnection: (isOpen) => {
        setConnected(isOpen);
        clearInterval(polling);
        if (isOpen) schedule();
        else polling = setInterval(schedule, POLLING_INTERVAL);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
      clearInterval(polling);
    };
  }, [queryClient, token]);

  return <ConnectionNotice isConnected={isConnected} />;
}
