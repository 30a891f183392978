import { isAdmin } from "@lagrum/core/account/roles";
import { formatPrice } from "@lagrum/core/money/money";
import type { Salary, SalaryLine } from "@lagrum/core/salary/salarySchema";
import { formatDate } from "@lagrum/core/text/dates";
import { capitalise } from "@lagrum/core/text/text";
import { workTypeTexts } from "@lagrum/core/texts/salaries";
import { Button, Link } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LinkBase, useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { useSession } from "../session/SessionContext.ts";
import { FigureTable } from "../ui/FigureTable.tsx";
import { Panel } from "../ui/Panel.tsx";
import { QueryContent } from "../ui/QueryContent.tsx";
import { CorrectionDialog } from "./CorrectionDialog.tsx";
import { workName } from "./workNames.ts";

/** The answer, as a link; meetings have no page of their own. */
const work = (line: SalaryLine) =>
  line.QuestionID === null ? (
    capitalise(workName(line))
  ) : (
    <Link component={LinkBase} to={`/answers/${line.QuestionID}`} color="inherit">
      {capitalise(workName(line))}
    </Link>
  );

const kindOf = ({ Type, CorrectsLineID, Reason, By }: SalaryLine) =>
  CorrectsLineID === null ? workTypeTexts[Type] : `Rättelse av ${By}: ${Reason}`;

/** One person's salary lines in a month. */
export function Lines({ salary: { Month, UserID, Name, AmountOre } }: { salary: Salary }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { me } = useSession();
  const [corrected, setCorrected] = useState<SalaryLine | null>(null);
  const lines = useQuery({
    queryKey: ["salaryLines", Month, UserID],
    queryFn: () => dataProvider.listSalaryLines(Month, UserID),
  });
  const canCorrect = isAdmin(me.roles);
  return (
    <Panel title={`${Name}, rad för rad`}>
      <QueryContent query={lines} loading={120}>
        {(data) => (
          <FigureTable
            label={`Lönerader för ${Name}`}
            columns={["Svar eller möte", "Belopp", "Dag", "Typ", ...(canCorrect ? ["Rättelse"] : [])]}
            rows={[
              ...data.map((line) => ({
                key: line.ID,
                cells: [
                  work(line),
                  formatPrice(line.AmountOre),
                  formatDate(line.EarnedAt),
                  kindOf(line),
                  line.CorrectsLineID === null && (
                    <Button size="small" aria-label={`Rätta ${workName(line)}`} onClick={() => setCorrected(line)}>
                      Rätta
                    </Button>
                  ),
                ],
              })),
              { key: "sum", cells: ["Summa", formatPrice(AmountOre), "", "", ""], isSum: true },
            ]}
          />
        )}
      </QueryContent>
      {corrected && <CorrectionDialog line={corrected} onClose={() => setCorrected(null)} />}
    </Panel>
  );
}
