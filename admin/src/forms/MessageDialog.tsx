import { lengths } from "@lagrum/core/contract/fieldSchema";
import type { TemplateKind } from "@lagrum/core/template/templateSchema";
import { Alert, Button, Stack, TextField } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { QueryContent } from "../ui/QueryContent.tsx";
import { FormDialog } from "./FormDialog.tsx";
import { unfilledReminder } from "./unfilledReminder.ts";

const maxLengths = { Message: lengths.Message.max, Reason: lengths.Reason.max, Note: lengths.Reason.max };

interface DialogProps {
  title: string;
  label: string;
  hint: string;
  /** The field of the request body. */
  field?: keyof typeof maxLengths;
  /** The label of the submit button. */
  action?: string;
  sent: string;
  send: (Message: string) => Promise<unknown>;
  /** The kind of the templates to offer. */
  templates?: TemplateKind;
  onClose: () => void;
}

/** A message or reason as plain text, which can start from a template. */
export function MessageDialog({
  title,
  label,
  hint,
  field = "Message",
  action = "Skicka",
  sent,
  send,
  templates: kind,
  onClose,
}: DialogProps) {
  const notify = useNotify();
  const [Message, setMessage] = useState("");
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const templates = useQuery({
    queryKey: ["templates", kind],
    queryFn: async () => (await dataProvider.listTemplates()).filter(({ Kind }) => Kind === kind),
    enabled: kind !== undefined,
  });
  const begin = (body: string) => setMessage(Message.trim() === "" ? body : `${Message.trimEnd()}\n\n${body}`);
  const reminder = unfilledReminder(Message);
  const save = async () => {
    await send(Message);
    notify(sent, { type: "success" });
  };
  return (
    <FormDialog
      title={title}
      save={save}
      words={{ save: action, saving: "Skickar …" }}
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
            error={fieldErrors[field] !== undefined}
            helperText={fieldErrors[field] ?? hint}
            slotProps={{ htmlInput: { maxLength: maxLengths[field] } }}
          />
          {reminder && <Alert severity="warning">{reminder}</Alert>}
        </>
      )}
    </FormDialog>
  );
}
