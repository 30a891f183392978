import { type DueFilter, dueFilters, questionTypes } from "@lagrum/core/contract/question";
import { questionTypeTexts } from "@lagrum/core/texts/questions";
import { AutocompleteInput, type RaRecord, SearchInput, SelectInput, useGetList } from "react-admin";

interface Area extends RaRecord {
  Name: string;
  Area: string | null;
}

/** Areas of law with their sub-categories; an area takes its sub-categories with it. */
export function AreaInput(props: { source: string; label?: string; alwaysOn?: boolean; variant?: "outlined" }) {
  const { data = [], isPending } = useGetList<Area>("categories", { pagination: { page: 1, perPage: 100 } });
  return (
    <AutocompleteInput
      {...props}
      choices={data}
      isPending={isPending}
      optionText={(area: Area) => (area.Area ? `${area.Area}: ${area.Name}` : area.Name)}
      sx={{ minWidth: { md: 260 } }}
    />
  );
}

/** Puts a select on the same line as the other inputs of a filter. */
export const level = { mb: 0 };

export const typeChoices = questionTypes.map((id) => ({ id, name: questionTypeTexts[id] }));

const dueChoices: Record<DueFilter, string> = { today: "I dag", soon: "Snart slut", late: "Försenade" };

/** How near questions are to their time. */
export const dueFilter = (
  <SelectInput
    sx={level}
    key="Due"
    source="Due"
    choices={dueFilters.map((id) => ({ id, name: dueChoices[id] }))}
    alwaysOn
  />
);

/** The same where all have their answer. */
export const answeredLateFilter = (
  <SelectInput sx={level} key="Due" source="Due" choices={[{ id: "late", name: "Besvarade för sent" }]} alwaysOn />
);

export const questionFilters = [
  <SearchInput key="Query" source="Query" alwaysOn />,
  <AreaInput key="CategoryID" source="CategoryID" alwaysOn />,
  <SelectInput sx={level} key="Type" source="Type" choices={typeChoices} alwaysOn />,
];
