import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useId, useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import type { AnonymiseProps } from "./AnonymiseDialog.tsx";

/** Loaded lazily, since the list of names is large. */
const AnonymiseDialog = lazy(async () => ({ default: (await import("./AnonymiseDialog.tsx")).AnonymiseDialog }));

/** Anonymises the texts before publication. Continues at once if nothing is found. */
export function AnonymiseBeforePublishing(props: Omit<AnonymiseProps, "accepted">) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  // The question's `UpdatedAt` when the dialog was opened.
  const [readAt] = useState(props.readAt);
  const opening = useId();
  const { data } = useQuery({
    // A new key each time, so that a stale response isn't used.
    queryKey: ["anonymising", props.id, opening],
    // On an error every finding is shown again; the API validates anyway.
    queryFn: () => dataProvider.getAnonymising(props.id).catch(() => null),
    gcTime: 0,
  });
  if (data === undefined) return null;
  const accepted = (data?.LeftStanding ?? []).map(({ Text, Reason }) => ({ Text, Reason }));
  return (
    <Suspense fallback={null}>
      <AnonymiseDialog {...props} readAt={readAt} accepted={accepted} />
    </Suspense>
  );
}
