import { numberedTitle } from "@lagrum/core/act/act";
import { actsByName } from "@lagrum/core/act/acts";
import { toDetails } from "@lagrum/core/contract/problem";
import { isEuropean } from "@lagrum/core/law/europeanActSchema";
import { type FoundProvision, findProvisions } from "@lagrum/core/law/findProvision";
import { type CitedProvision, citable } from "@lagrum/core/law/provisionSchema";
import { fieldText } from "@lagrum/core/texts/errors";
import { Autocomplete, Box, Button, Stack, TextField, Typography } from "@mui/material";
import { type KeyboardEvent, useMemo, useState } from "react";
import { type SearchWordings, useWordingSearch } from "./useWordingSearch.ts";

interface Typed {
  Law: string;
  Sfs: string;
  Chapter: string;
  Paragraph: string;
}
type Faults = Partial<Record<keyof Typed, string>>;

const nothing: Typed = { Law: "", Sfs: "", Chapter: "", Paragraph: "" };

/** Validates the typed values. An abbreviation of a known law becomes its full name. */
function validate({ Law, Sfs, Chapter, Paragraph }: Typed): { provision: CitedProvision } | { fieldErrors: Faults } {
  const name = Law.trim().toLocaleLowerCase("sv");
  const act = actsByName.get(name);
  const full = act?.number === Sfs.trim() ? numberedTitle(act) : Law;
  const parsed = citable(Sfs).safeParse(
    { Law: full, Sfs, Chapter: Chapter.trim() === "" || isEuropean(Sfs) ? null : Chapter, Paragraph },
    { reportInput: true },
  );
  if (parsed.success) return { provision: parsed.data };
  const fieldErrors = Object.entries(toDetails(parsed.error)).flatMap(([field, [code]]) =>
    code ? [[field, fieldText(field, code)] as const] : [],
  );
  return { fieldErrors: Object.fromEntries(fieldErrors) };
}

const noProvisions: FoundProvision[] = [];

/** Field values of a search result. */
function fieldsOf({ Law, Sfs, Chapter, Paragraph, Label }: FoundProvision): Typed {
  return { Law: actsByName.has(Label) ? Label : Law, Sfs, Chapter: Chapter ?? "", Paragraph };
}

const citedBy = (count: number) => (count === 1 ? "Citerat i 1 svar" : `Citerat i ${count} svar`);

interface Props {
  /** Provisions cited by published answers, most cited first. */
  cited?: readonly FoundProvision[];
  /** Searches the imported wordings; without it only names and numbers are found. */
  search?: SearchWordings;
  /** The provision to change, or null for a new one. */
  provision: CitedProvision | null;
  onDone: (provision: CitedProvision) => void;
  onCancel: () => void;
}

/** Adds or edits one provision. Its fields are validated together on submit. */
export function ProvisionForm({ provision, cited = noProvisions, search, onDone, onCancel }: Props) {
  const [typed, setTyped] = useState<Typed>(provision ? { ...provision, Chapter: provision.Chapter ?? "" } : nothing);
  const [fieldErrors, setFaults] = useState<Faults>({});
  const set = (changed: Partial<Typed>) => {
    setTyped({ ...typed, ...changed });
    const left = Object.entries(fieldErrors).filter(([field]) => !(field in changed));
    setFaults(Object.fromEntries(left));
  };
  const submit = () => {
    const outcome = validate(typed);
    if ("provision" in outcome) onDone(outcome.provision);
    else setFaults(outcome.fieldErrors);
  };
  // Not a form element, since it is inside the answer's form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || (event.target as HTMLElement).getAttribute("aria-expanded") === "true") return;
    event.preventDefault();
    submit();
  };
  const isAct = isEuropean(typed.Sfs);
  const byName = useMemo(() => findProvisions(typed.Law, cited), [typed.Law, cited]);
  const byWords = useWordingSearch(typed.Law, search);
  const wordings = new Map(byWords.map(({ Label, wording }) => [Label, wording]));
  const options = [...byName, ...byWords.filter(({ Label }) => !byName.some((one) => one.Label === Label))];
  const field = (name: keyof Typed, hint?: string) => ({
    value: typed[name],
    error: fieldErrors[name] !== undefined,
    helperText: fieldErrors[name] ?? hint,
    size: "small" as const,
  });
  return (
    <Box role="group" aria-label={provision ? "Ändra lagrum" : "Nytt lagrum"} sx={{ mt: 2.5, mb: 1.5 }}>
      <Box
        sx={{
          display: "grid",
          gap: 1.5,
          alignItems: "start",
          gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
        }}
      >
        <Autocomplete<FoundProvision, false, false, true>
          freeSolo
          options={options}
          filterOptions={(options) => options}
          getOptionLabel={(option) => (typeof option === "string" ? option : option.Label)}
          getOptionKey={(option) => (typeof option === "string" ? option : option.Label)}
          value={null}
          inputValue={typed.Law}
          onInputChange={(_, Law, reason) => {
            if (reason === "input" || reason === "clear") set({ Law });
          }}
          onChange={(_, found) => {
            if (found !== null && typeof found !== "string") set(fieldsOf(found));
          }}
          sx={{ gridColumn: { xs: "1 / -1", sm: "span 4" } }}
          renderInput={(params) => (
            <TextField
              {...params}
              {...field("Law", "Sök på lag, lagrum eller ord, till exempel FB 6:2")}
              value={undefined}
              label="Lag"
              autoFocus
              onKeyDown={onKeyDown}
            />
          )}
          renderOption={({ key, ...props }, { Label, Count }) => (
            <Box component="li" key={key} {...props} sx={{ display: "block !important", overflowWrap: "anywhere" }}>
              {Label}
              {wordings.has(Label) && (
                <Typography component="span" variant="body2" sx={{ display: "block", color: "text.secondary" }}>
                  {wordings.get(Label)}
                </Typography>
              )}
              {Count > 0 && (
                <Typography component="span" variant="body2" sx={{ display: "block", color: "text.secondary" }}>
                  {citedBy(Count)}
                </Typography>
              )}
            </Box>
          )}
        />
        <TextField
          {...field("Sfs", "Eller EU-numret")}
          label="SFS-nummer"
          onChange={(event) => set({ Sfs: event.target.value })}
          onKeyDown={onKeyDown}
          sx={{ gridColumn: { xs: "1 / -1", sm: "span 2" } }}
        />
        <TextField
          {...field("Chapter")}
          label="Kapitel"
          disabled={isAct}
          onChange={(event) => set({ Chapter: event.target.value })}
          onKeyDown={onKeyDown}
          sx={{ gridColumn: "span 3" }}
        />
        <TextField
          {...field("Paragraph")}
          label={isAct ? "Artikel" : "Paragraf"}
          onChange={(event) => set({ Paragraph: event.target.value })}
          onKeyDown={onKeyDown}
          sx={{ gridColumn: "span 3" }}
        />
      </Box>
      <Stack direction="row" spacing={1} sx={{ mt: 1.5 }}>
        <Button variant="outlined" size="small" onClick={submit}>
          {provision ? "Ändra lagrummet" : "Lägg till lagrummet"}
        </Button>
        <Button size="small" onClick={onCancel}>
          Avbryt
        </Button>
      </Stack>
    </Box>
  );
}
