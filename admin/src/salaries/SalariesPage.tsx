import { isAdmin } from "@lagrum/core/account/roles";
import { formatPrice } from "@lagrum/core/money/money";
import { monthInWords } from "@lagrum/core/salary/salaryMonth";
import type { Salary, SalaryPeriod, SalaryStatus } from "@lagrum/core/salary/salarySchema";
import { capitalise } from "@lagrum/core/text/text";
import { Box, Button, MenuItem, TextField, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { useSession } from "../session/SessionContext.ts";
import { FigureTable } from "../ui/FigureTable.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { Panel } from "../ui/Panel.tsx";
import { QueryContent } from "../ui/QueryContent.tsx";
import { Lines } from "./Lines.tsx";
import { MonthButtons } from "./MonthButtons.tsx";
import { Rates } from "./Rates.tsx";

const statusTexts: Record<SalaryStatus, string> = { Open: "öppen", Locked: "låst", Paid: "betald" };

interface People {
  salaries: Salary[];
  sum: number;
  chosen: number | undefined;
  onChoose: (userId: number) => void;
}

function People({ salaries, sum, chosen, onChoose }: People) {
  return (
    <FigureTable
      label="Löner person för person"
      columns={["Namn", "Belopp", "Gratis", "Express", "24 tim", "Telefon", "Möten", "Rättelser", "Anst.nr"]}
      rows={[
        ...salaries.map((salary) => ({
          key: salary.UserID,
          cells: [
            <Button
              key="name"
              size="small"
              aria-pressed={salary.UserID === chosen}
              onClick={() => onChoose(salary.UserID)}
              sx={{ justifyContent: "flex-start", textTransform: "none", px: 0.5 }}
            >
              {salary.Name}
            </Button>,
            ...[formatPrice(salary.AmountOre), salary.Free, salary.Express, salary.Express24],
            ...[salary.PhoneAdvice, salary.Meetings, salary.Corrections, salary.EmploymentNumber ?? "saknas"],
          ],
        })),
        { key: "sum", cells: ["Summa", formatPrice(sum), "", "", "", "", "", "", ""], isSum: true },
      ]}
    />
  );
}

function Month({ period }: { period: SalaryPeriod }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { me } = useSession();
  const [userId, setUserId] = useState<number>();
  const salaries = useQuery({
    queryKey: ["salaries", period.Month],
    queryFn: () => dataProvider.listSalaries(period.Month),
  });
  const people = salaries.data?.Salaries;
  const shown = people?.find(({ UserID }) => UserID === userId) ?? people?.[0];
  return (
    <>
      <Panel title={`${capitalise(monthInWords(period.Month))}, ${statusTexts[period.Status]}`}>
        <QueryContent query={salaries} loading={120}>
          {({ Salaries, SumOre, Total }) => (
            <Box sx={{ mb: 2 }}>
              {Total === 0 ? (
                <Typography>Inga svar har skickats och inga möten har hållits i den här månaden.</Typography>
              ) : (
                <People salaries={Salaries} sum={SumOre} chosen={shown?.UserID} onChoose={setUserId} />
              )}
            </Box>
          )}
        </QueryContent>
        {isAdmin(me.roles) && (
          <MonthButtons
            period={period}
            withoutNumber={(people ?? []).filter(({ EmploymentNumber }) => !EmploymentNumber).map(({ Name }) => Name)}
          />
        )}
      </Panel>
      {shown && <Lines salary={shown} />}
    </>
  );
}

/** /admin/salaries: salaries by month. Advisors see their own. */
export function SalariesPage() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const [month, setMonth] = useState<string>();
  const periods = useQuery({ queryKey: ["salaryPeriods"], queryFn: () => dataProvider.listSalaryPeriods() });
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <PageTitle>Löner</PageTitle>
      <QueryContent query={periods} loading={240}>
        {(all) => <Months periods={all} month={month} onChoose={setMonth} />}
      </QueryContent>
      <Rates />
    </Box>
  );
}

interface Months {
  /** The latest first. */
  periods: SalaryPeriod[];
  month: string | undefined;
  onChoose: (month: string) => void;
}

function Months({ periods, month, onChoose }: Months) {
  const period = periods.find(({ Month }) => Month === month) ?? periods[0];
  if (!period) return null;
  return (
    <>
      <TextField
        select
        label="Månad"
        value={period.Month}
        onChange={(event) => onChoose(event.target.value)}
        sx={{ maxWidth: 280 }}
      >
        {periods.map(({ Month, Status }) => (
          <MenuItem key={Month} value={Month}>
            {monthInWords(Month)} ({statusTexts[Status]})
          </MenuItem>
        ))}
      </TextField>
      <Month key={period.Month} period={period} />
    </>
  );
}
