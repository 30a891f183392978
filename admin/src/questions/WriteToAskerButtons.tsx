import { isAdmin } from "@lagrum/core/account/roles";
import { holderObstacle } from "@lagrum/core/answer/answerRules";
import type { Question } from "@lagrum/core/question/questionSchema";
import { isWorkable } from "@lagrum/core/question/questionState";
import { Button } from "@mui/material";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { MessageDialog } from "../forms/MessageDialog.tsx";
import { useSession } from "../session/SessionContext.ts";

/** Requests facts from the asker; for the holder of the reservation and admins. */
export function AskForFactsButton({ question }: { question: Question }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { me } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!isWorkable(question.State)) return null;
  if (!isAdmin(me.roles) && holderObstacle(question, me, new Date()) !== null) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Be om uppgifter
      </Button>
      {isOpen && (
        <MessageDialog
          title="Be den som frågade om uppgifter"
          label="Vad behöver du veta?"
          hint="Den som frågade får ett mejl med en länk till sidan där det här står. Svarstiden står stilla tills svaret kommer."
          sent="Frågan väntar på uppgifter. Svarstiden står stilla."
          templates="facts"
          send={(Message) => dataProvider.askForFacts(question.ID, { Message })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Answers a follow-up question; for the answer's author and admins. */
export function AnswerFollowUpButton({ question, mayAnswer }: { question: Question; mayAnswer: boolean }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const [isOpen, setOpen] = useState(false);
  if (!mayAnswer || question.FollowUpAt === null || question.FollowUpAnsweredAt !== null) return null;
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Besvara följdfrågan
      </Button>
      {isOpen && (
        <MessageDialog
          title="Besvara följdfrågan"
          label="Svar på följdfrågan"
          hint="Den som frågade får ett mejl med en länk till sidan där svaret står. Det publiceras inte."
          sent="Svaret på följdfrågan är skickat."
          send={(Message) => dataProvider.answerFollowUp(question.ID, { Message })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
