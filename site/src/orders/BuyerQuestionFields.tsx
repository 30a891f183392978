import type { BuyerQuestion } from "@lagrum/core/product/buyerQuestions";
import { useHydrated } from "@tanstack/react-router";
import { RadioCards } from "../ui/RadioCards.tsx";
import { Select } from "../ui/Select.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";
import { answerField, type OrderedProduct, type OrderValues, questionsFor, questionsIn } from "./orderForm.ts";

interface Props {
  product: OrderedProduct;
  initial: OrderValues;
  /** Current values: they decide which questions apply. */
  values: OrderValues;
  errors: Record<string, string | undefined>;
}

/** The product's own questions. Without JavaScript those with a condition are always shown, with the condition in words. */
export function BuyerQuestionFields({ product, initial, values, errors }: Props) {
  const hydrated = useHydrated();
  const all = questionsIn(product);
  const shown = hydrated ? questionsFor(product, values) : all;
  return shown.map((question) => (
    <AnswerField
      key={question.Key}
      question={question}
      condition={hydrated ? undefined : conditionText(question, all)}
      initial={initial[answerField(question.Key)] ?? ""}
      error={errors[answerField(question.Key)]}
    />
  ));
}

function conditionText({ OnlyIf }: BuyerQuestion, all: BuyerQuestion[]): string | undefined {
  const other = OnlyIf && all.find(({ Key }) => Key === OnlyIf.key);
  if (!other) return;
  const answer = typeof OnlyIf.value === "boolean" ? (OnlyIf.value ? "ja" : "nej") : OnlyIf.value;
  return `Svara bara om du har svarat ”${answer}” på ”${other.Label}”.`;
}

interface AnswerProps {
  question: BuyerQuestion;
  condition: string | undefined;
  initial: string;
  error: string | undefined;
}

function AnswerField({
  question: { Key, Label, Kind, Required, Choices, Help },
  condition,
  initial,
  error,
}: AnswerProps) {
  const name = answerField(Key);
  const hint = [Help, condition].filter(Boolean).join(" ") || undefined;
  const shared = { name, label: Label, hint, error, defaultValue: initial, optional: !Required, autoComplete: "off" };
  const choose = { name, label: Label, hint, error, chosen: initial };
  switch (Kind) {
    case "longText":
      return <TextArea {...shared} />;
    case "date":
      return <TextField {...shared} type="date" narrow />;
    case "number":
      return <TextField {...shared} inputMode="decimal" narrow />;
    case "yesNo":
      return (
        <RadioCards
          {...choose}
          beside
          choices={[
            { value: "true", title: "Ja" },
            { value: "false", title: "Nej" },
          ]}
        />
      );
    case "choice":
      return (
        <Select {...shared}>
          <option value="">Välj</option>
          {Choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Select>
      );
    case "file":
      return (
        <p>
          <strong>{Label}.</strong> {hint} Dokumentet bifogar du på beställningens egen sida när du har beställt.
        </p>
      );
    default:
      return <TextField {...shared} />;
  }
}
