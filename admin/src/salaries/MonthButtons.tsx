import { monthInWords } from "@lagrum/core/salary/salaryMonth";
import type { SalaryPeriod } from "@lagrum/core/salary/salarySchema";
import { Button, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { download } from "../ui/download.ts";
import { toFormError } from "../ui/formError.ts";

interface Props {
  period: SalaryPeriod;
  /** The names of people without an employment number. */
  withoutNumber: readonly string[];
}

/** Exports, locks or marks a month as paid. */
export function MonthButtons({ period: { Month, Status }, withoutNumber }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const [dialog, setDialog] = useState<"export" | "lock" | "pay" | null>(null);
  const name = monthInWords(Month);
  const save = async () => download(await dataProvider.exportSalaries(Month), `loner-${Month}.csv`);
  const exportMonth = async () => {
    if (withoutNumber.length > 0) return setDialog("export");
    try {
      await save();
    } catch (error) {
      notify(toFormError(error).text, { type: "error" });
    }
  };
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
      <Button variant="outlined" onClick={() => void exportMonth()}>
        Hämta som CSV
      </Button>
      {Status === "Open" && (
        <Button variant="outlined" onClick={() => setDialog("lock")}>
          Lås månaden
        </Button>
      )}
      {Status === "Locked" && (
        <Button variant="outlined" onClick={() => setDialog("pay")}>
          Markera som betald
        </Button>
      )}
      {dialog === "export" && (
        <FormDialog
          title="Anställningsnummer saknas"
          save={save}
          onClose={() => setDialog(null)}
          words={{ save: "Hämta filen ändå", saving: "Hämtar …" }}
        >
          {() => (
            <Typography>
              {new Intl.ListFormat("sv").format(withoutNumber)} saknar anställningsnummer. Fältet blir tomt i filen, och
              raderna kan inte kopplas till någon i löneprogrammet. Numret anges på personens sida under Personer.
            </Typography>
          )}
        </FormDialog>
      )}
      {dialog === "lock" && (
        <FormDialog
          title={`Lås ${name}?`}
          save={() => dataProvider.lockSalaryPeriod(Month)}
          onClose={() => setDialog(null)}
          words={{ save: "Lås månaden", saving: "Låser …" }}
        >
          {() => (
            <Typography>
              Inget i månaden ändras sedan, och den kan inte öppnas igen. Svar, möten och rättelser som kommer efter
              hamnar i nästa öppna månad.
            </Typography>
          )}
        </FormDialog>
      )}
      {dialog === "pay" && (
        <FormDialog
          title={`Är ${name} utbetald?`}
          save={() => dataProvider.paySalaryPeriod(Month)}
          onClose={() => setDialog(null)}
          words={{ save: "Markera som betald", saving: "Sparar …" }}
        >
          {() => <Typography>Rådgivarna ser att månaden är betald. Det går inte att ångra.</Typography>}
        </FormDialog>
      )}
    </Stack>
  );
}
