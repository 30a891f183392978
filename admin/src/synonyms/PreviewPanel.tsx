import type { AnswerRef } from "@lagrum/core/answer/answerRefSchema";
import type { SaveSynonym, SynonymPreview } from "@lagrum/core/search/synonymSchema";
import { Alert, Box, Button, Link, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { LinkBase, useDataProvider, useRecordContext } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { toFormError } from "../ui/formError.ts";
import { type TypedSynonym, toSave } from "./expressions.ts";

type Search = SynonymPreview["Searches"][number];

function Found({ title, answers, others }: { title: string; answers: AnswerRef[]; others: AnswerRef[] }) {
  const isNew = ({ ID }: AnswerRef) => !others.some((other) => other.ID === ID);
  return (
    <Box sx={{ flex: "1 1 16rem", minWidth: 0 }}>
      <Typography variant="subtitle2" component="h4">
        {title}
      </Typography>
      {answers.length === 0 && <Typography variant="body2">Inga bra träffar.</Typography>}
      <Box component="ol" sx={{ m: 0, pl: 3 }}>
        {answers.map((answer) => (
          <Typography key={answer.ID} component="li" variant="body2" sx={{ overflowWrap: "anywhere" }}>
            <Link
              component={LinkBase}
              to={`/answers/${answer.ID}`}
              target="_blank"
              sx={{ display: "inline-block", verticalAlign: "top", py: 0.5, fontWeight: isNew(answer) ? 700 : 400 }}
            >
              {answer.Title}
            </Link>
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

const isSame = ({ Before, After }: Search): boolean =>
  Before.map(({ ID }) => ID).join() === After.map(({ ID }) => ID).join();

function Searched({ search }: { search: Search }) {
  return (
    <Box sx={{ py: 1.5, borderTop: 1, borderColor: "divider" }}>
      <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 600 }}>
        ”{search.Query}”
      </Typography>
      {isSame(search) && search.Before.length > 0 && (
        <Typography variant="body2">Hittar samma svar som förut.</Typography>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        {!isSame(search) && <Found title="Nu" answers={search.Before} others={search.After} />}
        <Found title={isSame(search) ? "Nu och sedan" : "Sedan"} answers={search.After} others={search.Before} />
      </Box>
    </Box>
  );
}

/** The best answers of each search, without and with the form's group. Nothing is stored. */
export function PreviewPanel() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const record = useRecordContext<{ ID?: number }>();
  const { trigger } = useFormContext<TypedSynonym>();
  const current = toSave(useWatch<TypedSynonym>());
  const { mutate, data, error, isPending, variables } = useMutation({
    mutationFn: (synonym: SaveSynonym) =>
      dataProvider.previewSynonym({ ...synonym, ...(record?.ID && { ID: record.ID }) }),
  });
  const isOutdated = variables !== undefined && JSON.stringify(variables) !== JSON.stringify(current);
  const show = async () => {
    if (await trigger()) mutate(current);
  };
  return (
    <Box component="section" aria-labelledby="synonym-preview" sx={{ width: "100%" }}>
      <Typography id="synonym-preview" variant="h6" component="h2">
        Så ändras sökningen
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 1 }}>
        De fem första svaren för varje uttryck i det översta fältet. Nya svar står i fetstil. Inget sparas.
      </Typography>
      <Button variant="outlined" disabled={isPending} onClick={() => void show()}>
        {isPending ? "Söker …" : "Visa hur sökningen ändras"}
      </Button>
      <Box aria-live="polite" aria-busy={isPending} sx={{ mt: 1.5 }}>
        {isOutdated && !isPending && (
          <Typography variant="body2">Uttrycken har ändrats sedan dess. Visa ändringen på nytt.</Typography>
        )}
        {!isOutdated && error && <Alert severity="error">{toFormError(error).text}</Alert>}
        {!isOutdated && data?.map((search) => <Searched key={search.Query} search={search} />)}
      </Box>
    </Box>
  );
}
