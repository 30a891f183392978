import { Stack, Typography } from "@mui/material";
import { SelectInput, SimpleListLoading, useListContext } from "react-admin";
import { EmptyList } from "../lists/EmptyList.tsx";
import { inline } from "../lists/filterInputs.tsx";
import { StaffList } from "../lists/StaffList.tsx";
import { ComplaintCard, type ComplaintRow } from "./ComplaintCard.tsx";

const open = { State: "Open" };

const filters = [
  <SelectInput
    sx={inline}
    key="State"
    source="State"
    choices={[
      { id: "Open", name: "Att göra" },
      { id: "Decided", name: "Avgjorda" },
    ]}
    emptyText="Alla"
    alwaysOn
  />,
];

function Cards() {
  const { data } = useListContext<ComplaintRow>();
  if (data === undefined) return <SimpleListLoading hasSecondaryText />;
  if (data.length === 0) return <EmptyList text="Alla reklamationer är avgjorda." filter={open} />;
  return (
    <Stack component="ul" spacing={1.5} sx={{ m: 0, p: { xs: 1, md: 1.5 }, listStyle: "none" }}>
      {data.map((complaint) => (
        <ComplaintCard key={complaint.ID} complaint={complaint} />
      ))}
    </Stack>
  );
}

/** /admin/complaints: complaints about purchases, by the last day of our answer. */
export function ComplaintList() {
  return (
    <StaffList
      title="Reklamationer"
      filters={filters}
      filterDefaultValues={open}
      sort={{ field: "DueDay", order: "ASC" }}
      hasAllFilters
    >
      <Typography variant="body2" sx={{ m: 2, mb: 1, color: "text.secondary", maxWidth: "48rem" }}>
        Kunden har lovats besked inom 14 dagar. En administratör avgör, och kunden får texten med ett mejl.
      </Typography>
      <Cards />
    </StaffList>
  );
}
