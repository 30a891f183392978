import { Skeleton } from "@mui/material";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadFailure } from "./LoadFailure.tsx";

interface Props<Data> {
  query: Pick<UseQueryResult<Data>, "data" | "error" | "isFetching" | "refetch">;
  /** Shown until the data are loaded; a number is the height of a skeleton in pixels. */
  loading: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A query's data, or its error with a retry. */
export function QueryContent<Data>({ query: { data, error, isFetching, refetch }, loading, children }: Props<Data>) {
  const isLoaded = data !== undefined;
  return (
    <>
      {error && <LoadFailure error={error} isStale={isLoaded} isFetching={isFetching} onRetry={() => void refetch()} />}
      {isLoaded && children(data)}
      {!isLoaded && !error && (typeof loading === "number" ? <Skeleton variant="rounded" height={loading} /> : loading)}
    </>
  );
}
