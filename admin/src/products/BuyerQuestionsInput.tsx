import { lengths } from "@lagrum/core/contract/lengths";
import { type BuyerQuestion, questionsOf } from "@lagrum/core/product/buyerQuestions";
import { maxChoices, maxQuestions } from "@lagrum/core/product/buyerQuestionsSchema";
import AddIcon from "@mui/icons-material/Add";
import { Alert, Button } from "@mui/material";
import {
  ArrayInput,
  BooleanInput,
  FormDataConsumer,
  maxLength,
  RemoveItemButton,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useRecordContext,
  useSimpleFormIterator,
} from "react-admin";
import { answerKindChoices } from "./productLabels.ts";

const asLines = (choices: string[] | null | undefined) => (choices ?? []).join("\n");

const choicesFault = (choices: string[] | null | undefined) => {
  const named = (choices ?? []).map((choice) => choice.trim()).filter(Boolean);
  if (named.length < 2) return "Skriv minst två svar att välja mellan, ett på varje rad.";
  if (new Set(named).size < named.length) return "Samma svar står två gånger.";
  if (named.length > maxChoices) return `Högst ${maxChoices} svar.`;
  return named.some((choice) => choice.length > lengths.BuyerChoice.max)
    ? `Högst ${lengths.BuyerChoice.max} tecken i varje svar.`
    : undefined;
};

const countFault = (questions: unknown) =>
  Array.isArray(questions) && questions.length > maxQuestions ? `Högst ${maxQuestions} frågor.` : undefined;

/** Edits the questions of the order form, which are stored as JSON Schema. */
export function BuyerQuestionsInput() {
  const product = useRecordContext<{ Questions?: unknown }>();
  if (product?.Questions !== undefined && questionsOf(product.Questions) === null) {
    return <Alert severity="info">Frågorna till köparen är inlagda på annat sätt och kan inte ändras här.</Alert>;
  }
  return (
    <ArrayInput
      source="Asked"
      validate={countFault}
      fullWidth
      helperText="Ställs i beställningen, i den här ordningen. Fråga inte efter mer än uppdraget kräver."
    >
      <SimpleFormIterator
        disableClear
        fullWidth
        addButton={<AddQuestion />}
        removeButton={<RemoveItemButton label="Ta bort frågan" />}
        getItemLabel={(place) => `${place + 1}.`}
        sx={{
          "& .RaSimpleFormIterator-line": { pt: 2, pb: 1 },
          "& .RaSimpleFormIterator-form": { minWidth: 0 },
          // React-Admin shows the buttons on hover only, which touch screens lack.
          "& .RaSimpleFormIterator-action": { visibility: "visible" },
        }}
      >
        <TextInput
          source="Label"
          label="Fråga"
          fullWidth
          validate={[required(), maxLength(lengths.BuyerQuestion.max)]}
          helperText={false}
        />
        <TextInput
          source="Help"
          label="Hjälptext"
          fullWidth
          validate={maxLength(lengths.BuyerHelp.max)}
          helperText={false}
        />
        <SelectInput
          source="Kind"
          label="Svaret är"
          choices={answerKindChoices}
          defaultValue="text"
          validate={required()}
          helperText={false}
        />
        <FormDataConsumer<Partial<BuyerQuestion>>>
          {({ scopedFormData }) =>
            scopedFormData?.Kind === "choice" && (
              <TextInput
                source="Choices"
                label="Svar att välja mellan"
                fullWidth
                multiline
                minRows={3}
                format={asLines}
                parse={(text: string) => text.split("\n")}
                validate={choicesFault}
                helperText="Ett på varje rad."
              />
            )
          }
        </FormDataConsumer>
        <FormDataConsumer<Partial<BuyerQuestion>>>
          {({ scopedFormData }) => (
            <BooleanInput
              source="Required"
              label="Måste besvaras"
              defaultValue={false}
              helperText={
                scopedFormData?.Kind === "yesNo"
                  ? "Både ja och nej räknas som svar. Villkor som köparen ska godkänna hör inte hit."
                  : false
              }
            />
          )}
        </FormDataConsumer>
      </SimpleFormIterator>
    </ArrayInput>
  );
}

function AddQuestion() {
  const { add } = useSimpleFormIterator();
  return (
    <Button size="small" startIcon={<AddIcon />} onClick={() => add()}>
      Lägg till en fråga
    </Button>
  );
}
