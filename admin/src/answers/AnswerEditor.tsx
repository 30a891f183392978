import { type AnswerText, textOf } from "@lagrum/core/answer/answerText";
import type { QuestionType } from "@lagrum/core/question/questionSchema";
import { Box, Button } from "@mui/material";
import { RichTextInput } from "ra-input-rich-text";
import { useCallback, useEffect, useState } from "react";
import { Form } from "react-admin";
import { useWatch } from "react-hook-form";
import { usePageAction } from "../commands/pageActions.ts";
import type { DraftState } from "../drafts/useDraft.ts";
import { EditorToolbar } from "../editor/EditorToolbar.tsx";
import { editorOptions, editorStyle } from "../editor/editorOptions.ts";
import { LeaveWarning } from "../ui/LeaveWarning.tsx";
import { DraftStatus } from "./DraftStatus.tsx";
import { PreviewDialog } from "./PreviewDialog.tsx";
import { Sources } from "./Sources.tsx";
import { TemplateMenu } from "./TemplateMenu.tsx";
import { TextMeasure } from "./TextMeasure.tsx";
import { VersionsDrawer } from "./VersionsDrawer.tsx";

const options = editorOptions("Svar");

/** Hands what is typed to the machine. */
function Pen({ draft: { send } }: { draft: DraftState }) {
  const written = useWatch<{ AnswerBody: string }, "AnswerBody">({ name: "AnswerBody" }) ?? "";
  useEffect(() => send({ type: "WRITE", AnswerBody: written }), [written, send]);
  return null;
}

/** The form must not follow the record around it, which is read again while people type. */
const ownRecord = {};

interface Props {
  draft: DraftState;
  /** Of the question: which templates come first. */
  type: QuestionType;
}

/** Where an answer is written. What is typed goes to the draft's machine, which saves it. */
export function AnswerEditor({ draft, type }: Props) {
  const { state, send } = draft;
  const { context } = state;
  const [open, setOpen] = useState<"versions" | "preview" | null>(null);
  const isUnsaved = state.status === "active" && !state.matches("saved");
  // Rises when the text on the screen is to be replaced by one from elsewhere.
  const [edition, setEdition] = useState(0);
  const exchange = (event: Parameters<typeof send>[0]) => {
    send(event);
    setEdition(edition + 1);
  };
  const restore = (text: AnswerText) => {
    exchange({ type: "REPLACE", text });
    setOpen(null);
  };
  const mayRestore = state.can({ type: "REPLACE", text: context });
  usePageAction("save", "Spara svaret", () => send({ type: "SAVE" }), state.can({ type: "SAVE" }));
  usePageAction("preview", "Förhandsgranska svaret", () => setOpen("preview"));
  usePageAction("versions", "Svarets versioner", () => setOpen("versions"));
  const save = useCallback(() => send({ type: "SAVE" }), [send]);
  return (
    <Form key={edition} record={ownRecord} defaultValues={{ AnswerBody: context.AnswerBody }}>
      <Box onBlur={() => state.matches("typed") && state.context.savesItself && save()} sx={editorStyle}>
        <RichTextInput
          source="AnswerBody"
          label={false}
          helperText={false}
          editorOptions={options}
          toolbar={
            <EditorToolbar>
              <TemplateMenu type={type} />
              <Button size="small" onClick={() => setOpen("versions")}>
                Versioner
              </Button>
              <Button size="small" onClick={() => setOpen("preview")}>
                Förhandsgranska
              </Button>
            </EditorToolbar>
          }
          readOnly={state.matches("finishing")}
        />
      </Box>
      <TextMeasure html={context.AnswerBody} />
      <DraftStatus draft={draft} onExchange={exchange} />
      <Sources key={`sources ${edition}`} draft={draft} />
      <Pen draft={draft} />
      <LeaveWarning isUnsaved={isUnsaved} onSave={save} />
      {open === "versions" && (
        <VersionsDrawer
          id={context.QuestionID}
          text={context}
          onClose={() => setOpen(null)}
          onRestore={mayRestore ? restore : undefined}
        />
      )}
      {open === "preview" && (
        <PreviewDialog id={context.QuestionID} text={textOf(context)} onClose={() => setOpen(null)} />
      )}
    </Form>
  );
}
