import { type GradedAnswer, type TestGrade, testGrades } from "@lagrum/core/contract/testQuestion";
import { testGradeTexts } from "@lagrum/core/texts/people";
import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Link,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from "@mui/material";
import { type FormEvent, useState } from "react";
import {
  LinkBase,
  type RaRecord,
  ShowBase,
  Title,
  useNotify,
  useRecordContext,
  useRefresh,
  useUpdate,
} from "react-admin";
import { whole } from "../dataProvider.ts";
import { type Fault, faultOf } from "../layout/fault.ts";
import { Panel } from "../layout/Panel.tsx";
import { TwoColumns } from "../questions/TwoColumns.tsx";
import { RequireRole } from "../session/RequireRole.tsx";
import { serif } from "../theme.ts";

type Row = GradedAnswer & RaRecord;

const prose = { fontFamily: serif, fontSize: "1.125rem", lineHeight: 1.6, maxWidth: "38rem" };
const lines = { whiteSpace: "pre-line", overflowWrap: "anywhere" } as const;

function GradeForm({ answer }: { answer: Row }) {
  const [update, { isPending }] = useUpdate<Row>();
  const refresh = useRefresh();
  const notify = useNotify();
  const [Grade, setGrade] = useState<TestGrade | "">(answer.Grade ?? "");
  const [Comment, setComment] = useState(answer.Comment ?? "");
  const [fault, setFault] = useState<Fault | null>(null);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (Grade === "") return setFault({ text: "Välj en bedömning.", fields: { Grade: "Välj en bedömning." } });
    try {
      await update(
        "test-answers",
        { id: answer.ID, data: { Grade, Comment: Comment || null }, previousData: answer, ...whole },
        { returnPromise: true, mutationMode: "pessimistic" },
      );
      setFault(null);
      notify("Bedömningen är sparad.", { type: "success" });
      refresh();
    } catch (error) {
      setFault(faultOf(error));
    }
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack spacing={2}>
        {fault && <Alert severity="error">{fault.text}</Alert>}
        <FormControl error={fault?.fields.Grade !== undefined}>
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
          error={fault?.fields.Comment !== undefined}
          helperText={fault?.fields.Comment ?? "Läses av administratörer, inte av den sökande."}
        />
        <Button type="submit" variant="contained" disabled={isPending} sx={{ alignSelf: "flex-start" }}>
          {isPending ? "Sparar …" : "Spara bedömningen"}
        </Button>
      </Stack>
    </form>
  );
}

function Applicant({ answer: { Applicant: applicant } }: { answer: Row }) {
  if (applicant === null) return <Typography variant="body2">Namnet visas när svaret är bedömt.</Typography>;
  return (
    <Link component={LinkBase} to={`/users/${applicant.UserID}`}>
      {applicant.Name}
    </Link>
  );
}

function Content({ answer }: { answer: Row }) {
  const { TestQuestion, AnswerBody } = answer;
  return (
    <TwoColumns
      main={
        <Card>
          <CardContent>
            <Typography variant="h5" component="h1" sx={{ overflowWrap: "anywhere", mb: 1 }}>
              {TestQuestion.Title}
            </Typography>
            <Box sx={{ ...lines, color: "text.secondary", maxWidth: "38rem", mb: 3 }}>{TestQuestion.QuestionBody}</Box>
            <Typography variant="h6" component="h2" gutterBottom>
              Svar
            </Typography>
            <Box sx={{ ...prose, ...lines }}>{AnswerBody}</Box>
          </CardContent>
        </Card>
      }
      aside={
        <>
          <Panel title="Bedömningsstöd">
            <Typography variant="body2" sx={lines}>
              {TestQuestion.Guide}
            </Typography>
          </Panel>
          <Panel title="Bedöm">
            <GradeForm answer={answer} />
          </Panel>
          <Panel title="Sökande">
            <Applicant answer={answer} />
          </Panel>
        </>
      }
    />
  );
}

function Loaded() {
  const answer = useRecordContext<Row>();
  return answer ? <Content key={answer.ID} answer={answer} /> : null;
}

/** /admin/test-answers/{id}: read an answer beside the guide, and grade it without knowing whose it is. */
export function GradingDetails() {
  return (
    <RequireRole roles={["admin"]}>
      <ShowBase queryOptions={whole}>
        <Title title="Provsvar" />
        <Loaded />
      </ShowBase>
    </RequireRole>
  );
}
