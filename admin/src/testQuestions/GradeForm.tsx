import { type GradedAnswer, type TestGrade, testGrades } from "@lagrum/core/testQuestion/testQuestionSchema";
import { testGradeTexts } from "@lagrum/core/texts/people";
import {
  Alert,
  Button,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from "@mui/material";
import { type FormEvent, useState } from "react";
import { LinkBase, type RaRecord, useGetList, useNotify, useRefresh, useUpdate } from "react-admin";
import { conflictingRow } from "../conflicts/merge.ts";
import { whole } from "../dataProvider/dataProvider.ts";
import { type FormError, toFormError } from "../ui/formError.ts";
import { LoadFailure } from "../ui/LoadFailure.tsx";

type Row = GradedAnswer & RaRecord;

const changedSince = ({ Grade }: GradedAnswer) =>
  Grade === null
    ? "Den sökande har ändrat sitt svar sedan du öppnade det. Läs det igen; din bedömning står kvar här."
    : `Någon annan har bedömt svaret som ${testGradeTexts[Grade].toLocaleLowerCase("sv")}. Spara igen om din bedömning ska gälla i stället.`;

/** Maximum number of ungraded answers fetched to find the next one. */
const fetchLimit = 100;

/** Link to the next ungraded answer, with the number that remain. */
function NextAnswer({ id, isGraded }: { id: number; isGraded: boolean }) {
  const { data, total, error, isFetching, refetch } = useGetList<Row>("test-answers", {
    pagination: { page: 1, perPage: fetchLimit },
    sort: { field: "id", order: "ASC" },
    filter: { Graded: "false" },
  });
  if (data === undefined || total === undefined) {
    return error && <LoadFailure error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  }
  const place = data.findIndex(({ ID }) => ID === id);
  const others = data.filter(({ ID }) => ID !== id);
  // The one after this in the list, else the first.
  const next = place < 0 ? others[0] : (others[place] ?? others[0]);
  const remaining = total - (place < 0 ? 0 : 1);
  if (!next)
    return <Typography variant="body2">{isGraded ? "Alla provsvar är bedömda." : "Det här är det sista."}</Typography>;
  return (
    <>
      <Button component={LinkBase} to={`/test-answers/${next.ID}`} variant={isGraded ? "contained" : "outlined"}>
        Nästa
      </Button>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {remaining === 1 ? "1 till att bedöma" : `${remaining} till att bedöma`}
      </Typography>
    </>
  );
}

/** Grades one answer, and links to the next. */
export function GradeForm({ answer }: { answer: Row }) {
  const [update, { isPending }] = useUpdate<Row>();
  const refresh = useRefresh();
  const notify = useNotify();
  const [Grade, setGrade] = useState<TestGrade | "">(answer.Grade ?? "");
  const [Comment, setComment] = useState(answer.Comment ?? "");
  // The version that was shown when grading began, not a later one.
  const [Version, setVersion] = useState(answer.Version);
  const [formError, setFormError] = useState<FormError | null>(null);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (Grade === "") return setFormError({ text: "Välj en bedömning.", fields: { Grade: "Välj en bedömning." } });
    try {
      const data = { Grade, Comment: Comment || null, Version };
      const graded = await update(
        "test-answers",
        { id: answer.ID, data, previousData: answer, ...whole },
        { returnPromise: true, mutationMode: "pessimistic" },
      );
      if (graded) setVersion(graded.Version);
      setFormError(null);
      notify("Bedömningen är sparad.", { type: "success" });
      refresh();
    } catch (error) {
      const current = conflictingRow<GradedAnswer>(error);
      setFormError(current ? { text: changedSince(current), fields: {} } : toFormError(error));
      if (!current) return;
      setVersion(current.Version);
      refresh();
    }
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack spacing={2}>
        {formError && <Alert severity="error">{formError.text}</Alert>}
        <FormControl error={formError?.fields.Grade !== undefined}>
          <FormLabel id="grade">Bedömning</FormLabel>
          <RadioGroup aria-labelledby="grade" value={Grade} onChange={(_, value) => setGrade(value as TestGrade)}>
            {testGrades.map((grade) => (
              <FormControlLabel key={grade} value={grade} control={<Radio />} label={testGradeTexts[grade]} />
            ))}
          </RadioGroup>
          <FormHelperText>När du har sparat kan den sökande inte längre ändra sitt svar.</FormHelperText>
        </FormControl>
        <TextField
          label="Kommentar"
          multiline
          minRows={3}
          value={Comment}
          onChange={(event) => setComment(event.target.value)}
          error={formError?.fields.Comment !== undefined}
          helperText={formError?.fields.Comment ?? "Läses av administratörer, inte av den sökande."}
        />
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", alignItems: "center" }}>
          <Button type="submit" variant={answer.Grade === null ? "contained" : "outlined"} disabled={isPending}>
            {isPending ? "Sparar …" : "Spara bedömningen"}
          </Button>
          <NextAnswer id={answer.ID} isGraded={answer.Grade !== null} />
        </Stack>
      </Stack>
    </form>
  );
}
