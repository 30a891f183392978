import type { Question } from "@lagrum/core/question/questionSchema";
import { Typography } from "@mui/material";
import { useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { isSame } from "../forms/formValues.ts";
import { fieldsOf } from "../ui/localDateTime.ts";
import { TimeFields } from "./TimeFields.tsx";
import { useCallTime } from "./useCallTime.ts";

interface Props {
  question: Pick<Question, "ID" | "CallBooking">;
  onClose: () => void;
}

/** Books the time of a telephone call. */
export function AgreeDialog({ question, onClose }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const callTime = useCallTime(question.CallBooking?.Start ?? null);
  const save = async () => {
    const isBooked = await callTime.save((agreed) => dataProvider.agreeOnCall(question.ID, agreed));
    if (isBooked) notify("Tiden är bokad. Den som frågade får ett mejl.", { type: "success" });
    return isBooked;
  };
  return (
    <FormDialog
      title={question.CallBooking ? "Ändra tiden" : "Kom överens om tid"}
      save={save}
      words={{ save: callTime.isAskingAgain ? "Boka ändå" : "Boka", saving: "Bokar …" }}
      onClose={onClose}
      isChanged={!isSame(callTime.fields, fieldsOf(question.CallBooking?.Start ?? null))}
    >
      {(fieldErrors) => (
        <>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            Den som frågade får ett mejl med tiden. Samtalet tar en halvtimme och börjar på en jämn kvart.
          </Typography>
          <TimeFields callTime={callTime} fieldErrors={fieldErrors} />
        </>
      )}
    </FormDialog>
  );
}
