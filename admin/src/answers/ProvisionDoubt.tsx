import { type CheckedProvision, ConfirmProvision, isPublishable } from "@lagrum/core/law/provisionCheckSchema";
import { provisionPlace } from "@lagrum/core/law/provisionPlace";
import type { CitedProvision } from "@lagrum/core/law/provisionSchema";
import { errorText, fieldText } from "@lagrum/core/texts/errors";
import { Button, Stack, TextField, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { refusalCode } from "../dataProvider/httpError.ts";
import { doubtOf } from "./doubtOf.ts";

interface Props {
  id: number;
  checked: CheckedProvision;
  /** Replaces the provision in the answer's list; absent for a provision that only the text cites. */
  onReplace?: ((provision: CitedProvision) => void) | undefined;
}

/** The doubt about a provision, with a suggested correction, and a field to confirm the provision with a source. */
export function ProvisionDoubt({ id, checked, onReplace }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const queryClient = useQueryClient();
  const [source, setSource] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const doubt = doubtOf(checked);
  if (doubt === null) return null;
  const { Sfs, Chapter, Paragraph, Label, Suggestion } = checked;
  const confirm = async () => {
    const body = ConfirmProvision.safeParse({ Sfs, Chapter, Paragraph, Source: source?.trim() });
    if (!body.success) return setFault(fieldText("Source", "INVALID_VALUE"));
    try {
      await dataProvider.confirmProvision(id, body.data);
      setSource(null);
      await queryClient.invalidateQueries({ queryKey: ["provisionCheck", id] });
    } catch (error) {
      setFault(errorText(refusalCode(error)));
    }
  };
  return (
    <>
      <Typography
        variant="body2"
        role="status"
        sx={{ color: isPublishable(checked) ? "text.secondary" : "error.main" }}
      >
        {doubt}
      </Typography>
      {!isPublishable(checked) && source === null && (
        <Stack direction="row" sx={{ flexWrap: "wrap" }}>
          {Suggestion && onReplace && (
            <Button
              size="small"
              onClick={() => {
                const { Label: _label, ...meant } = Suggestion;
                onReplace(meant);
              }}
            >
              Ändra till {provisionPlace(Suggestion)}
            </Button>
          )}
          <Button size="small" aria-label={`Det finns: ange källa för ${Label}`} onClick={() => setSource("")}>
            Det finns: ange källa
          </Button>
        </Stack>
      )}
      {source !== null && (
        <Stack direction="row" spacing={1} sx={{ mt: 1, alignItems: "flex-start" }}>
          <TextField
            label="Källa"
            type="url"
            size="small"
            fullWidth
            autoFocus
            value={source}
            error={fault !== null}
            helperText={fault ?? "En https-adress. Den sparas i loggen."}
            onChange={({ target }) => {
              setSource(target.value);
              setFault(null);
            }}
          />
          <Button variant="outlined" size="small" onClick={confirm}>
            Bekräfta
          </Button>
        </Stack>
      )}
    </>
  );
}
