import { aiReplyProblems } from "@lagrum/core/ai/aiSchema";
import { aiReplyProblemTexts } from "@lagrum/core/texts/ai";
import { Link, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { LinkBase, SelectInput, useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { CardList } from "../lists/CardList.tsx";
import { inline } from "../lists/filterInputs.tsx";
import { ListNote } from "../lists/ListNote.tsx";
import { StaffList } from "../lists/StaffList.tsx";
import { QueryContent } from "../ui/QueryContent.tsx";
import { AiReplyCard, type AiReplyRow } from "./AiReplyCard.tsx";

const filters = [
  <SelectInput
    sx={inline}
    key="Helpful"
    source="Helpful"
    choices={[
      { id: "false", name: "Till ingen hjälp" },
      { id: "true", name: "Till hjälp" },
    ]}
    emptyText="Alla"
    alwaysOn
  />,
  <SelectInput
    sx={inline}
    key="Problem"
    source="Problem"
    choices={aiReplyProblems.map((problem) => ({ id: problem, name: aiReplyProblemTexts[problem] }))}
    emptyText="Alla"
    alwaysOn
  />,
  <SelectInput
    sx={inline}
    key="Kind"
    source="Kind"
    choices={[
      { id: "Answer", name: "Besvarade" },
      { id: "Unknown", name: "Vet inte" },
    ]}
    emptyText="Alla"
    alwaysOn
  />,
];

const number = new Intl.NumberFormat("sv-SE");

/** The language model's usage this month. */
function Usage() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const usage = useQuery({ queryKey: ["ai-usage"], queryFn: () => dataProvider.getAiUsage() });
  return (
    <QueryContent query={usage} loading={null}>
      {({ Model, Requests, InputTokens, OutputTokens, MonthlyTokens }) => (
        <Typography variant="body2" sx={{ mx: 2, mb: 1 }}>
          {Model === null
            ? "Ingen språkmodell: svaren är citat."
            : `Språkmodellen ${Model} den här månaden: ${number.format(Requests)} anrop, ${number.format(InputTokens + OutputTokens)} av ${number.format(MonthlyTokens)} tokens.`}
        </Typography>
      )}
    </QueryContent>
  );
}

/** /admin/ai-replies: replies of the AI page, with visitors' ratings. */
export function AiReplyList() {
  return (
    <StaffList title="AI-svar" filters={filters} sort={{ field: "CreatedAt", order: "DESC" }} hasAllFilters>
      <ListNote>
        Frågor till AI-sidan och svaren på dem, utan uppgift om vem som frågade. Frågor om brott, hälsa eller våld
        sparas inte. De andra tas bort av sig själva.{" "}
        <Link component={LinkBase} to="/ai-blocks">
          Stoppade frågor
        </Link>
      </ListNote>
      <Usage />
      <CardList<AiReplyRow>
        empty="Inga AI-svar att granska."
        card={(reply) => <AiReplyCard key={reply.ID} reply={reply} />}
      />
    </StaffList>
  );
}
