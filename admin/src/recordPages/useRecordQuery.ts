import { useNotify, useRedirect, useResourceContext } from "react-admin";
import { whole } from "../dataProvider/dataProvider.ts";
import { isOutage } from "../dataProvider/httpError.ts";
import { isWorthRetrying } from "../dataProvider/queryClient.ts";

/** Milliseconds until a record is read again after an outage. */
const RETRY_INTERVAL = 10_000;

/** Query options of a page about one record. Only a 4xx leaves the page; an outage is retried. */
export function useRecordQuery() {
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext();
  return {
    ...whole,
    retry: isWorthRetrying,
    refetchInterval: ({ state }: { state: { error: Error | null } }) =>
      state.error !== null && isOutage(state.error) ? RETRY_INTERVAL : false,
    onError: (error: Error) => {
      if (isOutage(error)) return;
      notify("ra.notification.item_doesnt_exist", { type: "error" });
      redirect("list", resource);
    },
  };
}
