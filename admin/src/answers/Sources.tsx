import { day } from "@lagrum/core/contract/fieldSchema";
import type { FoundProvision } from "@lagrum/core/law/findProvision";
import { type CitedProvision, citable } from "@lagrum/core/law/provisionSchema";
import { provisionLabel } from "@lagrum/core/law/provisions";
import { fieldText } from "@lagrum/core/texts/errors";
import AddIcon from "@mui/icons-material/Add";
import { Box, Button, Stack, TextField, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import type { DraftState } from "../drafts/useDraft.ts";
import { CitedInText } from "./CitedInText.tsx";
import { ConfirmPlaces } from "./ConfirmPlaces.tsx";
import { ProvisionDoubt } from "./ProvisionDoubt.tsx";
import { ProvisionForm } from "./ProvisionForm.tsx";
import { ProvisionWording } from "./ProvisionWording.tsx";
import { useProvisionCheck } from "./useProvisionCheck.ts";

const none: FoundProvision[] = [];

const isRight = (provision: CitedProvision) => citable(provision.Sfs).safeParse(provision).success;

/** The answer's provisions and the date it is valid at. They are saved with the draft. */
export function Sources({ draft: { state, send } }: { draft: DraftState }) {
  const { Provisions, QuestionID } = state.context;
  const checks = useProvisionCheck(QuestionID, state.context);
  /** Index of the open row, "new", or null. */
  const [open, setOpen] = useState<number | "new" | null>(null);
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { data: cited = none } = useQuery({
    queryKey: ["citedProvisions"],
    queryFn: () => dataProvider.listCitedProvisions(),
    enabled: open !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const write = (changed: CitedProvision[]) => {
    send({ type: "WRITE", Provisions: changed });
    setOpen(null);
  };
  const isClosed = state.matches("finishing");
  return (
    <Box component="section" aria-labelledby="sources" sx={{ mt: 3 }}>
      <Typography id="sources" variant="h6" component="h3">
        Lagrum
      </Typography>
      {Provisions.length === 0 && open === null && (
        <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5 }}>
          Inget lagrum är tillagt ännu.
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {Provisions.map((provision, index) => {
          const label = provisionLabel(provision);
          const checked = checks.find(({ Index, Label }) => Index === index && Label === label);
          if (open === index) {
            return (
              <li key={label}>
                <ProvisionForm
                  provision={provision}
                  cited={cited}
                  search={dataProvider.searchProvisions}
                  onDone={(changed) => write(Provisions.with(index, changed))}
                  onCancel={() => setOpen(null)}
                />
              </li>
            );
          }
          return (
            <Box
              component="li"
              key={label}
              sx={{
                display: "flex",
                flexWrap: "wrap",
                alignItems: "center",
                columnGap: 0.5,
                borderBottom: 1,
                borderColor: "divider",
              }}
            >
              <Box sx={{ flex: "1 1 11rem", py: 0.75, overflowWrap: "anywhere" }}>
                <ProvisionWording label={label} wording={checked?.Wording ?? null} />
                {checked && (
                  <ProvisionDoubt
                    checked={checked}
                    onReplace={isClosed ? undefined : (meant) => write(Provisions.with(index, meant))}
                  />
                )}
                {!isRight(provision) && (
                  <Typography variant="body2" sx={{ color: "text.secondary" }}>
                    Ser ovanligt ut. Det sparas som det är; ändra det om det är fel.
                  </Typography>
                )}
              </Box>
              <Box sx={{ whiteSpace: "nowrap", ml: "auto" }}>
                <Button size="small" disabled={isClosed} aria-label={`Ändra ${label}`} onClick={() => setOpen(index)}>
                  Ändra
                </Button>
                <Button
                  size="small"
                  disabled={isClosed}
                  aria-label={`Ta bort ${label}`}
                  onClick={() => write(Provisions.toSpliced(index, 1))}
                >
                  Ta bort
                </Button>
              </Box>
            </Box>
          );
        })}
      </Box>
      <CitedInText
        cited={checks.filter(({ Index }) => Index === null)}
        isClosed={isClosed}
        onAdd={(added) => write([...Provisions, ...added])}
      />
      <ConfirmPlaces id={QuestionID} checks={checks} />
      {open === "new" ? (
        <ProvisionForm
          provision={null}
          cited={cited}
          search={dataProvider.searchProvisions}
          onDone={(added) => write([...Provisions, added])}
          onCancel={() => setOpen(null)}
        />
      ) : (
        <Button
          size="small"
          startIcon={<AddIcon />}
          disabled={isClosed || open !== null}
          onClick={() => setOpen("new")}
          sx={{ mt: 1 }}
        >
          Lägg till lagrum
        </Button>
      )}
      <ValidAt
        value={state.context.ValidAt}
        isClosed={isClosed}
        onSet={(ValidAt) => send({ type: "WRITE", ValidAt })}
      />
    </Box>
  );
}

interface ValidAtProps {
  value: string | null;
  isClosed: boolean;
  onSet: (day: string | null) => void;
}

function ValidAt({ value, isClosed, onSet }: ValidAtProps) {
  const [typed, setTyped] = useState(value ?? "");
  const isWrong = typed !== "" && !day.safeParse(typed).success;
  return (
    <Stack sx={{ mt: 3, maxWidth: "26rem" }}>
      <TextField
        label="Gäller per"
        type="date"
        size="small"
        value={typed}
        disabled={isClosed}
        error={isWrong}
        helperText={
          isWrong ? fieldText("ValidAt", "INVALID_DATE") : "Dagen då du läste lagen. Tomt blir dagen då svaret skickas."
        }
        slotProps={{ inputLabel: { shrink: true } }}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value === "") onSet(null);
          else if (day.safeParse(target.value).success) onSet(target.value);
        }}
      />
    </Stack>
  );
}
