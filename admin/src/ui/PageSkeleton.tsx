import { Skeleton, Stack } from "@mui/material";

/** Shown while a page's code is loading. */
export function PageSkeleton() {
  return (
    <Stack role="status" aria-label="Hämtar sidan" spacing={2} sx={{ mt: 2 }}>
      <Skeleton variant="rounded" width="min(16rem, 60%)" height={36} />
      <Skeleton variant="rounded" height={120} />
      <Skeleton variant="rounded" height={320} />
    </Stack>
  );
}
