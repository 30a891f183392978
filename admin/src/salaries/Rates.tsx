import { isAdmin } from "@lagrum/core/account/roles";
import { formatPrice } from "@lagrum/core/money/money";
import { parseAmount } from "@lagrum/core/money/parseAmount";
import { maxRate, type WorkType, workTypes } from "@lagrum/core/salary/salarySchema";
import { dayOf, formatDate } from "@lagrum/core/text/dates";
import { workTypeTexts } from "@lagrum/core/texts/salaries";
import { Button, MenuItem, TextField, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { useSession } from "../session/SessionContext.ts";
import { FigureTable } from "../ui/FigureTable.tsx";
import { Panel } from "../ui/Panel.tsx";
import { QueryContent } from "../ui/QueryContent.tsx";

function RateDialog({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const [Type, setType] = useState<WorkType>("Free");
  const [amount, setAmount] = useState("");
  const [ValidFrom, setValidFrom] = useState(dayOf(new Date()));
  // An invalid amount is sent as -1, so that the API's error is shown at the field.
  const save = () => dataProvider.addSalaryRate({ Type, AmountOre: parseAmount(amount) ?? -1, ValidFrom });
  return (
    <FormDialog title="Nytt arvode" save={save} onClose={onClose} isChanged={amount !== ""}>
      {(fieldErrors) => (
        <>
          <TextField
            select
            label="Typ"
            fullWidth
            margin="normal"
            value={Type}
            onChange={(event) => setType(event.target.value as WorkType)}
          >
            {workTypes.map((type) => (
              <MenuItem key={type} value={type}>
                {workTypeTexts[type]}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label="Kronor per svar eller möte"
            fullWidth
            margin="normal"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            error={fieldErrors.AmountOre !== undefined}
            helperText={
              fieldErrors.AmountOre && `Ange ett belopp i kronor, till exempel 450 och högst ${formatPrice(maxRate)}.`
            }
          />
          <TextField
            label="Gäller från"
            type="date"
            fullWidth
            margin="normal"
            value={ValidFrom}
            onChange={(event) => setValidFrom(event.target.value)}
            error={fieldErrors.ValidFrom !== undefined}
            helperText={fieldErrors.ValidFrom ?? "Svar som redan är skickade och möten som har börjat ändras inte."}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Fees per type of question and length of meeting. */
export function Rates() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { me } = useSession();
  const [isOpen, setOpen] = useState(false);
  const rates = useQuery({ queryKey: ["salaryRates"], queryFn: () => dataProvider.listSalaryRates() });
  return (
    <Panel title="Arvoden per svar och möte">
      <QueryContent query={rates} loading={120}>
        {(data) =>
          data.length === 0 ? (
            <Typography>
              Inga arvoden är bestämda. Svar som skickas och möten som hålls nu skrivs upp med 0 kr, och kan rättas.
            </Typography>
          ) : (
            <FigureTable
              label="Arvoden per svar och möte, före skatt"
              columns={["Typ", "Före skatt", "Från", "Till"]}
              rows={data.map(({ ID, Type, AmountOre, ValidFrom, ValidTo }) => ({
                key: ID,
                cells: [
                  workTypeTexts[Type],
                  formatPrice(AmountOre),
                  formatDate(ValidFrom),
                  ValidTo ? formatDate(ValidTo) : "tills vidare",
                ],
              }))}
            />
          )
        }
      </QueryContent>
      {isAdmin(me.roles) && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setOpen(true)}>
          Nytt arvode
        </Button>
      )}
      {isOpen && <RateDialog onClose={() => setOpen(false)} />}
    </Panel>
  );
}
