import { isAdmin } from "@lagrum/core/account/roles";
import { holderObstacle } from "@lagrum/core/answer/answerRules";
import { lengths } from "@lagrum/core/contract/fieldSchema";
import type { Question } from "@lagrum/core/question/questionSchema";
import { isWorkable } from "@lagrum/core/question/questionState";
import { Button, Stack, TextField } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { useSession } from "../session/SessionContext.ts";
import { QueryContent } from "../ui/QueryContent.tsx";

interface DialogProps {
  title: string;
  label: string;
  hint: string;
  sent: string;
  send: (Message: string) => Promise<unknown>;
  /** Offers templates. */
  hasTemplates?: boolean;
  onClose: () => void;
}

function MessageDialog({ title, label, hint, sent, send, hasTemplates = false, onClose }: DialogProps) {
  const notify = useNotify();
  const [Message, setMessage] = useState("");
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const templates = useQuery({
    queryKey: ["templates", "facts"],
    queryFn: async () => (await dataProvider.listTemplates()).filter(({ Kind }) => Kind === "facts"),
    enabled: hasTemplates,
  });
  const begin = (body: string) => setMessage(Message.trim() === "" ? body : `${Message.trimEnd()}\n\n${body}`);
  const save = async () => {
    await send(Message);
    notify(sent, { type: "success" });
  };
  return (
    <FormDialog
      title={title}
      save={save}
      words={{ save: "Skicka", saving: "Skickar …" }}
      onClose={onClose}
      maxWidth="md"
      isChanged={Message.trim() !== ""}
    >
      {(fieldErrors) => (
        <>
          <QueryContent query={templates} loading={null}>
            {(rows) =>
              rows.length > 0 && (
                <Stack
                  direction="row"
                  spacing={1}
                  useFlexGap
                  role="group"
                  aria-label="Mallar"
                  sx={{ flexWrap: "wrap", mb: 1 }}
                >
                  {rows.map(({ ID, Name, Body }) => (
                    <Button key={ID} size="small" variant="outlined" onClick={() => begin(Body)}>
                      {Name}
                    </Button>
                  ))}
                </Stack>
              )
            }
          </QueryContent>
          <TextField
            label={label}
            fullWidth
            multiline
            minRows={6}
            margin="normal"
            value={Message}
            onChange={(event) => setMessage(event.target.value)}
            error={fieldErrors.Message !== undefined}
            helperText={fieldErrors.Message ?? hint}
            slotProps={{ htmlInput: { maxLength: lengths.Message.max } }}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Asks the asker for facts; for the holder and admins. */
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
          hasTemplates
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
