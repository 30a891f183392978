import { isAdmin } from "@lagrum/core/account/roles";
import { formatPrice } from "@lagrum/core/money/money";
import { formatDate } from "@lagrum/core/text/dates";
import { workTypeTexts } from "@lagrum/core/texts/salaries";
import { Button, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { useSession } from "../session/SessionContext.ts";
import { FigureTable } from "../ui/FigureTable.tsx";
import { Panel } from "../ui/Panel.tsx";
import { QueryContent } from "../ui/QueryContent.tsx";
import { RateDialog } from "./RateDialog.tsx";

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
