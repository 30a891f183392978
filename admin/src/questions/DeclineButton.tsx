import { declineObstacle } from "@lagrum/core/question/closing";
import type { Question } from "@lagrum/core/question/questionSchema";
import { Button } from "@mui/material";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { MessageDialog } from "../forms/MessageDialog.tsx";
import { useSession } from "../session/SessionContext.ts";

/** Declines the question with a reason; for the holder of the reservation and admins, until the answer is sent. */
export function DeclineButton({ question }: { question: Question }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { me } = useSession();
  const [isOpen, setOpen] = useState(false);
  const mayDecline = declineObstacle(question, me, new Date()) === null;
  return (
    <>
      {mayDecline && (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Tacka nej
        </Button>
      )}
      {isOpen && (
        <MessageDialog
          title="Tacka nej till frågan?"
          label="Skäl till den som frågade"
          hint="Den som frågade får ett mejl med en länk till sidan där skälet står. Frågan avslutas, och det går inte att ångra."
          action="Tacka nej"
          sent="Frågan är avböjd, och den som frågade får ett mejl."
          templates="decline"
          send={(Message) => dataProvider.declineQuestion(question.ID, { Message })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
