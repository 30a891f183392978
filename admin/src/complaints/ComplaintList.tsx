import { SelectInput } from "react-admin";
import { CardList } from "../lists/CardList.tsx";
import { inline } from "../lists/filterInputs.tsx";
import { ListNote } from "../lists/ListNote.tsx";
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

/** /admin/complaints: complaints about purchases, by the deadline of the firm's reply. */
export function ComplaintList() {
  return (
    <StaffList
      title="Reklamationer"
      filters={filters}
      filterDefaultValues={open}
      sort={{ field: "DueDay", order: "ASC" }}
      hasAllFilters
    >
      <ListNote>
        Kunden har lovats besked inom 14 dagar. En administratör avgör, och kunden får texten med ett mejl.
      </ListNote>
      <CardList<ComplaintRow>
        empty="Alla reklamationer är avgjorda."
        filter={open}
        card={(complaint) => <ComplaintCard key={complaint.ID} complaint={complaint} />}
      />
    </StaffList>
  );
}
