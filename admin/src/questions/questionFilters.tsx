import { type DueFilter, dueFilters, type QuestionState, questionTypes } from "@lagrum/core/question/questionSchema";
import { questionStateTexts, questionTypeTexts } from "@lagrum/core/texts/questions";
import { DateInput, SelectInput } from "react-admin";
import { AreaInput } from "../categories/AreaInput.tsx";
import { inline, search } from "../lists/filterInputs.tsx";

export const typeChoices = questionTypes.map((id) => ({ id, name: questionTypeTexts[id] }));

const dueChoices: Record<DueFilter, string> = { today: "I dag", soon: "Snart slut", late: "Försenade" };

/** Filters by deadline. */
export const dueFilter = (
  <SelectInput sx={inline} key="Due" source="Due" choices={dueFilters.map((id) => ({ id, name: dueChoices[id] }))} />
);

/** Filters answered questions by deadline. */
export const answeredLateFilter = (
  <SelectInput sx={inline} key="Due" source="Due" choices={[{ id: "late", name: "Besvarade för sent" }]} />
);

export const questionFilters = [
  search,
  <AreaInput key="CategoryID" source="CategoryID" alwaysOn />,
  <SelectInput sx={inline} key="Type" source="Type" choices={typeChoices} alwaysOn />,
];

/** Filters by state, among those of the list. */
export const stateFilter = (...states: QuestionState[]) => (
  <SelectInput
    sx={inline}
    key="Stage"
    source="Stage"
    choices={states.map((id) => ({ id, name: questionStateTexts[id] }))}
  />
);

export const visibility = (
  <SelectInput
    sx={inline}
    key="Hidden"
    source="Hidden"
    choices={[
      { id: "true", name: "Dolda" },
      { id: "false", name: "Synliga" },
    ]}
  />
);

export const received = [
  <DateInput key="ConfirmedFrom" source="ConfirmedFrom" />,
  <DateInput key="ConfirmedTo" source="ConfirmedTo" />,
];

export const answeredDays = [
  <DateInput key="AnsweredFrom" source="AnsweredFrom" />,
  <DateInput key="AnsweredTo" source="AnsweredTo" />,
];

export const published = [
  <DateInput key="PublishedFrom" source="PublishedFrom" />,
  <DateInput key="PublishedTo" source="PublishedTo" />,
];
