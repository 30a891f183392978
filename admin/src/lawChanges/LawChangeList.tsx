import type { OutdatedAnswer } from "@lagrum/core/law/lawChangeSchema";
import { formatDate } from "@lagrum/core/text/dates";
import { Box, Card, CardContent, Typography } from "@mui/material";
import { SimpleListLoading, useListContext } from "react-admin";
import { EmptyList } from "../lists/EmptyList.tsx";
import { ListNote } from "../lists/ListNote.tsx";
import { StaffList } from "../lists/StaffList.tsx";
import { ConfirmValidity } from "./ConfirmValidity.tsx";
import { LawChange } from "./LawChange.tsx";

type OutdatedRow = OutdatedAnswer & { id: number };

function Rows() {
  const { data } = useListContext<OutdatedRow>();
  if (data === undefined) return <SimpleListLoading hasSecondaryText />;
  if (data.length === 0) return <EmptyList picture="law" text="Alla svar beskriver lagen som den är i dag." />;
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 2, display: "grid", gap: 2 }}>
      {data.map((answer) => (
        <Card component="li" variant="outlined" key={answer.ID}>
          <CardContent>
            <Typography variant="h6" component="h3" id={`answer-${answer.ID}`} sx={{ overflowWrap: "anywhere" }}>
              {answer.Title}
            </Typography>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {answer.Author ?? "Importerat svar"} · gäller per{" "}
              {answer.ValidAt ? formatDate(answer.ValidAt) : "okänd dag"}
            </Typography>
            {answer.Changes.map((change) => (
              <LawChange key={change.ID} change={change} />
            ))}
            <ConfirmValidity answer={answer} />
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}

/** /admin/law-changes: answers that cite a provision with a later wording. */
export function LawChangeList() {
  return (
    <StaffList title="Ändrad lag" filters={[]} sort={{ field: "InForce", order: "ASC" }} hasAllFilters>
      <ListNote>
        Svar som bygger på en paragraf med en ny lydelse. Läsarna ser att lagen har ändrats tills svaret får ett nytt
        ”Gäller per”.
      </ListNote>
      <Rows />
    </StaffList>
  );
}
