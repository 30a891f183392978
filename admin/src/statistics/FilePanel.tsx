import { dayOf } from "@lagrum/core/text/dates";
import { Alert, Box, Button, LinearProgress, Stack, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { DayField } from "../ui/DayField.tsx";
import { download } from "../ui/download.ts";
import { type FormError, toFormError } from "../ui/formError.ts";
import { LoadFailure } from "../ui/LoadFailure.tsx";
import { Panel } from "../ui/Panel.tsx";

/** Milliseconds. */
const POLL_INTERVAL = 1000;

/** Orders a CSV file, polls until it is ready, and downloads it. */
export function FilePanel() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const today = dayOf(new Date());
  const [From, setFrom] = useState(`${today.slice(0, 4)}-01-01`);
  const [To, setTo] = useState(today);
  const [id, setId] = useState<number | null>(null);
  const [formError, setFormError] = useState<FormError | null>(null);
  const {
    data: file,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ["statisticsFile", id],
    queryFn: () => dataProvider.getStatisticsFile(id ?? 0),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.csvDataReady || state.error ? false : POLL_INTERVAL),
  });
  const attempt = async (work: () => Promise<void>) => {
    setFormError(null);
    try {
      await work();
    } catch (error) {
      setFormError(toFormError(error));
    }
  };
  const order = () => attempt(async () => setId((await dataProvider.orderStatisticsFile({ From, To })).ID));
  const fetchFile = (ready: number) =>
    attempt(async () => download(await dataProvider.downloadStatisticsFile(ready), `statistik-${From}-${To}.csv`));
  return (
    <Panel title="Siffrorna som fil">
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", alignItems: "center" }}>
        <DayField label="Från" value={From} onChange={setFrom} />
        <DayField label="Till" value={To} onChange={setTo} />
        <Button variant="outlined" onClick={() => void order()}>
          Skapa CSV-fil
        </Button>
        {file?.csvDataReady && (
          <Button variant="contained" onClick={() => void fetchFile(file.ID)}>
            Hämta filen
          </Button>
        )}
      </Stack>
      {formError && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {formError.fields.To ? "Välj två dagar i ordning, med högst tio år emellan." : formError.text}
        </Alert>
      )}
      {error && (
        <Box sx={{ mt: 1 }}>
          <LoadFailure error={error} isFetching={isFetching} onRetry={() => void refetch()} />
        </Box>
      )}
      {file && !file.csvDataReady && !error && (
        <>
          <Typography role="status" sx={{ mt: 1 }}>
            Filen förbereds, {file.Progress} %.
          </Typography>
          <LinearProgress aria-label="Filen förbereds" variant="determinate" value={file.Progress} />
        </>
      )}
    </Panel>
  );
}
