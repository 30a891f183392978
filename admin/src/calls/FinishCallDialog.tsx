import { lengths } from "@lagrum/core/contract/lengths";
import { type AgreeOnCall, type CallOutcome, callOutcomes } from "@lagrum/core/phoneCall/phoneCallSchema";
import type { Question } from "@lagrum/core/question/questionSchema";
import { callOutcomeTexts } from "@lagrum/core/texts/calls";
import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from "@mui/material";
import { useId, useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { hasOpenDraft, saveOpenDraft } from "../drafts/openDrafts.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { isSame } from "../forms/formValues.ts";
import { LongTextField } from "../forms/LongTextField.tsx";
import { fieldsOf } from "../ui/localDateTime.ts";
import { TimeFields } from "./TimeFields.tsx";
import { useCallTime } from "./useCallTime.ts";

const unsavedSummary =
  "Sammanfattningen du har börjat på gick inte att spara. Samtalet är inte antecknat: se till att texten blir sparad först.";

/** The consequence of each outcome. */
function consequence(outcome: CallOutcome, hasSummary: boolean): string {
  if (outcome === "NotReached") return "Frågan är kvar bland samtalen. Kom gärna överens om en ny tid.";
  if (outcome === "Moved") return "Den som frågade får ett mejl med den nya tiden.";
  return hasSummary
    ? "Frågan blir besvarad när du skickar sammanfattningen som du har börjat på."
    : "Frågan blir besvarad. Börja på ett skriftligt svar först om den som frågade ska få en sammanfattning.";
}

interface Props {
  question: Pick<Question, "ID" | "HasAnswer">;
  onClose: () => void;
}

/** Registers the outcome of a call. */
export function FinishCallDialog({ question, onClose }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const id = useId();
  const [Outcome, setOutcome] = useState<CallOutcome>("Reached");
  const [Note, setNote] = useState("");
  const callTime = useCallTime(null);
  const finish = async (agreed?: AgreeOnCall) => {
    // Save the draft first: a question answered by telephone can't be written to.
    if (Outcome === "Reached" && !(await saveOpenDraft(question.ID))) throw new Error(unsavedSummary);
    return dataProvider.finishCall(question.ID, { Outcome, ...(Note.trim() !== "" && { Note }), ...agreed });
  };
  const save = async () => {
    const isDone = Outcome === "Moved" ? await callTime.save(finish) : await finish();
    if (isDone !== false) notify("Samtalet är antecknat.", { type: "success" });
    return isDone;
  };
  return (
    <FormDialog
      title="Anteckna samtalet"
      save={save}
      {...(Outcome === "Moved" && callTime.isAskingAgain && { words: { save: "Boka ändå", saving: "Bokar …" } })}
      onClose={onClose}
      isChanged={Note.trim() !== "" || Outcome !== "Reached" || !isSame(callTime.fields, fieldsOf(null))}
    >
      {(fieldErrors) => (
        <>
          <FormControl sx={{ mt: 1 }}>
            <FormLabel id={id}>Hur gick det?</FormLabel>
            <RadioGroup
              aria-labelledby={id}
              value={Outcome}
              onChange={(event) => setOutcome(event.target.value as CallOutcome)}
            >
              {callOutcomes.map((outcome) => (
                <FormControlLabel
                  key={outcome}
                  value={outcome}
                  control={<Radio size="small" />}
                  label={callOutcomeTexts[outcome]}
                />
              ))}
            </RadioGroup>
          </FormControl>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {consequence(Outcome, question.HasAnswer || hasOpenDraft(question.ID))}
          </Typography>
          {Outcome === "Moved" && <TimeFields callTime={callTime} fieldErrors={fieldErrors} />}
          <LongTextField
            label="Anteckning"
            value={Note}
            onChange={setNote}
            error={fieldErrors.Note}
            hint="Syns bara för personalen."
            maxLength={lengths.CallNote.max}
          />
        </>
      )}
    </FormDialog>
  );
}
