import { questionTypes } from "@lagrum/core/contract/question";
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

export const questionFilters = [
  <SearchInput key="Query" source="Query" alwaysOn />,
  <AreaInput key="CategoryID" source="CategoryID" alwaysOn />,
  <SelectInput sx={level} key="Type" source="Type" choices={typeChoices} alwaysOn />,
];
