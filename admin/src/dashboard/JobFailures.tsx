import { formatDateTime } from "@lagrum/core/text/dates";
import { rowJobTexts } from "@lagrum/core/texts/jobFailures";
import { Alert, AlertTitle, List, ListItem } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";

/** Alerts when a scheduled job can't do some rows. Otherwise renders nothing. */
export function JobFailures() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { data = [] } = useQuery({ queryKey: ["jobFailures"], queryFn: () => dataProvider.listJobFailures() });
  if (data.length === 0) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>Det här har tjänsten inte lyckats göra av sig själv</AlertTitle>
      Nya försök görs hela tiden. Raderna försvinner när det lyckas. Står de kvar länge behöver en tekniker titta på
      dem.
      <List dense disablePadding>
        {data.map(({ Job, RowID, Reason, Times, FirstAt, LastAt }) => (
          <ListItem key={`${Job} ${RowID}`} disableGutters sx={{ display: "block" }}>
            {rowJobTexts[Job]} {RowID}: {Times === 1 ? "ett försök" : `${Times} försök`} sedan {formatDateTime(FirstAt)}
            , senast {formatDateTime(LastAt)} ({Reason}).
          </ListItem>
        ))}
      </List>
    </Alert>
  );
}
