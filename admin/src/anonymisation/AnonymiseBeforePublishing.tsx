import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useId, useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import type { AnonymiseProps } from "./AnonymiseDialog.tsx";

/** Names fill a file of their own, fetched when an answer is to be published. */
const AnonymiseDialog = lazy(async () => ({ default: (await import("./AnonymiseDialog.tsx")).AnonymiseDialog }));

/** Goes through the texts for what points out a person; goes on by itself where there is nothing. */
export function AnonymiseBeforePublishing(props: Omit<AnonymiseProps, "left">) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  // As it was when this began: the question around it is read again all the time.
  const [readAt] = useState(props.readAt);
  const opening = useId();
  const { data } = useQuery({
    // Of its own each time: a reading from before the texts were stored may still be on its way.
    queryKey: ["anonymising", props.id, opening],
    // Without it everything is asked about again, and the server has the last word.
    queryFn: () => dataProvider.getAnonymising(props.id).catch(() => null),
    gcTime: 0,
  });
  if (data === undefined) return null;
  const left = (data?.LeftStanding ?? []).map(({ Text, Reason }) => ({ Text, Reason }));
  return (
    <Suspense fallback={null}>
      <AnonymiseDialog {...props} readAt={readAt} left={left} />
    </Suspense>
  );
}
