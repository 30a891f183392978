import type { AcceptedFinding } from "@lagrum/core/pii/anonymisationSchema";
import type { PublishedTexts } from "@lagrum/core/pii/publication";
import type { Question } from "@lagrum/core/question/questionSchema";
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { useDataProvider } from "react-admin";
import { MergeDialog } from "../conflicts/MergeDialog.tsx";
import { conflictingRow } from "../conflicts/merge.ts";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { toFormError } from "../ui/formError.ts";
import { useIsSmall } from "../ui/useIsSmall.ts";
import { FindingPanel } from "./FindingPanel.tsx";
import { HintList } from "./HintList.tsx";
import { ManualFinding } from "./ManualFinding.tsx";
import { TextWithFindings } from "./TextWithFindings.tsx";
import { useAnonymisation } from "./useAnonymisation.ts";

export interface AnonymiseProps {
  id: number;
  texts: PublishedTexts;
  accepted: AcceptedFinding[];
  /** Name of the answer's author. */
  author: string;
  /** The question's `UpdatedAt`, for optimistic locking. */
  readAt?: string | undefined;
  onClose: () => void;
  /** Called when no finding is left and the question is saved. */
  onDone: (answerBody: string) => void;
}

const fields = [
  { name: "Title", label: "Rubrik" },
  { name: "QuestionBody", label: "Fråga" },
] as const;
const questionOf = ({ Title, QuestionBody }: Pick<Question, "Title" | "QuestionBody">) => ({ Title, QuestionBody });

/** Shows the personal data found in question and answer. Each finding is replaced, or accepted with a reason. */
export function AnonymiseDialog({ id, texts, accepted, author, readAt, onClose, onDone }: AnonymiseProps) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const isSmall = useIsSmall();
  const work = useAnonymisation(texts, accepted, author);
  const { findings } = work;
  const [wanted, setPlace] = useState(0);
  const place = Math.min(wanted, Math.max(0, findings.length - 1));
  const current = findings[place];
  const [formError, setFormError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [UpdatedAt, setUpdatedAt] = useState(readAt);
  const [currentRow, setCurrentRow] = useState<Question | null>(null);
  const [shown, setShown] = useState<HTMLElement | null>(null);

  const isClean = findings.length === 0;
  const isNothing = isClean && work.hints.length === 0 && !work.isChanged;
  useEffect(() => {
    if (isNothing) onDone(texts.AnswerBody);
  }, [isNothing, onDone, texts.AnswerBody]);
  if (isNothing) return null;

  const save = async () => {
    setSaving(true);
    setFormError(null);
    const { Title, QuestionBody, AnswerBody } = work.texts;
    try {
      await dataProvider.anonymise(id, {
        ...{ Title, QuestionBody, LeftStanding: work.accepted },
        ...(UpdatedAt !== undefined && { UpdatedAt }),
      });
      onDone(AnswerBody);
    } catch (error) {
      const row = conflictingRow<Question>(error);
      setCurrentRow(row);
      setFormError(row ? null : toFormError(error).text);
      setSaving(false);
    }
  };
  const marked = (field: keyof PublishedTexts, label: string) => (
    <TextWithFindings
      field={field}
      label={label}
      text={work.texts[field]}
      findings={findings}
      current={current}
      onChoose={(finding) => setPlace(findings.indexOf(finding))}
    />
  );
  return (
    <Dialog open fullWidth maxWidth="lg" fullScreen={isSmall} onClose={onClose} aria-labelledby="anonymise-title">
      <DialogTitle id="anonymise-title">Det här kan peka ut någon</DialogTitle>
      <DialogContent
        dividers
        tabIndex={0}
        role="region"
        aria-label="Fråga och svar"
        ref={setShown}
        sx={{ display: "grid", gap: 3, gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" } }}
      >
        <Box>
          {marked("Title", "Rubrik")}
          {marked("QuestionBody", "Fråga")}
        </Box>
        <Box>{marked("AnswerBody", "Svar")}</Box>
      </DialogContent>
      <Box sx={{ px: 3, pt: 2, flexShrink: 0, maxHeight: "60dvh", overflowY: "auto" }}>
        <Typography role="status" variant="body2" sx={{ color: "text.secondary", mb: 1 }}>
          {isClean
            ? "Allt är genomgånget. Läs igenom texten en gång till: programmet hittar inte allt."
            : `${findings.length} kvar att ersätta eller låta stå. Den som frågade behåller sin egen text.`}
        </Typography>
        {current && (
          <FindingPanel
            key={`${current.Field} ${current.Start} ${current.Text}`}
            work={work}
            finding={current}
            place={place}
            onMove={(by) => setPlace((place + by + findings.length) % findings.length)}
          />
        )}
        <HintList work={work} />
        <ManualFinding work={work} texts={shown} />
        {formError && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {formError}
          </Alert>
        )}
      </Box>
      <DialogActions sx={{ flexWrap: "wrap" }}>
        <Button disabled={!work.undo} onClick={() => work.undo?.()}>
          Ångra
        </Button>
        <Button onClick={onClose}>Avbryt</Button>
        <Button variant="contained" disabled={!isClean || isSaving} onClick={() => void save()}>
          Spara och gå vidare
        </Button>
      </DialogActions>
      {currentRow && (
        <MergeDialog
          fields={fields}
          base={questionOf(texts)}
          mine={questionOf(work.texts)}
          theirs={questionOf(currentRow)}
          onClose={() => setCurrentRow(null)}
          onChosen={(chosen) => {
            work.applyMerge(chosen);
            setUpdatedAt(currentRow.UpdatedAt);
            setCurrentRow(null);
          }}
        />
      )}
    </Dialog>
  );
}
