import { type AnswerText, textOf } from "@lagrum/core/answer/answerText";
import type { QuestionType } from "@lagrum/core/question/questionSchema";
import { Box, Button } from "@mui/material";
import { RichTextInput } from "ra-input-rich-text";
import { useCallback, useEffect, useRef, useState } from "react";
import { Form } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { usePageAction } from "../commands/pageActions.ts";
import type { DraftState } from "../drafts/useDraft.ts";
import { CitationPopover } from "../editor/CitationPopover.tsx";
import { CitationMarks } from "../editor/citationMarks.ts";
import { EditorToolbar } from "../editor/EditorToolbar.tsx";
import { editorOptions, editorStyle } from "../editor/editorOptions.ts";
import { LeaveWarning } from "../ui/LeaveWarning.tsx";
import { AiDraftPanel } from "./AiDraftPanel.tsx";
import { DraftAlerts } from "./DraftAlerts.tsx";
import { doubtOf } from "./doubtOf.ts";
import { FullScreenButton } from "./FullScreenButton.tsx";
import { PreviewDialog } from "./PreviewDialog.tsx";
import { RecoveredDraft } from "./RecoveredDraft.tsx";
import { Sources } from "./Sources.tsx";
import { TemplateMenu } from "./TemplateMenu.tsx";
import { TextMeasure } from "./TextMeasure.tsx";
import { useProvisionCheck } from "./useProvisionCheck.ts";
import { VersionsDrawer } from "./VersionsDrawer.tsx";

const { extensions = [], ...more } = editorOptions("Svar");
const options = { ...more, extensions: [...extensions, CitationMarks] };

/** Sends the typed text to the draft's state machine, and shows the text that it merged. */
function DraftSync({ draft: { actor, state, send } }: { draft: DraftState }) {
  const written = useWatch<{ AnswerBody: string }, "AnswerBody">({ name: "AnswerBody" }) ?? "";
  const { setValue } = useFormContext<{ AnswerBody: string }>();
  const { merged } = state.context;
  useEffect(() => send({ type: "WRITE", AnswerBody: written }), [written, send]);
  useEffect(() => {
    if (merged) setValue("AnswerBody", actor.getSnapshot().context.AnswerBody);
  }, [merged, actor, setValue]);
  return null;
}

/** The text area fills the window; it grows with the text. */
const windowHigh = {
  "& .ProseMirror": {
    ...editorStyle["& .ProseMirror"],
    minHeight: { xs: "18rem", sm: "max(18rem, calc(100dvh - 18.5rem))" },
  },
};

/** The form must not reset when the record around it is refetched. */
const ownRecord = {};

interface Props {
  draft: DraftState;
  /** The question's type, which orders the templates. */
  type: QuestionType;
}

/** The answer editor. The draft's state machine saves the typed text. */
export function AnswerEditor({ draft, type }: Props) {
  const { state, send } = draft;
  const { context } = state;
  const [open, setOpen] = useState<"versions" | "preview" | null>(null);
  const editor = useRef<HTMLDivElement>(null);
  const checks = useProvisionCheck(context.QuestionID, textOf(context));
  const isUnsaved = state.status === "active" && !state.matches("saved");
  // Increased when the text is replaced, to mount a new form.
  const [revision, setRevision] = useState(0);
  const exchange = (event: Parameters<typeof send>[0]) => {
    send(event);
    setRevision(revision + 1);
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
    <Form key={revision} record={ownRecord} defaultValues={{ AnswerBody: context.AnswerBody }}>
      <RecoveredDraft draft={draft} onRestore={(text) => exchange({ type: "REPLACE", text })} />
      <AiDraftPanel questionId={context.QuestionID} />
      <Box ref={editor} onBlur={() => state.matches("typed") && state.context.savesItself && save()} sx={windowHigh}>
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
              <FullScreenButton />
            </EditorToolbar>
          }
          readOnly={state.matches("finishing")}
        />
      </Box>
      <CitationPopover within={editor} checks={checks} doubtOf={doubtOf} />
      <TextMeasure html={context.AnswerBody} />
      <DraftAlerts draft={draft} onExchange={exchange} />
      <Sources key={`sources ${revision} ${context.merged?.Version}`} draft={draft} />
      <DraftSync draft={draft} />
      <LeaveWarning isUnsaved={isUnsaved} onSave={save} onDiscard={draft.device.discard} />
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
