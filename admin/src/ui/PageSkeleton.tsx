import { Skeleton, Stack } from "@mui/material";
import { visuallyHidden } from "./visuallyHidden.ts";

const rows = Array.from({ length: 12 }, (_, index) => index);

/** Shown while a page's code is loading: a title, a row of filters and a list. */
export function PageSkeleton() {
  return (
    <Stack role="status" aria-label="Hämtar sidan" spacing={1} sx={{ mt: 2 }}>
      <Skeleton variant="rounded" width="min(16rem, 60%)" height={36} />
      <Stack direction="row" spacing={1} sx={{ py: 1 }}>
        {["a", "b", "c"].map((key) => (
          <Skeleton key={key} variant="rounded" height={40} sx={{ flex: "0 1 11rem" }} />
        ))}
      </Stack>
      {rows.map((row) => (
        <Skeleton key={row} variant="rounded" height={34} />
      ))}
    </Stack>
  );
}

const fields = [40, 40, 160, 40];

/** Shown while a form's record is loading: labelled fields and a button. */
export function FormSkeleton() {
  return (
    <Stack role="status" aria-label="Hämtar formuläret" data-skeleton spacing={2.5} sx={{ mt: 2, maxWidth: "48rem" }}>
      {fields.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields have no other identity
        <Skeleton key={index} variant="rounded" height={height} />
      ))}
      <Skeleton variant="rounded" width="7rem" height={36} />
    </Stack>
  );
}

const lines = ["100%", "96%", "99%", "92%", "98%", "60%"];

/** Shown while a page about one record is loading: its text, and a column beside it. */
export function DetailsSkeleton({ title }: { title: string }) {
  return (
    <Stack role="status" aria-label="Hämtar" direction={{ xs: "column", lg: "row" }} spacing={2} sx={{ mt: 2 }}>
      <h1 style={visuallyHidden}>{title}</h1>
      <Stack spacing={1} sx={{ flex: 2, p: 2, border: 1, borderColor: "divider", borderRadius: 1 }}>
        <Skeleton variant="rounded" width="12rem" height={24} />
        <Skeleton variant="rounded" width="70%" height={32} />
        {lines.map((width) => (
          <Skeleton key={width} width={width} height={28} />
        ))}
      </Stack>
      <Stack spacing={2} sx={{ flex: 1 }}>
        <Skeleton variant="rounded" height={120} />
        <Skeleton variant="rounded" height={160} />
      </Stack>
    </Stack>
  );
}
