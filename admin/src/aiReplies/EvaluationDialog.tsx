import type { ReviewedAiReply } from "@lagrum/core/ai/aiReviewSchema";
import { lengths } from "@lagrum/core/contract/lengths";
import { TextField } from "@mui/material";
import { useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { LongTextField } from "../forms/LongTextField.tsx";

interface Props {
  reply: ReviewedAiReply;
  onClose: () => void;
}

/** Adds a question to the evaluation set, with the answer that is its correct source. */
export function EvaluationDialog({ reply, onClose }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const [Question, setQuestion] = useState(reply.Question);
  const [Source, setSource] = useState("");
  const save = async () => {
    await dataProvider.addAiEvaluation(reply.ID, { Question, Source: Source.trim() || null });
    notify("Frågan är en av provfrågorna.", { type: "success" });
  };
  return (
    <FormDialog
      title="Gör till provfråga"
      save={save}
      onClose={onClose}
      isChanged={Question !== reply.Question || Source !== ""}
    >
      {(fieldErrors) => (
        <>
          <LongTextField
            label="Fråga"
            value={Question}
            onChange={setQuestion}
            error={fieldErrors.Question}
            hint="Ta bort allt som säger vem någon är. Provfrågor tas inte bort av sig själva."
            maxLength={lengths.AiQuestion.max}
          />
          <TextField
            label="Sidan med rätt svar"
            fullWidth
            margin="normal"
            value={Source}
            onChange={(event) => setSource(event.target.value)}
            error={fieldErrors.Source !== undefined}
            helperText={
              fieldErrors.Source ?? "Till exempel /answers/far-jag-angra-kopet. Tomt: AI:n ska säga att den inte vet."
            }
          />
        </>
      )}
    </FormDialog>
  );
}
