import { AutocompleteInput, type RaRecord, ReferenceInput, useChoicesContext } from "react-admin";
import { referenceFailure, referenceQuery } from "../lists/referenceQuery.ts";

interface Area extends RaRecord {
  Name: string;
  Area: string | null;
}

interface AreaInputProps {
  source: string;
  label?: string;
  alwaysOn?: boolean;
  variant?: "outlined";
}

/** As choices of its own, the input searches the areas in the browser: the API returns all of them. */
function AreaChoices(props: AreaInputProps) {
  const { allChoices, isPending, error } = useChoicesContext<Area>();
  return (
    <AutocompleteInput
      {...props}
      choices={allChoices}
      isPending={isPending}
      {...(error && { helperText: referenceFailure })}
      optionText={(area: Area) => (area.Area ? `${area.Area}: ${area.Name}` : area.Name)}
      sx={{ minWidth: { md: 260 } }}
    />
  );
}

/** Chooses an area of law or a sub-category. An area includes its sub-categories. */
export const AreaInput = (props: AreaInputProps) => (
  <ReferenceInput source={props.source} reference="categories" perPage={100} queryOptions={referenceQuery}>
    <AreaChoices {...props} />
  </ReferenceInput>
);
