import { AutocompleteInput, type RaRecord, useGetList } from "react-admin";

interface Area extends RaRecord {
  Name: string;
  Area: string | null;
}

/** Chooses an area of law or a sub-category. An area includes its sub-categories. */
export function AreaInput(props: { source: string; label?: string; alwaysOn?: boolean; variant?: "outlined" }) {
  const { data = [], isPending, error } = useGetList<Area>("categories", { pagination: { page: 1, perPage: 100 } });
  return (
    <AutocompleteInput
      {...props}
      choices={data}
      isPending={isPending}
      {...(error && { helperText: "Listan gick inte att hämta. Ladda om sidan för att försöka igen." })}
      optionText={(area: Area) => (area.Area ? `${area.Area}: ${area.Name}` : area.Name)}
      sx={{ minWidth: { md: 260 } }}
    />
  );
}
