import { isAdmin } from "@lagrum/core/account/roles";
import { formatPrice } from "@lagrum/core/money/money";
import { monthInWords } from "@lagrum/core/salary/salaryMonth";
import type { Salary, SalaryPeriod, SalaryStatus } from "@lagrum/core/salary/salarySchema";
import { capitalise } from "@lagrum/core/text/text";
import { Alert, Box, Button, MenuItem, Skeleton, TextField, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { useSession } from "../session/SessionContext.ts";
import { FigureTable } from "../ui/FigureTable.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { Panel } from "../ui/Panel.tsx";
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
      columns={["Namn", "Belopp", "Gratis", "Express", "24 tim", "Telefon", "Rättelser", "Anst.nr"]}
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
            ...[salary.PhoneAdvice, salary.Corrections, salary.EmploymentNumber ?? "saknas"],
          ],
        })),
        { key: "sum", cells: ["Summa", formatPrice(sum), "", "", "", "", "", ""], isSum: true },
      ]}
    />
  );
}

function Month({ period }: { period: SalaryPeriod }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { me } = useSession();
  const [userId, setUserId] = useState<number>();
  const { data, error } = useQuery({
    queryKey: ["salaries", period.Month],
    queryFn: () => dataProvider.listSalaries(period.Month),
  });
  const shown = data?.Salaries.find(({ UserID }) => UserID === userId) ?? data?.Salaries[0];
  return (
    <>
      <Panel title={`${capitalise(monthInWords(period.Month))}, ${statusTexts[period.Status]}`}>
        {error && <Alert severity="error">{error.message}</Alert>}
        {!data && !error && <Skeleton variant="rounded" height={120} />}
        {data?.Total === 0 && <Typography sx={{ mb: 2 }}>Inga svar har skickats i den här månaden.</Typography>}
        {data && data.Total > 0 && (
          <Box sx={{ mb: 2 }}>
            <People salaries={data.Salaries} sum={data.SumOre} chosen={shown?.UserID} onChoose={setUserId} />
          </Box>
        )}
        {isAdmin(me.roles) && <MonthButtons period={period} />}
      </Panel>
      {shown && <Lines salary={shown} />}
    </>
  );
}

/** /admin/salaries: salaries by month. Advisors see their own. */
export function SalariesPage() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const [month, setMonth] = useState<string>();
  const { data, error } = useQuery({ queryKey: ["salaryPeriods"], queryFn: () => dataProvider.listSalaryPeriods() });
  const period = data?.find(({ Month }) => Month === month) ?? data?.[0];
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <PageTitle>Löner</PageTitle>
      {error && <Alert severity="error">{error.message}</Alert>}
      {period && data && (
        <TextField
          select
          label="Månad"
          value={period.Month}
          onChange={(event) => setMonth(event.target.value)}
          sx={{ maxWidth: 280 }}
        >
          {data.map(({ Month, Status }) => (
            <MenuItem key={Month} value={Month}>
              {monthInWords(Month)} ({statusTexts[Status]})
            </MenuItem>
          ))}
        </TextField>
      )}
      {period ? <Month key={period.Month} period={period} /> : !error && <Skeleton variant="rounded" height={240} />}
      <Rates />
    </Box>
  );
}
