import { type UnreadableRule, unreadableRules } from "@lagrum/core/booking/lawyerCalendarSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { outsideCalendarErrorTexts, skippedEventTexts, unreadableRuleTexts } from "@lagrum/core/texts/outsideCalendars";
import {
  Alert,
  Box,
  Button,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from "@mui/material";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { toFormError } from "../ui/formError.ts";
import { Panel } from "../ui/Panel.tsx";
import { QueryContent } from "../ui/QueryContent.tsx";

/** Links a lawyer's own calendar: exports meetings to it, and imports its busy times. */
export function CalendarsPanel({ id }: { id: number }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [code, setCode] = useState<string | null>(null);
  const [url, setUrl] = useState("");
  const calendars = useQuery({ queryKey: ["calendars", id], queryFn: () => dataProvider.getLawyerCalendars(id) });
  const common = {
    networkMode: "always",
    onError: (error: Error) => notify(toFormError(error).text, { type: "error" }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["calendars", id] }),
  } as const;
  const create = useMutation({
    ...common,
    mutationFn: () => dataProvider.createCalendarFeed(id),
    onSuccess: ({ Code }) => setCode(Code),
  });
  const revoke = useMutation({
    ...common,
    mutationFn: () => dataProvider.revokeCalendarFeed(id),
    onSuccess: () => {
      setCode(null);
      notify("Adressen är indragen.", { type: "success" });
    },
  });
  const setOutside = useMutation({
    ...common,
    mutationFn: (address: string | null) => dataProvider.setOutsideCalendar(id, address),
    onSuccess: () => {
      setUrl("");
      notify("Kalendern är sparad.", { type: "success" });
    },
  });
  const setRule = useMutation({
    ...common,
    mutationFn: (rule: UnreadableRule) => dataProvider.setUnreadableRule(id, rule),
    onSuccess: () => notify("Valet är sparat.", { type: "success" }),
  });
  return (
    <Box sx={{ mt: 3 }}>
      <Panel title="Egen kalender">
        <QueryContent query={calendars} loading={200}>
          {({ HasFeed, OutsideHost, FetchedAt, ReadAt, Error: failure, WhenUnreadable, IsClosed, Skipped }) => (
            <Stack spacing={2} sx={{ alignItems: "flex-start" }}>
              <Typography variant="body2" sx={{ color: "text.secondary" }}>
                Prenumerera på mötena i din egen kalender. Där står tid, sorts möte och referens, men inget om kunden.
              </Typography>
              {code !== null && (
                <TextField
                  label="Hemlig adress, visas bara nu"
                  value={`${window.location.origin}/api/calendarFeeds/${code}`}
                  fullWidth
                  slotProps={{ htmlInput: { readOnly: true } }}
                  onFocus={({ target }) => target.select()}
                />
              )}
              <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
                <Button variant="outlined" disabled={create.isPending} onClick={() => create.mutate()}>
                  {HasFeed ? "Byt adress" : "Skapa adress"}
                </Button>
                {HasFeed && (
                  <Button disabled={revoke.isPending} onClick={() => revoke.mutate()}>
                    Dra in adressen
                  </Button>
                )}
              </Stack>
              <Typography variant="body2" sx={{ color: "text.secondary" }}>
                Tider när din egen kalender är upptagen går inte att boka. Vi sparar bara tiderna, inte vad du gör.
              </Typography>
              {OutsideHost !== null && (
                <Typography>
                  {OutsideHost}, {FetchedAt ? `hämtad ${formatDateTime(FetchedAt)}` : "hämtas strax"}.{" "}
                  <Button size="small" disabled={setOutside.isPending} onClick={() => setOutside.mutate(null)}>
                    Ta bort kalendern
                  </Button>
                </Typography>
              )}
              {failure !== null && (
                <Alert severity={IsClosed ? "error" : "warning"}>
                  {outsideCalendarErrorTexts[failure]}{" "}
                  {ReadAt === null
                    ? "Kalendern har aldrig gått att läsa."
                    : `Den lästes senast ${formatDateTime(ReadAt)}.`}{" "}
                  {IsClosed ? "Inga tider går att boka." : "Tider går att boka ändå."}
                </Alert>
              )}
              {OutsideHost !== null && (
                <FormControl>
                  <FormLabel id="when-unreadable">När kalendern inte går att läsa</FormLabel>
                  <RadioGroup
                    aria-labelledby="when-unreadable"
                    value={setRule.isPending ? setRule.variables : WhenUnreadable}
                    onChange={(_, rule) => setRule.mutate(rule as UnreadableRule)}
                  >
                    {unreadableRules.map((rule) => (
                      <FormControlLabel
                        key={rule}
                        value={rule}
                        control={<Radio />}
                        label={unreadableRuleTexts[rule]}
                        disabled={setRule.isPending}
                      />
                    ))}
                  </RadioGroup>
                </FormControl>
              )}
              {Skipped.length > 0 && (
                <Alert severity="warning">
                  Dessa händelser gick inte att läsa. Deras tider går att boka:
                  <ul>
                    {Skipped.map(({ Position, Start, Reason }) => (
                      <li key={Position}>
                        Nummer {Position} i filen{Start && `, ${Start}`}: {skippedEventTexts[Reason]}.
                      </li>
                    ))}
                  </ul>
                </Alert>
              )}
              <Stack
                component="form"
                direction={{ xs: "column", sm: "row" }}
                spacing={1}
                sx={{ width: "100%" }}
                onSubmit={(event) => {
                  event.preventDefault();
                  setOutside.mutate(url.trim());
                }}
              >
                <TextField
                  label="Kalenderns hemliga adress i iCal-format"
                  placeholder="https://"
                  value={url}
                  onChange={({ target }) => setUrl(target.value)}
                  fullWidth
                />
                <Button type="submit" variant="outlined" disabled={url.trim() === "" || setOutside.isPending}>
                  Spara
                </Button>
              </Stack>
            </Stack>
          )}
        </QueryContent>
      </Panel>
    </Box>
  );
}
