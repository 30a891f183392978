import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { useListContext } from "react-admin";
import { LoadFailure } from "../ui/LoadFailure.tsx";

/** The rows of a list, or its error with a retry: a list that failed to load must not look empty. */
export function ListContent({ children }: { children: ReactNode }) {
  const { data, error, isFetching = false, refetch } = useListContext();
  const isLoaded = data !== undefined;
  return (
    <>
      {error && (
        <Box sx={{ p: 1.5 }}>
          <LoadFailure error={error} isStale={isLoaded} isFetching={isFetching} onRetry={() => void refetch()} />
        </Box>
      )}
      {(isLoaded || !error) && children}
    </>
  );
}
