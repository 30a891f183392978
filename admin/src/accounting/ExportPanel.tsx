import type { ExportAccounting } from "@lagrum/core/accounting/accountingSchema";
import { dayOf } from "@lagrum/core/text/dates";
import { Alert, Button, Stack } from "@mui/material";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { DayField } from "../ui/DayField.tsx";
import { download } from "../ui/download.ts";
import { type FormError, toFormError } from "../ui/formError.ts";
import { Panel } from "../ui/Panel.tsx";

const extensions = { SIE: "si", CSV: "csv" };

/** Exports a period of the books as a file for accounting software. */
export function ExportPanel() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const today = dayOf(new Date());
  const [From, setFrom] = useState(`${today.slice(0, 7)}-01`);
  const [To, setTo] = useState(today);
  const [formError, setFormError] = useState<FormError | null>(null);
  const save = async (Format: ExportAccounting["Format"]) => {
    setFormError(null);
    try {
      const file = await dataProvider.exportAccounting({ From, To, Format });
      download(file, `bokforing-${From}-${To}.${extensions[Format]}`);
    } catch (error) {
      setFormError(toFormError(error));
    }
  };
  return (
    <Panel title="Verifikationer som fil">
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", alignItems: "center" }}>
        <DayField label="Från" value={From} onChange={setFrom} />
        <DayField label="Till" value={To} onChange={setTo} />
        <Button variant="outlined" onClick={() => void save("SIE")}>
          Hämta SIE 4
        </Button>
        <Button variant="outlined" onClick={() => void save("CSV")}>
          Hämta CSV
        </Button>
      </Stack>
      {formError && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {formError.fields.To ? "Välj två dagar i ordning, i samma år." : formError.text}
        </Alert>
      )}
    </Panel>
  );
}
