import { isAdmin } from "@lagrum/core/account/roles";
import { formatPrice } from "@lagrum/core/money/money";
import type { Salary, SalaryLine } from "@lagrum/core/salary/salarySchema";
import { formatDate } from "@lagrum/core/text/dates";
import { questionTypeTexts } from "@lagrum/core/texts/questions";
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

const question = ({ QuestionID }: SalaryLine) => (
  <Link component={LinkBase} to={`/answers/${QuestionID}`} color="inherit">
    Fråga {QuestionID}
  </Link>
);

const kindOf = ({ Type, CorrectsLineID, Reason, By }: SalaryLine) =>
  CorrectsLineID === null ? questionTypeTexts[Type] : `Rättelse av ${By}: ${Reason}`;

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
    <Panel title={`${Name}, svar för svar`}>
      <QueryContent query={lines} loading={120}>
        {(data) => (
          <FigureTable
            label={`Lönerader för ${Name}`}
            columns={["Svar", "Belopp", "Skickat", "Typ", ...(canCorrect ? ["Rättelse"] : [])]}
            rows={[
              ...data.map((line) => ({
                key: line.ID,
                cells: [
                  question(line),
                  formatPrice(line.AmountOre),
                  formatDate(line.EarnedAt),
                  kindOf(line),
                  line.CorrectsLineID === null && (
                    <Button
                      size="small"
                      aria-label={`Rätta fråga ${line.QuestionID}`}
                      onClick={() => setCorrected(line)}
                    >
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
