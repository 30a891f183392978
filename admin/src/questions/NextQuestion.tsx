import type { QuestionListItem } from "@lagrum/core/question/questionSchema";
import { Alert, Button } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { LinkBase, useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";

type Row = QuestionListItem & { id: number };

const first = {
  filter: { State: "unanswered" },
  pagination: { page: 1, perPage: 1 },
  sort: { field: "DueAt", order: "ASC" },
} as const;

/** After an answer is sent: links to the unanswered question that is due first. */
export function NextQuestion() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { data: next } = useQuery({
    queryKey: ["questions", "next"],
    queryFn: async () => (await dataProvider.getList<Row>("questions", first)).data[0] ?? null,
    gcTime: 0,
  });
  return (
    <Alert
      severity="success"
      sx={{ mt: 2, alignItems: "center" }}
      action={
        next && (
          <Button
            variant="contained"
            component={LinkBase}
            to={`/questions/unanswered/${next.id}`}
            sx={{ whiteSpace: "nowrap" }}
          >
            Nästa fråga
          </Button>
        )
      }
    >
      {next === null ? "Klart. Ingen fråga väntar på svar." : next ? `Klart. Näst på tur: ${next.Title}` : "Klart."}
    </Alert>
  );
}
