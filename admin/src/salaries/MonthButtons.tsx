import { monthInWords } from "@lagrum/core/salary/salaryMonth";
import type { SalaryPeriod } from "@lagrum/core/salary/salarySchema";
import { Button, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { download } from "../ui/download.ts";
import { toFormError } from "../ui/formError.ts";

/** Exports, locks or marks a month as paid. */
export function MonthButtons({ period: { Month, Status } }: { period: SalaryPeriod }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const [dialog, setDialog] = useState<"lock" | "pay" | null>(null);
  const name = monthInWords(Month);
  const exportMonth = async () => {
    try {
      download(await dataProvider.exportSalaries(Month), `loner-${Month}.csv`);
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
      {dialog === "lock" && (
        <FormDialog
          title={`Lås ${name}?`}
          save={() => dataProvider.lockSalaryPeriod(Month)}
          onClose={() => setDialog(null)}
          words={{ save: "Lås månaden", saving: "Låser …" }}
        >
          {() => (
            <Typography>
              Inget i månaden ändras sedan, och den kan inte öppnas igen. Svar och rättelser som kommer efter hamnar i
              nästa öppna månad.
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
