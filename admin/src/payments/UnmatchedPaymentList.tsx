import { Stack, Typography } from "@mui/material";
import { SelectInput, SimpleListLoading, useListContext } from "react-admin";
import { EmptyList } from "../lists/EmptyList.tsx";
import { inline } from "../lists/filterInputs.tsx";
import { StaffList } from "../lists/StaffList.tsx";
import { UnmatchedCard, type UnmatchedRow } from "./UnmatchedCard.tsx";

const open = { State: "Open" };

const filters = [
  <SelectInput
    sx={inline}
    key="State"
    source="State"
    choices={[
      { id: "Open", name: "Att utreda" },
      { id: "Resolved", name: "Utredda" },
    ]}
    emptyText="Alla"
    alwaysOn
  />,
];

function Cards() {
  const { data } = useListContext<UnmatchedRow>();
  if (data === undefined) return <SimpleListLoading hasSecondaryText />;
  if (data.length === 0) return <EmptyList text="Alla betalningar stämmer med våra beställningar." filter={open} />;
  return (
    <Stack component="ul" spacing={1.5} sx={{ m: 0, p: { xs: 1, md: 1.5 }, listStyle: "none" }}>
      {data.map((unmatched) => (
        <UnmatchedCard key={unmatched.ID} unmatched={unmatched} />
      ))}
    </Stack>
  );
}

/** /admin/unmatched-payments: money in the provider's books that fits no payment of ours. */
export function UnmatchedPaymentList() {
  return (
    <StaffList
      title="Betalningar att utreda"
      filters={filters}
      filterDefaultValues={open}
      sort={{ field: "FoundAt", order: "ASC" }}
      hasAllFilters
    >
      <Typography variant="body2" sx={{ m: 2, mb: 1, color: "text.secondary", maxWidth: "48rem" }}>
        Betalningar hos betaltjänsten som inte stämmer med någon beställning hos oss. Ingen beställning blir betald av
        dem. Rätta till det hos betaltjänsten och anteckna vad som gjordes.
      </Typography>
      <Cards />
    </StaffList>
  );
}
