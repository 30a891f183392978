import { isAdmin } from "@lagrum/core/account/roles";
import { useEffect } from "react";
import { useGetList, useLocation } from "react-admin";
import { useSession } from "../session/SessionContext.ts";

/** Milliseconds: refunds fail, and settle, without an action in this browser. */
const staleAfter = 60_000;

/** The number of differences of money that are not settled; undefined for those who may not see them, and until read. */
export function useOpenMoneyCases(): number | undefined {
  const { me } = useSession();
  const { pathname } = useLocation();
  const isShown = isAdmin(me.roles);
  const { total, refetch } = useGetList(
    "money-cases",
    { filter: {}, pagination: { page: 1, perPage: 1 }, sort: { field: "FoundAt", order: "ASC" } },
    { enabled: isShown, refetchInterval: staleAfter },
  );
  useEffect(() => {
    if (isShown && pathname) void refetch();
  }, [isShown, pathname, refetch]);
  return total;
}
