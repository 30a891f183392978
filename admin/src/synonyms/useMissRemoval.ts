import type { SearchMiss } from "@lagrum/core/search/searchMissSchema";
import { HttpError, type RaRecord, useDelete, useLocation, useNotify, useRedirect } from "react-admin";

/** What the page of searches without a good hit sends along. */
interface LocationState {
  searchMiss?: Pick<SearchMiss, "ID" | "Words">;
}

/**
 * After a synonym was created for a search without a good hit: removes the search from its list, and opens the list.
 * Undefined for a synonym that is not for such a search.
 */
export function useMissRemoval(): (() => void) | undefined {
  const { searchMiss } = (useLocation().state ?? {}) as LocationState;
  const notify = useNotify();
  const redirect = useRedirect();
  const [remove] = useDelete<RaRecord>();
  if (searchMiss === undefined) return undefined;
  const { ID, Words } = searchMiss;
  const settle = (error?: unknown) => {
    // A colleague may have removed it.
    const isRemoved = error === undefined || (error instanceof HttpError && error.status === 404);
    const outcome = isRemoved ? `och ”${Words}” togs bort ur listan` : `men ”${Words}” är kvar i listan`;
    notify(`Synonymen sparades, ${outcome}.`, { type: isRemoved ? "success" : "warning" });
    redirect("/search-misses");
  };
  return () =>
    void remove(
      "search-misses",
      { id: ID, previousData: { id: ID } },
      { mutationMode: "pessimistic", onSuccess: () => settle(), onError: settle },
    );
}
