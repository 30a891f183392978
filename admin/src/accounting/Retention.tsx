import type { RetentionReport } from "@lagrum/core/accounting/accountingSchema";
import { Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FigureTable } from "../ui/FigureTable.tsx";
import { Panel } from "../ui/Panel.tsx";
import { QueryContent } from "../ui/QueryContent.tsx";

const kinds: Record<RetentionReport["Rows"][number]["Kind"], string> = {
  Question: "Frågan",
  Booking: "Bokningen",
  ConsumerRight: "Ånger och reklamation",
  RentClaim: "Hyresärendet",
  Applicant: "Ansökan",
  Story: "Ärendet",
  Order: "Beställningen",
  Accounting: "Bokföringen",
};
const data: Record<string, string> = {
  askers: "frågeställarens uppgifter",
  calls: "samtal",
  question_messages: "meddelanden",
  questions: "avslutade frågor",
  bookers: "uppgifter om den som bokade",
  bookings: "tider som släpptes",
  waiting_list: "platser på väntelistan",
  withdrawals: "avsändare av ånger",
  complaints: "avsändare av reklamationer",
  rent_claim_files: "underlag",
  rent_claims: "avslutade ärenden",
  accounts: "avböjda sökande",
  files: "dokument",
  order_messages: "meddelanden",
  order_stories: "vad kunden skrev",
  order_customers: "kundens uppgifter",
  accounting_entries: "verifikationer",
  accounting_days: "stängda dagar",
  unmatched_payments: "utredda betalningar",
  refunds: "återbetalningar",
  payments: "betalningar",
  orders: "beställningar",
  unpaid_orders: "obetalda beställningar",
};

/** A dry run of the hourly deletion: lists what would be deleted now. */
export function Retention() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const report = useQuery({ queryKey: ["retention"], queryFn: () => dataProvider.previewRetention() });
  return (
    <Panel title="Gallring">
      <Typography sx={{ mb: 1 }}>
        Så mycket raderas vid nästa körning, varje timme. Bokföringen sparas till och med det sjunde året efter
        räkenskapsåret.
      </Typography>
      <QueryContent query={report} loading={120}>
        {(rows) => (
          <FigureTable
            label="Gallring"
            columns={["Uppgifter", "Äldre än", "Antal"]}
            rows={rows.map(({ Kind, Data, Before, Count }) => ({
              key: Data,
              cells: [`${kinds[Kind]}: ${data[Data] ?? Data}`, Before, Count],
            }))}
          />
        )}
      </QueryContent>
    </Panel>
  );
}
