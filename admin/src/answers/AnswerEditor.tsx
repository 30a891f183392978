import { Box } from "@mui/material";
import StarterKit from "@tiptap/starter-kit";
import { RichTextInput, type RichTextInputProps } from "ra-input-rich-text";
import { useCallback, useEffect, useState } from "react";
import { Form } from "react-admin";
import { useWatch } from "react-hook-form";
import { serif } from "../theme.ts";
import { AnswerToolbar } from "./AnswerToolbar.tsx";
import { DraftStatus } from "./DraftStatus.tsx";
import { LeaveWarning } from "./LeaveWarning.tsx";
import type { DraftInHand } from "./useDraft.ts";

/** Only what the server keeps: p h2 h3 ul ol li strong em a blockquote br. */
const editorOptions: NonNullable<RichTextInputProps["editorOptions"]> = {
  extensions: [
    StarterKit.configure({
      heading: { levels: [2, 3] },
      link: { openOnClick: false, protocols: ["https", "http", "mailto"], HTMLAttributes: { rel: null, target: null } },
      strike: false,
      code: false,
      codeBlock: false,
      underline: false,
      horizontalRule: false,
    }),
  ],
  editorProps: { attributes: { role: "textbox", "aria-multiline": "true", "aria-label": "Svar", lang: "sv" } },
};

/** Hands what is typed to the machine. */
function Pen({ draft: { send } }: { draft: DraftInHand }) {
  const written = useWatch<{ AnswerBody: string }, "AnswerBody">({ name: "AnswerBody" }) ?? "";
  useEffect(() => send({ type: "WRITE", AnswerBody: written }), [written, send]);
  return null;
}

/** The form must not follow the record around it, which is read again while people type. */
const ownRecord = {};

/** Where an answer is written. What is typed goes to the draft's machine, which saves it. */
export function AnswerEditor({ draft }: { draft: DraftInHand }) {
  const { state, send } = draft;
  const isUnsaved = state.status === "active" && !state.matches("saved");
  // Rises when the text on the screen is to be replaced by one from elsewhere.
  const [edition, setEdition] = useState(0);
  const takeTheirs = () => {
    send({ type: "TAKE_THEIRS" });
    setEdition(edition + 1);
  };
  const save = useCallback(() => send({ type: "SAVE" }), [send]);
  return (
    <Form key={edition} record={ownRecord} defaultValues={{ AnswerBody: state.context.AnswerBody }}>
      <Box
        onBlur={() => state.matches("typed") && state.context.savesItself && save()}
        sx={{
          "& .ProseMirror": {
            minHeight: "18rem",
            fontFamily: serif,
            fontSize: "1.125rem",
            lineHeight: 1.6,
            "& h2": { fontSize: "1.4375rem", lineHeight: 1.25, mt: 2, mb: 1 },
            "& h3": { fontSize: "1.1875rem", lineHeight: 1.3, mt: 2, mb: 1 },
            "& blockquote": { ml: 0, pl: 2, borderLeft: 3, borderColor: "divider" },
          },
        }}
      >
        <RichTextInput
          source="AnswerBody"
          label={false}
          helperText={false}
          editorOptions={editorOptions}
          toolbar={<AnswerToolbar />}
          readOnly={state.matches("finishing")}
        />
      </Box>
      <DraftStatus draft={draft} onTakeTheirs={takeTheirs} />
      <Pen draft={draft} />
      <LeaveWarning isUnsaved={isUnsaved} onSave={save} />
    </Form>
  );
}
